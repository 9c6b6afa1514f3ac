import { Hono } from 'hono';
import { z } from 'zod';
import { DatabaseError } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { accessOf, operatorOnly, param, readJson } from '../access.ts';
import { errors } from '../errors.ts';
import { maxNames } from '../limits.ts';
import { checkBucketName } from '../names.ts';
import { removeFiles } from '../objects/remove.ts';
import { findBucket, listBuckets } from './bucket.ts';

const page = z.object({
  limit: z.coerce.number().int().min(1).max(maxNames).default(maxNames),
  offset: z.coerce.number().int().min(0).default(0),
  search: z.string().optional(),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
});

/** Buckets. Reading them is up to the policies, which let only the operator; changing them needs the secret key. */
export function bucketRoutes(services: Services): Hono {
  const { database } = services;
  const routes = new Hono();

  routes.get('/', async (c) => {
    const { scope } = await accessOf(services, c);
    const parsed = page.safeParse(c.req.query());
    if (!parsed.success)
      throw errors.invalidRequest(
        'limit and offset are whole numbers, sortColumn and sortOrder known words.',
      );
    return c.json(await listBuckets(database, scope, parsed.data));
  });

  routes.get('/:bucket', async (c) => {
    const { scope } = await accessOf(services, c);
    return c.json(await findBucket(database, scope, param(c, 'bucket')));
  });

  routes.all('/:bucket/lifecycle', async (c) => {
    await operatorOnly(services, c);
    throw errors.notSupported('Objects have one version here, so there are no rules for older ones.');
  });

  routes.post('/', async (c) => {
    const { scope } = await operatorOnly(services, c);
    const given = await readJson(c, newBucket);
    const id = given.id ?? given.name ?? '';
    checkBucketName(id);
    await database.run(scope, {
      text: `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
        values ($1, $2, $3, $4, $5)`,
      values: [
        id,
        given.name ?? id,
        given.public ?? false,
        given.file_size_limit ?? null,
        given.allowed_mime_types ?? null,
      ],
    });
    return c.json({ name: id });
  });

  routes.put('/:bucket', async (c) => {
    const { scope } = await operatorOnly(services, c);
    const bucket = await findBucket(database, scope, param(c, 'bucket'));
    // A field that is left out keeps its value, one that is null loses it.
    const given = await readJson(c, bucketSettings);
    const wanted = { ...bucket, ...JSON.parse(JSON.stringify(given)) } as typeof bucket;
    await database.run(scope, {
      text: `update storage.buckets set public = $2, file_size_limit = $3, allowed_mime_types = $4 where id = $1`,
      values: [bucket.id, wanted.public, wanted.file_size_limit, wanted.allowed_mime_types],
    });
    return c.json({ message: 'Successfully updated' });
  });

  routes.post('/:bucket/empty', async (c) => {
    const { scope } = await operatorOnly(services, c);
    const bucket = await findBucket(database, scope, param(c, 'bucket'));
    let count: number;
    do {
      const { rows } = await database.run<{ version: string }>(scope, {
        text: `delete from storage.objects where id in
          (select id from storage.objects where bucket_id = $1 limit $2) returning version`,
        values: [bucket.id, maxNames],
      });
      count = rows.length;
      await removeFiles(services, rows);
    } while (count === maxNames);
    return c.json({ message: 'Successfully emptied' });
  });

  routes.delete('/:bucket', async (c) => {
    const { scope } = await operatorOnly(services, c);
    const deleted = await database
      .run(scope, { text: 'delete from storage.buckets where id = $1', values: [param(c, 'bucket')] })
      .catch((error) => {
        throw error instanceof DatabaseError && error.code === '23503' ? errors.bucketNotEmpty() : error;
      });
    if (deleted.rowCount === 0) throw errors.bucketNotFound();
    return c.json({ message: 'Successfully deleted' });
  });

  return routes;
}

const units = { b: 1, kb: 1000, mb: 1000 ** 2, gb: 1000 ** 3 };

/** Bytes, as a number or as Supabase writes them: `20MB`, `1.5kb`. */
const size = z.union([
  z.number().int().min(0),
  z
    .string()
    .regex(/^\d+(\.\d+)?(gb|mb|kb|b)$/i, 'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B')
    .transform((text) => {
      const [, value = '0', unit = 'b'] = /^([\d.]+)(\w+)$/.exec(text.toLowerCase()) ?? [];
      return Math.round(Number(value) * units[unit as keyof typeof units]);
    }),
]);

/** What the operator may set on a bucket. A field that is left out stays as it is. */
const bucketSettings = z.object({
  public: z.boolean().optional(),
  file_size_limit: size.nullish(),
  allowed_mime_types: z.array(z.string().regex(/^[\w.+-]+\/[\w.+*-]+$|^\*\/\*$/)).nullish(),
});

const newBucket = bucketSettings.extend({
  name: z.string().optional(),
  id: z.string().optional(),
});
