import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';

import { repositoryNameFault } from './repository-name.ts';

export type NewRepository = { name: string; description: string; isPrivate: boolean };

/**
 * Makes a repository of the member who is signed in and has `fill` put the first files into it. When they are refused it is
 * taken back, so that the same form can be sent again. Returns its row; throws with the server's message.
 */
export async function addRepository<Row extends { id: string }>(
  client: SupabaseClient,
  { name, description, isPrivate }: NewRepository,
  fill: (repository: Row) => Promise<void>,
): Promise<Row> {
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
  if (error) throw repositoryError(error, name);
  const repository = data as Row;
  try {
    await fill(repository);
  } catch (fault) {
    await client.from('git_repositories').delete().eq('id', repository.id);
    throw fault;
  }
  return repository;
}

/** The server's words, but for a name that is taken already or is none, which it says in terms of its own. */
export function repositoryError(error: PostgrestError, name: string): Error {
  const taken = error.code === '23505' && error.message.includes('user_id_name');
  const words = taken ? `You already have a repository named “${name.trim()}”.` : repositoryNameFault(name);
  return new Error(words ?? error.message, { cause: error });
}
