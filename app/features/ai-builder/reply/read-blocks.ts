import {
  commentedPath,
  isPlainLanguage,
  type Kind,
  kindOfLanguage,
  kindOfPath,
  pathsIn,
  titleOf,
} from './file-name.ts';

/** A block of code in a reply. */
export type Block = {
  /** Where it says so: its fence, the title above it or the comment in its first line. */
  path: string | null;
  /** Undefined for what says nothing, and for languages that no page is made of. */
  kind: Kind | undefined;
  /** The word after its fence, as it was written. */
  language: string;
  text: string;
  /** Whether the reply ends before the block does. */
  isOpen: boolean;
};

type Opening = { indent: string; fence: string; info: string };

/** A fence at the beginning of a line, or glued to the end of a sentence. */
const FENCE = /^([ \t]*(?:>[ \t]?)*[ \t]*)(`{3,}|~{3,}|'{3})[ \t\u00A0]*([^`\n]*?)[ \t\u00A0]*$/;
const GLUED_OPENING = /^(?:.*[^`\s])[ \t]+(`{3,})([a-z0-9]+)[ \t]*$/i;
/** A line at whose end a model forgot to put the fence on a line of its own. */
const GLUED_CLOSING = /(<\/html>|[};])[ \t]*(`{3,})[ \t]*$/i;

/** The fenced blocks of a reply, in their order, the one that is still being written included. */
export function readBlocks(answer: string): Block[] {
  const lines = answer.split('\n');
  const blocks: Block[] = [];
  let title: string | null = null;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as string;
    const opening = openingOf(line);
    if (!opening) {
      if (line.trim()) title = titleOf(line);
      continue;
    }
    // A fence around everything else is no block of its own.
    if (isWrapper(opening, lines, at)) continue;
    const end = endOf(lines, at, opening);
    const block = blockOf(opening, end.lines, title, end.isOpen);
    // What is empty may be the end of something that was wrapped.
    if (block.text || end.isOpen) blocks.push(block);
    title = null;
    at = end.at;
  }
  return blocks;
}

function openingOf(line: string): Opening | null {
  const fenced = FENCE.exec(line);
  if (fenced) {
    const [, indent = '', fence = '', info = ''] = fenced;
    // Three apostrophes may open a text of Python; a fence of theirs names its language.
    return fence[0] === "'" && !kindOfLanguage(info) ? null : { indent, fence, info };
  }
  const [, fence, info] = GLUED_OPENING.exec(line) ?? [];
  return fence && info && kindOfLanguage(info) ? { indent: '', fence, info } : null;
}

function isWrapper({ info }: Opening, lines: readonly string[], at: number): boolean {
  if (!/^(?:markdown|md)$/i.test(info)) return false;
  const next = lines.slice(at + 1).find((line) => line.trim());
  return next !== undefined && lines.slice(at + 1).some((line) => openingOf(line)?.info);
}

/** The lines of a block, and at which line it ends. */
function endOf(lines: readonly string[], begin: number, opening: Opening) {
  const own: string[] = [];
  const isScript = (kindOfLanguage(firstWord(opening.info)) ?? kindOfPath(opening.info)) === 'js';
  let isInLiteral = false;
  for (let at = begin + 1; at < lines.length; at += 1) {
    const line = withoutIndent(lines[at] as string, opening.indent);
    if (closes(line, opening.fence)) {
      if (!isInLiteral || !closesLater(lines, at, opening)) return { lines: own, at, isOpen: false };
    } else if (isScript && !openingOf(line)) isInLiteral = isOpenAfter(line, isInLiteral);
    const glued = GLUED_CLOSING.exec(line)?.[2];
    if (glued && opening.fence[0] === '`' && glued.length >= opening.fence.length) {
      own.push(line.slice(0, line.lastIndexOf(glued)).trimEnd());
      return { lines: own, at, isOpen: false };
    }
    // The next block begins although this one was not closed.
    const next = openingOf(lines[at] as string);
    if (next?.info && !isInLiteral && isNextBlock(lines, at, next))
      return { lines: own, at: at - 1, isOpen: false };
    own.push(line);
  }
  // Half a fence that has arrived is no code.
  if (/^\s*[`~]+\s*$/.test(own.at(-1) ?? '')) own.pop();
  return { lines: own, at: lines.length, isOpen: true };
}

/** Whether a fence that stands in a template literal may be code: only if another one closes the block after it. */
function closesLater(lines: readonly string[], at: number, { fence, indent }: Opening): boolean {
  for (const line of lines.slice(at + 1)) {
    const own = withoutIndent(line, indent);
    if (closes(own, fence)) return true;
    if (openingOf(line)?.info) return false;
  }
  return false;
}

/** Whether a fence with a language is a block of its own: what it closes with is not followed by another closing. */
function isNextBlock(lines: readonly string[], at: number, { fence }: Opening): boolean {
  const fences = lines.slice(at + 1).filter((line) => openingOf(line));
  const [first, second] = fences;
  if (first === undefined) return true;
  if (openingOf(first)?.info) return true;
  return second === undefined || !closes(second.trim(), fence);
}

/** Whether a template literal of a script is open after this line. Comments to the end of the line do not count. */
function isOpenAfter(line: string, isOpen: boolean): boolean {
  let inside = isOpen;
  const code = inside ? line : line.replace(/^\s*\/\/.*$/, '');
  for (let at = 0; at < code.length; at += 1) {
    if (code[at] === '\\') at += 1;
    else if (code[at] === '`') inside = !inside;
  }
  return inside;
}

function closes(line: string, fence: string): boolean {
  const trimmed = line.replaceAll('\u00A0', ' ').trim();
  return (
    trimmed.length >= fence.length &&
    trimmed === (fence[0] as string).repeat(trimmed.length) &&
    /^ {0,3}\S/.test(line)
  );
}

function withoutIndent(line: string, indent: string): string {
  if (line.startsWith(indent)) return line.slice(indent.length);
  // An empty line of a quotation has no blank after its sign.
  return indent.trim() && line.trim() === indent.trim() ? '' : line;
}

const firstWord = (info: string) => /^[^\s:]*/.exec(info)?.[0] ?? '';

function blockOf({ info }: Opening, lines: string[], title: string | null, isOpen: boolean): Block {
  const word = firstWord(info);
  const [inInfo] = pathsIn(info);
  const said = kindOfLanguage(word) ?? (inInfo ? kindOfPath(inInfo) : undefined);
  const first = lines.find((line) => line.trim()) ?? '';
  const comment = commentedPath(first);
  const above =
    title && (!said || kindOfPath(title) === said) && (said || isPlainLanguage(word)) ? title : null;
  const path = inInfo ?? above ?? (isPlainLanguage(word) || said ? comment : null);
  const rest = path !== null && path === comment ? lines.slice(lines.indexOf(first) + 1) : lines;
  const kind = said ?? (path ? kindOfPath(path) : undefined);
  return { path, kind, language: word, text: textOf(rest), isOpen };
}

/** Lines as one text that ends with a line break, without blank lines around it. */
export function textOf(lines: readonly string[]): string {
  const text = lines
    .join('\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
  return text ? `${text}\n` : '';
}
