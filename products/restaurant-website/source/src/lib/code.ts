/** Letters and digits that are not taken for one another when they are read aloud or off paper. */
export const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const size = alphabet.length;

/**
 * The check character of a code: every place has another weight, and 31 is a prime. So one wrong character, or two
 * neighbours that changed places, always make another check.
 */
export function checkOf(body: string): string {
  let sum = 0;
  for (const [i, sign] of [...body].entries()) sum += (alphabet.indexOf(sign) + 1) * (i + 2);
  return alphabet[sum % size] ?? '';
}

/** What was typed, as a code is kept: capitals, no spaces or hyphens, O and I and L and 0 and 1 as what they are read for. */
export const tidy = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replaceAll('0', 'Q')
    .replaceAll('O', 'Q')
    .replaceAll('1', 'J')
    .replaceAll('I', 'J')
    .replaceAll('L', 'J');

/** A new code of `length` characters, the last of them its check; `random` gives 0 to below 1. */
export function newCode(length: number, random: () => number): string {
  let body = '';
  while (body.length < length - 1) body += alphabet[Math.floor(random() * size)] ?? '';
  return body + checkOf(body);
}

/** Whether a tidy code has the right length and check. */
export const isCode = (code: string, length: number): boolean =>
  code.length === length &&
  [...code].every((sign) => alphabet.includes(sign)) &&
  checkOf(code.slice(0, -1)) === code.at(-1);

/** In groups of `n`, as it is printed: `K7MQ-4XTA`. */
export const grouped = (code: string, n = 4): string => code.match(new RegExp(`.{1,${n}}`, 'g'))?.join('-') ?? '';

/** Chance that cannot be guessed: 0 to below 1. */
export const chance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
