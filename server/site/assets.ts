import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { contentType } from './content-types.ts';
import { type StoredAnswer, storeAnswer } from './stored-answer.ts';

/** Finds the file of the build that a path names, or null when there is none. */
export type AssetFinder = (pathname: string) => StoredAnswer | null;

/**
 * Reads the client build into memory, with the compressed forms made at build time. A few megabytes, and no
 * file is opened while answering.
 */
export async function loadAssets(folder: string): Promise<AssetFinder> {
  const assets = new Map<string, StoredAnswer>();
  for (const name of await readdir(folder, { recursive: true })) {
    const file = path.join(folder, name);
    if (/\.(br|gz)$/.test(name) || !(await stat(file)).isFile()) continue;
    assets.set(`/${name.split(path.sep).join('/')}`, await readAsset(file, name));
  }
  return (pathname) =>
    assets.get(pathname) ?? assets.get(`${pathname.replace(/\/$/, '')}/index.html`) ?? null;
}

/** A drawing opened by itself is a document: it may style itself, and nothing else. */
const pictureOnly = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

function cacheControl(name: string): string {
  // The build names everything in `assets` after its content.
  if (name.startsWith('assets')) return 'public, max-age=31536000, immutable';
  // Pictures of articles and share cards hardly ever change; when one does, the old one may be seen for a day.
  if (/^(blog-images|og)\b/.test(name)) return 'public, max-age=86400, stale-while-revalidate=2592000';
  return 'public, max-age=0, must-revalidate';
}

async function readAsset(file: string, name: string): Promise<StoredAnswer> {
  const compressed = (extension: string) =>
    readFile(`${file}.${extension}`).then(
      (bytes) => new Uint8Array(bytes),
      () => null,
    );
  const headers = {
    'Content-Type': contentType(name),
    'Cache-Control': cacheControl(name),
    ...(name.endsWith('.svg') ? pictureOnly : {}),
  };
  const plain = new Uint8Array(await readFile(file));
  return storeAnswer(plain, headers, { br: await compressed('br'), gzip: await compressed('gz') });
}
