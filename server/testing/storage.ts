import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { owner } from '../database/database.ts';
import type { TestServer } from './server.ts';
import { makeZip } from './zip.ts';

/** Everything the storage service keeps: file keys, files still being written, and names of objects. */
export async function storageState(server: TestServer) {
  const files: string[] = [];
  for await (const { key } of server.services.files.list()) files.push(key);
  const unfinished = await readdir(path.join(server.services.config.dataDirectory, 'files', 'unfinished'));
  const { rows } = await server.services.database.run<{ name: string }>(owner, {
    text: 'select name from storage.objects order by name',
  });
  return { files: files.sort(), unfinished, names: rows.map(({ name }) => name) };
}

/** A small website as a zip that passes inspection. */
export function websiteZip(): Buffer<ArrayBuffer> {
  return makeZip([
    { name: 'index.html', content: '<!doctype html><title>A site</title>' },
    { name: 'css/' },
    { name: 'css/site.css', content: 'body { margin: 0 }' },
  ]);
}

/** A zip of about `bytes` that cannot be packed tighter, as photographs cannot. */
export function largeZip(bytes: number): Buffer<ArrayBuffer> {
  return makeZip([
    { name: 'index.html', content: '<!doctype html><title>Photographs</title>' },
    { name: 'photographs.bin', content: randomBytes(bytes), isStored: true },
  ]);
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
