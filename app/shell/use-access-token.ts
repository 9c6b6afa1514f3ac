import { useCallback } from 'react';
import { getSupabase } from '../lib/supabase.ts';
import { useSession } from './session.tsx';

/** The account's token for a function of the site; `ended` when somebody was signed in here and is not any more. */
export type AccessToken = { value?: string | undefined; ended: boolean };

/** Returns a function that says with what token to call, and fetches the auth client only where somebody is signed in. */
export function useAccessToken(): () => Promise<AccessToken> {
  const { status } = useSession();
  return useCallback(async () => {
    if (status === 'signed-out') return { ended: false };
    const client = await getSupabase();
    const { data } = await client.auth.getSession();
    return { value: data.session?.access_token, ended: status === 'signed-in' && !data.session };
  }, [status]);
}
