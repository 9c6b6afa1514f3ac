import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { type RequestValues, requestValues } from '../domain/site/request-context.ts';
import { deferScripts } from './shell/defer-scripts.ts';
import { NonceContext } from './shell/nonce.ts';

export type { RequestValues };

const RENDER_LIMIT_MS = 10_000;

/** Builds the context the server process passes to the request handler. */
export function provideContext(values: RequestValues): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestValues, values);
  return context;
}

/**
 * Renders a page to its end and answers with the whole of it. A stream is never handed over: a client that hangs up
 * would break it, and a page that is complete can be compressed and counted.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const values = context.get(requestValues);
  const html = await render(routerContext, request.url, values);
  // In development the modules are fetched one by one, as they change.
  const body = import.meta.env.PROD ? deferScripts(html.body) : html.body;
  return new Response(body, { status: html.failed ? 500 : status, headers });
}

function render(
  context: EntryContext,
  url: string,
  { nonce, logFailure }: RequestValues,
): Promise<{ body: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // What is rendered stays in its place: parts moved to the end need a script to come back.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(limit);
          const sink = new PassThrough();
          text(sink).then((body) => resolve({ body, failed }), reject);
          pipe(sink);
        },
        onShellError(error) {
          clearTimeout(limit);
          reject(error);
        },
        onError(error) {
          failed = true;
          logFailure('page_render_failed', error);
        },
      },
    );
    const limit = setTimeout(() => abort(new Error('Rendering took too long.')), RENDER_LIMIT_MS);
  });
}

/**
 * Logs what a loader or a component threw. No error of ours is a request that was broken off, or a form sent to a page
 * that takes none: that has been answered 405.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status === 405)) return;
  context.get(requestValues).logFailure('page_failed', error);
};
