import { fold, type Source, type Word } from './source.ts';

export interface Phrase<Id> {
  id: Id;
  phrase: string;
  weight: number;
}

export interface Hit<Id> {
  id: Id;
  phrase: string;
  weight: number;
  from: number;
  to: number;
  /** Which word of the text it begins with; -1 in scripts without blanks between words. */
  word: number;
}

interface Entry<Id> extends Phrase<Id> {
  words: string[];
}

const TOKEN = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
/** Scripts whose words are found inside others. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Thai}]/u;
const ENDINGS = ['s', 'es', "'s"];
/** Only of words of five letters or more: barn is no plural of bar. */
const LONG_ENDINGS = ['n', 'en', 'e', 'er', 'ern', 'in', 'innen', 'a', 'as', 'os', 'y', 'i'];

/** A finder of many phrases at once, each found as whole words, in plurals and, with a star, in compounds. */
export class PhraseFinder<Id> {
  readonly #byFirstWord = new Map<string, Entry<Id>[]>();
  readonly #parts: { part: string; entry: Entry<Id> }[] = [];
  readonly #endings: { part: string; entry: Entry<Id> }[] = [];
  readonly #unspaced: { part: string; entry: Entry<Id> }[] = [];

  constructor(phrases: Iterable<Phrase<Id>>) {
    for (const phrase of phrases)
      for (const spelling of spellings(phrase.phrase)) this.#add(phrase, spelling);
  }

  #add(phrase: Phrase<Id>, spelling: string): void {
    const bare = spelling.replaceAll('*', '').trim();
    const words = bare.match(TOKEN) ?? [];
    const [first] = words;
    if (!first) return;
    const entry = { ...phrase, phrase: bare, words };
    if (UNSPACED.test(bare)) this.#unspaced.push({ part: bare, entry });
    else {
      if (spelling.endsWith('*')) this.#parts.push({ part: bare, entry });
      else if (spelling.startsWith('*')) this.#endings.push({ part: bare, entry });
      const list = this.#byFirstWord.get(first) ?? [];
      list.push(entry);
      this.#byFirstWord.set(first, list);
    }
  }

  /** All hits in the order of the text; where several begin at a word, the longest. */
  find({ words, folded }: Pick<Source, 'words' | 'folded'>): Hit<Id>[] {
    const hits: Hit<Id>[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const found = this.#longestAt(words, at);
      const [best] = found;
      if (!best) continue;
      const last = words[at + best.length - 1] as Word;
      for (const { entry } of found)
        hits.push({ ...entry, from: (words[at] as Word).from, to: last.to, word: at });
      at += best.length - 1;
    }
    const hasMarks = /[\u064b-\u0652]/.test(folded);
    for (const { part, entry } of this.#unspaced) {
      const from = folded.indexOf(part);
      if (from >= 0) hits.push({ ...entry, from, to: from + part.length, word: -1 });
      else if (hasMarks && /^[\u0621-\u064a ]+$/.test(part)) {
        // مدوّنة is مدونة with its vowels written.
        const marked = new RegExp([...part].join('[\u064b-\u0652]?')).exec(folded);
        if (marked)
          hits.push({ ...entry, from: marked.index, to: marked.index + marked[0].length, word: -1 });
      }
    }
    return hits.sort((one, other) => one.from - other.from);
  }

  #longestAt(words: readonly Word[], at: number): { entry: Entry<Id>; length: number }[] {
    const word = (words[at] as Word).text;
    let best: { entry: Entry<Id>; length: number }[] = [];
    for (const stem of stems(word))
      for (const entry of this.#byFirstWord.get(stem) ?? []) {
        const { length } = entry.words;
        // Only the last word of a phrase has a plural.
        if (length > 1 && stem !== word) continue;
        if (length > 1 && !isAt(entry.words, words, at)) continue;
        if (length > (best[0]?.length ?? 0)) best = [{ entry, length }];
        else if (length === best[0]?.length && !best.some((one) => one.entry.id === entry.id))
          best.push({ entry, length });
      }
    return best.length > 0 ? best : this.#inCompound(word);
  }

  /** The part that ends last says what a compound is: a Hochzeitsfotograf is a photographer. */
  #inCompound(word: string): { entry: Entry<Id>; length: number }[] {
    let best: { entry: Entry<Id>; end: number; size: number }[] = [];
    const offer = (entry: Entry<Id>, end: number, size: number) => {
      const [first] = best;
      if (!first || end > first.end || (end === first.end && size > first.size))
        best = [{ entry, end, size }];
      else if (end === first.end && size === first.size) best.push({ entry, end, size });
    };
    for (const { part, entry } of this.#parts) {
      const from = word.lastIndexOf(part);
      if (from >= 0) offer(entry, from + part.length, part.length);
    }
    for (const { part, entry } of this.#endings)
      if (stems(word).some((stem) => stem.endsWith(part))) offer(entry, word.length, part.length);
    return best.map(({ entry }) => ({ entry, length: 1 }));
  }
}

function isAt(phrase: readonly string[], words: readonly Word[], at: number): boolean {
  return phrase.every((part, index) => {
    const word = words[at + index]?.text;
    if (word === undefined) return false;
    return word === part || (index === phrase.length - 1 && stems(word).includes(part));
  });
}

/** A word and what it may be a plural of. */
function stems(word: string): string[] {
  const found = [word];
  if (word.endsWith('ies')) found.push(`${word.slice(0, -3)}y`);
  for (const ending of ENDINGS)
    if (word.endsWith(ending) && word.length - ending.length >= 2) found.push(word.slice(0, -ending.length));
  for (const ending of LONG_ENDINGS)
    if (word.endsWith(ending) && word.length - ending.length >= 5) found.push(word.slice(0, -ending.length));
  return found;
}

/** A phrase folded, with ß and umlauts in both ways they are typed. */
function spellings(phrase: string): string[] {
  const plain = fold(phrase);
  const typed = fold(phrase.replace(/[äöü]/gi, (letter) => `${fold(letter)}e`)).replaceAll('ß', 'ss');
  return [...new Set([plain, typed, plain.replaceAll('ß', 'ss')])];
}

/** Phrases of a table in which a comma or a semicolon stands between them. */
export function splitPhrases(list: string): string[] {
  return list
    .split(/[,;、]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}
