import type { Source } from './source.ts';

export interface Segment {
  from: number;
  to: number;
}

/** Before a full stop that ends no sentence: abbreviations, initials, days and ordinal numbers. */
const NO_END =
  /(?:^|[\s(.])(?:dr|st|mr|mrs|ms|prof|str|nr|no|tel|z|b|u|a|d|h|e|g|i|p|ca|bzw|inkl|zzgl|etc|usw|evtl|max|min|std|mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun|approx|vs|co|ltd|inc|jr|sr|hl|ul|av|avda|c|al|pl|os|tgl|abt|bldg|\p{L}|\d{1,2})\.$/u;
const ENDS = /[.!?。！？؟।]+["”“»’')\]]{0,2}(?=\s|$)|[。！？।]/gu;

/** The sentences of a text. A line end is an end. */
export function findSentences(source: Source): Segment[] {
  const sentences: Segment[] = [];
  for (const line of source.lines) {
    let from = line.from;
    for (const { index, 0: end } of line.text.matchAll(ENDS)) {
      const to = line.from + index + end.length;
      const next = source.text.slice(to, to + 3).trimStart();
      const isAbbreviation = end === '.' && NO_END.test(source.folded.slice(Math.max(line.from, to - 9), to));
      // "9 a.m. on Monday" goes on, "12. Mai" too; behind a number a word with a capital begins a sentence.
      const isNumber = /^\d/.test(source.folded.slice(to - 3, to).trim());
      if (
        isAbbreviation &&
        (!isNumber || /^(?:\p{Ll}|\d|jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)/iu.test(next))
      )
        continue;
      sentences.push({ from, to });
      from = to;
    }
    if (from < line.to) sentences.push({ from, to: line.to });
  }
  return sentences.map(({ from, to }) => trim(source, from, to)).filter(({ from, to }) => to > from);
}

/** The parts of a sentence between commas, dashes, brackets and words that join. */
export function findClauses(source: Source, { from, to }: Segment): Segment[] {
  const clauses: Segment[] = [];
  let start = from;
  const text = source.text.slice(from, to);
  for (const { index, 0: joint } of text.matchAll(
    /[,;:()|·•、，؛،\t]+|\s[–—-]+\s|\s(?:and|und|but|aber|with|mit|et|y|i|oraz|avec|con)\s/gu,
  )) {
    clauses.push(trim(source, start, from + index));
    start = from + index + joint.length;
  }
  clauses.push(trim(source, start, to));
  return clauses.filter((clause) => clause.to > clause.from);
}

function trim(source: Source, from: number, to: number): Segment {
  const text = source.text.slice(from, to);
  const start = from + (text.length - text.trimStart().length);
  return { from: start, to: Math.max(start, from + text.trimEnd().length) };
}
