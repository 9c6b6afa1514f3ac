/** Of pages that differ only in whose name is in their address (a template's, a repository's, an article's) the first few. */
export function ofEachKind(paths: string[], most = 3): string[] {
  const counts = new Map<string, number>();
  return paths.filter((path) => {
    const [, section, name, ...rest] = path.split('/');
    const kind =
      name === undefined
        ? path
        : [section, '*', ...rest.map((part, at) => (at === 0 ? '*' : part))].join('/');
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= most;
  });
}
