import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import type { Repository } from '../../../../domain/repository/repository-view.ts';
import type { FileRow } from '../as-text.ts';
import { type Listing, PAGE_SIZE, pageCountOf } from '../listing.ts';

/** One page of the public repositories. */
export type PublicPage = {
  repositories: Repository[];
  /** How many match in all. */
  total: number;
  /** The page that was read: the last one when a later one was asked for. */
  page: number;
};

const NOT_SIGNED_IN = 'User not authenticated';

/** PostgREST's code for a range that begins behind the last row. */
const BEYOND_LAST_ROW = 'PGRST103';

/** Repositories of whoever is signed in, the newest change first. Throws 'User not authenticated'. */
export async function listMine(client: SupabaseClient): Promise<Repository[]> {
  const { data: account } = await client.auth.getUser();
  if (!account.user) throw new Error(NOT_SIGNED_IN);
  const { data, error } = await client
    .from('git_repositories')
    .select('*')
    .retry(false)
    .eq('user_id', account.user.id)
    .order('updated_at', { ascending: false });
  if (error) throw asError(error);
  return data as Repository[];
}

/**
 * Public repositories, the newest change first; with `q` those that have its words, found as in Community. Throws when they
 * cannot be read.
 */
export async function listPublic(client: SupabaseClient, { page, q }: Listing): Promise<PublicPage> {
  const from = (page - 1) * PAGE_SIZE;
  const found = q
    ? client.rpc('search_git_repositories', { q }, { get: true, count: 'exact' }).select('*')
    : client.from('git_repositories').select('*', { count: 'exact' });
  const { data, count, error } = await found
    .retry(false)
    .eq('is_private', false)
    .order('updated_at', { ascending: false })
    .order('id', { ascending: false })
    .range(from, from + PAGE_SIZE - 1);
  if (error?.code === BEYOND_LAST_ROW || (data?.length === 0 && page > 1)) {
    const first = await listPublic(client, { page: 1, q });
    return page === 2 || first.total <= PAGE_SIZE
      ? first
      : listPublic(client, { page: Math.min(pageCountOf(first.total), page - 1), q });
  }
  if (error) throw asError(error);
  return { repositories: data as Repository[], total: count ?? data.length, page };
}

/** The repository that has a name for itself, if it may be seen: that of the first owner who made one public under it. */
export async function findByName(client: SupabaseClient, name: string): Promise<Repository | undefined> {
  const { data, error } = await client.rpc('find_named_git_repository', { name }).retry(false);
  if (error) throw asError(error);
  return (data as Repository[])[0];
}

/** One repository and its files, ordered by name. Throws when it cannot be read. */
export async function readRepository(
  client: SupabaseClient,
  id: string,
): Promise<{ repository: Repository; files: FileRow[] }> {
  const { data: repository, error } = await client.from('git_repositories').select('*').eq('id', id).single();
  if (error) throw asError(error);
  const { data: files, error: fault } = await client
    .from('git_repository_files')
    .select('*')
    .eq('repository_id', id)
    .order('filename');
  if (fault) throw asError(fault);
  return { repository: repository as Repository, files: files as FileRow[] };
}

function asError(error: PostgrestError): Error {
  return new Error(error.message, { cause: error });
}
