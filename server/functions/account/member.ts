import { createClient, type SupabaseClient, type User } from '@supabase/supabase-js';
import type { Context } from 'hono';
import { decodeJwt } from 'jose';
import { requireAnswer } from '../../http/inner-call.ts';
import { isFullSession } from '../full-session.ts';
import type { AccountDesk } from './desk.ts';
import { accountError } from './errors.ts';

/** Who asks. */
export interface Member {
  user: User;
  token: string;
  /** When the session last proved something, in seconds since 1970: a password, a link, a code. */
  provedAt: number;
  /** The backend as the member sees it: the policies decide. */
  client: SupabaseClient;
}

/**
 * The member of a request's session, which the auth service itself confirms: an ended session is refused at once. Throws
 * `not_signed_in`, and `insufficient_aal` where the account has an authenticator app whose code was not given yet.
 */
export async function requireMember({ backend }: AccountDesk, context: Context): Promise<Member> {
  const token = /^Bearer\s+(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
  const { publishableKey, url } = backend;
  if (!token || token === publishableKey) throw accountError('notSignedIn');
  const answer = await backend.fetch(`${url}/auth/v1/user`, {
    headers: { apikey: publishableKey, Authorization: `Bearer ${token}` },
  });
  requireAnswer(answer, 'An account could not be looked up');
  if (!answer.ok) throw accountError('notSignedIn');
  const user = (await answer.json()) as User;
  if (!isFullSession(user, token)) throw accountError('secondFactor');
  const { amr, iat } = decodeJwt(token) as { amr?: { timestamp?: number }[]; iat?: number };
  const proofs = (amr ?? []).map(({ timestamp }) => timestamp ?? 0);
  const client = createClient(url, publishableKey, {
    global: { fetch: backend.fetch },
    accessToken: async () => token,
  });
  return { user, token, client, provedAt: proofs.length > 0 ? Math.max(...proofs) : (iat ?? 0) };
}
