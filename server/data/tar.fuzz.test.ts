import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cases, fuzzTimeout } from '../testing/fuzz.ts';
import { readTar, TarError, writeTar } from './tar.ts';

const block = 512;
const whole = writeTar();
const written = buffer(whole.bytes);
for (const [name, text] of [
  ['manifest.json', '{"tables":[]}'],
  ['tables/projects.json', 'x'.repeat(700)],
  ['files/a.zip', ''],
] as const) {
  await whole.add(name, text.length, [Buffer.from(text)]);
}
whole.end();
const honest = await written;

/** Sizes of the entries that an archive gives out before its end or a TarError. Rejects with anything else. */
async function sizesIn(archive: Uint8Array): Promise<number[]> {
  const sizes: number[] = [];
  async function* source() {
    for (let at = 0; at < archive.length; at += 300) yield archive.subarray(at, at + 300);
  }
  try {
    for await (const { size, body } of readTar(source())) {
      let read = 0;
      for await (const chunk of body) read += chunk.length;
      expect(read).toBe(size);
      sizes.push(size);
    }
  } catch (error) {
    if (!(error instanceof TarError)) throw error;
  }
  return sizes;
}

/** Makes the sums of all headers right again, so that what they hold is believed. */
function withRightSums(archive: Buffer): Buffer {
  for (let at = 0; at + block <= archive.length; at += block) {
    const head = archive.subarray(at, at + block);
    if (head.toString('latin1', 257, 262) !== 'ustar') continue;
    head.fill(' ', 148, 156);
    const sum = head.reduce((total, byte) => total + byte, 0);
    head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  }
  return archive;
}

const changes = fc.array(
  fc.record({
    // Half of them in a header's size, which everything else hangs on.
    at: fc.oneof(
      fc.nat(honest.length - 1),
      fc.tuple(fc.nat(3), fc.nat(11)).map(([nth, at]) => nth * block + 124 + at),
    ),
    value: fc.oneof(
      fc.nat(255),
      fc.constantFrom(...[...'01234567 \0-'].map((letter) => letter.charCodeAt(0))),
    ),
  }),
  { minLength: 1, maxLength: 8 },
);

it(
  'a damaged backup is refused as such, and no entry is longer or shorter than it says',
  async () => {
    await fc.assert(
      fc.asyncProperty(changes, fc.nat(honest.length), fc.boolean(), async (made, cut, isMended) => {
        const bytes = Buffer.from(honest);
        for (const { at, value } of made) bytes[at] = value;
        const archive = (isMended ? withRightSums(bytes) : bytes).subarray(0, cut);
        const total = (await sizesIn(archive)).reduce((sum, size) => sum + size, 0);
        expect(total).toBeLessThanOrEqual(archive.length);
      }),
      cases(700, 'damaged backups'),
    );
  },
  fuzzTimeout,
);

it(
  'a made-up backup is refused as such',
  async () => {
    const fields = fc.record({
      name: fc.string({ maxLength: 100 }),
      size: fc.string({ maxLength: 12 }),
      body: fc.uint8Array({ maxLength: 900 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fields, { maxLength: 3 }), async (entries) => {
        const archive = entries.map(({ name, size, body }) => {
          const head = Buffer.alloc(block);
          head.write(name, 0, 100);
          head.write(size, 124, 12);
          head.write('ustar', 257);
          return Buffer.concat([head, body, Buffer.alloc(-body.length & (block - 1))]);
        });
        await sizesIn(withRightSums(Buffer.concat([...archive, Buffer.alloc(2 * block)])));
      }),
      cases(500, 'made-up backups'),
    );
  },
  fuzzTimeout,
);
