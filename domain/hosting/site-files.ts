/** A file of a website as far as its name and size tell. */
export interface NamedFile {
  path: string;
  /** Bytes, unpacked. */
  size: number;
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

/** The files of a source without what programs leave beside it, and without the one folder that holds everything. */
export function withoutLeftovers<File extends NamedFile>(
  given: readonly File[],
): { files: File[]; notes: string[] } {
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
function withoutTopFolder<File extends NamedFile>(files: File[]): File[] {
  const [top = ''] = files[0]?.path.split('/', 1) ?? [];
  if (!files.every(({ path }) => path.startsWith(`${top}/`))) return files;
  return files.map((file) => ({ ...file, path: file.path.slice(top.length + 1) }));
}

/** Why these files can not be a site, as a sentence; null when they can. `limits` are null for no bound. */
export function faultOfFiles(
  files: readonly NamedFile[],
  limits: { files: number | null; bytes: number | null },
): string | null {
  if (files.length === 0) return 'There is nothing to publish: no file is left.';
  if (limits.files !== null && files.length > limits.files)
    return `A site can hold ${limits.files} files, and this one has ${files.length}.`;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (limits.bytes !== null && bytes > limits.bytes)
    return `A site can hold ${mebibytes(limits.bytes)}, and this one takes ${mebibytes(bytes)} unpacked.`;
  const seen = new Set<string>();
  for (const { path } of files) {
    const segments = path.split('/');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    if (/[\x00-\x1f\x7f\\]/.test(path) || segments.some((name) => ['', '.', '..'].includes(name)))
      return `A file has a name that no address can have: ${shown(path)}`;
    if (new TextEncoder().encode(path).length > longestPath)
      return 'A file has a path longer than 1,024 bytes.';
    if (seen.has(path)) return `Two files have the same name: ${shown(path)}`;
    seen.add(path);
  }
  return seen.has('index.html') ? null : withoutIndex(files);
}

function withoutIndex(files: readonly NamedFile[]): string {
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
