import { beforeEach, describe, expect, it, vi } from 'vitest';

const CONFIG = { url: 'https://a.example', publishableKey: 'public', version: '1' };
let fetchFunction: typeof import('./call-function.ts').fetchFunction;
let requestFunction: typeof import('./call-function.ts').requestFunction;
let failureWords: typeof import('./failure-words.ts').failureWords;
const answer = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
beforeEach(async () => {
  answer.mockReset();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) =>
    path.startsWith('/.well-known/') ? Response.json(CONFIG) : answer(path, init),
  );
  // Modules remember the configuration of their page.
  vi.resetModules();
  ({ fetchFunction, requestFunction } = await import('./call-function.ts'));
  ({ failureWords } = await import('./failure-words.ts'));
  return () => vi.unstubAllGlobals();
});

describe('a call of a function', () => {
  it('carries the key, the member’s token and JSON', async () => {
    answer.mockResolvedValue(Response.json({}));
    await fetchFunction('contact', { method: 'POST', body: { a: 1 }, accessToken: 'token' });
    const [path, { method, headers, body }] = answer.mock.lastCall as [string, RequestInit];
    expect([path, method, body]).toEqual(['/functions/v1/contact', 'POST', '{"a":1}']);
    expect(Object.fromEntries(headers as Headers)).toEqual({
      apikey: 'public',
      authorization: 'Bearer token',
      'content-type': 'application/json',
    });
  });

  it('that is refused fails with the function’s own words', async () => {
    answer.mockResolvedValue(Response.json({ code: 'not_there', message: 'Not here.' }, { status: 404 }));
    const refused = { status: 404, code: 'not_there', message: 'Not here.' };
    await expect(requestFunction('reports')).rejects.toMatchObject(refused);
    answer.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(requestFunction('reports')).rejects.toMatchObject({ status: 502, code: '' });
  });

  it('without an answer may have been carried out, unless it only reads or can be repeated', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    const wordsOf = (call: Parameters<typeof fetchFunction>[1]) =>
      fetchFunction('orders', call).then(String, failureWords);
    expect(await wordsOf({ method: 'POST' })).toContain('It may have been done');
    for (const call of [{}, { method: 'POST', repeatable: true } as const])
      expect(await wordsOf(call)).toContain('The site could not be reached.');
  });

  it('that is stopped ends as its signal says', async () => {
    const stop = new AbortController();
    stop.abort();
    answer.mockImplementation(async (_, { signal }) => signal?.throwIfAborted() as never);
    await expect(fetchFunction('ai', { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
