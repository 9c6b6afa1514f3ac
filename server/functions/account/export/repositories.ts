import { listFiles, readBlobs } from '../../../git/read/files.ts';
import { resolveCommit } from '../../../git/read/resolve.ts';
import { runGit } from '../../../git/run.ts';
import type { AccountDesk } from '../desk.ts';
import type { Member } from '../member.ts';
import type { Entry } from './zip-stream.ts';

interface Row {
  id: string;
  slug: string;
}

/**
 * The member's repositories: the files of each as they are now and, where the server has git, a bundle with the whole
 * history (`git clone name.bundle`).
 */
export async function* exportRepositories(desk: AccountDesk, member: Member): AsyncGenerator<Entry> {
  const { data, error } = await member.client
    .from('git_repositories')
    .select('id, slug')
    .eq('user_id', member.user.id)
    .order('slug');
  if (error) throw new Error(`Repositories could not be listed: ${error.message}`);
  for (const row of data as Row[]) yield* desk.repositories ? fromGit(desk, row) : fromRows(member, row);
}

async function* fromGit({ repositories }: AccountDesk, { id, slug }: Row): AsyncGenerator<Entry> {
  const state = await repositories?.open(id);
  if (!repositories || !state) return;
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

async function* fromRows({ client }: Member, { id, slug }: Row): AsyncGenerator<Entry> {
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
