import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { owner } from '../database/database.ts';
import { operatorsInDatabase } from '../operators/operators.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { follow, linkIn, mailTo, newAddress, password } from './testing/journey.ts';
import { startTokenIssuer, type TokenIssuer } from './testing/token-issuer.ts';

const usual = readConfig({}).accounts;

describe('an instance that asks nobody to confirm', () => {
  let server: TestServer;
  let issuer: TokenIssuer;
  beforeAll(async () => {
    issuer = await startTokenIssuer();
    server = await startTestServer({
      accounts: { ...usual, confirmation: false },
      identity: { ...readConfig({}).identity, oidc: { google: issuer.settings } },
    });
  });
  afterAll(async () => {
    await server.close();
    await issuer.close();
  });

  test('signs in with the sign-up, and later with the password', async () => {
    const email = newAddress();
    const { data, error } = await server.visitor().auth.signUp({ email, password });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    expect((await server.visitor().auth.signInWithPassword({ email, password })).error).toBeNull();
    expect(server.mails.some(({ to }) => to === email)).toBe(false);
  });

  test('tells that an address is taken, and leaves its account as it is', async () => {
    const email = newAddress();
    await server.visitor().auth.signUp({ email, password });
    const { error } = await server.visitor().auth.signUp({ email, password: `${password} 2` });
    expect(error?.code).toBe('user_already_exists');
    const second = await server.visitor().auth.signInWithPassword({ email, password: `${password} 2` });
    expect(second.error?.code).toBe('invalid_credentials');
  });

  test('gives the account to who proves the mailbox, without the password and the sessions before', async () => {
    const email = newAddress();
    const squatter = server.visitor();
    await squatter.auth.signUp({ email, password });
    await server.visitor().auth.signInWithOtp({ email });
    const landing = await follow(linkIn(await mailTo(server, email)));
    expect(landing.fragment.access_token).toBeTruthy();
    expect((await squatter.auth.getUser()).error).not.toBeNull();
    const again = await server.visitor().auth.signInWithPassword({ email, password });
    expect(again.error?.code).toBe('invalid_credentials');
  });

  test('leaves nothing by which somebody could come back who was there before the proof', async () => {
    const { database } = server.services;
    const run = (text: string, ...values: unknown[]) =>
      database.run<{ count: number }>(owner, { text, values });
    const placed = async (id: string) => {
      const { rows } = await run(
        `select (select count(*) from auth.mfa_factors where user_id = $1)
          + (select count(*) from public.access_tokens where user_id = $1)
          + (select count(*) from private.device_grants where user_id = $1)
          + (select count(*) from auth.identities where user_id = $1 and provider <> 'email')
          + (select count(*) from auth.users
              where id = $1 and (phone is not null or phone_change is not null or email_change is not null)) as count`,
        id,
      );
      return Number(rows[0]?.count);
    };
    for (const prove of ['mail', 'provider']) {
      const email = newAddress();
      const squatter = server.visitor();
      const { data } = await squatter.auth.signUp({ email, password });
      const id = data.user?.id ?? '';
      expect(
        (await squatter.rpc('create_access_token', { name: 'mine', scopes: ['repo:write'] })).error,
      ).toBeNull();
      const phone = `49${id.replace(/\D/g, '').slice(0, 10)}`;
      await run(
        `update auth.users set phone = $2, phone_confirmed_at = now(), phone_change = '4912', email_change = 'me@evil.example'
          where id = $1`,
        id,
        phone,
      );
      await run(
        `insert into auth.identities (user_id, provider, provider_id, identity_data) values ($1, 'phone', $2, '{}')`,
        id,
        phone,
      );
      await run(
        `insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')`,
        id,
      );
      await run(
        `insert into private.device_grants (device_hash, user_hash, host, scopes, expires_at, user_id, is_allowed, interval_seconds)
          values ($2, $2, 'laptop', '{}', now() + interval '1 hour', $1, true, 5)`,
        id,
        id,
      );
      expect(await placed(id)).toBe(5);
      if (prove === 'mail') {
        await server.visitor().auth.signInWithOtp({ email });
        const landing = await follow(linkIn(await mailTo(server, email)));
        expect(landing.fragment.access_token).toBeTruthy();
      } else {
        const token = await issuer.sign({ sub: email, email, email_verified: true });
        expect(
          (await server.visitor().auth.signInWithIdToken({ provider: 'google', token })).error,
        ).toBeNull();
      }
      // Google's own sign-in is what the proof has added.
      expect([prove, await placed(id)]).toEqual([prove, prove === 'mail' ? 0 : 1]);
    }
  });

  test('gives it in the same way to who uses a sign-up mail that was sent again', async () => {
    const email = newAddress();
    const squatter = server.visitor();
    await squatter.auth.signUp({ email, password });
    expect((await server.visitor().auth.resend({ type: 'signup', email })).error).toBeNull();
    const landing = await follow(linkIn(await mailTo(server, email)));
    expect(landing.fragment.access_token).toBeTruthy();
    expect((await squatter.auth.getUser()).error).not.toBeNull();
    const again = await server.visitor().auth.signInWithPassword({ email, password });
    expect(again.error?.code).toBe('invalid_credentials');
  });

  test('gives it to whom a provider vouches for in the same way', async () => {
    const email = newAddress();
    const squatter = server.visitor();
    await squatter.auth.signUp({ email, password });
    const token = await issuer.sign({ sub: email, email, email_verified: true });
    const owner = await server.visitor().auth.signInWithIdToken({ provider: 'google', token });
    expect(owner.data.user?.email).toBe(email);
    expect((await squatter.auth.getUser()).error).not.toBeNull();
  });

  test('makes nobody an operator by an address that nobody has proved', async () => {
    const email = newAddress();
    await server.visitor().auth.signUp({ email, password });
    expect(await operatorsInDatabase(server.services.database).set(email, true)).toBeNull();
  });
});

