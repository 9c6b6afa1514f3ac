import path from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBackend } from '../../backend.ts';
import { openS3Store } from '../../files/s3.ts';
import type { Services } from '../../services.ts';
import { startS3, type TestS3 } from '../../testing/s3.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { largeZip, sha256 } from '../../testing/storage.ts';
import { sweep } from '../sweep.ts';

let server: TestServer;
let ann: TestUser;
let s3: TestS3;
let both: Services[];
let one: Hono;
let other: Hono;
beforeAll(async () => {
  [server, s3] = await Promise.all([startTestServer(), startS3()]);
  ann = await server.user();
  both = await Promise.all(
    ['one', 'other'].map(async (name) => ({
      ...server.services,
      files: await openS3Store(s3.config, path.join(server.services.config.dataDirectory, name)),
    })),
  );
  [one, other] = both.map(createBackend) as [Hono, Hono];
});
afterAll(async () => {
  await server.close();
  await s3.close();
});

const ask = (
  backend: Hono,
  method: string,
  address: string,
  headers: Record<string, string>,
  body?: Buffer<ArrayBuffer>,
) =>
  backend.fetch(
    new Request(new URL(address, server.url), {
      method,
      headers: { authorization: `Bearer ${ann.accessToken}`, 'tus-resumable': '1.0.0', ...headers },
      ...(body && { body }),
    }),
  );

it('takes each piece at whichever server it comes to, with one database and one S3 store', async () => {
  const zip = largeZip(600_000);
  const name = `${ann.id}/between.zip`;
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const address = '/storage/v1/upload/resumable';
  const created = await ask(one, 'POST', address, {
    'upload-length': String(zip.length),
    'upload-metadata': `bucketName ${base64('project-files')},objectName ${base64(name)}`,
  });
  expect(created.status).toBe(201);
  const upload = created.headers.get('location') ?? '';

  const half = 300_000;
  const piece = (backend: Hono, from: number, to: number) =>
    ask(
      backend,
      'PATCH',
      upload,
      { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
      zip.subarray(from, to),
    );
  expect((await piece(other, 0, half)).status).toBe(204);
  expect((await ask(one, 'HEAD', upload, {})).headers.get('upload-offset')).toBe(String(half));
  // Neither sweeps what the other is in the middle of.
  for (const services of both)
    await sweep(services, { unreferencedAfterSeconds: 86_400, rowlessAfterSeconds: 0 });
  expect((await piece(one, half, zip.length)).status).toBe(204);

  const read = await ask(other, 'GET', `/storage/v1/object/public/project-files/${name}`, {});
  expect(read.status).toBe(200);
  expect(sha256(await read.bytes())).toBe(sha256(zip));
  const kept = [];
  for await (const { key } of both[0]?.files.list() ?? []) kept.push(key);
  expect(kept).toHaveLength(1);
});
