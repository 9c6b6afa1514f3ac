import { z } from 'zod';
import { authError } from './errors.ts';

const schema = z.email().max(255);

/** An address in the form in which accounts keep it: trimmed, in lower case. Throws `validation_failed`. */
export function readEmail(value: string): string {
  const email = lowerAscii(value.trim());
  if (!schema.safeParse(email).success) throw authError('invalidEmail');
  return email;
}

/** An address that a provider tells, in that form; null for one that no account here can have, such as one with letters beyond ASCII. */
export function readProviderEmail(value: unknown): string | null {
  return typeof value === 'string' && /^[!-~]{3,255}$/.test(value) ? lowerAscii(value) : null;
}

/**
 * Lower-cases A to Z and nothing else. By Unicode's rules the Kelvin sign becomes `k`, which would turn one mailbox's address
 * into another's, which may have an account.
 */
export function lowerAscii(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
