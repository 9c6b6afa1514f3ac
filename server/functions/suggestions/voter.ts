import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { suggestionsError } from './errors.ts';
import type { Account, Board } from './store.ts';

/** The mark by which a browser without an account is known again. Of no use anywhere else. */
export const VOTER_COOKIE = 'plinth-voter';
const yearSeconds = 365 * 24 * 3600;

/** Who votes: a member, a browser, or both at once. */
export interface Voter {
  account: Account | null;
  /** Keyed hash of the browser's mark; null when it has none yet. */
  browser: string | null;
}

/** Who sends a request. Throws `session_ended` for a bearer token that is no longer good. */
export async function identifyVoter(
  context: Context,
  board: Board,
  signingKey: Buffer,
  bearer: string | undefined,
): Promise<Voter> {
  const account = bearer ? await board.accountOf(bearer) : null;
  if (bearer && !account) throw suggestionsError('sessionEnded');
  return { account, browser: readMark(signingKey, getCookie(context, VOTER_COOKIE) ?? '') };
}

/**
 * Gives the browser its mark. It is made from the page's ticket, so that a vote that is sent twice before the first
 * answer has arrived is one browser's. Returns its hash.
 */
export function markBrowser(context: Context, signingKey: Buffer, ticket: string, siteUrl: string): string {
  const mark = keyed(signingKey, `mark:${ticket}`);
  setCookie(context, VOTER_COOKIE, `${mark}.${keyed(signingKey, `signed:${mark}`)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: siteUrl.startsWith('https:'),
    maxAge: yearSeconds,
  });
  return keyed(signingKey, `voter:${mark}`);
}

/** The hash of a mark that this site has given out; null for anything else. */
function readMark(signingKey: Buffer, cookie: string): string | null {
  const [mark = '', signature = ''] = cookie.split('.');
  const [given, wanted] = [Buffer.from(signature), Buffer.from(keyed(signingKey, `signed:${mark}`))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  return keyed(signingKey, `voter:${mark}`);
}

function keyed(signingKey: Buffer, text: string): string {
  return createHmac('sha256', signingKey).update(text).digest('base64url').slice(0, 22);
}
