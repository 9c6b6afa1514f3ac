import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { compatibilityPage, methodsOf } from '../testing/compatibility.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { codeOf, deviceOf, forgetUsedCodes, newProtectedMember } from './testing/authenticator.ts';
import { codeIn, follow, linkIn, mailTo, newAddress, newMember, password } from './testing/journey.ts';
import { browserWith, Device, newKeeper, startPasskeyServer } from './testing/passkey.ts';
import { newIdp } from './testing/saml-idp.ts';
import { startTokenIssuer, type TokenIssuer } from './testing/token-issuer.ts';
import { ethereumWallet, messageOf } from './testing/wallets.ts';

let server: TestServer;
let issuer: TokenIssuer;
let operator: SupabaseClient;
let passkeys: TestServer;
beforeAll(async () => {
  issuer = await startTokenIssuer();
  server = await startTestServer({
    identity: {
      oidc: { google: issuer.settings },
      saml: { acme: newIdp().settings },
      sms: null,
      web3: ['ethereum'],
    },
  });
  operator = server.operator();
  passkeys = await startPasskeyServer();
});
afterEach(() => vi.unstubAllGlobals());
afterAll(async () => {
  await server.close();
  await passkeys.close();
  await issuer.close();
});

type Answer = { data?: unknown; error?: unknown };
type Call = () => Promise<Answer> | Answer;

const visitor = () => server.visitor().auth;
const member = async () => (await newMember(server)).client.auth;
const admin = () => operator.auth.admin;
const idToken = () => issuer.sign({ sub: randomUUID(), email: newAddress(), email_verified: true });
const google = async () => ({ provider: 'google' as const, token: await idToken() });

async function withPkce(): Promise<Answer> {
  const client = createClient(server.url, server.services.keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false, flowType: 'pkce' },
  });
  const email = newAddress();
  await client.auth.signInWithOtp({ email });
  const { query } = await follow(linkIn(await mailTo(server, email)));
  return client.auth.exchangeCodeForSession(query.code ?? '');
}

async function withWallet(): Promise<Answer> {
  const wallet = ethereumWallet();
  const message = messageOf(server.url, wallet);
  return visitor().signInWithWeb3({
    chain: 'ethereum',
    message,
    signature: wallet.sign(message) as `0x${string}`,
  });
}

async function withProvider(): Promise<Answer> {
  const { data } = await visitor().signInWithOAuth({
    provider: 'google',
    options: { skipBrowserRedirect: true },
  });
  const { status, headers } = await fetch(data.url ?? '', { redirect: 'manual' });
  const isThere = headers.get('location')?.startsWith(issuer.settings.issuer);
  return { data: status, error: status === 302 && isThere ? null : status };
}

async function linked(): Promise<Answer> {
  const auth = await member();
  await auth.linkIdentity(await google());
  const { data } = await auth.getUserIdentities();
  const identity = data?.identities.find(({ provider }) => provider === 'google');
  return identity ? auth.unlinkIdentity(identity) : { error: 'not linked' };
}

async function newFactor() {
  const { client } = await newMember(server);
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  return { mfa: client.auth.mfa, factorId: data.id, code: codeOf(data.totp.secret) };
}

async function withCodes() {
  const { client, email } = await newProtectedMember(server);
  const { data, error } = await client.auth.mfa.recoveryCodes.generate();
  if (error) throw error;
  await forgetUsedCodes(server);
  return { client, email, codes: (data as { codes: string[] }).codes };
}

/** Does something in a browser on a device. */
async function inBrowser(device: Device, work: Call): Promise<Answer> {
  for (const [name, value] of Object.entries(browserWith(device))) vi.stubGlobal(name, value);
  return work();
}

const keeper = () => newKeeper(passkeys);

const ok = (): Answer => ({ data: true, error: null });

