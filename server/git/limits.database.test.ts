import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { owner } from '../database/database.ts';
import type { TestUser } from '../testing/server.ts';
import { forgetTries } from '../testing/tries.ts';
import { type GitServer, startGitServer } from './testing/git-server.ts';
import { feedGit } from './testing/sites.ts';
import { begin, commitFiles } from './testing/work.ts';

let server: GitServer;
let ada: TestUser;
let token: string;
beforeAll(async () => {
  server = await startGitServer();
  ada = await server.server.user();
  token = await server.token(ada);
});
afterAll(() => server.close());

const run = (text: string, ...values: unknown[]) =>
  server.server.services.database.run(owner, { text, values });

/** A repository with one commit, and the working copy that pushed it. */
async function pushed(name: string) {
  const repository = await server.repository(ada, name);
  const work = await begin(server, server.address(repository, token));
  await commitFiles(server, work, { 'index.html': 'x\n' });
  expect(await server.run(work, 'push', '-q', 'origin', 'main')).toMatchObject({ code: 0 });
  const tip = (await server.run(work, 'rev-parse', 'HEAD')).said.trim();
  return { repository, work, tip };
}

describe('whoever comes too often waits', () => {
  /** From now on the limits are this share of what they are. */
  const limitTo = (factor: number) => {
    server.server.services.config.rateLimitFactor = factor;
  };
  afterEach(async () => {
    limitTo(0);
    await forgetTries(server.server.services);
  });
  const visit = (repository: Record<string, string>, given?: string) =>
    fetch(`${server.address(repository)}/info/refs?service=git-upload-pack`, {
      headers: given ? { authorization: `Bearer ${given}` } : {},
    });
  const statuses = async (count: number, ask: () => Promise<Response>) => {
    const found: number[] = [];
    for (let index = 0; index < count; index += 1) found.push((await ask()).status);
    return found;
  };

  it('with tokens that are none, while a right one goes on working', async () => {
    const repository = await server.repository(ada, 'guessed', true);
    limitTo(3 / 60);
    expect(await statuses(4, () => visit(repository, 'plinth_wrong'))).toEqual([401, 401, 401, 429]);
    expect((await visit(repository, 'plinth_wrong')).headers.get('retry-after')).toBe('300');
    expect((await visit(repository, token)).status).toBe(200);
  });

  it('with a git client', async () => {
    const { repository } = await pushed('visited');
    limitTo(4 / 1200);
    expect(await statuses(5, () => visit(repository))).toEqual([200, 200, 200, 200, 429]);
    expect(Number((await visit(repository)).headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('reading pages', async () => {
    const { repository } = await pushed('read');
    limitTo(3 / 3000);
    const read = () => server.call(`${repository.owner}/read/tree`);
    expect(await statuses(4, read)).toEqual([200, 200, 200, 429]);
  });

  it('editing in the browser', async () => {
    const { repository } = await pushed('edited');
    limitTo(2 / 600);
    let count = 0;
    const edit = () => {
      const changes = [{ action: 'write', path: `${count++}.js`, content: 'x' }];
      return server.call(`${repository.owner}/edited/commits`, ada, { message: 'Add', changes });
    };
    expect(await statuses(3, edit)).toEqual([200, 200, 429]);
  });
});

describe('a repository', () => {
  it('has at most 200 branches and tags', async () => {
    const { repository, work, tip } = await pushed('many-tags');
    const tag = async (count: number) => {
      const lines = Array.from({ length: count }, (_, at) => `${tip} refs/tags/t${at}\n`);
      await writeFile(path.join(work, '.git', 'packed-refs'), lines.join(''));
      return server.run(work, 'push', '-q', '--tags', 'origin');
    };
    expect((await tag(200)).said).toContain('A repository can have at most 200 branches and tags.');
    expect(await tag(199)).toMatchObject({ code: 0 });
    const state = await server.git.repositories?.open(repository.id ?? '');
    expect(Object.keys(state?.refs ?? {})).toHaveLength(200);
  });

  it('is looked at with as many runs of git for 150 branches as for one, made and moved', async () => {
    const { work } = await pushed('many-branches');
    // In place of git on the server's side: one that writes down each time it is run.
    const folder = await mkdtemp(path.join(server.folder, 'counting-'));
    const real = (process.env.PATH ?? '').split(':').find((one) => existsSync(path.join(one, 'git')));
    await writeFile(
      path.join(folder, 'git'),
      `#!/bin/sh\necho "$1" >> '${folder}/runs'\nexec '${real}/git' "$@"\n`,
      { mode: 0o755 },
    );
    const runsFor = async (first: number, count: number, message: string) => {
      const branches = Array.from({ length: count }, (_, at) => `refs/heads/b${first + at}`);
      const commit = (ref: string) => {
        const parent = message === 'move' ? `${ref}^0` : 'refs/heads/main^0';
        return `commit ${ref}\ncommitter A <a@a.example> 1200000000 +0000\ndata 4\n${message}\nfrom ${parent}\nM 644 inline ${ref.slice(11)}.txt\ndata 4\n${message}\n`;
      };
      feedGit(work, ['fast-import', '--quiet'], branches.map(commit).join(''));
      await writeFile(path.join(folder, 'runs'), '');
      vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
      const order = branches.map((ref) => `${ref}:${ref}`);
      const { code, said } = await server.run(work, 'push', '-q', 'origin', ...order);
      vi.unstubAllEnvs();
      expect([code, said]).toEqual([0, '']);
      return (await readFile(path.join(folder, 'runs'), 'utf8')).split('\n').length;
    };
    const one = [await runsFor(0, 1, 'made'), await runsFor(0, 1, 'move')];
    expect([await runsFor(1, 150, 'made'), await runsFor(1, 150, 'move')]).toEqual(one);
    expect(Math.min(...one)).toBeGreaterThan(5);
  });

  it('keeps at most 45 MB of history', async () => {
    const { repository, work } = await pushed('full');
    const setBytes = (bytes: number) =>
      run('update private.git_packs set bytes = $2 where repository_id = $1', repository.id, bytes);
    await setBytes(45 * 1024 * 1024);
    await commitFiles(server, work, { 'a.js': '1\n' });
    const full = await server.run(work, 'push', '-q', 'origin', 'main');
    expect([full.code, full.said]).toEqual([1, expect.stringContaining('has reached 45 MB')]);
    await setBytes(44 * 1024 * 1024);
    expect(await server.run(work, 'push', '-q', 'origin', 'main')).toMatchObject({ code: 0 });
  });
});

it('a question of more than 4 MB is cut off before it is answered', async () => {
  const { repository, tip } = await pushed('asked');
  const ask = async (haves: number) => {
    const have = (at: number) => `0032have ${at.toString(16).padStart(40, '0')}\n`;
    const lines = Array.from({ length: haves }, (_, at) => have(at + 1)).join('');
    try {
      const response = await fetch(`${server.address(repository)}/git-upload-pack`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-git-upload-pack-request' },
        body: `0032want ${tip}\n0000${lines}0009done\n`,
      });
      return await response.text();
    } catch {
      return '';
    }
  };
  expect(await ask(10)).toContain('NAK');
  expect(await ask(90_000)).not.toContain('NAK');
});
