import type { SupabaseClient } from '@supabase/supabase-js';
import {
  addRepository,
  type NewRepository,
  repositoryError,
} from '../../../../domain/repository/add-repository.ts';
import type { Repository } from '../../../../domain/repository/repository-view.ts';
import { callGit } from '../../../shell/git-call.ts';
import type { Selected } from '../listing.ts';

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
 * Makes a repository with its files: rows for text, and a commit for what is not text. All of it or nothing; throws with the
 * server's message.
 */
export function createRepository(
  client: SupabaseClient,
  repository: NewRepository,
  files: readonly NewFile[],
): Promise<Repository> {
  return addRepository<Repository>(client, repository, (made) => addFiles(client, made, files));
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
    if (error) throw repositoryError(error, repository.name);
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

/** Makes a commit. Throws a FunctionError: 409 `changed_meanwhile` when a file is not what `was` says any more. */
export function commitChanges(
  repository: Selected,
  edit: { message: string; branch?: string | undefined; changes: Change[] },
): Promise<{ commit: string | null; unchanged: boolean }> {
  return callGit(repository, 'commits', { method: 'POST', body: edit });
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
  if (error) throw repositoryError(error, name);
  return data as Repository;
}

/** Deletes a repository with its files and its history. */
export async function deleteRepository(client: SupabaseClient, id: string): Promise<void> {
  const { error, count } = await client.from('git_repositories').delete({ count: 'exact' }).eq('id', id);
  if (error) throw repositoryError(error, '');
  if (count === 0)
    throw new Error('It is no longer there, or your session has ended. Please reload the page.');
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(text);
}
