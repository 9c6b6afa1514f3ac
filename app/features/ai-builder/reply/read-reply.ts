import type { SiteFiles } from '../../../../domain/studio/site-files.ts';
import { FILE_NAMES, NO_FILES, type PageFiles } from '../schema.ts';
import { assemble, isWholeDocument } from './assemble.ts';
import { cleanReply } from './clean-reply.ts';
import { kindOfPath } from './file-name.ts';
import { filesOfAdditions, filesOfCommands, filesOfSections } from './read-additions.ts';
import { type Block, readBlocks, textOf } from './read-blocks.ts';
import { type Files, filesOfElements, filesOfJson } from './read-structured.ts';
import { splitDocument } from './split-document.ts';

/** What a reply holds. */
export type Reply = {
  /** Every file of it by its path. */
  files: Files;
  /** The file that is being written where the reply ends; null when it ends after one. */
  writing: string | null;
  /** What the model thought aloud. */
  reasoning: string;
  /** The language of code that no page is made of, where there is nothing else; null otherwise. */
  otherCode: string | null;
  /** What it says where it holds no code at all: a question or a refusal. */
  words: string;
  /** Whether it ends in the middle of its reasoning. */
  isCutOff: boolean;
};

/** `only` is the file that was asked for, if it was one. */
export function readReply(text: string, only?: string): Reply {
  const { reasoning, answer, isReasoning } = cleanReply(text);
  const blocks = readBlocks(answer);
  const reply = (files: Files, more: Partial<Reply> = {}): Reply => ({
    files,
    writing: null,
    reasoning,
    otherCode: null,
    words: '',
    isCutOff: isReasoning,
    ...more,
  });
  const elements = blocks.length === 0 || isElementFirst(answer) ? filesOfElements(answer) : null;
  if (elements) return reply(elements);
  const written =
    filesOfAdditions(answer) ??
    filesOfCommands(
      blocks
        .filter(({ language }) => isShell(language))
        .map(({ text }) => text)
        .join('\n'),
    ) ??
    (blocks.length === 0 ? filesOfSections(answer) : null);
  if (written) return reply(written);
  const json = filesOfJson(
    blocks.find(({ language }) => /^jsonc?$/i.test(language))?.text ?? (blocks.length === 0 ? answer : ''),
  );
  const files = assemble(named(blocks, only));
  if (json && files.size === 0) return reply(json);
  if (files.size > 0) {
    const last = blocks.at(-1);
    const writing = last?.isOpen ? ([...assemble(named([last], only)).keys()][0] ?? null) : null;
    return reply(splitOnly(files), { writing });
  }
  const other = blocks.find(({ text }) => text.trim());
  if (other) return reply(new Map(), { otherCode: other.language || 'another kind' });
  return raw(answer, only, reply);
}

const isShell = (language: string) => /^(?:bash|sh|shell|zsh|console|terminal)$/i.test(language);

/** Blocks that say nothing of what they hold: of a page, if they look so, or the file that was asked for. */
function named(blocks: readonly Block[], only: string | undefined): Block[] {
  return blocks.map((block) => {
    if (block.kind || block.path || block.language) return block;
    if (isWholeDocument(block.text) || !only) return { ...block, kind: looksLike(block.text) };
    return { ...block, path: only, kind: kindOfPath(only) };
  });
}

/** A reply without any fence: a whole document, or the code of the file that was asked for. Words are none. */
function raw(
  answer: string,
  only: string | undefined,
  reply: (files: Files, more?: Partial<Reply>) => Reply,
): Reply {
  const taken = splitDocument(answer);
  if (taken) return reply(new Map(Object.entries(taken).filter(([, text]) => text)));
  const kind = looksLike(answer);
  if (kind && (!only || kindOfPath(only) === kind))
    return reply(new Map([[only ?? 'index.html', textOf(answer.split('\n'))]]), {});
  return reply(new Map(), { words: answer.trim() });
}

