import { accountError } from './errors.ts';

/** The request's bytes. Throws 413 as soon as there are more than `maxBytes`. */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw accountError('bodyTooLarge');
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw accountError('bodyTooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The request's JSON object, of at most 8 kB. */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  const text = (await readBytes(request, 8 * 1024)).toString('utf8');
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw accountError('badJson');
}
