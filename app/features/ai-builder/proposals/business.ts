import type { Facts } from '../facts/facts.ts';
import { type Family, type FamilyWords, familyWords } from './families.ts';
import { interfaceWords } from './interface-words.ts';
import { kindOf } from './kinds.ts';

/** What every recipe asks of the facts, said once. */
export interface Business {
  facts: Facts;
  /** The language of our own words on the pages. */
  language: 'en' | 'de';
  ours: ReturnType<typeof interfaceWords>;
  words: FamilyWords;
  family: Family;
  motif: string;
  /** Its name, or what it is where it has none. */
  name: string;
  /** What it is, such as “Bakery”; empty where that is not known. */
  noun: string;
  /** What and where: “Bakery in Ghent”. */
  nounInTown: string;
  town: string;
  offers: Facts['offers'];
  /** What was said about it and is said nowhere else on the pages. */
  sentences: string[];
  phone: string;
  email: string;
}

const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur', 'yi']);

/** How pages in a language are read. */
export const directionOf = (language: string) => (RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr');

/** “CV for Nora Whitfield” is the CV of somebody called Nora Whitfield. */
const CV_OF = /^(?:(?:one-page )?cv|résumé|resume|lebenslauf(?:-seite)?) (?:for|of|von|für) /i;

const MARK = '\u200e';

/** Our own words on a page that is read from the right: a mark keeps the full stop at their end. */
function leftToRight<T>(words: T): T {
  if (typeof words === 'string') return (/[.!?]$/.test(words) ? words + MARK : words) as T;
  if (words === null || typeof words !== 'object') return words;
  return Object.fromEntries(Object.entries(words).map(([key, one]) => [key, leftToRight(one)])) as T;
}

export function businessOf(facts: Facts): Business {
  const language = facts.language === 'de' ? 'de' : 'en';
  const { family, motif, isKnown, ...names } = kindOf(facts.kind);
  const isRtl = directionOf(facts.language) === 'rtl';
  const ours = isRtl ? leftToRight(interfaceWords(language)) : interfaceWords(language);
  const noun = isKnown ? names[language] : '';
  const town = facts.places.find((place) => place.town)?.town ?? '';
  const nounInTown = noun && town ? ours.in(noun, town) : noun || town;
  return {
    facts,
    language,
    ours,
    words: isRtl ? leftToRight(familyWords(family, language)) : familyWords(family, language),
    family,
    motif,
    name:
      (facts.kind === 'cv' ? facts.name?.replace(CV_OF, '') : facts.name) ?? (nounInTown || ours.nameless),
    noun,
    nounInTown,
    town,
    offers: facts.offers.map(({ group, ...offer }) => ({
      ...offer,
      name: capitalised(offer.name),
      // A heading with the name in it is no heading of a list.
      ...(group && !(facts.name && group.includes(facts.name)) && { group }),
    })),
    sentences: facts.sentences.filter((sentence) => tellsMore(sentence, facts)).map(capitalised),
    phone: facts.phones.map(asPhone).find(isPhone) ?? '',
    email: facts.emails.find(isEmail) ?? '',
  };
}

/** A text that begins with a capital letter. */
export const capitalised = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Letters of a sentence that are not in a fact. With fewer, it is a list that stands on the pages as one. */
const FEW_LETTERS = 14;

function tellsMore(sentence: string, facts: Facts): boolean {
  const known = [
    ...facts.offers.flatMap(({ name, price, group }) => [name, price, group]),
    ...facts.hours.flatMap(({ days, times }) => [days, times]),
    ...facts.places.flatMap(({ street, postcode, town, text }) => [text, street, postcode, town]),
    ...facts.people.flatMap(({ name, role }) => [name, role]),
    ...facts.dates.flatMap(({ date, what }) => [date, what]),
    ...facts.phones,
    ...facts.emails,
    ...facts.links,
    ...facts.tones,
    ...facts.colours.map(({ word }) => word),
    facts.name,
  ].filter((text): text is string => Boolean(text));
  const listed = facts.offers.length + facts.hours.length + facts.people.length + facts.dates.length > 0;
  let rest = sentence.toLowerCase();
  for (const text of known.sort((one, other) => other.length - one.length))
    rest = rest.replaceAll(text.toLowerCase(), ' ');
  return !listed || (rest.match(/\p{L}/gu) ?? []).length >= FEW_LETTERS;
}

/** A number as a link to it may hold it. */
export const asPhone = (text: string): string => text.replace(/\s*\/\s*/g, ' ').trim();

export const isPhone = (text: string): boolean => /^\+?[\d ().-]{3,30}$/.test(text);

export const isEmail = (text: string): boolean =>
  text.length <= 60 && /^[^\s@"<>?&%\\]+@[^\s@"<>?&%\\]+\.[^\s@"<>?&%\\]+$/.test(text);

/** Whether a part was asked to be left out, under any of its names. */
export const isUnwanted = ({ facts }: Business, ...parts: readonly string[]): boolean =>
  parts.some((part) => facts.unwanted.includes(part));

const CURRENCIES: readonly [RegExp, string][] = [
  [/€|eur/i, 'EUR'],
  [/£|gbp/i, 'GBP'],
  [/\$|usd/i, 'USD'],
  [/chf|fr\./i, 'CHF'],
];

/** The currency of the prices; where none is written, that of the language. */
export function currencyOf({ offers, language }: Business): string {
  const prices = offers.map(({ price }) => price ?? '').join(' ');
  return CURRENCIES.find(([sign]) => sign.test(prices))?.[1] ?? (language === 'de' ? 'EUR' : 'GBP');
}
