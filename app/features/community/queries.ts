import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import { toCurrentBackend } from './file-url.ts';
import { type Listing, pageCountOf, pageRange } from './listing.ts';
import { BUCKET, type Project } from './project.ts';

/** One page of the list. */
export type ProjectPage = {
  projects: Project[];
  /** How many projects match in all; an estimate where `isEstimate` says so, since counting a million takes longer than reading 24. */
  total: number;
  /** The page that was read: the last one when a later one was asked for. */
  page: number;
};

/*
 * The client's own retries are off: they take seven seconds, in which the server would send no page. In the browser the
 * cache tries once more.
 */

/** PostgREST's code for a range that begins behind the last row. */
const BEYOND_LAST_ROW = 'PGRST103';

/** How totals are counted. An estimate may be wrong by some pages, so it is never what a missing page is judged by. */
type Count = 'exact' | 'estimated';

/** The published projects of a listing, newest first. Throws when they cannot be read. */
export async function listProjects(
  client: SupabaseClient,
  listing: Listing,
  counting: Count = 'estimated',
): Promise<ProjectPage> {
  const { data, count, error } = await readPage(client, listing, counting);
  if (error?.code === BEYOND_LAST_ROW || (data?.length === 0 && listing.page > 1)) {
    const last = pageCountOf(await countProjects(client, listing));
    // Rows may have gone since they were counted.
    const latest = counting === 'exact' ? listing.page - 1 : listing.page;
    return listProjects(client, { ...listing, page: Math.min(last, latest) }, 'exact');
  }
  if (error) throw asError(error);
  return {
    projects: data.map((row) => withCurrentFiles(client, row as Project)),
    total: count ?? data.length,
    page: listing.page,
  };
}

/** The published project with this slug; null when there is none. Throws when it cannot be read. */
export async function findProject(client: SupabaseClient, slug: string): Promise<Project | null> {
  const { data, error } = await client
    .from('projects')
    .select('*')
    .retry(false)
    .eq('slug', slug)
    .eq('status', 'published')
    .maybeSingle();
  if (error) throw asError(error);
  return data && withCurrentFiles(client, data as Project);
}

async function readPage(client: SupabaseClient, listing: Listing, count: Count) {
  const { from, to } = pageRange(listing.page);
  return select(client, listing, { count, head: false })
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .range(from, to);
}

async function countProjects(client: SupabaseClient, listing: Listing): Promise<number> {
  const { count, error } = await select(client, listing, { count: 'exact', head: true });
  if (error) throw asError(error);
  return count ?? 0;
}

function select(client: SupabaseClient, { q, tag }: Listing, options: { count: Count; head: boolean }) {
  let query = client.from('projects').select('*', options).retry(false).eq('status', 'published');
  if (q) query = query.or(searchFilter(q));
  if (tag) query = query.filter('tags', 'cs', arrayLiteral(tag));
  return query;
}

/** Titles that contain the text in any case, and projects that have it as a tag. */
export function searchFilter(q: string): string {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const tags = [...new Set([q, q.toLowerCase()])];
  return [`title.ilike.${quote(pattern)}`, ...tags.map((tag) => `tags.cs.${quote(arrayLiteral(tag))}`)].join(
    ',',
  );
}

/** A PostgreSQL array of one text, whatever characters it has. */
export function arrayLiteral(element: string): string {
  return `{${quote(element)}}`;
}

function quote(value: string): string {
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

function withCurrentFiles(client: SupabaseClient, row: Project): Project {
  const base = client.storage.from(BUCKET).getPublicUrl('').data.publicUrl;
  return {
    ...row,
    image_url: row.image_url && toCurrentBackend(row.image_url, base),
    zip_file_url: toCurrentBackend(row.zip_file_url, base),
  };
}

function asError(error: PostgrestError): Error {
  return new Error(error.message, { cause: error });
}
