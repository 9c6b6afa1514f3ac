import type { SupabaseClient } from '@supabase/supabase-js';
import type { SitemapEntry } from '../../lib/sitemap.ts';
import { countedRows, sitemapRows } from '../../lib/sitemap-rows.ts';
import { projectPath } from './project.ts';

/** How many published projects there are. Throws when it cannot be read. */
export function countPublished(client: SupabaseClient): Promise<number> {
  return countedRows(
    client
      .from('projects')
      .select('*', { count: 'exact', head: true })
      .retry(false)
      .eq('status', 'published'),
  );
}

/** Addresses of published projects, oldest first: see `sitemapRows`. */
export function publishedAddresses(
  client: SupabaseClient,
  first: number,
  limit: number,
): Promise<SitemapEntry[]> {
  return sitemapRows(
    first,
    limit,
    (from, to) =>
      client
        .from('projects')
        .select('slug, updated_at')
        .retry(false)
        .eq('status', 'published')
        .order('created_at')
        .order('id')
        .range(from, to),
    ({ slug, updated_at }: { slug: string; updated_at: string }) => ({
      path: projectPath({ slug }),
      changed: updated_at,
    }),
  );
}
