import { fileAt, type SiteFiles, textAt } from '../../../../domain/studio/site-files.ts';
import { cleanReply } from '../reply/clean-reply.ts';
import { kindOfLanguage, kindOfPath, pathsIn, titleOf } from '../reply/file-name.ts';
import { readArrived } from '../reply/read-reply.ts';
import { asPage, FILE_NAMES } from '../schema.ts';
import { applyHunk, type Hunk } from './hunk.ts';
import { hunksBetween } from './hunks-between.ts';
import { isDiff, readDiff } from './read-diff.ts';

const SEARCH = /^[ \t>]*<{5,}[ \t]*(?:SEARCH|ORIGINAL|OLD|BEFORE|HEAD|CURRENT)?\b[ \t]*:?[ \t]*(.*?)[ \t]*$/i;
const BETWEEN = /^[ \t>]*={5,}[ \t]*$/;
const REPLACE = /^[ \t>]*>{5,}[ \t]*(?:(?:REPLACE|UPDATED|NEW|AFTER|INCOMING)\b.*)?$/i;
const FENCE = /^[ \t]*(?:`{3,}|~{3,})[ \t]*(.*?)[ \t]*$/;

/** The changes that a reply asks for. */
export type Edits = {
  hunks: Hunk[];
  /** Whether the last one was cut off. It is left out. */
  isCut: boolean;
  /** Why there are none, where the reply holds something else; null otherwise. */
  problem: string | null;
};

/**
 * The changes of a reply to these files: search/replace blocks, a unified diff, or a file given whole. While the reply still
 * arrives (`isEnded` false) only the first are looked for, since half a file would be taken for the whole.
 */
export function readEdits(reply: string, files: SiteFiles, isEnded = true): Edits {
  const { answer } = cleanReply(reply);
  const blocks = readBlocks(answer, files);
  if (blocks.hunks.length > 0 || blocks.isCut || !isEnded) return { ...blocks, problem: null };
  if (isDiff(answer))
    return {
      hunks: readDiff(answer, (names, text) => fileOf(names, text, files)),
      isCut: false,
      problem: null,
    };
  return wholeFiles(answer, files);
}

function readBlocks(answer: string, files: SiteFiles): { hunks: Hunk[]; isCut: boolean } {
  const hunks: Hunk[] = [];
  let part: 'outside' | 'search' | 'replace' = 'outside';
  let named: string[] = [];
  let search: string[] = [];
  let replace: string[] = [];
  for (const line of answer.split('\n')) {
    if (part === 'outside') {
      const opening = SEARCH.exec(line);
      if (opening) {
        part = 'search';
        search = [];
        replace = [];
        named = [...pathsIn(opening[1] ?? ''), ...named];
      } else named = namesOf(line, named);
    } else if (part === 'search' && BETWEEN.test(line)) part = 'replace';
    else if (part === 'replace' && REPLACE.test(line)) {
      part = 'outside';
      const texts = { search: unfenced(search), replace: unfenced(replace) };
      hunks.push({ file: fileOfBlock(named, texts, files), ...texts });
    } else (part === 'search' ? search : replace).push(line);
  }
  return { hunks, isCut: part !== 'outside' };
}

/** What a line says about the file of the next change; what stood before counts after it. */
function namesOf(line: string, before: string[]): string[] {
  const title = titleOf(line);
  if (title) return [title, ...before];
  const info = FENCE.exec(line)?.[1];
  if (info === undefined) return [...pathsIn(line), ...before].slice(0, NAMES_KEPT);
  const kind = kindOfLanguage(/^[^\s:]*/.exec(info)?.[0] ?? '');
  const ofKind = FILE_NAMES.filter((name) => kind && kindOfPath(name) === kind);
  return [...pathsIn(info), ...ofKind, ...before].slice(0, NAMES_KEPT);
}

const NAMES_KEPT = 12;

/** A block that looks for nothing and is named as no file is begins a new one. */
function fileOfBlock(
  named: readonly string[],
  { search, replace }: { search: string; replace: string },
  files: SiteFiles,
): string {
  const [nearest] = named;
  const isNew = search.trim() === '' && nearest !== undefined && pathLike(nearest, files) === null;
  return isNew && kindOfPath(nearest) ? nearest : fileOf(named, search || replace, files);
}

/** The file that is meant by a path: models leave out folders, or put one before it. */
function pathLike(path: string, files: SiteFiles): string | null {
  if (fileAt(files, path) !== undefined) return path;
  const like = Object.keys(files).filter((one) => one.endsWith(`/${path}`) || path.endsWith(`/${one}`));
  return like.length === 1 ? (like[0] ?? null) : null;
}

/** Of the files that are named, nearest first, the one that holds the text; else any that does, or the one that is named. */
function fileOf(named: readonly string[], text: string, files: SiteFiles): string {
  const known = named.flatMap((path) => pathLike(path, files) ?? []);
  const code = Object.keys(files).filter((path) => typeof files[path] === 'string' && kindOfPath(path));
  const candidates = [...new Set([...known, ...code])];
  const holds = (file: string) =>
    text.trim() !== '' && 'files' in applyHunk(files, { file, search: text, replace: '' });
  return candidates.find(holds) ?? known[0] ?? guessFile(text);
}

/** For a model that forgot to name the file. */
function guessFile(code: string): string {
  if (/^\s*</m.test(code)) return 'index.html';
  return /[{;]\s*$/m.test(code) && /^\s*[\w-]+\s*:|^\s*[.#@:*\w-][^=()]*\{/m.test(code)
    ? 'styles.css'
    : 'script.js';
}

/** Lines without a fence around all of them. */
function unfenced(lines: readonly string[]): string {
  const [first = '', last = ''] = [lines[0], lines.at(-1)];
  const isFenced = lines.length >= 2 && FENCE.test(first) && FENCE.exec(last)?.[1] === '';
  return (isFenced ? lines.slice(1, -1) : lines).join('\n');
}

/** A model that leaves out what stays the same says so in a comment. */
const ELISION =
  /(?:\/\*|\/\/|<!--|#)[ \t]*(?:\.{3}|…)|(?:\/\*|\/\/|<!--)[^\n]*\b(?:rest of|remaining|existing|unchanged|same as before|other)\b[^\n]*(?:code|styles?|content|rules?|the same|unchanged|as before|here)\b/i;
/** A file that is given whole may become shorter by this much at the most. */
const LEAST_SHARE = 0.5;
/** Characters of a file that may become shorter by any measure. */
const SHORT = 400;

function wholeFiles(answer: string, before: SiteFiles): Edits {
  const { files, reply } = readArrived(answer);
  const texts = asPage(before)
    ? Object.entries(files)
    : [...reply.files].map(([path, text]) => [pathLike(path, before) ?? path, text] as const);
  const given = texts.filter(
    (one): one is [string, string] =>
      typeof one[1] === 'string' && one[1].trim() !== '' && one[1] !== textAt(before, one[0]),
  );
  const partial = given.find(([name, text]) => {
    const { length } = textAt(before, name);
    return ELISION.test(text) || (length > SHORT && text.length < length * LEAST_SHARE);
  })?.[0];
  if (partial)
    return {
      hunks: [],
      isCut: false,
      problem: `The model gave a part of ${partial} without saying where it belongs. Please ask again.`,
    };
  const hunks = hunksBetween(before, { ...before, ...Object.fromEntries(given) });
  const said = reply.words ? `The model answered without a change: “${reply.words.slice(0, 300)}”` : null;
  return { hunks, isCut: false, problem: hunks.length === 0 ? said : null };
}
