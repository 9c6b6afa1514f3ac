import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestUser } from '../../testing/server.ts';
import { type SiteServer, startSiteServer } from './testing/site-server.ts';

let site: SiteServer;
let ada: TestUser;
let id: string;
beforeAll(async () => {
  site = await startSiteServer();
  ada = await site.server.user();
  id = (await site.publish(ada, 'tea-room', { 'index.html': 'Tea' })).body.site.id;
});
afterAll(() => site.close());

const today = () => new Date().toISOString().slice(0, 10);
function visit(path: string, referer?: string) {
  const headers: Record<string, string | undefined> = { 'user-agent': 'Firefox', referer };
  site.sites.visits.count({ siteId: id, path, host: 'tea-room.localhost', header: (name) => headers[name] });
}
const read = async (as: TestUser | null = ada) => (await site.ask('GET', `/${id}/visits`, as)).body;

it('visits are read by day, page and host: those that are kept, with those that are not written yet', async () => {
  await site.rows(
    `insert into public.site_visits (site_id, user_id, day, kind, name, visits) values
      ($1, $2, $3::date - 29, 'page', 'index.html', 5), ($1, $2, $3::date - 30, 'page', 'old.html', 7),
      ($1, $2, $3::date, 'page', '', 3)`,
    id,
    ada.id,
    today(),
  );
  visit('index.html', 'https://search.example/find');
  visit('menu.html');
  const { days, pages, referrers } = await read();
  expect(days).toHaveLength(30);
  expect([days[0].visits, days[1].visits, days[29]]).toEqual([5, 0, { day: today(), visits: 5 }]);
  // What has no name comes last.
  expect(pages).toEqual([
    { name: 'index.html', visits: 6 },
    { name: 'menu.html', visits: 1 },
    { name: '', visits: 3 },
  ]);
  expect(referrers).toEqual([{ name: 'search.example', visits: 1 }]);
  await site.sites.visits.stop();
  expect(await read()).toEqual({ days, pages, referrers });
});

it('nobody else reads them, and nothing is told of what this process has counted', async () => {
  visit('index.html');
  const eve = await site.server.user();
  expect((await read(eve)).code).toBe('site_not_found');
  expect((await site.ask('GET', `/${id}/visits`, null)).status).toBe(401);
});
