import type { RepositoryFile } from '../../../../domain/repository/repository-view.ts';

/** Files whose path has the letters of the search in this order: names that contain it as it stands come first. */
export function findFiles(files: readonly RepositoryFile[], query: string): RepositoryFile[] {
  const wanted = query.toLowerCase().replace(/\s+/g, '');
  if (!wanted) return [];
  const found: { file: RepositoryFile; rank: number }[] = [];
  for (const file of files) {
    const path = file.path.toLowerCase();
    const name = path.slice(path.lastIndexOf('/') + 1);
    const rank = name.startsWith(wanted)
      ? 0
      : name.includes(wanted)
        ? 1
        : path.includes(wanted)
          ? 2
          : hasInOrder(path, wanted)
            ? 3
            : -1;
    if (rank >= 0) found.push({ file, rank });
  }
  return found
    .sort((a, b) => a.rank - b.rank || a.file.path.length - b.file.path.length)
    .map(({ file }) => file);
}

function hasInOrder(text: string, letters: string): boolean {
  let at = -1;
  for (const letter of letters) {
    at = text.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
}
