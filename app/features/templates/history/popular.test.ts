import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type RequestValues, requestValues } from '../../../../domain/site/request-context.ts';
import { loadDownloadCounts } from './popular.server.ts';

let backends = 0;

/** What a loader is handed, on a backend of its own that answers like this. */
function contextFor(answer: () => Promise<Response>) {
  backends += 1;
  const asked: string[] = [];
  const context = new RouterContextProvider();
  const values: Pick<RequestValues, 'backend' | 'backendFetch'> = {
    backend: { url: `http://backend-${backends}.example`, publishableKey: 'key' },
    backendFetch: async (input) => {
      asked.push(String(input));
      return answer();
    },
  };
  context.set(requestValues, values as RequestValues);
  return { context, asked };
}

const rows = () => Promise.resolve(Response.json([{ template_id: 'cafe', downloads: 7 }]));

describe('the counts', () => {
  it('are by template, and read once for many', async () => {
    const { context, asked } = contextFor(rows);
    const all = await Promise.all([1, 2, 3].map(() => loadDownloadCounts(context)));
    expect(all).toEqual([{ cafe: 7 }, { cafe: 7 }, { cafe: 7 }]);
    expect(await loadDownloadCounts(context)).toEqual({ cafe: 7 });
    expect(asked).toHaveLength(1);
  });

  it('are none where the backend has none', async () => {
    const missing = { code: 'PGRST205', message: 'Could not find the table', details: null, hint: null };
    const { context } = contextFor(async () => Response.json(missing, { status: 404 }));
    expect(await loadDownloadCounts(context)).toEqual({});
  });

  it('are none where the backend is not there', async () => {
    const { context } = contextFor(() => Promise.reject(new TypeError('fetch failed')));
    expect(await loadDownloadCounts(context)).toEqual({});
  });

  it('are not waited for, and there for the next page', async () => {
    let answer: () => void = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { context } = contextFor(() => answered.then(rows));
    expect(await loadDownloadCounts(context)).toEqual({});
    answer();
    expect(await loadDownloadCounts(context)).toEqual({ cafe: 7 });
  });
});
