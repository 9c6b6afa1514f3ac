import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenScopes } from '../../domain/account/token-scopes.ts';
import type { Agent } from '../testing/agent.ts';
import type { TestUser } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { makeZip } from '../testing/zip.ts';
import { type McpServer, startMcpServer } from './testing/mcp-server.ts';
import { factsOf, refusalOf } from './testing/told.ts';

let server: McpServer;
let ada: TestUser;
/** Without a token, with one of Ada's that may do everything, and with one of Ben's. */
let anyone: Agent;
let adas: Agent;
let bens: Agent;
beforeAll(async () => {
  server = await startMcpServer();
  ada = await server.server.user();
  anyone = await server.agent();
  adas = await server.agent(ada, tokenScopes);
  bens = await server.agent(await server.server.user(), tokenScopes);
});
afterAll(() => server.close());

/** Waits until visitors of a site are shown this: other servers, and this one, hear of a change a little later. */
const isShown = (site: string, text: string) =>
  until(async () => expect(await server.visit(site)).toBe(text));

describe('repositories', () => {
  const write = (files: Record<string, string>, more: Record<string, unknown> = {}) => ({
    repository: 'notes',
    message: 'Add notes',
    write: Object.entries(files).map(([path, content]) => ({ path, content })),
    ...more,
  });

  it('are made, written and read by their member; a private one is nobody else’s', async () => {
    expect(await refusalOf(adas, 'write_repository_files', write({ 'a.txt': 'A' }))).toMatch(
      /no such repository/,
    );
    const made = await factsOf(adas, 'write_repository_files', write({ 'a.txt': 'A' }, { create: true }));
    expect(made).toMatchObject({ is_new: true, is_unchanged: false });
    const listed = await factsOf(adas, 'list_repositories', { own: true, query: 'notes' });
    expect(listed.repositories).toMatchObject([{ repository: made.repository, is_private: true }]);
    expect(await factsOf(adas, 'list_repository_files', { repository: 'notes' })).toMatchObject({
      commit: made.commit,
      files: [{ path: 'a.txt', bytes: 1 }],
    });
    const mine = { repository: made.repository };
    for (const agent of [bens, anyone]) {
      expect(await refusalOf(agent, 'list_repository_files', mine)).toMatch(/no such repository/);
      expect(await refusalOf(agent, 'read_repository_file', { ...mine, path: 'a.txt' })).toMatch(/no such/);
      const { repositories } = await factsOf(agent, 'list_repositories', { query: 'notes' });
      expect(repositories).toEqual([]);
    }
    expect(await refusalOf(bens, 'write_repository_files', write({ 'b.txt': 'B' }, mine))).toMatch(/no such/);
  });

  it('keep what somebody has changed meanwhile, and go on when the sha is given', async () => {
    const again = await refusalOf(adas, 'write_repository_files', write({ 'a.txt': 'B' }));
    expect(again).toMatch(/file_exists/);
    const { sha } = await factsOf(adas, 'read_repository_file', { repository: 'notes', path: 'a.txt' });
    const replace = (was: string) =>
      write({}, { write: [{ path: 'a.txt', content: 'B', was }], delete: [{ path: 'gone.txt' }] });
    expect(await refusalOf(adas, 'write_repository_files', replace('0'.repeat(40)))).toMatch(
      /changed_meanwhile/,
    );
    expect(await factsOf(adas, 'write_repository_files', replace(sha))).toMatchObject({
      is_unchanged: false,
    });
    expect(await refusalOf(adas, 'read_repository_file', { repository: 'notes', path: 'gone.txt' })).toMatch(
      /no such file/,
    );
  });

  it('are changed passage by passage, where each says which one is meant', async () => {
    const place = { repository: 'notes', path: 'menu.txt' };
    const menu = 'Tea\r\nCoffee\r\nTea cake\r\n'.padEnd(40_000, '.');
    await factsOf(adas, 'write_repository_files', write({ 'menu.txt': menu }));
    const replace = (...passages: [find: string, put: string, path?: string][]) => ({
      repository: 'notes',
      message: 'Change the menu',
      replace: passages.map(([find, put, path = 'menu.txt']) => ({ path, find, put })),
    });
    await factsOf(adas, 'write_repository_files', replace(['Coffee', '$& Cocoa'], ['Cocoa\r\nTea', 'Mint']));
    const { text, characters } = await factsOf(adas, 'read_repository_file', place);
    expect([text.slice(0, 21), characters]).toEqual(['Tea\r\n$& Mint cake\r\n..', 39_996]);
    for (const [passages, words] of [
      [replace(['.', '']), /more than once/],
      [replace(['Tea', 'Milk'], ['Tea', 'Milk']), /does not hold/],
      [replace(['a', 'b', 'gone.txt']), /no such file/],
    ] as const)
      expect(await refusalOf(adas, 'write_repository_files', passages)).toMatch(words);
    await factsOf(adas, 'write_repository_files', {
      repository: 'notes',
      message: 'Add a page in another encoding',
      write: [
        {
          path: 'old.html',
          content: Buffer.from([0x63, 0x61, 0x66, 0xe9]).toString('base64'),
          encoding: 'base64',
        },
      ],
    });
    expect(await refusalOf(adas, 'write_repository_files', replace(['caf', 'CAF', 'old.html']))).toMatch(
      /not UTF-8/,
    );
    expect(await factsOf(adas, 'read_repository_file', place)).toMatchObject({ characters: 39_996 });
  });

  it('refuse what no repository holds, and take back one that was made for it', async () => {
    const outside = write({ '../a.txt': 'A' }, { repository: 'outside', create: true });
    expect(await refusalOf(adas, 'write_repository_files', outside)).toMatch(
      /must stay inside the repository/,
    );
    const program = write({ 'setup.exe': 'A' }, { repository: 'outside', create: true });
    expect(await refusalOf(adas, 'write_repository_files', program)).toMatch(/not accepted/);
    expect(await refusalOf(adas, 'list_repository_files', { repository: 'outside' })).toMatch(/no such/);
    const long = write({ 'a.txt': 'A' }, { repository: 'x'.repeat(101), create: true });
    expect(await refusalOf(adas, 'write_repository_files', long)).toMatch(/at most 100 characters/);
    expect(await refusalOf(adas, 'write_repository_files', write({}))).toMatch(/nothing to write/);
  });

  it('that are public are everybody’s to read', async () => {
    const files = write(
      { 'index.html': '<p>Hello' },
      { repository: 'open', create: true, is_private: false },
    );
    const { repository } = await factsOf(adas, 'write_repository_files', files);
    const { repositories } = await factsOf(anyone, 'list_repositories', { query: 'open' });
    expect(repositories).toMatchObject([{ repository, files: 1 }]);
    expect(await factsOf(anyone, 'read_repository_file', { repository, path: 'index.html' })).toMatchObject({
      text: '<p>Hello',
      next_offset: null,
    });
    expect(await refusalOf(bens, 'write_repository_files', { ...files, repository })).toMatch(/no such/);
    expect(await factsOf(anyone, 'list_repositories', { page: 1000 })).toEqual({
      repositories: [],
      has_more: false,
    });
  });
});

