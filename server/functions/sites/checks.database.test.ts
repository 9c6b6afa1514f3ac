import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anonymous, projectOf } from '../../database/test-rows.ts';
import type { Report } from '../../sites/eyes/messages.ts';
import { sitePictures } from '../../sites/eyes/picture-routes.ts';
import { keepPictures, readPicture, sweepChecks } from '../../sites/eyes/pictures.ts';
import { CheckQueue, type Claimed } from '../../sites/eyes/queue.ts';
import { sweep } from '../../storage/sweep.ts';
import { beginMeanwhile } from '../../testing/meanwhile.ts';
import type { TestUser } from '../../testing/server.ts';
import { makeZip } from '../../testing/zip.ts';
import { type SiteServer, startSiteServer } from './testing/site-server.ts';

let site: SiteServer;
let queue: CheckQueue;
let ada: TestUser;
let bea: TestUser;
let count = 0;
beforeAll(async () => {
  site = await startSiteServer();
  queue = new CheckQueue(site.server.services.database);
});
afterAll(() => site.close());
beforeEach(async () => {
  // What earlier tests have left waits no more.
  await site.rows('update public.sites set live_deployment_id = null');
  [ada, bea] = [await site.server.user(), await site.server.user()];
  count += 1;
});

const key = '6a0c6ff1-6f5b-4d4c-9d43-0d8ad2a5f001';
const webp = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), Buffer.alloc(20)]);
const report: Report = {
  axe_faults: 1,
  bytes: 1234,
  requests: 3,
  foreign_hosts: ['fonts.example'],
  findings: [{ kind: 'broken-link', page: '/', target: '/gone' }],
  pictures: [{ width: 1280, height: 800, bytes: webp }],
};
const publish = async (as: TestUser, name: string, words: string) =>
  (await site.publish(as, `${name}-${count}`, { 'index.html': `${words} ${count}` })).body.site.id as string;
const checks = async (as: TestUser, id: string) => (await site.ask('GET', `/${id}/checks`, as)).body.checks;
const claim = async () => (await queue.claim()) as Claimed;

describe('what becomes live', () => {
  it('waits to be looked at, and its owner reads what was found', async () => {
    const id = await publish(ada, 'garden', 'Roses');
    expect(await checks(ada, id)).toMatchObject([{ state: 'waiting' }]);
    const claimed = await claim();
    expect(Object.keys(claimed.manifest.files)).toEqual(['index.html']);
    expect(await queue.claim()).toBeNull();
    expect(await queue.finish(claimed, report, key)).toBe(true);
    const [found] = await checks(ada, id);
    const { pictures, ...rest } = report;
    expect(found).toMatchObject({
      state: 'done',
      ...rest,
      picture_key: key,
      pictures: [{ width: 1280, height: 800 }],
    });
    // Another member has no such site.
    expect((await site.ask('GET', `/${id}/checks`, bea)).body.code).toBe('site_not_found');
  });

  it('is looked at once where several sites have the same files', async () => {
    const [one, two] = [await publish(ada, 'garden', 'Same'), await publish(bea, 'orchard', 'Same')];
    await queue.finish(await claim(), report, crypto.randomUUID());
    expect(await queue.claim()).toBeNull();
    expect([(await checks(ada, one))[0].state, (await checks(bea, two))[0].state]).toEqual(['done', 'done']);
    // What a page may connect to belongs to what is looked at.
    await site.ask('PATCH', `/${two}`, bea, { open_connections: true });
    expect(await claim()).toMatchObject({ is_open: true });
  });

  it('comes in turn by member, and no more when something else is live', async () => {
    const words = async () => {
      const claimed = await claim();
      await queue.finish(claimed, { ...report, pictures: [] }, key);
      return claimed.manifest.files['index.html']?.size;
    };
    const first = await publish(ada, 'a', '1');
    for (const [name, text] of [
      ['b', '22'],
      ['c', '333'],
    ] as const)
      await publish(ada, name, text);
    await publish(bea, 'd', '4444');
    const more = String(count).length + 1;
    expect([await words(), await words()]).toEqual([1 + more, 4 + more]);
    await publish(ada, 'e', '55555');
    await site.ask('DELETE', `/${first}`, ada);
    expect(await words()).toBe(2 + more);
    await site.rows(`update public.sites set live_deployment_id = null where name = 'c-${count}'`);
    expect(await words()).toBe(5 + more);
    expect(await queue.claim()).toBeNull();
  });
});

