import { createServer, get, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packAnswer, type StoredAnswer, sendAnswer, storeAnswer } from './stored-answer.ts';

const text = 'A line of text that is repeated. '.repeat(100);
const bytes = new TextEncoder().encode(text);
const common = { 'X-Content-Type-Options': 'nosniff' };

let packed: StoredAnswer;
const small = storeAnswer(bytes.slice(0, 40), { 'Content-Type': 'text/plain' }, { br: null, gzip: null });
let server: Server;
let port: number;
beforeAll(async () => {
  packed = await packAnswer(bytes, { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' });
  server = createServer((asked, response) =>
    sendAnswer(asked.url === '/small' ? small : packed, asked, response, common),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** The answer as it travels: nothing is unpacked on the way. */
async function ask(headers: Record<string, string> = {}, path = '/', method = 'GET') {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers };
    (method === 'GET' ? get(options, resolve) : request(options, resolve).end()).on('error', reject);
  });
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body };
}

test('sends the smallest form the client reads, with its length', async () => {
  const br = await ask({ 'accept-encoding': 'gzip, deflate, br' });
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(br.body.length) });
  expect(brotliDecompressSync(br.body).toString()).toBe(text);
  const zipped = await ask({ 'accept-encoding': 'gzip' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.body).toString()).toBe(text);
  for (const accepted of ['identity', 'brotli-like']) {
    const plain = await ask({ 'accept-encoding': accepted });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(text);
  }
});

test('sends its own headers and those of every answer, again and again', async () => {
  for (let times = 0; times < 2; times += 1) {
    const { status, headers } = await ask();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-type': 'text/html',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      etag: packed.etag,
    });
  }
});

test('answers 304 to who has it, also when a proxy weakened the tag', async () => {
  for (const known of [packed.etag, `W/${packed.etag}`, `"other", ${packed.etag}`]) {
    const { status, headers, body } = await ask({ 'if-none-match': known, 'accept-encoding': 'br' });
    expect(status).toBe(304);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', etag: packed.etag });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toHaveLength(0);
  }
  expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
});

test('answers HEAD with the length and no body', async () => {
  const { status, headers, body } = await ask({}, '/', 'HEAD');
  expect(status).toBe(200);
  expect(headers['content-length']).toBe(String(bytes.length));
  expect(body).toHaveLength(0);
});

test('sends what is too small to pack as it is', async () => {
  const { headers, body } = await ask({ 'accept-encoding': 'br, gzip' }, '/small');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary).toBeUndefined();
  expect(body.toString()).toBe(text.slice(0, 40));
});
