import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Services } from '../../services.ts';
import { accessOf, param, readJson, takeChange, takeUpload } from '../access.ts';
import { sendObject } from '../downloads/send.ts';
import { errors } from '../errors.ts';
import { maxNameLength, maxNames } from '../limits.ts';
import { copyObject, copyRequest, moveObject, moveRequest } from './copy.ts';
import { listObjects, listQuery } from './list.ts';
import { listObjectsV2, listV2Query } from './list-v2.ts';
import { findObject, findPublicObject, findReadableObject, ofVersion, type StoredObject } from './object.ts';
import { removeObjects } from './remove.ts';

const name = z.string().max(maxNameLength);
const removal = z.object({
  prefixes: z
    .array(z.union([name, z.object({ path: name, versionId: z.string() })]))
    .min(1)
    .max(maxNames),
});

/** Reading, listing and changing objects. The policies decide; a public bucket's objects are read by anybody. */
export function objectRoutes(services: Services): Hono {
  const { database } = services;
  const routes = new Hono();
  const place = (c: Context) => [param(c, 'bucket'), param(c, 'key')] as const;
  const findPublic = async (c: Context) =>
    ofVersion(await findPublicObject(database, ...place(c)), c.req.query('versionId'));
  const findVisible = async (c: Context) => {
    const { scope } = await accessOf(services, c);
    return ofVersion(await findObject(database, scope, ...place(c)), c.req.query('versionId'));
  };
  const findReadable = async (c: Context) => {
    const { scope } = await accessOf(services, c);
    return ofVersion(await findReadableObject(database, scope, ...place(c)), c.req.query('versionId'));
  };

  routes.get('/public/:bucket/:key{.+}', (c) => sendObject(services, c, () => findPublic(c)));
  routes.get('/info/public/:bucket/:key{.+}', async (c) => c.json(describe(await findPublic(c))));
  routes.get('/info/authenticated/:bucket/:key{.+}', async (c) => c.json(describe(await findVisible(c))));
  routes.get('/info/:bucket/:key{.+}', async (c) => c.json(describe(await findVisible(c))));
  routes.get('/authenticated/:bucket/:key{.+}', (c) => sendObject(services, c, () => findReadable(c)));
  routes.get('/:bucket/:key{.+}', (c) => sendObject(services, c, () => findReadable(c)));

  routes.post('/list/:bucket', async (c) => {
    const { scope } = await accessOf(services, c);
    return c.json(await listObjects(database, scope, param(c, 'bucket'), await readJson(c, listQuery)));
  });

  routes.post('/list-v2/:bucket', async (c) => {
    const { scope } = await accessOf(services, c);
    return c.json(await listObjectsV2(database, scope, param(c, 'bucket'), await readJson(c, listV2Query)));
  });

  routes.post('/move', async (c) => {
    const access = await accessOf(services, c);
    await takeChange(services, c, access);
    return c.json(await moveObject(services, access.scope, await readJson(c, moveRequest)));
  });

  routes.post('/copy', async (c) => {
    const access = await accessOf(services, c);
    await takeUpload(services, c, access);
    return c.json(await copyObject(services, access, await readJson(c, copyRequest)));
  });

  routes.delete('/:bucket/:key{.+}', async (c) => {
    const access = await accessOf(services, c);
    await takeChange(services, c, access);
    const removed = await removeObjects(services, access.scope, param(c, 'bucket'), [param(c, 'key')]);
    if (removed.length === 0) throw errors.objectNotFound();
    return c.json({ message: 'Successfully deleted' });
  });

  routes.delete('/:bucket', async (c) => {
    const access = await accessOf(services, c);
    await takeChange(services, c, access);
    const { prefixes } = await readJson(c, removal);
    return c.json(await removeObjects(services, access.scope, param(c, 'bucket'), prefixes));
  });

  return routes;
}

/** What the client's `info()` reads. */
function describe(object: StoredObject): Record<string, unknown> {
  return {
    id: object.id,
    name: object.name,
    version: object.version,
    bucket_id: object.bucket_id,
    size: object.metadata.size,
    content_type: object.metadata.mimetype,
    cache_control: object.metadata.cacheControl,
    etag: object.metadata.eTag,
    metadata: object.user_metadata ?? {},
    last_modified: object.metadata.lastModified,
    created_at: object.created_at,
  };
}
