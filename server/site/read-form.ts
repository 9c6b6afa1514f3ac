import { readBytes } from '../http/body.ts';
import { HttpError } from '../http/errors.ts';

/** What a page's form may bring: texts. Files go to the storage service. */
const maxBytes = 256 * 1024;

/**
 * The request with its body in memory, since pages read forms whole and without a bound of their own; or the answer, 413,
 * for one that is too large, and 400 for one that broke off.
 */
export async function withReadForm(request: Request): Promise<Request | Response> {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  const tooLarge = new HttpError(413, 'payload_too_large', 'The form is too large.');
  try {
    const body = new Uint8Array(await readBytes(request, maxBytes, () => tooLarge));
    return new Request(request.url, { method: request.method, headers: request.headers, body });
  } catch (error) {
    if (error === tooLarge) return new Response(tooLarge.message, { status: 413 });
    return new Response('The form broke off.', { status: 400 });
  }
}
