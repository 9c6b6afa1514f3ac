import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSiteNotices } from '../../sites/notices.ts';
import type { TestUser } from '../../testing/server.ts';
import { type OpenContext, openFunctionContext } from '../kit/context.ts';
import { type SiteServer, startSiteServer } from './testing/site-server.ts';

let site: SiteServer;
let ada: TestUser;
let operator: SupabaseClient;
let name: string;
let count = 0;
beforeAll(async () => {
  site = await startSiteServer();
});
afterAll(() => site.close());
beforeEach(async () => {
  ada = await site.server.user();
  const { id, client } = await site.server.user();
  await site.rows(
    `update auth.users set raw_app_meta_data = raw_app_meta_data || '{"operator": true}' where id = $1`,
    id,
  );
  operator = client;
  count += 1;
  name = `tea-room-${count}`;
});

const first = async () => (await site.publish(ada, name, { 'index.html': 'First' })).body.site.id as string;
const takeDown = (id: string, reason = 'It sells <what> it has not.') =>
  operator.rpc('take_site_down', { site: id, reason });
const deployments = async (id: string) =>
  (await site.ask('GET', `/${id}/deployments`, ada)).body.deployments as Record<string, string>[];
const listed = async (view = '', words = '') =>
  ((await operator.rpc('list_sites', { words, view })).data ?? []) as Record<string, unknown>[];
const rowOf = async (id: string, view = '') => (await listed(view)).find((row) => row.id === id);

describe('a site that is taken down', () => {
  it('is shown nowhere: at its name, former names and previews, and comes back as it was', async () => {
    const id = await first();
    await site.ask('PATCH', `/${id}`, ada, { name: `${name}-new` });
    const [{ label = '' } = {}] = await deployments(id);
    const places = [name, `${name}-new`, `${label}--${name}-new`];
    await expect
      .poll(() => Promise.all(places.map((one) => site.visit(one))))
      .toEqual([`moved to ${name}-new`, 'First', 'First']);
    expect((await takeDown(id)).error).toBeNull();
    for (const place of places) await expect.poll(() => site.visit(place)).toBe('taken-down');
    expect((await operator.rpc('put_site_back', { site: id })).error).toBeNull();
    await expect.poll(() => site.visit(`${label}--${name}-new`)).toBe('First');
    expect(await site.visit(`${name}-new`)).toBe('First');
  });

  it('tells its owner why, and takes nothing that would show it or something else under its name', async () => {
    const id = await first();
    const [one] = await deployments(id);
    await site.ask('PUT', `/${id}/live`, ada, { deployment_id: null });
    await takeDown(id);
    const [mine] = (await site.ask('GET', '', ada)).body.sites;
    expect(mine).toMatchObject({
      take_down_reason: 'It sells <what> it has not.',
      taken_down_at: expect.any(String),
    });
    const tries = [
      site.publish(ada, `/${id}/deployments`, { 'index.html': 'Again' }),
      site.ask('PUT', `/${id}/live`, ada, { deployment_id: one?.id }),
      site.ask('PATCH', `/${id}`, ada, { name: `${name}-x` }),
    ];
    expect((await Promise.all(tries)).map(({ status, body }) => [status, body.code])).toEqual(
      tries.map(() => [403, 'site_taken_down']),
    );
    expect((await site.publish(ada, name, { 'index.html': 'x' })).body.code).toBe('own_site_name');
    expect(await deployments(id)).toHaveLength(1);
  });

  it('can be deleted, and then nobody publishes under any of its names, whoever asks', async () => {
    const id = await first();
    await site.ask('PATCH', `/${id}`, ada, { name: `${name}-new` });
    await takeDown(id);
    expect((await site.ask('DELETE', `/${id}`, ada)).status).toBe(204);
    const bea = await site.server.user();
    for (const taken of [name, `${name}-new`]) {
      await expect.poll(() => site.visit(taken)).toBe('taken-down');
      for (const as of [ada, bea])
        expect((await site.publish(as, taken, { 'index.html': 'x' })).body.code).toBe('site_name_barred');
    }
    // The account goes, and its names stay barred.
    await site.rows('select public.delete_account($1)', ada.id);
    expect((await site.publish(bea, name, { 'index.html': 'x' })).body.code).toBe('site_name_barred');
    expect(await site.visit(name)).toBe('taken-down');
  });

  it('is told to its owner by mail, once, and so is its return', async () => {
    const context = (await openFunctionContext(
      site.server.services.config,
      site.server.services,
      fetch,
    )) as OpenContext;
    const notices = openSiteNotices(context);
    const id = await first();
    await takeDown(id);
    expect((await takeDown(id)).error?.message).toContain('taken down already');
    notices.start();
    const mine = () => site.server.mails.filter(({ to }) => to === ada.email);
    await expect.poll(() => mine().map(({ subject }) => subject)).toContain(`Taken down: ${name}`);
    const mail = mine().find(({ subject }) => subject === `Taken down: ${name}`);
    expect(mail?.text).toContain('> It sells <what> it has not.');
    expect(mail?.html).toContain('It sells &lt;what&gt; it has not.');
    await expect
      .poll(() => site.rows('select from public.site_notices where delivered_at is null'))
      .toEqual([]);
    await operator.rpc('put_site_back', { site: id });
    notices.wake();
    await expect.poll(() => mine().map(({ subject }) => subject)).toContain(`Back again: ${name}`);
    await notices.stop();
    // Taken back before anybody was told: nobody is.
    await takeDown(id);
    await operator.rpc('put_site_back', { site: id });
    expect(await site.rows('select from public.site_notices where delivered_at is null')).toEqual([]);
  });
});

