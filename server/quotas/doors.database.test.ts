import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/server.ts';
import { largeZip, storageState, websiteZip } from '../testing/storage.ts';
import { applyQuotas } from './apply.ts';
import type { AccountQuotas } from './settings.ts';

const standard = readConfig({}).quotas;
let server: TestServer;
let ann: TestUser;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ann = await server.user();
  await limit({});
});

const limit = (quotas: Partial<AccountQuotas>) =>
  applyQuotas(server.services.database, { ...standard, ...quotas });
const files = () => ann.client.storage.from('project-files');
const full = (words: string) => ({
  statusCode: '413',
  code: 'EntityTooLarge',
  message: expect.stringContaining(words),
});
const kilobytes = (count: number) => largeZip(count * 1024);

/** Runs what is to be refused; neither a row nor a byte is there afterwards that was not there before. */
async function leavesNothing(work: () => Promise<void>): Promise<void> {
  const before = await storageState(server);
  await work();
  expect(await storageState(server)).toEqual(before);
}

it('an upload, a replacement, a copy and a signed upload are refused when the account is full, and leave nothing', async () => {
  await limit({ fileBytes: 100 * 1024 });
  const name = `${ann.id}/first.zip`;
  expect((await files().upload(name, kilobytes(60))).error).toBeNull();
  const { data: signed } = await files().createSignedUploadUrl(`${ann.id}/signed.zip`);
  const words = 'Your storage for files is full: 60.';
  await leavesNothing(async () => {
    const attempts = [
      await files().upload(`${ann.id}/blob.zip`, new Blob([kilobytes(60)])),
      await files().upload(`${ann.id}/bytes.zip`, kilobytes(60)),
      await files().upload(name, kilobytes(110), { upsert: true }),
      await files().update(name, kilobytes(110)),
      await files().copy(name, `${ann.id}/copy.zip`),
      await files().uploadToSignedUrl(`${ann.id}/signed.zip`, signed?.token ?? '', kilobytes(60)),
    ];
    for (const { error } of attempts) expect(error).toMatchObject(full(words));
  });
  // What is replaced makes room, and so does what is removed.
  expect((await files().update(name, kilobytes(90))).error).toBeNull();
  expect((await files().move(name, `${ann.id}/moved.zip`)).error).toBeNull();
  expect((await files().remove([`${ann.id}/moved.zip`])).error).toBeNull();
  expect((await files().upload(`${ann.id}/next.zip`, kilobytes(60))).error).toBeNull();
});

it('the shape of a refusal is that of the storage service', async () => {
  await limit({ files: 0 });
  const response = await fetch(`${server.url}/storage/v1/object/project-files/${ann.id}/a.zip`, {
    method: 'POST',
    headers: {
      apikey: server.services.keys.publishable,
      authorization: `Bearer ${ann.accessToken}`,
      'content-type': 'application/zip',
    },
    body: websiteZip(),
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({
    statusCode: '413',
    error: 'Payload too large',
    code: 'EntityTooLarge',
    message:
      'Your account has 0 of at most 0 files, and this would add 1. Delete projects that you no longer need, then try again.',
  });
});

it('of many uploads at once as many are kept as there is room for', async () => {
  await limit({ fileBytes: 220 * 1024 });
  const before = await storageState(server);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => files().upload(`${ann.id}/${index}.zip`, kilobytes(50))),
  );
  expect(answers.filter(({ error }) => error === null)).toHaveLength(4);
  for (const { error } of answers) if (error) expect(error).toMatchObject(full('of 220 KB are used'));
  const after = await storageState(server);
  expect(after.files).toHaveLength(before.files.length + 4);
});

it('the operator’s key is not bound, and what it puts into a folder is not the member’s', async () => {
  await limit({ files: 0 });
  const { error } = await server
    .operator()
    .storage.from('project-files')
    .upload(`${ann.id}/given.zip`, websiteZip());
  expect(error).toBeNull();
  const { data } = await ann.client.rpc('read_account_usage');
  expect(data.files).toMatchObject({ count: 0, bytes: 0 });
});

