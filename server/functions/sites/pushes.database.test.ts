import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { begin, commitFiles } from '../../git/testing/work.ts';
import type { TestUser } from '../../testing/server.ts';
import { type SiteServer, startSiteServer } from './testing/site-server.ts';

let site: SiteServer;
let ada: TestUser;
let repository: Record<string, string>;
let work: string;
let name: string;
let count = 0;
beforeAll(async () => {
  site = await startSiteServer();
  site.sites.pushes?.start();
});
afterAll(() => site.close());
beforeEach(async () => {
  ada = await site.server.user();
  count += 1;
  name = `harbour-${count}`;
  repository = await site.repository(ada, name, true);
  work = await begin(site, site.address(repository, await site.token(ada)));
});

const push = async (files: Record<string, string | null>, says: string) => {
  await commitFiles(site, work, files as Record<string, string>, says);
  expect(await site.run(work, 'push', '-q', 'origin', 'main')).toMatchObject({ code: 0 });
};
const publish = (folder = '', as = ada) =>
  site.ask('POST', '', as, {
    name,
    source: { kind: 'repository', repository_id: repository.id, branch: 'main', folder },
  });
const claim = async () =>
  (await site.rows<{ site: unknown }>('select private.claim_pushed_site() as site'))[0]?.site;
const mine = async () => (await site.ask('GET', '', ada)).body.sites[0];

it('a branch is published, and each push to it after that', async () => {
  await push({ 'index.html': 'One', 'a/b.txt': 'B' }, 'Begin');
  const { status, body } = await publish();
  expect([status, body.site.branch, body.deployment.files]).toEqual([201, 'main', 2]);
  await push({ 'index.html': 'Two' }, 'Say two');
  await expect.poll(() => site.visit(name)).toBe('Two');
  const { deployments } = (await site.ask('GET', `/${body.site.id}/deployments`, ada)).body;
  expect(deployments.map(({ source_label }: Record<string, string>) => source_label)).toEqual([
    expect.stringMatching(/^main at [0-9a-f]{7}: Say two$/),
    expect.stringMatching(/^main at [0-9a-f]{7}: Begin$/),
  ]);
});

it('so is a folder of it, and a commit made in the browser', async () => {
  await push({ 'dist/index.html': 'Built', 'README.md': 'x' }, 'Build');
  const without = await publish();
  expect([without.status, without.body.message]).toEqual([
    422,
    expect.stringContaining('in the folder dist'),
  ]);
  expect((await publish('/dist/')).status).toBe(201);
  expect(await site.visit(name)).toBe('Built');
  const edit = {
    message: 'Change it here',
    changes: [{ action: 'write', path: 'dist/more.html', content: 'More', encoding: 'utf-8', was: null }],
  };
  expect((await site.call(`${repository.owner}/${name}/commits`, ada, edit)).status).toBe(200);
  await expect.poll(() => site.visit(name, 'more.html')).toBe('More');
});

it('a push that cannot be published leaves what is live, and says why', async () => {
  await push({ 'index.html': 'Good' }, 'Begin');
  await publish();
  await push({ _redirects: '/a /b 999' }, 'Break the rules');
  await expect.poll(async () => (await mine()).follow_fault).toContain('_redirects, line 1');
  expect(await site.visit(name)).toBe('Good');
  await push({ _redirects: '/a /b 301', 'index.html': 'Better' }, 'Mend the rules');
  await expect.poll(() => site.visit(name)).toBe('Better');
  expect((await mine()).follow_fault).toBeNull();
});

it('a push after the site was unpublished brings nothing back', async () => {
  await push({ 'index.html': 'One' }, 'Begin');
  const { body } = await publish();
  await site.ask('PUT', `/${body.site.id}/live`, ada, { deployment_id: null });
  await push({ 'index.html': 'Two' }, 'Say two');
  expect(await claim()).toBeNull();
  await expect.poll(() => site.visit(name)).toBe('nothing-live');
});

it('a push that a server took and did not publish is published by another one', async () => {
  await push({ 'index.html': 'One' }, 'Begin');
  await publish();
  await site.sites.pushes?.stop();
  await push({ 'index.html': 'Two' }, 'Say two');
  expect(await claim()).toMatchObject({ name });
  expect(await claim()).toBeNull();
  await site.rows(
    `update public.sites set push_claimed_at = now() - interval '6 minutes' where name = $1`,
    name,
  );
  expect(await site.visit(name)).toBe('One');
  site.sites.pushes?.start();
  await expect.poll(() => site.visit(name)).toBe('Two');
});

it('another’s repository is not published, and a branch that is not there is named', async () => {
  await push({ 'index.html': 'Secret' }, 'Begin');
  const bea = await site.server.user();
  expect((await publish('', bea)).body.code).toBe('repository_not_found');
  const { body } = await site.ask('POST', '', ada, {
    name,
    source: { kind: 'repository', repository_id: repository.id, branch: 'gone' },
  });
  expect(body.message).toBe('The repository has no branch “gone”.');
  expect(await site.visit(name)).toBe('unknown');
});
