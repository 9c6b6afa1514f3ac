import { fold } from '../../../lib/fold.ts';

export type Part = { text: string; marked: boolean };

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** A text cut where words begin or end that are among the folded `terms`. The parts joined are the text. */
export function markParts(text: string, terms: readonly string[]): Part[] {
  const wanted = new Set(terms);
  const parts: Part[] = [];
  let done = 0;
  for (const match of text.matchAll(WORD)) {
    if (!wanted.has(fold(match[0]))) continue;
    if (match.index > done) parts.push({ text: text.slice(done, match.index), marked: false });
    done = match.index + match[0].length;
    parts.push({ text: match[0], marked: true });
  }
  if (done < text.length) parts.push({ text: text.slice(done), marked: false });
  return parts;
}
