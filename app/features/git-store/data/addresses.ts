import type { SupabaseClient } from '@supabase/supabase-js';
import { repositoryPath } from '../../../lib/repository-paths.ts';
import type { SitemapEntry } from '../../../lib/sitemap.ts';

/** PostgREST answers with this many rows at most. */
const ROWS_PER_QUERY = 1000;
/** PostgREST's code for a range that begins behind the last row. */
const BEYOND_LAST_ROW = 'PGRST103';

/** How many repositories are public. Throws when it cannot be read. */
export async function countPublicRepositories(client: SupabaseClient): Promise<number> {
  const { count, error } = await client
    .from('git_repositories')
    .select('*', { count: 'exact', head: true })
    .retry(false)
    .eq('is_private', false);
  if (error) throw new Error(error.message, { cause: error });
  return count ?? 0;
}

/**
 * Addresses of public repositories, oldest first, so that a new one moves no other to the next file. From the row
 * `first`, counted from 0, at most `limit`. Throws when they cannot be read.
 */
export async function publicRepositoryAddresses(
  client: SupabaseClient,
  first: number,
  limit: number,
): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  while (entries.length < limit) {
    const from = first + entries.length;
    const wanted = Math.min(ROWS_PER_QUERY, limit - entries.length);
    const { data, error } = await client
      .from('git_repositories')
      .select('owner, slug, updated_at')
      .retry(false)
      .eq('is_private', false)
      .order('created_at')
      .order('id')
      .range(from, from + wanted - 1);
    if (error?.code === BEYOND_LAST_ROW) break;
    if (error) throw new Error(error.message, { cause: error });
    for (const { owner, slug, updated_at } of data as { owner: string; slug: string; updated_at: string }[])
      entries.push({ path: repositoryPath({ owner, slug }), changed: updated_at });
    if (data.length < wanted) break;
  }
  return entries;
}
