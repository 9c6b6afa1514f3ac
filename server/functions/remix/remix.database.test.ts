import { strFromU8, unzipSync } from 'fflate';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { projectOf } from '../../database/test-rows.ts';
import { applyQuotas } from '../../quotas/apply.ts';
import type { TestUser } from '../../testing/server.ts';
import { makeZip } from '../../testing/zip.ts';
import { openFunctionContext } from '../kit/context.ts';
import { type SiteServer, startSiteServer } from '../sites/testing/site-server.ts';
import { openRemix } from './remix.ts';

let site: SiteServer;
let remix: Hono;
/** Who has made something, and who copies it. */
let ada: TestUser;
let bea: TestUser;
let name: string;
let count = 0;
beforeAll(async () => {
  site = await startSiteServer();
  const { services } = site.server;
  const context = await openFunctionContext(services.config, services, fetch);
  remix = new Hono().route('/functions/v1/remix', openRemix(context, site.sites).routes);
});
afterAll(() => site.close());
beforeEach(async () => {
  [ada, bea] = [await site.server.user(), await site.server.user()];
  count += 1;
  name = `tea-room-${count}`;
});

const send = (path: string, as: TestUser | null, body?: unknown) =>
  remix.fetch(
    new Request(`http://localhost/functions/v1/remix${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        apikey: site.server.services.keys.publishable,
        ...(as ? { Authorization: `Bearer ${as.accessToken}` } : {}),
      },
      body: body === undefined ? null : JSON.stringify(body),
    }),
    { visitor: '203.0.113.9' },
  );
const ask = async (as: TestUser | null, what: unknown) => {
  const response = await send('', as, what);
  return { status: response.status, body: await response.json() };
};
const share = async (
  member: TestUser,
  files: Record<string, string>,
  values: Record<string, unknown> = {},
) => {
  const key = `${member.id}/${crypto.randomUUID()}.zip`;
  const zip = makeZip(Object.entries(files).map(([path, content]) => ({ name: path, content })));
  const bucket = member.client.storage.from('project-files');
  expect((await bucket.upload(key, zip, { contentType: 'application/zip' })).error).toBeNull();
  const row = projectOf(member.id, { zip_file_url: bucket.getPublicUrl(key).data.publicUrl, ...values });
  const { data, error } = await member.client.from('projects').insert(row).select('id, slug').single();
  expect(error).toBeNull();
  return data as { id: string; slug: string };
};
const pageOf = async ({ owner, slug }: { owner: string; slug: string }, as: TestUser | null = bea) =>
  (await site.call(`${owner}/${slug}/page`, as)).json();
const textOf = async ({ owner, slug }: { owner: string; slug: string }, path: string) =>
  (await site.call(`${owner}/${slug}/raw?path=${path}`, bea)).text();
const remixesOf = async (project: string) =>
  (await bea.client.rpc('count_remixes', { project_id: project })).data;
const repositoriesOf = async (member: TestUser) =>
  (await member.client.from('git_repositories').select('name').eq('user_id', member.id)).data;

describe('a published project', () => {
  const files = { 'tea/index.html': '<h1>Tea</h1>', 'tea/LICENSE': 'MIT, Ada', 'tea/.DS_Store': 'x' };

  it('becomes a repository of whoever copies it: its files as they are, in one commit that says where from', async () => {
    const { id, slug } = await share(ada, files, { title: 'Tea Room' });
    const { status, body } = await ask(bea, { project: id });
    expect([status, body.repository.name]).toEqual([201, 'Tea Room']);
    const page = await pageOf(body.repository);
    expect(page.files.map(({ path }: { path: string }) => path)).toEqual(['LICENSE', 'index.html']);
    expect([page.commit_count, page.latest.subject]).toEqual([1, 'Remixed from Tea Room']);
    expect(page.repository).toMatchObject({ user_id: bea.id, is_private: false });
    expect(page.origin).toEqual({ title: 'Tea Room', href: `/project/${slug}/content` });
    expect(await textOf(body.repository, 'LICENSE')).toBe('MIT, Ada');
    expect(await textOf(body.repository, 'index.html')).toBe('<h1>Tea</h1>');
  });

  it('is copied again under the next free name, and counts how many copies there are', async () => {
    const { id } = await share(ada, files, { title: 'Tea Room' });
    const names = [
      await ask(bea, { project: id }),
      await ask(bea, { project: id }),
      await ask(ada, { project: id }),
    ];
    expect(names.map(({ body }) => body.repository.name)).toEqual(['Tea Room', 'Tea Room 2', 'Tea Room']);
    expect(await remixesOf(id)).toBe(3);
    await bea.client.from('git_repositories').delete().eq('id', names[1]?.body.repository.id);
    expect(await remixesOf(id)).toBe(2);
  });

  it('names its maker by the handle that others see already, and not before', async () => {
    const { id } = await share(ada, files, { title: 'Tea Room' });
    await site.repository(ada, 'hidden', true);
    const before = await ask(bea, { project: id });
    expect((await pageOf(before.body.repository)).latest.subject).toBe('Remixed from Tea Room');
    const { owner } = await site.repository(ada, 'shown');
    const after = await ask(bea, { project: id });
    expect((await pageOf(after.body.repository)).latest.subject).toBe(`Remixed from Tea Room by ${owner}`);
  });

  it('is no longer linked or counted when it is hidden, and its title stays', async () => {
    const { id } = await share(ada, files, { title: 'Tea Room' });
    const { body } = await ask(bea, { project: id });
    await ada.client.from('projects').update({ status: 'draft' }).eq('id', id);
    expect((await pageOf(body.repository)).origin).toEqual({ title: 'Tea Room', href: null });
    expect(await remixesOf(id)).toBe(0);
    await ada.client.from('projects').delete().eq('id', id);
    expect((await pageOf(body.repository)).origin).toEqual({ title: 'Tea Room', href: null });
  });

  it.each(['draft', 'pending_review'])('that is %s is not there, not even for its owner', async (status) => {
    const { id } = await share(ada, files, { status });
    for (const as of [ada, bea]) expect((await ask(as, { project: id })).status).toBe(404);
    expect(await repositoriesOf(ada)).toEqual([]);
  });

  it.each([
    ['a program', { 'index.html': 'x', 'setup.exe': 'x' }, 'setup.exe: files of this kind are not accepted.'],
    [
      'a large file',
      { 'index.html': 'x', 'film.mp4': 'x'.repeat(1_100_000) },
      'film.mp4: a file can have at most 1 MB.',
    ],
    [
      'too many files',
      Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`${index}.txt`, 'x'])),
      'A repository can hold at most 500 files.',
    ],
  ])('with %s is refused in words, and leaves no repository', async (_what, held, words) => {
    const { id } = await share(ada, held);
    const { status, body } = await ask(bea, { project: id });
    expect([status, body.message, body.sentences]).toEqual([422, words, [words]]);
    expect(await repositoriesOf(bea)).toEqual([]);
    expect(await remixesOf(id)).toBe(0);
  });

  it('is not copied by who is not signed in, nor beyond the room of an account', async () => {
    const { id } = await share(ada, files);
    expect((await ask(null, { project: id })).status).toBe(401);
    const { quotas } = site.server.services.config;
    const limit = (repositories: number | null) =>
      applyQuotas(site.server.services.database, { ...quotas, repositories });
    await limit(0);
    const { status, body } = await ask(bea, { project: id });
    await limit(quotas.repositories);
    expect([status, body.message]).toEqual([422, expect.stringContaining('repositories')]);
    expect(await repositoriesOf(bea)).toEqual([]);
  });

  it('has an origin that no member writes', async () => {
    const repository = await site.repository(bea, 'mine');
    const { error } = await bea.client
      .from('git_repositories')
      .update({ remixed_from: 'Somebody else’s' })
      .eq('id', repository.id);
    expect(error?.code).toBe('42501');
  });
});

describe('a site', () => {
  const files = { 'index.html': '<h1>Tea</h1>', 'css/a.css': 'a{}', 'LICENSE.txt': 'CC0' };
  /** A site that its owner lets others remix from the beginning. */
  const publishOpen = () => site.publish(ada, `${name}&remix_allowed=true`, files);

  it('is not copied unless its owner has said so', async () => {
    const { body: published } = await site.publish(ada, name, files);
    expect(published.site.remix_allowed).toBe(false);
    expect(await ask(bea, { site: name })).toMatchObject({
      status: 403,
      body: { code: 'remix_not_allowed' },
    });
    // Publishing again changes nothing of it, whatever comes with the request.
    const again = await site.publish(ada, `/${published.site.id}/deployments?remix_allowed=true`, files);
    expect(again.body.site.remix_allowed).toBe(false);
    expect((await site.publish(ada, `${name}-2&remix_allowed=maybe`, files)).body).toMatchObject({
      message: 'Please say whether others may copy the site.',
    });
  });

  it('is copied while its owner allows it', async () => {
    const { body: published } = await publishOpen();
    expect(published.site.remix_allowed).toBe(true);
    const { status, body } = await ask(bea, { site: name });
    expect([status, body.repository.name]).toEqual([201, name]);
    const page = await pageOf(body.repository);
    expect(page.files.map(({ path }: { path: string }) => path)).toEqual([
      'LICENSE.txt',
      'css/a.css',
      'index.html',
    ]);
    expect(page.origin).toEqual({ title: name, href: published.site.address });
    await site.ask('PATCH', `/${published.site.id}`, ada, { remix_allowed: false });
    expect(await ask(bea, { site: name })).toMatchObject({
      status: 403,
      body: { code: 'remix_not_allowed' },
    });
    expect((await send(`/sites/${name}`, null)).status).toBe(403);
    expect((await send(`/sites/${name}/files.zip`, null)).status).toBe(403);
  });

  it('is not opened to others by who does not own it', async () => {
    const { body: published } = await site.publish(ada, name, files);
    await site.ask('PATCH', `/${published.site.id}`, ada, { remix_allowed: false });
    expect((await site.ask('PATCH', `/${published.site.id}`, bea, { remix_allowed: true })).status).toBe(404);
    expect((await ask(bea, { site: name })).status).toBe(403);
  });

  it('of a private repository is not copied before its owner allows it', async () => {
    const repository = await site.repository(ada, `source-${count}`, true);
    await site.call(`${repository.owner}/${repository.slug}/commits`, ada, {
      message: 'Begin',
      changes: [{ action: 'write', path: 'index.html', content: 'private' }],
    });
    const source = { kind: 'repository', repository_id: repository.id, branch: 'main' };
    const { body: published } = await site.ask('POST', '', ada, { name, source });
    expect(published.site.remix_allowed).toBe(false);
    expect((await ask(bea, { site: name })).status).toBe(403);
    await site.ask('PATCH', `/${published.site.id}`, ada, { remix_allowed: true });
    expect((await ask(bea, { site: name })).status).toBe(201);
  });

  it('is closed when its repository is hidden', async () => {
    const repository = await site.repository(ada, `source-${count}`);
    await site.call(`${repository.owner}/${repository.slug}/commits`, ada, {
      message: 'Begin',
      changes: [{ action: 'write', path: 'index.html', content: 'open' }],
    });
    const source = { kind: 'repository', repository_id: repository.id, branch: 'main' };
    await site.ask('POST', '', ada, { name, source, remix_allowed: true });
    expect((await ask(bea, { site: name })).status).toBe(201);
    await ada.client.from('git_repositories').update({ is_private: true }).eq('id', repository.id);
    expect((await ask(bea, { site: name })).status).toBe(403);
  });

  it('that shows nothing, or is taken down, is not there', async () => {
    const { body: published } = await publishOpen();
    const { body } = await ask(bea, { site: name });
    await site.ask('PUT', `/${published.site.id}/live`, ada, { deployment_id: null });
    // The database announces what has changed; the answer does not wait for that.
    const statusNow = async () => (await ask(bea, { site: name })).status;
    await expect.poll(statusNow).toBe(404);
    expect((await pageOf(body.repository)).origin).toEqual({ title: name, href: null });
    await site.ask('PUT', `/${published.site.id}/live`, ada, { deployment_id: published.deployment.id });
    await expect.poll(statusNow).toBe(201);
    await site.rows(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, ada.id);
    await expect.poll(statusNow).toBe(404);
    expect((await ask(bea, { site: 'nobody-has-this' })).status).toBe(404);
  });

  it('is read whole by the builder, and never as a page of this origin', async () => {
    await publishOpen();
    const list = await (await send(`/sites/${name}`, null)).json();
    expect(list.files.map(({ path }: { path: string }) => path)).toEqual([
      'LICENSE.txt',
      'css/a.css',
      'index.html',
    ]);
    const answer = await send(`/sites/${name}/files.zip`, null);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
    });
    const unpacked = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(unpacked).sort()).toEqual(['LICENSE.txt', 'css/a.css', 'index.html']);
    expect(strFromU8(unpacked['index.html'] as Uint8Array)).toBe('<h1>Tea</h1>');
    for (const site of ['nobody-has-this', '__proto__', '%00'])
      expect((await send(`/sites/${site}/files.zip`, null)).status).toBe(404);
  });
});
