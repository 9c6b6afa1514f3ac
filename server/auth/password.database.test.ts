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

const other = 'quite another sentence';

test('a forgotten password is replaced through the mail', async () => {
  const { email, session } = await newMember(server);
  const visitor = server.visitor();
  const redirectTo = `${server.url}/auth/reset`;
  expect((await visitor.auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
  const mail = await mailTo(server, email, { after: 1 });
  expect(mail.subject).toBe('Reset your password');

  const landing = await follow(linkIn(mail));
  expect(landing).toMatchObject({ page: redirectTo, fragment: { type: 'recovery' } });
  const { access_token = '', refresh_token = '' } = landing.fragment;
  const client = server.visitor();
  await client.auth.setSession({ access_token, refresh_token });
  expect((await client.auth.updateUser({ password: other })).error).toBeNull();
  expect((await mailTo(server, email, { after: 2 })).subject).toBe('Your password was changed');

  expect((await call(server, 'GET', '/user', { bearer: session.access_token })).body.error_code).toBe(
    'session_not_found',
  );
  expect((await client.auth.getUser()).error).toBeNull();
  expect((await visitor.auth.signInWithPassword({ email, password })).error?.code).toBe(
    'invalid_credentials',
  );
  expect((await visitor.auth.signInWithPassword({ email, password: other })).error).toBeNull();
});

test('the code of the recovery mail works too, and ends the mails before it', async () => {
  const { email } = await newMember(server);
  const visitor = server.visitor();
  await visitor.auth.resetPasswordForEmail(email);
  const first = await mailTo(server, email, { after: 1 });
  await visitor.auth.resetPasswordForEmail(email);
  const second = await mailTo(server, email, { after: 2 });
  const { error } = await visitor.auth.verifyOtp({ email, token: codeIn(second), type: 'recovery' });
  expect(error).toBeNull();
  expect((await follow(linkIn(first))).fragment.error_code).toBe('otp_expired');
});

test('a new password ends other sessions and links under way, not the own session', async () => {
  const { email, client } = await newMember(server);
  const device = await newDevice(server, email);
  await server.visitor().auth.resetPasswordForEmail(email);
  const recovery = await mailTo(server, email, { after: 1 });
  expect((await client.auth.updateUser({ password: other })).error).toBeNull();
  expect((await client.auth.getUser()).error).toBeNull();
  expect((await call(server, 'GET', '/user', { bearer: device.session.access_token })).status).toBe(403);
  expect((await device.client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  expect((await follow(linkIn(recovery))).fragment.error_code).toBe('otp_expired');
});

test('the old password is no new one', async () => {
  const { client } = await newMember(server);
  const { error } = await client.auth.updateUser({ password });
  expect(error).toMatchObject({ status: 422, code: 'same_password' });
});

test.each([
  ['12345', 'Password should be at least 6 characters.', ['length']],
  ['Passw0rd', 'Password is known to be weak and easy to guess, please choose a different one.', ['pwned']],
])('the weak password %s is refused with its reasons', async (weak, message, reasons) => {
  const { error } = await server.visitor().auth.signUp({ email: newAddress(), password: weak });
  expect(error).toMatchObject({
    name: 'AuthWeakPasswordError',
    status: 422,
    code: 'weak_password',
    message,
    reasons,
  });
  const { client } = await newMember(server);
  expect((await client.auth.updateUser({ password: weak })).error).toMatchObject({
    code: 'weak_password',
    reasons,
  });
});

test('passwords of 256 characters of any script work, longer ones are refused', async () => {
  const email = newAddress();
  const long = 'ключ🔑'.repeat(60).slice(0, 256);
  const visitor = server.visitor();
  expect((await visitor.auth.signUp({ email, password: long })).error).toBeNull();
  await follow(linkIn(await mailTo(server, email)));
  expect((await visitor.auth.signInWithPassword({ email, password: long })).error).toBeNull();
  expect((await visitor.auth.signInWithPassword({ email, password: long.slice(0, -1) })).error?.code).toBe(
    'invalid_credentials',
  );
  const tooLong = await visitor.auth.signUp({ email: newAddress(), password: 'x'.repeat(257) });
  expect(tooLong.error).toMatchObject({ code: 'validation_failed', status: 400 });
});

test('a recovery link confirms an unconfirmed account but forgets a password nobody proved', async () => {
  const email = newAddress();
  const visitor = server.visitor();
  await visitor.auth.signUp({ email, password: 'chosen by a stranger' });
  await mailTo(server, email);
  await visitor.auth.resetPasswordForEmail(email);
  await follow(linkIn(await mailTo(server, email, { after: 1 })));
  const stranger = await visitor.auth.signInWithPassword({ email, password: 'chosen by a stranger' });
  expect(stranger.error?.code).toBe('invalid_credentials');
});
