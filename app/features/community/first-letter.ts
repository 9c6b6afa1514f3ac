import { graphemesOf } from '../../lib/graphemes.ts';

/** The first letter of a title as a reader sees it, with its accents or as a whole emoji, in upper case. */
export function firstLetter(title: string): string {
  return graphemesOf(title.trim())[0]?.toUpperCase() ?? '';
}

/** Letters that stand on the line and reach high, like capitals; that hang deep below it; signs below a letter. */
const HIGH_ARABIC = /^[\u0622\u0623\u0625\u0627\u0637\u0638\u0643\u0671\u06a9\u06af]/;
const DEEP_ARABIC =
  /^[\u0624\u0626\u062c-\u062e\u0631-\u0636\u0639\u063a\u0642\u0645\u0646\u0648-\u064a\u0686\u0698\u06ba\u06be\u06c1\u06cc\u06d2]/;
const BELOW = /[\u0e38-\u0e3a\u0eb8-\u0eba]/;

/**
 * How far a letter that stands alone has to move, in its size, to have its ink where a capital has it: letters of Arabic hang
 * below the line on which others stand.
 */
export function inkShift(letter: string): number {
  if (HIGH_ARABIC.test(letter)) return 0;
  if (DEEP_ARABIC.test(letter)) return -0.28;
  if (/^\p{Script=Arabic}/u.test(letter)) return -0.14;
  return BELOW.test(letter) ? -0.1 : 0;
}
