import { wordy } from './pad.js';

/** A pattern for what is looked for, or null while there is nothing to look for. */
export function patternOf({ find, isCase, isWhole }) {
  if (find === '') return null;
  const plain = find.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const edged = isWhole ? `(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])` : plain;
  return new RegExp(edged, isCase ? 'gu' : 'giu');
}

/** Where it stands in a text: `[{ from, to }]`. */
export const hitsIn = (text, pattern) =>
  pattern ? [...text.matchAll(pattern)].map((match) => ({ from: match.index, to: match.index + match[0].length })) : [];

/** How often it stands in all parts of a note. */
export const countIn = (note, pattern) =>
  wordy.reduce((sum, part) => sum + hitsIn(note[part] ?? '', pattern).length, 0);

/** What replacing would change: `{ note id: { part: new text } }`, and how often. */
export function replaceIn(notes, pattern, words) {
  const changes = {};
  let count = 0;
  for (const note of notes)
    for (const part of wordy) {
      const hits = hitsIn(note[part] ?? '', pattern);
      if (hits.length === 0) continue;
      count += hits.length;
      // As a function, so that `$1` in the new words stays what it is.
      changes[note.id] = { ...changes[note.id], [part]: note[part].replace(pattern, () => words) };
    }
  return { changes, count };
}
