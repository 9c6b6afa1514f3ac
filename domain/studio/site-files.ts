import { isSameBytes } from '../merge/tree.ts';
import { isProgram, pathFault } from '../repository/repository-files.ts';

/** The content of a file: text, or bytes where it is none. */
export type SiteFile = string | Uint8Array;

/** A website: its files by their paths, with `/` between folders. Never changed: another state is another object that shares its files. */
export type SiteFiles = Readonly<Record<string, SiteFile>>;

const MiB = 1024 * 1024;
/** What a website may have, as those that are published. */
const siteLimits = { bytes: 50 * MiB, files: 2000 };

/** Names such as `constructor` are paths like any other. */
export function fileAt(files: SiteFiles, path: string): SiteFile | undefined {
  return Object.hasOwn(files, path) ? files[path] : undefined;
}

/** The text at a path; empty where there is none. */
export function textAt(files: SiteFiles, path: string): string {
  const file = fileAt(files, path);
  return typeof file === 'string' ? file : '';
}

/** The website with a file, in place of the one that was at its path. */
export function withFile<Files extends SiteFiles>(files: Files, path: string, file: SiteFile): Files {
  return { ...files, [path]: file };
}

export function withoutFile(files: SiteFiles, path: string): SiteFiles {
  return Object.fromEntries(Object.entries(files).filter(([one]) => one !== path));
}

/** The website with a file under another name, in the place where it was. Another file of that name is replaced. */
export function renameFile(files: SiteFiles, from: string, to: string): SiteFiles {
  if (from === to || fileAt(files, from) === undefined) return files;
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path !== to)
      .map(([path, file]) => [path === from ? to : path, file]),
  );
}

/** Whether two websites have the same files with the same content. */
export function sameFiles(one: SiteFiles, other: SiteFiles): boolean {
  if (one === other) return true;
  const paths = Object.keys(one);
  return (
    paths.length === Object.keys(other).length &&
    paths.every((path) => isSameFile(one[path], fileAt(other, path)))
  );
}

export function isSameFile(one: SiteFile | undefined, other: SiteFile | undefined): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one === other || isSameBytes(one, other);
}

/** Bytes of a file, its text as UTF-8. */
export function sizeOf(file: SiteFile): number {
  return typeof file === 'string' ? new TextEncoder().encode(file).length : file.length;
}

/** Why these files are too much for a website, as a sentence; null when they are not. `sizeOf` of each is their bytes. */
export function siteFault(files: SiteFiles): string | null {
  const all = Object.values(files);
  return limitFault(
    all.length,
    all.reduce<number>((sum, file) => sum + sizeOf(file), 0),
  );
}

/** The same by their number and bytes, before they are unpacked. */
export function limitFault(files: number, bytes: number): string | null {
  if (files > siteLimits.files) return 'A website can have at most 2,000 files here.';
  return bytes > siteLimits.bytes ? 'A website can have at most 50 MB of files here.' : null;
}

/** Why no file can be at this path, as a sentence; null when one can. */
export function fileNameFault(path: string): string | null {
  const fault = pathFault(path);
  if (fault && !isProgram(path)) return fault.replace('inside the repository', 'inside the website');
  return fault;
}

/** The pages, the first one before the others: the `index.html` that is least deep, then all by their paths. */
export function pagesOf(files: SiteFiles): string[] {
  const depth = (path: string) => path.split('/').length;
  const isIndex = (path: string) => /(?:^|\/)index\.html$/.test(path);
  const pages = Object.keys(files).filter(
    (path) => /\.html?$/i.test(path) && typeof files[path] === 'string',
  );
  const [first] = pages
    .filter(isIndex)
    .sort((a, b) => depth(a) - depth(b) || a.localeCompare(b, 'en', { numeric: true }));
  return pages.sort(
    (a, b) =>
      Number(b === first) - Number(a === first) ||
      depth(a) - depth(b) ||
      a.localeCompare(b, 'en', { numeric: true }),
  );
}
