import { isKindPhrase } from './kind.ts';
import {
  AFTER_CALLED,
  ARTICLES,
  BEFORE_CALLED,
  COUPLE,
  COUPLE_SMALL,
  DESCRIBING,
  FOR,
  LABELLED,
  LABELLED_KIND,
  NAMED_WITHIN,
  NO_NAME_BEFORE,
  OPENING,
  OTHER_SCRIPTS,
  QUOTED,
  STARTS_SENTENCE,
  WELCOME,
} from './name-patterns.ts';
import { NAME_RUN, NO_NAME } from './names.ts';
import { fold, isShouted, type Source } from './source.ts';
import { TOWNS } from './towns.ts';

interface Found {
  name: string;
  from: number;
}

/** The name of what the site is for: said in a wish, by a label, as "called", in quotation marks, or as titles are written. */
export function readName(source: Source, { isWedding }: { isWedding: boolean }): string | null {
  const found = findName(source, isWedding);
  if (!found) return null;
  const { name, from } = found;
  source.take('name', name, from, from + name.length);
  const folded = fold(name);
  for (
    let at = source.folded.indexOf(folded);
    at >= 0;
    at = source.folded.indexOf(folded, at + folded.length)
  )
    source.hide(at, at + folded.length);
  return name;
}

function findName(source: Source, isWedding: boolean): Found | null {
  const said = [
    ...captures(source, LABELLED).map((found) => trimmed(found, source)),
    ...captures(source, LABELLED_KIND).map((found) => trimmed(found, source)),
    ...captures(source, AFTER_CALLED)
      .filter((found) => !isOneOfMany(source, found))
      .map((found) => cutCalled(found, source)),
    ...captures(source, NAMED_WITHIN).map((found) => trimmed(found, source)),
    ...captures(source, BEFORE_CALLED).map((found) => trimmed(found, source)),
    ...OTHER_SCRIPTS.flatMap((pattern) => captures(source, pattern)),
  ].filter((found) => found !== null);
  const wished = said
    .filter(({ from }) => from >= source.wishesFrom)
    .sort((one, other) => other.from - one.from)[0];
  const quoted = readQuoted(source);
  if (wished) return wished;
  const [first] = said.filter(({ name }) => name.length >= 2).sort((one, other) => one.from - other.from);
  if (first) return first;
  if (quoted) return quoted;
  return (
    (isWedding
      ? (firstGood(source, captures(source, COUPLE), () => true) ?? captures(source, COUPLE_SMALL)[0])
      : null) ??
    readTitle(source) ??
    readWithKind(source) ??
    firstGood(source, captures(source, WELCOME)) ??
    firstGood(source, captures(source, STARTS_SENTENCE)) ??
    readFor(source)
  );
}

function captures(source: Source, pattern: RegExp): Found[] {
  return [...source.text.matchAll(pattern)].flatMap((match) => {
    const written = match.groups?.written ?? match.groups?.other;
    if (!written) return [];
    const at = match[0].lastIndexOf(written);
    const from = match.index + (at < 0 ? match[0].length : at);
    return source.isFree(from, from + written.length) || source.isFree(from, from + 1)
      ? [{ name: written, from }]
      : [];
  });
}

/**
 * A name in quotation marks: in the first sentence, or behind a word for a kind. Others are dishes, works and words that
 * somebody says or does not want to read.
 */
