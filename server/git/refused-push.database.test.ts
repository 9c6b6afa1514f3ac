import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { gitClientEnvironment } from '../testing/git-client.ts';
import type { TestUser } from '../testing/server.ts';
import { type GitServer, startGitServer } from './testing/git-server.ts';
import { begin, commitFiles } from './testing/work.ts';

let server: GitServer;
let ada: TestUser;
let repository: Record<string, string>;
let work: string;
let count = 0;
beforeAll(async () => {
  server = await startGitServer();
  ada = await server.server.user();
});
afterAll(() => server.close());
beforeEach(async () => {
  repository = await server.repository(ada, `rules-${count++}`);
  work = await begin(server, server.address(repository, await server.token(ada)));
  await commitFiles(server, work, { 'index.html': 'x\n' }, 'Begin');
  await server.run(work, 'push', '-q', 'origin', 'main');
});

const push = (...args: string[]) => server.run(work, 'push', 'origin', ...(args.length ? args : ['main']));

/** What the store holds is what it held before. */
async function expectUnchanged() {
  const state = await server.git.repositories?.open(repository.id ?? '');
  expect(Object.keys(state?.refs ?? {})).toEqual(['refs/heads/main']);
  expect(state?.packs).toHaveLength(1);
}

it.each<[string, string, () => Promise<unknown>]>([
  [
    'a file of more than 1 MB',
    'big.js: a file can have at most 1 MB.',
    () => commitFiles(server, work, { 'big.js': Buffer.alloc(1024 * 1024 + 1, 'x') }),
  ],
  [
    'a large file that a later commit removed',
    'big.js: a file can have at most 1 MB.',
    async () => {
      await commitFiles(server, work, { 'big.js': Buffer.alloc(1024 * 1024 + 1, 'x') });
      await server.run(work, 'rm', '-q', 'big.js');
      await server.run(work, 'commit', '-q', '-m', 'Away');
    },
  ],
  [
    'more than 500 files',
    'A repository can hold at most 500 files.',
    () =>
      commitFiles(
        server,
        work,
        Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`${at}.js`, `${at}`])),
      ),
  ],
  [
    'more than 10 MB',
    'A repository can hold at most 10 MB.',
    () =>
      commitFiles(
        server,
        work,
        Object.fromEntries(
          Array.from({ length: 11 }, (_, at) => [`${at}.js`, String(at).padEnd(1024 * 1024, 'x')]),
        ),
      ),
  ],
  [
    'a kind of file that is not accepted',
    'setup.exe: files of this kind are not accepted.',
    () => commitFiles(server, work, { 'setup.exe': 'x' }),
  ],
  [
    'a symbolic link',
    'link.js: symbolic links are not accepted.',
    async () => {
      await symlink('/etc/passwd', path.join(work, 'link.js'));
      await commitFiles(server, work, {});
    },
  ],
  [
    'a submodule',
    'part.js: submodules are not accepted.',
    async () => {
      await server.run(work, 'update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},part.js`);
      await server.run(work, 'commit', '-q', '-m', 'Part');
    },
  ],
  [
    'a path that is too long',
    'a path can have at most 255 characters.',
    () => commitFiles(server, work, { [`${'d'.repeat(130)}/${'f'.repeat(130)}.js`]: 'x' }),
  ],
])('%s is refused, and git shows why', async (_, sentence, prepare) => {
  await prepare();
  const { code, said } = await push();
  expect(code).not.toBe(0);
  expect(said).toContain(sentence);
  await expectUnchanged();
});

it('git’s own folder, and paths that lead outside, are refused', async () => {
  for (const name of ['.git', '..']) {
    const blob = (await server.run(work, 'rev-parse', 'HEAD:index.html')).said.trim();
    const inner = await mktree(`100644 blob ${blob}\tconfig.js\n`);
    const tree = await mktree(`040000 tree ${inner}\t${name}\n`);
    const commit = (await server.run(work, 'commit-tree', tree, '-p', 'HEAD', '-m', 'Bad')).said.trim();
    const { code, said } = await push(`${commit}:refs/heads/main`);
    expect(code, name).not.toBe(0);
    expect(said, name).toMatch(/hasDotgit|hasDotdot|fsck/i);
  }
  await expectUnchanged();
});

/** Makes a tree as no client would. */
async function mktree(entries: string): Promise<string> {
  const { execFileSync } = await import('node:child_process');
  // `mktree` refuses such names; `hash-object` only with a look at them.
  const binary = Buffer.concat(
    entries
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [, mode = '', sha = '', name = ''] = /^0?(\d+) \w+ (\w+)\t(.*)$/.exec(line) ?? [];
        return Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(sha, 'hex')]);
      }),
  );
  const args = ['hash-object', '-t', 'tree', '-w', '--stdin', '--literally'];
  return execFileSync('git', args, { cwd: work, env: gitClientEnvironment(work), input: binary })
    .toString()
    .trim();
}

it('the default branch is neither rewritten nor removed', async () => {
  await server.run(work, 'commit', '-q', '--amend', '-m', 'Another beginning');
  const rewritten = await push('-f', 'main');
  expect(rewritten.code).not.toBe(0);
  expect(rewritten.said).toContain('main cannot be rewritten');
  const removed = await push(':main');
  expect(removed.code).not.toBe(0);
  expect(removed.said).toContain('main cannot be removed');
  await expectUnchanged();
});

it('only branches and tags are kept', async () => {
  const { code, said } = await push('main:refs/notes/x');
  expect(code).not.toBe(0);
  expect(said).toContain('refs/notes/x: only branches and tags are kept here.');
  await expectUnchanged();
});
