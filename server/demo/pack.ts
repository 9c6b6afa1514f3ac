import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { shippedFiles } from './files.ts';

/**
 * Packs a template into a zip, under a folder of the given name. Same files, same bytes: order, times and
 * compression are fixed, and nothing of the machine gets in.
 */
export async function packTemplate(folder: string, name: string): Promise<Uint8Array<ArrayBuffer>> {
  // Zips hold local time: the first moment they can hold, made here so that it is of the zone that is read.
  const mtime = new Date(1980, 0, 1);
  const files: Zippable = {};
  for (const file of await shippedFiles(folder)) {
    const bytes = new Uint8Array(await readFile(path.join(folder, file)));
    files[`${name}/${file}`] = [bytes, { mtime }];
  }
  return zipSync(files, { level: 9 }) as Uint8Array<ArrayBuffer>;
}
