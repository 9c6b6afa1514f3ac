import { readFile } from 'node:fs/promises';
import { StorageClient } from '@supabase/storage-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compatibilityPage, methodsOf } from '../testing/compatibility.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let storage: StorageClient;
beforeAll(async () => {
  server = await startTestServer();
  const { secret } = server.services.keys;
  storage = new StorageClient(`${server.url}/storage/v1`, {
    apikey: secret,
    authorization: `Bearer ${secret}`,
  });
  await storage.createBucket('all', { public: true });
});
afterAll(() => server.close());

type Call = () => Promise<{ data: unknown; error: unknown }>;
const bytes = () => Buffer.from('words');
const files = () => storage.from('all');
const put = (name: string) => files().upload(name, bytes(), { contentType: 'text/plain', upsert: true });

/** Every method of the official client that this service answers, called once; in the order of the client's source. */
const works: Record<string, Call> = {
  createBucket: () => storage.createBucket('made', { public: false, fileSizeLimit: '1MB' }),
  getBucket: () => storage.getBucket('all'),
  listBuckets: () => storage.listBuckets({ sortColumn: 'created_at', sortOrder: 'desc', limit: 5 }),
  updateBucket: () => storage.updateBucket('made', { public: true }),
  emptyBucket: () => storage.emptyBucket('made'),
  deleteBucket: () => storage.deleteBucket('made'),
  purgeBucketCache: () => storage.purgeBucketCache('all'),
  upload: () => files().upload('up.txt', new Blob(['words']), { metadata: { a: 1 } }),
  update: () => files().update('up.txt', bytes(), { contentType: 'text/plain' }),
  createSignedUploadUrl: () => files().createSignedUploadUrl('signed.txt'),
  uploadToSignedUrl: async () => {
    const { data } = await files().createSignedUploadUrl('signed.txt');
    return files().uploadToSignedUrl('signed.txt', data?.token ?? '', bytes());
  },
  copy: () => files().copy('up.txt', 'copied.txt'),
  move: () => files().move('copied.txt', 'moved.txt'),
  createSignedUrl: () => files().createSignedUrl('up.txt', 60, { download: 'name.txt' }),
  createSignedUrls: () => files().createSignedUrls(['up.txt', 'missing.txt'], 60),
  download: async () => files().download('up.txt'),
  info: () => files().info('up.txt'),
  exists: () => files().exists('up.txt'),
  getPublicUrl: async () => {
    const { status } = await fetch(files().getPublicUrl('up.txt').data.publicUrl);
    return { data: status, error: status === 200 ? null : status };
  },
  list: () => files().list('', { sortBy: { column: 'name' }, search: 'up' }),
  listV2: () => files().listV2({ with_delimiter: true }),
  purgeCache: () => files().purgeCache('up.txt'),
  remove: () => files().remove(['up.txt']),
};

/** What it answers with a reason in place of a result. */
const refused: Record<string, { why: string; call: Call }> = Object.fromEntries(
  (
    [
      ['getBucketLifecycle', () => storage.getBucketLifecycle('all')],
      ['updateBucketLifecycle', () => storage.updateBucketLifecycle('all', {} as never)],
      ['deleteBucketLifecycle', () => storage.deleteBucketLifecycle('all')],
    ] as [string, Call][]
  ).map(([name, call]) => [name, { why: 'Objects have one version here', call }]),
);

/** Methods that set the client up, or lead to services of Supabase's own (Iceberg tables, vector indexes). */
const elsewhere = ['constructor', 'from', 'throwOnError', 'setHeader', 'vectors', 'analytics', 'toBase64'];

describe('the official storage client', () => {
  it.each(Object.keys(works))('%s', async (name) => {
    const { data, error } = (await works[name]?.()) ?? {};
    expect(error).toBeNull();
    expect(data).toBeTruthy();
  });

  it.each(Object.keys(refused))('%s says why not', async (name) => {
    const { error } = (await refused[name]?.call()) ?? {};
    expect(error).toMatchObject({ status: 501, message: expect.stringContaining(refused[name]?.why ?? '-') });
  });

  it('is described as it is', async () => {
    const page = new URL('../../docs/storage-compatibility.md', import.meta.url);
    expect(await readFile(page, 'utf8')).toBe(table());
  });

  it('has no method that is not in these lists', () => {
    const known = new Set([...Object.keys(works), ...Object.keys(refused), ...elsewhere]);
    const internal =
      /^(_|handle|encode|prepare|apply|uploadOrUpdate|bucketLifecycleUrl|listBucketOptionsToQueryString)/;
    const found = [storage, files()].flatMap(methodsOf).filter((name) => !internal.test(name));
    expect(found.length).toBeGreaterThan(25);
    expect(found.filter((name) => !known.has(name))).toEqual([]);
  });
});

