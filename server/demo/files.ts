import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Pictures of a template and figures about it: they belong to the gallery, not to the template. */
const aboutTemplate = /^(photos\/|measured\.json$|card\.webp$)/;

/** Left behind by package managers, editors and systems. */
const leftovers = /(^|\/)(node_modules|\.[^/]*)(\/|$)/;

/**
 * Files that belong to a template and are in its zip: paths inside the folder with forward slashes, sorted by
 * code unit, so that the order is the same on every machine.
 */
export async function shippedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(isShipped)
    .sort();
}

/** Whether the path inside a template's folder is part of the template. */
export function isShipped(file: string): boolean {
  return !aboutTemplate.test(file) && !leftovers.test(file);
}
