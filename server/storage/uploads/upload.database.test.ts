import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { largeZip, sha256, storageState, websiteZip } from '../../testing/storage.ts';

const MiB = 1024 * 1024;
let server: TestServer;
let ann: TestUser;
let ben: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  [ann, ben] = await Promise.all([server.user(), server.user()]);
  const { error } = await server.operator().storage.createBucket('open', { public: true });
  expect(error).toBeNull();
});
afterAll(() => server.close());

const filesOf = (user: TestUser) => user.client.storage.from('project-files');
const headersOf = (user: TestUser) => ({
  apikey: server.services.keys.publishable,
  authorization: `Bearer ${user.accessToken}`,
});

/** Runs an upload that must fail, and proves that it left nothing. */
async function leavesNothing(attempt: () => Promise<unknown>): Promise<void> {
  const before = await storageState(server);
  await attempt();
  await expect.poll(() => storageState(server)).toEqual(before);
}

describe('an accepted upload', () => {
  it('gives back the same bytes of a 49 MB archive sent as a form', async () => {
    const zip = largeZip(49_000_000);
    const name = `${ann.id}/1-large.zip`;
    const sent = await filesOf(ann).upload(name, new Blob([zip], { type: 'application/zip' }), {
      cacheControl: '3600',
      upsert: false,
    });
    expect(sent.error).toBeNull();
    expect(sent.data).toMatchObject({ path: name, fullPath: `project-files/${name}` });
    const { publicUrl } = filesOf(ann).getPublicUrl(name).data;
    const response = await fetch(publicUrl);
    expect(sha256(await response.bytes())).toBe(sha256(zip));
    expect(response.headers.get('cache-control')).toBe('max-age=3600');
    expect(response.headers.get('content-type')).toBe('application/zip');
  });

  it('takes bare bytes and streams', async () => {
    const zip = websiteZip();
    const raw = await filesOf(ann).upload(`${ann.id}/raw.zip`, zip, { contentType: 'application/zip' });
    expect(raw.error).toBeNull();
    const streamed = await filesOf(ann).upload(`${ann.id}/stream.zip`, Readable.from([zip]), {
      contentType: 'application/zip',
      duplex: 'half',
    });
    expect(streamed.error).toBeNull();
    const { data } = await filesOf(ann).download(`${ann.id}/stream.zip`);
    expect(sha256(new Uint8Array(await (data as Blob).arrayBuffer()))).toBe(sha256(zip));
  });

  it('stores the type an image has, not the one claimed', async () => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
      .webp()
      .toBuffer();
    const name = `${ann.id}/picture.png`;
    const sent = await filesOf(ann).upload(name, new Blob([picture], { type: 'image/png' }));
    expect(sent.error).toBeNull();
    const { data } = await filesOf(ann).info(name);
    expect(data?.contentType).toBe('image/webp');
  });

  it('keeps metadata and cache control from forms and from headers', async () => {
    const bucket = server.operator().storage.from('open');
    const options = { metadata: { made: 'by hand' }, cacheControl: '60', contentType: 'text/plain' };
    expect((await bucket.upload('form.txt', new Blob(['a']), options)).error).toBeNull();
    expect((await bucket.upload('raw.txt', Buffer.from('a'), options)).error).toBeNull();
    for (const name of ['form.txt', 'raw.txt']) {
      const { data } = await bucket.info(name);
      expect(data?.metadata).toEqual({ made: 'by hand' });
      expect(data?.cacheControl).toBe('max-age=60');
    }
  });

  it('is entered as owned by the account', async () => {
    const name = `${ben.id}/mine.zip`;
    expect((await filesOf(ben).upload(name, websiteZip())).error).toBeNull();
    const { rows } = await server.services.database.run<{ owner_id: string }>(
      { role: 'owner' },
      { text: 'select owner_id from storage.objects where name = $1', values: [name] },
    );
    expect(rows[0]?.owner_id).toBe(ben.id);
  });
});

