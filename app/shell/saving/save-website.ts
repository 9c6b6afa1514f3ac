import { addRepository, type NewRepository } from '../../../domain/repository/add-repository.ts';
import { FunctionError } from '../../lib/call-function.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { callGit } from '../git-call.ts';
import { type Change, changesBetween, type FileIds, inParts, type WebsiteFiles } from './changes.ts';

/** The repository in which a website is kept. */
export type SavedRepository = { id: string; owner: string; slug: string; name: string };

/** What was saved last: where, and the ids of the files as they were then. */
export type Saved = {
  repository: SavedRepository;
  /** The branch, where it is not the default one. */
  branch?: string;
  ids: FileIds;
};

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
    await commit(repository, { message: `Add ${changes.length} files of the website`, changes });
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
  const { branch } = saved;
  const before = replaces ? await idsOf(repository, paths, branch) : saved.ids;
  let after: Saved | null = null;
  for (const changes of inParts(await changesBetween(before, files))) {
    const made = await commit(repository, { message, changes, ...(branch ? { branch } : {}) });
    if (made.unchanged) continue;
    after = { ...saved, repository, ids: await idsOf(repository, paths, made.commit) };
    onPart?.(after);
  }
  return after;
}

/** The branches of a repository, the default one first; none where the server does not tell. */
export async function listBranches(repository: SavedRepository): Promise<string[]> {
  try {
    const answer = await callGit<{ branches?: { name: string }[]; default_branch?: string }>(
      await findAgain(repository),
      '',
    );
    const names = (answer.branches ?? []).map(({ name }) => name);
    return names.sort((a, b) => Number(b === answer.default_branch) - Number(a === answer.default_branch));
  } catch (error) {
    // It is saved to the default branch then, and saving says what is wrong.
    console.info('The branches of the repository could not be listed.', error);
    return [];
  }
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
  edit: { message: string; changes: Change[]; branch?: string },
): Promise<{ commit: string; unchanged: boolean }> {
  return callGit(repository, 'commits', { method: 'POST', body: edit });
}

/** Ids of these files in a repository: those of a commit or branch, or of the default branch as it is now. */
async function idsOf(repository: SavedRepository, paths: string[], ref?: string): Promise<FileIds> {
  const tree = await callGit<{ files: { path: string; sha: string }[] }>(
    repository,
    ref ? `tree?ref=${encodeURIComponent(ref)}` : 'tree',
  );
  const known = new Set(paths);
  return Object.fromEntries(
    tree.files.filter(({ path }) => known.has(path)).map(({ path, sha }) => [path, sha]),
  );
}
