import { randomUUID } from 'node:crypto';
import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { call, newMember } from './testing/journey.ts';

let server: TestServer;
let claims: Record<string, unknown>;
beforeAll(async () => {
  server = await startTestServer();
  const { session } = await newMember(server);
  claims = JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString());
});
afterAll(() => server.close());

const header = () => ({ alg: 'ES256', typ: 'JWT', kid: server.services.keys.tokens.signing.kid });
const sign = (changes: Record<string, unknown>) =>
  new SignJWT({ ...claims, ...changes })
    .setProtectedHeader(header())
    .sign(server.services.keys.tokens.signing.key);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const ask = (bearer: string) => call(server, 'GET', '/user', { bearer });

test('the same claims signed as they should be are accepted', async () => {
  expect((await ask(await sign({}))).status).toBe(200);
});

test.each([
  ['another audience', { aud: 'storage' }],
  ['another issuer', { iss: 'https://elsewhere.example/auth/v1' }],
  ['no issuer', { iss: undefined }],
  ['an end in the past', { exp: 1_700_000_000 }],
  ['no end', { exp: undefined }],
  ['an unknown role', { role: 'postgres' }],
  ['the role of the secret key', { role: 'service_role' }],
  ['no session', { session_id: undefined }],
  ['a subject that is no id', { sub: 'admin' }],
])('a token with %s is refused', async (_name, changes) => {
  expect(await ask(await sign(changes))).toMatchObject({ status: 403, body: { error_code: 'bad_jwt' } });
});

test.each([
  ['a session of nobody', { session_id: randomUUID() }, 'session_not_found'],
  ['an unknown account', { sub: randomUUID() }, 'user_not_found'],
])('a token with %s is refused', async (_name, changes, code) => {
  expect(await ask(await sign(changes))).toMatchObject({ status: 403, body: { error_code: code } });
});

test('a token without a signature is refused', async () => {
  const token = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
  expect((await ask(token)).body.error_code).toBe('bad_jwt');
});

test('a token signed with the public key as a shared secret is refused', async () => {
  const key = await server.services.keys.tokens.verification(header());
  const secret = new TextEncoder().encode(await exportSPKI(key));
  const token = await new SignJWT(claims).setProtectedHeader({ ...header(), alg: 'HS256' }).sign(secret);
  expect((await ask(token)).body.error_code).toBe('bad_jwt');
});

test('a token signed with another key is refused', async () => {
  const { privateKey } = await generateKeyPair('ES256');
  const token = await new SignJWT(claims).setProtectedHeader(header()).sign(privateKey);
  expect((await ask(token)).body.error_code).toBe('bad_jwt');
});

test('the keys themselves are no accounts, and a request needs a key', async () => {
  expect(await ask(server.services.keys.publishable)).toMatchObject({
    status: 401,
    body: { error_code: 'no_authorization' },
  });
  expect((await ask('nonsense')).body.error_code).toBe('bad_jwt');
  const response = await fetch(`${server.url}/auth/v1/settings`);
  expect([response.status, (await response.json()).error_code]).toEqual([401, 'no_api_key']);
  const foreign = await call(server, 'GET', '/settings', { headers: { apikey: 'sb_publishable_wrong' } });
  expect(foreign).toMatchObject({ status: 401, body: { error_code: 'invalid_api_key' } });
});
