/** The text cut at a word to at most `limit` characters, with an ellipsis where something is missing. */
export function clipText(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit - 1);
  const word = cut.lastIndexOf(' ');
  // A text without spaces is cut anywhere, but never within a surrogate pair.
  const end = word > limit / 2 ? word : /[\uD800-\uDBFF]$/.test(cut) ? cut.length - 1 : cut.length;
  return `${cut.slice(0, end).replace(/[\s,;:.]+$/, '')}…`;
}
