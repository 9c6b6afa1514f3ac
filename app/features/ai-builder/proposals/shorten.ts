/** A text in so many characters: cut after a word, with an ellipsis, where it is longer. */
export function shorten(text: string, max: number): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  const letters = [...whole];
  if (letters.length <= max) return whole;
  const cut = letters.slice(0, max - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > max / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** The first of the texts that fits; the last one cut where none does. */
export const firstThatFits = (texts: readonly string[], max: number): string =>
  texts.find((text) => [...text].length <= max) ?? shorten(texts.at(-1) ?? '', max);

/** Parts in one text, as many as shorten, and those that are left. */
export function fill(parts: readonly string[], max: number): { text: string; rest: string[] } {
  let text = '';
  for (const [index, part] of parts.entries()) {
    const longer = text ? `${text} ${part}` : part;
    if ([...longer].length > max) return { text, rest: parts.slice(index) };
    text = longer;
  }
  return { text, rest: [] };
}

/** A description for search engines: as many parts as shorten, and at least 50 characters. */
export function describePage(parts: readonly string[], ends: readonly string[]): string {
  const { text } = fill(parts.map(asSentence).filter(Boolean), 170);
  const start = text || shorten(parts.find(Boolean) ?? '', 120);
  return [...start].length >= 50 ? start : fill([start, ...ends].filter(Boolean), 170).text;
}

/** A text with a full stop where it ends without a mark. */
export function asSentence(text: string): string {
  const whole = text.trim();
  return whole === '' || /[.!?…。！？؟।]["'”’“»)]*$/u.test(whole) ? whole : `${whole}.`;
}
