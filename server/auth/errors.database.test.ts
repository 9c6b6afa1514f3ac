import http from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { call, newAddress, newMember, password } from './testing/journey.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const weak = { email: 'somebody@example.org', password: '123' };
const reasons = { weak_password: { reasons: ['length'] } };
const message = 'Password should be at least 6 characters.';

test('errors have the old form, and the new one for clients that ask for it', async () => {
  const old = await call(server, 'POST', '/signup', { body: weak });
  expect(old.status).toBe(422);
  expect(old.body).toEqual({ code: 422, error_code: 'weak_password', msg: message, ...reasons });
  expect(old.headers.get('x-supabase-api-version')).toBeNull();
  const headers = { 'x-supabase-api-version': '2024-01-01', origin: 'https://elsewhere.example' };
  const current = await call(server, 'POST', '/signup', { body: weak, headers });
  expect(current.body).toEqual({ code: 'weak_password', message, ...reasons });
  expect(current.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(current.headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version');
});

test.each([
  ['no JSON', 'nonsense', 'bad_json', 400],
  ['nothing', '', 'bad_json', 400],
  ['half a text', '{"email":"a', 'bad_json', 400],
  ['a NUL character', '{"email":"a\\u0000@example.org","password":"long enough"}', 'bad_json', 400],
  ['half a surrogate pair in the data', '{"email":"a@example.org","data":{"\\ud800":1}}', 'bad_json', 400],
  ['a list', [], 'validation_failed', 400],
  ['an object for an address', { email: { a: 1 }, password }, 'validation_failed', 400],
  ['no address', { email: 'nobody', password }, 'validation_failed', 400],
  ['two addresses', { email: 'a@example.org,b@example.org', password }, 'validation_failed', 400],
  [
    'a line break in the address',
    { email: 'a@example.org\nBcc: b@example.org', password },
    'validation_failed',
    400,
  ],
  ['no password', { email: 'a@example.org' }, 'validation_failed', 400],
  ['neither', {}, 'anonymous_provider_disabled', 422],
  ['a number that is none', { phone: '12', password }, 'validation_failed', 400],
  ['data that is a list', { email: 'a@example.org', password, data: [1] }, 'validation_failed', 400],
  [
    'data too large for a token',
    { email: 'a@example.org', password, data: { a: 'x'.repeat(7000) } },
    'validation_failed',
    400,
  ],
  [
    'a body above 64 kB',
    { email: 'a@example.org', password, data: { a: 'x'.repeat(70_000) } },
    'validation_failed',
    413,
  ],
])('a sign-up with %s is refused', async (_name, body, code, status) => {
  const answer = await call(server, 'POST', '/signup', { body });
  expect([answer.status, answer.body.error_code]).toEqual([status, code]);
});

test('a body of unknown length is cut off at the limit', async () => {
  const status = await new Promise((resolve, reject) => {
    const request = http.request(`${server.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { apikey: server.services.keys.publishable, 'transfer-encoding': 'chunked' },
    });
    request.once('response', (response) => resolve(response.resume().statusCode)).once('error', reject);
    // Left open: the answer must not wait for an end that never comes.
    request.write('x'.repeat(65 * 1024));
  });
  expect(status).toBe(413);
});

test.each([
  ['POST', '/token', 'invalid_credentials'],
  ['POST', '/token?grant_type=client_credentials', 'invalid_credentials'],
  ['POST', '/token?grant_type=constructor', 'invalid_credentials'],
  ['POST', '/verify', 'validation_failed'],
  ['POST', '/recover', 'validation_failed'],
  ['POST', '/otp', 'validation_failed'],
  ['POST', '/resend', 'validation_failed'],
  ['GET', '/user', 'no_authorization'],
  ['POST', '/logout', 'no_authorization'],
  ['GET', '/nothing', 'not_found'],
])('%s %s with nothing to go by', async (method, path, code) => {
  const answer = await call(server, method, path, method === 'GET' ? {} : { body: {} });
  expect(answer.body.error_code).toBe(code);
});

test('an account may not give itself app_metadata', async () => {
  const { session } = await newMember(server);
  const body = { app_metadata: { admin: true } };
  const answer = await call(server, 'PUT', '/user', { bearer: session.access_token, body });
  expect(answer).toMatchObject({ status: 403, body: { error_code: 'not_admin' } });
});

test('an unexpected error tells an id and nothing else', async () => {
  const { database, log } = server.services;
  const { run } = database;
  const written: string[] = [];
  const logError = log.error;
  log.error = (text, fields) => void written.push(`${text} ${JSON.stringify(fields)}`);
  database.run = () => Promise.reject(new Error('relation "auth.hidden" does not exist'));
  try {
    const answer = await call(server, 'GET', '/health');
    expect(answer.status).toBe(500);
    expect(answer.body).toMatchObject({ error_code: 'unexpected_failure' });
    expect(JSON.stringify(answer.body)).not.toContain('hidden');
    const id = /Reference: (\S+)/.exec(String(answer.body.msg))?.[1] ?? 'none';
    expect(written.join()).toContain(id);
  } finally {
    database.run = run;
    log.error = logError;
  }
});

test('metadata cannot grow beyond what a token carries', async () => {
  const { client } = await newMember(server, newAddress());
  expect((await client.auth.updateUser({ data: { a: 'x'.repeat(4000) } })).error).toBeNull();
  expect((await client.auth.updateUser({ data: { b: 'x'.repeat(4000) } })).error?.code).toBe(
    'validation_failed',
  );
  expect((await client.auth.updateUser({ data: { a: null, b: 'x'.repeat(4000) } })).error).toBeNull();
  expect((await client.auth.refreshSession()).error).toBeNull();
});
