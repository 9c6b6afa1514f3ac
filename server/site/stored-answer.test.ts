import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { answerRequest, packAnswer, storeAnswer } from './stored-answer.ts';

const text = 'A line of text that is repeated. '.repeat(100);
const bytes = new TextEncoder().encode(text);
const ask = (headers: Record<string, string>, method = 'GET') =>
  new Request('http://localhost/', { headers, method });

test('sends the smallest form the client reads', async () => {
  const stored = await packAnswer(bytes, { 'Content-Type': 'text/plain' });
  const form = async (headers: Record<string, string>) => {
    const response = answerRequest(stored, ask(headers));
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    return {
      encoding: response.headers.get('content-encoding'),
      body: Buffer.from(await response.arrayBuffer()),
    };
  };
  const br = await form({ 'accept-encoding': 'gzip, deflate, br' });
  expect([br.encoding, brotliDecompressSync(br.body).toString()]).toEqual(['br', text]);
  const zipped = await form({ 'accept-encoding': 'gzip' });
  expect([zipped.encoding, gunzipSync(zipped.body).toString()]).toEqual(['gzip', text]);
  for (const accepted of ['identity', 'brotli-like', '']) {
    const plain = await form(accepted ? { 'accept-encoding': accepted } : {});
    expect([plain.encoding, plain.body.toString()]).toEqual([null, text]);
  }
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

test('compresses once what many ask for at the same time', async () => {
  const many = await Promise.all(
    Array.from({ length: 20 }, (_, at) => packAnswer(new Uint8Array(bytes), { 'X-Number': String(at) })),
  );
  expect(new Set(many.map(({ br }) => br)).size).toBe(1);
  expect(many.map(({ headers }) => headers['X-Number'])).toEqual(many.map((_, at) => String(at)));
});