/** Every method that the service answers, called once. */
const works: Record<string, Call> = {
  initialize: () => visitor().initialize(),
  signUp: () => visitor().signUp({ email: newAddress(), password }),
  signInWithPassword: async () => {
    const { email } = await newMember(server);
    return visitor().signInWithPassword({ email, password });
  },
  signInWithOAuth: withProvider,
  signInWithIdToken: async () => visitor().signInWithIdToken(await google()),
  signInWithSSO: () => visitor().signInWithSSO({ domain: 'acme.example' }),
  signInWithWeb3: withWallet,
  signInWithOtp: () => visitor().signInWithOtp({ email: newAddress() }),
  verifyOtp: async () => {
    const email = newAddress();
    await visitor().signInWithOtp({ email });
    return visitor().verifyOtp({ email, token: codeIn(await mailTo(server, email)), type: 'email' });
  },
  exchangeCodeForSession: withPkce,
  resend: () => visitor().resend({ type: 'signup', email: newAddress() }),
  resetPasswordForEmail: () => visitor().resetPasswordForEmail(newAddress()),
  reauthenticate: async () => (await member()).reauthenticate(),
  getSession: async () => (await member()).getSession(),
  setSession: async () => visitor().setSession((await newMember(server)).session),
  refreshSession: async () => (await member()).refreshSession(),
  getUser: async () => (await member()).getUser(),
  getClaims: async () => (await member()).getClaims(),
  updateUser: async () => (await member()).updateUser({ data: { theme: 'dark' } }),
  getUserIdentities: async () => (await member()).getUserIdentities(),
  linkIdentity: async () => (await member()).linkIdentity(await google()),
  unlinkIdentity: linked,
  signOut: async () => ({ ...(await (await member()).signOut({ scope: 'global' })), data: true }),
  onAuthStateChange: () => {
    const { data } = visitor().onAuthStateChange(() => {});
    data.subscription.unsubscribe();
    return ok();
  },
  startAutoRefresh: async () => {
    const auth = visitor();
    await auth.startAutoRefresh();
    await auth.stopAutoRefresh();
    return ok();
  },
  stopAutoRefresh: async () => {
    await visitor().stopAutoRefresh();
    return ok();
  },
  dispose: async () => {
    await visitor().dispose();
    return ok();
  },
  'mfa.enroll': async () => (await newMember(server)).client.auth.mfa.enroll({ factorType: 'totp' }),
  'mfa.challenge': async () => {
    const { mfa, factorId } = await newFactor();
    return mfa.challenge({ factorId });
  },
  'mfa.verify': async () => {
    const { mfa, factorId, code } = await newFactor();
    const { data } = await mfa.challenge({ factorId });
    return mfa.verify({ factorId, challengeId: data?.id ?? '', code });
  },
  'mfa.challengeAndVerify': async () => {
    const { mfa, factorId, code } = await newFactor();
    return mfa.challengeAndVerify({ factorId, code });
  },
  'mfa.unenroll': async () => {
    const { mfa, factorId } = await newFactor();
    return mfa.unenroll({ factorId });
  },
  'mfa.listFactors': async () => (await newFactor()).mfa.listFactors(),
  'mfa.getAuthenticatorAssuranceLevel': async () => (await newFactor()).mfa.getAuthenticatorAssuranceLevel(),
  'mfa.recoveryCodes.generate': async () => ({ data: await withCodes(), error: null }),
  'mfa.recoveryCodes.getStatus': async () => (await withCodes()).client.auth.mfa.recoveryCodes.getStatus(),
  'mfa.recoveryCodes.verify': async () => {
    const { email, codes } = await withCodes();
    const client = deviceOf(server);
    await client.auth.signInWithPassword({ email, password });
    return client.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? '' });
  },
  'mfa.recoveryCodes.regenerate': async () => (await withCodes()).client.auth.mfa.recoveryCodes.regenerate(),
  'mfa.recoveryCodes.unenroll': async () => (await withCodes()).client.auth.mfa.recoveryCodes.unenroll(),
  registerPasskey: async () => {
    const { client } = await newMember(passkeys);
    return inBrowser(new Device(passkeys), () => client.auth.registerPasskey());
  },
  signInWithPasskey: async () => {
    const { device } = await keeper();
    return inBrowser(device, () => passkeys.visitor().auth.signInWithPasskey());
  },
  'passkey.startRegistration': async () => (await keeper()).client.auth.passkey.startRegistration(),
  'passkey.verifyRegistration': async () => new Device(passkeys).register((await keeper()).client),
  'passkey.startAuthentication': () => passkeys.visitor().auth.passkey.startAuthentication(),
  'passkey.verifyAuthentication': async () => (await keeper()).device.signIn(passkeys.visitor()),
  'passkey.list': async () => (await keeper()).client.auth.passkey.list(),
  'passkey.update': async () => {
    const { client, passkeyId } = await keeper();
    return client.auth.passkey.update({ passkeyId, friendlyName: 'Phone' });
  },
  'passkey.delete': async () => {
    const { client, passkeyId } = await keeper();
    return { ...(await client.auth.passkey.delete({ passkeyId })), data: true };
  },
  'admin.signOut': async () => {
    const { error } = await admin().signOut((await newMember(server)).session.access_token);
    return { data: true, error };
  },
  'admin.inviteUserByEmail': () => admin().inviteUserByEmail(newAddress()),
  'admin.generateLink': () => admin().generateLink({ type: 'magiclink', email: newAddress() }),
  'admin.createUser': () => admin().createUser({ email: newAddress(), email_confirm: true }),
  'admin.listUsers': () => admin().listUsers({ page: 1, perPage: 10 }),
  'admin.getUserById': async () => admin().getUserById((await newMember(server)).id),
  'admin.updateUserById': async () =>
    admin().updateUserById((await newMember(server)).id, { app_metadata: { plan: 'gold' } }),
  'admin.deleteUser': async () => admin().deleteUser((await newMember(server)).id),
  'admin.mfa.listFactors': async () => admin().mfa.listFactors({ userId: (await newMember(server)).id }),
  'admin.mfa.deleteFactor': async () => {
    const { id, factorId } = await newProtectedMember(server);
    return admin().mfa.deleteFactor({ userId: id, id: factorId });
  },
  'admin.passkey.listPasskeys': async () =>
    passkeys.operator().auth.admin.passkey.listPasskeys({ userId: (await keeper()).id }),
  'admin.passkey.deletePasskey': async () => {
    const { id: userId, passkeyId } = await keeper();
    const { passkey } = passkeys.operator().auth.admin;
    return { ...(await passkey.deletePasskey({ userId, passkeyId })), data: true };
  },
};

