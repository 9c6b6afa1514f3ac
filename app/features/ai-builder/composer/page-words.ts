import type { Kind } from './kind-words.ts';
import type { Reading } from './read-description.ts';
import { GERMAN, GERMAN_LABELS } from './words-de.ts';
import { ENGLISH, ENGLISH_LABELS, type Labels } from './words-en.ts';

/** All words of a page. */
export type PageWords = {
  name: string;
  headline: string;
  lead: string;
  offerTitle: string;
  /** A thing that the description only names has no text. */
  items: { name: string; text: string | null }[];
  about: string;
  labels: Labels;
};

/** The words of a kind in the description's language, with its own name and things where it has them. */
export function readWords(kind: Kind, { language, name, items }: Reading): PageWords {
  const [words, labels] = language === 'de' ? [GERMAN, GERMAN_LABELS] : [ENGLISH, ENGLISH_LABELS];
  const [
    fallback = '',
    headline = '',
    lead = '',
    offerTitle = '',
    one = '',
    two = '',
    three = '',
    about = '',
  ] = words[kind].split('|');
  return {
    name: name ?? fallback,
    headline,
    lead,
    offerTitle,
    items:
      items.length > 0 ? items.map((item) => ({ name: item, text: null })) : [one, two, three].map(splitItem),
    about,
    labels,
  };
}

/** `Name: text` in two. */
export function splitItem(item: string): { name: string; text: string } {
  const at = item.indexOf(': ');
  return { name: item.slice(0, at), text: item.slice(at + 2) };
}
