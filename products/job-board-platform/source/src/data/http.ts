import type { BoardApi } from './api.ts';

/** The same questions put to a server: JSON over HTTP, see docs/data.md for the addresses. */
export function httpApi(base: string, ask: typeof fetch = fetch): BoardApi {
  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await ask(base + path, {
      method,
      credentials: 'include',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    }).catch(() => {
      throw new Error('The board cannot be reached. Are you offline?');
    });
    if (!answer.ok) throw new Error(`The board answered with ${answer.status}.`);
    return answer.status === 204 ? (undefined as T) : answer.json();
  }
  return {
    jobs: () => call('GET', '/jobs'),
    employers: () => call('GET', '/employers'),
    saveJob: (job) => call('PUT', `/jobs/${encodeURIComponent(job.id)}`, job),
    desk: () => call('GET', '/desk'),
    saveDesk: (desk) => call('PUT', '/desk', desk),
    reset: () => call('DELETE', '/desk'),
  };
}
