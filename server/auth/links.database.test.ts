import { afterAll, beforeAll, expect, test } from 'vitest';
import { owner } from '../database/database.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import {
  call,
  codeIn,
  follow,
  linkIn,
  mailsTo,
  mailTo,
  newAddress,
  newMember,
  password,
} from './testing/journey.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function confirmationLink() {
  const email = newAddress();
  await server.visitor().auth.signUp({ email, password });
  return { email, link: linkIn(await mailTo(server, email)) };
}

const signInError = async (email: string) =>
  (await server.visitor().auth.signInWithPassword({ email, password })).error?.code;

test.each([
  ['a HEAD request', { method: 'HEAD' }],
  ['a prefetch', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['a preview', { headers: { purpose: 'preview' } }],
])('%s does not use a link up', async (_name, init) => {
  const { email, link } = await confirmationLink();
  expect((await fetch(link, { redirect: 'manual', ...init })).status).toBe(200);
  expect(await signInError(email)).toBe('email_not_confirmed');
  expect((await follow(link)).fragment.type).toBe('signup');
});

test('a confirmation link whose button was pressed before says that the account is confirmed', async () => {
  const { email, link } = await confirmationLink();
  await follow(link);
  const second = await follow(link);
  expect(second.fragment).toEqual({ message: 'Your email address is already confirmed. Please sign in.' });
  expect(await signInError(email)).toBeUndefined();
});

test('a link that has expired, was changed or has no type leads back with an error in words', async () => {
  const { email, link } = await confirmationLink();
  const changed = new URL(link);
  changed.searchParams.set('token', `${link.searchParams.get('token')}x`);
  expect(await follow(changed)).toMatchObject({
    status: 403,
    page: `${server.url}/`,
    query: {},
    fragment: {
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    },
  });
  const untyped = new URL(link);
  untyped.searchParams.delete('type');
  expect((await follow(untyped)).fragment).toMatchObject({
    error: 'invalid_request',
    error_code: 'validation_failed',
  });
  await server.services.database.run(owner, { text: 'update auth.one_time_tokens set expires_at = now()' });
  expect((await follow(link)).fragment.error_code).toBe('otp_expired');
  expect(await signInError(email)).toBe('email_not_confirmed');
});

test('a token of one purpose is refused for another', async () => {
  const { link } = await confirmationLink();
  for (const type of ['recovery', 'magiclink', 'email_change', 'sms', 'toString']) {
    const other = new URL(link);
    other.searchParams.set('type', type);
    expect((await follow(other)).fragment).toHaveProperty('error_code');
  }
  const token = link.searchParams.get('token') ?? '';
  expect((await call(server, 'GET', '/user', { bearer: token })).body.error_code).toBe('bad_jwt');
  const refresh = await call(server, 'POST', '/token?grant_type=refresh_token', {
    body: { refresh_token: token },
  });
  expect(refresh.body.error_code).toBe('refresh_token_not_found');
  expect((await follow(link)).fragment.type).toBe('signup');
});

test('no token and no code is stored in clear', async () => {
  const { email, link } = await confirmationLink();
  const { rows } = await server.services.database.run(owner, {
    text: 'select t::text as row from auth.one_time_tokens as t where relates_to = $1',
    values: [email],
  });
  const stored = JSON.stringify(rows);
  expect(rows).toHaveLength(1);
  expect(stored).not.toContain(link.searchParams.get('token'));
  expect(stored).not.toContain(codeIn(await mailTo(server, email)));
});

test('a magic link signs in; its code does too', async () => {
  const { email, id } = await newMember(server);
  const visitor = server.visitor();
  expect((await visitor.auth.signInWithOtp({ email })).error).toBeNull();
  const first = await mailTo(server, email, { after: 1 });
  expect(first.subject).toBe('Your sign-in link');
  expect((await follow(linkIn(first))).fragment.type).toBe('magiclink');
  expect((await follow(linkIn(first))).fragment.error_code).toBe('otp_expired');
  await visitor.auth.signInWithOtp({ email });
  const second = await mailTo(server, email, { after: 2 });
  const { data } = await visitor.auth.verifyOtp({ email, token: codeIn(second), type: 'email' });
  expect(data.user?.id).toBe(id);
});

test('a one-time code opens an account for a new address, with its data', async () => {
  const email = newAddress();
  const visitor = server.visitor();
  await visitor.auth.signInWithOtp({ email, options: { data: { name: 'New' } } });
  const code = codeIn(await mailTo(server, email));
  const { data, error } = await visitor.auth.verifyOtp({ email, token: code, type: 'email' });
  expect(error).toBeNull();
  expect(data.user?.user_metadata).toMatchObject({ name: 'New', email_verified: true });
});

test('a magic link to an address that was never confirmed does not let in whoever chose its password before', async () => {
  const { email } = await confirmationLink();
  await server.visitor().auth.signInWithOtp({ email });
  const landing = await follow(linkIn(await mailTo(server, email, { after: 1 })));
  expect(landing.fragment).toMatchObject({ type: 'magiclink', access_token: expect.any(String) });
  expect(await signInError(email)).toBe('invalid_credentials');
});

test('the confirmation mail can be sent again; the first link works until one of them was used', async () => {
  const { email, link } = await confirmationLink();
  const { error } = await server.visitor().auth.resend({ type: 'signup', email });
  expect(error).toBeNull();
  const again = await mailTo(server, email, { after: 1 });
  expect((await follow(link)).fragment.type).toBe('signup');
  expect((await follow(linkIn(again))).fragment.error_code).toBe('otp_expired');
  expect(mailsTo(server, email)).toHaveLength(2);
});
