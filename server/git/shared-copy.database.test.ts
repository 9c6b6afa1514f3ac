import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { TestUser } from '../testing/server.ts';
import { type GitServer, startGitServer } from './testing/git-server.ts';

let server: GitServer;
let ada: TestUser;
beforeAll(async () => {
  server = await startGitServer();
  ada = await server.server.user();
});
afterAll(() => server.close());

it('a copy that is missing is fetched once, however many ask for the repository at once', async () => {
  const repository = await server.repository(ada, 'wanted');
  const place = `${repository.owner}/${repository.slug}`;
  const changes = [{ action: 'write', path: 'a.js', content: '1\n' }];
  expect((await server.call(`${place}/commits`, ada, { message: 'Begin', changes })).status).toBe(200);
  const { cache, store } = server.git.repositories as NonNullable<typeof server.git.repositories>;
  await rm(cache.directoryOf(repository.id as string), { recursive: true });
  const download = vi.spyOn(store, 'download');
  const answers = await Promise.all(Array.from({ length: 10 }, () => server.call(`${place}/tree`)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(download).toHaveBeenCalledTimes(1);
});
