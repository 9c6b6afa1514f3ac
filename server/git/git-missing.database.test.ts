import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestUser } from '../testing/server.ts';
import { type GitServer, startGitServer } from './testing/git-server.ts';

let server: GitServer;
let ada: TestUser;
const path = process.env.PATH;
beforeAll(async () => {
  process.env.PATH = '/nowhere';
  server = await startGitServer();
  process.env.PATH = path;
  ada = await server.server.user();
});
afterAll(() => server.close());

it('without git rows are read and written, and everything else says what is missing', async () => {
  expect(server.git.reason).toBe('git is not installed (2.34 or newer)');
  const repository = await server.repository(ada, 'plain');
  const rows = ada.client.from('git_repository_files');
  await rows.insert({ repository_id: repository.id, filename: 'a.js', content: 'x' }).throwOnError();
  const message = 'Cloning, pushing and history need git on the server, and it is not installed there.';
  const overview = await server.call(`${repository.owner}/plain`);
  expect(await overview.json()).toMatchObject({
    repository: { name: 'plain', file_count: 1 },
    clone_url: null,
    git: { available: false, message },
  });
  const history = await server.call(`${repository.owner}/plain/commits`);
  expect([history.status, await history.json()]).toEqual([503, { code: 'git_missing', message }]);
  const { code, said } = await server.run(server.folder, 'clone', server.address(repository));
  expect(code).not.toBe(0);
  expect(said).toContain(`remote: ${message}`);
});
