/** Extensions that the upload dialog of the Git Store offers, as the specification lists them. */
export const uploadExtensions =
  'js ts jsx tsx html css scss json md txt py java cpp c php rb go rs swift kt dart vue svelte'.split(' ');

/**
 * Extensions that are refused: programs and installers that a system runs when somebody opens them after downloading. Every
 * other file is harmless as it is served: text as text, pictures without scripts, the rest as a download, all of it sandboxed.
 */
export const refusedExtensions =
  'apk app appimage appx cpl deb dll dmg exe hta ipa lnk msc msi msix msp pif pkg rpm scr vbe vbs wsf wsh'.split(
    ' ',
  );

const MiB = 1024 * 1024;
export const repositoryLimits = { fileBytes: MiB, bytes: 10 * MiB, files: 500, pathLength: 255 };

const refused = new Set(refusedExtensions);
/** Git's own folder, also under the names that some file systems take for it. */
const gitFolder = /^(\.git|git~\d+)[ .]*(:|$)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unseen = /[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/;

/**
 * Why a repository cannot hold a file at this path, as a sentence for its owner; null when it can. The database holds
 * the same rules for rows that clients write.
 */
export function pathFault(path: string): string | null {
  const fault = dangerousPathFault(path);
  if (fault) return fault;
  if (path.trim() === '') return 'A file needs a name.';
  const shown = shownPath(path);
  if ([...path].length > repositoryLimits.pathLength) {
    return `${shown}: a path can have at most ${repositoryLimits.pathLength} characters.`;
  }
  if (unseen.test(path) || path.includes('\\'))
    return `${shown}: this name has characters that are not allowed.`;
  return isProgram(path) ? `${shown}: files of this kind are not accepted.` : null;
}

/**
 * Why no commit may hold a file at this path, however old it is; null when one may. Commits that others have been built on
 * cannot be mended any more, so that they are refused for what is a danger to who clones them, and for nothing else.
 */
export function dangerousPathFault(path: string): string | null {
  if (path === '') return 'A file needs a name.';
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) {
    return `${shownPath(path)}: a path must stay inside the repository.`;
  }
  if (parts.some((part) => gitFolder.test(part.replace(new RegExp(unseen, 'g'), ''))))
    return `${shownPath(path)}: a repository cannot hold git’s own folder.`;
  return null;
}

/** Whether a path is that of a program, which is neither accepted in a branch nor served from an old commit. */
export function isProgram(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.includes('.') && refused.has(name.slice(name.lastIndexOf('.') + 1).toLowerCase());
}

/** Why a repository cannot hold this many files and bytes, as a sentence; null when it can. */
export function sizeFault(files: number, bytes: number): string | null {
  if (files > repositoryLimits.files) return `A repository can hold at most ${repositoryLimits.files} files.`;
  return bytes > repositoryLimits.bytes ? 'A repository can hold at most 10 MB.' : null;
}

/** The sentence for a file that is too large. */
export const fileTooLarge = (path: string) => `${shownPath(path)}: a file can have at most 1 MB.`;

/** The sentence for content that is said to be base64 and is not. */
export const notBase64 = (path: string) => `${shownPath(path)}: this content is not base64.`;

function shownPath(path: string): string {
  return path.replace(new RegExp(unseen, 'g'), '?').slice(0, 120);
}
