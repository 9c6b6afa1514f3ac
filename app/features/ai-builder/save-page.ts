import { getSupabase } from '../../lib/supabase.ts';
import type { WebsiteFiles } from '../../shell/saving/changes.ts';
import type { SavedRepository } from '../../shell/saving/save-website.ts';
import { linkedPage } from './run/linked-page.ts';
import { FILE_NAMES, type PageFiles } from './schema.ts';

/** The files of a page that are not empty; the first one names the others. */
export function filesToSave(files: PageFiles): Record<string, string> {
  const texts = { ...files, 'index.html': linkedPage(files) };
  return Object.fromEntries(
    FILE_NAMES.filter((name) => texts[name].trim()).map((name) => [name, texts[name]]),
  );
}

/** Puts a page into a new repository: by rows, which a server without git takes as well. */
export async function addPage(repository: SavedRepository, files: WebsiteFiles): Promise<void> {
  const client = await getSupabase();
  const rows = Object.entries(files).map(([filename, content]) => ({
    repository_id: repository.id,
    filename,
    content,
    file_size: new TextEncoder().encode(content as string).byteLength,
  }));
  const { error } = await client.from('git_repository_files').insert(rows);
  if (error) throw new Error(error.message, { cause: error });
}
