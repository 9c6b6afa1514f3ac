import { getSupabase } from '../../lib/supabase.ts';
import type { Profile } from './fields.ts';
import { loadProfile } from './queries.ts';

/** Under which the cache keeps a member's profile. */
export function profileKey(userId: string): readonly ['profile', string] {
  return ['profile', userId];
}

/** Reads a member's own profile in the browser. */
export function profileQuery(userId: string) {
  return {
    queryKey: profileKey(userId),
    queryFn: async (): Promise<Profile> => loadProfile(await getSupabase(), userId),
  };
}
