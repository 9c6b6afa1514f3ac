import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { head } from '../../testing/raw-connection.ts';
import { websiteZip } from '../../testing/storage.ts';
import { doors, startTarget, type Target, typeFor } from './target.ts';

let target: Target;
beforeAll(async () => {
  target = await startTarget();
});
afterAll(() => target.end());

/** Sends a head that promises more than comes, and breaks the connection off once the server is reading. */
async function cutOff(door: string, headers: Record<string, string | number>, part: string | Uint8Array) {
  const connection = await target.open();
  await connection.write(head(door, { ...target.headers, ...headers }));
  await connection.write(part);
  // It has been read when a request that was made after it has been answered.
  await fetch(`${target.url}/healthz`);
  connection.socket.resetAndDestroy();
  await connection.closed;
}

const half = '{"email":"somebody@example.org","title":"Half of ';

it.each(Object.entries(doors))('%s forgets a body that breaks off', async (name, door) => {
  await cutOff(door, { 'Content-Type': typeFor(name), 'Content-Length': 500 }, half);
  await cutOff(door, { 'Content-Type': typeFor(name), 'Transfer-Encoding': 'chunked' }, `1f4\r\n${half}`);
  await target.expectHealthy();
});

/** Zips among the stored files: templates become repositories meanwhile, whose packs are files as well. */
const storedZips = async () => {
  const folder = path.join(target.dataDirectory, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const zips: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const bytes = await readFile(path.join(entry.parentPath, entry.name)).catch(() => null);
    if (bytes?.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) zips.push(entry.name);
  }
  return zips.sort();
};

it.each([
  ['bytes', 'application/zip', ''],
  [
    'a form',
    'multipart/form-data; boundary=edge',
    '--edge\r\nContent-Disposition: form-data; name=""; filename="a.zip"\r\nContent-Type: application/zip\r\n\r\n',
  ],
])('an upload as %s that breaks off leaves no file and no object', async (_name, type, before) => {
  const had = await storedZips();
  const part = Buffer.concat([Buffer.from(before), websiteZip().subarray(0, 100)]);
  const door = `POST /storage/v1/object/project-files/${target.userId}/cut.zip`;
  await cutOff(door, { 'Content-Type': type, 'Content-Length': 100_000 }, part);
  await expect.poll(storedZips).toEqual(had);
  const object = `${target.url}/storage/v1/object/public/project-files/${target.userId}/cut.zip`;
  expect((await fetch(object)).status).toBe(404);
  await target.expectHealthy();
});

it('a resumable upload that breaks off is finished from where it is', async () => {
  const bytes = websiteZip();
  const encode = (text: string) => Buffer.from(text).toString('base64');
  const tus = { ...target.headers, 'Tus-Resumable': '1.0.0' };
  const created = await fetch(`${target.url}/storage/v1/upload/resumable`, {
    method: 'POST',
    headers: {
      ...tus,
      'Upload-Length': String(bytes.length),
      'Upload-Metadata': [
        `bucketName ${encode('project-files')}`,
        `objectName ${encode(`${target.userId}/resumed.zip`)}`,
        `contentType ${encode('application/zip')}`,
      ].join(','),
    },
  });
  expect(created.status).toBe(201);
  const place = new URL(created.headers.get('location') as string, target.url);
  const piece = { 'Tus-Resumable': '1.0.0', 'Content-Type': 'application/offset+octet-stream' };
  const first = { ...piece, 'Upload-Offset': 0, 'Content-Length': bytes.length };
  await cutOff(`PATCH ${place.pathname}`, first, bytes.subarray(0, 120));
  const offset = async () => {
    const answer = await fetch(place, { method: 'HEAD', headers: tus });
    return Number(answer.headers.get('upload-offset'));
  };
  // How much of it came depends on when the connection broke; the client asks, and goes on once the server has noticed.
  const goOn = async () => {
    const kept = await offset();
    expect(kept).toBeLessThanOrEqual(120);
    const headers = { ...tus, ...piece, 'Upload-Offset': String(kept) };
    return (await fetch(place, { method: 'PATCH', headers, body: bytes.subarray(kept) })).status;
  };
  await expect.poll(goOn).toBe(204);
  const object = `${target.url}/storage/v1/object/public/project-files/${target.userId}/resumed.zip`;
  expect(Buffer.from(await (await fetch(object)).arrayBuffer()).equals(bytes)).toBe(true);
  await target.expectHealthy();
});
