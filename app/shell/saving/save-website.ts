import { addRepository, type NewRepository } from '../../../domain/repository/add-repository.ts';
import { FunctionError } from '../../lib/call-function.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { callGit } from '../git-call.ts';
import { type Change, changesBetween, type FileIds, inParts, type WebsiteFiles } from './changes.ts';

/** The repository in which a website is kept. */
export type SavedRepository = { id: string; owner: string; slug: string; name: string };

/** What was saved last: where, and the ids of the files as they were then. */
export type Saved = { repository: SavedRepository; ids: FileIds };

const GONE = 'The repository is not there any more, or not yours to see. Save a new one.';

/**
 * Makes a repository of the member who is signed in, with these files. All of it or nothing; throws with the server's message.
 * `saved` is null where the server does not list what it has, so that nothing can be saved on top.
 */
export async function saveRepository(
  repository: NewRepository,
  files: WebsiteFiles,
  add: (repository: SavedRepository, files: WebsiteFiles) => Promise<void>,
): Promise<{ repository: SavedRepository; saved: Saved | null }> {
  const made = await addRepository<SavedRepository>(await getSupabase(), repository, (row) =>
    add(row, files),
  );
  const { id, owner, slug, name } = made;
  const kept = { id, owner, slug, name };
  try {
    return { repository: kept, saved: { repository: kept, ids: await idsOf(kept, Object.keys(files)) } };
  } catch (error) {
    // The repository is there: whoever is told that it is not would make another.
    console.info('The files of the new repository could not be listed.', error);
    return { repository: kept, saved: null };
  }
}

/** Puts the first files into a repository by as few commits as one call may carry. */
export async function addByCommits(repository: SavedRepository, files: WebsiteFiles): Promise<void> {
  for (const changes of inParts(await changesBetween({}, files)))
    await commit(repository, `Add ${changes.length} files of the website`, changes);
}

/**
 * Saves a website on top of what is in its repository, whatever that is called by now; files that the website never had stay.
 * One commit, or several where it is more than one call may carry: `onPart` is told after each. Resolves with null when nothing
 * has changed. Throws a FunctionError: `changed_meanwhile` or `file_exists` when the repository has other files than were saved
 * last, unless `replaces` says to put these in their place; an error with words for the visitor when it is gone.
 */
export async function saveAgain(
  saved: Saved,
  files: WebsiteFiles,
  {
    message,
    replaces,
    onPart,
  }: { message: string; replaces: boolean; onPart?: ((saved: Saved) => void) | undefined },
): Promise<Saved | null> {
  const repository = await findAgain(saved.repository);
  const paths = [...new Set([...Object.keys(saved.ids), ...Object.keys(files)])];
  const before = replaces ? await idsOf(repository, paths) : saved.ids;
  let after: Saved | null = null;
  for (const changes of inParts(await changesBetween(before, files))) {
    const made = await commit(repository, message, changes);
    if (made.unchanged) continue;
    after = { repository, ids: await idsOf(repository, paths, made.commit) };
    onPart?.(after);
  }
  return after;
}

/** Whether a save was refused because the repository has other files than were saved last. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof FunctionError && ['changed_meanwhile', 'file_exists'].includes(error.code);
}

/** The repository where it is now: it may have another name, and another one that which it had. */
async function findAgain({ id }: SavedRepository): Promise<SavedRepository> {
  const client = await getSupabase();
  const { data, error } = await client
    .from('git_repositories')
    .select('id, owner, slug, name')
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error(error.message, { cause: error });
  if (!data) throw new Error(GONE);
  return data;
}

function commit(
  repository: SavedRepository,
  message: string,
  changes: Change[],
): Promise<{ commit: string; unchanged: boolean }> {
  return callGit(repository, 'commits', { method: 'POST', body: { message, changes } });
}

/** Ids of these files in a repository: those of a commit, or as they are now. */
async function idsOf(repository: SavedRepository, paths: string[], commit?: string): Promise<FileIds> {
  const tree = await callGit<{ files: { path: string; sha: string }[] }>(
    repository,
    commit ? `tree?ref=${commit}` : 'tree',
  );
  const known = new Set(paths);
  return Object.fromEntries(
    tree.files.filter(({ path }) => known.has(path)).map(({ path, sha }) => [path, sha]),
  );
}
