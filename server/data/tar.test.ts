import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTar, TarError, tarEnd, tarEntry } from './tar.ts';

async function pack(entries: { name: string; bytes: Uint8Array }[]): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for (const { name, bytes } of entries) {
    for await (const part of tarEntry(name, bytes.length, [bytes])) parts.push(part);
  }
  return Buffer.concat([...parts, tarEnd()]);
}

async function unpack(archive: Buffer, chunkBytes: number): Promise<{ name: string; bytes: Uint8Array }[]> {
  async function* chunks() {
    for (let at = 0; at < archive.length; at += chunkBytes) yield archive.subarray(at, at + chunkBytes);
  }
  const found: { name: string; bytes: Uint8Array }[] = [];
  for await (const { name, body } of readTar(chunks())) {
    const parts: Uint8Array[] = [];
    for await (const part of body) parts.push(part);
    found.push({ name, bytes: new Uint8Array(Buffer.concat(parts)) });
  }
  return found;
}

it('gives back what was put in, however the bytes arrive', async () => {
  const entry = fc.record({
    name: fc.stringMatching(/^[\w./-]{1,100}$/),
    bytes: fc.uint8Array({ maxLength: 3000 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(entry, { maxLength: 6 }),
      fc.integer({ min: 1, max: 4000 }),
      async (entries, chunk) => {
        expect(await unpack(await pack(entries), chunk)).toEqual(
          entries.map(({ name, bytes }) => ({ name, bytes })),
        );
      },
    ),
    { numRuns: 300 },
  );
});

it('is refused when it is cut anywhere', async () => {
  const archive = await pack([{ name: 'a', bytes: Buffer.alloc(700, 'x') }]);
  for (let end = 0; end < archive.length - 1024; end += 97) {
    await expect(unpack(archive.subarray(0, end), 512)).rejects.toBeInstanceOf(TarError);
  }
});

it('is refused when a header is damaged', async () => {
  const archive = await pack([{ name: 'a', bytes: Buffer.from('x') }]);
  archive[3] = 65;
  await expect(unpack(archive, 512)).rejects.toThrow('damaged');
});

it('holds no entry that is not as long as it says', async () => {
  const changed = async () => {
    for await (const _ of tarEntry('a', 5, [Buffer.from('four')]));
  };
  await expect(changed()).rejects.toThrow('changed while it was read');
});
