import { Zip, ZipPassThrough } from 'fflate';

/** A file that is opened when its turn comes, and read piece by piece. */
type Entry = { path: string; open(): Promise<AsyncIterable<Uint8Array>> };

/**
 * A zip of files, one after the other, as they are read: a piece of one of them is in memory, however large it is and however
 * slowly the zip is taken. They are stored as they are.
 */
export async function* zipFiles(entries: readonly Entry[]): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const { path, open } of entries) {
    const file = new ZipPassThrough(path);
    // Equal files make equal zips.
    file.mtime = new Date(1980, 0, 1);
    zip.add(file);
    for await (const piece of await open()) {
      file.push(piece);
      yield* chunks;
      chunks = [];
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* chunks;
}
