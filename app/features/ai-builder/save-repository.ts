import { repositoryPath } from '../../lib/repository-paths.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { linkedPage } from './run/linked-page.ts';
import { FILE_NAMES, type PageFiles } from './schema.ts';

type Made = { id: string; owner: string; slug: string };

/**
 * Makes a repository of the member who is signed in, with the files that are not empty. Returns the path of its page. When
 * the files are refused the repository is taken back. Throws with the server's message.
 */
export async function saveRepository(
  { name, description, isPrivate }: { name: string; description: string; isPrivate: boolean },
  files: PageFiles,
): Promise<string> {
  const client = await getSupabase();
  const { data: account } = await client.auth.getUser();
  if (!account.user) throw new Error('User not authenticated');
  const { data, error } = await client
    .from('git_repositories')
    .insert({
      user_id: account.user.id,
      name: name.trim(),
      description: description.trim() || null,
      is_private: isPrivate,
    })
    .select()
    .single();
  if (error) {
    const isTaken = error.code === '23505' && error.message.includes('user_id_name');
    throw new Error(isTaken ? `You already have a repository named “${name.trim()}”.` : error.message);
  }
  const made = data as Made;
  const texts = { ...files, 'index.html': linkedPage(files) };
  const { error: refused } = await client.from('git_repository_files').insert(
    FILE_NAMES.filter((file) => texts[file].trim()).map((filename) => ({
      repository_id: made.id,
      filename,
      content: texts[filename],
      file_size: new TextEncoder().encode(texts[filename]).byteLength,
    })),
  );
  if (refused) {
    await client.from('git_repositories').delete().eq('id', made.id);
    throw new Error(refused.message);
  }
  return repositoryPath(made);
}
