import { randomInt } from 'node:crypto';

/**
 * Signs of a code that a person reads from one screen and types at another: consonants, so that no words come of it, and
 * digits, without those that are taken for one another.
 */
const signs = 'BCDFGHJKMPQRTVWX3479';
const length = 8;

/** A new code, in two halves: `BCDF-GHJK`. */
export function makeUserCode(): string {
  const code = Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
}

/** The code as it was made, however it was typed; null for what can be none. */
export function readUserCode(typed: unknown): string | null {
  if (typeof typed !== 'string' || typed.length > 40) return null;
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  if (code.length !== length || [...code].some((sign) => !signs.includes(sign))) return null;
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
}
