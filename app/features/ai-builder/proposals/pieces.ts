import { type Business, capitalised, directionOf, isUnwanted } from './business.ts';
import { isoDate } from './dates.ts';
import { asSentence, fill, firstThatFits, shorten } from './shorten.ts';
import { waysOf } from './ways.ts';

/** Slots with words of the interface, under the names that templates give them. */
export function interfaceSlots({ ours, facts }: Business, names: readonly string[]): Record<string, string> {
  const known: Record<string, string> = { ...ours.slots, ...ours.more };
  return {
    'page.language': facts.language,
    'page.direction': directionOf(facts.language),
    ...Object.fromEntries(names.map((name) => [`words.${name}`, known[`words.${name}`] ?? ''])),
  };
}

/** What leads in: the owner's first sentences, or what is offered; and the sentences that are left. */
export function tellingOf(business: Business, max = 240, most = 320): { lead: string; rest: string[] } {
  const sentences = business.sentences.map(asSentence);
  const { text, rest } = fill(sentences, max);
  if (text) return { lead: text, rest };
  const [first, ...others] = sentences;
  if (first && [...first].length <= most) return { lead: first, rest: others };
  const lead = asSentence(capitalised(business.facts.tagline ?? '')) || offersLine(business);
  return { lead: shorten(lead, most) || business.words.lead, rest: sentences };
}

/** “Sourdough, croissants, rye bread.” */
export function offersLine({ offers }: Business): string {
  const names = offers.slice(0, 6).map(({ name }) => name);
  return names.length > 0 ? shorten(`${names.join(', ')}.`, 200) : '';
}

/** Headings that offers stand under. Offers without one are under an empty one. */
export const groupsOf = (offers: readonly Business['offers'][number][]): string[] => [
  ...new Set(offers.map(({ group }) => group ?? '')),
];

/** Sentences in paragraphs of a length that is good to read. */
export function paragraphsOf(sentences: readonly string[], most = 12, max = 600): string[] {
  const paragraphs: string[] = [];
  let left = sentences.map((one) => shorten(one, max));
  while (left.length > 0 && paragraphs.length < most) {
    const { text, rest } = fill(left, paragraphs.length === most - 1 ? max : Math.min(420, max));
    paragraphs.push(text || (left[0] as string));
    left = text ? rest : left.slice(1);
  }
  return paragraphs;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A text as one with markup is written, cut so that it fits with its references. */
export function asRich(text: string, max: number): string {
  const rich = escaped(text);
  if ([...rich].length <= max) return rich;
  const more = [...rich].length - [...text].length;
  return escaped(shorten(text, max - more));
}

/** A title of a page in 8 to 70 characters. */
export function titleOf(parts: readonly string[], end: string): string {
  const known = [...new Set(parts.filter(Boolean))];
  const title = firstThatFits([known.join(', '), known[0] ?? end], 70);
  return [...title].length < 8 ? `${title}, ${end}` : title;
}

/** Who runs the website, the terms, and what is sent: as far as it is known, and what has to be added. */
export function legalItems(business: Business, max = 900): { title: string; words: string }[] {
  const { facts, ours, name, email } = business;
  const known = [name, facts.places[0]?.text, email].filter(Boolean).join(', ');
  return [
    { title: ours.legal.who, words: `${asSentence(known)} ${ours.legal.whoWords}` },
    { title: ours.legal.terms, words: ours.legal.termsWords },
    { title: ours.legal.data, words: ours.legal.dataWords },
  ].map(({ title, words }) => ({ title, words: asRich(words, max) }));
}

/** Street, and town with the postcode. A place that is written otherwise stands where the town does. */
export function addressOf({ facts }: Business, max = 60): { street: string; town: string } {
  const [place] = facts.places;
  const town = [place?.postcode, place?.town].filter(Boolean).join(' ');
  const street = place?.street ?? '';
  return {
    street: shorten(town ? street : '', max),
    town: shorten(town || street || (place?.text ?? ''), max),
  };
}

/** Opening hours as they were written, in one line. */
export function hoursLine(business: Business, max = 240): string {
  if (isUnwanted(business, 'hours')) return '';
  const parts = business.facts.hours.map(({ days, times, what }) =>
    [what, days, times].filter(Boolean).join(' '),
  );
  return shorten(parts.join(' · '), max);
}

/** Days of which something is known, as they were written: what and when. */
export function datesOf(business: Business): { date: string; iso: string | null; what: string }[] {
  if (isUnwanted(business, 'events', 'schedule')) return [];
  return business.facts.dates.map(({ date, what }) => ({ date, iso: isoDate(date), what: what ?? '' }));
}

/** Ways to reach a business beside its first telephone, e-mail and place, and its dates, as titles with words. */
export function moreToKnow(
  business: Business,
  max: { title: number; words: number },
): { title: string; words: string }[] {
  const { facts, phone, email } = business;
  const first = new Set([phone, email, facts.places[0]?.text]);
  return [
    ...datesOf(business).map(({ date, what }) => ({ title: what || business.ours.dates, words: date })),
    ...waysOf(business)
      .filter(({ button }) => !first.has(button))
      .map(({ title, button }) => ({ title, words: button })),
  ].map(({ title, words }) => ({
    title: shorten(title, max.title),
    words: shorten([...title].length > max.title ? `${title}: ${words}` : words, max.words),
  }));
}

/** How much there is to show. A template with parts of its own looks empty below two. */
export function substanceOf(business: Business): number {
  const { facts, offers, sentences } = business;
  return [
    offers.length > 1,
    facts.hours.length > 0,
    facts.places.some(({ street }) => street) || facts.phones.length > 0,
    facts.people.length > 0,
    sentences.length > 1,
  ].filter(Boolean).length;
}
