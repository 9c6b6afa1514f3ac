import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isSameBytes, type Tree } from '../domain/merge/tree.ts';
import { Failure } from './failure.ts';
import { placeOf } from './places.ts';

/** A folder on this computer. */
export interface Folder {
  root: string;
  platform: NodeJS.Platform;
}

/** What a folder holds: its files by their paths with `/`, and links, which are not followed. */
export interface FoundFiles {
  files: Map<string, Uint8Array>;
  links: string[];
}

/** Left aside wherever they are: they are never part of a website, and may be huge. */
const skipped = new Set(['node_modules', '.git', '.plinth', '.plinth.json']);
/** Bytes that are read of one folder. */
const mostBytes = 1024 ** 3;

/** Whether there is nothing at a path. Throws where there is something that is no folder. */
async function isMissing({ root }: Folder): Promise<boolean> {
  const found = await lstat(root).catch(noEntry);
  if (found && !found.isDirectory() && !found.isSymbolicLink())
    throw new Failure(`${root} is a file and not a folder.`);
  return found === null;
}

/** Whether a folder is there and holds something. */
export async function isFilledFolder(folder: Folder): Promise<boolean> {
  return !(await isMissing(folder)) && (await readdir(folder.root)).length > 0;
}

/** Reads a folder whole, apart from what is never part of a website. Throws where there is none. */
export async function readFolder(folder: Folder): Promise<FoundFiles> {
  if (await isMissing(folder)) throw new Failure(`There is no folder ${folder.root}.`);
  const found: FoundFiles = { files: new Map(), links: [] };
  let bytes = 0;
  const walk = async (place: string, prefix: string): Promise<void> => {
    const entries = await readdir(place, { withFileTypes: true });
    for (const entry of entries.sort(byName)) {
      if (skipped.has(entry.name)) continue;
      const name = `${prefix}${entry.name.normalize('NFC')}`;
      const at = path.join(place, entry.name);
      if (entry.isSymbolicLink()) found.links.push(name);
      else if (entry.isDirectory()) await walk(at, `${name}/`);
      else if (entry.isFile()) {
        const content = new Uint8Array(await readFile(at));
        bytes += content.length;
        if (bytes > mostBytes) throw new Failure(`${folder.root} holds more than a gigabyte.`);
        found.files.set(name, content);
      }
    }
  };
  await walk(folder.root, '');
  return found;
}

const byName = (a: Dirent, b: Dirent) => (a.name < b.name ? -1 : 1);

/**
 * Looks whether files can be written into a folder without harm: every name is one that the system keeps, no link leads
 * elsewhere, and no folder is where a file shall be. Returns those that are there already and differ.
 */
export async function findDifferent(folder: Folder, files: Tree): Promise<string[]> {
  const different: string[] = [];
  for (const [name, bytes] of files) {
    const place = await plainPlace(folder, name);
    const present = await readFile(place).catch(noEntry);
    if (present && !isSameBytes(bytes, new Uint8Array(present))) different.push(name);
  }
  return different;
}

/** Writes a file whole: whoever reads it meanwhile sees the one before. */
export async function writeWhole(folder: Folder, name: string, bytes: Uint8Array): Promise<void> {
  const place = await plainPlace(folder, name);
  await mkdir(path.dirname(place), { recursive: true });
  await replaceFile(place, bytes);
}

/** Writes a file of the program's own beside the website's, in a hidden place. */
export async function writeOwn(folder: Folder, names: readonly string[], bytes: Uint8Array): Promise<void> {
  await requirePlain(folder.root, names);
  const place = path.join(folder.root, ...names);
  await mkdir(path.dirname(place), { recursive: true });
  await replaceFile(place, bytes);
}

/** Reads such a file; null where it is not there. */
export async function readOwn(folder: Folder, names: readonly string[]): Promise<Uint8Array | null> {
  await requirePlain(folder.root, names);
  const bytes = await readFile(path.join(folder.root, ...names)).catch(noEntry);
  return bytes && new Uint8Array(bytes);
}

/** Deletes such a file, where it is there. */
export async function deleteOwn(folder: Folder, names: readonly string[]): Promise<void> {
  await requirePlain(folder.root, names);
  await rm(path.join(folder.root, ...names), { force: true });
}

/** Deletes a file, and the folders that are empty then. */
export async function deleteFile(folder: Folder, name: string): Promise<void> {
  const place = await plainPlace(folder, name);
  await rm(place, { force: true });
  for (let above = path.dirname(place); above !== folder.root; above = path.dirname(above))
    if (
      !(await rmdir(above).then(
        () => true,
        () => false,
      ))
    )
      return;
}

async function replaceFile(place: string, bytes: Uint8Array): Promise<void> {
  const beside = `${place}.${randomUUID().slice(0, 8)}.part`;
  try {
    await writeFile(beside, bytes, { flag: 'wx' });
    await rename(beside, place);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

async function plainPlace({ root, platform }: Folder, name: string): Promise<string> {
  const place = placeOf(root, name, { platform, path });
  await requirePlain(root, name.split('/'));
  return place;
}

/** Throws where a link, a file in place of a folder or a folder in place of a file is on the way to a place. */
async function requirePlain(root: string, segments: readonly string[]): Promise<void> {
  let place = root;
  for (const [index, segment] of segments.entries()) {
    place = path.join(place, segment);
    const found = await lstat(place).catch(noEntry);
    if (found === null) return;
    if (found.isSymbolicLink())
      throw new Failure(`${place} is a link to another place, so nothing was written there.`);
    const isLast = index === segments.length - 1;
    if (isLast ? !found.isFile() : !found.isDirectory())
      throw new Failure(`${place} is ${isLast ? 'no file' : 'no folder'}, so nothing was written there.`);
  }
}

function noEntry(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