const begin = (size: number, name: string) =>
  fetch(`${server.url}/storage/v1/upload/resumable`, {
    method: 'POST',
    headers: {
      apikey: server.services.keys.publishable,
      authorization: `Bearer ${ann.accessToken}`,
      'tus-resumable': '1.0.0',
      'upload-length': String(size),
      'upload-metadata': Object.entries({ bucketName: 'project-files', objectName: `${ann.id}/${name}` })
        .concat([['contentType', 'application/zip']])
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    },
  });
const goOn = (begun: Response, bytes: Uint8Array<ArrayBuffer>) =>
  fetch(new URL(begun.headers.get('location') ?? '', server.url), {
    method: 'PATCH',
    headers: {
      apikey: server.services.keys.publishable,
      authorization: `Bearer ${ann.accessToken}`,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: bytes,
  });

it('an upload in pieces is promised its room when it begins, and nobody else gets it', async () => {
  const zip = kilobytes(60);
  await limit({ fileBytes: zip.length + 1024 });
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => begin(zip.length, `${name}.zip`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 413, 413]);
  const refused = answers.find(({ status }) => status === 413) as Response;
  expect(await refused.json()).toMatchObject(full('are used, and this needs 60.'));
  expect((await files().upload(`${ann.id}/other.zip`, kilobytes(10))).error).toMatchObject(full('is full'));
  const { data } = await ann.client.rpc('read_account_usage');
  expect(data.files).toMatchObject({ count: 1, bytes: zip.length, unfinished_bytes: zip.length });

  const begun = answers.find(({ status }) => status === 201) as Response;
  expect((await goOn(begun, zip)).status).toBe(204);
  const { data: after } = await ann.client.rpc('read_account_usage');
  expect(after.files).toMatchObject({ count: 1, bytes: zip.length, unfinished_bytes: 0 });
});

it('an upload in pieces that finds its room gone is refused, and leaves nothing', async () => {
  const zip = kilobytes(60);
  await leavesNothing(async () => {
    const begun = await begin(zip.length, 'late.zip');
    await limit({ fileBytes: 1024 });
    const answer = await goOn(begun, zip);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject(full('is full'));
  });
});

it('what a member says about a file counts, too', async () => {
  await limit({ fileBytes: 2048 });
  const { error } = await files().upload(`${ann.id}/about.zip`, websiteZip(), {
    metadata: { note: randomBytes(2048).toString('hex') },
  });
  expect(error).toMatchObject(full('is full'));
});

it('REST answers a refusal in PostgREST’s shape', async () => {
  await limit({ repositories: 1, checkpoints: 1 });
  const repository = (name: string) => ann.client.from('git_repositories').insert({ name });
  expect((await repository('one')).error).toBeNull();
  expect(await repository('two')).toMatchObject({
    status: 413,
    error: {
      code: 'PT413',
      message:
        'Your account has 1 of at most 1 repositories, and this would add 1. Delete repositories that you no longer need, then try again.',
      details: '{"quota" : "repositories", "used" : 1, "limit" : 1, "needed" : 1}',
      hint: 'Your profile shows what is used.',
    },
  });
  const step = (number: number) => ({ chat_id: ann.id, step: number, label: 'x', made_at: '2026-11-26' });
  const insert = (rows: object) => ann.client.from('ai_checkpoints').insert(rows);
  // A batch is kept whole or not at all.
  expect(await insert([step(1), step(2)])).toMatchObject({ status: 413 });
  expect(await insert(step(1))).toMatchObject({ status: 201 });
  expect(await insert(step(2))).toMatchObject({ status: 413, error: { code: 'PT413' } });
  expect(await ann.client.from('ai_checkpoints').delete().eq('step', 1)).toMatchObject({ status: 204 });
  expect(await insert(step(2))).toMatchObject({ status: 201 });
});
