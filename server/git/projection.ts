import { listFiles, readBlobs } from './read/files.ts';
import type { Place } from './run.ts';
import type { FileRow } from './store.ts';

/** How the rows of a repository's files differ from a commit. */
export interface RowChange {
  files: FileRow[];
  removed: string[];
}

/** What changes among the rows when the default branch moves from one commit (null: none) to another. */
export async function rowChange(place: Place, from: string | null, to: string): Promise<RowChange> {
  const before = new Map((from ? await listFiles(place, from) : []).map(({ path, sha }) => [path, sha]));
  const after = await listFiles(place, to);
  const changed = after.filter(({ path, sha }) => before.get(path) !== sha);
  const blobs = await readBlobs(
    place,
    changed.map(({ sha }) => sha),
  );
  const present = new Set(after.map(({ path }) => path));
  return {
    files: changed.map(({ path, size }, index) => {
      const text = textOf(blobs[index] as Buffer);
      return { filename: path, content: text ?? '', file_size: size, is_binary: text === null };
    }),
    removed: [...before.keys()].filter((path) => !present.has(path)),
  };
}

/** A file's text; null when it is no text that the database can hold. */
export function textOf(bytes: Buffer): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
