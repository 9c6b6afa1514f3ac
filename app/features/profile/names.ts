import { graphemesOf } from '../../lib/graphemes.ts';
import type { ProfileValues } from './fields.ts';

type Names = Pick<ProfileValues, 'first_name' | 'last_name'>;

/** First and last name as one line; empty when neither is given. */
export function fullName({ first_name, last_name }: Names): string {
  return `${first_name.trim()} ${last_name.trim()}`.trim();
}

/**
 * One or two capitals that stand for a person: of the first and last name, else of the words of whichever is given, else
 * the first letter of the address. Empty when nothing is known.
 */
export function initialsOf(names: Names, email: string | null): string {
  const words = fullName(names).split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = (chosen.length > 0 ? chosen : [email ?? '']).map((word = '') => firstLetter(word));
  return letters.join('').toLocaleUpperCase('en');
}

/** The first letter with its accents and joiners, or the first sign where there is no letter. */
function firstLetter(word: string): string {
  const signs = graphemesOf(word);
  return signs.find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? signs[0] ?? '';
}
