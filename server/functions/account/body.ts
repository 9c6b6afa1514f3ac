import { parseStorable, readBytes as readAtMost } from '../../http/body.ts';
import { accountError } from './errors.ts';

/** The request's bytes. Throws 413 as soon as there are more than `maxBytes`. */
export function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  return readAtMost(request, maxBytes, () => accountError('bodyTooLarge'));
}

/** The request's JSON object, of at most 8 kB. */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  const value = parseStorable(await readBytes(request, 8 * 1024), () => accountError('badJson'));
  if (typeof value !== 'object' || value === null) throw accountError('badJson');
  return value as Record<string, unknown>;
}
