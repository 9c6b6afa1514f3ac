import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { storageState, websiteZip } from '../../testing/storage.ts';
import { signStorageToken } from './token.ts';

let server: TestServer;
let ann: TestUser;
let ben: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  [ann, ben] = await Promise.all([server.user(), server.user()]);
  const { storage } = server.operator();
  await storage.createBucket('closed', { public: false });
  await storage.from('closed').upload('a folder/letter.txt', 'Dear reader', { contentType: 'text/plain' });
  await storage.from('closed').upload('b.txt', 'b', { contentType: 'text/plain' });
  await filesOf(ann).upload(`${ann.id}/mine.zip`, websiteZip());
});
afterAll(() => server.close());

const filesOf = (user: TestUser) => user.client.storage.from('project-files');
const closed = () => server.operator().storage.from('closed');
const tokenIn = (address: string) => new URL(address).searchParams.get('token') ?? '';

describe('a signed address', () => {
  it('reads a private object without a key, also under another name', async () => {
    const { data, error } = await closed().createSignedUrl('a folder/letter.txt', 60, { download: 'x.txt' });
    expect(error).toBeNull();
    const response = await fetch(data?.signedUrl ?? '');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('Dear reader');
    expect(response.headers.get('content-disposition')).toContain('filename="x.txt"');
  });

  it('is made for many at once, with an error for each that is not there', async () => {
    const { data } = await closed().createSignedUrls(['a folder/letter.txt', 'none.txt'], 60);
    expect(data?.[0]?.error).toBeNull();
    expect((await fetch(data?.[0]?.signedUrl ?? '')).status).toBe(200);
    expect(data?.[1]).toMatchObject({
      error: 'Either the object does not exist or you do not have access to it',
      signedURL: null,
    });
  });

  it('is made once for a name that is asked for often', async () => {
    const names = Array<string>(1000).fill('a folder/letter.txt');
    const { data } = await closed().createSignedUrls(names, 60);
    expect(new Set(data?.map(({ signedUrl }) => signedUrl)).size).toBe(1);
  });

  it('is made only by who may read', async () => {
    const asBen = await ben.client.storage.from('closed').createSignedUrl('b.txt', 60);
    expect(asBen.error).toMatchObject({ statusCode: '404' });
    const many = await ben.client.storage.from('project-files').createSignedUrls([`${ann.id}/mine.zip`], 60);
    expect(many.data?.[0]?.signedURL).toBeNull();
    expect((await closed().createSignedUrl('b.txt', 0)).error).toMatchObject({ statusCode: '400' });
  });

  it('opens only its own object, until it ends, and nothing without a token', async () => {
    const { data } = await closed().createSignedUrl('b.txt', 60);
    const token = tokenIn(data?.signedUrl ?? '');
    const read = (path: string, query: string) =>
      fetch(`${server.url}/storage/v1/object/sign/closed/${path}${query}`);
    expect((await read('b.txt', `?token=${token}`)).status).toBe(200);
    expect((await read('a%20folder/letter.txt', `?token=${token}`)).status).toBe(400);
    expect((await read('b.txt', '')).status).toBe(400);
    expect((await read('b.txt', `?token=${token.slice(0, -4)}AAAA`)).status).toBe(400);
    const ended = await signStorageToken(server.services, { use: 'read', url: 'closed/b.txt' }, -1);
    const late = await read('b.txt', `?token=${ended}`);
    expect(await late.json()).toMatchObject({
      statusCode: '400',
      error: 'InvalidJWT',
      message: 'jwt expired',
    });
  });
});

describe('a signed upload', () => {
  it('takes one file without a login, as its signer', async () => {
    const name = `${ann.id}/given.zip`;
    const { data, error } = await filesOf(ann).createSignedUploadUrl(name);
    expect(error).toBeNull();
    const visitor = server.visitor().storage.from('project-files');
    const sent = await visitor.uploadToSignedUrl(name, data?.token ?? '', websiteZip());
    expect(sent.error).toBeNull();
    expect((await filesOf(ann).download(name)).error).toBeNull();
    const again = await visitor.uploadToSignedUrl(name, data?.token ?? '', websiteZip());
    expect(again.error).toMatchObject({ statusCode: '409', message: 'The resource already exists' });
  });

  it('replaces only when it was signed so, and inspects as any upload', async () => {
    const name = `${ann.id}/mine.zip`;
    const refused = await filesOf(ann).createSignedUploadUrl(name);
    expect(refused.error).toMatchObject({ statusCode: '409' });
    const signed = await filesOf(ann).createSignedUploadUrl(name, { upsert: true });
    const upload = (bytes: Buffer) =>
      filesOf(ann).uploadToSignedUrl(name, signed.data?.token ?? '', bytes, { upsert: true });
    const before = await storageState(server);
    expect((await upload(Buffer.from('a lie'))).error?.message).toContain('valid ZIP file');
    expect(await storageState(server)).toEqual(before);
    expect((await upload(websiteZip())).error).toBeNull();
  });

  it('is signed only for a place where the caller may write', async () => {
    const { error } = await filesOf(ben).createSignedUploadUrl(`${ann.id}/x.zip`);
    expect(error).toMatchObject({ statusCode: '403' });
  });
});

describe('tokens are good for one purpose', () => {
  it('a storage token is no login', async () => {
    const { data } = await filesOf(ann).createSignedUploadUrl(`${ann.id}/purpose.zip`);
    const response = await fetch(`${server.url}/storage/v1/object/list/project-files`, {
      method: 'POST',
      headers: { apikey: server.services.keys.publishable, authorization: `Bearer ${data?.token}` },
      body: '{}',
    });
    expect(response.status).toBe(401);
  });

  it('a login is no storage token, an upload token reads nothing, a read token writes nothing', async () => {
    const place = `project-files/${ann.id}/mine.zip`;
    const read = (token: string) => fetch(`${server.url}/storage/v1/object/sign/${place}?token=${token}`);
    const write = (token: string) =>
      fetch(`${server.url}/storage/v1/object/upload/sign/${place}?token=${token}`, {
        method: 'PUT',
        body: websiteZip(),
      });
    const upload = await filesOf(ann).createSignedUploadUrl(`${ann.id}/mine.zip`, { upsert: true });
    const download = await filesOf(ann).createSignedUrl(`${ann.id}/mine.zip`, 60);
    const before = await storageState(server);
    expect((await read(ann.accessToken)).status).toBe(400);
    expect((await write(ann.accessToken)).status).toBe(400);
    expect((await read(upload.data?.token ?? '')).status).toBe(400);
    expect((await write(tokenIn(download.data?.signedUrl ?? ''))).status).toBe(400);
    expect(await storageState(server)).toEqual(before);
  });
});
