import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gitBudget } from '../budgets/budgets.ts';
import type { TestUser } from '../testing/server.ts';
import { type GitServer, startGitServer } from './testing/git-server.ts';
import { begin, clone, commitFiles } from './testing/work.ts';

let server: GitServer;
let ada: TestUser;
let token: string;
beforeAll(async () => {
  // One address does here what a hundred do.
  const { work, transfers } = gitBudget;
  const wait = 600_000;
  server = await startGitServer(
    {},
    { work: { ...work, placesOfOne: 8, wait }, transfers: { ...transfers, placesOfOne: 6, wait } },
  );
  ada = await server.server.user();
  token = await server.token(ada);
});
afterAll(() => server.close());

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Edits a file. Whoever is told that too many others do asks again. */
async function write(url: string, place: string, path: string): Promise<number> {
  const { publishable } = server.server.services.keys;
  const response = await fetch(`${url}/functions/v1/git/${place}/commits`, {
    method: 'POST',
    headers: { apikey: publishable, Authorization: `Bearer ${ada.accessToken}` },
    body: JSON.stringify({ message: `Add ${path}`, changes: [{ action: 'write', path, content: path }] }),
  });
  if (response.status === 503) return write(url, place, path);
  if (response.status !== 200) throw new Error(await response.text());
  return response.status;
}

/** Pushes a branch, again while others come first. */
async function push(directory: string, branch: string): Promise<void> {
  const { code, said } = await server.run(directory, 'push', '-q', 'origin', branch);
  if (code !== 0 && /push again|try again in a moment/i.test(said)) return push(directory, branch);
  expect({ code, said }).toMatchObject({ code: 0 });
}

describe('two servers on one store', () => {
  it('show each other’s pushes and edits at once', async () => {
    const other = await server.another();
    const repository = await server.repository(ada, 'shared');
    const place = `${repository.owner}/${repository.slug}`;
    const work = await begin(server, server.address(repository, token));
    await commitFiles(server, work, { 'a.js': '1\n' });
    await server.run(work, 'push', '-q', 'origin', 'main');
    const copy = await clone(server, server.address(repository, token, other.url));
    await commitFiles(server, copy, { 'b.js': '2\n' });
    expect(await server.run(copy, 'push', '-q', 'origin', 'main')).toMatchObject({ code: 0 });
    await write(other.url, place, 'c.js');
    expect(await server.run(work, 'pull', '-q', 'origin', 'main')).toMatchObject({ code: 0 });
    expect((await server.run(work, 'ls-files')).said).toBe('a.js\nb.js\nc.js\n');
    expect(await server.run(work, 'fsck', '--strict')).toMatchObject({ code: 0 });
  });

  it('go on from the store when the copies on disk are deleted', async () => {
    const repository = await server.repository(ada, 'deleted');
    await write(server.url, `${repository.owner}/deleted`, 'a.js');
    for (const name of await readdir(server.folder)) {
      if (name.startsWith('copies-'))
        await rm(path.join(server.folder, name, 'repositories'), { recursive: true, force: true });
    }
    await write(server.url, `${repository.owner}/deleted`, 'b.js');
    const copy = await clone(server, server.address(repository));
    expect((await server.run(copy, 'ls-files')).said).toBe('a.js\nb.js\n');
  });

  it('lose none of 100 edits and 10 pushes at once, and keep the history in few packs', async () => {
    const other = await server.another();
    const repository = await server.repository(ada, 'busy');
    const place = `${repository.owner}/${repository.slug}`;
    await write(server.url, place, 'begin.md');
    const copies = await Promise.all(
      numbers(10).map(async (index) => {
        const directory = await clone(
          server,
          server.address(repository, token, index % 2 ? other.url : server.url),
        );
        await server.run(directory, 'checkout', '-q', '-b', `branch-${index}`);
        await commitFiles(server, directory, { [`pushed-${index}.js`]: 'x\n' });
        return directory;
      }),
    );
    await Promise.all([
      ...numbers(100).map((index) => write(index % 2 ? other.url : server.url, place, `edited-${index}.js`)),
      ...copies.map((directory, index) => push(directory, `branch-${index}`)),
    ]);
    const copy = await clone(server, server.address(repository));
    const files = (await server.run(copy, 'ls-files')).said.trim().split('\n');
    expect(files).toHaveLength(101);
    expect((await server.run(copy, 'rev-list', '--count', 'HEAD')).said.trim()).toBe('101');
    expect((await server.run(copy, 'branch', '-r')).said.match(/branch-/g)).toHaveLength(10);
    expect(await server.run(copy, 'fsck', '--strict')).toMatchObject({ code: 0 });
    const { data } = await ada.client
      .from('git_repositories')
      .select('file_count')
      .eq('id', repository.id)
      .single();
    expect(data).toEqual({ file_count: 101 });

    // Opening it is what makes one pack of many; a server that has never seen the repository reads it from there.
    await server.git.repositories?.settled();
    await other.git.repositories?.settled();
    const state = await server.git.repositories?.store.read(repository.id ?? '');
    expect(state?.packs.length).toBeLessThanOrEqual(60);
    const third = await server.another();
    const late = await clone(server, server.address(repository, undefined, third.url));
    expect(await server.run(late, 'fsck', '--strict')).toMatchObject({ code: 0 });
    expect((await server.run(late, 'rev-parse', 'HEAD')).said).toBe(
      (await server.run(copy, 'rev-parse', 'HEAD')).said,
    );
  }, 400_000);

  it('take one of many pushes to one branch; the others fetch and lose nothing', async () => {
    const repository = await server.repository(ada, 'contended');
    await write(server.url, `${repository.owner}/contended`, 'begin.md');
    await Promise.all(
      numbers(6).map(async (index) => {
        const directory = await clone(server, server.address(repository, token));
        await commitFiles(server, directory, { [`${index}.js`]: 'x\n' });
        for (let attempt = 0; attempt < 12; attempt++) {
          if ((await server.run(directory, 'push', '-q', 'origin', 'main')).code === 0) return;
          await server.run(directory, 'pull', '-q', '--rebase', 'origin', 'main');
        }
        throw new Error('It never got through.');
      }),
    );
    const copy = await clone(server, server.address(repository));
    expect((await server.run(copy, 'ls-files')).said.trim().split('\n')).toHaveLength(7);
  });
});
