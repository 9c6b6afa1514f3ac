import type { SupabaseClient } from '@supabase/supabase-js';
import { noteAnswer } from '../../lib/refused-answers.ts';
import { getPublicConfig } from '../../lib/supabase.ts';

/** Bytes of a request's body sent so far. */
export type SentBytes = { sent: number; total: number };

type Options = {
  /** Breaks the request off, as long as the body is not sent completely. */
  signal: AbortSignal;
  onProgress: (bytes: SentBytes) => void;
  /** The request class; the browser's own unless a test brings another. */
  Request?: typeof XMLHttpRequest;
};

const NULL_BODY = new Set([101, 204, 205, 304]);

/**
 * A client for one upload of the member who is signed in to `client`. It borrows that client's session and has no auth
 * of its own, so the two never refresh the same token.
 */
export async function connectUpload(
  client: SupabaseClient,
  signal: AbortSignal,
  onProgress: (bytes: SentBytes) => void,
): Promise<SupabaseClient> {
  const [{ createClient }, config] = await Promise.all([import('@supabase/supabase-js'), getPublicConfig()]);
  return createClient(config.url, config.publishableKey, {
    accessToken: async () => (await client.auth.getSession()).data.session?.access_token ?? null,
    global: { fetch: createUploadFetch({ signal, onProgress }) },
  });
}

/**
 * A `fetch` that reports how much of the body is sent, which the browser's own cannot; for the `global.fetch` of a
 * client that uploads. Once everything is sent an abort no longer breaks the request off: the server may have stored
 * the file by then, so the answer is awaited and the caller can remove what it left.
 */
export function createUploadFetch({ signal, onProgress, Request = XMLHttpRequest }: Options): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const request = new Request();
      let bodySent = false;
      request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
      request.upload.onload = () => {
        bodySent = true;
      };
      const abort = () => {
        if (!bodySent) request.abort();
      };
      signal.addEventListener('abort', abort);
      request.onloadend = () => signal.removeEventListener('abort', abort);
      request.onload = () => resolve(noteAnswer(toResponse(request)));
      request.onabort = () => reject(signal.reason);
      request.onerror = () => reject(new TypeError('The connection was lost. Please try again.'));
      request.ontimeout = request.onerror;
      request.open(init.method ?? 'GET', addressOf(input));
      new Headers(init.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.send((init.body ?? null) as XMLHttpRequestBodyInit | null);
    });
}

function addressOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : String(input);
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const body = NULL_BODY.has(request.status) ? null : request.responseText;
  return new Response(body, { status: request.status, statusText: request.statusText, headers });
}
