import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import {
  call,
  codeIn,
  follow,
  linkIn,
  mailTo,
  newAddress,
  newDevice,
  newMember,
  password,
} from './testing/journey.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('sign-up, the link of the mail, session, refresh, update, sign-out', async () => {
  const email = newAddress('Ada');
  const visitor = server.visitor();
  const redirectTo = `${server.url}/welcome?from=mail`;
  const signedUp = await visitor.auth.signUp({
    email: `  ${email.toUpperCase()} `,
    password,
    options: { data: { name: 'Ada', nested: { a: [1] } }, emailRedirectTo: redirectTo },
  });
  expect(signedUp.error).toBeNull();
  expect(signedUp.data.session).toBeNull();
  expect(signedUp.data.user).toMatchObject({
    email: email.toLowerCase(),
    aud: 'authenticated',
    role: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { name: 'Ada', nested: { a: [1] }, email_verified: false, phone_verified: false },
    identities: [{ provider: 'email', identity_data: { email: email.toLowerCase() } }],
    is_anonymous: false,
  });
  expect(signedUp.data.user).not.toHaveProperty('email_confirmed_at');

  const early = await visitor.auth.signInWithPassword({ email, password });
  expect(early.error).toMatchObject({
    code: 'email_not_confirmed',
    message: 'Email not confirmed',
    status: 400,
  });

  const mail = await mailTo(server, email.toLowerCase());
  expect(mail.subject).toBe('Confirm your email address');
  expect(mail.html).toContain(codeIn(mail));
  const landing = await follow(linkIn(mail));
  expect(landing).toMatchObject({
    status: 303,
    page: `${server.url}/welcome`,
    query: { from: 'mail' },
    fragment: { type: 'signup', token_type: 'bearer', expires_in: '3600' },
  });

  const client = server.visitor();
  const { access_token = '', refresh_token = '' } = landing.fragment;
  const set = await client.auth.setSession({ access_token, refresh_token });
  expect(set.error).toBeNull();
  expect(set.data.user).toMatchObject({ user_metadata: { email_verified: true } });
  expect(set.data.user?.email_confirmed_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(decodeProtectedHeader(access_token)).toMatchObject({ alg: 'ES256', typ: 'JWT' });
  expect(decodeJwt(access_token)).toMatchObject({
    iss: `${server.url}/auth/v1`,
    aud: 'authenticated',
    sub: set.data.user?.id,
    email: email.toLowerCase(),
    phone: '',
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'otp', timestamp: expect.any(Number) }],
    session_id: expect.any(String),
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { name: 'Ada' },
  });

  const claims = await client.auth.getClaims();
  expect(claims.error).toBeNull();
  expect(claims.data?.claims.sub).toBe(set.data.user?.id);

  const refreshed = await client.auth.refreshSession();
  expect(refreshed.error).toBeNull();
  expect(refreshed.data.session?.refresh_token).not.toBe(refresh_token);
  expect(decodeJwt(refreshed.data.session?.access_token ?? '')).toMatchObject({
    session_id: decodeJwt(access_token).session_id,
    amr: [{ method: 'otp' }],
  });

  const updated = await client.auth.updateUser({ data: { name: null, town: 'London' } });
  expect(updated.error).toBeNull();
  expect(updated.data.user?.user_metadata).toMatchObject({ town: 'London', nested: { a: [1] } });
  expect(updated.data.user?.user_metadata).not.toHaveProperty('name');

  const tokens = (await client.auth.getSession()).data.session;
  expect((await client.auth.signOut()).error).toBeNull();
  const gone = await call(server, 'GET', '/user', { bearer: tokens?.access_token ?? '' });
  expect(gone).toMatchObject({ status: 403, body: { error_code: 'session_not_found' } });
  const reused = await server.visitor().auth.refreshSession({ refresh_token: tokens?.refresh_token ?? '' });
  expect(reused.error).toMatchObject({ code: 'refresh_token_not_found' });
});

