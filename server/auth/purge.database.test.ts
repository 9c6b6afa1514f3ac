import { afterAll, beforeAll, expect, test } from 'vitest';
import { owner } from '../database/database.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { purgeAuth } from './purge.ts';
import { call, mailTo, newAddress, newDevice, newMember } from './testing/journey.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const count = async (table: string) => {
  const { rows } = await server.services.database.run<{ count: number }>(owner, {
    text: `select count(*) from auth.${table}`,
  });
  return rows[0]?.count;
};
const change = (text: string) => server.services.database.run(owner, { text });

test('what can have no effect any more goes, the rest stays', async () => {
  const member = await newMember(server);
  const device = await newDevice(server, member.email);
  await device.client.auth.refreshSession();
  const email = newAddress();
  const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' };
  await call(server, 'POST', '/otp', { body: { email, ...challenge } });
  await mailTo(server, email);
  await change(
    `insert into auth.webauthn_challenges (challenge_type, session_data, expires_at) values
      ('authentication', '{}', now() - interval '59 minutes'), ('authentication', '{}', now() - interval '61 minutes')`,
  );
  await purgeAuth(server.services);
  expect([await count('one_time_tokens'), await count('flow_state')]).toEqual([2, 1]);
  expect([await count('sessions'), await count('refresh_tokens')]).toEqual([2, 3]);
  expect(await count('webauthn_challenges')).toBe(1);

  await change('update auth.one_time_tokens set expires_at = now()');
  await change('update auth.flow_state set expires_at = now()');
  expect(await count('known_networks')).toBe(1);
  await change("update auth.known_networks set seen_at = now() - interval '91 days'");
  await change("update auth.refresh_tokens set updated_at = now() - interval '31 days'");
  await change(
    `update auth.sessions set not_after = now() where id = '${sessionIdOf(member.session.access_token)}'`,
  );
  await purgeAuth(server.services);
  expect([await count('one_time_tokens'), await count('flow_state')]).toEqual([0, 0]);
  expect(await count('known_networks')).toBe(0);
  expect([await count('sessions'), await count('refresh_tokens'), await count('users')]).toEqual([1, 1, 2]);
  expect((await device.client.auth.refreshSession()).error).toBeNull();
});

function sessionIdOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).session_id;
}