/** The table as it stands in the documentation. */
function table(): string {
  return compatibilityPage('Storage', 'server/storage/compatibility.database.test.ts', [
    ...Object.keys(works).map((name) => [name, 'works']),
    ...Object.entries(refused).map(([name, { why }]) => [name, `refused: ${why.toLowerCase()}`]),
    ...['analytics', 'vectors'].map((name) => [name, 'not there: a service of Supabase beside its storage']),
  ]);
}

describe('pages of objects', () => {
  beforeAll(async () => {
    await storage.createBucket('pages', { public: false });
    for (const name of ['b.txt', 'a.txt', 'c/one.txt', 'c/two.txt', 'c/deep/er.txt', 'd.txt']) {
      const { error } = await storage.from('pages').upload(name, bytes(), { contentType: 'text/plain' });
      expect(error).toBeNull();
    }
  });

  it('are flat, by name, and lead from one to the next', async () => {
    const names: string[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const { data } = await storage.from('pages').listV2({ limit: 4, ...(cursor ? { cursor } : {}) });
      names.push(...(data?.objects ?? []).map(({ name }) => name));
      cursor = data?.nextCursor;
      expect(data?.hasNext).toBe(cursor !== undefined);
      pages += 1;
    } while (cursor);
    expect(names).toEqual(['a.txt', 'b.txt', 'c/deep/er.txt', 'c/one.txt', 'c/two.txt', 'd.txt']);
    expect(pages).toBe(2);
  });

  it('fold folders where that is asked for', async () => {
    const { data } = await storage.from('pages').listV2({ with_delimiter: true });
    expect(data?.folders).toEqual([{ name: 'c/', key: 'c' }]);
    expect(data?.objects.map(({ name }) => name)).toEqual(['a.txt', 'b.txt', 'd.txt']);
    const inside = await storage.from('pages').listV2({ with_delimiter: true, prefix: 'c/' });
    expect(inside.data?.folders).toEqual([{ name: 'c/deep/', key: 'c/deep' }]);
    expect(inside.data?.objects.map(({ name }) => name)).toEqual(['c/one.txt', 'c/two.txt']);
  });

  it('are sorted by time, newest first, with every object once', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { data, error } = await storage.from('pages').listV2({
        limit: 2,
        sortBy: { column: 'created_at', order: 'desc' },
        ...(cursor ? { cursor } : {}),
      });
      expect(error).toBeNull();
      seen.push(...(data?.objects ?? []).map(({ name }) => name));
      cursor = data?.nextCursor;
    } while (cursor);
    expect(seen).toEqual(['d.txt', 'c/deep/er.txt', 'c/two.txt', 'c/one.txt', 'a.txt', 'b.txt']);
  });

  it('refuse a cursor that is not theirs', async () => {
    expect((await storage.from('pages').listV2({ cursor: 'nonsense' })).error).toMatchObject({ status: 400 });
  });
});

it('means one version of an object where one is named', async () => {
  await put('versions.txt');
  const before = (await files().info('versions.txt')).data?.version ?? '';
  const { data: link } = await files().createSignedUrl('versions.txt', 60, { versionId: before });
  expect((await fetch(link?.signedUrl ?? '')).status).toBe(200);
  await put('versions.txt');
  const after = (await files().info('versions.txt')).data?.version ?? '';
  expect(after).not.toBe(before);
  // The earlier one is gone: it is neither read nor moved nor removed in the name of the other.
  expect((await fetch(link?.signedUrl ?? '')).status).toBe(404);
  expect((await files().info('versions.txt', { versionId: before })).error).not.toBeNull();
  expect((await files().download('versions.txt', { versionId: before })).error).not.toBeNull();
  expect((await files().move('versions.txt', 'v.txt', { sourceVersionId: before })).error).not.toBeNull();
  expect((await files().remove([{ path: 'versions.txt', versionId: before }])).data).toEqual([]);
  expect((await files().download('versions.txt', { versionId: after })).error).toBeNull();
  const removed = await files().remove([{ path: 'versions.txt', versionId: after }, 'no such file']);
  expect(removed.data?.map(({ name }) => name)).toEqual(['versions.txt']);
});

it('gives a copy other settings in place of the source’s', async () => {
  await put('source.txt');
  const settings = {
    copyMetadata: false,
    metadata: { cacheControl: 'max-age=60', mimetype: 'text/markdown' },
  } as const;
  expect((await files().copy('source.txt', 'target.md', settings)).error).toBeNull();
  expect((await files().info('target.md')).data).toMatchObject({
    cacheControl: 'max-age=60',
    contentType: 'text/markdown',
  });
});
