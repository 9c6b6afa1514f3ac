import type { SupabaseClient } from '@supabase/supabase-js';
import { listFiles, readBlobs } from '../../../git/read/files.ts';
import { resolveCommit } from '../../../git/read/resolve.ts';
import type { Repositories } from '../../../git/repositories.ts';
import { runGit } from '../../../git/run.ts';
import type { OpenContext } from '../../kit/context.ts';
import type { Member } from '../../kit/member.ts';
import type { Entry } from './zip-stream.ts';

interface Row {
  id: string;
  slug: string;
}

/**
 * The member's repositories: the files of each as they are now and, where the server has git, a bundle with the whole
 * history (`git clone name.bundle`).
 */
export async function* exportRepositories(
  context: OpenContext,
  repositories: Repositories | null,
  { id, accessToken }: Member,
): AsyncGenerator<Entry> {
  const client = context.visitor(accessToken);
  const { data, error } = await client
    .from('git_repositories')
    .select('id, slug')
    .eq('user_id', id)
    .order('slug');
  if (error) throw new Error(`Repositories could not be listed: ${error.message}`);
  for (const row of data as Row[]) yield* repositories ? fromGit(repositories, row) : fromRows(client, row);
}

async function* fromGit(repositories: Repositories, { id, slug }: Row): AsyncGenerator<Entry> {
  const state = await repositories.open(id);
  if (!state) return;
  const opened = { state, directory: repositories.cache.directoryOf(id) };
  const commit = await resolveCommit(opened, undefined);
  if (!commit) return;
  const files = await listFiles(opened, commit);
  const blobs = await readBlobs(
    opened,
    files.map(({ sha }) => sha),
  );
  for (const [index, { path }] of files.entries()) {
    yield { name: `repositories/${slug}/${path}`, content: blobs[index] ?? new Uint8Array() };
  }
  const bundle = await runGit(['bundle', 'create', '-', 'HEAD', '--branches', '--tags'], opened);
  yield { name: `repositories/${slug}.bundle`, content: bundle, isPacked: true };
}

async function* fromRows(client: SupabaseClient, { id, slug }: Row): AsyncGenerator<Entry> {
  const { data, error } = await client
    .from('git_repository_files')
    .select('filename, content')
    .eq('repository_id', id)
    .order('filename');
  if (error) throw new Error(`Files of a repository could not be read: ${error.message}`);
  for (const { filename, content } of data) {
    yield { name: `repositories/${slug}/${filename}`, content: String(content ?? '') };
  }
}
