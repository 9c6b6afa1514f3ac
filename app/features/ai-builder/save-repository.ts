import { addRepository, type NewRepository } from '../../lib/add-repository.ts';
import { repositoryPath } from '../../lib/repository-paths.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { linkedPage } from './run/linked-page.ts';
import { FILE_NAMES, type PageFiles } from './schema.ts';

type Made = { id: string; owner: string; slug: string };

/**
 * Makes a repository of the member who is signed in, with the files that are not empty. Returns the path of its page. All of
 * it or nothing; throws with the server's message.
 */
export async function saveRepository(repository: NewRepository, files: PageFiles): Promise<string> {
  const client = await getSupabase();
  const texts = { ...files, 'index.html': linkedPage(files) };
  const made = await addRepository<Made>(client, repository, async ({ id }) => {
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
  return repositoryPath(made);
}
