import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { owner } from '../../database/database.ts';
import type { TestServer } from '../../testing/server.ts';
import { claimsOf, newProtectedMember, signInAgain } from '../testing/authenticator.ts';
import { call, mailTo, newMember, password } from '../testing/journey.ts';
import { Device, newKeeper, startPasskeyServer } from '../testing/passkey.ts';
import { SecurityKey } from '../testing/security-key.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startPasskeyServer();
});
afterAll(() => server.close());

const run = (text: string, ...values: unknown[]) => server.services.database.run(owner, { text, values });
const refused = { status: 400, code: 'webauthn_verification_failed' };
const nobodysId = '00000000-0000-4000-8000-000000000000';

describe('a passkey', () => {
  test('is made known once, and signs in with two factors from then on', async () => {
    const { email, id, client, device } = await newKeeper(server);
    expect((await mailTo(server, email, { after: 1 })).subject).toBe('A passkey was added');
    expect((await client.auth.passkey.list()).data).toEqual([
      { id: expect.any(String), friendly_name: 'Passkey', created_at: expect.stringMatching(/^\d{4}-/) },
    ]);

    const elsewhere = server.visitor();
    const { data, error } = await device.signIn(elsewhere);
    expect(error).toBeNull();
    expect(data?.user?.id).toBe(id);
    expect(await claimsOf(elsewhere)).toMatchObject({ aal: 'aal2', amr: [{ method: 'passkey' }] });
    expect((await elsewhere.auth.refreshSession()).error).toBeNull();
    expect(await claimsOf(elsewhere)).toMatchObject({ aal: 'aal2', amr: [{ method: 'passkey' }] });
    const [listed] = (await elsewhere.auth.passkey.list()).data ?? [];
    expect(listed?.last_used_at).toMatch(/^\d{4}-/);
  });

  test('is asked for without a name: nobody learns whose there are', async () => {
    const { client } = await newKeeper(server);
    const { data } = await client.auth.passkey.startRegistration();
    expect(data?.options).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key' }],
    });
    const asked = await server.visitor().auth.passkey.startAuthentication();
    expect(asked.data?.options).toEqual({
      challenge: expect.any(String),
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
    });
  });

  test('opens nothing for another site, another challenge, another key or without the owner', async () => {
    const { device } = await newKeeper(server);
    const other = await newKeeper(server);
    const stranger = new SecurityKey();
    for (const twist of [
      { origin: 'https://evil.example', host: 'localhost' },
      { host: 'evil.example' },
      { challenge: 'another' },
      { crossOrigin: true },
      { isTouched: false },
      { isVerified: false },
      { handle: '' },
      { handle: Buffer.from(other.id).toString('base64url') },
      { handle: Buffer.from(nobodysId).toString('base64url') },
      { id: other.device.key.id.toString('base64url') },
      { id: stranger.id.toString('base64url') },
    ]) {
      const { error } = await device.signIn(server.visitor(), twist);
      expect(error, JSON.stringify(twist)).toMatchObject(refused);
    }
    expect((await device.signIn(server.visitor())).error).toBeNull();
  });

  test('that nobody knows is answered as one that signs wrongly', async () => {
    const { device } = await newKeeper(server);
    const wrong = await device.signIn(server.visitor(), { host: 'evil.example' });
    const unknown = await new Device(server).signIn(server.visitor());
    expect({ ...unknown.error }).toEqual({ ...wrong.error });
    expect(unknown.error?.message).toBe(wrong.error?.message);
  });

  test('is told from a copy by its count, and may count nothing', async () => {
    const { client, device } = await newKeeper(server);
    expect((await device.signIn(server.visitor())).error).toBeNull();
    device.key.count -= 1;
    expect((await device.signIn(server.visitor())).error).toMatchObject(refused);
    expect((await device.signIn(server.visitor())).error).toBeNull();

    const still = new Device(server);
    await still.register(client);
    for (const _ of ['once', 'again']) {
      still.key.count = -1;
      expect((await still.signIn(server.visitor())).error).toBeNull();
    }
  });

  test('answers a challenge once, in time, and for what it was made', async () => {
    const { client, device } = await newKeeper(server);
    const visitor = server.visitor();
    const verify = (challengeId: string, credential: object) =>
      visitor.auth.passkey.verifyAuthentication({ challengeId, credential: credential as never });
    const { data } = await visitor.auth.passkey.startAuthentication();
    if (!data) return expect(data).not.toBeNull();
    const answer = device.answer(data.options.challenge);
    expect((await verify(data.challenge_id, answer)).error).toBeNull();
    const gone = { status: 400, code: 'webauthn_challenge_not_found' };
    expect((await verify(data.challenge_id, answer)).error).toMatchObject(gone);

    // A wrong answer uses it up as well.
    const second = (await visitor.auth.passkey.startAuthentication()).data;
    const wrong = device.answer('another');
    expect((await verify(second?.challenge_id ?? '', wrong)).error).toMatchObject(refused);
    const right = device.answer(second?.options.challenge ?? '');
    expect((await verify(second?.challenge_id ?? '', right)).error).toMatchObject(gone);

    const registration = (await client.auth.passkey.startRegistration()).data;
    const signed = device.answer(registration?.options.challenge ?? '');
    expect((await verify(registration?.challenge_id ?? '', signed)).error).toMatchObject(gone);

    const late = (await visitor.auth.passkey.startAuthentication()).data;
    await run(`update auth.webauthn_challenges set expires_at = now() - interval '1 second'`);
    const tooLate = await verify(late?.challenge_id ?? '', device.answer(late?.options.challenge ?? ''));
    expect(tooLate.error).toMatchObject({ status: 400, code: 'webauthn_challenge_expired' });
  });

  test('of an account that is suspended or deleted opens nothing', async () => {
    const { id, device } = await newKeeper(server);
    const { admin } = server.operator().auth;
    await admin.updateUserById(id, { ban_duration: '1h' });
    expect((await device.signIn(server.visitor())).error).toMatchObject({ status: 403, code: 'user_banned' });
    await admin.updateUserById(id, { ban_duration: 'none' });
    expect((await device.signIn(server.visitor())).error).toBeNull();

    const forgotten = await newKeeper(server);
    await admin.deleteUser(forgotten.id, true);
    expect((await forgotten.device.signIn(server.visitor())).error).toMatchObject(refused);
    await admin.deleteUser(id);
    expect((await device.signIn(server.visitor())).error).toMatchObject(refused);
  });

  test('that two answers of the same count reach at once opens one session', async () => {
    const { device } = await newKeeper(server);
    const asked = await Promise.all(
      [1, 2].map(async () => (await server.visitor().auth.passkey.startAuthentication()).data),
    );
    const answers = asked.map((one) => {
      device.key.count = 6;
      return { id: one?.challenge_id ?? '', credential: device.answer(one?.options.challenge ?? '') };
    });
    const verified = await Promise.all(
      answers.map(({ id, credential }) =>
        server.visitor().auth.passkey.verifyAuthentication({
          challengeId: id,
          credential: credential as never,
        }),
      ),
    );
    expect(verified.filter(({ error }) => error === null)).toHaveLength(1);
  });
});