describe('overwriting', () => {
  it('is refused without being asked for', async () => {
    const name = `${ann.id}/once.zip`;
    const zip = websiteZip();
    await filesOf(ann).upload(name, zip);
    await leavesNothing(async () => {
      const { error } = await filesOf(ann).upload(name, websiteZip());
      expect(error).toMatchObject({
        message: 'The resource already exists',
        statusCode: '409',
        code: 'KeyAlreadyExists',
      });
    });
  });

  it('replaces the bytes with upsert and with update, and removes the old ones', async () => {
    const name = `${ann.id}/again.zip`;
    await filesOf(ann).upload(name, websiteZip());
    const before = await storageState(server);
    const second = largeZip(1000);
    expect((await filesOf(ann).upload(name, second, { upsert: true })).error).toBeNull();
    const third = largeZip(2000);
    expect((await filesOf(ann).update(name, third)).error).toBeNull();
    const after = await storageState(server);
    expect(after.files).toHaveLength(before.files.length);
    const { data } = await filesOf(ann).download(name);
    expect(sha256(new Uint8Array(await (data as Blob).arrayBuffer()))).toBe(sha256(third));
  });

  it('lets one of many simultaneous uploads of a name win', async () => {
    const before = await storageState(server);
    const name = `${ann.id}/race.zip`;
    const results = await Promise.all(
      Array.from({ length: 6 }, () => filesOf(ann).upload(name, largeZip(200_000))),
    );
    expect(results.filter(({ error }) => error === null)).toHaveLength(1);
    for (const { error } of results) if (error) expect(error).toMatchObject({ statusCode: '409' });
    const after = await storageState(server);
    expect(after.files).toHaveLength(before.files.length + 1);
    expect(after.unfinished).toEqual([]);
  });

  it('leaves one file when many replace a name at once', async () => {
    const before = await storageState(server);
    const name = `${ann.id}/upserts.zip`;
    const results = await Promise.all(
      Array.from({ length: 6 }, () => filesOf(ann).upload(name, largeZip(200_000), { upsert: true })),
    );
    for (const { error } of results) expect(error).toBeNull();
    const after = await storageState(server);
    expect(after.files).toHaveLength(before.files.length + 1);
  });
});

describe('permission', () => {
  it('is refused in another folder, to visitors and for overwriting what is not theirs', async () => {
    await filesOf(ann).upload(`${ann.id}/private.zip`, websiteZip());
    await leavesNothing(async () => {
      const visitor = server.visitor().storage.from('project-files');
      const attempts = await Promise.all([
        filesOf(ben).upload(`${ann.id}/intruder.zip`, websiteZip()),
        filesOf(ben).upload(`${ann.id}/private.zip`, websiteZip(), { upsert: true }),
        filesOf(ben).update(`${ann.id}/private.zip`, websiteZip()),
        visitor.upload(`${ann.id}/visitor.zip`, websiteZip()),
        filesOf(ben).upload('top-level.zip', websiteZip()),
      ]);
      for (const { error } of attempts) {
        expect(error).toMatchObject({
          message: 'new row violates row-level security policy',
          statusCode: '403',
          code: 'AccessDenied',
        });
      }
    });
  });

  it('is asked before the bytes are taken', async () => {
    const answer = await new Promise<number | undefined>((resolve, reject) => {
      const call = request(`${server.url}/storage/v1/object/project-files/${ann.id}/early.zip`, {
        method: 'POST',
        headers: { ...headersOf(ben), 'content-type': 'application/zip', 'content-length': 10 * MiB },
      });
      call.once('error', reject);
      call.once('response', (response) => {
        resolve(response.statusCode);
        call.destroy();
      });
      // One block is sent and then nothing: the answer may take as long as dropping the rest is tried.
      call.write(Buffer.alloc(1000));
    });
    expect(answer).toBe(403);
  });

  it('asks for a key and for a bucket that exists', async () => {
    const url = `${server.url}/storage/v1/object/project-files/${ann.id}/x.zip`;
    expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(401);
    const { error } = await ann.client.storage.from('nowhere').upload('x.txt', 'x');
    expect(error).toMatchObject({ message: 'Bucket not found', statusCode: '404' });
  });
});

