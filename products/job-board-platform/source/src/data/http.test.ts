import { expect, test } from 'vitest';
import { httpApi } from './http.ts';
import { sampleJobs } from './sample/jobs.ts';

function server(answer: Response) {
  const calls: { url: string; init?: RequestInit }[] = [];
  const ask = (async (url: string, init?: RequestInit) => {
    calls.push({ url, init });
    return answer;
  }) as typeof fetch;
  return { calls, api: httpApi('/api', ask) };
}

test('a job is put at its own address', async () => {
  const { api, calls } = server(Response.json({}));
  await api.saveJob({ ...sampleJobs[0], id: 'a/b' });
  expect(calls[0]?.url).toBe('/api/jobs/a%2Fb');
  expect(calls[0]?.init?.method).toBe('PUT');
});

test('failures say what happened', async () => {
  await expect(server(new Response('', { status: 500 })).api.jobs()).rejects.toThrow('500');
  const gone = httpApi('/api', (async () => {
    throw new TypeError('network');
  }) as typeof fetch);
  await expect(gone.desk()).rejects.toThrow('offline');
});