describe('making a passkey known', () => {
  test('takes an answer of this site and this challenge, from a device that knows who holds it', async () => {
    const { client } = await newMember(server);
    const device = new Device(server);
    for (const twist of [
      { origin: 'https://evil.example', host: 'localhost' },
      { host: 'evil.example' },
      { challenge: 'another' },
      { crossOrigin: true },
      { isTouched: false },
      { isVerified: false },
    ]) {
      expect((await device.register(client, twist)).error, JSON.stringify(twist)).toMatchObject(refused);
    }
    expect((await device.register(client)).error).toBeNull();
  });

  test('takes no challenge of another account, and none twice', async () => {
    const [ada, eve] = [await newMember(server), await newMember(server)];
    const device = new Device(server);
    const { data } = await ada.client.auth.passkey.startRegistration();
    const credential = device.key.register({
      challenge: data?.options.challenge ?? '',
      origin: server.services.config.siteUrl,
      isVerified: true,
    });
    const answer = { challengeId: data?.challenge_id ?? '', credential: credential as never };
    const gone = { status: 400, code: 'webauthn_challenge_not_found' };
    expect((await eve.client.auth.passkey.verifyRegistration(answer)).error).toMatchObject(gone);
    expect((await ada.client.auth.passkey.verifyRegistration(answer)).error).toBeNull();
    expect((await ada.client.auth.passkey.verifyRegistration(answer)).error).toMatchObject(gone);
  });

  test('is refused for a key that is known already, also by another account, and beyond ten', async () => {
    const { client, device } = await newKeeper(server);
    const known = { status: 422, code: 'webauthn_credential_exists' };
    expect((await device.register(client)).error).toMatchObject(known);
    const other = await newMember(server);
    expect((await device.register(other.client)).error).toMatchObject(known);
    for (let more = 0; more < 9; more++) {
      expect((await new Device(server).register(client)).error).toBeNull();
    }
    const eleventh = await new Device(server).register(client);
    expect(eleventh.error).toMatchObject({ status: 422, code: 'too_many_passkeys' });
  });

  test('needs both factors where an account has two', async () => {
    const { email, client } = await newProtectedMember(server);
    const device = new Device(server);
    expect((await device.register(client)).error).toBeNull();
    const half = await signInAgain(server, email);
    const [passkey] = (await client.auth.passkey.list()).data ?? [];
    const passkeyId = passkey?.id ?? '';
    const insufficient = { status: 403, code: 'insufficient_aal' };
    expect((await half.auth.passkey.startRegistration()).error).toMatchObject(insufficient);
    expect((await half.auth.passkey.list()).error).toMatchObject(insufficient);
    expect((await half.auth.passkey.update({ passkeyId, friendlyName: 'x' })).error).toMatchObject(
      insufficient,
    );
    expect((await half.auth.passkey.delete({ passkeyId })).error).toMatchObject(insufficient);
    const elsewhere = await call(server, 'POST', '/token?grant_type=password', {
      body: { email, password },
      headers: { 'user-agent': 'another browser' },
    });
    // The passkey is enough for what the code of the app is asked for.
    const whole = server.visitor();
    await device.signIn(whole);
    expect((await whole.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
    });
    expect((await whole.auth.updateUser({ data: { name: 'Ada' } })).error).toBeNull();
    // What waited for its code in the same browser waits no more.
    expect((await half.auth.getUser()).error).not.toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
    const bearer = String(elsewhere.body.access_token);
    expect((await call(server, 'GET', '/user', { bearer })).status).toBe(200);
  });

  test('needs somebody who is signed in', async () => {
    for (const path of ['registration/options', 'registration/verify']) {
      expect(await call(server, 'POST', `/passkeys/${path}`, { body: {} })).toMatchObject({
        status: 401,
        body: { error_code: 'no_authorization' },
      });
    }
  });
});

