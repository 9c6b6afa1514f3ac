/** Vowels of Thai and Lao that are written before the consonant they belong to. */
const BEFORE_THEIR_CONSONANT = /^[\u0e40-\u0e44\u0ec0-\u0ec4]$/;

/**
 * The signs of a text as a reader counts them: letters with their accents and joiners, whole emoji, and in Thai and Lao
 * a vowel together with the consonant that follows it.
 */
export function graphemesOf(text: string): string[] {
  const signs: string[] = [];
  let before = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (BEFORE_THEIR_CONSONANT.test(segment)) before += segment;
    else {
      signs.push(before + segment);
      before = '';
    }
  }
  return before ? [...signs, before] : signs;
}
