import { timingSafeEqual } from 'node:crypto';

/**
 * Whether two secrets are the same, in a time that says nothing of where they differ. Texts are compared as UTF-8: two of as many
 * characters may have different lengths in bytes, and `timingSafeEqual` throws at those.
 */
export function isSameSecret(given: string | Uint8Array, expected: string | Uint8Array): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
