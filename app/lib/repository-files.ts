/** Extensions that the upload dialog of the Git Store accepts. */
export const uploadExtensions =
  'js ts jsx tsx html css scss json md txt py java cpp c php rb go rs swift kt dart vue svelte'.split(' ');

/** Further ones that a push, and an edit in the browser, may bring: what else belongs to a website's source. */
export const furtherExtensions = [
  ...'astro cjs csv h hpp htm ics less map mjs sass sh sql svg toml vtt webmanifest xml yaml yml'.split(' '),
  ...'avif gif ico jpeg jpg mp3 mp4 ogg otf pdf png ttf wav webm webp woff woff2'.split(' '),
];

/** Whole names that are accepted without an extension, in lower case. */
export const acceptedNames =
  'license readme changelog notice dockerfile makefile .gitignore .editorconfig .nojekyll'.split(' ');

const MiB = 1024 * 1024;
export const repositoryLimits = { fileBytes: MiB, bytes: 10 * MiB, files: 500, pathLength: 255 };

const extensions = new Set([...uploadExtensions, ...furtherExtensions]);
const names = new Set(acceptedNames);
/** Git's own folder, also under the names that some file systems take for it. */
const gitFolder = /^(\.git|git~\d+)[ .]*(:|$)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unseen = /[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/;

/**
 * Why a repository cannot hold a file at this path, as a sentence for its owner; null when it can. The database holds
 * the same rules for rows that clients write.
 */
export function pathFault(path: string): string | null {
  const shown = path.replace(new RegExp(unseen, 'g'), '?').slice(0, 120);
  if (path === '') return 'A file needs a name.';
  if ([...path].length > repositoryLimits.pathLength) {
    return `${shown}: a path can have at most ${repositoryLimits.pathLength} characters.`;
  }
  if (unseen.test(path) || path.includes('\\'))
    return `${shown}: this name has characters that are not allowed.`;
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) {
    return `${shown}: a path must stay inside the repository.`;
  }
  if (parts.some((part) => gitFolder.test(part)))
    return `${shown}: a repository cannot hold git’s own folder.`;
  const name = (parts.at(-1) ?? '').toLowerCase();
  const extension = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1) : '';
  if (!names.has(name) && !extensions.has(extension)) {
    return `${shown}: files of this kind are not accepted.`;
  }
  return null;
}

/** Why a repository cannot hold this many files and bytes, as a sentence; null when it can. */
export function sizeFault(files: number, bytes: number): string | null {
  if (files > repositoryLimits.files) return `A repository can hold at most ${repositoryLimits.files} files.`;
  return bytes > repositoryLimits.bytes ? 'A repository can hold at most 10 MB.' : null;
}

/** The sentence for a file that is too large. */
export const fileTooLarge = (path: string) => `${path}: a file can have at most 1 MB.`;
