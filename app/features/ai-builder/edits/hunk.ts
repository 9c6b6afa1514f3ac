import type { FileName, PageFiles } from '../schema.ts';

/** A small change to one file: this text becomes that. */
export type Hunk = { file: FileName; search: string; replace: string };

export type Applied = { files: PageFiles } | { problem: string };

/**
 * Makes one change. The text must stand in the file exactly once; where it does not stand there letter by letter, lines
 * that differ only in the blanks around them count as the same. An empty text adds to the end of the file.
 */
export function applyHunk(files: PageFiles, { file, search, replace }: Hunk): Applied {
  const text = files[file];
  const put = (start: number, end: number, piece: string) => ({
    files: { ...files, [file]: text.slice(0, start) + piece + text.slice(end) },
  });
  if (search === '') {
    const gap = text && !text.endsWith('\n') ? '\n' : '';
    return put(text.length, text.length, gap + replace);
  }
  const exact = placesOf(text, search);
  if (exact.length === 1) return put(exact[0] as number, (exact[0] as number) + search.length, replace);
  if (exact.length > 1) return { problem: unclear(file, exact.length) };
  const loose = looseMatches(text, search);
  if (loose.length > 1) return { problem: unclear(file, loose.length) };
  const only = loose[0];
  if (!only) return { problem: `The text to replace was not found in ${file}.` };
  return put(only.start, only.end, replace.replace(/\n$/, ''));
}

function unclear(file: FileName, times: number): string {
  return `The text to replace stands in ${file} ${times} times, so it is not clear which one is meant.`;
}

/** Where a text stands in another one, overlapping places included. */
export function placesOf(text: string, search: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(search); at >= 0; at = text.indexOf(search, at + 1)) places.push(at);
  return places;
}

function looseMatches(text: string, search: string): { start: number; end: number }[] {
  const wanted = search
    .replace(/^\s*\n|\s+$/g, '')
    .split('\n')
    .map((line) => line.trim());
  if (wanted.every((line) => line === '')) return [];
  const lines = text.split('\n');
  const starts: number[] = [];
  let position = 0;
  for (const line of lines) {
    starts.push(position);
    position += line.length + 1;
  }
  const found: { start: number; end: number }[] = [];
  for (let first = 0; first + wanted.length <= lines.length; first++) {
    if (!wanted.every((line, index) => lines[first + index]?.trim() === line)) continue;
    const last = first + wanted.length - 1;
    found.push({
      start: starts[first] as number,
      end: (starts[last] as number) + (lines[last] as string).length,
    });
  }
  return found;
}
