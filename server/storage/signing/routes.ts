import { Hono } from 'hono';
import { z } from 'zod';
import type { Services } from '../../services.ts';
import { accessOf, param, readJson, takeChange } from '../access.ts';
import { sendObject } from '../downloads/send.ts';
import { maxNameLength, maxNames } from '../limits.ts';
import { findObject, ofVersion } from '../objects/object.ts';
import { transformOptions } from '../transform/options.ts';
import { readStorageToken, signStorageToken } from './token.ts';

/** Ten years: longer than any link should live, short enough for every date library. */
const seconds = z
  .number()
  .int()
  .min(1)
  .max(10 * 366 * 24 * 3600);
const one = z.object({
  expiresIn: seconds,
  transform: transformOptions.nullish(),
  versionId: z.string().nullish(),
});
const many = z.object({
  expiresIn: seconds,
  paths: z.array(z.string().max(maxNameLength)).min(1).max(maxNames),
});

/** Addresses under which a private object can be read until they expire. */
export function signingRoutes(services: Services): Hono {
  const { database } = services;
  const routes = new Hono();

  // The client encodes the address itself, so names stay as they are.
  const sign = async (bucketId: string, name: string, expiresIn: number, version: string | null = null) => {
    const url = `${bucketId}/${name}`;
    const token = await signStorageToken(services, { use: 'read', url, version }, expiresIn);
    return `/object/sign/${url}?token=${token}`;
  };

  routes.post('/:bucket', async (c) => {
    const access = await accessOf(services, c);
    await takeChange(services, c, access);
    const bucketId = param(c, 'bucket');
    const { expiresIn, paths } = await readJson(c, many);
    const { rows } = await database.run<{ name: string }>(access.scope, {
      text: 'select name from storage.objects where bucket_id = $1 and name = any ($2::text[])',
      values: [bucketId, paths],
    });
    const visible = new Set(rows.map(({ name }) => name));
    // One after the other, so that others are answered in between; each name once, however often it is asked for.
    const addresses = new Map<string, string>();
    for (const name of visible) addresses.set(name, await sign(bucketId, name, expiresIn));
    const signed = paths.map((path) => ({
      error: visible.has(path) ? null : 'Either the object does not exist or you do not have access to it',
      path,
      signedURL: addresses.get(path) ?? null,
    }));
    return c.json(signed);
  });

  routes.post('/:bucket/:key{.+}', async (c) => {
    const access = await accessOf(services, c);
    await takeChange(services, c, access);
    const { expiresIn, transform, versionId = null } = await readJson(c, one);
    const found = await findObject(database, access.scope, param(c, 'bucket'), param(c, 'key'));
    const object = ofVersion(found, versionId);
    if (transform) {
      const url = `${object.bucket_id}/${object.name}`;
      const token = await signStorageToken(
        services,
        { use: 'resize', url, transform, version: versionId },
        expiresIn,
      );
      return c.json({ signedURL: `/render/image/sign/${url}?token=${token}` });
    }
    return c.json({ signedURL: await sign(object.bucket_id, object.name, expiresIn, versionId) });
  });

  routes.get('/:bucket/:key{.+}', async (c) => {
    const bucketId = param(c, 'bucket');
    const name = param(c, 'key');
    const { version } = await readStorageToken(services, c.req.query('token'), 'read', `${bucketId}/${name}`);
    const scope = { role: 'service_role', claims: { role: 'service_role' } } as const;
    return sendObject(services, c, async () =>
      ofVersion(await findObject(database, scope, bucketId, name), version),
    );
  });

  return routes;
}
