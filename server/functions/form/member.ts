import type { Context } from 'hono';
import { identifyKey } from '../../http/caller.ts';
import { isFullSession } from '../full-session.ts';
import type { Desk } from './desk.ts';
import { formError } from './errors.ts';

export interface Member {
  id: string;
  /** Whether the account may run the site, as the auth service says now. */
  isOperator: boolean;
  accessToken: string;
}

/**
 * Who is signed in, asked of the auth service, so that an ended session counts no more; null for a visitor and for a
 * sign-in that waits for its code. Throws 401 for a token that is not good (any more), and 503 when nobody can say.
 */
export async function memberOf(desk: Desk, context: Context): Promise<Member | null> {
  const { bearer } = identifyKey(desk.connection, context.req.raw);
  if (!bearer) return null;
  const { data, error } = await desk.visitor().auth.getUser(bearer);
  if (data.user) {
    // With the password alone, where a code is asked for as well, nobody acts as the member.
    if (!isFullSession(data.user, bearer)) return null;
    const { id, app_metadata } = data.user;
    return { id, isOperator: app_metadata.operator === true, accessToken: bearer };
  }
  const status = error?.status ?? 500;
  throw formError(status >= 400 && status < 500 && status !== 429 ? 'signedOut' : 'notStored');
}
