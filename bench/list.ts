/**
 * `npm run bench -- list`: the list call of Community through the REST service, beside a bare route that sends the same SQL in the
 * same kind of transaction, in one process, on the embedded database and on PostgreSQL. Fails above the budget.
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import autocannon from 'autocannon';
import { Hono } from 'hono';
import { startPostgres } from '../scripts/test/postgres.ts';
import { createBackend } from '../server/backend.ts';
import { readConfig } from '../server/config.ts';
import { type Database, owner } from '../server/database/database.ts';
import { migrate, readMigrations } from '../server/database/migrate.ts';
import { openPglite } from '../server/database/pglite.ts';
import { openPostgres } from '../server/database/postgres.ts';
import { openDiskStore } from '../server/files/disk.ts';
import { loadKeys } from '../server/keys/keys.ts';
import { createLog } from '../server/log.ts';

const rows = 1000;
const listed = 20;
const connections = 16;
const seconds = 5;
const rounds = 3;
/** Cost of the list call in units of the bare route. */
const budget = 1.5;

const bareSql = `select coalesce(json_agg(p), '[]')::text as body from (
  select * from public.projects where status = 'published' order by created_at desc limit ${listed}) p`;

async function measure(name: string, database: Database, folder: string): Promise<number> {
  await migrate(database, await readMigrations());
  await fill(database);
  const keys = await loadKeys(database);
  const services = {
    config: readConfig({ RATE_LIMIT_FACTOR: '0', DATA_DIR: folder }),
    log: createLog('error'),
    database,
    keys,
    files: await openDiskStore(path.join(folder, 'files')),
    mailer: { send: async () => {}, close: async () => {} },
  };
  const app = new Hono();
  app.get('/bare', async (c) => {
    const scope = { role: 'anon' as const, claims: { role: 'anon' } };
    const result = await database.run<{ body: string }>(scope, { text: bareSql }, { readOnly: true });
    return c.body(result.rows[0]?.body ?? '[]', 200, { 'Content-Type': 'application/json' });
  });
  app.route('/', createBackend(services));
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const list = `${origin}/rest/v1/projects?select=*&status=eq.published&order=created_at.desc&limit=${listed}`;
  const headers = { apikey: keys.publishable, authorization: `Bearer ${keys.publishable}` };

  await checkSame(`${origin}/bare`, list, headers);
  const load = (url: string, duration: number) =>
    autocannon({ url, headers, connections, duration, workers: 1, excludeErrorStats: false });
  await load(list, 2);
  await load(`${origin}/bare`, 2);
  const costs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    // In turn, so that what else the machine does falls on both.
    const bare = await measureRoute(name, 'bare', () => load(`${origin}/bare`, seconds));
    const listing = await measureRoute(name, 'list', () => load(list, seconds));
    costs.push(bare / listing);
  }
  server.close();
  await database.close();
  return costs.sort((a, b) => a - b)[(rounds - 1) / 2] as number;
}

async function measureRoute(
  name: string,
  route: string,
  load: () => Promise<autocannon.Result>,
): Promise<number> {
  const { requests, latency, non2xx, errors } = await load();
  if (non2xx + errors > 0) throw new Error(`${route}: ${non2xx + errors} failed`);
  const figures = [requests.average.toFixed(0), latency.p50, latency.p99];
  const columns = figures.map((figure) => String(figure).padStart(8)).join('');
  process.stdout.write(`${name.padEnd(12)} ${route.padEnd(6)}${columns}\n`);
  return requests.average;
}

async function fill(database: Database): Promise<void> {
  await database.run(owner, {
    text: `insert into auth.users (id, aud, role, email) values
      ('00000000-0000-4000-8000-000000000001', 'authenticated', 'authenticated', 'bench@example.org')`,
  });
  await database.run(owner, {
    text: `insert into public.projects (user_id, title, description, tags, preview_url, image_url, zip_file_url, slug, created_at)
      select '00000000-0000-4000-8000-000000000001', 'Project ' || n, repeat('A description of this project. ', 4),
        array['html', 'portfolio', 'tag-' || n % 20], 'https://example.org/' || n, folder || n || '.webp',
        folder || n || '.zip', 'project-' || n, now() - n * interval '1 minute'
      from generate_series(1, ${rows}) n,
        (values ('http://localhost:3000/storage/v1/object/public/project-files/00000000-0000-4000-8000-000000000001/')) f (folder)`,
  });
  await database.script('analyze');
}

async function checkSame(bare: string, list: string, headers: Record<string, string>): Promise<void> {
  const [a, b] = (await Promise.all(
    [bare, list].map(async (url) => (await fetch(url, { headers })).json()),
  )) as [unknown[], unknown[]];
  if (a.length !== listed || JSON.stringify(a) !== JSON.stringify(b))
    throw new Error('The two routes differ.');
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-bench-'));
process.stdout.write(
  `List of ${listed} of ${rows} projects, ${connections} connections, ${seconds} s each, ${rounds} rounds\n`,
);
process.stdout.write(`${'database'.padEnd(12)} route     req/s  p50 ms  p99 ms\n`);
const costs: [string, number][] = [];
costs.push(['PGlite', await measure('PGlite', await openPglite(path.join(folder, 'database')), folder)]);
const postgres = await startPostgres();
if ('missing' in postgres) process.stdout.write(`PostgreSQL: skipped, ${postgres.missing}\n`);
else {
  costs.push([
    'PostgreSQL',
    await measure('PostgreSQL', await openPostgres(postgres.url, { connections: 10 }), folder),
  ]);
  await postgres.stop();
}
await rm(folder, { recursive: true, force: true });
for (const [name, cost] of costs) {
  process.stdout.write(
    `${name}: the list call costs ${cost.toFixed(2)} times the bare route, median of ${rounds} (limit ${budget})\n`,
  );
}
process.exit(costs.every(([, cost]) => cost <= budget) ? 0 : 1);
