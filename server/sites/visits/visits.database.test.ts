import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseError, owner } from '../../database/database.ts';
import { insertRow } from '../../database/test-rows.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/server.ts';
import { mostNames } from './counters.ts';
import { countVisits, purgeVisits, type VisitCounts } from './visits.ts';

let server: TestServer;
let ada: TestUser;
const siteId = randomUUID();
let counts: VisitCounts;
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const host = 'tea.localhost';

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.user();
  await insertRow(server.services.database, owner, 'public.sites', {
    id: siteId,
    user_id: ada.id,
    name: 'tea',
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  counts = countVisits(server.services);
  await run('delete from public.site_visits');
});

const run = async <Row>(text: string, ...values: unknown[]) =>
  (await server.services.database.run<Row>(owner, { text, values })).rows;

/** A page that a browser opened, with other headers than that of a browser where some are given. */
function visit(path: string, headers: Record<string, string> = {}, from = counts, site = siteId) {
  const all: Record<string, string> = { 'user-agent': browser, ...headers };
  from.count({ siteId: site, path, host, header: (name) => all[name] });
}

type Visits = { kind: string; name: string; visits: number }[];
/** What the owner of the site reads. */
const kept = async (user = ada): Promise<Visits> => {
  const { data } = await user.client
    .from('site_visits')
    .select('kind, name, visits')
    .order('kind')
    .order('name')
    .throwOnError();
  return data as Visits;
};
const written = async () => {
  await counts.stop();
  return kept();
};

