import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isSameSecret } from '../../keys/same-secret.ts';
import { keyedHash } from '../kit/context.ts';
import type { FormContext } from '../kit/form.ts';
import { type Member, memberOf } from '../kit/member.ts';

/** Identifies a browser without an account among voters, and nowhere else. */
const VOTER_COOKIE = 'plinth-voter';
const yearSeconds = 365 * 24 * 3600;

/** Who votes: a member, a browser, or both at once. */
export interface Voter {
  member: Member | null;
  /** Keyed hash of the browser's voter id; null when it has none yet. */
  browser: string | null;
}

/** Who sends a request. Throws 401 for a token that is no longer good. */
export async function identifyVoter(context: FormContext, c: Context): Promise<Voter> {
  const member = await memberOf(context, c);
  return { member, browser: readVoterId(context, getCookie(c, VOTER_COOKIE) ?? '') };
}

/**
 * Sets the browser's voter cookie. The id is derived from the page's ticket, so that a vote that is sent twice before the first
 * answer has arrived is one browser's. Returns its hash.
 */
export function setVoterCookie(context: FormContext, c: Context, ticket: string): string {
  const voterId = keyedHash(context, 'voter-id', ticket);
  setCookie(c, VOTER_COOKIE, `${voterId}.${keyedHash(context, 'signed', voterId)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: context.config.siteUrl.startsWith('https:'),
    maxAge: yearSeconds,
  });
  return keyedHash(context, 'voter', voterId);
}

/** The hash of a voter id that this site has issued; null for anything else. */
function readVoterId(context: FormContext, cookie: string): string | null {
  const [voterId = '', signature = ''] = cookie.split('.');
  return isSameSecret(signature, keyedHash(context, 'signed', voterId))
    ? keyedHash(context, 'voter', voterId)
    : null;
}
