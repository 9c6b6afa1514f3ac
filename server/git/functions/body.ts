import { gitError } from '../refusal.ts';

/** A repository's whole content in base64, and what JSON adds. */
const maxBytes = 16 * 1024 * 1024;

/** The request's JSON. Throws `bad_json`, or 413 as soon as it is too long. */
export async function readJson(request: Request): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw gitError('bodyTooLarge');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw gitError('badJson');
  }
}
