import type {
  CommitPage,
  HistoryPage,
  RepositoryFileView,
  RepositoryPage,
} from '../../../../domain/repository/repository-view.ts';
import type { Selected } from '../listing.ts';
import type { PublicPage } from './queries.ts';

/** What an address under /git-store/{owner}/{name} shows of the repository. */
export type Place =
  | { kind: 'files'; ref: string | undefined; path: string | undefined }
  | { kind: 'commits'; ref: string | undefined; path: string | undefined; page: number }
  | { kind: 'commit'; sha: string };

/** A repository with what the address asks of it. */
export type Opened = {
  page: RepositoryPage;
  place: Place;
  /** Null for a file that is not there; left out when none is asked for. */
  view?: RepositoryFileView | null;
  /** When the path is a folder's: what introduces it, if anything does. */
  folder?: { readme: RepositoryFileView | null };
  history?: HistoryPage;
  /** Null for a commit that is not there. */
  change?: CommitPage | null;
};

/** First data of every page of the Git Store. */
export type StoreData = {
  /** Public repositories; left out while they are loading, and when they could not be read. */
  list?: PublicPage | undefined;
  opened?: Opened | undefined;
  /** Why the repository of the address is not shown. `soon`: a template that is being put into the store. */
  problem?: {
    kind: 'not-found' | 'no-ref' | 'failed' | 'soon';
    name: string;
    template?: string;
    message?: string;
  };
  failed: boolean;
};

export type Address = Selected & { place: Place };

/** What the address of a repository's page asks for; null for the lists. */
export function readAddress(params: Record<string, string | undefined>, url: URL): Address | null {
  const { owner, repoName: slug } = params;
  if (!owner || !slug) return null;
  const ref = url.searchParams.get('ref')?.slice(0, 200) || undefined;
  if (params.sha) return { owner, slug, place: { kind: 'commit', sha: params.sha } };
  if (/\/commits\/?$/.test(url.pathname.replace(/\.data$/, ''))) {
    const page = Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1);
    const path = url.searchParams.get('path') || undefined;
    return { owner, slug, place: { kind: 'commits', ref, path, page } };
  }
  return { owner, slug, place: { kind: 'files', ref, path: params['*']?.replace(/\/+$/, '') || undefined } };
}

/** The same place in a repository whose address has changed; null when it has not. */
export function movedTo({ owner, slug }: Selected, found: Selected, url: URL): string | null {
  if (owner === found.owner && slug === found.slug) return null;
  const rest = url.pathname
    .replace(/\.data$/, '')
    .split('/')
    .slice(4)
    .join('/');
  const base = `/git-store/${encodeURIComponent(found.owner)}/${encodeURIComponent(found.slug)}`;
  return `${base}${rest && `/${rest}`}${url.search}`;
}
