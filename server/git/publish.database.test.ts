import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestUser } from '../testing/server.ts';
import { compact } from './compact.ts';
import { importCommit } from './import.ts';
import { publish } from './publish.ts';
import { readGit } from './run.ts';
import type { StoreState } from './store.ts';
import { type GitServer, startGitServer } from './testing/git-server.ts';
import { clone } from './testing/work.ts';

let server: GitServer;
let ada: TestUser;
beforeAll(async () => {
  server = await startGitServer();
  ada = await server.server.user();
});
afterAll(() => server.close());

const repositories = () => server.git.repositories as NonNullable<typeof server.git.repositories>;

/** A repository whose `main` has one file, and its state. */
async function begun(name: string) {
  const repository = await server.repository(ada, name);
  const changes = [{ action: 'write', path: 'a.js', content: '1\n' }];
  const place = `${repository.owner}/${name}`;
  expect((await server.call(`${place}/commits`, ada, { message: 'Begin', changes })).status).toBe(200);
  const open = async () => (await repositories().open(repository.id ?? '')) as StoreState;
  return { repository, place, open };
}

/** Publishes a commit that was made on a state, whatever has become of the repository since. */
async function publishOn(state: StoreState, path: string) {
  const parent = state.refs['refs/heads/main'] ?? '';
  const workspace = await repositories().cache.workOn(state);
  try {
    const commit = await importCommit(workspace, {
      branch: 'main',
      parent,
      author: { name: 'Ada', email: 'ada@example.org' },
      message: `Add ${path}`,
      writes: [{ path, mode: '100644', bytes: Buffer.from('late\n') }],
      links: [],
      removed: [],
    });
    const update = { name: 'refs/heads/main', old: parent, new: commit };
    return await publish(repositories(), state, workspace, [update], null);
  } finally {
    await workspace.remove();
  }
}

it('a change does not pass over rows that were written after it was looked at', async () => {
  const { repository, place, open } = await begun('rows');
  const state = await open();
  await ada.client
    .from('git_repository_files')
    .insert({ repository_id: repository.id, filename: 'row.js', content: 'r\n' })
    .throwOnError();
  expect(await publishOn(state, 'late.js')).toBe('overtaken');
  // Built on what is there now it comes after them.
  expect(await publishOn(await open(), 'late.js')).toBe('published');
  const { files } = await (await server.call(`${place}/tree`)).json();
  expect(files.map(({ path }: { path: string }) => path)).toEqual(['a.js', 'late.js', 'row.js']);
});

it('a change does not lean on packs that were replaced after it was looked at', async () => {
  const { repository, open } = await begun('packs');
  const state = await open();
  await compact(repositories(), await open());
  expect(await publishOn(state, 'late.js')).toBe('overtaken');
  expect(await publishOn(await open(), 'late.js')).toBe('published');
  const copy = await clone(server, server.address(repository));
  expect(await server.run(copy, 'fsck', '--strict')).toMatchObject({ code: 0 });
});

it('a commit that git finds wrong is not taken in, whoever made it', async () => {
  const { open } = await begun('wrong');
  const state = await open();
  const parent = state.refs['refs/heads/main'] ?? '';
  const workspace = await repositories().cache.workOn(state);
  const tree = await readGit(['rev-parse', `${parent}^{tree}`], workspace);
  // Without the line of whoever committed it.
  const input = `tree ${tree}\nparent ${parent}\nauthor Ada <ada@example.org> 0 +0000\n\nWrong\n`;
  const args = ['hash-object', '-t', 'commit', '-w', '--stdin', '--literally'];
  const wrong = await readGit(args, { ...workspace, input });
  const update = { name: 'refs/heads/main', old: parent, new: wrong };
  await expect(publish(repositories(), state, workspace, [update], null)).rejects.toThrow('missingCommitter');
  await workspace.remove();
  expect((await open()).refs).toEqual(state.refs);
});
