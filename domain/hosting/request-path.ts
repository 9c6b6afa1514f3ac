/** The path of a request to a site. */
export interface RequestPath {
  /** Decoded, in Unicode's composed form. */
  segments: string[];
  /** Whether it ends with a slash, as the address of a folder does. */
  isFolder: boolean;
  /** Whether two slashes stand together in it. */
  hasEmptySegments: boolean;
}

/** The longest path that is looked up. */
const maxLength = 2048;

/**
 * Reads the path of a request, percent-encoded. Null for one that no file can have: what cannot be decoded, a segment that is
 * `.`, `..` or holds a slash once it is decoded, and one that is too long.
 */
export function readRequestPath(path: string): RequestPath | null {
  if (!path.startsWith('/') || path.length > maxLength) return null;
  const raw = path.slice(1).split('/');
  const isFolder = raw.at(-1) === '';
  if (isFolder) raw.pop();
  try {
    const segments = raw.filter(Boolean).map((segment) => decodeURIComponent(segment).normalize('NFC'));
    if (segments.some((segment) => segment === '.' || segment === '..' || /[/\\\0]/.test(segment)))
      return null;
    return { segments, isFolder, hasEmptySegments: segments.length < raw.length };
  } catch {
    return null;
  }
}

/** The path of these segments. It begins with one slash, so that no browser takes it for the address of another host. */
export function writePath(segments: readonly string[], isFolder: boolean): string {
  const path = segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
  return isFolder || path === '' ? `${path}/` : path;
}
