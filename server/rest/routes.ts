import { Hono } from 'hono';
import { identifyCaller } from '../http/caller.ts';
import { errorHandler } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { callRoutine } from './call.ts';
import { translateDatabaseError } from './database-errors.ts';
import { methodError, pathError, renderRestError } from './errors.ts';
import { describeSchema } from './openapi/describe.ts';
import { allowedCalls, allowedMethods } from './options.ts';
import { readRows } from './read.ts';
import type { RestEnv } from './request.ts';
import { writeRows } from './write.ts';

/** Tables and functions of the database over HTTP, in the dialect of PostgREST. */
export function restRoutes(services: Services): Hono<RestEnv> {
  const routes = new Hono<RestEnv>();

  routes.onError((error, context) => {
    const signedIn = context.get('caller') !== undefined && context.get('caller').role !== 'anon';
    const handle = errorHandler(services.log, renderRestError, (known) =>
      translateDatabaseError(known, signedIn),
    );
    const response = handle(error, context);
    if (response.status === 401) response.headers.set('WWW-Authenticate', 'Bearer');
    // The rest of the body is not read, so the connection is of no more use.
    if (response.status === 413) response.headers.set('Connection', 'close');
    return response;
  });
  routes.use(async (context, next) => {
    context.set('caller', await identifyCaller(services, context.req.raw));
    await next();
  });

  routes.options('/rpc/:function', (context) =>
    allowedCalls(services, context, context.req.param('function')),
  );
  routes.all('/rpc/:function', (context) => callRoutine(services, context, context.req.param('function')));
  routes.options('/:table', (context) => allowedMethods(services, context, context.req.param('table')));
  // Also handles HEAD, as every router of Hono's does.
  routes.get('/:table', (context) => readRows(services, context, context.req.param('table')));
  routes.post('/:table', (context) => writeRows(services, context, 'POST', context.req.param('table')));
  routes.put('/:table', (context) => writeRows(services, context, 'PUT', context.req.param('table')));
  routes.patch('/:table', (context) => writeRows(services, context, 'PATCH', context.req.param('table')));
  routes.delete('/:table', (context) => writeRows(services, context, 'DELETE', context.req.param('table')));
  routes.all('/:table', (context) => {
    throw methodError(context.req.method);
  });
  routes.all('*', (context) => {
    // The service itself, which clients ask for with a slash at the end: a path that Hono's routers cannot name.
    if (/\/rest\/v1\/?$/.test(context.req.path)) {
      if (context.req.method === 'GET') return describeSchema(services, context);
      throw methodError(context.req.method);
    }
    throw pathError();
  });
  return routes;
}
