import type { QueryClient } from '@tanstack/react-query';
import type {
  CommitPage,
  HistoryPage,
  Repository,
  RepositoryFileView,
  RepositoryPage,
} from '../../../../domain/repository/repository-view.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { callGit } from '../../../shell/git-call.ts';
import { currentSession } from '../../../shell/session-store.ts';
import type { Listing, Selected } from '../listing.ts';
import { findByName, listMine, listPublic, type PublicPage } from './queries.ts';
import { asQuery } from './read-place.ts';

const ALL = 'git-repositories';

/** The visitor's own repositories. */
export const mineQuery = (userId: string) => ({
  queryKey: [ALL, 'my', userId],
  queryFn: async (): Promise<Repository[]> => listMine(await getSupabase()),
});

/** A page of the public ones. */
export const publicQuery = ({ page, q }: Listing) => ({
  queryKey: [ALL, 'community', { page, q }],
  queryFn: async (): Promise<PublicPage> => listPublic(await getSupabase(), { page, q }),
});

/** The repository a name leads to: whose it is for everybody, or else one's own of that name. Null when there is none. */
export const namedQuery = (name: string) => ({
  queryKey: [ALL, 'named', name, who()],
  queryFn: async (): Promise<Repository | null> => {
    const client = await getSupabase();
    const found = await findByName(client, name);
    if (found) return found;
    const isMember =
      currentSession().status !== 'signed-out' && (await client.auth.getSession()).data.session;
    const folded = name.trim().toLowerCase();
    const mine = isMember ? await listMine(client) : [];
    return (
      mine.find((one) => [one.name.trim(), one.slug].some((own) => own.toLowerCase() === folded)) ?? null
    );
  },
});

/** Everything around a file, at a branch, tag or commit. */
export const pageQuery = (repository: Selected, ref: string | undefined) => ({
  queryKey: [ALL, 'page', repository.owner, repository.slug, ref ?? '', who()],
  queryFn: () => callGit<RepositoryPage>(repository, `page${asQuery({ ref })}`),
});

export const viewQuery = (repository: Selected, ref: string | undefined, path: string) => ({
  queryKey: [ALL, 'view', repository.owner, repository.slug, ref ?? '', path, who()],
  queryFn: () => callGit<RepositoryFileView>(repository, `view${asQuery({ ref, path })}`),
});

export const historyQuery = (
  repository: Selected,
  at: { ref?: string | undefined; path?: string | undefined; page: number },
) => ({
  queryKey: [ALL, 'history', repository.owner, repository.slug, at, who()],
  queryFn: () =>
    callGit<HistoryPage>(
      repository,
      `commits${asQuery({ ref: at.ref, path: at.path, page: String(at.page) })}`,
    ),
});

export const commitQuery = (repository: Selected, sha: string) => ({
  queryKey: [ALL, 'commit', repository.owner, repository.slug, sha, who()],
  queryFn: () => callGit<CommitPage>(repository, `commits/${encodeURIComponent(sha)}`),
});

/** Everything of the Git Store is read again after something was written. */
export function refreshRepositories(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: [ALL] });
}

/** What one account may see is not kept for the next. */
function who(): string {
  const { user, email } = currentSession();
  return user?.id ?? email ?? '';
}
