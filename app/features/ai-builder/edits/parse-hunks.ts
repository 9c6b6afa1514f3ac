import { FILE_NAMES, type FileName } from '../schema.ts';
import type { Hunk } from './hunk.ts';

const SEARCH = /^\s*<{5,}\s*SEARCH\s*$/i;
const BETWEEN = /^\s*={5,}\s*$/;
const REPLACE = /^\s*>{5,}\s*REPLACE\s*$/i;

/**
 * The search/replace changes of a reply, each under the name of its file. A change that was cut off is left out, so that
 * this can be asked again and again while the reply arrives. `isCut` says that there was one.
 */
export function parseHunks(reply: string): { hunks: Hunk[]; isCut: boolean } {
  const hunks: Hunk[] = [];
  let file: FileName | null = null;
  let part: 'outside' | 'search' | 'replace' = 'outside';
  let search: string[] = [];
  let replace: string[] = [];
  for (const line of reply.replaceAll('\r\n', '\n').split('\n')) {
    if (part === 'outside') {
      if (SEARCH.test(line)) {
        part = 'search';
        search = [];
        replace = [];
      } else file = FILE_NAMES.find((name) => line.includes(name)) ?? file;
    } else if (part === 'search' && BETWEEN.test(line)) part = 'replace';
    else if (part === 'replace' && REPLACE.test(line)) {
      part = 'outside';
      const hunk = { search: search.join('\n'), replace: replace.join('\n') };
      hunks.push({ file: file ?? guessFile(hunk.search || hunk.replace), ...hunk });
    } else (part === 'search' ? search : replace).push(line);
  }
  return { hunks, isCut: part !== 'outside' };
}

/** For a model that forgot to name the file. */
function guessFile(code: string): FileName {
  if (/^\s*</m.test(code)) return 'index.html';
  return /[{;]\s*$/m.test(code) && /^\s*[\w-]+\s*:|^\s*[.#@:*\w-][^=()]*\{/m.test(code)
    ? 'styles.css'
    : 'script.js';
}