describe('limits', () => {
  it('refuses a size that is announced, and one that is not', async () => {
    await leavesNothing(async () => {
      const big = randomBytes(51 * MiB);
      const announced = await filesOf(ann).upload(`${ann.id}/big.zip`, new Blob([big]));
      expect(announced.error).toMatchObject({
        message: 'Zip file is too large. Maximum size is 50MB.',
        statusCode: '413',
      });
      const streamed = await filesOf(ann).upload(`${ann.id}/big.zip`, Readable.from(pieces(big)), {
        duplex: 'half',
      });
      expect(streamed.error).toMatchObject({ statusCode: '413' });
      const image = await filesOf(ann).upload(`${ann.id}/big.png`, big.subarray(0, 11 * MiB));
      expect(image.error).toMatchObject({
        message: 'Image file is too large. Maximum size is 10MB.',
        statusCode: '413',
      });
    });
  });

  it("keeps to a bucket's own limit and types", async () => {
    const operator = server.operator().storage;
    await operator.createBucket('strict', {
      public: true,
      fileSizeLimit: '1kb',
      allowedMimeTypes: ['text/plain', 'image/*'],
    });
    await leavesNothing(async () => {
      const large = await operator.from('strict').upload('a.txt', 'x'.repeat(1001));
      expect(large.error).toMatchObject({
        message: 'The object exceeded the maximum allowed size',
        statusCode: '413',
      });
      const wrong = await operator.from('strict').upload('a.pdf', 'x', { contentType: 'application/pdf' });
      expect(wrong.error).toMatchObject({
        message: 'mime type application/pdf is not supported',
        statusCode: '415',
      });
    });
    expect((await operator.from('strict').upload('a.txt', 'x'.repeat(1000))).error).toBeNull();
  });

  it('refuses names that Supabase refuses', async () => {
    const post = (name: string) =>
      fetch(`${server.url}/storage/v1/object/open/${name}`, {
        method: 'POST',
        headers: { apikey: server.services.keys.secret },
        body: 'x',
      });
    await leavesNothing(async () => {
      for (const name of [
        'a%2F%2Fb',
        'a%5Cb',
        '%E2%82%AC',
        'a%23b',
        'a%00b',
        `${'x'.repeat(1025)}`,
        'a%252e',
      ]) {
        const response = await post(name);
        expect(response.status, name).toBe(400);
        expect(await response.json()).toMatchObject({ code: 'InvalidKey' });
      }
      expect((await post('..%2F..%2Fescape')).status).toBe(400);
    });
  });

  it('counts uploads, and names the wait', async () => {
    const limited = await startTestServer({ rateLimitFactor: 0.01 });
    try {
      const user = await limited.user();
      const attempt = () =>
        user.client.storage.from('project-files').upload(`${user.id}/a.zip`, websiteZip());
      expect((await attempt()).error).toBeNull();
      expect((await attempt()).error).toMatchObject({ statusCode: '429' });
    } finally {
      await limited.close();
    }
  });
});

describe('a connection that breaks', () => {
  const cut = async (headers: Record<string, string>, start: string) => {
    const before = await storageState(server);
    const call = request(`${server.url}/storage/v1/object/project-files/${ann.id}/cut.zip`, {
      method: 'POST',
      headers: { ...headersOf(ann), ...headers },
    });
    call.on('error', () => {});
    call.write(start);
    call.write(randomBytes(3 * MiB));
    await expect.poll(async () => (await storageState(server)).unfinished).toHaveLength(1);
    call.destroy();
    await expect.poll(() => storageState(server)).toEqual(before);
  };

  it('leaves nothing of bare bytes, of announced length or not', async () => {
    await cut({ 'content-type': 'application/zip', 'content-length': String(20 * MiB) }, '');
    await cut({ 'content-type': 'application/zip', 'transfer-encoding': 'chunked' }, ' ');
  });

  it('leaves nothing of a form', async () => {
    const head =
      '--edge\r\nContent-Disposition: form-data; name=""; filename="a.zip"\r\nContent-Type: application/zip\r\n\r\n';
    await cut({ 'content-type': 'multipart/form-data; boundary=edge', 'transfer-encoding': 'chunked' }, head);
  });

  it('is not taken for the end of a form that stops short', async () => {
    await leavesNothing(async () => {
      const response = await fetch(`${server.url}/storage/v1/object/open/short.txt`, {
        method: 'POST',
        headers: {
          apikey: server.services.keys.secret,
          'content-type': 'multipart/form-data; boundary=edge',
        },
        body: '--edge\r\nContent-Disposition: form-data; name=""; filename="a.txt"\r\n\r\nhalf of it',
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: 'The form is malformed.' });
    });
  });
});

it('says what is wrong with a form', async () => {
  const post = (type: string, body: string) =>
    fetch(`${server.url}/storage/v1/object/open/described.txt`, {
      method: 'POST',
      headers: { apikey: server.services.keys.secret, 'content-type': type },
      body,
    });
  const empty = await post('multipart/form-data; boundary=edge', '--edge--\r\n');
  expect(await empty.json()).toMatchObject({ statusCode: '400', message: 'No file provided' });
  const boundless = await post('multipart/form-data', 'x');
  expect(await boundless.json()).toMatchObject({ statusCode: '400' });
  const metadata = await post(
    'multipart/form-data; boundary=edge',
    '--edge\r\nContent-Disposition: form-data; name="metadata"\r\n\r\n[1]\r\n' +
      '--edge\r\nContent-Disposition: form-data; name=""; filename="a.txt"\r\n\r\nx\r\n--edge--\r\n',
  );
  expect(await metadata.json()).toMatchObject({ message: 'metadata must be a JSON object.' });
});

function* pieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
