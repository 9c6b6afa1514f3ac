import { parseStorable, readBytes } from '../../http/body.ts';
import { formError } from './errors.ts';

/** The longest text of any form, 5,000 characters of four bytes each, escaped, and its sender. */
const maxBytes = 64 * 1024;

/** The request's JSON object. Throws `bad_json`, or 413 as soon as it is too long. */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, maxBytes, () => formError('bodyTooLarge'));
  const value = parseStorable(bytes, () => formError('badJson'));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw formError('badJson');
  return value as Record<string, unknown>;
}
