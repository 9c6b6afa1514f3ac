import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Zippable, zipSync } from 'fflate';

/** Left behind by package managers, builds and systems. */
const leftovers = /(^|\/)(node_modules|dist|coverage|\.git|\.DS_Store)(\/|$)/;

/** Packs a product's source under a folder of its slug. Same files, same bytes. */
export async function packSource(folder: string, slug: string): Promise<Uint8Array<ArrayBuffer>> {
  // Zips hold local time: the first moment they can hold, made here so that it is of the zone that is read.
  const mtime = new Date(1980, 0, 1);
  const files: Zippable = {};
  for (const file of await sourceFiles(folder)) {
    files[`${slug}/${file}`] = [new Uint8Array(await readFile(path.join(folder, file))), { mtime }];
  }
  return zipSync(files, { level: 9 }) as Uint8Array<ArrayBuffer>;
}

/** Paths of a source's own files with forward slashes, sorted by code unit. Links are left out: they may lead elsewhere. */
async function sourceFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !leftovers.test(file))
    .sort();
}
