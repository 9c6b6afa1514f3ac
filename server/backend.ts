import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { authRoutes } from './auth/routes.ts';
import { restRoutes } from './rest/routes.ts';
import type { Services } from './services.ts';
import { storageRoutes } from './storage/routes.ts';

/** The Supabase-compatible services under their official paths, with the cross-origin rules Supabase has. */
export function createBackend(services: Services): Hono {
  const backend = new Hono();
  backend.use(
    '*',
    cors({
      // The key travels in a header and no cookie is used, so any origin may ask.
      origin: '*',
      allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      exposeHeaders: [
        'Content-Range',
        'Content-Location',
        'Location',
        'Preference-Applied',
        'ETag',
        'Retry-After',
        'X-Supabase-Api-Version',
      ],
      maxAge: 3600,
    }),
  );
  backend.route('/auth/v1', authRoutes(services));
  backend.route('/rest/v1', restRoutes(services));
  backend.route('/storage/v1', storageRoutes(services));
  return backend;
}
