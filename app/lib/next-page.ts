/**
 * Where to go after signing in: the path, query and hash of `next` when it lies on `origin`, otherwise '/'.
 * Addresses of other sites ('//evil.example', 'https:evil.example', '/\evil.example', 'javascript:') are refused by
 * resolving them as the browser would and comparing origins; the sign-in page itself would be a circle.
 */
export function safeNext(next: string | null | undefined, origin: string): string {
  if (!next?.startsWith('/')) return '/';
  const target = URL.parse(next, origin);
  if (!target || target.origin !== origin) return '/';
  if (target.pathname === '/auth' || target.pathname.startsWith('/auth/')) return '/';
  // A path of '//host' would be read as another site once the origin is cut off.
  if (target.pathname.startsWith('//')) return '/';
  return target.pathname + target.search + target.hash;
}

/** The sign-in page that comes back to `next`, a path of this site with its query, afterwards. */
export function signInPath(next: string): string {
  return `/auth?next=${encodeURIComponent(next)}`;
}