describe('a look that brings nothing', () => {
  it('is tried once more, then it has failed, and another publication tries again', async () => {
    const id = await publish(ada, 'garden', 'Loops');
    await queue.fail(await claim(), 'It was busy.');
    expect(await checks(ada, id)).toMatchObject([{ state: 'waiting' }]);
    await queue.fail(await claim(), 'It was busy again.');
    expect(await checks(ada, id)).toMatchObject([{ state: 'failed', failure: 'It was busy again.' }]);
    expect(await queue.claim()).toBeNull();
    await site.publish(ada, `/${id}/deployments`, { 'index.html': `Loops ${count}` });
    expect(await claim()).toMatchObject({ attempts: 1 });
  });

  it('does not count when the server was stopped', async () => {
    await publish(ada, 'garden', 'Stopped');
    for (let time = 1; time <= 3; time += 1) {
      const claimed = await claim();
      expect(claimed.attempts).toBe(1);
      await queue.fail(claimed, null);
    }
  });

  it('is another server’s when the one that took it has ended, and after that it has failed', async () => {
    const id = await publish(ada, 'garden', 'Killed');
    const lost = await claim();
    const passTime = () =>
      site.rows(
        `update public.site_checks set claimed_at = now() - interval '3 minutes' where hash = $1`,
        lost.hash,
      );
    await passTime();
    expect(await claim()).toMatchObject({ hash: lost.hash, attempts: 2 });
    // It comes too late.
    expect(await queue.finish(lost, report, key)).toBe(false);
    await passTime();
    expect(await queue.claim()).toBeNull();
    expect(await checks(ada, id)).toMatchObject([{ state: 'failed' }]);
  });
});

