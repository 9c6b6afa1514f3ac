import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Zippable, zipSync } from 'fflate';

/** A fixed time for every entry, so that the same files always give the same bytes. */
const entryTime = new Date(1980, 0, 1);

/** Packs a folder into a zip, under a folder of the given name. The order of entries is that of their names. */
export async function packFolder(folder: string, name: string, leaveOut: string[] = []): Promise<Uint8Array> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !leaveOut.includes(file))
    .sort();
  const files: Zippable = {};
  for (const file of entries) {
    files[`${name}/${file}`] = [
      new Uint8Array(await readFile(path.join(folder, file))),
      { mtime: entryTime },
    ];
  }
  return zipSync(files, { level: 9 });
}
