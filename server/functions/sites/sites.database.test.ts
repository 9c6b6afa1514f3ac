import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestUser } from '../../testing/server.ts';
import { type SiteServer, startSiteServer } from './testing/site-server.ts';

let site: SiteServer;
let ada: TestUser;
let bea: TestUser;
let name: string;
let count = 0;
beforeAll(async () => {
  site = await startSiteServer();
});
afterAll(() => site.close());
beforeEach(async () => {
  [ada, bea] = [await site.server.user(), await site.server.user()];
  count += 1;
  name = `garden-${count}`;
});

const first = async (words = 'First', as = ada, at = name) =>
  (await site.publish(as, at, { 'index.html': words })).body.site.id as string;
const again = (id: string, words: string, as = ada) =>
  site.publish(as, `/${id}/deployments`, { 'index.html': words });
const deployments = async (id: string, as = ada) =>
  (await site.ask('GET', `/${id}/deployments`, as)).body.deployments as Record<string, string>[];
const live = (id: string, deployment_id: string | null, as = ada) =>
  site.ask('PUT', `/${id}/live`, as, { deployment_id });

describe('of the deployments of a site', () => {
  it('the last one is live, and an earlier one can be made live again', async () => {
    const id = await first();
    expect((await again(id, 'Second')).status).toBe(201);
    expect(await site.visit(name)).toBe('Second');
    const [second, initial] = await deployments(id);
    expect([second?.is_live, initial?.is_live]).toEqual([true, false]);
    expect((await live(id, initial?.id ?? '')).status).toBe(200);
    await expect.poll(() => site.visit(name)).toBe('First');
    expect((await deployments(id)).map(({ is_live }) => is_live)).toEqual([false, true]);
  });

  it('each has a preview of its own', async () => {
    const id = await first();
    await again(id, 'Second');
    const labels = (await deployments(id)).map(({ label }) => `${label}--${name}`);
    expect(await Promise.all(labels.map((label) => site.visit(label)))).toEqual(['Second', 'First']);
    expect(await site.visit(`aaaaaaaaaa--${name}`)).toBe('unknown');
  });

  it('the last ten and the live one are kept', async () => {
    const id = await first('Number 1');
    for (let number = 2; number <= 12; number += 1) await again(id, `Number ${number}`);
    const kept = await deployments(id);
    expect(kept).toHaveLength(10);
    await live(id, kept.at(-1)?.id ?? '');
    await expect.poll(() => site.visit(name)).toBe('Number 3');
    const [{ count: manifests }] = (await site.rows<{ count: number }>(
      `select count(*)::integer as count from private.site_manifests where user_id = $1`,
      ada.id,
    )) as [{ count: number }];
    expect(manifests).toBe(10);
  });

  it('none is live when it has been unpublished, and then any can be again', async () => {
    const id = await first();
    expect((await live(id, null)).status).toBe(200);
    await expect.poll(() => site.visit(name)).toBe('nothing-live');
    const [one] = await deployments(id);
    await live(id, one?.id ?? '');
    await expect.poll(() => site.visit(name)).toBe('First');
  });
});