const noServer = 'this site is no OAuth server for others';

/** What it answers with an error, and why. A call stands for all methods of its part of the client. */
const refused: Record<string, { why: string; call?: Call }> = {
  signInAnonymously: {
    why: 'off unless the operator sets `ANONYMOUS_SIGN_IN=on`',
    call: () => visitor().signInAnonymously(),
  },
  'mfa.webauthn.*': {
    why: 'off unless the operator sets `WEBAUTHN_FACTORS=on`: the site’s own pages ask for codes',
    call: async () => (await member()).mfa.enroll({ factorType: 'webauthn', friendlyName: 'key' }),
  },
  'oauth.*': { why: noServer, call: async () => (await member()).oauth.listGrants() },
  'admin.oauth.*': { why: noServer, call: () => admin().oauth.listClients() },
  'admin.customProviders.*': {
    why: 'providers are settings of the process (`OIDC_PROVIDERS`), not rows',
    call: () => admin().customProviders.listProviders(),
  },
};

describe('the official auth client', () => {
  test.each(Object.keys(works))('%s', async (name) => {
    const { data, error } = (await works[name]?.()) ?? {};
    expect(error ?? null).toBeNull();
    if (name !== 'initialize') expect(data).toBeTruthy();
  });

  const called = Object.entries(refused).flatMap(([name, { call }]) => (call ? [[name, call] as const] : []));
  test.each(called)('%s says no', async (_name, call) => {
    expect((await call()).error).toMatchObject({
      status: expect.any(Number),
      code: expect.stringMatching(/^\w+$/),
    });
  });

  test('is described as it is', async () => {
    await expect(table()).toMatchFileSnapshot('../../docs/auth-compatibility.md');
  });

  test('has no method that is not in these lists', () => {
    const known = new Set(
      [...Object.keys(works), ...Object.keys(refused)].map((name) => name.replace('.*', '')),
    );
    // What the client calls itself, and what sets it up.
    const internal =
      /^(_.*|constructor|signInWith(Ethereum|Solana)|linkIdentity(OAuth|IdToken)|fetchJwk|isThrowOnErrorEnabled|jwks|jwks_cached_at)$/;
    const { auth } = operator;
    const found = [
      ...methodsOf(auth),
      ...Object.keys(auth.mfa)
        .filter((name) => !['webauthn', 'recoveryCodes'].includes(name))
        .map((name) => `mfa.${name}`),
      ...Object.keys(auth.mfa.recoveryCodes).map((name) => `mfa.recoveryCodes.${name}`),
      ...Object.keys(auth.passkey).map((name) => `passkey.${name}`),
      ...Object.keys(auth.admin.passkey).map((name) => `admin.passkey.${name}`),
      ...methodsOf(auth.admin).map((name) => `admin.${name}`),
      ...Object.keys(auth.admin.mfa).map((name) => `admin.mfa.${name}`),
    ].filter((name) => !internal.test(name.replace(/^admin\./, '')));
    expect(found.length).toBeGreaterThan(45);
    expect(found.filter((name) => !known.has(name))).toEqual([]);
  });
});

