import { maskMarkup } from './markup.ts';

/** A word of the text, folded, and where it stands. */
export interface Word {
  text: string;
  from: number;
  to: number;
}

/** A line of the text without its bullet. */
export interface Line {
  /** Where its bullet is, if it has one. */
  start: number;
  from: number;
  to: number;
  text: string;
  folded: string;
  hasBullet: boolean;
}

export interface Span {
  what: string;
  value: string;
  from: number;
  to: number;
}

export interface Match {
  from: number;
  to: number;
  /** As it is written. */
  text: string;
  groups: (string | undefined)[];
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
const BULLET =
  /^[\t ]{0,40}(?:[-*•·‣▪–—✓✔➤→►●○]|\d{1,2}[.)](?=[\t ])(?![\t ]{1,3}(?:jan|feb|mär|mae|mar|apr|ma[iy]|jun|jul|aug|sep|okt|oct|nov|de[cz]|bis|-|–|uhr|\d))|\p{Extended_Pictographic}\uFE0F?)[\t ]{0,40}/iu;

/**
 * The text that facts are read from. Every view of it is as long as the text, so that a place in one is the same place
 * in all of them.
 */
export class Source {
  /** As it is written. */
  readonly original: string;
  /** Without mark-up, with plain blanks. */
  readonly text: string;
  /** Lower case, without accents, with plain dashes and digits. */
  readonly folded: string;
  /** The text, with capitals only at the beginnings of words where all of it is in capitals. */
  readonly cased: string;
  readonly words: Word[];
  readonly lines: Line[];
  /** Where the wishes begin. */
  readonly wishesFrom: number;
  readonly spans: Span[] = [];
  readonly #taken: Uint8Array;

  constructor(description: string, wishes: readonly string[] = []) {
    const first = description.normalize('NFC');
    this.original = [first, ...wishes.map((wish) => wish.normalize('NFC'))].join('\n');
    this.wishesFrom = first.length + 1;
    this.text = maskMarkup(this.original).replace(/[\u00A0\u2000-\u200B\u202F\u3000\uFEFF]/g, ' ');
    this.folded = fold(this.text);
    this.cased = isShouted(this.text)
      ? this.text.replace(/(?<=\p{L})\p{Lu}/gu, (letter) =>
          letter.toLowerCase().length === 1 ? letter.toLowerCase() : letter,
        )
      : this.text;
    this.words = [...this.folded.matchAll(WORD)].map(({ 0: text, index }) => ({
      text,
      from: index,
      to: index + text.length,
    }));
    this.lines = readLines(this.text, this.folded);
    this.#taken = new Uint8Array(this.original.length);
  }

  /** Says that a fact was read there: nothing else is read from it. */
  take(what: string, value: string, from: number, to: number): void {
    this.spans.push({ what, value, from, to });
    this.#taken.fill(1, from, to);
  }

  /** Takes a place without a fact, such as a label. */
  hide(from: number, to: number): void {
    this.#taken.fill(1, from, to);
  }

  /** True where nothing has been read yet. */
  isFree(from: number, to: number): boolean {
    return !this.#taken.subarray(from, to).includes(1);
  }

  /** True where at least one word has not been read yet. */
  hasFreeWord(from: number, to: number): boolean {
    return this.words.some((word) => word.from >= from && word.to <= to && this.isFree(word.from, word.to));
  }

  /** All places of a pattern in the folded text that are free. The pattern is global. */
  findAll(pattern: RegExp, from = 0, to = this.folded.length): Match[] {
    return this.#matches(this.folded.slice(from, to), pattern, from);
  }

  /** All places of a pattern in the text as it is written, without mark-up, that are free. */
  findWritten(pattern: RegExp, from = 0, to = this.text.length): Match[] {
    return this.#matches(this.text.slice(from, to), pattern, from);
  }

  /** As `findWritten`, of a text in capitals as it would be written otherwise. */
  findCased(pattern: RegExp): Match[] {
    return this.#matches(this.cased, pattern, 0);
  }

  #matches(view: string, pattern: RegExp, offset: number): Match[] {
    const matches: Match[] = [];
    pattern.lastIndex = 0;
    for (let found = pattern.exec(view); found; found = pattern.exec(view)) {
      const from = offset + found.index;
      const to = from + found[0].length;
      if (found[0] && this.isFree(from, to))
        matches.push({ from, to, text: this.text.slice(from, to), groups: found.slice(1) });
      // What reaches into a place that is taken may begin again behind it.
      else pattern.lastIndex = found.index + 1;
    }
    return matches;
  }

  /** The text from one place to another, without blanks around it. */
  written(from: number, to: number): string {
    return this.text.slice(from, to).trim();
  }

  lineAt(place: number): Line | undefined {
    return this.lines.find(({ start, to }) => start <= place && place <= to);
  }
}

/** True for a text that is written in capitals. */
export function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 20 && (text.match(/\p{Lu}/gu)?.length ?? 0) > letters * 0.7;
}

/** Lower case without accents, plain dashes and digits. As long as the text itself. */
export function fold(text: string): string {
  let folded = '';
  for (let at = 0; at < text.length; at += 1) folded += foldUnit(text.charAt(at));
  return folded;
}

function foldUnit(unit: string): string {
  if (unit < '\u0080') return unit.toLowerCase();
  if (/[\u2010-\u2015\u2212\u301C\uFF5E\uFF0D]/.test(unit)) return '-';
  if (/[\u2018\u2019\u02BC]/.test(unit)) return "'";
  const code = unit.charCodeAt(0);
  for (const zero of DIGITS) if (code >= zero && code <= zero + 9) return String(code - zero);
  if (unit === '：') return ':';
  if (unit === '，') return ',';
  // Elsewhere than in Latin, Greek and Cyrillic marks make other letters.
  if (code > 0x52f && (code < 0x1e00 || code > 0x1fff)) return unit;
  const base = unit.toLowerCase().normalize('NFD').charAt(0);
  return base === 'ł' ? 'l' : base === 'ø' ? 'o' : base === 'ı' ? 'i' : base;
}

/** Zero in Arabic, Persian, Devanagari and wide digits. */
const DIGITS = [0x0660, 0x06f0, 0x0966, 0xff10];

function readLines(text: string, folded: string): Line[] {
  const lines: Line[] = [];
  let at = 0;
  for (const raw of text.split('\n')) {
    const bullet = BULLET.exec(raw)?.[0] ?? '';
    const inner = raw.slice(bullet.length);
    const from = at + bullet.length + (inner.length - inner.trimStart().length);
    const to = Math.max(from, at + raw.trimEnd().length);
    lines.push({
      start: at,
      from,
      to,
      text: text.slice(from, to),
      folded: folded.slice(from, to),
      hasBullet: bullet.trim() !== '',
    });
    at += raw.length + 1;
  }
  return lines;
}
