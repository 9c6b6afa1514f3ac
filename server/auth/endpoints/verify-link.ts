import type { Context } from 'hono';
import { owner } from '../../database/database.ts';
import { HttpError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { applyProof, isVerifiable, verifiableTypes } from '../apply-proof.ts';
import { authError } from '../errors.ts';
import { issueAuthCode } from '../flow-state.ts';
import { takeTry } from '../limits.ts';
import { consumeLink, flowOfToken, hasConfirmed } from '../one-time-tokens.ts';
import { redirectError, redirectOf, withFragment, withQuery } from '../redirects.ts';
import { deviceOf, fragmentOf, openSession } from '../sessions.ts';
import { otherMailboxMessage } from './verify.ts';

/**
 * GET /verify: the link of a mail, followed in a browser. Leads on to `redirect_to` with the session in the fragment
 * (or a code in the query, when the flow began with a PKCE challenge), or with an error in words.
 *
 * As with Supabase Auth the first GET uses the link up. Programs that only look do not: HEAD requests and
 * prefetches change nothing. A confirmation link that was followed before, by a scanner or a second click,
 * says that the account is confirmed rather than that the link is broken.
 */
export function verifyLink(services: Services) {
  return async (c: Context) => {
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    if (c.req.method === 'HEAD') return c.body(null, 200);
    // The browser drops a refused prefetch and asks again when the link is really followed.
    if (isPrefetch(c)) return c.body(null, 503);
    const target = redirectOf(services.config, c);
    const linkToken = c.req.query('token') ?? '';
    const flow = flowOfToken(linkToken);
    try {
      return c.redirect(await follow(services, c, linkToken, target), 303);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return c.redirect(redirectError(target, error, flow), 303);
    }
  };
}

async function follow(services: Services, c: Context, linkToken: string, target: string): Promise<string> {
  const { database, keys } = services;
  const type = c.req.query('type') ?? '';
  if (!type) throw authError('invalid', 'Verify requires a verification type');
  if (!linkToken) throw authError('invalid', 'Verify requires a token or a token hash');
  if (!isVerifiable(type)) throw authError('invalid', 'Unsupported verification type');
  await takeTry(services, c, 'verifyLink');
  const isPkce = flowOfToken(linkToken) === 'pkce';

  const result = await database.transaction(owner, async (session) => {
    const used = await consumeLink(keys, session, linkToken, verifiableTypes[type]);
    if (!used) return { state: 'used' as const, confirmed: await hasConfirmed(keys, session, linkToken) };
    const proved = await applyProof(session, used, type);
    if (proved.state === 'half') return proved;
    if (isPkce) {
      return {
        state: 'code' as const,
        code: await issueAuthCode(keys, session, proved.userId, proved.method),
      };
    }
    const opened = await openSession(services, session, proved.userId, 'otp', deviceOf(services, c));
    return { state: 'session' as const, opened };
  });

  switch (result.state) {
    case 'used':
      if (!result.confirmed) throw authError('linkExpired');
      return withMessage(target, 'Your email address is already confirmed. Please sign in.', isPkce);
    case 'half':
      return withMessage(target, otherMailboxMessage, isPkce);
    case 'code':
      return withQuery(target, { code: result.code });
    case 'session': {
      return withFragment(target, { ...(await fragmentOf(services, result.opened)), type });
    }
  }
}

function withMessage(target: string, message: string, isPkce: boolean): string {
  return withFragment(isPkce ? withQuery(target, { message }) : target, { message });
}

function isPrefetch(c: Context): boolean {
  return ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|preview|prerender/i.test(c.req.header(name) ?? ''),
  );
}
