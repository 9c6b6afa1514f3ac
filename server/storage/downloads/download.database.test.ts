import { createHash, randomBytes } from 'node:crypto';
import { readdir, readlink } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { storageState } from '../../testing/storage.ts';

let server: TestServer;
let ann: TestUser;
const digits = Buffer.from('0123456789');
const begun = Date.now();
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.user();
  const { storage } = server.operator();
  await storage.createBucket('open', { public: true });
  await storage.createBucket('closed', { public: false });
  for (const bucket of ['open', 'closed']) {
    const options = { contentType: 'text/plain', cacheControl: '3600' };
    expect((await storage.from(bucket).upload('folder/digits.txt', digits, options)).error).toBeNull();
  }
});
afterAll(() => server.close());

const url = (name = 'folder/digits.txt') => `${server.url}/storage/v1/object/public/open/${name}`;
const put = (name: string, contentType: string, bytes: string | Buffer) =>
  server.operator().storage.from('open').upload(name, Buffer.from(bytes), { contentType, upsert: true });

describe('a public object', () => {
  it('is read without a key, with what caches need', async () => {
    const response = await fetch(url());
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('0123456789');
    const digest = createHash('sha256').update(digits).digest('hex');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': 'max-age=3600',
      etag: `"${digest}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(Date.parse(response.headers.get('last-modified') ?? '')).toBeGreaterThan(begun - 1000);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const [head, full] = await Promise.all([fetch(url(), { method: 'HEAD' }), fetch(url())]);
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['content-length', 'etag', 'content-type', 'content-disposition']) {
      expect(head.headers.get(name)).toBe(full.headers.get(name));
    }
  });

  it('is sent in parts', async () => {
    const part = await fetch(url(), { headers: { range: 'bytes=2-4' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(part.headers.get('content-length')).toBe('3');
    expect(await part.text()).toBe('234');
    const last = await fetch(url(), { headers: { range: 'bytes=-1' } });
    expect(await last.text()).toBe('9');
    const several = await fetch(url(), { headers: { range: 'bytes=0-0,5-5' } });
    expect([several.status, await several.text()]).toEqual([200, '0123456789']);
    const beyond = await fetch(url(), { headers: { range: 'bytes=10-' } });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe('bytes */10');
  });

  it('is sent in parts only of the version that the client has begun', async () => {
    const etag = (await fetch(url())).headers.get('etag') ?? '';
    const same = await fetch(url(), { headers: { range: 'bytes=0-0', 'if-range': etag } });
    expect(same.status).toBe(206);
    const other = await fetch(url(), { headers: { range: 'bytes=0-0', 'if-range': '"other"' } });
    expect([other.status, await other.text()]).toEqual([200, '0123456789']);
  });

  it('is not sent again to who has it', async () => {
    const first = await fetch(url());
    const etag = first.headers.get('etag') ?? '';
    const modified = first.headers.get('last-modified') ?? '';
    const status = async (headers: Record<string, string>) => (await fetch(url(), { headers })).status;
    expect(await status({ 'if-none-match': etag })).toBe(304);
    expect(await status({ 'if-none-match': `"x", W/${etag}` })).toBe(304);
    expect(await status({ 'if-none-match': '*' })).toBe(304);
    expect(await status({ 'if-modified-since': modified })).toBe(304);
    expect(await status({ 'if-none-match': '"x"', 'if-modified-since': modified })).toBe(200);
    expect(await status({ 'if-modified-since': new Date(0).toUTCString() })).toBe(200);
    const response = await fetch(url(), { headers: { 'if-none-match': etag } });
    expect(await response.text()).toBe('');
    expect(response.headers.get('etag')).toBe(etag);
  });

  it('is saved under the name that is asked for', async () => {
    const { storage } = server.visitor();
    const named = storage.from('open').getPublicUrl('folder/digits.txt', { download: 'zahlen ü.txt' });
    const response = await fetch(named.data.publicUrl);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="zahlen _.txt"; filename*=UTF-8''zahlen%20%C3%BC.txt`,
    );
    const bare = storage.from('open').getPublicUrl('folder/digits.txt', { download: true });
    expect((await fetch(bare.data.publicUrl)).headers.get('content-disposition')).toContain(
      'filename="digits.txt"',
    );
  });

  it('is not found when there is none, also with an impossible name', async () => {
    for (const name of ['missing.txt', 'folder', '%00', '%ff', 'a%2F..%2Fb']) {
      const response = await fetch(url(name));
      expect([400, 404], name).toContain(response.status);
      expect(await response.json()).toHaveProperty('statusCode');
    }
    const missing = await fetch(url('missing.txt'));
    expect(await missing.json()).toMatchObject({ code: 'NoSuchKey', error: 'not_found', statusCode: '404' });
  });
});

