import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { storageState, websiteZip } from '../../testing/storage.ts';
import { newProtectedMember, signInAgain } from '../testing/authenticator.ts';
import {
  call,
  codeIn,
  follow,
  linkIn,
  mailsTo,
  mailTo,
  newAddress,
  newDevice,
  newMember,
  password,
} from '../testing/journey.ts';

let server: TestServer;
let operator: SupabaseClient;
beforeAll(async () => {
  server = await startTestServer();
  operator = server.operator();
});
afterAll(() => server.close());

const admin = () => operator.auth.admin;

describe('is for the secret key alone', () => {
  const id = randomUUID();
  test.each([
    ['POST', '/invite'],
    ['POST', '/admin/generate_link'],
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${id}`],
    ['PUT', `/admin/users/${id}`],
    ['DELETE', `/admin/users/${id}`],
    ['GET', `/admin/users/${id}/factors`],
    ['DELETE', `/admin/users/${id}/factors/${id}`],
    ['GET', '/admin/anything'],
  ])('%s %s', async (method, path) => {
    const { session } = await newMember(server);
    const { secret, publishable } = server.services.keys;
    const body = method === 'GET' ? {} : { body: {} };
    for (const request of [
      {},
      { bearer: session.access_token },
      { bearer: publishable },
      // A member's token beside the secret key: the request is the member's.
      { bearer: session.access_token, headers: { apikey: secret } },
    ]) {
      expect(await call(server, method, path, { ...body, ...request })).toMatchObject({
        status: 403,
        body: { error_code: 'not_admin' },
      });
    }
    expect(
      (await call(server, method, path, { ...body, headers: { apikey: 'sb_secret_nonsense' } })).status,
    ).toBe(401);
  });
});

describe('users', () => {
  test('are made, confirmed or not, and sign in', async () => {
    const email = newAddress('made');
    const { data, error } = await admin().createUser({
      email,
      password,
      email_confirm: true,
      user_metadata: { name: 'Made' },
      app_metadata: { plan: 'gold' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      app_metadata: { plan: 'gold', provider: 'email', providers: ['email'] },
    });
    // As given: what is said of the address stands in the identity, and that it was confirmed.
    expect(data.user?.user_metadata).toEqual({ name: 'Made', email_verified: true });
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email, sub: data.user?.id });
    const { session } = await newDevice(server, email);
    expect(session.user.app_metadata.plan).toBe('gold');
    const waiting = newAddress('waiting');
    const given = { nested: { a: [null, 1] }, empty: null, email: 'shown@example.org' };
    const made = await admin().createUser({ email: waiting, password, user_metadata: given });
    expect(made.data.user?.user_metadata).toEqual(given);
    const refused = await server.visitor().auth.signInWithPassword({ email: waiting, password });
    expect(refused.error?.code).toBe('email_not_confirmed');
    expect(mailsTo(server, waiting)).toEqual([]);
  });

  test('bring a password hash of their own along', async () => {
    const { data } = await admin().createUser({ email: newAddress(), password, email_confirm: true });
    const { rows } = await server.services.database.run<{ encrypted_password: string }>(
      { role: 'owner' },
      {
        text: 'select encrypted_password from auth.users where id = $1',
        values: [data.user?.id],
      },
    );
    const email = newAddress('moved');
    const password_hash = rows[0]?.encrypted_password ?? '';
    expect((await admin().createUser({ email, password_hash, email_confirm: true })).error).toBeNull();
    await newDevice(server, email);
    const huge = password_hash.replace('m=19456', 'm=4194304');
    for (const hash of ['$2b$10$abc', 'x', huge]) {
      const answer = await admin().createUser({ email: newAddress(), password_hash: hash });
      expect(answer.error?.code).toBe('validation_failed');
    }
  });

  test.each([
    ['nothing', {}, 'validation_failed'],
    ['a weak password', { email: 'a@example.org', password: '123' }, 'weak_password'],
    ['another role', { email: 'a@example.org', role: 'service_role' }, 'validation_failed'],
    ['a number that is none', { phone: 'twelve' }, 'validation_failed'],
    ['a ban nobody understands', { email: 'a@example.org', ban_duration: 'for ever' }, 'validation_failed'],
    [
      'metadata larger than a token',
      { email: 'a@example.org', app_metadata: { a: 'x'.repeat(7000) } },
      'validation_failed',
    ],
  ])('are not made of %s', async (_name, attributes, code) => {
    expect((await admin().createUser(attributes)).error?.code).toBe(code);
  });

  test('have one account for each address and number', async () => {
    const attributes = { email: newAddress(), phone: '15550100' };
    expect((await admin().createUser(attributes)).data.user?.phone).toBe('15550100');
    expect((await admin().createUser({ email: attributes.email.toUpperCase() })).error?.code).toBe(
      'email_exists',
    );
    expect((await admin().createUser({ phone: '+1 555 0100' })).error?.code).toBe('phone_exists');
  });

  test('are listed in pages, the newest first', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count++) {
      const { data } = await admin().createUser({ email: newAddress('listed') });
      ids.unshift(data.user?.id ?? '');
    }
    const first = await admin().listUsers({ page: 1, perPage: 4 });
    if (first.error) throw first.error;
    expect(first.data.users.map(({ id }) => id)).toEqual(ids.slice(0, 4));
    expect(first.data).toMatchObject({ nextPage: 2, aud: 'authenticated', total: expect.any(Number) });
    expect(first.data.lastPage).toBe(Math.ceil(first.data.total / 4));
    const second = await admin().listUsers({ page: 2, perPage: 4 });
    expect(second.data.users[0]?.id).toBe(ids[4]);
    const all = await admin().listUsers();
    expect(all.data.users.length).toBeGreaterThanOrEqual(5);
    expect(all.data).toMatchObject({ nextPage: null });
    expect(JSON.stringify(all.data)).not.toContain('argon2');
    const { secret } = server.services.keys;
    const bad = await call(server, 'GET', '/admin/users?page=-1', { headers: { apikey: secret } });
    expect(bad.body.error_code).toBe('validation_failed');
    const found = await call(server, 'GET', `/admin/users?filter=${'listed'}&per_page=1`, {
      headers: { apikey: secret },
    });
    expect(found.headers.get('x-total-count')).toBe('5');
  });

  test('are found by id', async () => {
    const { id, email } = await newMember(server);
    expect((await admin().getUserById(id)).data.user?.email).toBe(email);
    expect((await admin().getUserById(randomUUID())).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
  });

  test('change at once; a new password ends the sessions', async () => {
    const { id, client, email } = await newMember(server);
    const next = newAddress('renamed');
    const { data, error } = await admin().updateUserById(id, {
      email: next,
      password: 'another sentence nobody guesses',
      user_metadata: { theme: 'dark' },
      app_metadata: { plan: 'gold' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: next, user_metadata: { theme: 'dark', email: next } });
    expect(data.user?.identities?.[0]?.identity_data?.email).toBe(next);
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect((await server.visitor().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    );
    await newDevice(server, next, 'another sentence nobody guesses');
    const other = await newMember(server);
    expect((await admin().updateUserById(id, { email: other.email })).error?.code).toBe('email_exists');
    const removed = await admin().updateUserById(id, { app_metadata: { plan: null } });
    expect(removed.data.user?.app_metadata).not.toHaveProperty('plan');
  });

  test('are banned for a while', async () => {
    const { id, email, client } = await newMember(server);
    expect(
      (await admin().updateUserById(id, { ban_duration: '24h30m' })).data.user?.banned_until,
    ).toBeTruthy();
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect((await server.visitor().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'user_banned',
    );
    expect((await admin().updateUserById(id, { ban_duration: 'none' })).data.user?.banned_until).toBeFalsy();
    await newDevice(server, email);
  });

  test('are deleted, or forgotten but for their row', async () => {
    const gone = await newMember(server);
    expect((await admin().deleteUser(gone.id)).error).toBeNull();
    expect((await admin().getUserById(gone.id)).error?.code).toBe('user_not_found');
    expect((await gone.client.auth.getUser()).error).not.toBeNull();
    const forgotten = await newMember(server);
    expect((await admin().deleteUser(forgotten.id, true)).error).toBeNull();
    const { data } = await admin().getUserById(forgotten.id);
    expect(data.user).toMatchObject({ email: '', deleted_at: expect.any(String), identities: [] });
    expect(JSON.stringify(data)).not.toContain(forgotten.email);
    expect((await forgotten.client.auth.getUser()).error).not.toBeNull();
    // The address is free again.
    await newMember(server, forgotten.email);
  });

  test('that are deleted leave no file that could still be read', async () => {
    const gone = await newMember(server);
    const { storage } = gone.client;
    const files = storage.from('project-files');
    const name = `${gone.id}/site.zip`;
    expect((await files.upload(name, websiteZip(), { contentType: 'application/zip' })).error).toBeNull();
    const address = files.getPublicUrl(name).data.publicUrl;
    expect((await fetch(address)).status).toBe(200);
    expect((await admin().deleteUser(gone.id)).error).toBeNull();
    expect((await fetch(address)).ok).toBe(false);
    expect(await storageState(server)).toEqual({ files: [], unfinished: [], names: [] });
  });
});

describe('invitations', () => {
  test('are mailed and accepted', async () => {
    const email = newAddress('guest');
    const { data, error } = await admin().inviteUserByEmail(email, {
      data: { team: 'red' },
      redirectTo: `${server.url}/welcome`,
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      invited_at: expect.any(String),
      user_metadata: { team: 'red' },
    });
    const mail = await mailTo(server, email);
    expect(mail.subject).toBe('You are invited to Plinth');
    const landing = await follow(linkIn(mail));
    expect(landing).toMatchObject({
      page: `${server.url}/welcome`,
      fragment: { type: 'invite', access_token: expect.any(String) },
    });
    expect((await admin().inviteUserByEmail(email)).error?.code).toBe('email_exists');
  });

  test('a code does as well, and an earlier password is gone', async () => {
    const email = newAddress('early');
    await server.visitor().auth.signUp({ email, password });
    expect((await admin().inviteUserByEmail(email)).error).toBeNull();
    const token = codeIn(await mailTo(server, email, { after: 1 }));
    expect((await server.visitor().auth.verifyOtp({ email, token, type: 'invite' })).error).toBeNull();
    expect((await server.visitor().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    );
  });
});

describe('generated links', () => {
  const redirectTo = () => `${server.url}/landing`;

  test('sign up, invite, and sign in by link, without a mail', async () => {
    const made = [
      await admin().generateLink({
        type: 'signup',
        email: newAddress(),
        password,
        options: { redirectTo: redirectTo() },
      }),
      await admin().generateLink({
        type: 'invite',
        email: newAddress(),
        options: { redirectTo: redirectTo() },
      }),
      await admin().generateLink({
        type: 'magiclink',
        email: (await newMember(server)).email,
        options: { redirectTo: redirectTo() },
      }),
      await admin().generateLink({
        type: 'recovery',
        email: (await newMember(server)).email,
        options: { redirectTo: redirectTo() },
      }),
    ];
    for (const { data, error } of made) {
      expect(error).toBeNull();
      const { action_link = '', redirect_to, verification_type, email_otp } = data.properties ?? {};
      expect(redirect_to).toBe(redirectTo());
      expect(email_otp).toMatch(/^\d{6}$/);
      const landing = await follow(action_link);
      expect(landing).toMatchObject({
        page: redirectTo(),
        fragment: { type: verification_type, access_token: expect.any(String) },
      });
    }
    expect(made.map(({ data }) => data.properties?.verification_type)).toEqual([
      'signup',
      'invite',
      'magiclink',
      'recovery',
    ]);
    for (const { data } of made.slice(0, 2)) expect(mailsTo(server, data.user?.email ?? '')).toEqual([]);
  });

  test('of a new account leave its data as the operator gives it', async () => {
    const options = { data: { status: 'new' } };
    const { data } = await admin().generateLink({ type: 'signup', email: newAddress(), password, options });
    expect(data.user?.user_metadata).toEqual({ status: 'new' });
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ status: 'new', email_verified: false });
  });

  test('their hash and their code work in place of the link', async () => {
    const email = newAddress();
    const first = await admin().generateLink({ type: 'magiclink', email });
    // A new address signs up by it.
    expect(first.data.properties?.verification_type).toBe('signup');
    const byHash = await server
      .visitor()
      .auth.verifyOtp({ token_hash: first.data.properties?.hashed_token ?? '', type: 'signup' });
    expect(byHash.error).toBeNull();
    const second = await admin().generateLink({ type: 'recovery', email });
    const byCode = await server
      .visitor()
      .auth.verifyOtp({ email, token: second.data.properties?.email_otp ?? '', type: 'recovery' });
    expect(byCode.data.user?.email).toBe(email);
  });

  test('change an address, each mailbox by its own link', async () => {
    const { email, id } = await newMember(server);
    const newEmail = newAddress('next');
    const current = await admin().generateLink({ type: 'email_change_current', email, newEmail });
    const next = await admin().generateLink({ type: 'email_change_new', email, newEmail });
    expect([current.error, next.error]).toEqual([null, null]);
    const half = await follow(current.data.properties?.action_link ?? '');
    expect(half.fragment.message).toMatch(/other email/);
    expect((await follow(next.data.properties?.action_link ?? '')).fragment.access_token).toBeTruthy();
    expect((await admin().getUserById(id)).data.user?.email).toBe(newEmail);
  });

  test('refuse what cannot be', async () => {
    const { email } = await newMember(server);
    const stranger = newAddress();
    expect((await admin().generateLink({ type: 'signup', email, password })).error?.code).toBe(
      'email_exists',
    );
    expect((await admin().generateLink({ type: 'invite', email })).error?.code).toBe('email_exists');
    expect((await admin().generateLink({ type: 'recovery', email: stranger })).error?.code).toBe(
      'user_not_found',
    );
    expect(
      (await admin().generateLink({ type: 'signup', email: stranger, password: '123' })).error?.code,
    ).toBe('weak_password');
    expect((await admin().generateLink({ type: 'nothing' as 'signup', email, password })).error?.code).toBe(
      'validation_failed',
    );
    const elsewhere = await admin().generateLink({
      type: 'magiclink',
      email,
      options: { redirectTo: 'https://evil.example/' },
    });
    expect(elsewhere.data.properties?.redirect_to).toBe(server.url);
  });
});

describe('second factors', () => {
  test('are listed without their secrets, and taken off whoever has lost them', async () => {
    const member = await newProtectedMember(server);
    const { data } = await admin().mfa.listFactors({ userId: member.id });
    expect(data?.factors).toMatchObject([{ id: member.factorId, factor_type: 'totp', status: 'verified' }]);
    expect(JSON.stringify(data)).not.toMatch(/secret|v1\./);
    const foreign = await newMember(server);
    const wrong = await admin().mfa.deleteFactor({ userId: foreign.id, id: member.factorId });
    expect(wrong.error?.code).toBe('mfa_factor_not_found');
    expect((await admin().mfa.deleteFactor({ userId: member.id, id: member.factorId })).error).toBeNull();
    const client = await signInAgain(server, member.email);
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.nextLevel).toBe('aal1');
  });
});

test('a session is ended by its token', async () => {
  const { client, session } = await newMember(server);
  expect((await admin().signOut(session.access_token)).error).toBeNull();
  expect((await client.auth.getUser()).error).not.toBeNull();
});