/** The table as it stands in the documentation. */
function table(): string {
  const rows = [
    ...Object.keys(works).map((name) => [name, 'works']),
    ...Object.entries(refused).map(([name, { why }]) => [name, `not there: ${why}`]),
  ];
  return compatibilityPage('Auth', 'server/auth/compatibility.database.test.ts', rows, differences);
}

const differences = [
  'The link of a mail (`GET /verify`) opens a page with one button, since mail scanners follow links. The form of the button (`POST /verify/link`) redirects as Supabase’s GET does, with the session, a code or a message. An error is told by that page where the link leads to the site, and in the address, as by Supabase, where it leads elsewhere.',
  'Another mail does not end the link and the code of the one before; using one of them does.',
  'A code has five tries from the network that asked for it and five from all others, then it is `otp_expired`; the link of the same mail goes on working. Mails beyond twenty a day that are asked for from networks the account does not sign in from carry no code.',
  '`updateUser` with an address or a number that has an account answers as for any other (never `email_exists` or `phone_exists`); its owner gets a note, and nothing moves.',
  'With a second factor enrolled, `updateUser({ data })` and `reauthenticate` need `aal2` too, and so does `signOut` of other sessions: with `global`, the default, an `aal1` session ends itself alone and is answered 403, which the client ignores.',
  '`skip_http_redirect` at `GET /authorize`, and `signInWithSSO`, are answered with an address of this site, which leads to the provider and binds the flow to the browser that opens it.',
  '`linkIdentity` is bound to the browser that asks: without PKCE by a cookie, so from the site’s own origin alone; with PKCE by the verifier, so that the identity is linked, and `identity_already_exists` said, by `exchangeCodeForSession`.',
  '`EMAIL_CONFIRMATION=off` signs in with the sign-up, and the address stays unconfirmed: no `email_confirmed_at` is given, and whoever proves the address later, by a mail or a provider, has the account without the password and the sessions before. Supabase marks the address as confirmed.',
  '`SIGN_UP=off` leaves organisations of `SAML_PROVIDERS` as they are; `IDENTITY_LINKING=off` answers `manual_linking_disabled`.',
  '`mfa.webauthn` takes `rpId` and `rpOrigins` from `SITE_URL`, whatever the client says. Challenges are answered once, from the same network address.',
  '`signInWithPasskey` opens a session at `aal2`, since a device has to know who holds it (`userVerification` is required); Supabase opens it at `aal1` and takes a device that does not. With a second factor enrolled, `passkey.list` and `passkey.update` need `aal2` as `registerPasskey` and `passkey.delete` do. There are passkeys where `SITE_URL` is `https` or `localhost`, with a name; `PASSKEYS=off` answers `passkey_disabled`.',
  'Passwords that are known to be common are refused (`weak_password`), `password123` among them.',
];
