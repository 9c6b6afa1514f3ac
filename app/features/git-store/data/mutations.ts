import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import type { Repository } from '../../../lib/repository-view.ts';
import type { Selected } from '../listing.ts';
import { callGit } from './git-call.ts';
import { NOT_SIGNED_IN } from './queries.ts';

export type NewRepository = { name: string; description: string; isPrivate: boolean };
/** A file to be kept; `text` is null for what is not text. */
export type NewFile = { path: string; size: number; text: string | null; bytes: Uint8Array };

/** A change of files, as the server takes it. */
export type Change =
  | { action: 'write'; path: string; content: string; encoding?: 'base64'; was?: string }
  | { action: 'delete'; path: string; was?: string }
  | { action: 'rename'; path: string; to: string };

/** Bytes of text in one request. */
const MOST_AT_ONCE = 2 * 1024 * 1024;

/**
 * Makes a repository with its files: rows for text, and a commit for what is not text. When the files are refused the
 * repository is taken back, so that the same form can be sent again. Throws with the server's message.
 */
export async function createRepository(
  client: SupabaseClient,
  { name, description, isPrivate }: NewRepository,
  files: readonly NewFile[],
): Promise<Repository> {
  const { data: account } = await client.auth.getUser();
  if (!account.user) throw new Error(NOT_SIGNED_IN);
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
  if (error) throw asError(error, name);
  const repository = data as Repository;
  try {
    await addFiles(client, repository, files);
  } catch (fault) {
    await client.from('git_repositories').delete().eq('id', repository.id);
    throw fault;
  }
  return repository;
}

async function addFiles(client: SupabaseClient, repository: Repository, files: readonly NewFile[]) {
  for (const part of parts(files.filter(({ text }) => text !== null))) {
    const { error } = await client.from('git_repository_files').insert(
      part.map(({ path, text, size }) => ({
        repository_id: repository.id,
        filename: path,
        content: text,
        file_size: size,
      })),
    );
    if (error) throw asError(error, repository.name);
  }
  const others = files.filter(({ text }) => text === null);
  if (others.length > 0) {
    await commitChanges(repository, {
      message: others.length === 1 ? `Add ${others[0]?.path}` : `Add ${others.length} pictures and fonts`,
      changes: others.map((file) => writeOf(file)),
    });
  }
}

function* parts(files: readonly NewFile[]): Generator<NewFile[]> {
  let part: NewFile[] = [];
  let bytes = 0;
  for (const file of files) {
    if (part.length > 0 && bytes + file.size > MOST_AT_ONCE) {
      yield part;
      part = [];
      bytes = 0;
    }
    part.push(file);
    bytes += file.size;
  }
  if (part.length > 0) yield part;
}

/** The change that writes a file; `was` is the id of the content it replaces. */
export function writeOf({ path, text, bytes }: NewFile, was?: string): Change {
  const replaced = was ? { was } : {};
  if (text !== null) return { action: 'write', path, content: text, ...replaced };
  return { action: 'write', path, content: toBase64(bytes), encoding: 'base64', ...replaced };
}

/** Makes a commit. Throws a GitCallError: 409 `changed_meanwhile` when a file is not what `was` says any more. */
export function commitChanges(
  repository: Selected,
  edit: { message: string; branch?: string | undefined; changes: Change[] },
): Promise<{ commit: string | null; unchanged: boolean }> {
  return callGit(repository, 'commits', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(edit),
  });
}

/** Changes what a repository says of itself, and returns its row, whose address may be another now. */
export async function updateRepository(
  client: SupabaseClient,
  id: string,
  { name, description, isPrivate }: NewRepository,
): Promise<Repository> {
  const { data, error } = await client
    .from('git_repositories')
    .update({ name: name.trim(), description: description.trim() || null, is_private: isPrivate })
    .eq('id', id)
    .select()
    .single();
  if (error) throw asError(error, name);
  return data as Repository;
}

/** Deletes a repository with its files and its history. */
export async function deleteRepository(client: SupabaseClient, id: string): Promise<void> {
  const { error, count } = await client.from('git_repositories').delete({ count: 'exact' }).eq('id', id);
  if (error) throw asError(error, '');
  if (count === 0)
    throw new Error('It is no longer there, or your session has ended. Please reload the page.');
}

/** The server's words, but for a name that is taken already, which it says in terms of its own. */
function asError(error: PostgrestError, name: string): Error {
  const taken = error.code === '23505' && error.message.includes('user_id_name');
  return new Error(taken ? `You already have a repository named “${name.trim()}”.` : error.message, {
    cause: error,
  });
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(text);
}
