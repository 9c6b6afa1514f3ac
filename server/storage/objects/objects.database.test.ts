import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { owner } from '../../database/database.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { storageState, websiteZip } from '../../testing/storage.ts';

let server: TestServer;
let ann: TestUser;
let ben: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  [ann, ben] = await Promise.all([server.user(), server.user()]);
  await server.operator().storage.createBucket('other', { public: true });
});
afterAll(() => server.close());

const filesOf = (user: TestUser) => user.client.storage.from('project-files');

beforeEach(async () => {
  await server.operator().storage.emptyBucket('project-files');
  for (const name of ['b.zip', 'a.zip', 'c/one.zip', 'c/two.zip', 'd/deep/er.zip']) {
    expect((await filesOf(ann).upload(`${ann.id}/${name}`, websiteZip())).error).toBeNull();
  }
});

describe('listing', () => {
  it('shows a folder: its folders, then its files', async () => {
    const { data, error } = await filesOf(ann).list(ann.id);
    expect(error).toBeNull();
    expect(data?.map(({ name }) => name)).toEqual(['c', 'd', 'a.zip', 'b.zip']);
    expect(data?.[0]).toEqual({
      name: 'c',
      id: null,
      updated_at: null,
      created_at: null,
      last_accessed_at: null,
      metadata: null,
    });
    expect(data?.[2]).toMatchObject({
      id: expect.any(String),
      created_at: expect.any(String),
      metadata: { mimetype: 'application/zip', size: expect.any(Number), eTag: expect.any(String) },
    });
  });

  it('sorts, limits, skips and searches', async () => {
    const names = async (options: Parameters<ReturnType<typeof filesOf>['list']>[1]) =>
      (await filesOf(ann).list(`${ann.id}/`, options)).data?.map(({ name }) => name);
    expect(await names({ sortBy: { column: 'name', order: 'desc' } })).toEqual(['d', 'c', 'b.zip', 'a.zip']);
    expect(await names({ sortBy: { column: 'created_at', order: 'asc' } })).toEqual([
      'c',
      'd',
      'b.zip',
      'a.zip',
    ]);
    expect(await names({ limit: 2, offset: 1 })).toEqual(['d', 'a.zip']);
    expect(await names({ search: 'A.' })).toEqual(['a.zip']);
    expect(await names({ search: '%' })).toEqual([]);
  });

  it('does not take a folder for another that begins alike, or for a pattern', async () => {
    await filesOf(ann).upload(`${ann.id}/c-more/x.zip`, websiteZip());
    const inside = await filesOf(ann).list(`${ann.id}/c`);
    expect(inside.data?.map(({ name }) => name)).toEqual(['one.zip', 'two.zip']);
    expect((await filesOf(ann).list(`${ann.id}/_`)).data).toEqual([]);
  });

  it("shows nobody else's files", async () => {
    expect((await filesOf(ben).list(ann.id)).data).toEqual([]);
    expect((await filesOf(ben).list()).data).toEqual([]);
    expect((await server.visitor().storage.from('project-files').list()).data).toEqual([]);
  });

  it('refuses what it does not know', async () => {
    const { error } = await filesOf(ann).list('', {
      sortBy: { column: 'owner; drop table x', order: 'asc' },
    });
    expect(error).toMatchObject({ statusCode: '400' });
  });
});

describe('moving', () => {
  it('gives an object another name and keeps its bytes', async () => {
    const before = await storageState(server);
    const { data, error } = await filesOf(ann).move(`${ann.id}/a.zip`, `${ann.id}/moved/a.zip`);
    expect(error).toBeNull();
    expect(data?.message).toBe('Successfully moved');
    const after = await storageState(server);
    expect(after.files).toEqual(before.files);
    expect((await filesOf(ann).download(`${ann.id}/moved/a.zip`)).error).toBeNull();
    expect((await filesOf(ann).exists(`${ann.id}/a.zip`)).data).toBe(false);
  });

  it('needs the object, the right to both places and a free name', async () => {
    const before = await storageState(server);
    const missing = await filesOf(ann).move(`${ann.id}/none.zip`, `${ann.id}/x.zip`);
    expect(missing.error).toMatchObject({ statusCode: '404', code: 'NoSuchKey' });
    const taken = await filesOf(ann).move(`${ann.id}/a.zip`, `${ann.id}/b.zip`);
    expect(taken.error).toMatchObject({ statusCode: '409' });
    const away = await filesOf(ann).move(`${ann.id}/a.zip`, `${ben.id}/a.zip`);
    expect(away.error).toMatchObject({ statusCode: '403' });
    const stolen = await filesOf(ben).move(`${ann.id}/a.zip`, `${ben.id}/a.zip`);
    expect(stolen.error).toMatchObject({ statusCode: '404' });
    expect(await storageState(server)).toEqual(before);
  });

  it('is no way around the inspection', async () => {
    const kind = await filesOf(ann).move(`${ann.id}/a.zip`, `${ann.id}/a.png`);
    expect(kind.error).toMatchObject({ statusCode: '415' });
    const operator = server.operator().storage.from('other');
    await operator.upload('page.html', '<p>', { contentType: 'text/html' });
    const options = { destinationBucket: 'project-files' };
    const moved = await operator.move('page.html', `${ann.id}/page.zip`, options);
    expect(moved.error).toMatchObject({ statusCode: '415' });
    const copied = await operator.copy('page.html', `${ann.id}/page.zip`, options);
    expect(copied.error?.message).toContain('Please select a valid ZIP file');
  });
});

