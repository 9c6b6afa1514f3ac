import type { User } from '@supabase/supabase-js';
import type { Context } from 'hono';
import { decodeJwt } from 'jose';
import { requireAnswer } from '../../http/inner-call.ts';
import { putOffBy } from '../../http/request-id.ts';
import { bearerToken } from '../../keys/bearer-token.ts';
import { isSameSecret } from '../../keys/same-secret.ts';
import type { FunctionContext } from './context.ts';
import { functionError } from './errors.ts';

/** Who is signed in, with a session that has proved everything the account asks for. */
export interface Member {
  id: string;
  /** Whether the account may run the site, as the auth service says now. */
  isOperator: boolean;
  accessToken: string;
  user: User;
}

/** What of a member is needed to act for them: a session's token, or one that this process made for them. */
export type Actor = Pick<Member, 'id' | 'accessToken'>;

/**
 * Who sends a request; null for a visitor and for a sign-in that waits for its code. Throws 401 `signed_out` for a token that
 * is not good (any more), and 503 when the auth service cannot say now: no member is taken for a stranger then.
 */
export async function memberOf(context: FunctionContext, c: Context): Promise<Member | null> {
  const caller = await lookUp(context, c);
  if (caller === 'ended') throw functionError('signedOut');
  return typeof caller === 'string' ? null : caller;
}

/**
 * The member who sends a request. Throws 401 `not_signed_in` for everybody else, and 403 `insufficient_aal` for a sign-in that
 * waits for its code.
 */
export async function requireMember(context: FunctionContext, c: Context, words?: string): Promise<Member> {
  const caller = await lookUp(context, c);
  if (caller === 'awaits-code') throw functionError('secondFactor');
  if (typeof caller === 'string') throw functionError('notSignedIn', {}, words);
  return caller;
}

/** The auth service itself is asked, so that an ended session counts no more. */
async function lookUp(
  { backend, log }: FunctionContext,
  c: Context,
): Promise<Member | 'visitor' | 'ended' | 'awaits-code'> {
  const { url, publishableKey, secretKey } = backend;
  const token = bearerToken(c.req.header('authorization'));
  // The official client sends the key itself when nobody is signed in.
  if (!token || isSameSecret(token, publishableKey) || isSameSecret(token, secretKey)) return 'visitor';
  let answer: Response;
  try {
    answer = await backend.fetch(`${url}/auth/v1/user`, {
      headers: { apikey: publishableKey, Authorization: `Bearer ${token}` },
    });
    requireAnswer(answer, 'An account could not be looked up');
  } catch (error) {
    // The error handler says when to come again to whom a part of this process has put off.
    if (putOffBy()) throw error;
    log.error('account_lookup_failed', { error: String(error) });
    throw functionError('accountUnavailable');
  }
  if (!answer.ok) return 'ended';
  const user = (await answer.json()) as User;
  if (!isFullSession(user, token)) return 'awaits-code';
  return { id: user.id, isOperator: user.app_metadata.operator === true, accessToken: token, user };
}

/** With the password alone, where a code is asked for as well, nobody acts as the member. */
function isFullSession({ factors = [] }: User, token: string): boolean {
  return !factors.some(({ status }) => status === 'verified') || decodeJwt(token).aal === 'aal2';
}
