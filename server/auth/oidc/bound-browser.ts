import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isSameSecret } from '../../keys/same-secret.ts';
import type { Services } from '../../services.ts';
import { authError } from '../errors.ts';
import { flowSeconds, hashBrowser } from './flow.ts';

/** Where providers send their visitors back. The cookie goes nowhere else. */
export const callbackPath = '/auth/v1/callback';

/** The cookie that ties a sign-in to the browser in which it was begun. */
const browserCookie = 'plinth-provider-flow';

/** Leaves a flow's `browser` value with the browser that begins it. */
export function bindBrowser({ config }: Services, c: Context, browser: string): void {
  setCookie(c, browserCookie, browser, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: config.siteUrl.startsWith('https:'),
    path: callbackPath,
    maxAge: flowSeconds,
  });
}

/** Prevents login CSRF: a foreign link must not sign its visitor in to another account. Throws `bad_oauth_state`. */
export function requireBrowser(services: Services, c: Context, browserHash: string | null): void {
  if (browserHash === null) return;
  const given = hashBrowser(services.keys, getCookie(c, browserCookie) ?? '');
  if (!isSameSecret(given, browserHash)) throw authError('badState');
}

/** Takes the value back from a browser that has returned. */
export function releaseBrowser(c: Context): void {
  deleteCookie(c, browserCookie, { path: callbackPath });
}