describe('what a visitor uploaded', () => {
  it.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/javascript', 'text/xml'])(
    'as %s never acts on our origin',
    async (type) => {
      await put('page', type, '<script>alert(1)</script>');
      const { headers } = await fetch(url('page'));
      expect(headers.get('content-type')).not.toMatch(/html|javascript|text\/xml|xhtml/);
      expect(headers.get('content-disposition')).toMatch(/^attachment/);
      expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('is shown in the page when it is a plain picture, and drawn from SVG in <img>', async () => {
    await put('picture.png', 'image/png', 'x');
    expect((await fetch(url('picture.png'))).headers.get('content-disposition')).toBeNull();
    await put('drawing.svg', 'image/svg+xml', '<svg/>');
    expect((await fetch(url('drawing.svg'))).headers.get('content-type')).toBe('image/svg+xml');
  });
});

describe('a private object', () => {
  it('is read by who may, and is not there for others', async () => {
    expect((await server.operator().storage.from('closed').download('folder/digits.txt')).error).toBeNull();
    const name = 'folder/digits.txt';
    const asAnn = await ann.client.storage.from('closed').download(name);
    expect(asAnn.data).toBeNull();
    const place = `${server.url}/storage/v1/object`;
    expect((await fetch(`${place}/public/closed/${name}`)).status).toBe(404);
    expect((await fetch(`${place}/closed/${name}`)).status).toBe(401);
    const withKey = { headers: { apikey: server.services.keys.publishable } };
    expect((await fetch(`${place}/authenticated/closed/${name}`, withKey)).status).toBe(404);
    expect((await fetch(`${place}/info/closed/${name}`, withKey)).status).toBe(404);
  });

  it('tells about itself with info() and exists()', async () => {
    const bucket = server.operator().storage.from('closed');
    const { data } = await bucket.info('folder/digits.txt');
    expect(data).toMatchObject({
      name: 'folder/digits.txt',
      size: 10,
      contentType: 'text/plain',
      metadata: {},
    });
    expect((await bucket.exists('folder/digits.txt')).data).toBe(true);
    expect((await bucket.exists('folder/missing.txt')).data).toBe(false);
  });
});

it('survives fifty clients that drop, and closes the files', async () => {
  await put('large.bin', 'application/octet-stream', randomBytes(20_000_000));
  const drops = Array.from(
    { length: 50 },
    (_, index) =>
      new Promise<void>((resolve, reject) => {
        const call = get(url('large.bin'), (response: IncomingMessage) => {
          if (index % 2 === 0) response.destroy();
          else response.once('data', () => response.destroy());
          response.once('close', resolve);
          response.on('error', () => {});
        });
        call.once('error', reject);
      }),
  );
  await Promise.all(drops);
  const response = await fetch(url('large.bin'));
  expect((await response.bytes()).length).toBe(20_000_000);
  const stored = new Set((await storageState(server)).files);
  await expect.poll(() => openFiles(stored)).toBe(0);
});

/** How many of these files this process, which is also the server, has open. */
async function openFiles(names: Set<string>): Promise<number> {
  const links = await readdir('/proc/self/fd');
  const targets = await Promise.all(links.map((link) => readlink(`/proc/self/fd/${link}`).catch(() => '')));
  return targets.filter((target) => names.has(target.split('/').at(-1) ?? '')).length;
}
