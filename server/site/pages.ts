import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { RequestValues } from '../../app/lib/request-context.ts';
import { pagePolicy } from './security-headers.ts';

interface SiteEntry {
  provideContext(values: RequestValues): RouterContextProvider;
}

export interface PageOptions {
  /** Returns the site's build: the same one always, or in development the newest. */
  loadBuild(): Promise<ServerBuild>;
  development: boolean;
  values(request: Request): Omit<RequestValues, 'nonce'>;
  /** Origin of a remote backend that pages talk to. */
  backendOrigin: string | null;
}

/** Renders the site's pages: a nonce and a strict policy for each, compressed for who accepts it. */
export function createPages(options: PageOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const build = await options.loadBuild();
    const handle = createRequestHandler(build, options.development ? 'development' : 'production');
    const nonce = randomBytes(16).toString('base64');
    const entry = build.entry.module as unknown as SiteEntry;
    const context = entry.provideContext({ nonce, ...options.values(request) });
    const response = await handle(request, context);
    const type = response.headers.get('content-type') ?? '';
    if (/\+(xml|json)\b/.test(type)) return compress(request, response);
    if (!type.startsWith('text/html')) return response;
    const headers = new Headers(response.headers);
    const { backendOrigin, development } = options;
    headers.set('Content-Security-Policy', pagePolicy({ nonce, backendOrigin, development }));
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
    return compress(request, new Response(response.body, { status: response.status, headers }));
  };
}

async function compress(request: Request, response: Response): Promise<Response> {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  if (!encoding || !response.body) return response;
  const bytes = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('Content-Encoding', encoding);
  headers.append('Vary', 'Accept-Encoding');
  // Level 4 compresses a page in about a millisecond; the top level takes a hundred for a few percent.
  const packed =
    encoding === 'br'
      ? await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await promisify(gzip)(bytes);
  return new Response(new Uint8Array(packed), { status: response.status, headers });
}
