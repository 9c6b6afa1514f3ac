import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type NameServer, startNameServer } from '../../testing/name-server.ts';
import type { TestUser } from '../../testing/server.ts';
import { type SiteServer, startSiteServer } from './testing/site-server.ts';

let names: NameServer;
let site: SiteServer;
let ada: TestUser;
let bea: TestUser;
let domain: string;
let mine: string;
let count = 0;
beforeAll(async () => {
  names = await startNameServer();
  site = await startSiteServer({ dnsServers: [names.address] });
});
afterAll(async () => {
  await site.close();
  await names.close();
});
beforeEach(async () => {
  [ada, bea] = [await site.server.user(), await site.server.user()];
  count += 1;
  domain = `tea-${count}.example.org`;
  mine = (await site.publish(ada, `tea-${count}`, { 'index.html': 'Tea' })).body.site.id;
});

type Asked = {
  id: string;
  record: { name: string; value: string };
  proved_at: string | null;
  fault: string | null;
};

const add = (to = mine, as = ada, given = domain) =>
  site.ask('POST', `/${to}/domains`, as, { domain: given });
const asked = async (to = mine, as = ada) => (await add(to, as)).body.domain as Asked;
const look = async ({ id }: Asked, to = mine, as = ada) =>
  (await site.ask('POST', `/${to}/domains/${id}/look`, as)).body.domain as Asked;
const list = async (to = mine, as = ada) =>
  (await site.ask('GET', `/${to}/domains`, as)).body.domains as Asked[];
const found = async () => {
  const answer = await site.sites.addresses.find(domain);
  return answer.kind === 'deployment' ? answer.site.name : answer.kind;
};
const publish = (...records: Asked[]) =>
  names.records.set(`_plinth.${domain}`, ['unrelated', ...records.map(({ record }) => record.value)]);
const proved = async () => {
  const one = await asked();
  publish(one);
  expect((await look(one)).proved_at).not.toBeNull();
  await expect.poll(found).toBe(`tea-${count}`);
  return one;
};
/** As if the last look had been so many hours ago. */
const later = (hours: number) =>
  site.rows(
    `update public.site_domains set missing_since = missing_since - make_interval(hours => $2),
      next_look_at = now() where domain = $1`,
    domain,
    hours,
  );

describe('a domain', () => {
  it('is asked for, proved by its record, and shows the site from then on', async () => {
    const { status, body } = await add(mine, ada, `https://${domain.toUpperCase()}/`);
    expect([status, body.domain]).toMatchObject([
      201,
      {
        domain,
        record: {
          name: `_plinth.${domain}`,
          value: expect.stringMatching(new RegExp(`^site=tea-${count}-[0-9a-f]{32}$`)),
        },
        proved_at: null,
        fault: null,
      },
    ]);
    expect(site.sites.addresses.ownsDomain(domain)).toBe(false);
    expect(await look(body.domain)).toMatchObject({ proved_at: null, fault: 'missing' });
    names.records.set(`_plinth.${domain}`, ['site=somebody-else']);
    expect(await look(body.domain)).toMatchObject({ proved_at: null, fault: 'different' });
    publish(body.domain);
    expect(await look(body.domain)).toMatchObject({ proved_at: expect.any(String), fault: null });
    await expect.poll(found).toBe(`tea-${count}`);
    expect(site.sites.addresses.ownsDomain(domain)).toBe(true);
  });

  it('goes with the site when it is renamed, unpublished, taken down and deleted', async () => {
    const one = await proved();
    await site.ask('PATCH', `/${mine}`, ada, { name: `coffee-${count}` });
    await expect.poll(found).toBe(`coffee-${count}`);
    // The record stays as it was.
    expect((await look(one)).proved_at).not.toBeNull();
    await site.ask('PUT', `/${mine}/live`, ada, { deployment_id: null });
    await expect.poll(found).toBe('nothing-live');
    await site.rows(
      `update public.sites set taken_down_at = now(), take_down_reason = 'x' where id = $1`,
      mine,
    );
    await expect.poll(found).toBe('taken-down');
    // Not the main site in its place.
    expect(site.sites.addresses.ownsDomain(domain)).toBe(true);
    await site.ask('DELETE', `/${mine}`, ada);
    await expect.poll(() => site.sites.addresses.ownsDomain(domain)).toBe(false);
  });

  it('is what search engines list in place of the site’s own name', async () => {
    await site.rows(`update auth.users set created_at = now() - interval '8 days' where id = $1`, ada.id);
    await proved();
    const indexed = async (host: string) => {
      const answer = await site.sites.addresses.find(host);
      return answer.kind === 'deployment' && answer.site.indexed;
    };
    await expect.poll(() => indexed(`tea-${count}.localhost`)).toBe(false);
    expect(await indexed(domain)).toBe(true);
  });

  it('is removed by its owner, and shows nothing from then on', async () => {
    const { id } = await proved();
    expect((await site.ask('DELETE', `/${mine}/domains/${id}`, bea)).status).toBe(404);
    expect((await site.ask('DELETE', `/${mine}/domains/${id}`, ada)).status).toBe(204);
    await expect.poll(() => site.sites.addresses.ownsDomain(domain)).toBe(false);
    expect(await list()).toEqual([]);
  });

  it('is nobody’s but its owner’s to see and to ask for', async () => {
    const one = await asked();
    expect((await site.ask('GET', `/${mine}/domains`, bea)).body.code).toBe('site_not_found');
    expect((await add(mine, bea)).body.code).toBe('site_not_found');
    expect((await site.ask('POST', `/${mine}/domains/${one.id}/look`, bea)).body.code).toBe(
      'domain_not_found',
    );
    expect((await bea.client.from('site_domains').select('record')).data).toEqual([]);
    expect((await site.server.visitor().from('site_domains').select('record')).error?.code).toBe('42501');
  });

  it('is refused with words for its field, and at most five are asked for', async () => {
    const refused = await add(mine, ada, 'admin.localhost');
    expect([refused.status, refused.body.code, refused.body.errors.domain]).toEqual([
      400,
      'domain_refused',
      'This domain belongs to this server. Enter one that is yours.',
    ]);
    await add();
    expect((await add()).body.code).toBe('domain_asked');
    for (const label of ['a', 'b', 'c', 'd'])
      expect((await add(mine, ada, `${label}.${domain}`)).status).toBe(201);
    expect((await add(mine, ada, `e.${domain}`)).body.code).toBe('domains_full');
  });
});

