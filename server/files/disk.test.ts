import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDiskStore } from './disk.ts';
import { describeFileStore } from './store.contract.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'plinth-files-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describeFileStore('disk store', async () => ({
  store: await openDiskStore(path.join(directory, 'contract')),
  close: async () => {},
}));

it('keeps its files through a restart', async () => {
  const place = path.join(directory, 'restart');
  const key = randomUUID();
  await (await openDiskStore(place)).write(key, Readable.from([Buffer.from('kept')]));
  expect(await (await openDiskStore(place)).size(key)).toBe(4);
});

it('empties what a crash left unfinished when it is opened', async () => {
  const place = path.join(directory, 'crash');
  const source = new Readable({ read() {} });
  const writing = (await openDiskStore(place)).write(randomUUID(), source);
  source.push(Buffer.from('half a file'));
  await expect.poll(() => readdir(path.join(place, 'unfinished'))).toHaveLength(1);
  await openDiskStore(place);
  expect(await readdir(path.join(place, 'unfinished'))).toEqual([]);
  source.destroy();
  await expect(writing).rejects.toThrow();
});

it('leaves no unfinished file after a refused write', async () => {
  const place = path.join(directory, 'refused');
  const store = await openDiskStore(place);
  const refused = store.write(randomUUID(), Readable.from([Buffer.from('bad')]), async () => {
    throw new Error('Refused.');
  });
  await expect(refused).rejects.toThrow('Refused.');
  expect(await readdir(path.join(place, 'unfinished'))).toEqual([]);
});
