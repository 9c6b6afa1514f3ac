import { afterAll, beforeAll, expect, test } from 'vitest';
import { owner } from '../database/database.ts';
import { beginMeanwhile } from '../testing/meanwhile.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { type Rotation, rotateToken } from './refresh-tokens.ts';
import { call, newDevice, newMember } from './testing/journey.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const refresh = (token: string) =>
  call(server, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } });

/** Makes every token of the account look replaced `seconds` ago. */
const age = (userId: string, seconds: number) =>
  server.services.database.run(owner, {
    text: 'update auth.refresh_tokens set updated_at = now() - make_interval(secs => $2) where user_id = $1',
    values: [userId, seconds],
  });

test('a token that was just replaced gets the newest one of its family', async () => {
  const { session } = await newMember(server);
  const first = await refresh(session.refresh_token);
  expect(first.status).toBe(200);
  expect(first.body.refresh_token).not.toBe(session.refresh_token);
  const otherTab = await refresh(session.refresh_token);
  expect(otherTab.body.refresh_token).toBe(first.body.refresh_token);
  const second = await refresh(String(first.body.refresh_token));
  const lateTab = await refresh(session.refresh_token);
  expect(lateTab.body.refresh_token).toBe(second.body.refresh_token);
  expect(new Set([session.refresh_token, first.body.refresh_token, second.body.refresh_token]).size).toBe(3);
});

test('concurrent refreshes of one token give one result', async () => {
  const { session } = await newMember(server);
  const answers = await Promise.all(Array.from({ length: 12 }, () => refresh(session.refresh_token)));
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  const { rows } = await server.services.database.run<{ total: number; active: number }>(owner, {
    text: `select count(*) as total, count(*) filter (where not revoked) as active
      from auth.refresh_tokens where user_id = $1`,
    values: [session.user.id],
  });
  expect(rows[0]).toEqual({ total: 2, active: 1 });
});

test('a refresh waits for another of the same token that is not finished, and gets its token', async () => {
  const { session } = await newMember(server);
  let first: Rotation | undefined;
  const second = await beginMeanwhile(
    server,
    async (database) => {
      first = await rotateToken(server.services, database, session.refresh_token);
    },
    () => refresh(session.refresh_token),
  );
  expect(first).toMatchObject({ outcome: 'rotated', token: expect.any(String) });
  expect(second).toMatchObject({ status: 200, body: { refresh_token: (first as { token?: string }).token } });
});

test('a replaced token that comes back after the grace ends the session, and only that', async () => {
  const { session, email, id } = await newMember(server);
  const otherDevice = await newDevice(server, email);
  const next = await refresh(session.refresh_token);
  await age(id, 11);

  const thief = await refresh(session.refresh_token);
  expect(thief).toMatchObject({
    status: 400,
    body: { error_code: 'refresh_token_already_used', msg: 'Invalid Refresh Token: Already Used' },
  });
  expect((await refresh(String(next.body.refresh_token))).body.error_code).toBe('refresh_token_not_found');
  const user = await call(server, 'GET', '/user', { bearer: String(next.body.access_token) });
  expect(user).toMatchObject({ status: 403, body: { error_code: 'session_not_found' } });
  expect((await refresh(otherDevice.session.refresh_token)).status).toBe(200);
});

test('within the grace nothing ends', async () => {
  const { session, id } = await newMember(server);
  await refresh(session.refresh_token);
  await age(id, 9);
  expect((await refresh(session.refresh_token)).status).toBe(200);
});

test('unknown, missing and foreign tokens are refused', async () => {
  const { session } = await newMember(server);
  expect(await refresh('nothing')).toMatchObject({
    status: 400,
    body: { error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token: Refresh Token Not Found' },
  });
  expect((await refresh(session.access_token)).body.error_code).toBe('refresh_token_not_found');
  expect((await refresh('')).body.error_code).toBe('validation_failed');
});

test('a session past its end is not refreshed', async () => {
  const { session, id } = await newMember(server);
  await server.services.database.run(owner, {
    text: "update auth.sessions set not_after = now() - interval '1 second' where user_id = $1",
    values: [id],
  });
  expect((await refresh(session.refresh_token)).body.error_code).toBe('session_expired');
});

test('no refresh token is stored in clear', async () => {
  const { session, id } = await newMember(server);
  const { rows } = await server.services.database.run(owner, {
    text: 'select t::text as row from auth.refresh_tokens as t where user_id = $1',
    values: [id],
  });
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(session.refresh_token);
});