/** What a text is that says nothing of itself; undefined for words. */
function looksLike(text: string) {
  if (/^\s*<(?:!doctype|!--|[a-z][\w-]*(?:\s|>|\/>))/i.test(text)) return 'html' as const;
  if (
    /^\s*(?:@[a-z-]+|[.#:*\w[][^{};]*)[^{};]*\{[^{}]*(?::[^{}]*)?\}/.test(text) &&
    !/=>|\bfunction\b|\b(?:const|let|var)\b/.test(text)
  )
    return 'css' as const;
  if (
    /^\s*(?:\/\/|\/\*|'use strict'|import\b|export\b|const\b|let\b|var\b|function\b|class\b|async\b|document\.|window\.|\(\s*(?:\(|function|async))/.test(
      text,
    )
  )
    return 'js' as const;
  return undefined;
}

function isElementFirst(answer: string): boolean {
  const at = answer.search(
    /<[a-zA-Z_-]*(?:[Aa]rtifact|[Aa]ction|[Ff]ile|write)\b[^>]*(?:path|Path|name|file)\s*=/,
  );
  const fence = answer.search(/^[ \t]*(?:`{3,}|~{3,})/m);
  return at >= 0 && at < fence;
}

/** A page that came as one file becomes three. */
function splitOnly(files: Files): Files {
  const [page, ...others] = [...files].filter(([path]) => kindOfPath(path) !== undefined);
  if (!page || others.length > 0 || kindOfPath(page[0]) !== 'html') return files;
  const taken = splitDocument(page[1]);
  if (!taken || (!taken['styles.css'] && !taken['script.js'])) return files;
  const split: Files = new Map([[page[0], taken['index.html']]]);
  if (taken['styles.css']) split.set('styles.css', taken['styles.css']);
  if (taken['script.js']) split.set('script.js', taken['script.js']);
  return split;
}

/** The files of a reply as those of one page: its first page, all styles, all scripts. */
function pageFilesOf(files: Files): PageFiles {
  const of = (kind: string) => [...files].filter(([path]) => kindOfPath(path) === kind);
  const pages = of('html');
  const page =
    pages.find(([path]) => path === 'index.html') ??
    pages.find(([path]) => path.endsWith('/index.html')) ??
    pages[0];
  const all = (kind: string) =>
    of(kind)
      .map(([, text]) => text)
      .join('\n');
  return { ...NO_FILES, 'index.html': page?.[1] ?? '', 'styles.css': all('css'), 'script.js': all('js') };
}

/** A reply as the builder shows it: its files as far as they have come, and which of them is being written. */
export type Arrived = { files: SiteFiles; writing: string | null; reply: Reply };

/** Reads what has come of a reply up to now: the three files of a page or, where it has several pages, all files by their names. */
export function readArrived(text: string): Arrived {
  const reply = readReply(text);
  const pages = [...reply.files.keys()].filter((path) => kindOfPath(path) === 'html');
  if (pages.length > 1) return { files: Object.fromEntries(reply.files), writing: reply.writing, reply };
  const kind = reply.writing === null ? undefined : kindOfPath(reply.writing);
  const writing = FILE_NAMES.find((name) => kindOfPath(name) === kind) ?? null;
  return { files: pageFilesOf(reply.files), writing, reply };
}

/** The file that was asked for in a reply, by its path, or what it holds of that kind; empty where it has none. */
export function readOne(text: string, path: string): string {
  const { files } = readReply(text, path);
  const name = FILE_NAMES.find((one) => kindOfPath(one) === kindOfPath(path));
  return files.get(path) ?? (name ? pageFilesOf(files)[name] : '');
}

/** Why a reply is no page, in words for whoever asked. */
export function sayNothing({ otherCode, words, isCutOff }: Reply): string {
  if (isCutOff) return 'The model stopped while it was still thinking. Please try again.';
  if (otherCode)
    return `The reply holds code of another kind (${otherCode}) and no web page. Please try again.`;
  if (!words) return 'The model answered without any code. Please try again.';
  const said = words.length > SAID_MAX ? `${words.slice(0, SAID_MAX).trimEnd()}…` : words;
  return `The model answered without a page: “${said.replace(/\s+/g, ' ')}”`;
}

/** Characters of a model's words that are shown. */
const SAID_MAX = 300;

/** The three files of a whole reply. */
export function parseReply(reply: string, only?: string): PageFiles {
  return pageFilesOf(readReply(reply, only).files);
}