describe('sites', () => {
  it('are published, listed, looked at, and rolled back', async () => {
    const put = (text: string, more: Record<string, unknown> = {}) =>
      factsOf(adas, 'write_repository_files', {
        repository: 'harbour',
        message: 'Write the page',
        write: [{ path: 'web/index.html', content: text, ...more }],
        create: true,
      });
    await put('First');
    const source = { site: 'harbour-lights', repository: 'harbour', folder: 'web' };
    const first = await factsOf(adas, 'publish_site', source);
    expect(first).toMatchObject({ files: 1, address: expect.stringContaining('harbour-lights.localhost') });
    await isShown('harbour-lights', 'First');

    const { sha } = await factsOf(adas, 'read_repository_file', {
      repository: 'harbour',
      path: 'web/index.html',
    });
    await put('Second', { was: sha });
    const second = await factsOf(adas, 'publish_site', source);
    await isShown('harbour-lights', 'Second');
    const { deployments } = await factsOf(adas, 'list_deployments', { site: 'harbour-lights' });
    expect(deployments.map((one: Record<string, unknown>) => [one.deployment, one.is_live])).toEqual([
      [second.deployment, true],
      [first.deployment, false],
    ]);

    expect(await factsOf(adas, 'roll_back', { site: 'harbour-lights' })).toMatchObject({
      deployment: first.deployment,
    });
    await isShown('harbour-lights', 'First');
    expect(await refusalOf(adas, 'roll_back', { site: 'harbour-lights' })).toMatch(/no earlier deployment/);
    await factsOf(adas, 'roll_back', { site: 'harbour-lights', deployment: second.deployment });
    await isShown('harbour-lights', 'Second');

    expect((await factsOf(adas, 'list_sites')).sites).toMatchObject([
      { site: 'harbour-lights', is_live: true },
    ]);
    expect(await factsOf(adas, 'check_site', { site: 'harbour-lights' })).toMatchObject({
      deployment: second.deployment,
      state: 'waiting',
      findings: [],
    });
  });

  it('show what a browser has found, shortened', async () => {
    const findings = Array.from({ length: 60 }, (_, index) => ({
      kind: 'broken-link',
      page: '/',
      target: `/${index}/${'x'.repeat(300)}`,
    }));
    await server.rows(
      `update public.site_checks set state = 'done', axe_faults = 2, bytes = 1000, requests = 3, findings = $1::jsonb, done_at = now()`,
      JSON.stringify(findings),
    );
    const check = await factsOf(adas, 'check_site', { site: 'harbour-lights' });
    expect(check).toMatchObject({ state: 'done', accessibility_faults: 2, finding_count: 60 });
    expect(check.findings).toHaveLength(40);
    expect(check.findings[0]).toMatch(/^broken-link: page \/, target \/0\/x+…$/);
  });

  it('of somebody else are as if there were none, and keep their name', async () => {
    const name = { site: 'harbour-lights' };
    for (const tool of ['list_deployments', 'check_site', 'roll_back'])
      expect(await refusalOf(bens, tool, name)).toMatch(/no site of this name/);
    await factsOf(bens, 'write_repository_files', {
      repository: 'mine',
      message: 'Add a page',
      write: [{ path: 'index.html', content: 'Ben' }],
      create: true,
    });
    expect(await refusalOf(bens, 'publish_site', { ...name, repository: 'mine' })).toMatch(/site_name_taken/);
    expect(await refusalOf(bens, 'publish_site', { site: 'bens', repository: 'harbour' })).toMatch(
      /no such repository/,
    );
    const { repository } = (await factsOf(adas, 'list_repositories', { own: true, query: 'open' }))
      .repositories[0];
    expect(await refusalOf(bens, 'publish_site', { site: 'bens', repository })).toMatch(/no such repository/);
    const { deployments } = await factsOf(adas, 'list_deployments', name);
    await factsOf(bens, 'publish_site', { site: 'bens', repository: 'mine' });
    expect(
      await refusalOf(bens, 'roll_back', { site: 'bens', deployment: deployments[0].deployment }),
    ).toMatch(/site_not_found/);
    await isShown('bens', 'Ben');
  });

  it('need one source, and a name that a site can have', async () => {
    expect(await refusalOf(adas, 'publish_site', { site: 'nothing' })).toMatch(/a repository or a project/);
    expect(await refusalOf(adas, 'publish_site', { site: 'admin', repository: 'harbour' })).toMatch(
      /reserved/,
    );
    expect(
      await refusalOf(adas, 'publish_site', { site: 'nothing', repository: 'harbour', branch: 'none' }),
    ).toMatch(/no branch/);
    const project = crypto.randomUUID();
    expect(await refusalOf(adas, 'publish_site', { site: 'nothing', project })).toMatch(/not_there/);
  });
});

