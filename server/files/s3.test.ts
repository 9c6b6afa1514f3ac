import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3, type TestS3 } from '../testing/s3.ts';
import { openS3Store } from './s3.ts';
import { describeFileStore } from './store.contract.ts';
import { FileMissingError } from './store.ts';

let directory: string;
let s3: TestS3;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'plinth-s3-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  await rm(directory, { recursive: true, force: true });
});

const staging = () => path.join(directory, randomUUID());
const text = (given: string) => Readable.from([Buffer.from(given)]);

describeFileStore('S3 store', async () => ({
  store: await openS3Store(s3.config, staging()),
  close: async () => {},
}));

describe('the S3 store', () => {
  it('shows a file that one server wrote to another', async () => {
    const key = randomUUID();
    await (await openS3Store(s3.config, staging())).write(key, text('shared'));
    const other = await openS3Store(s3.config, staging());
    expect(String(await buffer(await other.read(key)))).toBe('shared');
  });

  it('keeps nothing on the local disk', async () => {
    const place = staging();
    const store = await openS3Store(s3.config, place);
    await store.write(randomUUID(), text('kept'));
    await expect(
      store.write(randomUUID(), text('bad'), async () => {
        throw new Error('Refused.');
      }),
    ).rejects.toThrow('Refused.');
    expect(await readdir(place)).toEqual([]);
  });

  it('clears what a crash left on the local disk, and not what another process is writing', async () => {
    const place = staging();
    await openS3Store(s3.config, place);
    await writeFile(path.join(place, 'old'), 'x');
    await writeFile(path.join(place, 'new'), 'x');
    const yesterday = Date.now() / 1000 - 86_400;
    await utimes(path.join(place, 'old'), yesterday, yesterday);
    await openS3Store(s3.config, place);
    expect(await readdir(place)).toEqual(['new']);
  });

  it('leaves what else is in the bucket alone, and lists more than a page', async () => {
    s3.put('invoices/2026.pdf', Buffer.from('not ours'));
    const store = await openS3Store(s3.config, staging());
    for (let count = 0; count < 12; count += 1) await store.write(randomUUID(), text('x'));
    const keys = [];
    for await (const { key } of store.list()) keys.push(key);
    expect(keys.length).toBeGreaterThan(10);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.some((key) => key.includes('2026'))).toBe(false);
  });

  it('tries again when S3 fails for a moment', async () => {
    const store = await openS3Store(s3.config, staging());
    const key = randomUUID();
    s3.failNext(2);
    await store.write(key, text('in the end'));
    expect(String(await buffer(await store.read(key)))).toBe('in the end');
  });

  it('says that a bucket is missing, and that a key is wrong, instead of a missing file', async () => {
    const nowhere = await openS3Store({ ...s3.config, bucket: 'nowhere' }, staging());
    await expect(nowhere.read(randomUUID())).rejects.toThrow('NoSuchBucket');
    const wrong = await openS3Store({ ...s3.config, secretAccessKey: 'wrong' }, staging());
    const refused = wrong.read(randomUUID());
    await expect(refused).rejects.toThrow('SignatureDoesNotMatch');
    await expect(refused).rejects.not.toBeInstanceOf(FileMissingError);
  });
});
