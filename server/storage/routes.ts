import { Hono } from 'hono';
import { errorHandler } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { bucketRoutes } from './buckets/routes.ts';
import { errors, renderError, translateError } from './errors.ts';
import { objectRoutes } from './objects/routes.ts';
import { resumableRoutes } from './resumable/routes.ts';
import { signingRoutes } from './signing/routes.ts';
import { purgeRoutes, renderRoutes } from './transform/routes.ts';
import { uploadRoutes } from './uploads/routes.ts';

/**
 * Supabase's storage service, mounted at `/storage/v1`:
 *
 *     /bucket                            buckets, for the secret key
 *     /object/sign/...                   signed addresses: make (POST), read (GET)
 *     /object/public/{bucket}/{name}     read without a key, from public buckets
 *     /object/info/..., /object/list/... about objects
 *     /object/move, /object/copy
 *     /object/upload/sign/...            signed uploads: make (POST), use (PUT)
 *     /object/{bucket}/{name}            read (GET), upload (POST), replace (PUT), remove (DELETE)
 *     /object/{bucket}                   remove many (DELETE)
 *     /upload/resumable                  uploads that survive a broken connection (TUS)
 *     /render/image/...                  pictures in another size
 *     /cdn/...                           forget resized pictures, for the secret key
 *
 * Fixed words are matched before bucket names.
 */
export function storageRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.route('/bucket', bucketRoutes(services));
  routes.route('/object/sign', signingRoutes(services));
  routes.route('/object', objectRoutes(services));
  routes.route('/object', uploadRoutes(services));
  routes.route('/upload/resumable', resumableRoutes(services));
  routes.route('/render/image', renderRoutes(services));
  routes.route('/cdn', purgeRoutes(services));

  routes.notFound((c) => c.json(renderError(errors.invalidRequest(`Route ${c.req.path} not found`)), 404));
  routes.onError(errorHandler(services.log, renderError, translateError));
  return routes;
}
