import { timingSafeEqual } from 'node:crypto';

/**
 * Whether two secrets, or hashes and signatures of them, are equal. How long it takes tells nothing but whether they are equally
 * long. Compared in bytes: a character may be several.
 */
export function isSameSecret(given: string | Uint8Array, expected: string | Uint8Array): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
