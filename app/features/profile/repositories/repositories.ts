import { getSupabase } from '../../../lib/supabase.ts';

/** A repository in its owner's list. */
export type OwnRepository = {
  id: string;
  owner: string;
  slug: string;
  name: string;
  description: string | null;
  is_private: boolean;
  file_count: number;
  updated_at: string;
};

export const repositoriesQuery = (userId: string) => ({
  queryKey: ['profile', userId, 'repositories'],
  queryFn: async (): Promise<{ repositories: OwnRepository[]; handle: string | null }> => {
    const client = await getSupabase();
    const [list, handles] = await Promise.all([
      client
        .from('git_repositories')
        .select('id, owner, slug, name, description, is_private, file_count, updated_at')
        .retry(false)
        .eq('user_id', userId)
        .order('updated_at', { ascending: false }),
      client
        .from('user_handles')
        .select('handle')
        .retry(false)
        .order('created_at', { ascending: false })
        .limit(1),
    ]);
    const error = list.error ?? handles.error;
    if (error) throw new Error(error.message, { cause: error });
    return { repositories: (list.data ?? []) as OwnRepository[], handle: handles.data?.[0]?.handle ?? null };
  },
});

/** Takes another name for addresses; answers it as the database keeps it. */
export async function chooseHandle(handle: string): Promise<string> {
  const { data, error } = await (await getSupabase()).rpc('choose_handle', { handle });
  if (error) throw error;
  return data as string;
}

/** What is wrong with a name for addresses; undefined when nothing is. The rule is the database's. */
export function handleFault(handle: string): string | undefined {
  if (!handle) return 'Please enter a name.';
  if (handle.length > 39) return 'The name can be at most 39 characters.';
  if (!/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(handle) || handle.includes('--')) {
    return 'Use letters a to z, digits and single hyphens, with a letter or digit at both ends.';
  }
  return undefined;
}

/** Page of a repository. */
export function repositoryPath({ owner, slug }: Pick<OwnRepository, 'owner' | 'slug'>): string {
  return `/git-store/${encodeURIComponent(owner)}/${encodeURIComponent(slug)}`;
}

/** What `git clone` is given. */
export function cloneUrl({ owner, slug }: Pick<OwnRepository, 'owner' | 'slug'>, origin: string): string {
  return `${origin}/git/${owner}/${encodeURIComponent(slug)}.git`;
}
