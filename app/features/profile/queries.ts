import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import type { Profile } from './fields.ts';

/** PostgREST's code for a single row that is not there. */
const NOT_FOUND = 'PGRST116';
/** PostgreSQL's code for a row that is there already. */
const DUPLICATE = '23505';

/** The member's profile; an empty one is made when there is none. Throws when it can not be read. */
export async function loadProfile(client: SupabaseClient, userId: string): Promise<Profile> {
  const found = await select(client, userId);
  if (found.error?.code !== NOT_FOUND) return rowOf(client, found);
  const created = await client.from('user_profiles').insert({ user_id: userId }).select().single();
  // Another tab was faster.
  return rowOf(client, created.error?.code === DUPLICATE ? await select(client, userId) : created);
}

function select(client: SupabaseClient, userId: string) {
  // The client's own retries are off: they take seven seconds, and the cache tries once more.
  return client.from('user_profiles').select('*').eq('user_id', userId).retry(false).single();
}

function rowOf(
  client: SupabaseClient,
  { data, error }: { data: unknown; error: PostgrestError | null },
): Profile {
  if (error) throw new Error(error.message, { cause: error });
  return withCurrentAvatar(client, data as Profile);
}

const AVATARS = 'avatars';
const AVATAR_PATH = `/storage/v1/object/public/${AVATARS}/`;

/**
 * The row with its picture at the backend in use: the address is from the day of the upload, and the site may be visited
 * under another name. Pictures that are elsewhere are not shown.
 */
export function withCurrentAvatar(client: SupabaseClient, profile: Profile): Profile {
  const path = URL.parse(profile.avatar_url)?.pathname;
  const name = path?.startsWith(AVATAR_PATH) ? path.slice(AVATAR_PATH.length) : '';
  return { ...profile, avatar_url: name && client.storage.from(AVATARS).getPublicUrl(name).data.publicUrl };
}