function readQuoted(source: Source): Found | null {
  const end = source.text.search(/[.!?]\s|\n/);
  const first = end < 0 ? source.text.length : Math.max(end, 60);
  for (const { groups, from, to, text } of source.findWritten(QUOTED)) {
    const name = (groups[0] ?? '').trim();
    const before = source.text.slice(Math.max(0, from - 60), from);
    const isSentence = /[.!?]$/.test(name) && name.split(' ').length > 3;
    if (
      isSentence ||
      NO_NAME_BEFORE.test(before) ||
      !/\p{L}[\p{L}\p{M}]/u.test(name) ||
      name.split(' ').length > 8
    )
      continue;
    const word = /([\p{L}\p{M}-]{2,30})\s$/u.exec(before)?.[1] ?? '';
    const isBehindKind =
      isKindPhrase(word) ||
      /(?:verein|laden|gruppe|projekt|firma|shop|store|brand|site|website|business|company|app|tool|team|duo|trio|club)$/i.test(
        word,
      );
    const isUnwanted =
      /(?:\b(?:don't|never|not|no|without|nicht|kein\w{0,2}|ohne|pas|sin)\b)[^.!?\n]{0,50}$/i.test(before);
    if (
      isUnwanted ||
      /^\s?\(|^[^.\n]{0,30}(?:kostet|costs|\d ?€|[€£$] ?\d)/.test(source.text.slice(to, to + 40))
    )
      continue;
    if (!isBehindKind && (from > first || /^\p{Ll}/u.test(name))) continue;
    const found = trimmed({ name, from: from + text.indexOf(name) }, source);
    if (found) return found;
  }
  return null;
}

/** A label's value ends with what describes it: "Kornblume, Bäckerei in Freiburg". */
function trimmed({ name, from }: Found, source: Source): Found | null {
  const cut = name
    .replace(/\s{1,9}[–—|(].{0,80}$|,\s.{0,80}$|\t.{0,80}$/u, '')
    .replace(/(?<!e\. ?V)["”“»«'’.,;:!?\s]{1,9}$/u, '');
  const lead = /^["“„«»'‘\s]{0,5}/u.exec(cut)?.[0].length ?? 0;
  const clean = cut.slice(lead);
  return clean.length >= 2 &&
    clean.length <= 60 &&
    /[\p{L}\d]/u.test(clean) &&
    source.isFree(from + lead, from + lead + 1)
    ? { name: clean, from: from + lead }
    : null;
}

const STOPS =
  /^(?:in|with|and|that|which|for|on|near|at|from|who|where|it|we|mit|und|für|die|der|das|soll|bitte|aus|bei|im|ist|is|are|please|but|so|because|my|our|i|et|avec|dans|à|pour|con|para|en|y|z|w|i|dla|da|now|instead|by|has|sells?|selling|offers?|located|based)$/i;

/** "Rooms named Oak, Ash and Yew" names no business. */
function isOneOfMany(source: Source, { name, from }: Found): boolean {
  const before = source.text.slice(Math.max(0, from - 50), from);
  const isPlural = /\p{L}{3}(?:s|en|er)\s(?:are\s)?(?:called|named|heißen|namens)\s$/iu.test(before);
  return isPlural && /^\p{Lu}[\p{L}’']+(?:,| and| und| &) \p{Lu}/u.test(name);
}

/** Behind "called" a name goes on as long as its words have capitals, or up to the first word that joins. */
function cutCalled({ name, from }: Found, source: Source): Found | null {
  const quote = source.text.charAt(from - 1);
  if (/["“„«»'‘]/.test(quote))
    return trimmed({ name: name.split(/["”“»«]|(?<=\p{L})['’](?!\p{L})/u)[0] ?? '', from }, source);
  const run = new RegExp(`^${NAME_RUN}`, 'u').exec(name)?.[0];
  if (run) {
    const words = run.split(' ');
    const end = words.findIndex((word, index) => index > 0 && NO_NAME.test(word) && !ARTICLES.test(word));
    return trimmed({ name: (end > 0 ? words.slice(0, end) : words).join(' '), from }, source);
  }
  const [plain = ''] = name.split(/[,.;:!?()–—]|\s-\s/);
  const words = plain.trim().split(/\s+/);
  const end = words.findIndex((word, index) => index > 0 && STOPS.test(word));
  const kept = (end > 0 ? words.slice(0, end) : words).slice(0, 4);
  if (!kept[0] || STOPS.test(kept[0]) || /^(?:it|this|that|them|me|us|a|an)$/i.test(kept[0])) return null;
  return trimmed(
    {
      name: name.slice(
        0,
        name.indexOf(kept.at(-1) as string, kept.slice(0, -1).join(' ').length) +
          (kept.at(-1) as string).length,
      ),
      from,
    },
    source,
  );
}

/** A first line that is a title, or a text that begins with a name and says what it is. */
function readTitle(source: Source): Found | null {
  if (isShouted(source.text)) return readShoutedTitle(source);
  const opening = OPENING.exec(source.text.slice(0, 200));
  const written = opening?.groups?.written;
  if (written) {
    const good = goodName(source, { name: written, from: source.text.indexOf(written) });
    if (good) return good;
  }
  const lines = source.lines.filter(({ text }) => text);
  const [line] = lines;
  const next = lines[1];
  if (!line || !next || line.hasBullet || line.text.length > 50) return null;
  // Two lines are a title and a text only when the second is one.
  if (lines.length < 3 && (line.text.split(' ').length > 4 || next.text.split(' ').length < 6)) return null;
  const title = line.text.replace(/^[#*_\s]{1,6}|[#*_\s]{1,6}$/g, '');
  const words = title.split(/\s+/);
  if (words.length > 6 || /[.,:;?]$/.test(line.text) || !/\p{Lu}/u.test(line.text)) return null;
  if (/\d[.,]\d|[€£$]|\.{2}|\t|^\d/.test(line.text)) return null;
  if (
    /website|webseite|homepage|landing|page|site|\bseite\b|need|want|please|brauche|bitte|hello|hallo|hi\b/i.test(
      line.text,
    )
  )
    return null;
  return goodName(source, { name: title, from: source.text.indexOf(title, line.from) });
}

/** In a text of capitals: a kind with what names it, or else a short first line or sentence. */
function readShoutedTitle(source: Source): Found | null {
  const lines = source.lines.filter(({ text }) => text);
  const [line] = lines;
  if (!line) return null;
  for (const { 0: part, index } of source.text.matchAll(/[\p{L}\p{M}\d'’& -]{4,60}/gu)) {
    const lead =
      /^(?:.*\s(?:FOR|MY|OUR|THE|A|FÜR|MEIN|MEINE|UNSER|UNSERE)(?=\s))?\s*/u.exec(part)?.[0].length ?? 0;
    const words = part.slice(lead).trim().split(/\s+/);
    const kinds = words.map((word) => isKindPhrase(word));
    // "MY RESTAURANT TRATTORIA SETTEMBRINI": the last of several words for a kind belongs to the name.
    const start = kinds[0] && kinds[1] ? 1 : 0;
    const named = words.slice(start);
    const isNamed = named.some(
      (word, at) =>
        !kinds[at + start] && !DESCRIBING.test(word) && !NO_NAME.test(word) && !TOWNS.has(fold(word)),
    );
    if (
      named.length < 2 ||
      named.length > 5 ||
      !isNamed ||
      !(kinds[start] || kinds.at(-1)) ||
      named.some((word) => NO_NAME.test(word) || /^(?:OF|TO|IS|ARE|BE|MUST|AND|UND)$/.test(word))
    )
      continue;
    const from = source.text.indexOf(named[0] ?? '', index + lead);
    const to = source.text.indexOf(named.at(-1) ?? '', from) + (named.at(-1) ?? '').length;
    return { name: source.text.slice(from, to), from };
  }
  const sentence = /^([^.!?:;,\n]{3,40})[.!:]\s/.exec(line.text)?.[1];
  const title = sentence ?? (lines.length >= 3 && !/[.,:;?!]$/.test(line.text) ? line.text : '');
  if (!title || title.length > 40 || title.split(' ').length > 5) return null;
  if (/WEBSITE|NEED|WANT|PAGE|SITE|SEITE|HOMEPAGE|MAKE|BUILD|BRAUCHE|HELLO|HALLO/.test(title)) return null;
  return title.split(' ').every((word) => isKindPhrase(word)) ? null : { name: title, from: line.from };
}

/** Kinds that are people who work somewhere: "our baker Marco" names no bakery. */
const WORKERS =
  /^(?:bakers?|chefs?|barbers?|teachers?|dentists?|doctors?|lawyers?|solicitors?|partners?|therapists?|vets?|gardeners?|mechanics?|trainers?|carpenters?|plumbers?|electricians?|builders?|florists?|tailors?)$/;
const RUN = new RegExp(`(?<![\\p{L}\\d.'’-])${NAME_RUN}`, 'gu');

/** A kind in a name: Bäckerei Schmidt, Café Luna, Miller's Bakery, Zahnarztpraxis Dr. Weber. */
function readWithKind(source: Source): Found | null {
  if (isShouted(source.text)) return null;
  for (const { text, from } of source.findWritten(RUN)) {
    const before = /(\p{Ll}[\p{L}-]{2,20}) $/u.exec(source.text.slice(Math.max(0, from - 24), from))?.[1];
    // "Punk band Saltwater Teeth from Hull": a kind in small letters before a name.
    if (
      before &&
      ((isKindPhrase(before) && !WORKERS.test(before)) ||
        /^(?:studio|club|company|practice|office|house|project|duo|trio|team|firm|label)$/.test(before)) &&
      /^(?:$|[,.:;!()\n]| (?:from|in|at|is|near|and|with|–|-|aus) )/.test(
        source.text.slice(from + text.length, from + text.length + 7),
      )
    ) {
      const good = goodName(source, { name: text, from });
      if (good) return good;
    }
    const run = cutAtJoiner(text, source.folded.slice(Math.max(0, from - 24), from));
    // "Kleiner Blumenladen Rosalie": what is said of it is no part of its name.
    const start = /^(?:kleine|neue|moderne|junge)[rs]? /i.exec(run)?.[0].length ?? 0;
    const words = run.slice(start).split(' ').slice(0, 6);
    const kinds = words.map((word) => isKindPhrase(word));
    const kindAt = kinds.indexOf(true);
    if (words.length < 2 || kindAt < 0) continue;
    // In a list only what a kind begins and the next comma ends: "Honig aus der Region, Imkerei Brandt, ab 6 €".
    const isListed = /[:,] $/.test(source.text.slice(Math.max(0, from - 2), from));
    if (isListed && !(kindAt === 0 && /^[^'’ ]+ \S+(?=,)/u.test(source.text.slice(from)))) continue;
    const others = words.filter(
      (word, index) =>
        !kinds[index] &&
        !DESCRIBING.test(word) &&
        !NO_NAME.test(word) &&
        !TOWNS.has(fold(word)) &&
        !ARTICLES.test(word),
    );
    if (others.length === 0) continue;
    if (kindAt === 0 || kindAt === words.length - 1) {
      const good = goodName(source, { name: words.join(' '), from: from + start });
      if (good) return good;
    }
  }
  return null;
}

/** "Ferienwohnung an der Ostsee" describes, "Gasthaus zum Löwen" names. */
function cutAtJoiner(run: string, before: string): string {
  const isDescribed = /(?:^|[^a-z])(?:eine?n?|unsere?n?|meine?n?|a|an|our|my)(?: \p{Ll}+){0,2} $/u.test(
    before,
  );
  const isHouse =
    /^(?:Hotel|Gasthaus|Gasthof|Landgasthof|Wirtshaus|Restaurant|Café|Cafe|Pension|Bar|Apotheke|Bäckerei|Praxis|Weingut|Hof)/.test(
      run,
    );
  const joiner =
    isHouse && !isDescribed
      ? / (?:für|mit|von|for|by|of) /
      : / (?:für|mit|von|im|am|an|zur|zum|und|and|for|by) /;
  return run.split(joiner)[0] ?? run;
}

const PARTY = /birthday|party|geburtstag|taufe|anniversary|[1-9]0th|18th|jubilaum/;

function readFor(source: Source): Found | null {
  if (isShouted(source.text)) return null;
  for (const match of source.text.matchAll(FOR)) {
    const { written: name = '', filler = '' } = match.groups ?? {};
    const from = match.index + match[0].length - name.length;
    const word = fold(/^\p{L}{1,5}/u.exec(match[0])?.[0] ?? '');
    // German writes all nouns with a capital: there a name is two words that nothing joins.
    if (/^(?:fur|von)$/.test(word) && !/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(name)) continue;
    const before = source.folded.slice(Math.max(0, match.index - 30), match.index);
    if (/^(?:of|by|von)$/.test(word) && !/(?:portfolio|website|site|page|blog|seite|homepage) $/.test(before))
      continue;
    // For the band Rust Belt, not for my dog Rex.
    const isHonoured =
      PARTY.test(source.folded) &&
      /(?:dad|father|mum|mom|mother|son|daughter|grandma|grandpa|granny|husband|wife|brother|sister|friend|vater|mutter|sohn|tochter|oma|opa) $/.test(
        filler,
      );
    if (!isHonoured && filler && !filler.trim().split(' ').some(isKindPhrase)) continue;
    if (TOWNS.has(fold(name))) continue;
    const good = goodName(source, { name, from });
    if (good) return good;
  }
  return null;
}

function firstGood(
  source: Source,
  candidates: readonly Found[],
  isGood = (name: string) => name.length > 2,
): Found | null {
  for (const candidate of candidates) {
    const good = goodName(source, candidate);
    if (good && isGood(good.name)) return good;
  }
  return null;
}

/** A name without what only begins the sentence; null for words that are a kind, a town or a request. */
function goodName(source: Source, { name, from }: Found): Found | null {
  let words = name.split(' ');
  let start = from;
  while (
    words.length > 0 &&
    NO_NAME.test(words[0] ?? '') &&
    !/^(?:the|der|die|das|le|la|el|zum|zur|one|two|three|home|open|dark|light)$/i.test(words[0] ?? '')
  ) {
    start += (words[0] ?? '').length + 1;
    words = words.slice(1);
  }
  const stop = words.findIndex(
    (word, index) =>
      index > 0 &&
      /^(?:Website|Webseite|Homepage|Site|Page|We|I|It|Our|Please|Wir|Ich|Unsere?|Mo|Mon|Open)$/i.test(word),
  );
  if (stop > 0) words = words.slice(0, stop);
  const clean = words
    .join(' ')
    .replace(/(?<!e\. ?V)[.,;:!?]{1,3}$/, '')
    .replace(/ (?:&|and|und|of|the|for)$/i, '');
  const parts = clean.split(' ').filter((word) => !ARTICLES.test(word));
  if (parts.length === 0 || !/\p{L}[\p{L}\p{M}]/u.test(clean) || clean.length > 60) return null;
  if (/^\d/.test(clean) && parts.length < 2) return null;
  if (
    parts.every(
      (word) => isKindPhrase(word) || DESCRIBING.test(word) || NO_NAME.test(word) || TOWNS.has(fold(word)),
    )
  ) {
    // "The Blue Baker" is a name by its article, "Bakery" is none.
    return /^The \p{Lu}/u.test(clean) && parts.length >= 2 ? { name: clean, from: start } : null;
  }
  if (isKindPhrase(clean)) return null;
  return source.isFree(start, start + clean.length) ? { name: clean, from: start } : null;
}
