/**
 * A text without accents and in lower case, as it is compared: 'Café' and 'CAFE' are the same.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text, folded, in their order. */
export function foldedWords(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}
