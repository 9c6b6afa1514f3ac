/**
 * The address part made from a title or heading: lower case, every run of characters other than letters and digits
 * becomes one hyphen, no hyphen at either end.
 */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
