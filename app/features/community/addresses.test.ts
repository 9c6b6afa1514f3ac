import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { publishedAddresses } from './addresses.ts';

/** A client of a backend with `total` published projects, that keeps the ranges it is asked for. */
function clientWith(total: number) {
  const ranges: string[] = [];
  const client = createClient('https://plinth.example', 'key', {
    global: {
      fetch: async (input) => {
        const { searchParams } = new URL(String(input));
        const [offset, limit] = ['offset', 'limit'].map((name) => Number(searchParams.get(name)));
        ranges.push(`${offset}+${limit}`);
        if ((offset ?? 0) > 0 && (offset ?? 0) >= total)
          return Response.json(
            { code: 'PGRST103', message: 'Requested range not satisfiable' },
            { status: 416 },
          );
        const count = Math.min(limit ?? 0, total - (offset ?? 0));
        return Response.json(
          Array.from({ length: count }, (_, index) => ({
            slug: `project-${(offset ?? 0) + index}`,
            updated_at: '2026-11-21T10:00:00+00:00',
          })),
        );
      },
    },
  });
  return { client, ranges };
}

describe('publishedAddresses', () => {
  it('gives the page of each project and when it was changed', async () => {
    const { client } = clientWith(1);
    expect(await publishedAddresses(client, 0, 50)).toEqual([
      { path: '/project/project-0/content', changed: '2026-11-21T10:00:00+00:00' },
    ]);
  });
  it('reads as many rows at once as the backend gives, and no more than are wanted', async () => {
    const { client, ranges } = clientWith(5000);
    const entries = await publishedAddresses(client, 100, 2500);
    expect(ranges).toEqual(['100+1000', '1100+1000', '2100+500']);
    expect([entries.length, entries.at(-1)?.path]).toEqual([2500, '/project/project-2599/content']);
  });
  it('ends where the rows end, also exactly at the end of a query', async () => {
    const { client, ranges } = clientWith(1000);
    expect(await publishedAddresses(client, 0, 2000)).toHaveLength(1000);
    expect(ranges).toEqual(['0+1000', '1000+1000']);
  });
});
