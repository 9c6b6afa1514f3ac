import { afterAll, beforeAll, expect, it } from 'vitest';
import { owner } from '../database/database.ts';
import { type GitServer, startGitServer } from './testing/git-server.ts';

let site: GitServer;
beforeAll(async () => {
  site = await startGitServer();
});
afterAll(() => site.close());

it('nobody commits to a repository with the password alone where a second factor is in force', async () => {
  const member = await site.server.user();
  const open = await site.repository(member, 'open');
  const secret = await site.repository(member, 'secret', true);
  const commit = (repository: Record<string, string>) =>
    site.call(`${repository.owner}/${repository.slug}/commits`, member, {
      message: 'Add a page',
      changes: [{ action: 'write', path: 'index.html', content: '<p>Hello' }],
    });
  expect((await commit(open)).status).toBe(200);
  await site.server.services.database.run(owner, {
    text: `insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')`,
    values: [member.id],
  });
  expect((await commit(open)).status).toBe(404);
  expect((await commit(secret)).status).toBe(404);
  const read = (repository: Record<string, string>) =>
    site.call(`${repository.owner}/${repository.slug}/tree`, member);
  expect([(await read(open)).status, (await read(secret)).status]).toEqual([200, 404]);
});
