/**
 * What the product is measured against: a server of Hono's that does the same work with nothing in between. The same SQL
 * in the same kind of transaction on the same driver (one round trip each), the same argon2id, ES256, look into zips and durable write;
 * no grammar, no checks of keys and limits, no errors in Supabase's form, one route for each call of the benchmark.
 */
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { verifyPassword } from '../../server/auth/passwords.ts';
import { readConfig } from '../../server/config.ts';
import { owner, type Scope } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open.ts';
import { issuerOf, signAccessToken, verifyAccessToken } from '../../server/keys/access-token.ts';
import { loadKeys } from '../../server/keys/keys.ts';
import { ruleFor } from '../../server/storage/inspect/rules.ts';

const config = readConfig(process.env);
const database = await openDatabase(config);
const keys = await loadKeys(database);
const issuer = issuerOf(config.siteUrl);
const files = path.join(config.dataDirectory, 'bare-files');
await mkdir(files, { recursive: true });

const visitor: Scope = { role: 'anon', claims: { role: 'anon' } };
const json = { 'Content-Type': 'application/json' };

async function memberOf(c: Context): Promise<{ scope: Scope; id: string }> {
  const token = c.req.header('authorization')?.slice('Bearer '.length) ?? '';
  const claims = await verifyAccessToken(keys, issuer, token);
  if (!claims || claims === 'expired') throw new Error('Nobody is signed in.');
  return { scope: { role: 'authenticated', claims }, id: claims.sub };
}

const listSql = `select coalesce(json_agg(r), '[]')::text as body from (
  select * from public.projects where status = $1 order by created_at desc, id desc limit $2) as r`;
const oneSql = `select (json_agg(r) -> 0)::text as body from (
  select * from public.projects where slug = $1 and status = $2 limit 2) as r`;
const insertSql = `with r as (
    insert into public.projects (title, tags, zip_file_url, status, slug, user_id)
    values ($1, $2, $3, $4, $5, $6) returning *)
  select (json_agg(r) -> 0)::text as body from r`;

const app = new Hono();

app.get('/rest/v1/projects', async (c) => {
  const slug = c.req.query('slug')?.slice('eq.'.length);
  const statement = slug
    ? { text: oneSql, values: [slug, 'published'] }
    : { text: listSql, values: ['published', Number(c.req.query('limit'))] };
  const { rows } = await database.run<{ body: string }>(visitor, statement, { readOnly: true });
  return c.body(rows[0]?.body ?? '', 200, json);
});

app.post('/rest/v1/projects', async (c) => {
  const { scope } = await memberOf(c);
  const { title, tags, zip_file_url, status, slug, user_id } = await c.req.json();
  const values = [title, tags, zip_file_url, status, slug, user_id];
  const { rows } = await database.run<{ body: string }>(scope, { text: insertSql, values });
  return c.body(rows[0]?.body ?? '', 201, json);
});

app.post('/auth/v1/token', async (c) => {
  const { email, password } = await c.req.json();
  const { rows } = await database.run<{ id: string; encrypted_password: string }>(owner, {
    text: 'select id, encrypted_password from auth.users where lower(email) = $1',
    values: [email],
  });
  const user = rows[0];
  if (!user || !(await verifyPassword(password, user.encrypted_password, null))) return c.body(null, 400);
  const claims = { sub: user.id, role: 'authenticated', session_id: randomUUID() };
  const access_token = await signAccessToken(keys, issuer, claims, config.accessTokenSeconds);
  return c.json({ access_token, user: { id: user.id } });
});

const object = '/:bucket/:user/:name';

app.post(`/storage/v1/object${object}`, async (c) => {
  const { scope, id } = await memberOf(c);
  const key = randomUUID();
  const digest = createHash('md5');
  const unfinished = path.join(files, `${key}.unfinished`);
  await pipeline(
    (c.env as { incoming: IncomingMessage }).incoming,
    new Transform({
      transform(chunk, _encoding, done) {
        digest.update(chunk);
        done(null, chunk);
      },
    }),
    createWriteStream(unfinished, { flush: true }),
  );
  await ruleFor(c.req.param('bucket'), c.req.param('name'))?.inspect(unfinished);
  await rename(unfinished, path.join(files, key));
  const metadata = { eTag: digest.digest('hex'), mimetype: c.req.header('content-type') };
  const { bucket, user, name } = c.req.param();
  await database.run(scope, {
    text: `insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata)
      values ($1, $2, $3, $4::uuid, $4::text, $5, $6)`,
    values: [randomUUID(), bucket, `${user}/${name}`, id, key, JSON.stringify(metadata)],
  });
  return c.json({ Key: name });
});

app.get(`/storage/v1/object/public${object}`, async (c) => {
  const { bucket, user, name } = c.req.param();
  const { rows } = await database.run<{ version: string }>(owner, {
    text: `select object.version from storage.objects as object join storage.buckets as bucket on bucket.id = bucket_id
      where bucket_id = $1 and object.name = $2 and bucket.public`,
    values: [bucket, `${user}/${name}`],
  });
  const file = path.join(files, rows[0]?.version ?? '');
  const { size } = await stat(file);
  return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream, 200, {
    'Content-Length': String(size),
  });
});

const server = serve({
  fetch: app.fetch,
  hostname: '127.0.0.1',
  port: 0,
  overrideGlobalObjects: false,
});
await once(server, 'listening');
process.stdout.write(`Listening on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
