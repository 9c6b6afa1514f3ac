import fc from 'fast-check';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBackend } from '../backend.ts';
import { ask } from '../testing/ask.ts';
import { cases, fuzzTimeout } from '../testing/fuzz.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/server.ts';
import { websiteZip } from '../testing/storage.ts';

const secret = 'top-secret';
let server: TestServer;
let ann: TestUser;
let ben: TestUser;
let backend: Hono;
/** What is stored before anybody makes anything up. */
let before: string[];

beforeAll(async () => {
  server = await startTestServer();
  [ann, ben] = await Promise.all([server.user(), server.user()]);
  backend = createBackend(server.services);
  const { storage } = server.operator();
  await storage.createBucket('vault', { public: false });
  await storage.from('vault').upload('note.txt', secret, { contentType: 'text/plain' });
  await ann.client.storage.from('project-files').upload(`${ann.id}/site.zip`, websiteZip());
  before = await stored();
});
afterAll(() => server.close());

async function stored(): Promise<string[]> {
  const { storage } = server.operator();
  const lists = await Promise.all([
    storage.from('vault').list(''),
    storage.from('project-files').list(ann.id),
  ]);
  return lists.flatMap(({ data }) => (data ?? []).map(({ name, updated_at }) => `${name} ${updated_at}`));
}

function askAsBen(path: string, init: RequestInit = {}): Promise<number> {
  const publishableKey = server.services.keys.publishable;
  return ask({ backend, publishableKey, accessToken: ben.accessToken, secret }, path, init);
}

const piece = fc.oneof(
  fc.constantFrom(
    'vault',
    'project-files',
    'note.txt',
    '..',
    '.',
    '',
    '%2e%2e',
    '%2f',
    '%5c',
    '%00',
    '~',
    '*',
    '%',
  ),
  fc.constantFrom(
    'public',
    'authenticated',
    'sign',
    'info',
    'list',
    'move',
    'copy',
    'upload',
    'render',
    'image',
  ),
  fc.string({ maxLength: 20, unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ maxLength: 12, unit: 'grapheme-ascii' }).map((text) => text.replace(/[?#]/g, '')),
);
const keys = fc.oneof(
  fc.constantFrom('vault/note.txt', 'vault//note.txt', './vault/note.txt', 'vault/note.txt/'),
  fc.array(piece, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('/')),
  fc.tuple(piece, piece).map(([one, other]) => `vault/${one}/${other}/../note.txt`),
);
const kinds = fc.constantFrom(
  'object',
  'object/public',
  'object/authenticated',
  'object/sign',
  'object/info',
  'object/upload/sign',
  'render/image/public',
  'upload/resumable',
  'bucket',
);
const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH');

it(
  'no key of an object makes the server fail, shows a stranger’s file or changes it',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        kinds,
        keys,
        methods,
        fc.string({ maxLength: 30 }),
        async (kind, key, method, text) => {
          const hasBody = method !== 'GET' && method !== 'HEAD';
          await askAsBen(`/storage/v1/${kind}/${key}`, {
            method,
            ...(hasBody && { body: JSON.stringify({ expiresIn: 60, prefix: key, [text]: text }) }),
            headers: hasBody ? { 'content-type': 'application/json' } : {},
          });
        },
      ),
      cases(400, 'storage keys in paths'),
    );
    expect(await stored()).toEqual(before);
  },
  fuzzTimeout,
);

it(
  'no key in the body of a call makes the server fail, shows a stranger’s file or moves it',
  async () => {
    const texts = fc.oneof(
      keys,
      fc.string({ maxLength: 40, unit: 'binary' }).map((text) => text.toWellFormed()),
    );
    const buckets = fc.oneof(fc.constantFrom('vault', 'project-files'), texts);
    await fc.assert(
      fc.asyncProperty(
        buckets,
        texts,
        texts,
        fc.jsonValue({ maxDepth: 2 }),
        async (bucket, one, other, value) => {
          const post = (path: string, body: unknown, method = 'POST') =>
            askAsBen(`/storage/v1/object/${path}`, {
              method,
              body: JSON.stringify(body),
              headers: { 'content-type': 'application/json' },
            });
          const move = { bucketId: bucket, sourceKey: one, destinationKey: other };
          await post('move', move);
          await post('copy', {
            ...move,
            destinationBucket: 'project-files',
            destinationKey: `${ben.id}/${other}`,
          });
          await post('list/vault', { prefix: one, search: other, limit: value, offset: 0 });
          await post('list-v2/vault', { prefix: one, cursor: other, limit: value });
          await post('sign/vault', { paths: [one, other, 'note.txt'], expiresIn: 60 });
          await post('vault', { prefixes: [one, other, 'note.txt'] }, 'DELETE');
          await post('move', value);
        },
      ),
      cases(60, 'storage keys in bodies'),
    );
    expect(await stored()).toEqual(before);
  },
  fuzzTimeout,
);

const boundary = 'x-boundary';
/** Parts of a form, well made and not, in any order. */
const formPieces = fc.oneof(
  fc.constantFrom(
    `--${boundary}\r\n`,
    `--${boundary}`,
    `--${boundary}--\r\n`,
    '\r\n\r\n',
    '\r\n',
    '\n',
    'Content-Disposition: form-data; name=""; filename="a.zip"\r\n',
    'Content-Disposition: form-data; name="cacheControl"\r\n',
    'Content-Disposition: form-data; name="metadata"\r\n',
    'Content-Disposition: form-data; name="file"; filename="../../a.html"\r\n',
    "Content-Disposition: form-data; name*=utf-8''%ff; filename=\"\r\n",
    'Content-Type: application/zip\r\n',
    'Content-Type: text/html; charset="\r\n',
    'Content-Transfer-Encoding: base64\r\n',
    '{"a":1}',
    '3600',
    'PK\u0003\u0004',
  ),
  fc.string({ maxLength: 30, unit: 'binary' }),
);
const contentTypes = fc.constantFrom(
  `multipart/form-data; boundary=${boundary}`,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary="${boundary}`,
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'application/octet-stream',
  'text/html',
);

it(
  'no form makes the server fail or leaves half a file',
  async () => {
    const files = async () => {
      const found: string[] = [];
      for await (const { key } of server.services.files.list()) found.push(key);
      return found.sort();
    };
    const had = await files();
    await fc.assert(
      fc.asyncProperty(
        contentTypes,
        fc.array(formPieces, { maxLength: 12 }),
        fc.boolean(),
        async (type, pieces, isWhole) => {
          const body = pieces.join('') + (isWhole ? `\r\n--${boundary}--\r\n` : '');
          const name = `${ben.id}/made-up.zip`;
          const status = await askAsBen(`/storage/v1/object/project-files/${name}`, {
            method: 'POST',
            headers: { 'content-type': type, 'x-upsert': 'true' },
            body: Buffer.from(body, 'utf8'),
          });
          if (status === 200) await ben.client.storage.from('project-files').remove([name]);
        },
      ),
      cases(300, 'multipart uploads'),
    );
    await expect.poll(files).toEqual(had);
    expect(await stored()).toEqual(before);
  },
  fuzzTimeout,
);
