import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { owner } from '../../database/database.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { largeZip, sha256, storageState, websiteZip } from '../../testing/storage.ts';
import { sweep } from '../sweep.ts';

let server: TestServer;
let ann: TestUser;
let ben: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  [ann, ben] = await Promise.all([server.user(), server.user()]);
  await server.operator().storage.createBucket('open', { public: true });
});
afterAll(() => server.close());

const endpoint = () => `${server.url}/storage/v1/upload/resumable`;
const base64 = (text: string) => Buffer.from(text).toString('base64');
const metadata = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${base64(value)}`)
    .join(',');
const headersOf = (user: TestUser) => ({
  apikey: server.services.keys.publishable,
  authorization: `Bearer ${user.accessToken}`,
  'tus-resumable': '1.0.0',
});
const zipMetadata = (name: string) =>
  metadata({
    bucketName: 'project-files',
    objectName: name,
    contentType: 'application/zip',
    cacheControl: '3600',
  });

async function begin(user: TestUser, name: string, size: number, more: Record<string, string> = {}) {
  const response = await fetch(endpoint(), {
    method: 'POST',
    headers: {
      ...headersOf(user),
      'upload-length': String(size),
      'upload-metadata': zipMetadata(name),
      ...more,
    },
  });
  return { response, url: new URL(response.headers.get('location') ?? '/', server.url).href };
}

const patch = (user: TestUser, url: string, offset: number, bytes: Uint8Array<ArrayBuffer>) =>
  fetch(url, {
    method: 'PATCH',
    headers: {
      ...headersOf(user),
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: bytes,
  });
const offsetOf = async (user: TestUser, url: string) => {
  const response = await fetch(url, { method: 'HEAD', headers: headersOf(user) });
  return response.ok ? Number(response.headers.get('upload-offset')) : response.status;
};
const bytesAt = async (name: string) => {
  const { data } = await server.operator().storage.from('project-files').download(name);
  return data ? Buffer.from(await data.arrayBuffer()) : null;
};
const partFiles = async () => {
  const { rows } = await server.services.database.run<{ count: number }>(owner, {
    text: 'select count(*)::int as count from plinth.resumable_parts',
  });
  return rows[0]?.count;
};

/** Sends some bytes of a PATCH, then pulls the plug. */
function breakOff(
  user: TestUser,
  url: string,
  offset: number,
  bytes: Buffer,
  announced: number,
): Promise<void> {
  return new Promise((resolve) => {
    const sending = request(url, {
      method: 'PATCH',
      headers: {
        ...headersOf(user),
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
        'content-length': String(announced),
      },
    });
    sending.on('error', () => {});
    sending.on('close', () => resolve());
    // The line ends behind these bytes, so that the server has seen them all.
    sending.write(bytes, () => sending.socket?.end());
  });
}

describe('a resumable upload', () => {
  it('arrives in pieces, with what was said about it', async () => {
    const zip = largeZip(700_000);
    const name = `${ann.id}/pieces.zip`;
    const { response, url } = await begin(ann, name, zip.length);
    expect(response.status).toBe(201);
    expect(response.headers.get('tus-resumable')).toBe('1.0.0');
    expect(Date.parse(response.headers.get('upload-expires') ?? '')).toBeGreaterThan(
      Date.now() + 23 * 3_600_000,
    );
    for (let at = 0; at < zip.length; at += 300_000) {
      expect(await bytesAt(name)).toBeNull();
      const answer = await patch(ann, url, at, zip.subarray(at, at + 300_000));
      expect([answer.status, answer.headers.get('upload-offset')]).toEqual([
        204,
        String(Math.min(at + 300_000, zip.length)),
      ]);
    }
    expect(sha256((await bytesAt(name)) ?? Buffer.alloc(0))).toBe(sha256(zip));
    const { data } = await ann.client.storage.from('project-files').info(name);
    expect(data).toMatchObject({
      contentType: 'application/zip',
      cacheControl: 'max-age=3600',
      size: zip.length,
    });
    expect(await partFiles()).toBe(0);
  });

  it('keeps what arrived before the connection broke', async () => {
    const zip = largeZip(900_000);
    const name = `${ann.id}/broken.zip`;
    const { url } = await begin(ann, name, zip.length);
    await breakOff(ann, url, 0, zip.subarray(0, 400_000), zip.length);
    await expect.poll(() => offsetOf(ann, url)).toBeGreaterThan(0);
    const kept = await offsetOf(ann, url);
    expect(kept).toBeLessThanOrEqual(400_000);
    expect((await patch(ann, url, kept, zip.subarray(kept))).status).toBe(204);
    expect(sha256((await bytesAt(name)) ?? Buffer.alloc(0))).toBe(sha256(zip));
  });

  it('takes the same bytes from two requests at once and from no third, so that they fill no disk', async () => {
    const { url } = await begin(ann, `${ann.id}/thrice.zip`, 1000);
    const { unfinished } = await storageState(server);
    const open = Array.from({ length: 2 }, () => {
      const headers = {
        ...headersOf(ann),
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      };
      const sender = request(url, { method: 'PATCH', headers });
      const answer = new Promise<number | undefined>((resolve) =>
        sender.once('response', (response) => resolve(response.resume().statusCode)),
      );
      sender.write('abc');
      return { sender, answer };
    });
    await expect
      .poll(async () => (await storageState(server)).unfinished.length)
      .toBe(unfinished.length + open.length);
    const third = await patch(ann, url, 0, Buffer.alloc(500));
    for (const { sender } of open) sender.end();
    expect([third.status, await third.text()]).toEqual([423, expect.stringContaining('ResourceLocked')]);
    expect((await Promise.all(open.map(({ answer }) => answer))).sort()).toEqual([204, 409]);
    expect((await patch(ann, url, 3, Buffer.alloc(5))).status).toBe(204);
  });

  it('takes its first bytes with its creation, and an empty file at once', async () => {
    const bytes = Buffer.from('all at once');
    const [first, empty] = await Promise.all(
      [bytes, Buffer.alloc(0)].map((body, index) =>
        fetch(endpoint(), {
          method: 'POST',
          headers: {
            ...headersOf(ann),
            apikey: server.services.keys.secret,
            authorization: `Bearer ${server.services.keys.secret}`,
            'upload-length': String(body.length),
            'upload-metadata': metadata({
              bucketName: 'open',
              objectName: `${index}.txt`,
              metadata: '{"by":"hand"}',
            }),
            'content-type': 'application/offset+octet-stream',
          },
          body,
        }),
      ),
    );
    expect([first?.status, first?.headers.get('upload-offset')]).toEqual([201, '11']);
    expect(empty?.status).toBe(201);
    const bucket = server.operator().storage.from('open');
    expect(await (await bucket.download('0.txt')).data?.text()).toBe('all at once');
    expect((await bucket.info('0.txt')).data?.metadata).toEqual({ by: 'hand' });
    expect((await bucket.info('1.txt')).data?.size).toBe(0);
  });

  it('tells a client that missed the last answer that all has arrived', async () => {
    const zip = websiteZip();
    const { url } = await begin(ann, `${ann.id}/missed.zip`, zip.length);
    expect((await patch(ann, url, 0, zip)).status).toBe(204);
    expect(await offsetOf(ann, url)).toBe(zip.length);
  });

  it('goes on at one place only when two requests send the same bytes', async () => {
    const zip = largeZip(200_000);
    const { url } = await begin(ann, `${ann.id}/twice.zip`, zip.length);
    const half = zip.subarray(0, 100_000);
    const answers = await Promise.all([patch(ann, url, 0, half), patch(ann, url, 0, half)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const rest = zip.subarray(100_000);
    const last = await Promise.all([patch(ann, url, 100_000, rest), patch(ann, url, 100_000, rest)]);
    const statuses = last.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(204);
    // The second comes while the pieces are put together, or after that.
    expect([204, 409, 423]).toContain(statuses[1]);
    expect(sha256((await bytesAt(`${ann.id}/twice.zip`)) ?? Buffer.alloc(0))).toBe(sha256(zip));
  });
});

describe('what is refused', () => {
  it('says so before the first byte: another folder, another kind, too much, a name that is taken', async () => {
    const before = await storageState(server);
    expect((await begin(ann, `${ben.id}/not-mine.zip`, 10)).response.status).toBe(403);
    expect((await begin(ann, `${ann.id}/page.html`, 10)).response.status).toBe(415);
    const large = await begin(ann, `${ann.id}/large.zip`, 51 * 1024 * 1024);
    expect([large.response.status, await large.response.json()]).toMatchObject([
      413,
      { message: 'Zip file is too large. Maximum size is 50MB.' },
    ]);
    expect((await begin(ann, `${ann.id}/a/../b.zip`, 10)).response.status).toBe(400);
    await server.operator().storage.from('project-files').upload(`${ann.id}/taken.zip`, websiteZip());
    expect((await begin(ann, `${ann.id}/taken.zip`, 10)).response.status).toBe(409);
    expect((await begin(ann, `${ann.id}/taken.zip`, 10, { 'x-upsert': 'true' })).response.status).toBe(201);
    await server
      .operator()
      .storage.from('project-files')
      .remove([`${ann.id}/taken.zip`]);
    expect(await storageState(server)).toEqual(before);
  });

  it('opens the file when it is whole, and leaves nothing of one that is no archive', async () => {
    const before = await storageState(server);
    const bytes = randomBytes(2000);
    const { url } = await begin(ann, `${ann.id}/fake.zip`, bytes.length);
    expect((await patch(ann, url, 0, bytes.subarray(0, 1000))).status).toBe(204);
    const answer = await patch(ann, url, 1000, bytes.subarray(1000));
    expect(answer.status).toBe(415);
    expect(await offsetOf(ann, url)).toBe(404);
    expect(await storageState(server)).toEqual(before);
  });

  it('is everybody else', async () => {
    const { url } = await begin(ann, `${ann.id}/mine.zip`, 100);
    expect(await offsetOf(ben, url)).toBe(404);
    expect((await patch(ben, url, 0, Buffer.from('x'))).status).toBe(404);
    expect((await fetch(url, { method: 'DELETE', headers: headersOf(ben) })).status).toBe(404);
    expect((await fetch(url, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } })).status).toBe(401);
    expect(await offsetOf(ann, url)).toBe(0);
  });

  it('is an upload whose owner has lost the right meanwhile', async () => {
    const zip = websiteZip();
    const { url } = await begin(ann, `${ann.id}/lost.zip`, zip.length);
    const { database } = server.services;
    await database.script(
      'alter policy "Members upload project files to their own folder" on storage.objects with check (false)',
    );
    try {
      expect((await patch(ann, url, 0, zip)).status).toBe(403);
    } finally {
      await database.script(`alter policy "Members upload project files to their own folder" on storage.objects
        with check (bucket_id = 'project-files' and (storage.foldername(name))[1] = (select auth.uid())::text)`);
    }
  });

  it('is more than was announced, a wrong offset, and another protocol', async () => {
    const { url } = await begin(ann, `${ann.id}/strict.zip`, 10);
    expect((await patch(ann, url, 0, Buffer.alloc(11))).status).toBe(413);
    expect((await patch(ann, url, 5, Buffer.alloc(5))).status).toBe(409);
    expect(await offsetOf(ann, url)).toBe(0);
    const headers = { ...headersOf(ann), 'tus-resumable': '0.2.2' };
    const old = await fetch(url, { method: 'HEAD', headers });
    expect([old.status, old.headers.get('tus-version')]).toEqual([412, '1.0.0']);
    for (const bad of ['', 'bucketName', `bucketName ${base64('project-files')}`, 'a b c']) {
      const answer = await fetch(endpoint(), {
        method: 'POST',
        headers: { ...headersOf(ann), 'upload-length': '1', 'upload-metadata': bad },
      });
      expect(answer.status).toBe(400);
    }
  });
});

describe('around it', () => {
  it('says what it can', async () => {
    const response = await fetch(endpoint(), { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'tus-version': '1.0.0',
      'tus-extension': 'creation,creation-with-upload,termination,expiration',
      'tus-max-size': String(50 * 1024 * 1024),
    });
  });

  it('lets pages of other sites use it', async () => {
    const asked = await fetch(endpoint(), {
      method: 'OPTIONS',
      headers: {
        origin: 'https://example.org',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'tus-resumable,upload-offset',
      },
    });
    expect(asked.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(asked.headers.get('access-control-allow-headers')).toContain('upload-offset');
    const { response } = await begin(ann, `${ann.id}/cors.zip`, 10);
    expect(response.headers.get('access-control-expose-headers')).toContain('Upload-Offset');
  });

  it('takes the bearer token alone, as Supabase does', async () => {
    const { apikey: _, ...headers } = headersOf(ann);
    const response = await fetch(endpoint(), {
      method: 'POST',
      headers: { ...headers, 'upload-length': '10', 'upload-metadata': zipMetadata(`${ann.id}/bearer.zip`) },
    });
    expect(response.status).toBe(201);
  });

  it('takes a signed upload, for its one object', async () => {
    const zip = websiteZip();
    const name = `${ann.id}/signed.zip`;
    const { data } = await ann.client.storage.from('project-files').createSignedUploadUrl(name);
    const send = (objectName: string) =>
      fetch(`${endpoint()}/sign`, {
        method: 'POST',
        headers: {
          'tus-resumable': '1.0.0',
          'x-signature': data?.token ?? '',
          'upload-length': String(zip.length),
          'upload-metadata': zipMetadata(objectName),
          'content-type': 'application/offset+octet-stream',
        },
        body: zip,
      });
    expect((await send(`${ann.id}/other.zip`)).status).toBe(400);
    expect((await send(name)).status).toBe(201);
    expect((await ann.client.storage.from('project-files').info(name)).data?.size).toBe(zip.length);
  });

  it('forgets an upload that its owner ends, and one whose time is over', async () => {
    const before = await storageState(server);
    const [ended, expired] = await Promise.all([
      begin(ann, `${ann.id}/ended.zip`, 100),
      begin(ann, `${ann.id}/expired.zip`, 100),
    ]);
    for (const { url } of [ended, expired]) {
      expect((await patch(ann, url, 0, Buffer.alloc(50))).status).toBe(204);
    }
    // Pieces have no object yet, and the sweeper leaves them alone.
    await sweep(server.services, { unreferencedAfterSeconds: 86_400 });
    expect(await offsetOf(ann, expired.url)).toBe(50);
    expect((await storageState(server)).files.length).toBe(before.files.length + 2);

    const removal = await fetch(ended.url, { method: 'DELETE', headers: headersOf(ann) });
    expect([removal.status, await offsetOf(ann, ended.url)]).toEqual([204, 404]);
    await server.services.database.run(owner, {
      text: `update plinth.resumable_uploads set expires_at = now() - interval '1 second' where name like '%/expired.zip'`,
    });
    expect(await offsetOf(ann, expired.url)).toBe(404);
    await sweep(server.services, { unreferencedAfterSeconds: 86_400 });
    expect((await storageState(server)).files).toEqual(before.files);
  });
});