describe('the community', () => {
  it('shows what is published, by words and by tag', async () => {
    const row = (title: string, status: string) => ({
      title,
      description: 'A page for boats',
      tags: ['harbour'],
      zip_file_url: `http://localhost/storage/v1/object/public/project-files/${ada.id}/a.zip`,
      status,
      user_id: ada.id,
    });
    const { error } = await server.server
      .operator()
      .from('projects')
      .insert([row('Quay and Crane', 'published'), row('Hidden Quay', 'draft')]);
    expect(error).toBeNull();
    for (const wanted of [{}, { query: 'quay' }, { tag: 'harbour' }]) {
      const { projects, total } = await factsOf(anyone, 'search_projects', wanted);
      expect(projects.map(({ title }: { title: string }) => title)).toEqual(['Quay and Crane']);
      expect(total).toBe(1);
    }
    expect(await factsOf(anyone, 'search_projects', { query: 'xylophone' })).toEqual({
      projects: [],
      total: 0,
    });
    expect(await refusalOf(anyone, 'search_projects', { limit: 1000 })).toMatch(/^limit: /);

    const zip = makeZip([{ name: 'index.html', content: 'Cranes' }]);
    expect((await ada.client.storage.from('project-files').upload(`${ada.id}/a.zip`, zip)).error).toBeNull();
    const [{ project }] = (await factsOf(anyone, 'search_projects', { query: 'crane' })).projects;
    await factsOf(adas, 'publish_site', { site: 'cranes', project });
    await isShown('cranes', 'Cranes');
    expect(await refusalOf(bens, 'publish_site', { site: 'bens-cranes', project })).toMatch(/not_there/);
  });

  it('takes a suggestion in the member’s name, the same one once', async () => {
    const suggestion = 'A website for a lighthouse keeper';
    const { page } = await factsOf(adas, 'suggest', { suggestion, name: 'Ada' });
    expect(page).toMatch(/\/make-my-site\/\d+-a-website-for-a-lighthouse-keeper$/);
    expect(await factsOf(adas, 'suggest', { suggestion, name: 'Ada' })).toEqual({ page });
    expect(await server.rows('select name, email, suggestion from public.suggestions')).toEqual([
      { name: 'Ada', email: `${ada.email[0]}•••@example.org`, suggestion },
    ]);
    expect(await refusalOf(adas, 'suggest', { suggestion: ' ' })).toMatch(/Please describe the website/);
  });
});
