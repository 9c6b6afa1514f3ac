import { createHash, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { newAddress, newMember } from '../testing/journey.ts';
import { startTokenIssuer, type TokenIssuer } from '../testing/token-issuer.ts';

let server: TestServer;
let issuer: TokenIssuer;
beforeAll(async () => {
  issuer = await startTokenIssuer();
  const identity = { oidc: { google: issuer.settings }, saml: {}, sms: null, web3: [] };
  server = await startTestServer({ identity });
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});

const provider = 'google';
const hashOf = (nonce: string) => createHash('sha256').update(nonce).digest('hex');
const person = () => ({ sub: randomUUID(), email: newAddress('sam'), email_verified: true, name: 'Sam' });
const enter = (token: string, more: { nonce?: string; access_token?: string } = {}) =>
  server.visitor().auth.signInWithIdToken({ provider, token, ...more });

test('an ID token opens an account, and the same one again', async () => {
  const claims = person();
  const nonce = 'a nonce of the app';
  const first = await enter(await issuer.sign({ ...claims, nonce: hashOf(nonce) }), { nonce });
  expect(first.error).toBeNull();
  expect(first.data.user).toMatchObject({ email: claims.email, app_metadata: { provider: 'google' } });
  const again = await enter(await issuer.sign({ ...claims, email: newAddress('renamed') }));
  expect(again.data.user?.id).toBe(first.data.user?.id);
});

test('a further client of the operator is an audience, others are not', async () => {
  expect((await enter(await issuer.sign({ ...person(), aud: 'phone-app' }))).error).toBeNull();
  const foreign = await enter(await issuer.sign({ ...person(), aud: 'somebody-else' }));
  expect(foreign.error).toMatchObject({ status: 400, code: 'unexpected_audience' });
  const handedOn = await enter(await issuer.sign({ ...person(), aud: ['app', 'x'], azp: 'somebody-else' }));
  expect(handedOn.error?.code).toBe('unexpected_audience');
});

test('the nonce is on both sides or on none, and the same', async () => {
  const withNonce = await issuer.sign({ ...person(), nonce: hashOf('right') });
  expect((await enter(withNonce)).error?.message).toMatch(/both exist or not/);
  expect((await enter(withNonce, { nonce: 'wrong' })).error?.message).toBe('Nonces mismatch');
  const without = await issuer.sign(person());
  expect((await enter(without, { nonce: 'right' })).error?.message).toMatch(/both exist or not/);
});

test('what the issuer has not signed, or not for now, opens nothing', async () => {
  const claims = person();
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const secret = new TextEncoder().encode(JSON.stringify(issuer.publicKey));
  const tokens = [
    await issuer.sign(claims, { key: privateKey }),
    await issuer.sign(claims, { key: secret, alg: 'HS256' }),
    await issuer.sign(claims, { end: '-1 minute' }),
    await issuer.sign({ ...claims, iss: 'https://accounts.example' }),
    await issuer.sign({ ...claims, sub: undefined }),
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`,
    'nonsense',
    JSON.stringify(await exportJWK(publicKey)),
  ];
  for (const token of tokens)
    expect((await enter(token)).error).toMatchObject({ code: 'invalid_credentials' });
});

test('an access token that does not belong to it is refused', async () => {
  const half = createHash('sha256').update('the access token').digest().subarray(0, 16).toString('base64url');
  const token = await issuer.sign({ ...person(), at_hash: half });
  expect((await enter(token, { access_token: 'another' })).error?.code).toBe('invalid_credentials');
  expect((await enter(token, { access_token: 'the access token' })).error).toBeNull();
  // As many characters, not as many bytes.
  const strange = await issuer.sign({ ...person(), at_hash: 'é'.repeat(half.length) });
  expect((await enter(strange, { access_token: 'the access token' })).error?.code).toBe(
    'invalid_credentials',
  );
});

test('an address the provider does not vouch for opens no account of that address', async () => {
  const { email } = await newMember(server);
  const answer = await enter(await issuer.sign({ ...person(), email, email_verified: false }));
  expect(answer.error?.code).toBe('provider_email_needs_verification');
});

test('links a further way to sign in to the account at hand', async () => {
  const { client, id } = await newMember(server);
  const claims = person();
  const token = await issuer.sign(claims);
  const linked = await client.auth.linkIdentity({ provider, token });
  expect(linked.error).toBeNull();
  expect(linked.data.user?.id).toBe(id);
  expect((await enter(await issuer.sign(claims))).data.user?.id).toBe(id);
  const other = await newMember(server);
  expect((await other.client.auth.linkIdentity({ provider, token })).error?.code).toBe(
    'identity_already_exists',
  );
});

test('providers that are not configured', async () => {
  const token = await issuer.sign(person());
  const { error } = await server.visitor().auth.signInWithIdToken({ provider: 'apple', token });
  expect(error).toMatchObject({ status: 400, message: 'Unsupported provider: provider is not enabled' });
});
