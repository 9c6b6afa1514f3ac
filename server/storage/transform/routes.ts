import { type Context, Hono } from 'hono';
import { owner } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { accessOf, operatorOnly, param } from '../access.ts';
import { findObject, findPublicObject, findReadableObject, ofVersion } from '../objects/object.ts';
import { readStorageToken } from '../signing/token.ts';
import { variantsOf } from './cache.ts';
import { readTransform } from './options.ts';
import { sendResized } from './send.ts';

/** Pictures in another size: of public buckets, of what the caller may read, and by signed addresses. */
export function renderRoutes(services: Services): Hono {
  const { database } = services;
  const routes = new Hono();

  routes.get('/public/:bucket/:key{.+}', async (c) => {
    const options = readTransform(c.req.query());
    const object = await findPublicObject(database, param(c, 'bucket'), param(c, 'key'));
    return sendResized(services, c, ofVersion(object, c.req.query('versionId')), options);
  });

  routes.get('/sign/:bucket/:key{.+}', async (c) => {
    const bucketId = param(c, 'bucket');
    const name = param(c, 'key');
    const token = await readStorageToken(services, c.req.query('token'), 'resize', `${bucketId}/${name}`);
    const scope = { role: 'service_role', claims: { role: 'service_role' } } as const;
    // The size is the signer's choice, not the holder's.
    const object = ofVersion(await findObject(database, scope, bucketId, name), token.version);
    return sendResized(services, c, object, readTransform(token.transform));
  });

  routes.get('/authenticated/:bucket/:key{.+}', async (c) => {
    const { scope } = await accessOf(services, c);
    const options = readTransform(c.req.query());
    const object = await findReadableObject(database, scope, param(c, 'bucket'), param(c, 'key'));
    return sendResized(services, c, ofVersion(object, c.req.query('versionId')), options);
  });

  return routes;
}

/**
 * Forgetting what is kept in front of the objects, for the secret key: resized pictures. The objects themselves are
 * always read from the store, so there is nothing else to forget.
 */
export function purgeRoutes(services: Services): Hono {
  const routes = new Hono();
  const purge = async (c: Context) => {
    await operatorOnly(services, c);
    const variants = await variantsOf(services);
    const { rows } = await services.database.run<{ version: string }>(owner, {
      text: 'select version from storage.objects where bucket_id = $1 and ($2::text is null or name = $2)',
      values: [param(c, 'bucket'), c.req.param('key') ?? null],
    });
    for (const { version } of rows) await variants.remove(version);
    return c.json({ message: 'success' });
  };
  routes.delete('/:bucket', purge);
  routes.delete('/:bucket/:key{.+}', purge);
  return routes;
}
