import { readFileSync } from 'node:fs';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { authErrorCodes } from './errors.ts';
import { newAddress, newMember, password } from './testing/journey.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => vi.unstubAllGlobals());

type Failure = { error: unknown };
type FlowType = 'implicit' | 'pkce';

function device(flowType: FlowType, fetch?: typeof globalThis.fetch): SupabaseClient {
  return createClient(server.url, server.services.keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, flowType },
    ...(fetch ? { global: { fetch } } : {}),
  });
}

/** What the client makes of the address a browser has come back to. */
async function comeBack(flowType: FlowType, params: Record<string, string>, kind: string): Promise<Failure> {
  // Not part of the client's public face, and run by it whenever a page is opened.
  type Inside = { _getSessionFromURL(params: object, kind: string): Promise<Failure> };
  return (device(flowType).auth as unknown as Inside)._getSessionFromURL(params, kind);
}

function inBrowser<T>(work: () => Promise<T>): Promise<T> {
  vi.stubGlobal('window', { location: { href: server.url } });
  vi.stubGlobal('document', {});
  return work();
}

const answering = (status: number) => device('implicit', async () => new Response('{}', { status }));

async function changedToken(part: 'payload' | 'kid'): Promise<string> {
  const { session } = await newMember(server);
  const [header = '', payload = '', signature] = session.access_token.split('.');
  const change = (text: string, more: object) =>
    Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(text, 'base64url').toString()), ...more }),
    ).toString('base64url');
  return part === 'payload'
    ? [header, change(payload, { email: 'eve@example.org' }), signature].join('.')
    : [change(header, { kid: 'nobody' }), payload, signature].join('.');
}

const rows: [string, () => Promise<Failure>, Record<string, unknown>][] = [
  [
    'missing session',
    () => server.visitor().auth.getUser(),
    { name: 'AuthSessionMissingError', message: 'Auth session missing!' },
  ],
  [
    'missing session on a change',
    () => server.visitor().auth.updateUser({ data: {} }),
    { name: 'AuthSessionMissingError' },
  ],
  ['no browser', () => comeBack('implicit', {}, 'implicit'), { message: 'No browser detected.' }],
  [
    'no session in the address',
    () => inBrowser(() => comeBack('implicit', { access_token: 'a' }, 'implicit')),
    { message: 'No session defined in URL' },
  ],
  [
    'an implicit address in a PKCE client',
    () => inBrowser(() => comeBack('pkce', { access_token: 'a' }, 'implicit')),
    { message: 'Not a valid PKCE flow url.' },
  ],
  [
    'a PKCE address in an implicit client',
    () => inBrowser(() => comeBack('implicit', { code: 'a' }, 'pkce')),
    { message: 'Not a valid implicit grant flow url.' },
  ],
  ['no code', () => inBrowser(() => comeBack('pkce', {}, 'pkce')), { message: 'No code detected.' }],
  [
    'an error in the address',
    () =>
      inBrowser(() =>
        comeBack(
          'implicit',
          {
            error: 'access_denied',
            error_code: 'otp_expired',
            error_description: 'Email link is invalid or has expired',
          },
          'implicit',
        ),
      ),
    {
      message: 'Email link is invalid or has expired',
      details: { error: 'access_denied', code: 'otp_expired' },
    },
  ],
  // The client asks the server where it does not find the key by itself; earlier ones said so in words of their own.
  [
    'no matching signing key',
    async () => server.visitor().auth.getClaims(await changedToken('kid')),
    { status: 403, code: 'bad_jwt' },
  ],
  [
    'invalid JWT signature',
    async () => server.visitor().auth.getClaims(await changedToken('payload')),
    { name: 'AuthInvalidJwtError', message: 'Invalid JWT signature' },
  ],
  [
    'a text that is no JWT',
    () => server.visitor().auth.getClaims('nonsense'),
    { name: 'AuthInvalidJwtError' },
  ],
  ['an invalid JWT', () => server.visitor().auth.getUser('a.b.c'), { status: 403, code: 'bad_jwt' }],
  [
    'a short password',
    () => server.visitor().auth.signUp({ email: newAddress(), password: '123' }),
    { name: 'AuthWeakPasswordError', status: 422, code: 'weak_password', reasons: ['length'] },
  ],
  [
    'a known password',
    () => server.visitor().auth.signUp({ email: newAddress(), password: 'password123' }),
    { name: 'AuthWeakPasswordError', reasons: ['pwned'] },
  ],
  [
    'invalid credentials',
    () => server.visitor().auth.signInWithPassword({ email: newAddress(), password }),
    { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' },
  ],
  [
    'neither address nor number',
    () => server.visitor().auth.signInWithPassword({ password } as { email: string; password: string }),
    { name: 'AuthInvalidCredentialsError' },
  ],
  ['502', () => answering(502).auth.getUser('a.b.c'), { name: 'AuthRetryableFetchError', status: 502 }],
  ['503', () => answering(503).auth.getUser('a.b.c'), { name: 'AuthRetryableFetchError', status: 503 }],
  ['504', () => answering(504).auth.getUser('a.b.c'), { name: 'AuthRetryableFetchError', status: 504 }],
];

test.each(rows)('%s', async (_situation, act, expected) => {
  const { error } = await act();
  expect(error).toMatchObject(expected);
});

test('the keys are never empty', async () => {
  const response = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`);
  const { keys } = (await response.json()) as { keys: Record<string, string>[] };
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) {
    expect(key).toMatchObject({ kty: 'EC', alg: 'ES256', use: 'sig', kid: expect.any(String) });
    expect(key).not.toHaveProperty('d');
  }
});

describe('codes', () => {
  const list = new URL(
    '../../node_modules/@supabase/auth-js/dist/module/lib/error-codes.d.ts',
    import.meta.url,
  );
  const official = new Set(
    [...readFileSync(list, 'utf8').matchAll(/'([a-z_0-9]+)'/g)].map(([, code]) => code),
  );
  /** Codes that the client's list does not have, and where they come from. */
  const further = {
    access_denied: 'RFC 6749, section 4.1.2.1: what a provider answers whose visitor has cancelled',
    not_found: 'a path nobody answers',
    passkey_disabled: 'Supabase Auth has it, the client’s list not yet',
    too_many_passkeys: 'Supabase Auth has it, the client’s list not yet',
    webauthn_challenge_not_found: 'Supabase Auth has it, the client’s list not yet',
    webauthn_credential_exists: 'Supabase Auth has it, the client’s list not yet',
    webauthn_verification_failed: 'Supabase Auth has it, the client’s list not yet',
    web3_provider_disabled: 'Supabase Auth has it, the client’s list not yet',
  };

  test('are the official ones', () => {
    expect(official.size).toBeGreaterThan(60);
    const others = [...authErrorCodes].filter((code) => !official.has(code));
    expect(others.sort()).toEqual(Object.keys(further).sort());
  });
});
