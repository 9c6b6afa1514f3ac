import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { answerRequest, packAnswer, storeAnswer } from './stored-answer.ts';

const text = 'A line of text that is repeated. '.repeat(100);
const bytes = new TextEncoder().encode(text);
const ask = (headers: Record<string, string>, method = 'GET') =>
  new Request('http://localhost/', { headers, method });

test('sends the smallest form the client reads', async () => {
  const stored = await packAnswer(bytes, { 'Content-Type': 'text/plain' });
  const body = async (headers: Record<string, string>) =>
    Buffer.from(await answerRequest(stored, ask(headers)).arrayBuffer());
  expect(brotliDecompressSync(await body({ 'accept-encoding': 'gzip, deflate, br' })).toString()).toBe(text);
  expect(gunzipSync(await body({ 'accept-encoding': 'gzip' })).toString()).toBe(text);
  expect((await body({})).toString()).toBe(text);
  expect((await body({ 'accept-encoding': 'brotli-like' })).toString()).toBe(text);
});

test('answers 304 to who has it, also when a proxy weakened the tag', async () => {
  const stored = await packAnswer(bytes, {});
  const response = answerRequest(stored, ask({ 'if-none-match': `W/${stored.etag}` }));
  expect(response.status).toBe(304);
  expect(await response.text()).toBe('');
});

test('answers HEAD with the length and no body', async () => {
  const response = answerRequest(storeAnswer(bytes, {}, { br: null, gzip: null }), ask({}, 'HEAD'));
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  expect(response.headers.has('vary')).toBe(false);
  expect(await response.text()).toBe('');
});
