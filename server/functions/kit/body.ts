import { parseStorable, readBytes as readAtMost } from '../../http/body.ts';
import type { HttpError } from '../../http/errors.ts';
import { functionError } from './errors.ts';

export interface BodyRules {
  /** 64 kB unless given: the longest text of any form, 5,000 characters of four bytes each, escaped, and its sender. */
  maxBytes?: number;
  /** What is said of a longer one. */
  tooLarge?: () => HttpError;
  /** What is said of one that cannot be read. */
  malformed?: () => HttpError;
}

const tooLarge = () => functionError('bodyTooLarge');

/** The request's bytes. Throws 413 as soon as there are too many. */
export function readBytes(request: Request, rules: BodyRules = {}): Promise<Buffer> {
  return readAtMost(request, rules.maxBytes ?? 64 * 1024, rules.tooLarge ?? tooLarge);
}

/** The request's JSON object. Throws 400 for anything else, and for text that PostgreSQL cannot keep. */
export async function readFields(request: Request, rules: BodyRules = {}): Promise<Record<string, unknown>> {
  const { malformed = () => functionError('badJson') } = rules;
  const value = parseStorable(await readBytes(request, rules), malformed);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed();
  return value as Record<string, unknown>;
}

/** The fields of a form as browsers send it without scripts. Throws 400 for text that PostgreSQL cannot keep. */
export async function readFormFields(request: Request, rules: BodyRules = {}): Promise<URLSearchParams> {
  const { malformed = () => functionError('badRequest') } = rules;
  const fields = new URLSearchParams((await readBytes(request, rules)).toString('utf8'));
  if ([...fields].flat().some((text) => text.includes('\0'))) throw malformed();
  return fields;
}
