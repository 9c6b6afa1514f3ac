import { findReadme } from '../../../../domain/repository/readme.ts';
import type {
  CommitPage,
  FileDiff,
  HistoryPage,
  RepositoryFileView,
  RepositoryPage,
} from '../../../../domain/repository/repository-view.ts';
import type { Opened, Place } from './store-data.ts';

/** Lines of a commit on one page. */
const MOST_LINES = 1200;

/** How the parts of a repository's page are read; the server and the browser ask in ways of their own. */
export type Readers = {
  page(ref: string | undefined): Promise<RepositoryPage>;
  view(ref: string | undefined, path: string): Promise<RepositoryFileView>;
  history(at: { ref?: string | undefined; path?: string | undefined; page: number }): Promise<HistoryPage>;
  commit(sha: string): Promise<CommitPage>;
};

/** Reads everything an address shows, at once. A file or commit that is not there is null; other faults are thrown. */
export async function readPlace(place: Place, read: Readers): Promise<Opened> {
  if (place.kind === 'commit') {
    const [page, change] = await Promise.all([read.page(undefined), orNull(read.commit(place.sha))]);
    return { page, place, change: change && { ...change, files: withinLimit(change.files) } };
  }
  if (place.kind === 'commits') {
    const { ref, path, page: number } = place;
    const [page, history] = await Promise.all([read.page(ref), read.history({ ref, path, page: number })]);
    return { page, place, history };
  }
  const { ref, path } = place;
  if (path === undefined) return { page: await read.page(ref), place };
  const [page, view] = await Promise.all([read.page(ref), orNull(read.view(ref, path))]);
  const paths = page.files.map((file) => file.path);
  if (view || !paths.some((one) => one.startsWith(`${path}/`))) return { page, place, view };
  const readme = findReadme(paths, path);
  return { page, place, folder: { readme: readme === null ? null : await orNull(read.view(ref, readme)) } };
}

async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'file_not_found' || code === 'ref_not_found') return null;
    throw error;
  }
}

/** Files of a commit with their lines, until there are more than a page should hold. */
function withinLimit(files: readonly FileDiff[]): FileDiff[] {
  let left = MOST_LINES;
  return files.map((file) => {
    left -= file.hunks.reduce((sum, { lines }) => sum + lines.length, 0);
    return left >= 0 ? file : { ...file, hunks: [] };
  });
}

/** A query string of what is given. */
export function asQuery(values: Record<string, string | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) params.set(name, value);
  const text = params.toString();
  return text && `?${text}`;
}
