import type { SupabaseClient } from '@supabase/supabase-js';
import { repositoryPath } from '../../../../domain/repository/repository-paths.ts';
import type { SitemapEntry } from '../../../lib/sitemap.ts';
import { countedRows, sitemapRows } from '../../../lib/sitemap-rows.ts';

/** How many public repositories there are. Throws when it cannot be read. */
export function countPublicRepositories(client: SupabaseClient): Promise<number> {
  return countedRows(
    client
      .from('git_repositories')
      .select('*', { count: 'exact', head: true })
      .retry(false)
      .eq('is_private', false),
  );
}

/** Addresses of public repositories, oldest first: see `sitemapRows`. */
export function publicRepositoryAddresses(
  client: SupabaseClient,
  first: number,
  limit: number,
): Promise<SitemapEntry[]> {
  return sitemapRows(
    first,
    limit,
    (from, to) =>
      client
        .from('git_repositories')
        .select('owner, slug, updated_at')
        .retry(false)
        .eq('is_private', false)
        .order('created_at')
        .order('id')
        .range(from, to),
    ({ updated_at, ...names }: { owner: string; slug: string; updated_at: string }) => ({
      path: repositoryPath(names),
      changed: updated_at,
    }),
  );
}
