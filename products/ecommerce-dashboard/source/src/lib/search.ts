/** Letters without accents, in lower case. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of the query begins a word of the text, or stands in it when longer than two letters. */
export function matches(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) =>
      word.length > 2 ? folded.includes(word) : new RegExp(`(^|[^a-z0-9])${literal(word)}`).test(folded),
    );
}

const literal = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