describe('a name', () => {
  it('that was changed leads to the new one, and stays its owner’s', async () => {
    const id = await first();
    expect((await site.ask('PATCH', `/${id}`, ada, { name: `${name}-new` })).status).toBe(200);
    await expect.poll(() => site.visit(name)).toBe(`moved to ${name}-new`);
    expect(await site.visit(`${name}-new`)).toBe('First');
    expect((await site.publish(bea, name, { 'index.html': 'x' })).body.code).toBe('site_name_taken');
    expect((await site.publish(ada, name, { 'index.html': 'x' })).body.code).toBe('own_site_name');
    await site.ask('PATCH', `/${id}`, ada, { name });
    await expect.poll(() => site.visit(`${name}-new`)).toBe(`moved to ${name}`);
  });

  it('of a deleted site leads nowhere, and can be used again by its owner alone', async () => {
    const id = await first();
    expect((await site.ask('DELETE', `/${id}`, ada)).status).toBe(204);
    await expect.poll(() => site.visit(name)).toBe('unknown');
    expect((await site.publish(bea, name, { 'index.html': 'Bea' })).status).toBe(409);
    expect((await site.publish(ada, name, { 'index.html': 'Back' })).status).toBe(201);
    await expect.poll(() => site.visit(name)).toBe('Back');
  });

  it('that two ask for at once is given to one', async () => {
    const answers = await Promise.all(
      [ada, bea].map((as) => site.publish(as, name, { 'index.html': as.id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const winner = answers[0]?.status === 201 ? ada : bea;
    expect(await site.visit(name)).toBe(winner.id);
  });

  it('that no site can have is refused with the reason for its field', async () => {
    for (const [given, words] of Object.entries({
      admin: 'reserved',
      'a--b': 'two hyphens',
      Ab: '3 to 40',
    })) {
      const { status, body } = await site.publish(ada, given, { 'index.html': 'x' });
      expect([status, body.errors.name]).toEqual([400, expect.stringContaining(words)]);
    }
  });
});

describe('a site', () => {
  it('is nobody’s but its owner’s to see, to change and to delete', async () => {
    const id = await first();
    const [one] = await deployments(id);
    expect((await site.ask('GET', '', bea)).body.sites).toEqual([]);
    for (const list of ['deployments', 'checks', 'domains', 'visits'])
      expect((await site.ask('GET', `/${id}/${list}`, bea)).body.code, list).toBe('site_not_found');
    const tries = [
      again(id, 'Stolen', bea),
      live(id, one?.id ?? '', bea),
      live(id, null, bea),
      site.ask('PATCH', `/${id}`, bea, { name: `${name}-x` }),
      site.ask('PATCH', `/${id}`, bea, { open_connections: true }),
      site.ask('DELETE', `/${id}`, bea),
    ];
    expect((await Promise.all(tries)).map(({ body }) => body.code)).toEqual(
      tries.map(() => 'site_not_found'),
    );
    expect(await site.visit(name)).toBe('First');
  });

  it('does not take a deployment of another site', async () => {
    const [mine, hers] = [await first(), await first('Bea', bea, `${name}-bea`)];
    const [theirs] = await deployments(hers, bea);
    expect((await live(mine, theirs?.id ?? '')).status).toBe(404);
    expect(await site.visit(name)).toBe('First');
  });

  it('of a suspended member is taken down at once, and nothing is published', async () => {
    const id = await first();
    expect(await site.visit(name)).toBe('First');
    const ban = (until: string) =>
      site.rows(`update auth.users set banned_until = ${until} where id = $1`, ada.id);
    await ban(`now() + interval '1 day'`);
    await expect.poll(() => site.visit(name)).toBe('taken-down');
    const { rows } = {
      rows: await site.rows<{ answer: unknown }>(
        `select private.publish_site($1, $2, '{}') as answer`,
        ada.id,
        id,
      ),
    };
    expect(rows[0]?.answer).toEqual({ refused: 'suspended' });
    await ban('null');
    await expect.poll(() => site.visit(name)).toBe('First');
  });

  it('goes with its account, and so does what is counted of it', async () => {
    await first();
    await site.rows('select public.delete_account($1)', ada.id);
    await expect.poll(() => site.visit(name)).toBe('unknown');
    for (const table of ['account_usage', 'site_blob_uses', 'site_manifests', 'site_names'])
      expect(await site.rows(`select from private.${table} where user_id = $1`, ada.id)).toEqual([]);
  });

  it('is not listed by search engines in its owner’s first week', async () => {
    await first();
    const indexed = async () => {
      const found = await site.sites.addresses.find(`${name}.localhost`);
      return found.kind === 'deployment' && found.site.indexed;
    };
    expect(await indexed()).toBe(false);
    await site.rows(`update auth.users set created_at = now() - interval '8 days' where id = $1`, ada.id);
    const [one] = (await site.ask('GET', '', ada)).body.sites;
    await site.ask('PATCH', `/${one.id}`, ada, { open_connections: true });
    await expect.poll(indexed).toBe(true);
  });
});

it('what an account has no room for is refused in the words of its quota', async () => {
  const full = await startSiteServer({
    quotas: { ...site.server.services.config.quotas, sites: 1, siteBytes: 10 },
  });
  try {
    const eve = await full.server.user();
    const large = await full.publish(eve, 'large', { 'index.html': 'x'.repeat(11) });
    expect([large.status, large.body.message]).toEqual([
      413,
      'Your storage for sites is full: 0 bytes of 10 bytes are used, and this needs 11 bytes more. Delete sites that you no longer need, then try again.',
    ]);
    expect((await full.publish(eve, 'small', { 'index.html': 'x' })).status).toBe(201);
    const more = await full.publish(eve, 'more', { 'index.html': 'x' });
    expect(more.body.message).toContain('Your account has 1 of at most 1 sites, and this would add 1.');
    expect(await full.visit('more')).toBe('unknown');
  } finally {
    await full.close();
  }
});
