import { readBytes } from '../../http/body.ts';
import { gitError } from '../refusal.ts';

/** A repository's whole content in base64, and what JSON adds. */
const maxBytes = 16 * 1024 * 1024;

/** The request's JSON. Throws `bad_json`, or 413 as soon as it is too long. */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes, () => gitError('bodyTooLarge'));
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw gitError('badJson');
  }
}
