import { functionError } from '../functions/kit/errors.ts';
import type { SiteQuotas } from '../quotas/settings.ts';

/** A file that is to be published. Its bytes are read when its turn comes. */
export interface SiteFile {
  path: string;
  /** Bytes, unpacked. */
  size: number;
  read(): Promise<Buffer>;
}

/** What of a source is published, and notes for the owner about the rest. */
export interface ChosenFiles {
  files: SiteFile[];
  notes: string[];
}

/** Folders and files that programs leave beside a site, by what they are called in the note. */
const leftOut: [name: string, isIt: (segments: string[]) => boolean][] = [
  ['.git', (segments) => segments.includes('.git')],
  ['node_modules', (segments) => segments.includes('node_modules')],
  ['__MACOSX', (segments) => segments[0] === '__MACOSX'],
  [
    'hidden files',
    (segments) =>
      segments.some((name, index) => name.startsWith('.') && (index > 0 || name !== '.well-known')),
  ],
];

/** Bytes of a path; the address of a file has to fit into a request. */
const longestPath = 1024;

/**
 * The files of a source that become a site: without what programs leave beside it, and without the one folder that holds
 * everything where there is one. Throws 422 `site_refused` with a reason for what cannot be published.
 */
export function chooseFiles(given: readonly SiteFile[], limits: SiteQuotas): ChosenFiles {
  const chosen = withoutLeftovers(given);
  checkFiles(chosen.files, limits);
  return chosen;
}

/** The files of a source without what programs leave beside it, and without the one folder that holds everything. */
export function withoutLeftovers(given: readonly SiteFile[]): ChosenFiles {
  const counts = new Map<string, number>();
  const kept = given.filter(({ path }) => {
    const name = leftOut.find(([, isIt]) => isIt(path.split('/')))?.[0];
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
    return !name;
  });
  const files = withoutTopFolder(kept).map((file) => ({ ...file, path: file.path.normalize('NFC') }));
  const notes = [...counts].map(
    ([name, count]) => `Left out: ${name} (${count} ${count === 1 ? 'file' : 'files'}).`,
  );
  return { files, notes };
}

/** Zips often hold one folder with everything in it. */
function withoutTopFolder(files: SiteFile[]): SiteFile[] {
  const [top = ''] = files[0]?.path.split('/', 1) ?? [];
  if (!files.every(({ path }) => path.startsWith(`${top}/`))) return files;
  return files.map((file) => ({ ...file, path: file.path.slice(top.length + 1) }));
}

function checkFiles(files: readonly SiteFile[], limits: SiteQuotas): void {
  const refuse = (reason: string) => {
    throw functionError('siteRefused', {}, reason);
  };
  if (files.length === 0) refuse('There is nothing to publish: no file is left.');
  if (limits.files !== null && files.length > limits.files) {
    refuse(`A site can hold ${limits.files} files, and this one has ${files.length}.`);
  }
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (limits.bytes !== null && bytes > limits.bytes) {
    refuse(`A site can hold ${mebibytes(limits.bytes)}, and this one takes ${mebibytes(bytes)} unpacked.`);
  }
  const seen = new Set<string>();
  for (const { path } of files) {
    const segments = path.split('/');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    if (/[\x00-\x1f\x7f\\]/.test(path) || segments.some((name) => ['', '.', '..'].includes(name))) {
      refuse(`A file has a name that no address can have: ${shown(path)}`);
    }
    if (Buffer.byteLength(path) > longestPath) refuse('A file has a path longer than 1,024 bytes.');
    if (seen.has(path)) refuse(`Two files have the same name: ${shown(path)}`);
    seen.add(path);
  }
  if (!seen.has('index.html')) refuse(withoutIndex(files));
}

function withoutIndex(files: readonly SiteFile[]): string {
  const words = 'This has no index.html at its top, which is the page that visitors see first.';
  const likely = files.find(({ path }) => /^index\.html?$/i.test(path));
  if (likely) return `${words} Please rename ${shown(likely.path)} to index.html.`;
  const index = files.find(({ path }) => path.endsWith('/index.html'));
  const folder = index?.path.slice(0, -'/index.html'.length);
  return folder ? `${words} There is one in the folder ${shown(folder)}.` : words;
}

/** Names come from a stranger and end up in a message on a page. */
function shown(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '?');
  return plain.length > 80 ? `${plain.slice(0, 80)}…` : plain;
}

const mebibytes = (bytes: number) => `${Math.round((bytes / 1024 ** 2) * 10) / 10} MB`;
