import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { newProtectedMember, signInAgain } from './testing/authenticator.ts';
import { newDevice, newMember } from './testing/journey.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Row {
  id: string;
  is_current: boolean;
  user_agent: string;
}
const listed = async (client: { rpc(name: string): PromiseLike<{ data: unknown }> }) =>
  (await client.rpc('list_sessions')).data as Row[];

test('a member sees and ends single sessions of their own', async () => {
  const { client, email } = await newMember(server);
  const laptop = await newDevice(server, email);
  const stranger = await newMember(server);
  const sessions = await listed(client);
  expect(sessions.map(({ is_current }) => is_current).sort()).toEqual([false, true]);
  expect(Object.keys(sessions[0] ?? {})).not.toContain('ip');
  const other = sessions.find(({ is_current }) => !is_current)?.id;
  expect((await stranger.client.rpc('end_session', { session: other })).data).toBe(false);
  expect(await listed(client)).toHaveLength(2);
  expect((await client.rpc('end_session', { session: other })).data).toBe(true);
  expect((await laptop.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect(await listed(client)).toHaveLength(1);
  // The token of the ended session still has its hour: it sees and ends nothing.
  const late = await fetch(`${server.url}/rest/v1/rpc/list_sessions`, {
    method: 'POST',
    headers: {
      apikey: server.services.keys.publishable,
      Authorization: `Bearer ${laptop.session.access_token}`,
    },
  });
  expect([late.status, await late.json()]).toEqual([200, []]);
  expect((await server.visitor().rpc('list_sessions')).error?.code).toBe('42501');
});

test('signing out the others leaves the own session', async () => {
  const { client, email } = await newMember(server);
  await newDevice(server, email);
  await newDevice(server, email);
  expect((await client.auth.signOut({ scope: 'others' })).error).toBeNull();
  expect(await listed(client)).toMatchObject([{ is_current: true }]);
});

test('a session that has proved the password only sees what visitors see, and changes nothing', async () => {
  const { client, email } = await newProtectedMember(server);
  const id = (await client.auth.getUser()).data.user?.id ?? '';
  const zip_file_url = `${server.url}/storage/v1/object/public/project-files/${id}/1-site.zip`;
  for (const status of ['draft', 'published']) {
    expect(
      (await client.from('projects').insert({ title: `A ${status}`, zip_file_url, status })).error,
    ).toBeNull();
  }
  expect((await client.from('user_profiles').insert({ first_name: 'Ada' })).error).toBeNull();
  for (const is_private of [true, false]) {
    const { error } = await client
      .from('git_repositories')
      .insert({ name: `private-${is_private}`, is_private });
    expect(error).toBeNull();
  }
  await client.rpc('create_access_token', { name: 'Laptop', scopes: ['repo:read'] });

  const half = await signInAgain(server, email);
  const mine = async (table: string) => (await half.from(table).select('*').eq('user_id', id)).data;
  expect(await mine('projects')).toMatchObject([{ status: 'published' }]);
  expect(await mine('git_repositories')).toMatchObject([{ name: 'private-false' }]);
  for (const table of ['user_profiles', 'access_tokens', 'user_handles'])
    expect(await mine(table)).toEqual([]);
  expect(await listed(half)).toEqual([]);
  expect((await half.from('projects').update({ title: 'Changed' }).eq('user_id', id).select()).data).toEqual(
    [],
  );
  expect((await half.from('projects').delete().eq('user_id', id).select()).data).toEqual([]);
  expect((await half.from('projects').insert({ title: 'One more', zip_file_url })).error?.code).toBe('42501');
  expect((await half.rpc('create_access_token', { name: 'x', scopes: ['repo:write'] })).error?.code).toBe(
    '42501',
  );
  expect((await half.rpc('choose_handle', { handle: 'mine-now' })).error?.code).toBe('42501');
  const upload = await half.storage.from('project-files').upload(`${id}/x.zip`, new Blob(['x']));
  expect(upload.error).not.toBeNull();
  expect((await client.from('projects').select('*').eq('user_id', id)).data).toHaveLength(2);
});

test('a token for git opens nothing else', async () => {
  const { client } = await newMember(server);
  const { data } = await client.rpc('create_access_token', { name: 'Laptop', scopes: ['repo:write'] });
  const headers = { apikey: server.services.keys.publishable, Authorization: `Bearer ${data.token}` };
  for (const place of ['/auth/v1/user', '/rest/v1/access_tokens', '/storage/v1/bucket']) {
    const answer = await fetch(server.url + place, { headers });
    expect([place, answer.status >= 400 && answer.status < 500]).toEqual([place, true]);
  }
});
