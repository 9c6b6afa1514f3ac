import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import { withCurrentFiles } from '../../../domain/project/project-files.ts';
import { isNarrowed, type Listing, PAGE_SIZE, pageCountOf, pageRange } from './listing.ts';
import type { Project } from './project.ts';
import { withChecks } from './project-checks.ts';

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
  if (isNarrowed(listing)) return searchProjects(client, listing);
  const { data, count, error } = await readPage(client, listing.page, counting);
  if (error?.code === BEYOND_LAST_ROW || (data?.length === 0 && listing.page > 1)) {
    const last = pageCountOf(await countProjects(client));
    // Rows may have gone since they were counted.
    const latest = counting === 'exact' ? listing.page - 1 : listing.page;
    return listProjects(client, { ...listing, page: Math.min(last, latest) }, 'exact');
  }
  if (error) throw asError(error);
  return {
    projects: await withChecks(
      client,
      data.map((row) => withCurrentFiles(client, row as Project)),
    ),
    total: count ?? data.length,
    page: listing.page,
  };
}

/**
 * A listing with words, a tag or checks, from the function that has indexes for them. The total of a page with nothing on it has
 * been counted. Throws when it cannot be read.
 */
async function searchProjects(client: SupabaseClient, listing: Listing): Promise<ProjectPage> {
  const { page, q, tag, checks } = listing;
  const asked = { q, tag, page, page_size: PAGE_SIZE, ...(checks.length > 0 && { checks }) };
  const { data, error } = await client
    // A GET, since nothing changes.
    .rpc('find_projects', asked, { get: true })
    .retry(false);
  if (error) throw asError(error);
  const { total, projects } = data as { total: number; projects: Project[] };
  if (projects.length === 0 && page > 1) {
    // Rows may have gone since they were counted.
    return searchProjects(client, { ...listing, page: Math.min(pageCountOf(total), page - 1) });
  }
  const rows = projects.map((row) => withCurrentFiles(client, row));
  return { projects: await withChecks(client, rows), total, page };
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
  if (!data) return null;
  const [project] = await withChecks(client, [withCurrentFiles(client, data as Project)]);
  return project ?? null;
}

/** How many repositories began as a copy of a project; undefined where that cannot be read. */
export async function countRemixes(client: SupabaseClient, projectId: string): Promise<number | undefined> {
  const { data } = await client.rpc('count_remixes', { project_id: projectId }, { get: true }).retry(false);
  return typeof data === 'number' ? data : undefined;
}

async function readPage(client: SupabaseClient, page: number, count: Count) {
  const { from, to } = pageRange(page);
  return select(client, { count, head: false })
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .range(from, to);
}

async function countProjects(client: SupabaseClient): Promise<number> {
  const { count, error } = await select(client, { count: 'exact', head: true });
  if (error) throw asError(error);
  return count ?? 0;
}

function select(client: SupabaseClient, options: { count: Count; head: boolean }) {
  return client.from('projects').select('*', options).retry(false).eq('status', 'published');
}

function asError(error: PostgrestError): Error {
  return new Error(error.message, { cause: error });
}
