import { Upload, type UploadOptions } from 'tus-js-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { largeZip, sha256 } from '../../testing/storage.ts';

let server: TestServer;
let ann: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.user();
});
afterAll(() => server.close());

const optionsFor = (name: string): UploadOptions => ({
  endpoint: `${server.url}/storage/v1/upload/resumable`,
  retryDelays: [0, 50, 100],
  headers: { authorization: `Bearer ${ann.accessToken}`, 'x-upsert': 'true' },
  uploadDataDuringCreation: true,
  chunkSize: 1024 * 1024,
  metadata: {
    bucketName: 'project-files',
    objectName: name,
    contentType: 'application/zip',
    cacheControl: '3600',
  },
});

const finished = (upload: Upload) =>
  new Promise<void>((resolve, reject) => {
    upload.options.onSuccess = () => resolve();
    upload.options.onError = reject;
  });

async function received(name: string): Promise<string> {
  const { data } = await ann.client.storage.from('project-files').download(name);
  return sha256(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer(0)));
}

it('takes an upload of the official client with the settings that Supabase documents', async () => {
  const zip = largeZip(3_500_000);
  const name = `${ann.id}/official.zip`;
  const upload = new Upload(zip, optionsFor(name));
  const done = finished(upload);
  upload.start();
  await done;
  expect(await received(name)).toBe(sha256(zip));
});

it('goes on where a stopped upload was, in another client that knows its address', async () => {
  const zip = largeZip(3_500_000);
  const name = `${ann.id}/resumed.zip`;
  const first = new Upload(zip, optionsFor(name));
  const stopped = new Promise<void>((resolve, reject) => {
    first.options.onError = reject;
    first.options.onChunkComplete = (_size, accepted) => {
      if (accepted >= 2 * 1024 * 1024) void first.abort().then(resolve);
    };
  });
  first.start();
  await stopped;

  const sent: number[] = [];
  const second = new Upload(zip, {
    ...optionsFor(name),
    uploadUrl: first.url,
    onProgress: (bytes) => void sent.push(bytes),
  });
  const done = finished(second);
  second.start();
  await done;
  expect(Math.min(...sent)).toBeGreaterThanOrEqual(2 * 1024 * 1024);
  expect(await received(name)).toBe(sha256(zip));
});
