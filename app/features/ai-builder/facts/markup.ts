/** What is pasted in as HTML. Lengths are limited, so that no text makes a pattern slow. */
const UNSEEN =
  /<(script|style|svg|iframe|template|textarea|title)\b[^<>]{0,400}>[\s\S]{0,8000}?<\/\1\s{0,20}>/gi;
const COMMENT = /<!--[\s\S]{0,4000}?-->/g;
const TAG = /<[/!]?[a-z][^<>]{0,600}>/gi;
/** Stars of Markdown around words; a bullet has a blank behind it. */
const STARS = /(?<=^|[\s(])\*{1,3}(?=\S)|(?<=\S)\*{1,3}(?=$|[\s.,;:!?)])/gm;
const ROW = /^<(?:br|\/?(?:p|div|li|ul|ol|tr|table|h[1-6]|section|header|footer))\b/i;
const CELL = /^<\/?t[dh]\b/i;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&nbsp;': ' ',
  '&euro;': '€',
  '&pound;': '£',
  '&quot;': '"',
};

/**
 * The text without mark-up, as long as before: rows of a pasted page become lines, cells become tabs, scripts and all
 * else become blanks.
 */
export function maskMarkup(text: string): string {
  return text
    .replace(UNSEEN, blank)
    .replace(COMMENT, blank)
    .replace(TAG, (tag) => {
      if (ROW.test(tag)) return `\n${' '.repeat(tag.length - 1)}`;
      return CELL.test(tag) ? `\t${' '.repeat(tag.length - 1)}` : blank(tag);
    })
    .replace(STARS, blank)
    .replace(/&(?:amp|nbsp|euro|pound|quot);/g, (entity) => (ENTITIES[entity] ?? ' ').padEnd(entity.length));
}

/** Scripts, styles and pictures in a text, for what is told as left over. */
export function findUnseen(text: string): { from: number; to: number }[] {
  return [...text.matchAll(UNSEEN)].map(({ 0: found, index }) => ({ from: index, to: index + found.length }));
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
