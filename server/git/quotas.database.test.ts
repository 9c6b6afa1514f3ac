import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { applyQuotas } from '../quotas/apply.ts';
import type { AccountQuotas } from '../quotas/settings.ts';
import type { TestUser } from '../testing/server.ts';
import { storageState } from '../testing/storage.ts';
import { compact } from './compact.ts';
import { type GitServer, startGitServer } from './testing/git-server.ts';
import { begin, commitFiles } from './testing/work.ts';

const standard = readConfig({}).quotas;
let server: GitServer;
let ada: TestUser;
let repository: Record<string, string>;
let work: string;
beforeAll(async () => {
  server = await startGitServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await server.server.user();
  await limit({});
  repository = await server.repository(ada, 'shop');
  work = await begin(server, server.address(repository, await server.token(ada)));
  await commitFiles(server, work, { 'index.html': text(20) });
  expect((await push()).code).toBe(0);
});

const limit = (quotas: Partial<AccountQuotas>) =>
  applyQuotas(server.server.services.database, { ...standard, ...quotas });
/** So many kilobytes that git cannot make smaller than half. */
const text = (kilobytes: number) => randomBytes(kilobytes * 512).toString('hex');
const push = () => server.run(work, 'push', 'origin', 'main');
const used = async (): Promise<number> =>
  (await ada.client.rpc('read_account_usage').throwOnError()).data.repositories.bytes;
const place = () => `${repository.owner}/${repository.slug}`;
const packs = async () => (await storageState(server.server)).names.filter((name) => name.endsWith('.pack'));

it('counts files and history of a repository', async () => {
  const state = await server.git.repositories?.open(repository.id ?? '');
  const packed = state?.packs.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0;
  expect(packed).toBeGreaterThan(10 * 1024);
  expect(await used()).toBe(20 * 1024 + packed);
});

it('a push for which there is no room is refused in words that git prints, and leaves nothing', async () => {
  await limit({ repositoryBytes: 100 * 1024 });
  const [before, stored] = [await used(), await packs()];
  await commitFiles(server, work, { 'large.js': text(60) });
  const { code, said } = await push();
  expect(code).not.toBe(0);
  expect(said).toMatch(
    /remote:.*Your storage for repositories is full: 3\d(\.\d)? KB of 100 KB are used, and this needs \d+/,
  );
  expect(said).toContain('Delete repositories that you no longer need, then try again.');
  expect(await used()).toBe(before);
  expect(await packs()).toEqual(stored);
  await limit({});
  expect((await push()).code).toBe(0);
});

it('so is an edit in the browser, and one that frees room is taken', async () => {
  const write = (path: string, content: string) =>
    server.call(`${place()}/commits`, ada, {
      message: 'Edit',
      changes: [{ action: 'write', path, content }],
    });
  await limit({ repositoryBytes: 100 * 1024 });
  const refused = await write('large.js', text(60));
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    code: 'change_refused',
    message: expect.stringContaining('Your storage for repositories is full'),
  });
  await limit({ repositoryBytes: 1 });
  expect((await write('small.js', 'x')).status).toBe(422);
  const changes = [{ action: 'delete', path: 'index.html' }];
  expect((await server.call(`${place()}/commits`, ada, { message: 'Less', changes })).status).toBe(200);
});

it('of pushes to several repositories at once as many are taken as there is room for', async () => {
  const before = await used();
  const works = await Promise.all(
    ['one', 'two', 'three'].map(async (name) => {
      const other = await server.repository(ada, name);
      const directory = await begin(server, server.address(other, await server.token(ada)));
      await commitFiles(server, directory, { 'index.html': text(40) });
      return directory;
    }),
  );
  // Each takes 40 KB as a file and a little more than 20 KB as history.
  await limit({ repositoryBytes: before + 130 * 1024 });
  const answers = await Promise.all(
    works.map((directory) => server.run(directory, 'push', 'origin', 'main')),
  );
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(2);
  expect(await used()).toBeLessThanOrEqual(before + 130 * 1024);
});

it('rows become a commit also when the account is full, since their commit was counted with them', async () => {
  const row = { repository_id: repository.id, filename: 'row.js', content: text(20) };
  await limit({ repositoryBytes: (await used()) + 40 * 1024 });
  await ada.client.from('git_repository_files').insert(row).throwOnError();
  const before = await used();
  expect((await server.call(`${place()}/tree`, ada)).status).toBe(200);
  expect(await used()).toBeLessThan(before);
});

it('many packs that become one, and a deleted repository, give their room back, on the disk as well', async () => {
  for (const name of ['a.js', 'b.js']) {
    await commitFiles(server, work, { [name]: text(20) });
    expect((await push()).code).toBe(0);
  }
  const repositories = server.git.repositories as NonNullable<typeof server.git.repositories>;
  const state = await repositories.open(repository.id ?? '');
  if (!state) throw new Error('It is there.');
  await compact(repositories, state);
  const [pack] = (await repositories.open(repository.id ?? ''))?.packs ?? [];
  expect(await used()).toBe(60 * 1024 + (pack?.bytes ?? 0));
  await ada.client.from('git_repositories').delete().eq('id', repository.id).throwOnError();
  expect(await used()).toBe(0);
  await repositories.sweep();
  expect((await packs()).filter((name) => name.startsWith(repository.id ?? ''))).toEqual([]);
});
