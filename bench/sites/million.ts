import { setTimeout } from 'node:timers/promises';
import { zipSync } from 'fflate';
import { readConfig } from '../../server/config.ts';
import type { Database } from '../../server/database/database.ts';
import { owner } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open.ts';
import { siteClient, visitSite } from '../../server/testing/site-client.ts';
import { member } from '../backend/fill.ts';
import { startProduct } from '../backend/own.ts';
import { type Place, prepareInstance } from '../backend/prepare.ts';

const sizes = [1000, 100_000, 1_000_000];
const batch = 50_000;
/** Files that a manifest names, each of which other sites have as well, as copies of one template do. */
const files = 12;

/**
 * Sites of members, one each in twenty, with a deployment and its manifest. Without triggers, which count and announce: what is
 * asked afterwards does not depend on how the rows came to be.
 */
const fillSql = (from: number, to: number) => `
  set session_replication_role = replica;
  insert into auth.users (id, aud, role, email, created_at, raw_app_meta_data, raw_user_meta_data)
    select md5('account' || n)::uuid, 'authenticated', 'authenticated', 'member' || n || '@example.org', now() - interval '1 year', '{}', '{}'
    from generate_series(${Math.ceil(from / 20)}, ${Math.floor(to / 20)}) as n
    on conflict do nothing;
  insert into public.sites (id, user_id, name, live_deployment_id)
    select md5('site' || n)::uuid, md5('account' || n / 20)::uuid, 'member-site-' || n, md5('deployment' || n)::uuid
    from generate_series(${from}, ${to}) as n;
  insert into private.site_names (name, user_id, site_id)
    select 'member-site-' || n, md5('account' || n / 20)::uuid, md5('site' || n)::uuid
    from generate_series(${from}, ${to}) as n;
  insert into public.site_deployments (id, site_id, user_id, label, source, files, bytes, live_at)
    select md5('deployment' || n)::uuid, md5('site' || n)::uuid, md5('account' || n / 20)::uuid, left(md5('label' || n), 10), 'upload', ${files}, 120000, now()
    from generate_series(${from}, ${to}) as n;
  insert into private.site_manifests (deployment_id, user_id, manifest)
    select md5('deployment' || n)::uuid, md5('account' || n / 20)::uuid, json_build_object(
      'files', (select json_object_agg(case file when 1 then 'index.html' else 'assets/file-' || file || '.css' end,
        json_build_object('hash', encode(sha256((n % 1000 || '-' || file)::text::bytea), 'hex'), 'size', 10000, 'type', 'text/html; charset=utf-8'))
        from generate_series(1, ${files}) as file),
      'redirects', '[]'::json, 'headers', '[]'::json, 'forms', '[]'::json)
    from generate_series(${from}, ${to}) as n;
  set session_replication_role = origin;
`;

/** How long what is asked of sites takes as they become a million, and what they take of the disk. PostgreSQL only. */
export async function measureMillion(place: Place, say: (line: string) => void): Promise<void> {
  await prepareInstance(place);
  say('\nMembers’ sites on PostgreSQL, ms: the fastest tenth of 100 calls, one at a time\n');
  say(
    '| sites | a name that is not kept in memory | a name that there is not | own list of 20 | a publication | tables and indexes, MB |\n|---|---|---|---|---|---|',
  );
  let present = 0;
  for (const size of sizes) {
    const database = await openDatabase(readConfig({ ...place }));
    try {
      for (let from = present + 1; from <= size; from += batch) {
        await database.script(fillSql(from, Math.min(size, from + batch - 1)));
      }
      await database.script('vacuum analyze');
      present = size;
      const names = Array.from({ length: 100 }, (_, at) => `member-site-${1 + ((at * 7919) % size)}`);
      const find = (name: string) => one(database, 'select private.find_site($1)', [name]);
      const found = await fastest(names.map((name) => () => find(name)));
      const missed = await fastest(names.map((name) => () => find(`no-${name}`)));
      const listed = await fastest(
        names.map(
          (_, at) => () =>
            one(
              database,
              `select id from public.sites where user_id = md5('account' || $1)::uuid order by updated_at desc`,
              [at],
            ),
        ),
      );
      const { rows } = await database.run<{ mb: string }>(owner, {
        text: `select round(sum(pg_total_relation_size(oid)) / 1e6) as mb from pg_class where relname in
          ('sites', 'site_deployments', 'site_names', 'site_manifests') and relkind = 'r'`,
      });
      say(
        `| ${size.toLocaleString('en')} | ${found} | ${missed} | ${listed} | ${await publications(place)} | ${rows[0]?.mb} |`,
      );
    } finally {
      await database.close();
    }
  }
}

async function one(database: Database, text: string, values: unknown[]): Promise<void> {
  await database.run(owner, { text, values });
}

/** By the product itself: twenty publications of one small site. */
async function publications(place: Place): Promise<string> {
  const product = await startProduct(place);
  try {
    const client = await siteClient(product, member);
    const zip = (words: string) => zipSync({ 'index.html': Buffer.from(words) });
    const calls = Array.from({ length: 20 }, (_, at) => async () => {
      const answer = await client.publish('bench-site', zip(`version ${at}`));
      if (answer.status !== 201) throw new Error(await answer.text());
    });
    const time = await fastest(calls);
    while ((await visitSite(product, 'bench-site')).body !== 'version 19') await setTimeout(10);
    return time;
  } finally {
    await product.stop();
  }
}

async function fastest(calls: (() => Promise<void>)[]): Promise<string> {
  const times: number[] = [];
  for (const call of calls) {
    const began = performance.now();
    await call();
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return (times[Math.floor(times.length / 10)] ?? 0).toFixed(2);
}
