import { readCookie } from './cookies.ts';

const COOKIE = 'plinth-desk';
const MONTH_SECONDS = 30 * 24 * 3600;

/**
 * Keeps, or forgets, that this browser belongs to somebody who runs the site. The session lives in the browser, so this
 * is all that the server learns: with it `/admin` is not answered with 404. It opens nothing; policies decide.
 */
export function keepDeskHint(isOperator: boolean): void {
  if (isOperator === hasDeskHint(document.cookie)) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `${COOKIE}=1; Path=/; SameSite=Lax; Max-Age=${isOperator ? MONTH_SECONDS : 0}${secure}`;
}

/** Whether a `Cookie` header, or `document.cookie`, holds the hint. */
export function hasDeskHint(cookies: string | null): boolean {
  return readCookie(cookies, COOKIE) === '1';
}