describe('visits', () => {
  it('are kept by page and by the host that led there, never by its path', async () => {
    visit('index.html');
    visit('index.html', { referer: 'https://search.example/find?q=my+name#a' });
    visit('menu/index.html', { referer: `http://${host}:3000/` });
    visit('index.html', { referer: 'https://ada:secret@search.example:8443/x' });
    expect(await written()).toEqual([
      { kind: 'page', name: 'index.html', visits: 3 },
      { kind: 'page', name: 'menu/index.html', visits: 1 },
      { kind: 'referrer', name: 'search.example', visits: 2 },
    ]);
    const rows = await run<Record<string, unknown>>('select * from public.site_visits');
    expect(Object.keys(rows[0] ?? {})).toEqual(['id', 'site_id', 'user_id', 'day', 'kind', 'name', 'visits']);
  });

  it.each([
    ['no address', 'about:blank'],
    ['an app', 'android-app://com.example/'],
    ['a script', 'javascript:alert(1)'],
    ['nonsense', '::::'],
    ['more than an address', `https://a.example/${'x'.repeat(5000)}`],
    ['a name longer than DNS has', `https://${'abcdefgh.'.repeat(40)}example/`],
  ])('have no referrer that is %s', async (_name, referer) => {
    visit('index.html', { referer });
    expect(await written()).toEqual([{ kind: 'page', name: 'index.html', visits: 1 }]);
  });

  it.each([
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    [
      'a browser that nobody sits at, as ours for photographs',
      {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/150.0 Safari/537.36',
      },
    ],
    ['a program without a name', { 'user-agent': '' }],
    ['a guess of the browser', { 'sec-purpose': 'prefetch;prerender' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a script of the page', { 'sec-fetch-dest': 'empty' }],
  ])('are not those of %s', async (_name, headers) => {
    visit('index.html', headers);
    expect(await written()).toEqual([]);
  });

  it('of several servers add up', async () => {
    const other = countVisits(server.services);
    for (let time = 0; time < 10; time += 1) {
      visit('index.html');
      visit('index.html', { referer: 'https://search.example/' }, other);
    }
    await Promise.all([counts.stop(), other.stop()]);
    visit('index.html');
    expect(await written()).toEqual([
      { kind: 'page', name: 'index.html', visits: 21 },
      { kind: 'referrer', name: 'search.example', visits: 10 },
    ]);
  });

  it('with any number of made-up referrers are a bounded number of rows, whichever server counts them', async () => {
    for (const part of ['a', 'b', 'c']) {
      const one = countVisits(server.services);
      for (let number = 0; number < 5000; number += 1)
        visit('index.html', { referer: `https://${part}${number}.example/` }, one);
      await one.stop();
    }
    const rows = await kept();
    expect(rows).toHaveLength(1 + mostNames.referrer + 1);
    const sum = (kind: string) =>
      rows.filter((row) => row.kind === kind).reduce((total, { visits }) => total + visits, 0);
    expect([sum('page'), sum('referrer')]).toEqual([15_000, 15_000]);
    // Names that are there go on being counted.
    const known = rows.find(({ name }) => name !== '' && name !== 'index.html');
    visit('index.html', { referer: `https://${known?.name}/` });
    const after = await written();
    expect(after.find(({ name }) => name === known?.name)?.visits).toBe((known?.visits ?? 0) + 1);
  });

  it('of a site with more pages than are listed are summed up', async () => {
    for (let number = 0; number < mostNames.page + 50; number += 1) visit(`page-${number}.html`);
    const rows = await written();
    expect(rows).toHaveLength(mostNames.page + 1);
    expect(rows.find(({ name }) => name === '')?.visits).toBe(50);
  });

  it('of a site that is deleted meanwhile hold nothing up', async () => {
    visit('index.html');
    visit('index.html', {}, counts, randomUUID());
    expect(await written()).toEqual([{ kind: 'page', name: 'index.html', visits: 1 }]);
  });

  it('of many sites at once are bounded in memory, and written in pieces', async () => {
    for (let number = 0; number < 60_000; number += 1)
      visit('index.html', {}, counts, `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`);
    visit('index.html');
    expect(counts.waiting(siteId)).toEqual([]);
    expect(await written()).toEqual([]);
    visit('index.html');
    expect(await written()).toEqual([{ kind: 'page', name: 'index.html', visits: 1 }]);
  });

  it('wait for a database that does not answer, and are shown meanwhile', async () => {
    let broken = true;
    const failing = {
      log: { ...server.services.log, error: () => {} },
      database: {
        ...server.services.database,
        run: (async (...call: Parameters<typeof server.services.database.run>) => {
          if (broken) throw new Error('The connection was lost.') as DatabaseError;
          return server.services.database.run(...call);
        }) as typeof server.services.database.run,
      },
    };
    counts = countVisits(failing);
    visit('index.html');
    await counts.stop();
    expect(await kept()).toEqual([]);
    expect(counts.waiting(siteId)).toMatchObject([{ kind: 'page', name: 'index.html', visits: 1 }]);
    broken = false;
    expect(await written()).toEqual([{ kind: 'page', name: 'index.html', visits: 1 }]);
    expect(counts.waiting(siteId)).toEqual([]);
  });

  it('whose answer is lost are counted once', async () => {
    let losing = true;
    counts = countVisits({
      log: { ...server.services.log, error: () => {} },
      database: {
        ...server.services.database,
        run: (async (...call: Parameters<typeof server.services.database.run>) => {
          const answer = await server.services.database.run(...call);
          if (losing) throw new Error('The connection was lost.') as DatabaseError;
          return answer;
        }) as typeof server.services.database.run,
      },
    });
    // More than one statement takes.
    for (let number = 0; number < mostNames.page; number += 1) visit(`page-${number}.html`);
    for (const other of [randomUUID(), randomUUID()])
      for (let number = 0; number < mostNames.page; number += 1)
        visit(`page-${number}.html`, {}, counts, other);
    await counts.stop();
    await counts.stop();
    // What comes meanwhile is neither lost nor mixed with what is sent again.
    visit('page-0.html');
    visit('index.html');
    await counts.stop();
    losing = false;
    const rows = await written();
    expect(rows.reduce((sum, { visits }) => sum + visits, 0)).toBe(mostNames.page + 2);
    expect(rows.find(({ name }) => name === 'page-0.html')?.visits).toBe(2);
    expect(await written()).toEqual(rows);
    expect(counts.waiting(siteId)).toEqual([]);
  });

  it('leave the numbers of their statements behind for a week', async () => {
    visit('index.html');
    await written();
    const age = `update private.site_visit_batches set written_at = now() - $1::interval`;
    const left = () => run('select from private.site_visit_batches');
    await run(age, '6 days 23 hours');
    await purgeVisits(server.services.database);
    expect(await left()).not.toHaveLength(0);
    await run(age, '7 days 1 hour');
    await purgeVisits(server.services.database);
    expect(await left()).toEqual([]);
  });

  it('are read by the owner of the site alone', async () => {
    visit('index.html');
    expect(await written()).toHaveLength(1);
    const eve = await server.user();
    expect(await kept(eve)).toEqual([]);
    const read = async (user: TestUser) =>
      (await user.client.rpc('read_site_visits', { site: siteId, since: '2020-01-01' }).throwOnError()).data;
    expect(await read(eve)).toBeNull();
    expect(await read(ada)).toMatchObject({ pages: [{ name: 'index.html', visits: 1 }], referrers: [] });
    const anonymous = await server.visitor().rpc('read_site_visits', { site: siteId, since: '2020-01-01' });
    expect(anonymous.error?.code).toBe('42501');
  });

  it('are kept for thirteen months', async () => {
    const add = (ago: string) =>
      run(
        `insert into public.site_visits (site_id, user_id, day, kind, name, visits)
          values ($1, $2, ((now() at time zone 'UTC')::date - $3::interval)::date, 'page', $4, 1)`,
        siteId,
        ada.id,
        ago,
        ago,
      );
    for (const ago of ['0 days', '13 months', '13 months 1 day', '3 years']) await add(ago);
    expect(await purgeVisits(server.services.database)).toBe(2);
    expect((await kept()).map(({ name }) => name)).toEqual(['0 days', '13 months']);
  });
});
