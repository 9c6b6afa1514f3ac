import { Zip, ZipPassThrough } from 'fflate';

/** A file that is read when its turn comes. */
type Entry = { path: string; read(): Promise<Uint8Array> };

/** A zip of files, one after the other, so that no more than one of them is in memory. They are stored as they are. */
export async function* zipFiles(entries: readonly Entry[]): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const { path, read } of entries) {
    const file = new ZipPassThrough(path);
    // Equal files make equal zips.
    file.mtime = new Date(1980, 0, 1);
    zip.add(file);
    file.push(await read(), true);
    yield* chunks;
    chunks = [];
  }
  zip.end();
  yield* chunks;
}