describe('anonymous accounts, where the operator allows them', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ accounts: { ...usual, anonymous: true } });
  });
  afterAll(() => server.close());

  test('are signed in with nothing, and are called so', async () => {
    const { data, error } = await server
      .visitor()
      .auth.signInAnonymously({ options: { data: { name: 'Ada' } } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ is_anonymous: true, user_metadata: { name: 'Ada' } });
    expect((await server.visitor().auth.getClaims(data.session?.access_token)).data?.claims).toMatchObject({
      is_anonymous: true,
      role: 'authenticated',
      amr: [{ method: 'anonymous' }],
    });
  });

  test('become others’ like once they have proved an address', async () => {
    const email = newAddress();
    const client = server.visitor();
    const { data: before } = await client.auth.signInAnonymously();
    expect((await client.auth.updateUser({ email })).error).toBeNull();
    await follow(linkIn(await mailTo(server, email)));
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({ id: before.user?.id, email, is_anonymous: false });
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email']);
  });
});

test('without the setting nobody signs in anonymously, and accounts wait for their mailbox', async () => {
  const server = await startTestServer();
  expect((await server.visitor().auth.signInAnonymously()).error?.code).toBe('anonymous_provider_disabled');
  const { data } = await server.visitor().auth.signUp({ email: newAddress(), password });
  expect(data.session).toBeNull();
  await server.close();
});

describe('an instance that is closed to strangers', () => {
  let server: TestServer;
  let issuer: TokenIssuer;
  beforeAll(async () => {
    issuer = await startTokenIssuer();
    server = await startTestServer({
      accounts: { ...usual, signUp: false, anonymous: true, linking: false },
      identity: { ...readConfig({}).identity, oidc: { google: issuer.settings } },
    });
  });
  afterAll(async () => {
    await server.close();
    await issuer.close();
  });

  test('opens no account by sign-up, link or provider', async () => {
    const email = newAddress();
    const { auth } = server.visitor();
    expect((await auth.signUp({ email, password })).error?.code).toBe('signup_disabled');
    expect((await auth.signInAnonymously()).error?.code).toBe('signup_disabled');
    expect((await auth.signInWithOtp({ email })).error).toBeNull();
    const token = await issuer.sign({ sub: email, email, email_verified: true });
    expect((await auth.signInWithIdToken({ provider: 'google', token })).error?.code).toBe('signup_disabled');
    const { data } = await server.operator().auth.admin.listUsers();
    expect(data.users).toEqual([]);
  });

  test('lets in those whom the operator made', async () => {
    const email = newAddress();
    await server.operator().auth.admin.createUser({ email, password, email_confirm: true });
    expect((await server.visitor().auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  test('lets nobody add ways to sign in where these are the operator’s', async () => {
    const user = await server.user();
    for (const [method, path] of [
      ['GET', 'authorize?provider=google'],
      ['DELETE', '00000000-0000-4000-8000-000000000000'],
    ]) {
      const answer = await fetch(`${server.url}/auth/v1/user/identities/${path}`, {
        method: method as string,
        headers: { apikey: server.services.keys.publishable, authorization: `Bearer ${user.accessToken}` },
      });
      expect(await answer.json()).toMatchObject({ error_code: 'manual_linking_disabled' });
    }
  });
});

test('an address that is none is told before a password that is weak', async () => {
  const server = await startTestServer();
  const { admin } = server.operator().auth;
  const wrong = { email: 'nobody', password: 'password' };
  expect((await admin.createUser(wrong)).error?.message).toContain('email address');
  expect((await admin.generateLink({ type: 'signup', ...wrong })).error?.message).toContain('email address');
  const { error } = await server.visitor().auth.signInWithSSO({ domain: '' });
  expect(error?.message).toBe('SAML 2.0 is disabled');
  await server.close();
});

test('a session that has ended makes no access token', async () => {
  const server = await startTestServer();
  const { client } = await server.user();
  const make = () => client.rpc('create_access_token', { name: 'mine', scopes: ['repo:write'] });
  expect((await make()).error).toBeNull();
  await server.services.database.run(owner, { text: 'delete from auth.sessions', values: [] });
  expect((await make()).error?.message).toBe('Please sign in to make a token.');
  await server.close();
});
