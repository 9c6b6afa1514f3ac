import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isSameSecret } from '../../keys/same-secret.ts';
import { keyedHash } from '../kit/context.ts';
import type { FormContext } from '../kit/form.ts';
import { type Member, memberOf } from '../kit/member.ts';

/** The mark by which a browser without an account is known again. Of no use anywhere else. */
const VOTER_COOKIE = 'plinth-voter';
const yearSeconds = 365 * 24 * 3600;

/** Who votes: a member, a browser, or both at once. */
export interface Voter {
  member: Member | null;
  /** Keyed hash of the browser's mark; null when it has none yet. */
  browser: string | null;
}

/** Who sends a request. Throws 401 for a token that is no longer good. */
export async function identifyVoter(context: FormContext, c: Context): Promise<Voter> {
  const member = await memberOf(context, c);
  return { member, browser: readMark(context, getCookie(c, VOTER_COOKIE) ?? '') };
}

/**
 * Gives the browser its mark. It is made from the page's ticket, so that a vote that is sent twice before the first
 * answer has arrived is one browser's. Returns its hash.
 */
export function markBrowser(context: FormContext, c: Context, ticket: string): string {
  const mark = keyedHash(context, 'mark', ticket);
  setCookie(c, VOTER_COOKIE, `${mark}.${keyedHash(context, 'signed', mark)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: context.config.siteUrl.startsWith('https:'),
    maxAge: yearSeconds,
  });
  return keyedHash(context, 'voter', mark);
}

/** The hash of a mark that this site has given out; null for anything else. */
function readMark(context: FormContext, cookie: string): string | null {
  const [mark = '', signature = ''] = cookie.split('.');
  return isSameSecret(signature, keyedHash(context, 'signed', mark))
    ? keyedHash(context, 'voter', mark)
    : null;
}
