import type { SupabaseClient } from '@supabase/supabase-js';
import type { SitemapEntry } from '../../lib/sitemap.ts';
import { countedRows, sitemapRows } from '../../lib/sitemap-rows.ts';
import { type Suggestion, suggestionPath } from './suggestion.ts';

/** How many suggestions there are. Throws when it cannot be read. */
export function countSuggestions(client: SupabaseClient): Promise<number> {
  return countedRows(client.from('suggestions').select('*', { count: 'exact', head: true }).retry(false));
}

/** Addresses of suggestions, in the order of their numbers: see `sitemapRows`. */
export function suggestionAddresses(
  client: SupabaseClient,
  first: number,
  limit: number,
): Promise<SitemapEntry[]> {
  return sitemapRows(
    first,
    limit,
    (from, to) =>
      client
        .from('suggestions')
        .select('number, suggestion, updated_at')
        .retry(false)
        .order('number')
        .range(from, to),
    (row: Pick<Suggestion, 'number' | 'suggestion' | 'updated_at'>) => ({
      path: suggestionPath(row),
      changed: row.updated_at,
    }),
  );
}
