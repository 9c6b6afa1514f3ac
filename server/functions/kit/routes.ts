import { Hono, type MiddlewareHandler } from 'hono';
import { identifyKey } from '../../http/caller.ts';
import { errorHandler, type HttpError } from '../../http/errors.ts';
import type { DeliveryWorker } from '../delivery/delivery-worker.ts';
import type { FunctionContext } from './context.ts';
import { type FunctionErrorName, functionError, renderFunctionError } from './errors.ts';

/** One function of the site. */
export interface SiteFunction {
  /** To be mounted at /functions/v1/{name}. */
  routes: Hono;
  /** Mails what the function stores. It sends nothing before `start`. */
  worker?: DeliveryWorker;
}

interface RouteOptions {
  /** False for addresses that are also opened without one of the instance's keys; `requireKey` guards single ones. */
  keyed?: boolean;
  /** Says what an error of the function's own is to its caller; null for one that is nobody's business. */
  translate?(error: unknown): HttpError | null;
}

/** Routes that answer errors in JSON, and are not kept by browsers unless they say so. */
export function functionRoutes(
  context: FunctionContext,
  prepare: (routes: Hono) => void,
  { keyed = true, translate = () => null }: RouteOptions = {},
): Hono {
  const routes = new Hono();
  const handle = errorHandler(context.log, renderFunctionError, translate);
  routes.onError((error, c) => {
    const response = handle(error, c);
    response.headers.set('Cache-Control', 'no-store');
    // The rest of the body is not read, so the connection is of no more use.
    if (response.status === 413) response.headers.set('Connection', 'close');
    return response;
  });
  if (keyed) routes.use('*', requireKey(context));
  routes.use('*', async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  });
  prepare(routes);
  routes.all('*', () => {
    throw functionError('notFound');
  });
  return routes;
}

/** Lets in who carries one of the instance's keys; 401 for everybody else. */
export function requireKey({ backend }: FunctionContext): MiddlewareHandler {
  const keys = { publishable: backend.publishableKey, secret: backend.secretKey };
  return async (c, next) => {
    identifyKey({ keys }, c.req.raw);
    await next();
  };
}

/** In place of a function that stores something, where nothing can be stored: every call is refused so. */
export function closedFunction(
  context: FunctionContext,
  name: FunctionErrorName,
  { message, ...options }: RouteOptions & { message?: string } = {},
): SiteFunction {
  const refuse = () => {
    throw functionError(name, {}, message);
  };
  return { routes: functionRoutes(context, (routes) => routes.all('*', refuse), options) };
}
