import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { contentType } from './content-types.ts';

interface Asset {
  type: string;
  etag: string;
  headers: Record<string, string>;
  plain: Uint8Array<ArrayBuffer>;
  br: Uint8Array<ArrayBuffer> | null;
  gzip: Uint8Array<ArrayBuffer> | null;
}

/** Answers with a file of the build, or null when there is none at the request's path. */
export type AssetServer = (request: Request) => Response | null;

/**
 * Reads the client build into memory, with the compressed forms made at build time. A few megabytes, and no
 * file is opened while answering.
 */
export async function loadAssets(folder: string): Promise<AssetServer> {
  const assets = new Map<string, Asset>();
  for (const name of await readdir(folder, { recursive: true })) {
    const file = path.join(folder, name);
    if (/\.(br|gz)$/.test(name) || !(await stat(file)).isFile()) continue;
    assets.set(`/${name.split(path.sep).join('/')}`, await readAsset(file, name));
  }
  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const asset = find(assets, new URL(request.url).pathname);
    return asset ? answer(asset, request) : null;
  };
}

function find(assets: Map<string, Asset>, pathname: string): Asset | undefined {
  return assets.get(pathname) ?? assets.get(`${pathname.replace(/\/$/, '')}/index.html`);
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

async function readAsset(file: string, name: string): Promise<Asset> {
  const plain = new Uint8Array(await readFile(file));
  const compressed = (extension: string) =>
    readFile(`${file}.${extension}`).then(
      (bytes) => new Uint8Array(bytes),
      () => null,
    );
  return {
    type: contentType(name),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    headers: { 'Cache-Control': cacheControl(name), ...(name.endsWith('.svg') ? pictureOnly : {}) },
    plain,
    br: await compressed('br'),
    gzip: await compressed('gz'),
  };
}

function answer(asset: Asset, request: Request): Response {
  const headers = new Headers({
    'Content-Type': asset.type,
    ...asset.headers,
    ETag: asset.etag,
    Vary: 'Accept-Encoding',
  });
  if (request.headers.get('if-none-match')?.includes(asset.etag))
    return new Response(null, { status: 304, headers });
  const accepted = request.headers.get('accept-encoding') ?? '';
  let body = asset.plain;
  if (asset.br && /\bbr\b/.test(accepted)) {
    body = asset.br;
    headers.set('Content-Encoding', 'br');
  } else if (asset.gzip && /\bgzip\b/.test(accepted)) {
    body = asset.gzip;
    headers.set('Content-Encoding', 'gzip');
  }
  headers.set('Content-Length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}
