import {
  fileTooLarge,
  pathFault,
  repositoryLimits,
  sizeFault,
} from '../../../../domain/repository/repository-files.ts';
import type { NewFile } from '../data/mutations.ts';

/** A file with the path it shall have. */
export type Found = { path: string; file: Blob };

/** Files that can be kept, and what is wrong with the others. */
export type Picked = { files: NewFile[]; faults: string[]; skipped: number };

/** Folders that are made by programs and belong in no repository. */
const MADE_BY_PROGRAMS = /(^|\/)(node_modules|\.git|__MACOSX|\.DS_Store|Thumbs\.db)(\/|$)/;
/** Bytes of a zip that are read at all: nothing larger can hold a repository. */
const LARGEST_ZIP = 50 * 1024 * 1024;

/** Reads chosen files; a zip among them stands for what it holds. */
export async function readFound(found: readonly Found[]): Promise<Picked> {
  const faults: string[] = [];
  const inside: Found[] = [];
  let skipped = 0;
  for (const one of found) {
    if (!/\.zip$/i.test(one.path)) inside.push(one);
    else if (one.file.size > LARGEST_ZIP) faults.push(`${one.path}: a zip can have at most 50 MB.`);
    else {
      const zip = await readZip(one.file);
      if (typeof zip === 'string') faults.push(`${one.path}: ${zip}`);
      else {
        inside.push(...zip.found);
        skipped += zip.skipped;
      }
    }
  }
  const files: NewFile[] = [];
  for (const { path, file } of inside) {
    if (MADE_BY_PROGRAMS.test(path)) skipped += 1;
    else {
      const fault = pathFault(path) ?? (file.size > repositoryLimits.fileBytes ? fileTooLarge(path) : null);
      if (fault) faults.push(fault);
      else files.push(toNewFile(path, new Uint8Array(await file.arrayBuffer())));
    }
  }
  return { files, faults, skipped };
}

/** Files that were there and new ones, of which a later one takes the place of an earlier one of its path. */
export function mergeFiles(before: readonly NewFile[], added: readonly NewFile[]): NewFile[] {
  const files = new Map([...before, ...added].map((file) => [file.path, file]));
  return [...files.values()].sort((a, b) => a.path.localeCompare(b.path, 'en'));
}

/** Why these files are too many or too large together; null when they are not. */
export function totalFault(files: readonly { size: number }[]): string | null {
  return sizeFault(
    files.length,
    files.reduce((sum, { size }) => sum + size, 0),
  );
}

/** What was dropped, folders with all they hold. Must be called while the event is being handled. */
export async function foundInDrop(transfer: DataTransfer): Promise<Found[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return foundInList(transfer.files);
  const found: Found[] = [];
  for (const entry of entries) await walk(entry, '', found);
  // A folder that was dropped alone is the repository itself.
  return entries.length === 1 && entries[0]?.isDirectory ? withoutCommonFolder(found) : found;
}

/** Chosen files; of a chosen folder what it holds. */
export function foundInList(list: FileList | readonly File[]): Found[] {
  const found = [...list].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
  return found.some(({ path }) => path.includes('/')) ? withoutCommonFolder(found) : found;
}

async function walk(entry: FileSystemEntry, folder: string, found: Found[]): Promise<void> {
  const path = folder ? `${folder}/${entry.name}` : entry.name;
  // Tens of thousands of files may lie there, and none of them is wanted.
  if (MADE_BY_PROGRAMS.test(path)) return;
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    found.push({ path, file });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return;
    for (const below of part) await walk(below, path, found);
  }
}

/** Files of a zip; a sentence when they are too many, or when it cannot be read. */
async function readZip(file: Blob): Promise<{ found: Found[]; skipped: number } | string> {
  const [{ unzip }, { readZipPaths, ZipError }] = await Promise.all([
    import('fflate'),
    import('../../../lib/zip/directory.ts'),
  ]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  let paths: string[];
  try {
    paths = readZipPaths(bytes);
  } catch (error) {
    if (error instanceof ZipError) return error.message;
    throw error;
  }
  /** By the names that `fflate` gives its results. */
  const pathOf = new Map<string, string>();
  let asked = 0;
  let count = 0;
  let total = 0;
  let skipped = 0;
  const tooLarge: Found[] = [];
  return new Promise((resolve) => {
    unzip(
      bytes,
      {
        // Decided by what the zip says of itself, before anything is unpacked.
        filter: ({ name: key, originalSize }) => {
          const name = paths[asked++] ?? key;
          pathOf.set(key, name);
          if (name.endsWith('/')) return false;
          if (MADE_BY_PROGRAMS.test(name)) {
            skipped += 1;
            return false;
          }
          count += 1;
          total += originalSize;
          if (originalSize > repositoryLimits.fileBytes) {
            tooLarge.push({ path: name, file: new Blob([new Uint8Array(repositoryLimits.fileBytes + 1)]) });
            return false;
          }
          return count <= repositoryLimits.files && total <= 4 * repositoryLimits.bytes;
        },
      },
      (error, files) => {
        if (error) return resolve('The archive could not be opened.');
        const fault = sizeFault(count, total);
        if (fault) return resolve(fault);
        const found = Object.entries(files).map(([key, content]) => ({
          path: pathOf.get(key) ?? key,
          file: new Blob([new Uint8Array(content)]),
        }));
        resolve({ found: withoutCommonFolder([...found, ...tooLarge]), skipped });
      },
    );
  });
}

function withoutCommonFolder(found: Found[]): Found[] {
  const first = found[0]?.path.split('/')[0];
  if (!first || !found.every(({ path }) => path.startsWith(`${first}/`))) return found;
  return found.map(({ path, file }) => ({ path: path.slice(first.length + 1), file }));
}

function toNewFile(path: string, bytes: Uint8Array): NewFile {
  return { path, size: bytes.length, text: textOf(bytes), bytes };
}

function textOf(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
