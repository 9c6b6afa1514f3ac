import type { Context } from 'hono';
import type { Config } from '../config.ts';
import type { HttpError } from '../http/errors.ts';
import { isLoopbackName } from '../http/loopback.ts';
import { redirectFields } from './errors.ts';
import type { FlowType } from './one-time-tokens.ts';

const scriptSchemes = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:']);

/**
 * Where a visitor is sent after a link: `wanted` when it is the site itself or on the operator's list
 * (`REDIRECT_URLS`), else the site's address. An open redirect would leak sessions.
 */
export function allowedRedirect(config: Config, wanted: string | null | undefined): string {
  return wanted && isAllowedRedirect(config, wanted) ? new URL(wanted).href : config.siteUrl;
}

/** Where a request asks to be sent, as far as that is allowed. */
export function redirectOf(config: Config, context: Context): string {
  return allowedRedirect(config, context.req.query('redirect_to'));
}

/** Whether an address is the site's own or on the operator's list. */
export function isAllowedRedirect(config: Config, wanted: string): boolean {
  if (!URL.canParse(wanted)) return false;
  const url = new URL(wanted);
  if (scriptSchemes.has(url.protocol) || url.username || url.password) return false;
  if (isSiteAddress(config, url)) return true;
  // Compared as the browser will understand it, not as it was typed.
  const address = url.href.slice(0, url.href.length - url.hash.length);
  return config.redirectUrls.some((pattern) => globToRegExp(pattern).test(address));
}

/** Whether an address is one of the site's own. */
export function isSiteAddress(config: Config, url: URL): boolean {
  const site = new URL(config.siteUrl);
  if (url.origin === site.origin) return true;
  // A site on this machine answers under each of the machine's loopback names.
  return (
    isLoopbackName(config.host) &&
    isLoopbackName(site.hostname) &&
    isLoopbackName(url.hostname) &&
    url.protocol === site.protocol &&
    url.port === site.port
  );
}

/** `*` matches characters except `.` and `/`, `**` matches any: a single wildcard never reaches another domain. */
function globToRegExp(pattern: string): RegExp {
  const source = pattern
    .split(/(\*\*|\*)/)
    .map((part) => {
      if (part === '**') return '.*';
      if (part === '*') return '[^./]*';
      return part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&');
    })
    .join('');
  // A browser adds the slash after a bare host.
  return new RegExp(`^${source}/?$`);
}

/** Adds fields after the `#`, where neither servers nor their logs see them. */
export function withFragment(target: string, fields: Record<string, string>): string {
  const url = new URL(target);
  url.hash = new URLSearchParams(fields).toString();
  return url.href;
}

/** Adds fields to the query. */
export function withQuery(target: string, fields: Record<string, string>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Adds an error in words to the fragment, and for PKCE flows, whose pages read the query, there as well.
 */
export function redirectError(target: string, error: HttpError, flow: FlowType): string {
  const fields = redirectFields(error);
  return withFragment(flow === 'pkce' ? withQuery(target, fields) : target, fields);
}
