import { expect, test } from 'vitest';
import { httpApi } from './http.ts';

function server(answer: Response) {
  const calls: { url: string; init?: RequestInit }[] = [];
  const ask = (async (url: string, init?: RequestInit) => {
    calls.push({ url, init });
    return answer;
  }) as typeof fetch;
  return { calls, api: httpApi('/api', ask) };
}

test('names are escaped in addresses', async () => {
  const { api, calls } = server(Response.json([]));
  await api.cohort('a/b');
  expect(calls[0]?.url).toBe('/api/courses/a%2Fb/cohort');
});

test('an answer without content is no error', async () => {
  const { api, calls } = server(new Response(null, { status: 204 }));
  await expect(api.reset()).resolves.toBeUndefined();
  expect(calls[0]?.init?.method).toBe('DELETE');
});

test('failures say what happened', async () => {
  const { api } = server(new Response('', { status: 503 }));
  await expect(api.courses()).rejects.toThrow('503');
  const gone = httpApi('/api', (async () => {
    throw new TypeError('network');
  }) as typeof fetch);
  await expect(gone.learner()).rejects.toThrow('offline');
});