describe('the desk', () => {
  it('lists sites by what they need, and finds them by name, owner and id', async () => {
    const id = await first();
    expect(await rowOf(id)).toMatchObject({
      name,
      email: ada.email,
      files: 1,
      bytes: 5,
      open_reports: 0,
      is_indexed: false,
      live_since: expect.any(String),
    });
    for (const words of [name.toUpperCase(), ada.email, id])
      expect((await listed('', words)).map((row) => row.id)).toEqual([id]);
    expect(await listed('', 'nothing-of-the-kind')).toEqual([]);
    expect(await rowOf(id, 'new')).toBeDefined();
    expect(await rowOf(id, 'reported')).toBeUndefined();
    await site.rows(
      `insert into public.reports (subject_type, subject_id, reason, reporter) values ('site', $1, 'spam', $2)`,
      id,
      'a'.repeat(22),
    );
    expect(await rowOf(id, 'reported')).toMatchObject({ open_reports: 1 });
    await takeDown(id);
    expect(await rowOf(id, 'down')).toMatchObject({ take_down_reason: 'It sells <what> it has not.' });
    expect(await rowOf(id, 'new')).toBeUndefined();
  });

  it('shows what a browser found out about what is live, once it has looked', async () => {
    const id = await first();
    const unseen = { axe_faults: null, first_page_bytes: null, foreign_hosts: null, picture_key: null };
    expect(await rowOf(id)).toMatchObject(unseen);
    const key = crypto.randomUUID();
    await site.rows(
      `update public.site_checks as one
      set state = 'done', axe_faults = 2, bytes = 1400, foreign_hosts = '{fonts.example}', picture_key = $2
      from public.site_deployments as live where live.check_hash = one.hash and live.site_id = $1`,
      id,
      key,
    );
    const seen = {
      axe_faults: 2,
      first_page_bytes: 1400,
      foreign_hosts: ['fonts.example'],
      picture_key: key,
    };
    expect(await rowOf(id)).toMatchObject(seen);
    // What was taken down is still to be judged.
    await takeDown(id);
    expect(await rowOf(id, 'down')).toMatchObject(seen);
  });

  it('lets search engines list a new member’s site before a week is over', async () => {
    const id = await first();
    const indexed = async () => {
      const found = await site.sites.addresses.find(`${name}.localhost`);
      return found.kind === 'deployment' && found.site.indexed;
    };
    expect(await indexed()).toBe(false);
    expect((await operator.rpc('allow_site_indexing', { site: id })).error).toBeNull();
    await expect.poll(indexed).toBe(true);
    expect(await rowOf(id, 'new')).toBeUndefined();
  });

  it('notes what was done, and with which reason', async () => {
    const id = await first();
    await takeDown(id);
    await operator.rpc('put_site_back', { site: id });
    await operator.rpc('allow_site_indexing', { site: id });
    expect(
      await site.rows(
        'select action, subject_label, details from public.audit_log where subject_id = $1 order by id',
        id,
      ),
    ).toEqual([
      { action: 'took down', subject_label: name, details: { reason: 'It sells <what> it has not.' } },
      { action: 'put back', subject_label: name, details: {} },
      { action: 'allowed search engines for', subject_label: name, details: {} },
    ]);
  });

  it('needs a reason, and an operator', async () => {
    const id = await first();
    for (const reason of ['', '  \n ', 'x'.repeat(1001)])
      expect((await takeDown(id, reason)).error).not.toBeNull();
    const visitor = site.server.visitor();
    for (const client of [ada.client, visitor]) {
      for (const [call, given] of [
        ['take_site_down', { site: id, reason: 'x' }],
        ['put_site_back', { site: id }],
        ['allow_site_indexing', { site: id }],
      ] as const)
        expect((await client.rpc(call, given)).error).not.toBeNull();
      expect((await client.rpc('list_sites')).data ?? []).toEqual([]);
    }
    expect(await site.visit(name)).toBe('First');
  });
});

it('a site is found by its name to be reported, and no list of sites is', async () => {
  const id = await first();
  const visitor = site.server.visitor();
  const find = async (site_name: string) => (await visitor.rpc('find_published_site', { site_name })).data;
  expect(await find(name)).toEqual([{ id, name }]);
  expect(await find('%')).toEqual([]);
  expect((await visitor.from('sites').select('id')).error?.code).toBe('42501');
  await takeDown(id);
  expect(await find(name)).toEqual([]);
});

it('hosts that nobody has cost a few questions to the database, however many are asked for', async () => {
  const id = await first();
  const { database } = site.server.services;
  let questions = 0;
  const run = database.run.bind(database);
  database.run = (...given) => {
    questions += 1;
    return run(...given);
  };
  try {
    expect(await site.visit(name)).toBe('First');
    questions = 0;
    const begun = Date.now();
    for (let number = 0; number < 3000; number += 1)
      expect((await site.sites.addresses.find(`nobody-${number}.localhost`)).kind).toBe('unknown');
    const seconds = Math.ceil((Date.now() - begun) / 1000) + 1;
    // Twenty a second, and one look for what came meanwhile.
    expect(questions).toBeLessThanOrEqual(20 * seconds + 2);
    // Names that are there are found meanwhile, new ones too.
    expect(await site.visit(name)).toBe('First');
    expect((await site.ask('PATCH', `/${id}`, ada, { name: `${name}-new` })).status).toBe(200);
    await expect.poll(() => site.visit(`${name}-new`)).toBe('First');
    questions = 0;
    for (let number = 0; number < 300; number += 1) {
      const label = String(number).padStart(10, 'a');
      expect(await site.visit(`${label}--${name}-new`)).toBe('unknown');
    }
    expect(questions).toBeLessThanOrEqual(1);
  } finally {
    database.run = run;
  }
});
