import { fileAt, type SiteFiles, textAt, withFile } from '../../../../domain/studio/site-files.ts';
import { nearestLines } from './nearest-lines.ts';

/** A small change to one file: this text becomes that. */
export type Hunk = { file: string; search: string; replace: string };

/** `near` is the text of the file that is most like what was looked for, where that is not there. */
export type Applied<Files extends SiteFiles = SiteFiles> =
  | { files: Files }
  | { problem: string; near: string | null };

/** Ways in which lines count as the same, each more tolerant than the one before. */
const WAYS: ((line: string) => string)[] = [
  (line) => line.trimEnd(),
  (line) => line.trim(),
  // Models write other quotation marks, dashes and blanks than they have read.
  (line) => straightened(line).replace(/\s+/g, ' ').trim(),
];

/**
 * Makes one change. The text must stand in the file exactly once; where it does not stand there letter by letter, lines count
 * as the same that differ in the blanks around them, then in their kinds of quotation marks, dashes and blanks. Lines that
 * take their place are indented as those were. An empty text adds to the end of the file, which may be a new one.
 */
export function applyHunk<Files extends SiteFiles>(
  files: Files,
  { file, search, replace }: Hunk,
): Applied<Files> {
  if (typeof fileAt(files, file) === 'object') return { problem: `${file} is not a text.`, near: null };
  const text = textAt(files, file);
  const put = (start: number, end: number, piece: string) => ({
    files: withFile(files, file, text.slice(0, start) + piece + text.slice(end)),
  });
  if (search === '') {
    const gap = text && !text.endsWith('\n') ? '\n' : '';
    return put(text.length, text.length, gap + replace);
  }
  const exact = placesOf(text, search);
  if (exact.length === 1) return put(exact[0] as number, (exact[0] as number) + search.length, replace);
  if (exact.length > 1) return { problem: unclear(file, exact.length), near: null };
  const wanted = search.replace(/^\s*\n|\s+$/g, '').split('\n');
  if (wanted.every((line) => line.trim() === '')) return { problem: missing(file), near: null };
  const lines = text.split('\n');
  for (const same of WAYS) {
    const starts = windowsAlike(lines, wanted, same);
    if (starts.length > 1) return { problem: unclear(file, starts.length), near: null };
    const [start] = starts;
    if (start === undefined) continue;
    const from = lines.slice(0, start).join('\n').length + (start > 0 ? 1 : 0);
    const found = lines.slice(start, start + wanted.length);
    const piece = reindented(replace.replace(/\n$/, ''), indentOf(wanted), indentOf(found));
    return put(from, from + found.join('\n').length, piece);
  }
  return { problem: missing(file), near: nearestLines(lines, wanted) };
}

const missing = (file: string) => `The text to replace was not found in ${file}.`;

function unclear(file: string, times: number): string {
  return `The text to replace stands in ${file} ${times} times, so it is not clear which one is meant.`;
}

/** Where a text stands in another one, overlapping places included. */
export function placesOf(text: string, search: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(search); at >= 0; at = text.indexOf(search, at + 1)) places.push(at);
  return places;
}

function windowsAlike(
  lines: readonly string[],
  wanted: readonly string[],
  same: (line: string) => string,
): number[] {
  const [have, want] = [lines.map(same), wanted.map(same)];
  const starts: number[] = [];
  for (let first = 0; first + want.length <= have.length; first++)
    if (want.every((line, index) => have[first + index] === line)) starts.push(first);
  return starts;
}

function straightened(line: string): string {
  return line
    .replace(/[\u2018\u2019\u201A\u2032]/g, "'")
    .replace(/[\u201C\u201D\u201E\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\u2026/g, '...')
    .replace(/[\u00A0\u2007\u202F]/g, ' ');
}

const indentOf = (lines: readonly string[]) =>
  /^[ \t]*/.exec(lines.find((line) => line.trim()) ?? '')?.[0] ?? '';

/** Lines that were written with one indentation, with another. */
function reindented(text: string, from: string, to: string): string {
  if (from === to) return text;
  return text
    .split('\n')
    .map((line) => (line.trim() === '' ? line : line.startsWith(from) ? to + line.slice(from.length) : line))
    .join('\n');
}
