import { z } from 'zod';
import { authError } from './errors.ts';

const schema = z.email().max(255);

/** An address in the form in which accounts keep it: trimmed, in lower case. Throws `validation_failed`. */
export function readEmail(value: string): string {
  const email = value.trim().toLowerCase();
  if (!schema.safeParse(email).success) throw authError('invalidEmail');
  return email;
}