describe('copying', () => {
  it('writes the bytes again', async () => {
    const before = await storageState(server);
    const { data, error } = await filesOf(ann).copy(`${ann.id}/a.zip`, `${ann.id}/copy.zip`);
    expect(error).toBeNull();
    expect(data?.path).toBe(`project-files/${ann.id}/copy.zip`);
    expect((await storageState(server)).files).toHaveLength(before.files.length + 1);
    await filesOf(ann).remove([`${ann.id}/a.zip`]);
    expect((await filesOf(ann).download(`${ann.id}/copy.zip`)).data?.size).toBe(websiteZip().length);
  });

  it('needs the right to read, the right to write and a free name', async () => {
    const before = await storageState(server);
    const stolen = await filesOf(ben).copy(`${ann.id}/a.zip`, `${ben.id}/a.zip`);
    expect(stolen.error).toMatchObject({ statusCode: '404' });
    const planted = await filesOf(ann).copy(`${ann.id}/a.zip`, `${ben.id}/a.zip`);
    expect(planted.error).toMatchObject({ statusCode: '403' });
    const taken = await filesOf(ann).copy(`${ann.id}/a.zip`, `${ann.id}/b.zip`);
    expect(taken.error).toMatchObject({ statusCode: '409' });
    expect(await storageState(server)).toEqual(before);
  });
});

describe('removing', () => {
  it('takes away row and bytes, and returns what it removed', async () => {
    const before = await storageState(server);
    const { data, error } = await filesOf(ann).remove([
      `${ann.id}/a.zip`,
      `${ann.id}/none.zip`,
      `${ann.id}/b.zip`,
    ]);
    expect(error).toBeNull();
    expect(data?.map(({ name }) => name).sort()).toEqual([`${ann.id}/a.zip`, `${ann.id}/b.zip`]);
    const after = await storageState(server);
    expect(after.files).toHaveLength(before.files.length - 2);
    expect(after.names).not.toContain(`${ann.id}/a.zip`);
  });

  it("does not touch others' files", async () => {
    const before = await storageState(server);
    expect((await filesOf(ben).remove([`${ann.id}/a.zip`])).data).toEqual([]);
    const visitor = server.visitor().storage.from('project-files');
    expect((await visitor.remove([`${ann.id}/a.zip`])).data).toEqual([]);
    expect(await storageState(server)).toEqual(before);
  });

  it('reads a list of unknown length, and not an endless one', async () => {
    const remove = (body: string) =>
      fetch(`${server.url}/storage/v1/object/project-files`, {
        method: 'DELETE',
        headers: {
          apikey: server.services.keys.publishable,
          authorization: `Bearer ${ann.accessToken}`,
        },
        body: new Blob([body]).stream(),
        duplex: 'half',
      } as RequestInit);
    const removed = await remove(JSON.stringify({ prefixes: [`${ann.id}/a.zip`] }));
    expect(await removed.json()).toHaveLength(1);
    const endless = await remove(JSON.stringify({ prefixes: ['x'.repeat(1_100_000)] }));
    expect(await endless.json()).toMatchObject({ statusCode: '413' });
    expect(await (await remove('{')).json()).toMatchObject({ statusCode: '400' });
  });

  it('removes one by its address', async () => {
    const remove = () =>
      fetch(`${server.url}/storage/v1/object/project-files/${ann.id}/a.zip`, {
        method: 'DELETE',
        headers: {
          apikey: server.services.keys.publishable,
          authorization: `Bearer ${ann.accessToken}`,
        },
      });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
  });

  it('needs no file to be there', async () => {
    const { rows } = await server.services.database.run<{ version: string }>(owner, {
      text: 'select version from storage.objects where name = $1',
      values: [`${ann.id}/a.zip`],
    });
    await server.services.files.remove([rows[0]?.version ?? '']);
    expect((await filesOf(ann).download(`${ann.id}/a.zip`)).error).not.toBeNull();
    expect((await filesOf(ann).remove([`${ann.id}/a.zip`])).data).toHaveLength(1);
  });
});