test('the code of the mail confirms as well, once', async () => {
  const member = await newMember(server);
  expect(member.session.user.email).toBe(member.email);
  const again = await server.visitor().auth.verifyOtp({
    email: member.email,
    token: codeIn(await mailTo(server, member.email)),
    type: 'signup',
  });
  expect(again.error).toMatchObject({
    status: 403,
    code: 'otp_expired',
    message: 'Token has expired or is invalid',
  });
});

test('a wrong code and another address are refused', async () => {
  const email = newAddress();
  const visitor = server.visitor();
  await visitor.auth.signUp({ email, password });
  const code = codeIn(await mailTo(server, email));
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await visitor.auth.verifyOtp({ email, token: wrong, type: 'signup' })).error?.code).toBe(
    'otp_expired',
  );
  expect(
    (await visitor.auth.verifyOtp({ email: newAddress(), token: code, type: 'signup' })).error?.code,
  ).toBe('otp_expired');
  expect((await visitor.auth.verifyOtp({ email, token: code, type: 'recovery' })).error?.code).toBe(
    'otp_expired',
  );
  expect((await visitor.auth.verifyOtp({ email, token: code, type: 'email' })).error).toBeNull();
});

test('the token of the link works at POST /verify', async () => {
  const email = newAddress();
  const visitor = server.visitor();
  await visitor.auth.signUp({ email, password });
  const token = linkIn(await mailTo(server, email)).searchParams.get('token') ?? '';
  const { data, error } = await visitor.auth.verifyOtp({ token_hash: token, type: 'signup' });
  expect(error).toBeNull();
  expect(data.session?.user.email).toBe(email);
});

test('each scope of sign-out ends what it names', async () => {
  const email = (await newMember(server)).email;
  const alive = async (session: { access_token: string }) =>
    (await call(server, 'GET', '/user', { bearer: session.access_token })).status === 200;

  const [phone, laptop, tablet] = await Promise.all([1, 2, 3].map(() => newDevice(server, email)));
  if (!phone || !laptop || !tablet) throw new Error('unreachable');
  await phone.client.auth.signOut({ scope: 'local' });
  expect([await alive(phone.session), await alive(laptop.session), await alive(tablet.session)]).toEqual([
    false,
    true,
    true,
  ]);
  await laptop.client.auth.signOut({ scope: 'others' });
  expect([await alive(laptop.session), await alive(tablet.session)]).toEqual([true, false]);
  const other = await newDevice(server, email);
  await other.client.auth.signOut({ scope: 'global' });
  expect([await alive(laptop.session), await alive(other.session)]).toEqual([false, false]);

  const unknown = await call(server, 'POST', '/logout?scope=all', { bearer: other.session.access_token });
  expect(unknown).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
});

test('a wrong password, an unknown address and a missing one', async () => {
  const { email } = await newMember(server);
  const visitor = server.visitor();
  const wrong = await visitor.auth.signInWithPassword({ email, password: `${password}!` });
  const unknown = await visitor.auth.signInWithPassword({ email: newAddress(), password });
  expect(wrong.error).toMatchObject({
    status: 400,
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  });
  expect(unknown.error).toEqual(wrong.error);
  expect(await call(server, 'POST', '/token?grant_type=password', { body: {} })).toMatchObject({
    status: 400,
    body: { error_code: 'validation_failed', msg: 'missing email or phone' },
  });
});

test('getUser, health, settings and keys', async () => {
  const { client, id } = await newMember(server);
  expect((await client.auth.getUser()).data.user?.id).toBe(id);
  expect((await fetch(`${server.url}/auth/v1/health`)).status).toBe(200);
  expect((await call(server, 'GET', '/settings')).body).toMatchObject({
    external: { email: true, google: false },
    mailer_autoconfirm: false,
  });
  const keys = await (await fetch(`${server.url}/auth/v1/.well-known/jwks.json`)).json();
  // The one that signs and the one that comes next.
  expect(keys.keys).toHaveLength(2);
  for (const key of keys.keys) {
    expect(key).not.toHaveProperty('d');
    expect(key).toMatchObject({ alg: 'ES256', kty: 'EC', use: 'sig' });
  }
});
