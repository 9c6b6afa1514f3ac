/**
 * A demo is a whole website of its own: scripts and styles in the page are its own as well. Nothing may come
 * from, or go to, another host; what it shows in frames (previews of what a visitor types) is held to the same.
 */
const rules = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' data: blob:",
  "connect-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "frame-src 'self' data: blob:",
  "manifest-src 'self'",
  "form-action 'self' mailto:",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** How a demo stands to the site that shows it. */
export interface DemoPolicy {
  /** On every file, beside what follows from the file. */
  headers: Record<string, string>;
  /** Origin of the site, where the demo has another one. */
  mainOrigin: string | null;
}

/**
 * Under a path of the site a demo is a stranger, in a frame and in a tab of its own: it has no origin, and neither session,
 * storage nor cookies of the site. What it would keep in the browser it does not keep there.
 */
export const apartPolicy: DemoPolicy = {
  headers: {
    'Content-Security-Policy': `${rules}; sandbox allow-scripts allow-forms allow-modals allow-popups allow-downloads`,
    // Without an origin, modules, faces and data of its own come to it from another.
    'Access-Control-Allow-Origin': '*',
    // A sandboxed page whose opener policy is stricter is not shown in a tab of its own.
    'Cross-Origin-Opener-Policy': 'unsafe-none',
  },
  mainOrigin: null,
};

/** Under which a template runs as on an address of its own that no site shows: for the workshop. */
export const alonePolicy: DemoPolicy = { headers: { 'Content-Security-Policy': rules }, mainOrigin: null };

/** On a host of its own a demo keeps what it stores, and is shown in frames of the site alone. */
export function ownOriginPolicy(mainOrigin: string): DemoPolicy {
  return { headers: { 'Content-Security-Policy': `${rules} ${mainOrigin}` }, mainOrigin };
}
