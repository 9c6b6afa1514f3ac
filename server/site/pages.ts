import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { RequestValues } from '../../domain/site/request-context.ts';
import { inlineStyles, type StyleSheets } from './critical-styles.ts';
import { hashInline } from './inline-hashes.ts';
import { RecentlyUsed } from './recently-used.ts';
import { pagePolicy } from './security-headers.ts';
import { answerRequest, packAnswer, type StoredAnswer } from './stored-answer.ts';

interface SiteEntry {
  provideContext(values: RequestValues): RouterContextProvider;
}

export interface PageOptions {
  /** Returns the site's build: the same one always, or in development the newest. */
  loadBuild(): Promise<ServerBuild>;
  development: boolean;
  values(request: Request): Omit<RequestValues, 'nonce'>;
  /** The style sheets of the build. */
  styles: StyleSheets;
  /** Origin of a remote backend that pages talk to. */
  backendOrigin: string | null;
  /** Origins beside this one that forms may lead to: where one pays. */
  formTargets: readonly string[];
}

export interface Pages {
  /** Renders the page a request asks for. */
  answer(request: Request): Promise<Response>;
  /** The page at a path if it is the same for everyone and has been rendered before. */
  find(path: string): StoredAnswer | null;
}

const memory = 48 * 1024 * 1024;

/**
 * Renders the site's pages under a strict policy, compressed for who accepts it. A page that says of itself that it
 * is public (its `Cache-Control`) is rendered once and kept: its inline scripts are allowed by their hashes. Every other
 * page is rendered for its request, with a nonce.
 */
export function createPages(options: PageOptions): Pages {
  const { backendOrigin, formTargets, development } = options;
  const kept = new RecentlyUsed<StoredAnswer>(memory);
  let packing: Promise<unknown> = Promise.resolve();

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
    const headers = new Headers(response.headers);
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
    const page = inlineStyles(await response.text(), options.styles, nonce);
    if (isSameForEveryone(request, response) && !development) {
      const { html, hashes } = hashInline(page, nonce);
      headers.set(
        'Content-Security-Policy',
        pagePolicy({ allowed: hashes, backendOrigin, formTargets, development }),
      );
      const bytes = new TextEncoder().encode(html);
      const common = Object.fromEntries(headers);
      const stored = await packAnswer(bytes, common);
      kept.set(pathOf(request), stored);
      // Whoever comes later gets it smaller; the first does not wait for that. One after the other, as each takes a core.
      packing = packing.then(async () => kept.set(pathOf(request), await packAnswer(bytes, common, 11)));
      return answerRequest(stored, request);
    }
    const allowed = { script: [`'nonce-${nonce}'`], style: [`'nonce-${nonce}'`] };
    headers.set('Content-Security-Policy', pagePolicy({ allowed, backendOrigin, formTargets, development }));
    return compress(request, new Response(page, { status: response.status, headers }));
  }

  return {
    answer: (request) => {
      const page = request.method === 'GET' || request.method === 'HEAD' ? kept.get(pathOf(request)) : null;
      return page ? Promise.resolve(answerRequest(page, request)) : answer(request);
    },
    find: (path) => kept.get(path) ?? null,
  };
}

/** Path and query: what makes one page differ from another that is the same for everyone. */
function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

function isSameForEveryone(request: Request, response: Response): boolean {
  return (
    request.method === 'GET' &&
    response.status === 200 &&
    /\bpublic\b/.test(response.headers.get('Cache-Control') ?? '') &&
    !response.headers.has('Set-Cookie') &&
    hasOneSpelling(new URL(request.url))
  );
}

/** Endless queries, and other spellings of a path that lead to the same page, would push out what is asked for often. */
function hasOneSpelling({ pathname, search }: URL): boolean {
  return search === '' && !/[A-Z%]|\/\/|.\/$/.test(pathname);
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
