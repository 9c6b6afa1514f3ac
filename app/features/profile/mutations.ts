import type { SupabaseClient } from '@supabase/supabase-js';
import type { Profile, ProfileValues } from './fields.ts';
import { withCurrentAvatar } from './queries.ts';

/** Nobody is signed in, or no longer. */
export class NotSignedInError extends Error {
  constructor() {
    super('User not authenticated');
  }
}

/** The backend has answered and refused the change. The message is its own. */
export class UpdateError extends Error {}

/**
 * Changes the caller's own profile and returns the whole row. Throws NotSignedInError, UpdateError, or whatever made the
 * backend unreachable.
 */
export async function updateProfile(
  client: SupabaseClient,
  changes: Partial<ProfileValues>,
): Promise<Profile> {
  const { data, error } = await client.auth.getUser();
  if (error?.name === 'AuthRetryableFetchError') throw error;
  if (!data.user) throw new NotSignedInError();
  const answer = await client
    .from('user_profiles')
    .update(changes)
    .eq('user_id', data.user.id)
    .select()
    .single();
  if (!answer.error) return withCurrentAvatar(client, answer.data as Profile);
  if (answer.status === 401) throw new NotSignedInError();
  if (answer.status === 0) throw new Error(answer.error.message, { cause: answer.error });
  throw new UpdateError(answer.error.message, { cause: answer.error });
}
