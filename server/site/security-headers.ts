import type { Allowed } from '../../app/shell/first-paint/inline-hashes.ts';

const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/** Headers on every answer of the process, by the address under which it is known. */
export function headersOfEveryAnswer(siteUrl: string): Record<string, string> {
  // Browsers ignore the second on plain http, so it is sent only where the site is known to be behind TLS.
  return siteUrl.startsWith('https:') ? { ...commonHeaders, ...strictTransport } : commonHeaders;
}

export interface PagePolicy {
  /** What of the page's inline scripts and styles may run. */
  allowed: Allowed;
  /** Origin of a backend on another host, or null when it is this one. */
  backendOrigin: string | null;
  /** Origins beside this one that forms may lead to. */
  formTargets: readonly string[];
  /** What frames may show beside this site: where live demos have hosts of their own. */
  frameSources: readonly string[];
  development: boolean;
}

/** The content security policy of a page: own scripts only, none inline but those that are allowed by name. */
export function pagePolicy(options: PagePolicy): string {
  const { allowed, backendOrigin, formTargets, frameSources, development } = options;
  const backend = backendOrigin ? ` ${backendOrigin}` : '';
  // An origin of https does not stand for sockets to it; 'self' does.
  const sockets = backendOrigin ? ` ${backendOrigin.replace(/^http/, 'ws')}` : '';
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...allowed.script].join(' ')}`,
    // The development server adds style elements without a nonce.
    `style-src ${["'self'", ...(development ? ["'unsafe-inline'"] : allowed.style)].join(' ')}`,
    `img-src 'self' data: blob:${backend}`,
    "font-src 'self' data:",
    `connect-src 'self'${backend}${sockets}${development ? ' ws:' : ''}`,
    `frame-src ${["'self'", 'blob:', ...frameSources].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ');
}
