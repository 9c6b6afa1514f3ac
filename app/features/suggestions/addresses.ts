import type { SupabaseClient } from '@supabase/supabase-js';
import type { SitemapEntry } from '../../lib/sitemap.ts';
import { type Suggestion, suggestionPath } from './suggestion.ts';

/** PostgREST answers with this many rows at most. */
const ROWS_PER_QUERY = 1000;
/** PostgREST's code for a range that begins behind the last row. */
const BEYOND_LAST_ROW = 'PGRST103';

/** How many suggestions there are. Throws when it cannot be read. */
export async function countSuggestions(client: SupabaseClient): Promise<number> {
  const { count, error } = await client
    .from('suggestions')
    .select('*', { count: 'exact', head: true })
    .retry(false);
  if (error) throw new Error(error.message, { cause: error });
  return count ?? 0;
}

/**
 * Addresses of suggestions in the order of their numbers, so that a new one moves no other to the next file. From the row
 * `first`, counted from 0, at most `limit`. Throws when they cannot be read.
 */
export async function suggestionAddresses(
  client: SupabaseClient,
  first: number,
  limit: number,
): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  while (entries.length < limit) {
    const from = first + entries.length;
    const wanted = Math.min(ROWS_PER_QUERY, limit - entries.length);
    const { data, error } = await client
      .from('suggestions')
      .select('number, suggestion, updated_at')
      .retry(false)
      .order('number')
      .range(from, from + wanted - 1);
    if (error?.code === BEYOND_LAST_ROW) break;
    if (error) throw new Error(error.message, { cause: error });
    for (const row of data as Pick<Suggestion, 'number' | 'suggestion' | 'updated_at'>[])
      entries.push({ path: suggestionPath(row), changed: row.updated_at });
    if (data.length < wanted) break;
  }
  return entries;
}
