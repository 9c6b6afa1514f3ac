import { getSupabase } from '../../lib/supabase.ts';
import type { WebsiteFiles } from '../../shell/saving/changes.ts';
import type { SavedRepository } from '../../shell/saving/save-website.ts';

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
