import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { storageState } from '../../testing/storage.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('are made, read, changed, emptied and removed with the secret key', async () => {
  const { storage } = server.operator();
  const made = await storage.createBucket('letters', { public: false, fileSizeLimit: '2MB' });
  expect(made.data).toEqual({ name: 'letters' });
  const read = await storage.getBucket('letters');
  expect(read.data).toMatchObject({ id: 'letters', public: false, file_size_limit: 2_000_000 });
  const changed = await storage.updateBucket('letters', { public: true, allowedMimeTypes: ['text/plain'] });
  expect(changed.error).toBeNull();
  const after = await storage.getBucket('letters');
  expect(after.data).toMatchObject({
    public: true,
    file_size_limit: 2_000_000,
    allowed_mime_types: ['text/plain'],
  });
  const listed = await storage.listBuckets();
  expect(listed.data?.map(({ name }) => name)).toEqual([
    'avatars',
    'git-packs',
    'letters',
    'products',
    'project-files',
  ]);

  await storage.from('letters').upload('a.txt', 'a', { contentType: 'text/plain' });
  const full = await storage.deleteBucket('letters');
  expect(full.error).toMatchObject({
    message: 'The bucket you tried to delete is not empty',
    statusCode: '409',
  });
  expect((await storage.emptyBucket('letters')).error).toBeNull();
  expect(await storageState(server)).toEqual({ files: [], unfinished: [], names: [] });
  expect((await storage.deleteBucket('letters')).error).toBeNull();
  expect((await storage.getBucket('letters')).error).toMatchObject({
    message: 'Bucket not found',
    statusCode: '404',
  });
});

it('refuses bad and taken names and bad settings', async () => {
  const { storage } = server.operator();
  expect((await storage.createBucket('project-files')).error).toMatchObject({
    message: 'The resource already exists',
    statusCode: '409',
  });
  for (const name of ['a/b', ' x', '..', 'ü', '']) {
    expect((await storage.createBucket(name)).error, name).toMatchObject({ statusCode: '400' });
  }
  const size = await storage.createBucket('x', { public: true, fileSizeLimit: '2 apples' });
  expect(size.error).toMatchObject({ statusCode: '400' });
});

it('are nothing for anybody else', async () => {
  const user = await server.user();
  for (const { storage } of [server.visitor(), user.client]) {
    expect((await storage.listBuckets()).data).toEqual([]);
    expect((await storage.getBucket('project-files')).error).toMatchObject({ statusCode: '404' });
    for (const attempt of [
      storage.createBucket('mine'),
      storage.updateBucket('project-files', { public: false }),
      storage.emptyBucket('project-files'),
      storage.deleteBucket('project-files'),
    ]) {
      expect((await attempt).error).toMatchObject({ statusCode: '403', code: 'AccessDenied' });
    }
  }
});

it('tell times as Supabase does, and objects as well', async () => {
  const { storage } = server.operator();
  await storage.createBucket('times');
  await storage.from('times').upload('a.txt', Buffer.from('a'), { contentType: 'text/plain' });
  const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const times = { created_at: iso, updated_at: iso };
  expect((await storage.getBucket('times')).data).toMatchObject(times);
  expect((await storage.listBuckets()).data).toContainEqual(
    expect.objectContaining({ id: 'times', ...times }),
  );
  expect((await storage.from('times').list()).data?.[0]).toMatchObject({ ...times, last_accessed_at: iso });
  expect((await storage.from('times').listV2()).data?.objects[0]).toMatchObject(times);
  expect((await storage.from('times').remove(['a.txt'])).data?.[0]).toMatchObject(times);
  await storage.deleteBucket('times');
});
