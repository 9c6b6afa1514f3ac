/** Most segments of a pattern or a target. Deeper paths are matched by a final `*`. */
const maxSegments = 25;

/** What the placeholders of a pattern stand for in a path, by name; `splat` for a final `*`. */
export type Captured = Record<string, string>;

/** The segments of a path: `/a/b/` has two. Empty ones do not count, so `//a` is `/a`. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** The placeholders that a text names: `:id`, and `:splat` for what a final `*` stands for. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/:([A-Za-z]\w*)/g)].map(([, name = '']) => name);
}

/** Why a pattern can not be used, in plain words; null for one that can. */
export function patternFault(pattern: string): string | null {
  if (!pattern.startsWith('/')) return `A path has to begin with “/”, and “${shown(pattern)}” does not.`;
  const segments = segmentsOf(pattern);
  if (segments.length > maxSegments) return `A path has at most ${maxSegments} parts between slashes.`;
  const names = new Set<string>();
  for (const [index, segment] of segments.entries()) {
    if (segment === '.' || segment === '..') return 'A path has no “.” or “..” between slashes.';
    if (segment === '*') {
      if (index < segments.length - 1) return 'A “*” stands at the end of a path, behind a slash.';
    } else if (segment.startsWith(':')) {
      if (!/^:[A-Za-z]\w{0,39}$/.test(segment)) return `“${shown(segment)}” is no name of a placeholder.`;
      if (segment === ':splat') return 'The name “splat” stands for what a final “*” matches.';
      if (names.has(segment)) return `The placeholder “${segment}” occurs twice.`;
      names.add(segment);
    }
  }
  return null;
}

/**
 * What the placeholders of a pattern stand for when it fits a path, else null. Compared segment by segment, so the time is
 * that of reading both once, whatever the pattern. A final `*` also fits nothing: `/news/*` fits `/news`.
 */
export function matchSegments(pattern: readonly string[], path: readonly string[]): Captured | null {
  const hasSplat = pattern.at(-1) === '*';
  const fixed = hasSplat ? pattern.length - 1 : pattern.length;
  if (path.length < fixed || (!hasSplat && path.length > fixed)) return null;
  const captured: Captured = {};
  for (let index = 0; index < fixed; index += 1) {
    const segment = pattern[index] as string;
    const given = path[index] as string;
    if (segment.startsWith(':')) captured[segment.slice(1)] = given;
    else if (segment !== given) return null;
  }
  if (hasSplat) captured.splat = path.slice(fixed).join('/');
  return captured;
}

/** The start of what somebody wrote, for a sentence about it. */
export function shown(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
