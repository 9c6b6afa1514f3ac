import type { Repository } from '../../../../domain/repository/repository-view.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { fetchGit } from '../../../shell/git-call.ts';
import { repositoryAsText, textFileName } from '../as-text.ts';
import { readRepository } from '../data/queries.ts';
import { asQuery } from '../data/read-place.ts';

/** Saves all files as one text file named after the repository. Throws when they cannot be read. */
export async function saveAsText({ id }: Repository): Promise<void> {
  const { repository, files } = await readRepository(await getSupabase(), id);
  const text = repositoryAsText(repository, files);
  saveBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), textFileName(repository));
}

/** Saves all files as a zip, under the visitor's session. Throws when it cannot be made. */
export async function saveAsZip(repository: Repository, ref?: string): Promise<void> {
  const response = await fetchGit(repository, `archive.zip${asQuery({ ref })}`);
  saveBlob(await response.blob(), `${repository.slug}.zip`);
}

/** Saves one file under its own name. */
export async function saveFile(repository: Repository, path: string, ref?: string): Promise<void> {
  const response = await fetchGit(repository, `raw${asQuery({ ref, path })}`);
  saveBlob(await response.blob(), path.slice(path.lastIndexOf('/') + 1));
}

/** Address under which the browser holds the bytes of a private file. The caller revokes it. */
export async function objectAddress(repository: Repository, path: string, ref?: string): Promise<string> {
  const response = await fetchGit(repository, `raw${asQuery({ ref, path })}`);
  return URL.createObjectURL(await response.blob());
}

function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Not at once: the browser has yet to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
