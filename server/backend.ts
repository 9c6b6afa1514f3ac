import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { authRoutes } from './auth/routes.ts';
import { restRoutes } from './rest/routes.ts';
import type { Services } from './services.ts';
import { storageRoutes } from './storage/routes.ts';

const exposedHeaders = [
  'Content-Range',
  'Content-Location',
  'Location',
  'Preference-Applied',
  'ETag',
  'Retry-After',
  'X-Supabase-Api-Version',
  // Resumable uploads.
  'Tus-Resumable',
  'Tus-Version',
  'Tus-Extension',
  'Tus-Max-Size',
  'Upload-Offset',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Expires',
  'Link',
  'X-Total-Count',
];

// The key travels in a header and no cookie is used, so any origin may ask.
const preflight = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  maxAge: 3600,
});

/** The Supabase-compatible services under their official paths, with the cross-origin rules Supabase has. */
export function createBackend(services: Services): Hono {
  const backend = new Hono();
  for (const path of ['/auth/v1', '/rest/v1', '/storage/v1']) backend.use(`${path}/*`, fromAnyOrigin);
  backend.route('/auth/v1', authRoutes(services));
  backend.route('/rest/v1', restRoutes(services));
  backend.route('/storage/v1', storageRoutes(services));
  return backend;
}

/** Other sites may read the services' paths, but not the pages, which share the process. */
export const fromAnyOrigin: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS' && !asksService(context)) return preflight(context, next);
  // Added to the finished answer: headers begun before it make Hono copy it, and its text is then sent as a stream.
  await next();
  context.res.headers.set('Access-Control-Allow-Origin', '*');
  context.res.headers.set('Access-Control-Expose-Headers', exposedHeaders.join(','));
};

/** An OPTIONS that a service answers itself, which a browser's question before a request is not. */
function asksService({ req }: Context): boolean {
  const answers = req.path.startsWith('/storage/v1/upload/resumable') || req.path.startsWith('/rest/v1/');
  return answers && !req.header('access-control-request-method');
}
