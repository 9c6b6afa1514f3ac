import { functionError } from '../../functions/kit/errors.ts';

/** A passage of a file, and what stands there afterwards. */
export interface Passage {
  path: string;
  find: string;
  put: string;
}

interface TextFile {
  sha: string;
  text: string;
  isUtf8: boolean;
}

/**
 * The files that passages are replaced in, each read once, as changes of an edit. Throws 422 for a passage that is not there, or
 * there more than once: then nobody knows which one is meant.
 */
export async function replacePassages(
  passages: readonly Passage[],
  read: (path: string) => Promise<TextFile>,
): Promise<{ action: 'write'; path: string; content: string; was: string }[]> {
  const files = new Map<string, TextFile>();
  for (const { path, find, put } of passages) {
    const file = files.get(path) ?? (await read(path));
    const { text } = file;
    // What is written is UTF-8, whatever the file says of itself.
    if (!file.isUtf8) throw functionError('changeRefused', {}, `${path} is not UTF-8: write it anew.`);
    const start = text.indexOf(find);
    if (start < 0) throw functionError('changeRefused', {}, `${path} does not hold the passage to replace.`);
    if (text.indexOf(find, start + 1) >= 0)
      throw functionError(
        'changeRefused',
        {},
        `${path} holds this passage more than once. Give more of what stands around it.`,
      );
    files.set(path, { ...file, text: text.slice(0, start) + put + text.slice(start + find.length) });
  }
  return [...files].map(([path, { sha, text }]) => ({ action: 'write', path, content: text, was: sha }));
}
