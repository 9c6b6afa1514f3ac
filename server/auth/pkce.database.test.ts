import { createHash, randomBytes } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { owner } from '../database/database.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { call, follow, linkIn, mailTo, newAddress, newMember, password } from './testing/journey.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A browser that uses the PKCE flow and keeps its verifier in memory. */
function browser(): SupabaseClient {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return createClient(server.url, server.services.keys.publishable, {
    auth: {
      flowType: 'pkce',
      storage,
      persistSession: true,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  });
}

test('sign-up: the link leads to a code that only the same browser can exchange, once', async () => {
  const email = newAddress();
  const client = browser();
  await client.auth.signUp({ email, password });
  const landing = await follow(linkIn(await mailTo(server, email)));
  expect(landing.fragment).toEqual({});
  const code = landing.query.code ?? '';

  const other = browser();
  await other.auth.signUp({ email: newAddress(), password });
  expect((await other.auth.exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier');
  const { data, error } = await client.auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
  expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({ amr: [{ method: 'email/signup' }] });
});

const verifier = randomBytes(32).toString('hex');
const s256 = {
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 's256',
};
const exchange = (code: string, code_verifier = verifier) =>
  call(server, 'POST', '/token?grant_type=pkce', { body: { auth_code: code, code_verifier } });

async function recoveryCode(challenge: object = s256): Promise<string> {
  const { email } = await newMember(server);
  await call(server, 'POST', '/recover', { body: { email, ...challenge } });
  return (await follow(linkIn(await mailTo(server, email, { after: 1 })))).query.code ?? '';
}

test('recovery: a code works once', async () => {
  const code = await recoveryCode();
  const first = await exchange(code);
  expect(first.status).toBe(200);
  expect(decodeJwt(String(first.body.access_token))).toMatchObject({ amr: [{ method: 'recovery' }] });
  expect(await exchange(code)).toMatchObject({ status: 404, body: { error_code: 'flow_state_not_found' } });
});

test('a plain challenge works', async () => {
  const code = await recoveryCode({ code_challenge: verifier, code_challenge_method: 'plain' });
  expect((await exchange(code)).status).toBe(200);
});

test('a code that has expired or is unknown is refused', async () => {
  const code = await recoveryCode();
  await server.services.database.run(owner, { text: 'update auth.flow_state set expires_at = now()' });
  expect(await exchange(code)).toMatchObject({ status: 403, body: { error_code: 'flow_state_expired' } });
  expect((await exchange('nothing')).body.error_code).toBe('flow_state_not_found');
  expect((await exchange('')).body.error_code).toBe('validation_failed');
});

test('a PKCE link cannot be turned into one that hands the session over', async () => {
  const { email } = await newMember(server);
  await call(server, 'POST', '/recover', { body: { email, ...s256 } });
  const link = linkIn(await mailTo(server, email, { after: 1 }));
  const token = link.searchParams.get('token') ?? '';
  expect(token).toMatch(/^pkce_/);
  link.searchParams.set('token', token.replace('pkce_', ''));
  expect((await follow(link)).fragment.error_code).toBe('otp_expired');
});

test('an error of a PKCE link is in the query as well', async () => {
  const landing = await follow(`${server.url}/auth/v1/verify?type=recovery&token=pkce_nothing`);
  expect(landing.query.error_code).toBe('otp_expired');
  expect(landing.fragment.error_code).toBe('otp_expired');
});

test.each([
  ['no method', { code_challenge: s256.code_challenge }],
  ['no challenge', { code_challenge_method: 's256' }],
  ['an unknown method', { ...s256, code_challenge_method: 'md5' }],
  ['a short challenge', { ...s256, code_challenge: 'short' }],
  ['a challenge with other characters', { ...s256, code_challenge: `${'x'.repeat(43)} ` }],
])('a flow with %s is refused', async (_name, challenge) => {
  const answer = await call(server, 'POST', '/recover', { body: { email: newAddress(), ...challenge } });
  expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
});