describe('a record', () => {
  it('that is gone for three days loses the domain, with words and a mail; one that comes back in time does not', async () => {
    const one = await proved();
    names.records.delete(`_plinth.${domain}`);
    expect(await look(one)).toMatchObject({ proved_at: expect.any(String), fault: 'missing' });
    await later(71);
    expect(await look(one)).toMatchObject({ proved_at: expect.any(String), fault: 'missing' });
    publish(one);
    expect(await look(one)).toMatchObject({
      proved_at: expect.any(String),
      missing_since: null,
      fault: null,
    });
    names.records.set(`_plinth.${domain}`, []);
    await look(one);
    await later(73);
    expect(await look(one)).toMatchObject({ proved_at: null, fault: 'lost' });
    await expect.poll(() => site.sites.addresses.ownsDomain(domain)).toBe(false);
    expect(
      await site.rows('select decision, reason from public.site_notices where site_id = $1', mine),
    ).toEqual([{ decision: 'domain_lost', reason: domain }]);
    // It says why until it is proved again.
    expect(await look(one)).toMatchObject({ fault: 'lost' });
    publish(one);
    expect((await look(one)).proved_at).not.toBeNull();
  });

  it('that no name server tells about neither proves nor loses a domain', async () => {
    const one = await proved();
    names.silence(true);
    try {
      expect(await look(one)).toMatchObject({
        proved_at: expect.any(String),
        missing_since: null,
        fault: 'unreachable',
      });
    } finally {
      names.silence(false);
    }
  });

  it('is looked at by itself when it is due', async () => {
    const one = await asked();
    publish(one);
    await later(0);
    site.sites.domainLooks.start();
    await expect.poll(async () => (await list())[0]?.proved_at).not.toBeNull();
    await site.sites.domainLooks.stop();
    const [{ hours } = { hours: 0 }] = await site.rows<{ hours: number }>(
      `select round(extract(epoch from next_look_at - now()) / 3600)::integer as hours from public.site_domains where id = $1`,
      one.id,
    );
    expect(hours).toBe(24);
  });

  it('of two who ask, moves the domain to who proves it once the other’s is gone', async () => {
    const first = await proved();
    const hers = (await site.publish(bea, `cake-${count}`, { 'index.html': 'Cake' })).body.site.id as string;
    const second = await asked(hers, bea);
    expect(second.record.value).not.toBe(first.record.value);
    // The record of the other proves nothing for this one.
    expect(await look(second, hers, bea)).toMatchObject({ proved_at: null, fault: 'different' });
    publish(first, second);
    expect(await look(second, hers, bea)).toMatchObject({ proved_at: null, fault: 'held' });
    expect(await found()).toBe(`tea-${count}`);
    publish(second);
    expect((await look(second, hers, bea)).proved_at).not.toBeNull();
    await expect.poll(found).toBe(`cake-${count}`);
    expect(await list()).toMatchObject([{ proved_at: null, fault: 'taken_over' }]);
    expect(await look(first)).toMatchObject({ proved_at: null, fault: 'taken_over' });
    expect(await found()).toBe(`cake-${count}`);
  });

  it('is looked at by both at once, and one has the domain', async () => {
    const hers = (await site.publish(bea, `cake-${count}`, { 'index.html': 'Cake' })).body.site.id as string;
    const [first, second] = [await asked(), await asked(hers, bea)];
    publish(first, second);
    const looks = await Promise.all([look(first), look(second, hers, bea)]);
    expect(looks.filter(({ proved_at }) => proved_at !== null)).toHaveLength(1);
    expect(looks.filter(({ fault }) => fault === 'held')).toHaveLength(1);
  });
});

it('a suspended account’s site is taken down under its domain as well', async () => {
  await proved();
  await site.rows(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, ada.id);
  await expect.poll(found).toBe('taken-down');
});
