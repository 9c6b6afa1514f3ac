import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type Desk, keyedMark } from '../form/desk.ts';
import { type Member, memberOf } from '../form/member.ts';

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
export async function identifyVoter(desk: Desk, context: Context): Promise<Voter> {
  const member = await memberOf(desk, context);
  return { member, browser: readMark(desk, getCookie(context, VOTER_COOKIE) ?? '') };
}

/**
 * Gives the browser its mark. It is made from the page's ticket, so that a vote that is sent twice before the first
 * answer has arrived is one browser's. Returns its hash.
 */
export function markBrowser(desk: Desk, context: Context, ticket: string): string {
  const mark = keyedMark(desk, 'mark', ticket);
  setCookie(context, VOTER_COOKIE, `${mark}.${keyedMark(desk, 'signed', mark)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: desk.connection.config.siteUrl.startsWith('https:'),
    maxAge: yearSeconds,
  });
  return keyedMark(desk, 'voter', mark);
}

/** The hash of a mark that this site has given out; null for anything else. */
function readMark(desk: Desk, cookie: string): string | null {
  const [mark = '', signature = ''] = cookie.split('.');
  const [given, wanted] = [Buffer.from(signature), Buffer.from(keyedMark(desk, 'signed', mark))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  return keyedMark(desk, 'voter', mark);
}
