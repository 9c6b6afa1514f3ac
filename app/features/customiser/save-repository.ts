import { addRepository, type NewRepository } from '../../../domain/repository/add-repository.ts';
import { repositoryPath } from '../../../domain/repository/repository-paths.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { callGit } from '../../shell/git-call.ts';

type Made = { id: string; owner: string; slug: string; name: string };

/** Bytes of files in one commit. */
const MOST_AT_ONCE = 2 * 1024 * 1024;

/**
 * Makes a repository of the member who is signed in with all files of a website. All of it or nothing; throws with the server's
 * message. Resolves with the address of its page.
 */
export async function saveRepository(
  repository: NewRepository,
  files: Record<string, Uint8Array>,
): Promise<string> {
  const client = await getSupabase();
  const made = await addRepository<Made>(client, repository, async (row) => {
    for (const part of parts(Object.entries(files))) {
      const changes = part.map(([path, bytes]) => ({
        action: 'write' as const,
        path,
        content: toBase64(bytes),
        encoding: 'base64' as const,
      }));
      await callGit(row, 'commits', {
        method: 'POST',
        body: { message: `Add ${part.length} files of the website`, changes },
      });
    }
  });
  return repositoryPath(made);
}

function* parts(files: [string, Uint8Array][]): Generator<[string, Uint8Array][]> {
  let part: [string, Uint8Array][] = [];
  let bytes = 0;
  for (const file of files) {
    if (part.length > 0 && bytes + file[1].length > MOST_AT_ONCE) {
      yield part;
      part = [];
      bytes = 0;
    }
    part.push(file);
    bytes += file[1].length;
  }
  if (part.length > 0) yield part;
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
