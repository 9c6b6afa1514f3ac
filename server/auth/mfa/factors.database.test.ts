import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { owner } from '../../database/database.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import {
  claimsOf,
  codeOf,
  forgetUsedCodes,
  newProtectedMember,
  signInAgain,
} from '../testing/authenticator.ts';
import { call, mailTo, newDevice, newMember } from '../testing/journey.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const change = (text: string) => server.services.database.run(owner, { text });

describe('a session that has proved the password alone', () => {
  test('changes nothing the account says of itself, and asks for no code to change its password', async () => {
    const { email, client } = await newProtectedMember(server);
    const half = await signInAgain(server, email);
    expect((await half.auth.updateUser({ data: { name: 'Eve' } })).error?.code).toBe('insufficient_aal');
    expect((await half.auth.reauthenticate()).error?.code).toBe('insufficient_aal');
    expect((await client.auth.getUser()).data.user?.user_metadata).not.toHaveProperty('name');
    expect((await client.auth.updateUser({ data: { name: 'Ada' } })).error).toBeNull();
  });

  test('ends itself, and no other', async () => {
    const { email, client } = await newProtectedMember(server);
    for (const scope of ['others', 'global', 'local'] as const) {
      const half = await signInAgain(server, email);
      const bearer = (await half.auth.getSession()).data.session?.access_token ?? '';
      const answer = await call(server, 'POST', `/logout?scope=${scope}`, { bearer });
      if (scope === 'local') expect(answer.status).toBe(204);
      else expect(answer).toMatchObject({ status: 403, body: { error_code: 'insufficient_aal' } });
      expect((await client.auth.getUser()).error).toBeNull();
      const own = await call(server, 'GET', '/user', { bearer });
      expect(own.status).toBe(scope === 'others' ? 200 : 403);
    }
  });
});

describe('setting up an authenticator app', () => {
  test('gives a secret, its address and picture, and is in force from the first code on', async () => {
    const { email, client } = await newMember(server);
    const { data, error } = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'Phone',
      issuer: 'Plinth',
    });
    expect(error).toBeNull();
    if (!data) return;
    expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]+$/);
    const uri = new URL(data.totp.uri);
    expect([uri.protocol, uri.searchParams.get('issuer'), uri.searchParams.get('secret')]).toEqual([
      'otpauth:',
      'Plinth',
      data.totp.secret,
    ]);
    expect(decodeURIComponent(uri.pathname)).toContain(email);
    const before = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(before.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });

    const verified = await client.auth.mfa.challengeAndVerify({
      factorId: data.id,
      code: codeOf(data.totp.secret),
    });
    expect(verified.error).toBeNull();
    const after = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(after.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(
      after.data?.currentAuthenticationMethods.map((entry) => (entry as { method: string }).method),
    ).toEqual(expect.arrayContaining(['totp', 'otp']));
    expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([
      { id: data.id, friendly_name: 'Phone', status: 'verified' },
    ]);
    expect((await mailTo(server, email, { after: 1 })).subject).toBe('An authenticator app was added');
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal2' });
  });

  test('ends the sessions that have proved a password only', async () => {
    const { email, client } = await newMember(server);
    const other = await newDevice(server, email);
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const { id: factorId = '', totp } = data ?? {};
    await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(totp?.secret ?? '') });
    expect((await other.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await client.auth.getUser()).error).toBeNull();
  });

  test('is not answered with the secret a second time, and the database does not hold it in clear', async () => {
    const { client, secret, id } = await newProtectedMember(server);
    expect(JSON.stringify(await client.auth.getUser())).not.toContain(secret);
    const { rows } = await server.services.database.run<{ secret: string }>(owner, {
      text: 'select secret from auth.mfa_factors where user_id = $1',
      values: [id],
    });
    expect(rows[0]?.secret).toMatch(/^v1\./);
    expect(rows[0]?.secret).not.toContain(secret);
  });

  test('a second app needs the first, and names are unique', async () => {
    const { email, client } = await newProtectedMember(server);
    const half = await signInAgain(server, email);
    expect((await half.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    });
    expect((await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })).error).toMatchObject(
      {
        status: 422,
        code: 'mfa_factor_name_conflict',
      },
    );
    expect((await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' })).error).toBeNull();
  });

  test('begun before another app came into force it cannot be finished without that one', async () => {
    const { email, client } = await newMember(server);
    const intruder = await signInAgain(server, email);
    const theirs = await intruder.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Theirs' });
    const challenge = await intruder.auth.mfa.challenge({ factorId: theirs.data?.id ?? '' });
    const mine = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' });
    await client.auth.mfa.challengeAndVerify({
      factorId: mine.data?.id ?? '',
      code: codeOf(mine.data?.totp.secret ?? ''),
    });
    const late = await signInAgain(server, email);
    const answer = await late.auth.mfa.verify({
      factorId: theirs.data?.id ?? '',
      challengeId: challenge.data?.id ?? '',
      code: codeOf(theirs.data?.totp.secret ?? ''),
    });
    expect(answer.error?.code).toBe('insufficient_aal');
  });

  test.each([
    ['phone', 'validation_failed'],
    ['webauthn', 'mfa_webauthn_enroll_not_enabled'],
    ['recovery_code', 'validation_failed'],
  ])('of the kind %s is refused', async (factor_type, error_code) => {
    const { session } = await newMember(server);
    const answer = await call(server, 'POST', '/factors', {
      body: { factor_type },
      bearer: session.access_token,
    });
    expect(answer.body.error_code).toBe(error_code);
  });
});

