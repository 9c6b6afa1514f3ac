import { addRepository, type NewRepository } from '../../../domain/repository/add-repository.ts';
import { FunctionError } from '../../lib/call-function.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { callGit } from '../../shell/git-call.ts';
import { linkedPage } from './run/linked-page.ts';
import { FILE_NAMES, type FileName, type PageFiles } from './schema.ts';

/** The repository in which a page is kept. */
export type SavedRepository = { id: string; owner: string; slug: string; name: string };

/** What was saved last: where, and the ids of the files as they were then. */
export type Saved = { repository: SavedRepository; ids: Partial<Record<FileName, string>> };

const GONE = 'The repository is not there any more, or not yours to see. Save the page as a new one.';

type Change =
  | { action: 'write'; path: FileName; content: string; was?: string }
  | { action: 'delete'; path: FileName; was: string };

/**
 * Makes a repository of the member who is signed in, with the files that are not empty. All of it or nothing; throws with the
 * server's message. `saved` is null where the server has no git, so that nothing can be saved on top.
 */
export async function saveRepository(
  repository: NewRepository,
  files: PageFiles,
): Promise<{ repository: SavedRepository; saved: Saved | null }> {
  const client = await getSupabase();
  const texts = textsOf(files);
  const made = await addRepository<SavedRepository>(client, repository, async ({ id }) => {
    const { error } = await client.from('git_repository_files').insert(
      FILE_NAMES.filter((file) => texts[file].trim()).map((filename) => ({
        repository_id: id,
        filename,
        content: texts[filename],
        file_size: new TextEncoder().encode(texts[filename]).byteLength,
      })),
    );
    if (error) throw new Error(error.message, { cause: error });
  });
  const { id, owner, slug, name } = made;
  const kept = { id, owner, slug, name };
  try {
    return { repository: kept, saved: { repository: kept, ids: await idsIn(kept) } };
  } catch (error) {
    // The repository is there: whoever is told that it is not would make another.
    console.info('The files of the new repository could not be listed.', error);
    return { repository: kept, saved: null };
  }
}

/**
 * Saves the page on top of what is in its repository, as one commit, whatever that is called by now. Resolves with null when
 * nothing has changed. Throws a FunctionError: `changed_meanwhile` or `file_exists` when the repository has other files than
 * were saved last, unless `replaces` says to put these in their place; an error with words for the visitor when it is gone.
 */
export async function saveAgain(
  saved: Saved,
  files: PageFiles,
  { message, replaces }: { message: string; replaces: boolean },
): Promise<Saved | null> {
  const repository = await findAgain(saved.repository);
  const changes = changesBetween(replaces ? await idsIn(repository) : saved.ids, files);
  const { commit, unchanged } = await callGit<{ commit: string; unchanged: boolean }>(repository, 'commits', {
    method: 'POST',
    body: { message, changes },
  });
  return unchanged ? null : { repository, ids: await idsIn(repository, commit) };
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

/** Whether a save was refused because the repository has other files than were saved last. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof FunctionError && ['changed_meanwhile', 'file_exists'].includes(error.code);
}

/** What a commit has to do, given the ids of the files as they should be until then. */
export function changesBetween(ids: Saved['ids'], files: PageFiles): Change[] {
  const texts = textsOf(files);
  return FILE_NAMES.flatMap((path): Change[] => {
    const was = ids[path];
    if (texts[path].trim()) return [{ action: 'write', path, content: texts[path], ...(was ? { was } : {}) }];
    return was ? [{ action: 'delete', path, was }] : [];
  });
}

function textsOf(files: PageFiles): PageFiles {
  return { ...files, 'index.html': linkedPage(files) };
}

/** Ids of the page's files in a repository: those of a commit, or as they are now. */
async function idsIn(repository: SavedRepository, commit?: string): Promise<Saved['ids']> {
  const tree = await callGit<{ files: { path: string; sha: string }[] }>(
    repository,
    commit ? `tree?ref=${commit}` : 'tree',
  );
  const ids: Saved['ids'] = {};
  for (const { path, sha } of tree.files) {
    const name = FILE_NAMES.find((file) => file === path);
    if (name) ids[name] = sha;
  }
  return ids;
}
