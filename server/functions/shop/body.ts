import { shopError } from './errors.ts';

const maxBytes = 256 * 1024;

/** A request's body as it came. Throws 413 as soon as it is too long. */
export async function readBytes(request: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw shopError('bodyTooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The request's JSON object. Throws 400 for anything else, and for text that PostgreSQL can not hold. */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse((await readBytes(request)).toString('utf8'), refuseUnstorable);
  } catch (error) {
    if (error instanceof SyntaxError) throw shopError('badRequest');
    throw error;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw shopError('badRequest');
  return value as Record<string, unknown>;
}

function refuseUnstorable(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) throw new SyntaxError();
  return value;
}
