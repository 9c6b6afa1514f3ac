import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { addFaces, inlineStyles, type StyleSheets } from '../../app/shell/first-paint/critical-styles.ts';
import type { Allowed } from '../../app/shell/first-paint/inline-hashes.ts';
import { keepPages, pathOf } from '../../app/shell/first-paint/kept-pages.ts';
import type { RequestValues } from '../../domain/site/request-context.ts';
import { RecentlyUsed } from './recently-used.ts';
import { pagePolicy } from './security-headers.ts';
import { answerRequest, packAnswer, type StoredAnswer } from './stored-answer.ts';

/** All kept pages together; what was asked for longest ago goes first. */
const MOST_KEPT_BYTES = 48 * 1024 * 1024;

interface SiteEntry {
  provideContext(values: RequestValues): RouterContextProvider;
}

export interface PageOptions {
  /** Returns the site's build: the same one always, or in development the newest. */
  loadBuild(): Promise<ServerBuild>;
  development: boolean;
  /** Whether pages carry the styles they need and are kept: see `app/shell/first-paint/README.md`. */
  firstPaint: boolean;
  values(request: Request): Omit<RequestValues, 'nonce'>;
  /** The style sheets of the build. */
  styles: StyleSheets;
  /** Origin of a remote backend that pages talk to. */
  backendOrigin: string | null;
  /** Origins beside this one that forms may lead to: where one pays. */
  formTargets: readonly string[];
  /** What frames may show beside this site. */
  frameSources: readonly string[];
}

export interface Pages {
  /** Renders the page a request asks for. */
  answer(request: Request): Promise<Response>;
  /** The page at a path if it is the same for everyone and has been rendered before. */
  find(path: string): StoredAnswer | null;
}

/**
 * Renders the site's pages under a strict policy, compressed for who accepts it. A page that says of itself that it
 * is public (its `Cache-Control`) is rendered once and kept; every other page is rendered for its request, with a nonce.
 */
export function createPages(options: PageOptions): Pages {
  const { backendOrigin, formTargets, frameSources, development, firstPaint, styles } = options;
  const policyOf = (allowed: Allowed) =>
    pagePolicy({ allowed, backendOrigin, formTargets, frameSources, development });
  const kept =
    firstPaint && !development
      ? keepPages({ kept: new RecentlyUsed<StoredAnswer>(MOST_KEPT_BYTES), pack: packAnswer, policyOf })
      : null;

  async function answer(request: Request): Promise<Response> {
    const build = await options.loadBuild();
    const handle = createRequestHandler(build, development ? 'development' : 'production');
    const nonce = randomBytes(16).toString('base64');
    const entry = build.entry.module as unknown as SiteEntry;
    const context = entry.provideContext({ nonce, ...options.values(request) });
    const response = await handle(request, context);
    const type = response.headers.get('content-type') ?? '';
    if (/[+/](xml|json)\b/.test(type)) return compress(request, response);
    if (!type.startsWith('text/html')) return response;
    const { status } = response;
    const headers = new Headers(response.headers);
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
    const rendered = await response.text();
    const html = firstPaint ? inlineStyles(rendered, styles, nonce) : addFaces(rendered, styles, nonce);
    const stored = await kept?.keep(request, { html, status, headers, nonce });
    if (stored) return answerRequest(stored, request);
    const allowed = { script: [`'nonce-${nonce}'`], style: [`'nonce-${nonce}'`] };
    headers.set('Content-Security-Policy', policyOf(allowed));
    return compress(request, new Response(html, { status, headers }));
  }

  return {
    answer: (request) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const page = isRead ? kept?.find(pathOf(request)) : null;
      return page ? Promise.resolve(answerRequest(page, request)) : answer(request);
    },
    find: (path) => kept?.find(path) ?? null,
  };
}

async function compress(request: Request, response: Response): Promise<Response> {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  if (!encoding || !response.body) return response;
  const bytes = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('Content-Encoding', encoding);
  headers.delete('Content-Length');
  headers.append('Vary', 'Accept-Encoding');
  // Level 4 compresses a page in about a millisecond; the top level takes a hundred for a few percent.
  const packed =
    encoding === 'br'
      ? await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await promisify(gzip)(bytes);
  return new Response(new Uint8Array(packed), { status: response.status, headers });
}