describe('pictures', () => {
  it('are there as long as a deployment has them, and count to nobody’s quota', async () => {
    const own = '6a0c6ff1-6f5b-4d4c-9d43-0d8ad2a5f002';
    const id = await publish(ada, 'garden', 'Pictured');
    const used = () => site.rows('select site_bytes from private.account_usage where user_id = $1', ada.id);
    const before = await used();
    await keepPictures(site.server.services, own, report.pictures);
    await queue.finish(await claim(), report, own);
    expect(await used()).toEqual(before);
    await sweep(site.server.services, { unreferencedAfterSeconds: 0, rowlessAfterSeconds: 0 });
    expect(await sweepChecks(site.server.services)).toBeGreaterThanOrEqual(0);
    expect(Buffer.from((await readPicture(site.server.services, own, 1280)) ?? [])).toEqual(webp);
    expect(await readPicture(site.server.services, own, 360)).toBeNull();
    await site.ask('DELETE', `/${id}`, ada);
    expect(await readPicture(site.server.services, own, 1280)).toBeNull();
    expect(await site.keys()).toContain(`${own}-1280`);
    await sweepChecks(site.server.services);
    expect(await site.keys()).not.toContain(`${own}-1280`);
  });

  it('are sent to whoever has the address, as what they are, and kept by nobody else', async () => {
    const own = '6a0c6ff1-6f5b-4d4c-9d43-0d8ad2a5f004';
    await publish(ada, 'garden', 'Sent');
    await keepPictures(site.server.services, own, report.pictures);
    await queue.finish(await claim(), report, own);
    const routes = sitePictures(site.server.services);
    const sent = await routes.request(`/${own}/1280.webp`);
    expect(Object.fromEntries(sent.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=3600',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(Buffer.from(await sent.arrayBuffer())).toEqual(webp);
    for (const path of [
      `/${own}/1281.webp`,
      `/${own}/1280.html`,
      `/${own}-1280/1280.webp`,
      `/${crypto.randomUUID()}/1280.webp`,
    ])
      expect((await routes.request(path)).status).toBe(404);
  });

  it('of a suspended member are not shown', async () => {
    const own = '6a0c6ff1-6f5b-4d4c-9d43-0d8ad2a5f003';
    await publish(ada, 'garden', 'Suspended');
    await keepPictures(site.server.services, own, report.pictures);
    await queue.finish(await claim(), report, own);
    await site.rows(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, ada.id);
    expect(await readPicture(site.server.services, own, 1280)).toBeNull();
  });
});

describe('a project of Community', () => {
  it('shows the check of the live site that is its preview, to everybody', async () => {
    const bucket = ada.client.storage.from('project-files');
    const path = `${ada.id}/${crypto.randomUUID()} tea.zip`;
    const zip = makeZip([{ name: 'index.html', content: `Tea ${count}` }]);
    await bucket.upload(path, zip, { contentType: 'application/zip' });
    const row = projectOf(ada.id, {
      zip_file_url: bucket.getPublicUrl(path).data.publicUrl,
      preview_url: null,
    });
    const { data } = await ada.client.from('projects').insert(row).select('id').single();
    const project = data?.id as string;
    const shown = async () => {
      const { rows } = await site.server.services.database.run<{ state: string }>(anonymous, {
        text: `select found.state from public.projects as project
          join public.site_checks as found on found.hash = project.check_hash where project.id = $1`,
        values: [project],
      });
      return rows.map(({ state }) => state);
    };
    expect(await shown()).toEqual([]);
    const name = `tea-${count}`;
    const { body } = await site.ask('POST', '', ada, {
      name,
      source: { kind: 'project', project_id: project },
    });
    expect(await shown()).toEqual(['waiting']);
    await site.ask('PATCH', `/${body.site.id}`, ada, { name: `coffee-${count}` });
    expect(await shown()).toEqual(['waiting']);
    // Another site is its preview.
    await ada.client.from('projects').update({ preview_url: 'https://elsewhere.example/' }).eq('id', project);
    expect(await shown()).toEqual([]);
    await ada.client.from('projects').update({ preview_url: body.site.address }).eq('id', project);
    expect(await shown()).toEqual(['waiting']);
    // No member says what was found.
    const hash = 'a'.repeat(64);
    expect(
      (await ada.client.from('projects').update({ check_hash: hash }).eq('id', project)).error?.code,
    ).toBe('42501');
    // What is live does not come from it any more.
    await site.publish(ada, `/${body.site.id}/deployments`, { 'index.html': `Other ${count}` });
    expect(await shown()).toEqual([]);
    const source = { kind: 'project', project_id: project };
    await site.ask('POST', `/${body.site.id}/deployments`, ada, { source });
    expect(await shown()).toEqual(['waiting']);
    await site.ask('PUT', `/${body.site.id}/live`, ada, { deployment_id: null });
    expect(await shown()).toEqual([]);
  });

  it('is edited while its site is taken down: neither waits for the other', async () => {
    const bucket = ada.client.storage.from('project-files');
    const path = `${ada.id}/${crypto.randomUUID()} tea.zip`;
    const zip = makeZip([{ name: 'index.html', content: `Twice ${count}` }]);
    await bucket.upload(path, zip, { contentType: 'application/zip' });
    const row = projectOf(ada.id, { zip_file_url: bucket.getPublicUrl(path).data.publicUrl });
    const { data } = await ada.client.from('projects').insert(row).select('id').single();
    const project = data?.id as string;
    const source = { kind: 'project', project_id: project };
    const { body } = await site.ask('POST', '', ada, { name: `twice-${count}`, source });
    await ada.client.from('projects').update({ preview_url: body.site.address }).eq('id', project);
    const answers: unknown[] = [];
    await beginMeanwhile(
      site.server,
      (session) => session.query('select from public.site_checks for update'),
      async () => {
        const words = 'taken_down_at = now(), take_down_reason = $2';
        const taken = `update public.sites set ${words} where id = $1 returning name`;
        answers.push((await site.rows(taken, body.site.id, 'For a test')).length);
      },
      async () => {
        const { error } = await ada.client
          .from('projects')
          .update({ title: 'Afternoon tea' })
          .eq('id', project);
        answers.push(error);
      },
    );
    expect(answers.toSorted()).toEqual([1, null]);
  });
});

it('without a browser sites are published as ever, and their owners are told', async () => {
  site.sites.eyes.start();
  await expect.poll(() => site.sites.eyes.isOpen).toBe(false);
  const id = await publish(ada, 'garden', 'Blind');
  expect((await site.ask('GET', `/${id}/checks`, ada)).body).toMatchObject({
    is_open: false,
    checks: [{ state: 'waiting' }],
  });
  await site.sites.eyes.stop();
});
