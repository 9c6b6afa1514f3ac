/** Headers on every answer of the process. */
export const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Browsers ignore it on plain http, so it is sent only where the site is known to be behind TLS. */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

export interface PagePolicy {
  nonce: string;
  /** Origin of a backend on another host, or null when it is this one. */
  backendOrigin: string | null;
  development: boolean;
}

/** The content security policy of a page: own scripts only, none inline but those with the answer's nonce. */
export function pagePolicy({ nonce, backendOrigin, development }: PagePolicy): string {
  const backend = backendOrigin ? ` ${backendOrigin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // The development server adds style elements without a nonce.
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${backend}`,
    "font-src 'self' data:",
    `connect-src 'self'${backend}${development ? ' ws:' : ''}`,
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
