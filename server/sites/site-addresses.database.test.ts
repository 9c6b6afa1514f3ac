import { afterAll, beforeAll, expect, it } from 'vitest';
import { owner } from '../database/database.ts';
import type { Services } from '../services.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { SiteAddresses } from './site-addresses.ts';

const count = 3000;
let server: TestServer;
let account: string;
beforeAll(async () => {
  server = await startTestServer();
  account = (await server.user()).id;
  // A site that has had many names: an account has few sites.
  // A site that has had many names: an account has few sites.
  await run(`insert into public.sites (user_id, name) values ($1, 'tea')`, account);
  await run(
    `insert into private.site_names (name, user_id, site_id)
      select 'tea-' || n, site.user_id, site.id from public.sites as site, generate_series(1, $1::integer) as n`,
    count,
  );
  await run(
    `insert into private.barred_site_names (name) select 'bad-' || n from generate_series(1, 50) as n`,
  );
});
afterAll(() => server.close());

const run = (text: string, ...values: unknown[]) =>
  server.services.database.run(owner, { text, values }).then(({ rows }) => rows);

/** The services with a count of the questions to the database, and something that happens meanwhile. */
function counting(meanwhile: (asked: number) => void = () => {}): {
  services: Services;
  asked: () => number;
} {
  let asked = 0;
  const { database } = server.services;
  const counted = {
    ...database,
    run: ((...call: Parameters<typeof database.run>) => {
      asked += 1;
      meanwhile(asked);
      return database.run(...call);
    }) as typeof database.run,
  };
  return { services: { ...server.services, database: counted }, asked: () => asked };
}

/** Of these names, those that would be looked up, once no question about unknown ones is left. */
async function known(addresses: SiteAddresses, names: string[]): Promise<string[]> {
  const found: string[] = [];
  for (let spare = 0; spare < 100; spare += 1) await addresses.mayKnow(`spare-${spare}`);
  for (const name of names) if (await addresses.mayKnow(name)) found.push(name);
  return found;
}

it('knows all names, which it has read in pages, in few bytes, and asks nothing about others', async () => {
  const { services, asked } = counting();
  // Room for 500 at first, so that it has to grow while it reads.
  const addresses = new SiteAddresses(services, { bytes: 1000, mostBytes: 16_000, pageSize: 100 });
  await addresses.refresh();
  const names = Array.from({ length: count }, (_, number) => `tea-${number + 1}`);
  expect(await known(addresses, [...names, 'bad-7'])).toHaveLength(count + 1);
  const before = asked();
  const others = await known(
    addresses,
    names.map((name) => `no-${name}`),
  );
  // Some are spared in each second, and one in a thousand is taken for one that is there.
  expect(others.length).toBeLessThan(count / 4);
  expect(asked() - before).toBeLessThanOrEqual(1);
});

it('reads what has come since, and hears of what comes while it grows', async () => {
  // It has grown three times by then, and reads the last pages into what takes the place of the first filter.
  const { services } = counting((asked) => {
    if (asked === 60) addresses.changed(['announced']);
  });
  const addresses = new SiteAddresses(services, { bytes: 1000, mostBytes: 16_000, pageSize: 100 });
  await addresses.refresh();
  expect(await known(addresses, ['announced'])).toEqual(['announced']);
  await run(
    `with made as (insert into public.sites (user_id, name) values ($1, 'late') returning id)
    insert into private.site_names (name, user_id, site_id) select 'late', $1, id from made`,
    account,
  );
  await addresses.refresh();
  expect(await known(addresses, ['late'])).toEqual(['late']);
});
