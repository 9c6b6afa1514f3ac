import { tokenScopes } from '../../../../domain/account/token-scopes.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/** A token as its owner sees it: what it may do and how it ends, never the token itself. */
export type AccessToken = {
  id: string;
  name: string;
  /** The last four characters. */
  hint: string;
  scopes: string[];
  expires_at: string;
  last_used_at: string | null;
  created_at: string;
};

/** What is told once, when a token is made. */
export type NewToken = AccessToken & { token: string };

export const EXPIRIES = [
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: 'One year' },
] as const;

export const SCOPES = [
  {
    value: 'read',
    label: 'Read',
    meaning: 'Clone and fetch your repositories, private ones too.',
    scopes: ['repo:read'],
  },
  {
    value: 'write',
    label: 'Read and write',
    meaning: 'Push to them as well.',
    scopes: ['repo:read', 'repo:write'],
  },
  {
    value: 'agent',
    label: 'Everything an agent needs',
    meaning:
      'Read and write repositories, publish your sites and roll them back, and add suggestions for you.',
    scopes: tokenScopes,
  },
] as const;

/** What a token may do, in the words that its owner has chosen it by. */
export function labelOf({ scopes }: Pick<AccessToken, 'scopes'>): string {
  if (scopes.every((scope) => scope.startsWith('site:'))) return 'Sites';
  if (scopes.some((scope) => !scope.startsWith('repo:'))) return 'Repositories, sites and board';
  return scopes.includes('repo:write') ? 'Read and write' : 'Read';
}

/** Longest name a token may have, as the database has it. */
export const NAME_MAX = 100;

export const tokensQuery = (userId: string) => ({
  queryKey: ['profile', userId, 'tokens'],
  queryFn: async (): Promise<AccessToken[]> => {
    const { data, error } = await (await getSupabase())
      .from('access_tokens')
      .select('id, name, hint, scopes, expires_at, last_used_at, created_at')
      .retry(false)
      .order('created_at', { ascending: false });
    if (error) throw new Error(error.message, { cause: error });
    return data as AccessToken[];
  },
});

export async function createToken(values: {
  name: string;
  scopes: readonly string[];
  days: number;
}): Promise<NewToken> {
  const { data, error } = await (await getSupabase()).rpc('create_access_token', values);
  if (error) throw error;
  return data as NewToken;
}

export async function deleteToken(id: string): Promise<void> {
  const { error } = await (await getSupabase()).from('access_tokens').delete().eq('id', id);
  if (error) throw error;
}

/** Whether a token has ended, and whether it will within a week. */
export function endOf(
  { expires_at }: Pick<AccessToken, 'expires_at'>,
  now = Date.now(),
): 'over' | 'soon' | 'later' {
  const left = new Date(expires_at).getTime() - now;
  if (left <= 0) return 'over';
  return left < 7 * 24 * 3600_000 ? 'soon' : 'later';
}
