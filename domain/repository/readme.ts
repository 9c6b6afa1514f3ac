const NAMES = ['readme.md', 'readme.markdown', 'readme', 'readme.txt'];

/** The path of the file that introduces a folder, among those of a repository; null when it has none. '' is the whole. */
export function findReadme(paths: readonly string[], folder = ''): string | null {
  const start = folder === '' ? '' : `${folder}/`;
  const here = paths.filter((path) => path.startsWith(start) && !path.includes('/', start.length));
  for (const name of NAMES) {
    const found = here.find((path) => path.slice(start.length).toLowerCase() === name);
    if (found) return found;
  }
  return null;
}