describe('passkeys of an account', () => {
  test('are named and removed by it alone', async () => {
    const { email, client, device, passkeyId } = await newKeeper(server);
    const eve = await newKeeper(server);
    const missing = { status: 404 };
    for (const id of [passkeyId, nobodysId, 'x']) {
      const renamed = await eve.client.auth.passkey.update({ passkeyId: id, friendlyName: 'Mine' });
      expect(renamed.error).toMatchObject(missing);
      expect((await eve.client.auth.passkey.delete({ passkeyId: id })).error).toMatchObject(missing);
    }
    const { data: own } = await eve.client.auth.passkey.list();
    expect(own?.map(({ id }) => id)).toEqual([eve.passkeyId]);

    const { data } = await client.auth.passkey.update({ passkeyId, friendlyName: ' Ada’s phone ' });
    expect(data).toMatchObject({ id: passkeyId, friendly_name: 'Ada’s phone' });
    for (const friendlyName of ['', '   ', 'x'.repeat(121)]) {
      const { error } = await client.auth.passkey.update({ passkeyId, friendlyName });
      expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    }

    expect((await client.auth.passkey.delete({ passkeyId })).error).toBeNull();
    expect((await client.auth.passkey.list()).data).toEqual([]);
    expect((await device.signIn(server.visitor())).error).toMatchObject(refused);
    expect((await mailTo(server, email, { after: 2 })).subject).toBe('A passkey was removed');
  });

  test('are listed and removed by the operator, for a device in other hands', async () => {
    const { id: userId, device, passkeyId } = await newKeeper(server);
    const other = await newKeeper(server);
    const { passkey } = server.operator().auth.admin;
    expect((await passkey.listPasskeys({ userId })).data).toMatchObject([{ id: passkeyId }]);
    const foreign = await passkey.deletePasskey({ userId, passkeyId: other.passkeyId });
    expect(foreign.error).toMatchObject({ status: 404 });
    expect((await passkey.deletePasskey({ userId, passkeyId })).error).toBeNull();
    expect((await device.signIn(server.visitor())).error).toMatchObject(refused);
    const bearer = other.session.access_token;
    const asked = await call(server, 'GET', `/admin/users/${other.id}/passkeys`, { bearer });
    expect(asked.status).toBe(403);
  });

  test('are not the only way in: password and mailed link go on, and take a lost one off', async () => {
    const { email, client, passkeyId, device } = await newKeeper(server);
    await client.auth.signOut();
    const { auth } = server.visitor();
    expect((await auth.signInWithPassword({ email, password })).error).toBeNull();
    const linked = server.visitor();
    await linked.auth.signInWithOtp({ email });
    const mail = await mailTo(server, email, { after: 2 });
    const token = /\b\d{6}\b/.exec(mail.text)?.[0] ?? '';
    expect((await linked.auth.verifyOtp({ email, token, type: 'email' })).error).toBeNull();
    expect((await linked.auth.passkey.delete({ passkeyId })).error).toBeNull();
    expect((await device.signIn(server.visitor())).error).toMatchObject(refused);
  });
});
