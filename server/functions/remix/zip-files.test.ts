import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipFiles } from './zip-files.ts';

it('packs files one after the other, each opened when its turn comes', async () => {
  const texts: Record<string, string> = { 'index.html': '<h1>É</h1>', 'a/größe.css': 'a{}', 'empty.txt': '' };
  const opened: string[] = [];
  const entries = Object.entries(texts).map(([path, text]) => ({
    path,
    async open() {
      opened.push(path);
      return (async function* () {
        if (text) yield strToU8(text);
      })();
    },
  }));
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipFiles(entries)) {
    if (chunks.length === 0) expect(opened).toEqual(['index.html']);
    chunks.push(chunk);
  }
  const files = unzipSync(Buffer.concat(chunks));
  expect(Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]))).toEqual(
    texts,
  );
});

it('reads no further than what was taken, and closes a file that nobody waits for any more', async () => {
  let read = 0;
  let isClosed = false;
  const open = async () =>
    (async function* () {
      try {
        for (; read < 100; read += 1) yield new Uint8Array(1000).fill(read);
      } finally {
        isClosed = true;
      }
    })();
  const zip = zipFiles([{ path: 'large.bin', open }]);
  let taken = 0;
  while (taken < 10_000) taken += (await zip.next()).value?.length ?? 0;
  expect(read).toBeLessThan(12);
  await zip.return(undefined);
  expect(isClosed).toBe(true);
});

it('is an empty zip without any', async () => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipFiles([])) chunks.push(chunk);
  expect(unzipSync(Buffer.concat(chunks))).toEqual({});
});
