import { SUSPENDED } from '../../lib/refused-answers.ts';

/** What the service says of one field. Everything else concerns the form as a whole. */
const FIELDS: Record<string, 'email' | 'password'> = {
  invalid_credentials: 'password',
  weak_password: 'password',
  same_password: 'password',
  email_address_invalid: 'email',
  email_address_not_authorized: 'email',
};

/** By the code of the service's error; its own words are not for visitors. */
const WORDS: Record<string, string> = {
  invalid_credentials: 'This email address and this password do not belong together.',
  user_banned: SUSPENDED,
  otp_expired: 'This code is wrong or has expired. Look for the newest mail, or ask for a new one.',
  over_request_rate_limit: 'Too many attempts. Wait a minute and try again.',
};

/** A refusal of the auth service: the field it is about, if it is one, and what to say beside it. */
export type Refusal = { code: string; field: 'email' | 'password' | null; words: string };

/** Reads an error of the auth client; null for one that is no refusal, such as a broken connection. */
export function readRefusal(error: unknown): Refusal | null {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code !== 'string' || typeof message !== 'string') return null;
  // What the form let through and the service did not take as an address.
  const isAddress = code === 'validation_failed' && /email/i.test(message);
  const field = isAddress ? 'email' : Object.hasOwn(FIELDS, code) ? FIELDS[code] : null;
  return { code, field: field ?? null, words: (Object.hasOwn(WORDS, code) && WORDS[code]) || message };
}
