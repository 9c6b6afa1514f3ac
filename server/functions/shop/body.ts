import { parseStorable, readBytes as readAtMost } from '../../http/body.ts';
import { shopError } from './errors.ts';

const maxBytes = 256 * 1024;

/** A request's body as it came. Throws 413 as soon as it is too long. */
export function readBytes(request: Request): Promise<Buffer> {
  return readAtMost(request, maxBytes, () => shopError('bodyTooLarge'));
}

/** The request's JSON object. Throws 400 for anything else, and for text that PostgreSQL can not hold. */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  const value = parseStorable(await readBytes(request), () => shopError('badRequest'));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw shopError('badRequest');
  return value as Record<string, unknown>;
}
