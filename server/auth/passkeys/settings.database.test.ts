import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { owner } from '../../database/database.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { limits } from '../limits.ts';
import { call, codeIn, mailTo, newAddress, newMember, password } from '../testing/journey.ts';
import { Device, newKeeper, startPasskeyServer } from '../testing/passkey.ts';
import { startTokenIssuer } from '../testing/token-issuer.ts';

const { accounts } = readConfig({});
let server: TestServer | undefined;
afterEach(() => server?.close());

test('there are passkeys where browsers let them sign in', async () => {
  server = await startTestServer();
  for (const [siteUrl, isOffered] of [
    ['https://plinth.example', true],
    ['http://localhost:3000', true],
    ['http://plinth.localhost:3000', true],
    ['http://plinth.example', false],
    ['https://192.0.2.1', false],
    ['https://[2001:db8::1]', false],
    ['http://127.0.0.1:3000', false],
  ] as const) {
    server.services.config.siteUrl = siteUrl;
    expect((await call(server, 'GET', '/settings')).body.passkeys_enabled, siteUrl).toBe(isOffered);
    const asked = await call(server, 'POST', '/passkeys/authentication/options', { body: {} });
    expect(asked.status, siteUrl).toBe(isOffered ? 200 : 404);
  }
});

test('an operator who wants none has none', async () => {
  server = await startPasskeyServer({ accounts: { ...accounts, passkeys: false } });
  const { client } = await newMember(server);
  const off = { status: 404, code: 'passkey_disabled' };
  expect((await client.auth.passkey.startRegistration()).error).toMatchObject(off);
  expect((await client.auth.passkey.list()).error).toMatchObject(off);
  expect((await server.visitor().auth.passkey.startAuthentication()).error).toMatchObject(off);
});

test('tries are counted by network and by the account that is claimed, whether there is one or not', async () => {
  server = await startPasskeyServer({ rateLimitFactor: 1 });
  server.services.config.trustedProxies = 1;
  const { id } = await newMember(server);
  const handleOf = (user: string) => Buffer.from(user).toString('base64url');
  const tryAs = (user: string, network: number) => {
    const credential = new Device(server as TestServer).answer('x', { handle: handleOf(user) });
    return call(server as TestServer, 'POST', '/passkeys/authentication/verify', {
      body: { challenge_id: '00000000-0000-4000-8000-000000000000', credential },
      headers: { 'x-forwarded-for': `203.0.113.${network}` },
    });
  };
  const { perPair, perAddress } = limits.passkey;
  for (const [network, user] of [
    [1, id],
    [2, '11111111-1111-4111-8111-111111111111'],
  ] as const) {
    const tried = await Promise.all(Array.from({ length: perPair.max }, () => tryAs(user, network)));
    expect(tried.map(({ status }) => status)).toEqual(Array(perPair.max).fill(400));
    expect((await tryAs(user, network)).body).toMatchObject({ error_code: 'over_request_rate_limit' });
  }
  for (let more = perPair.max; more < perAddress.max; more++) await tryAs(`nobody ${more}`, 1);
  expect((await tryAs('nobody', 1)).status).toBe(429);
  expect((await tryAs(id, 3)).status).toBe(400);

  const ask = (network: number) =>
    call(server as TestServer, 'POST', '/passkeys/authentication/options', {
      body: {},
      headers: { 'x-forwarded-for': `203.0.113.${network}` },
    });
  const asked = await Promise.all(Array.from({ length: limits.passkeyOptions.perAddress.max }, () => ask(9)));
  expect(asked.every(({ status }) => status === 200)).toBe(true);
  expect((await ask(9)).status).toBe(429);
  expect((await ask(8)).status).toBe(200);
});

test('an account has so many changes of its passkeys in an hour', async () => {
  server = await startPasskeyServer({ rateLimitFactor: 1 });
  const { client, passkeyId } = await newKeeper(server);
  const { max } = limits.passkeys.perAccount;
  let refused = null;
  for (let changes = 0; changes < max && !refused; changes++) {
    const { error } = await client.auth.passkey.update({ passkeyId, friendlyName: `Phone ${changes}` });
    refused = error;
  }
  expect(refused).toMatchObject({ status: 429 });
});

test('who proves an address has its account without the passkeys of whoever had it before', async () => {
  const issuer = await startTokenIssuer();
  server = await startPasskeyServer({
    accounts: { ...accounts, confirmation: false },
    identity: { ...readConfig({}).identity, oidc: { google: issuer.settings } },
  });
  const { services } = server;
  const proofs: Record<string, (email: string) => Promise<unknown>> = {
    link: async (email) => {
      const owner = (server as TestServer).visitor();
      await owner.auth.signInWithOtp({ email });
      const token = codeIn(await mailTo(server as TestServer, email, { after: 1 }));
      return (await owner.auth.verifyOtp({ email, token, type: 'email' })).error;
    },
    provider: async (email) => {
      const token = await issuer.sign({ sub: email, email, email_verified: true });
      return (await (server as TestServer).visitor().auth.signInWithIdToken({ provider: 'google', token }))
        .error;
    },
    invitation: async (email) =>
      (await (server as TestServer).operator().auth.admin.inviteUserByEmail(email)).error,
  };
  for (const [name, prove] of Object.entries(proofs)) {
    const email = newAddress();
    const squatter = server.visitor();
    await squatter.auth.signUp({ email, password });
    const device = new Device(server);
    expect((await device.register(squatter)).error).toBeNull();
    expect((await device.signIn(server.visitor())).error).toBeNull();
    expect(await prove(email)).toBeNull();
    const { error } = await device.signIn(server.visitor());
    expect(error, name).toMatchObject({ code: 'webauthn_verification_failed' });
    expect((await squatter.auth.getUser()).error, name).not.toBeNull();
  }
  // Where addresses are to be proved, a passkey waits for that as a password does.
  const email = newAddress();
  const client = server.visitor();
  await client.auth.signUp({ email, password });
  const device = new Device(server);
  await device.register(client);
  services.config.accounts = accounts;
  expect((await device.signIn(server.visitor())).error).toMatchObject({ code: 'email_not_confirmed' });
  await issuer.close();
});

test('accounts without a name, and those of an organisation, have none', async () => {
  server = await startPasskeyServer({ accounts: { ...accounts, anonymous: true } });
  const nobody = server.visitor();
  await nobody.auth.signInAnonymously();
  expect((await nobody.auth.passkey.startRegistration()).error).toMatchObject({
    status: 403,
    code: 'no_authorization',
  });
  const { client, id } = await newMember(server);
  await server.services.database.run(owner, {
    text: 'update auth.users set is_sso_user = true where id = $1',
    values: [id],
  });
  expect((await client.auth.passkey.startRegistration()).error).toMatchObject({
    status: 422,
    code: 'validation_failed',
  });
});
