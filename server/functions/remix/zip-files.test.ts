import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipFiles } from './zip-files.ts';

it('packs files one after the other, each read when its turn comes', async () => {
  const texts: Record<string, string> = { 'index.html': '<h1>É</h1>', 'a/größe.css': 'a{}', 'empty.txt': '' };
  const read: string[] = [];
  const entries = Object.entries(texts).map(([path, text]) => ({
    path,
    read: async () => {
      read.push(path);
      return new TextEncoder().encode(text);
    },
  }));
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipFiles(entries)) {
    expect(read.length).toBeLessThanOrEqual(Object.keys(texts).length);
    if (chunks.length === 0) expect(read).toEqual(['index.html']);
    chunks.push(chunk);
  }
  const files = unzipSync(Buffer.concat(chunks));
  expect(Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]))).toEqual(
    texts,
  );
});

it('is an empty zip without any', async () => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipFiles([])) chunks.push(chunk);
  expect(unzipSync(Buffer.concat(chunks))).toEqual({});
});
