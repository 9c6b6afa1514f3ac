import { formError } from './errors.ts';

/** The longest text of any form, 5,000 characters of four bytes each, escaped, and its sender. */
const maxBytes = 64 * 1024;

/** The request's JSON object. Throws `bad_json`, or 413 as soon as it is too long. */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw formError('bodyTooLarge');
    chunks.push(chunk);
  }
  let value: unknown;
  try {
    value = JSON.parse(Buffer.concat(chunks).toString('utf8'), refuseUnstorable);
  } catch {
    throw formError('badJson');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw formError('badJson');
  return value as Record<string, unknown>;
}

/** PostgreSQL's text holds neither NUL nor half a surrogate pair. */
function refuseUnstorable(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) throw new SyntaxError();
  return value;
}
