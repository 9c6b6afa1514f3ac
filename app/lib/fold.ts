/**
 * A text without accents and in lower case, as it is compared: 'Café' and 'CAFE' are the same.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
