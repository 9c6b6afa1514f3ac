/** What makes a path in an archive dangerous to unpack, as the start of a sentence; null when nothing does. */
export function faultOfPath(path: string): string | null {
  if (path === '') return 'It contains an entry without a name.';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  if (/[\x00-\x1f\x7f]/.test(path)) return 'It contains a path with control characters:';
  if (path.split(/[/\\]/).includes('..')) return 'It contains a path that leaves its folder:';
  if (/^[/\\]|^[a-z]:/i.test(path)) return 'It contains an absolute path:';
  return null;
}

/**
 * The path with slashes for the backslashes that some programs for Windows write. One that is dangerous stays as it is, so
 * that no replacing makes it look like an ordinary one.
 */
export function withSlashes(path: string): string {
  return faultOfPath(path) === null ? path.replaceAll('\\', '/') : path;
}