describe('signing in with an authenticator app', () => {
  test('the password opens a session that may do little; the code lifts it', async () => {
    const { email, factorId, secret } = await newProtectedMember(server);
    const client = await signInAgain(server, email);
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect((await client.auth.updateUser({ password: 'yet another sentence' })).error?.code).toBe(
      'insufficient_aal',
    );
    expect((await client.auth.updateUser({ email: 'thief@example.org' })).error?.code).toBe(
      'insufficient_aal',
    );
    expect((await client.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');

    const before = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull();
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal2' });
    expect((await client.auth.updateUser({ password: 'yet another sentence' })).error).toBeNull();
    // A token copied before the code was given stays worth nothing more.
    const copied = await server.visitor().auth.refreshSession({ refresh_token: before });
    expect(copied.error?.code).toBe('refresh_token_not_found');
  });

  test('a code works once, and no older one after it', async () => {
    const { email, factorId, secret } = await newProtectedMember(server);
    const client = await signInAgain(server, email);
    const code = codeOf(secret);
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    for (const used of [code, codeOf(secret, -1)]) {
      const again = await signInAgain(server, email);
      expect((await again.auth.mfa.challengeAndVerify({ factorId, code: used })).error).toMatchObject({
        status: 422,
        code: 'mfa_verification_failed',
      });
    }
  });

  test('a code given twice at the same moment opens one session', async () => {
    const { email, factorId, secret } = await newProtectedMember(server);
    const devices = [await signInAgain(server, email), await signInAgain(server, email)];
    const code = codeOf(secret);
    const answers = await Promise.all(
      devices.map((one) => one.auth.mfa.challengeAndVerify({ factorId, code })),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test.each([
    ['wrong', '000000'],
    ['no number', 'abcdef'],
    ['too long', '1234567'],
    ['empty', ''],
  ])('a code that is %s is refused', async (_name, code) => {
    const { email, factorId, secret } = await newProtectedMember(server);
    const client = await signInAgain(server, email);
    if (code === codeOf(secret)) return;
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error?.code).toBe(
      'mfa_verification_failed',
    );
    expect((await claimsOf(client)).aal).toBe('aal1');
  });

  test('codes of half a minute ago and ahead are accepted, of a minute are not', async () => {
    const { email, factorId, secret } = await newProtectedMember(server);
    for (const [steps, outcome] of [
      [-1, undefined],
      [1, undefined],
      [-3, 'mfa_verification_failed'],
      [3, 'mfa_verification_failed'],
    ] as const) {
      await forgetUsedCodes(server);
      const client = await signInAgain(server, email);
      const answer = await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, steps) });
      expect([steps, answer.error?.code]).toEqual([steps, outcome]);
    }
  });

  test('a challenge is answered once, in five minutes, from where it was asked for', async () => {
    const { email, factorId, secret } = await newProtectedMember(server);
    const client = await signInAgain(server, email);
    const ask = async () => (await client.auth.mfa.challenge({ factorId })).data?.id ?? '';
    const answer = async (challengeId: string) =>
      (await client.auth.mfa.verify({ factorId, challengeId, code: codeOf(secret) })).error?.code;

    const old = await ask();
    await change(
      `update auth.mfa_challenges set created_at = now() - interval '301 seconds' where id = '${old}'`,
    );
    expect(await answer(old)).toBe('mfa_challenge_expired');
    const moved = await ask();
    await change(`update auth.mfa_challenges set ip_address = '203.0.113.9' where id = '${moved}'`);
    expect(await answer(moved)).toBe('mfa_ip_address_mismatch');
    const good = await ask();
    expect(await answer(good)).toBeUndefined();
    await forgetUsedCodes(server);
    expect(await answer(good)).toBe('mfa_challenge_expired');
  });

  test('nothing of another account is found', async () => {
    const { factorId, secret } = await newProtectedMember(server);
    const other = await newMember(server);
    const foreign = [
      (await other.client.auth.mfa.challenge({ factorId })).error,
      (await other.client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error,
      (await other.client.auth.mfa.unenroll({ factorId })).error,
      (await other.client.auth.mfa.challenge({ factorId: 'nonsense' })).error,
    ];
    for (const error of foreign) expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
  });
});

test('removed with both factors proved, the code is not asked for any more', async () => {
  const { email, client, factorId } = await newProtectedMember(server);
  expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
  const again = await signInAgain(server, email);
  expect((await again.auth.mfa.getAuthenticatorAssuranceLevel()).data?.nextLevel).toBe('aal1');
  expect((await mailTo(server, email, { after: 2 })).subject).toBe('An authenticator app was removed');
});

test('tries are limited for one factor', async () => {
  const limited = await startTestServer({ rateLimitFactor: 1 });
  try {
    const { email, factorId } = await newProtectedMember(limited);
    const client = await signInAgain(limited, email);
    const codes: (string | undefined)[] = [];
    const { data } = await client.auth.mfa.challenge({ factorId });
    for (let tries = 0; tries < 11; tries++) {
      const { error } = await client.auth.mfa.verify({
        factorId,
        challengeId: data?.id ?? '',
        code: '000000',
      });
      codes.push(error?.code);
    }
    expect(codes.slice(0, 9)).toEqual(Array(9).fill('mfa_verification_failed'));
    expect(codes.at(-1)).toBe('over_request_rate_limit');
  } finally {
    await limited.close();
  }
});
