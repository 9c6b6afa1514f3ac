import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HttpError } from '../../http/errors.ts';
import { cases, fuzzTimeout } from '../../testing/fuzz.ts';
import { makeZip } from '../../testing/zip.ts';
import { inspectZip } from './zip.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-zip-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const honest = makeZip([
  { name: 'index.html', content: '<p>'.repeat(400) },
  { name: 'folder/' },
  { name: 'folder/text.txt', content: 'words', isStored: true },
  { name: 'folder/large.txt', content: 'x'.repeat(100_000) },
]);

/** The status of the answer: 200, 415, or whatever was thrown that is no answer at all. */
async function verdict(bytes: Uint8Array): Promise<unknown> {
  const place = path.join(folder, 'case.zip');
  await writeFile(place, bytes);
  return inspectZip(place).then(
    () => 200,
    (error) => (error instanceof HttpError ? error.status : error),
  );
}

it('takes an honest archive', async () => {
  expect(await verdict(honest)).toBe(200);
});

it(
  'answers every damaged archive, and never with a fault of its own',
  async () => {
    const change = fc.record({ at: fc.nat(honest.length - 1), value: fc.nat(255) });
    // The end record holds the numbers that everything else hangs on.
    const nearEnd = fc.record({
      at: fc.integer({ min: honest.length - 300, max: honest.length - 1 }),
      value: fc.nat(255),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(change, nearEnd), { minLength: 1, maxLength: 8 }),
        fc.nat(honest.length),
        async (changes, cut) => {
          const bytes = Buffer.from(honest);
          for (const { at, value } of changes) bytes[at] = value;
          expect([200, 415]).toContain(await verdict(bytes));
          expect([200, 415]).toContain(await verdict(bytes.subarray(0, cut)));
        },
      ),
      cases(700, 'damaged archives'),
    );
  },
  fuzzTimeout,
);

it(
  'answers any bytes that end like an archive',
  async () => {
    const end = honest.subarray(-22);
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        expect([200, 415]).toContain(await verdict(Buffer.concat([bytes, end])));
      }),
      cases(300, 'made-up archives'),
    );
  },
  fuzzTimeout,
);
