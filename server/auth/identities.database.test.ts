import { afterAll, beforeAll, expect, test } from 'vitest';
import { owner } from '../database/database.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { call, codeIn, mailTo, newDevice, newMember, password } from './testing/journey.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const run = (text: string, ...values: unknown[]) => server.services.database.run(owner, { text, values });

test('the only way to sign in cannot be taken off', async () => {
  const { client } = await newMember(server);
  const { data } = await client.auth.getUserIdentities();
  expect(data?.identities.map(({ provider }) => provider)).toEqual(['email']);
  const [identity] = data?.identities ?? [];
  if (!identity) throw new Error('no identity');
  expect((await client.auth.unlinkIdentity(identity)).error).toMatchObject({
    status: 422,
    code: 'single_identity_not_deletable',
  });
});

test('a linked account of Google is listed and can be taken off, once and by its owner', async () => {
  const { client, id } = await newMember(server);
  await run(
    `insert into auth.identities (user_id, provider, provider_id, identity_data) values ($1::uuid, 'google', ($1::uuid)::text, '{"sub": "1"}')`,
    id,
  );
  const { data } = await client.auth.getUserIdentities();
  const google = data?.identities.find(({ provider }) => provider === 'google');
  if (!google) throw new Error('no identity');
  const stranger = await newMember(server);
  await run(
    `insert into auth.identities (user_id, provider, provider_id, identity_data) values ($1::uuid, 'google', ($1::uuid)::text, '{"sub": "2"}')`,
    stranger.id,
  );
  expect((await stranger.client.auth.unlinkIdentity(google)).error?.code).toBe('identity_not_found');
  expect((await client.auth.unlinkIdentity(google)).error).toBeNull();
  expect((await client.auth.getUserIdentities()).data?.identities).toHaveLength(1);
  expect((await client.auth.getUser()).data.user?.app_metadata).toMatchObject({ providers: ['email'] });
});

test('linking says that no provider is set up', async () => {
  const { session } = await newMember(server);
  const answer = await call(server, 'GET', '/user/identities/authorize?provider=google', {
    bearer: session.access_token,
  });
  expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
});

test('a session of yesterday proves itself before it changes the password', async () => {
  const { client, email, id } = await newMember(server);
  const age = () => run(`update auth.mfa_amr_claims set updated_at = now() - interval '25 hours'`);
  await age();
  const change = (extra = {}) =>
    client.auth.updateUser({ password: `a new sentence ${Math.random()}`, ...extra });
  expect((await change()).error?.code).toBe('reauthentication_needed');
  expect((await change({ current_password: 'not it' })).error?.code).toBe('invalid_credentials');
  expect((await change({ nonce: '000000' })).error?.code).toBe('reauthentication_not_valid');
  expect((await client.auth.reauthenticate()).error).toBeNull();
  const mail = await mailTo(server, email, { after: 1 });
  expect(mail.subject).toBe('Confirm that it is you');
  const nonce = codeIn(mail);
  // The code proves nothing anywhere else, and nothing to anybody else.
  expect((await server.visitor().auth.verifyOtp({ email, token: nonce, type: 'email' })).error?.code).toBe(
    'otp_expired',
  );
  const stranger = await newMember(server);
  const foreign = await stranger.client.auth.updateUser({ password: 'one more sentence', nonce });
  expect(foreign.error?.code).toBe('reauthentication_not_valid');
  expect((await change({ nonce })).error).toBeNull();
  await age();
  expect((await change({ nonce })).error?.code).toBe('reauthentication_not_valid');
  expect(id).toBeTruthy();
});

test('the current password is checked when it comes along', async () => {
  const { client, email } = await newMember(server);
  const other = await newDevice(server, email);
  const wrong = await client.auth.updateUser({
    password: 'quite another sentence',
    current_password: 'not it',
  });
  expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
  expect((await other.client.auth.getUser()).error).toBeNull();
  const right = await client.auth.updateUser({
    password: 'quite another sentence',
    current_password: password,
  });
  expect(right.error).toBeNull();
  expect((await other.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
});
