import { readdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { owner } from '../database/database.ts';
import type { TestUser } from '../testing/server.ts';
import { storageState } from '../testing/storage.ts';
import { compact } from './compact.ts';
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
const packsOf = async () =>
  (await storageState(server.server)).names.filter((name) => name.endsWith('.pack'));

async function makeOld() {
  await server.server.services.database.run(owner, {
    text: `update storage.objects set created_at = now() - interval '25 hours' where bucket_id = 'git-packs'`,
  });
}

it('many packs become one, and what nobody refers to is removed: at once from the store, later from the disk', async () => {
  const repository = await server.repository(ada, 'many');
  const place = `${repository.owner}/many`;
  for (const path of ['a.js', 'b.js', 'c.js']) {
    const changes = [{ action: 'write', path, content: path }];
    expect((await server.call(`${place}/commits`, ada, { message: 'Add', changes })).status).toBe(200);
  }
  const id = repository.id ?? '';
  const before = await repositories().open(id);
  if (!before) throw new Error('It is there.');
  expect(before.packs).toHaveLength(3);
  await compact(repositories(), before);
  const after = await repositories().open(id);
  expect(after?.packs).toHaveLength(1);
  expect(after?.generation).toBe(before.generation + 1);
  // Somebody who looked before does not put the old packs away a second time.
  await compact(repositories(), before);
  expect((await repositories().open(id))?.packs).toEqual(after?.packs);

  await repositories().sweep();
  expect(await packsOf()).toHaveLength(4);
  await makeOld();
  await repositories().sweep();
  expect(await packsOf()).toEqual([`${id}/${after?.packs[0]?.id}.pack`]);

  const folder = path.join(repositories().cache.directoryOf(id), 'objects/pack');
  const packs = async () => (await readdir(folder)).filter((name) => name.endsWith('.pack'));
  expect(await packs()).toHaveLength(4);
  const past = new Date(Date.now() - 2 * 3600_000);
  for (const name of await readdir(folder)) await utimes(path.join(folder, name), past, past);
  await repositories().sweep();
  expect(await packs()).toHaveLength(1);
  const copy = await clone(server, server.address(repository));
  expect(await server.run(copy, 'fsck', '--strict')).toMatchObject({ code: 0 });
});

it('a deleted repository leaves nothing', async () => {
  const repository = await server.repository(ada, 'leaves');
  const changes = [{ action: 'write', path: 'a.js', content: 'x' }];
  await server.call(`${repository.owner}/leaves/commits`, ada, { message: 'Add', changes });
  const directory = repositories().cache.directoryOf(repository.id ?? '');
  expect((await stat(directory)).isDirectory()).toBe(true);
  await ada.client.from('git_repositories').delete().eq('id', repository.id).throwOnError();
  expect((await server.call(`${repository.owner}/leaves/tree`, ada)).status).toBe(404);
  await makeOld();
  await repositories().sweep();
  expect((await packsOf()).filter((name) => name.startsWith(repository.id ?? ''))).toEqual([]);
  await expect(stat(directory)).rejects.toThrow();
});
