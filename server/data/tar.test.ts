import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTar, TarError, writeTar } from './tar.ts';

async function pack(entries: { name: string; bytes: Uint8Array }[]): Promise<Buffer> {
  const archive = writeTar();
  const written = buffer(archive.bytes);
  for (const { name, bytes } of entries) await archive.add(name, bytes.length, [bytes]);
  archive.end();
  return written;
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
    name: fc.stringMatching(/^[\w./-]{0,99}\w$/),
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

it('is read as releases before wrote it, by hand', async () => {
  const text = Buffer.from('as it was');
  const head = Buffer.alloc(512);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  for (const [at, field] of [
    [0, 'files/old.zip'],
    [100, '0000600\0'],
    [108, '0000000\0'],
    [116, '0000000\0'],
    [124, `${octal(text.length, 11)}\0`],
    [136, '00000000000\0'],
    [148, '        '],
    [156, '0'],
    [257, 'ustar\x0000'],
  ] as const)
    head.write(field, at);
  head.write(
    `${octal(
      head.reduce((sum, byte) => sum + byte, 0),
      6,
    )}\0 `,
    148,
  );
  const archive = Buffer.concat([head, text, Buffer.alloc(512 - text.length), Buffer.alloc(1024)]);
  expect(await unpack(archive, 100)).toEqual([{ name: 'files/old.zip', bytes: new Uint8Array(text) }]);
});

it('is refused when a header is damaged', async () => {
  const archive = await pack([{ name: 'a', bytes: Buffer.from('x') }]);
  archive[3] = 65;
  await expect(unpack(archive, 512)).rejects.toBeInstanceOf(TarError);
});

it('holds no entry that is not as long as it says', async () => {
  await expect(writeTar().add('a', 5, [Buffer.from('four')])).rejects.toThrow('changed while it was read');
  await expect(writeTar().add('a', 3, [Buffer.from('four')])).rejects.toThrow('changed while it was read');
});
