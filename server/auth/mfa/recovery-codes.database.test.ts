import { afterAll, beforeAll, expect, test } from 'vitest';
import { owner } from '../../database/database.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { claimsOf, deviceOf, newProtectedMember, signInAgain } from '../testing/authenticator.ts';
import { mailTo, newMember, password } from '../testing/journey.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a set of ten is told once and each opens a full session once', async () => {
  const { email, client } = await newProtectedMember(server);
  const { data, error } = await client.auth.mfa.recoveryCodes.generate();
  expect(error).toBeNull();
  const codes = data?.codes ?? [];
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
  expect((await client.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 10 });

  const lost = await signInAgain(server, email);
  // As people type: in small letters, with spaces.
  const typed = ` ${codes[0]?.toLowerCase().replace('-', ' ')} `;
  expect((await lost.auth.mfa.recoveryCodes.verify({ code: typed })).error).toBeNull();
  expect(await claimsOf(lost)).toMatchObject({ aal: 'aal2' });
  expect((await mailTo(server, email, { after: 2 })).subject).toBe('A recovery code was used');
  expect((await lost.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });

  const again = await signInAgain(server, email);
  expect((await again.auth.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })).error).toMatchObject({
    status: 422,
    code: 'mfa_verification_failed',
  });
  expect((await claimsOf(again)).aal).toBe('aal1');
});

test('the database does not hold them in clear', async () => {
  const { client } = await newProtectedMember(server);
  const { data } = await client.auth.mfa.recoveryCodes.generate();
  const { rows } = await server.services.database.run(owner, {
    text: 'select * from auth.mfa_recovery_codes',
  });
  const kept = JSON.stringify(rows);
  for (const code of data?.codes ?? []) expect(kept).not.toContain(code);
  expect(data?.codes.length).toBe(10);
});

test('a new set replaces the one before', async () => {
  const { email, client } = await newProtectedMember(server);
  const first = await client.auth.mfa.recoveryCodes.generate();
  expect((await client.auth.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_verified_factor_exists');
  const second = await client.auth.mfa.recoveryCodes.regenerate();
  expect(second.error).toBeNull();
  const device = await signInAgain(server, email);
  expect((await device.auth.mfa.recoveryCodes.verify({ code: first.data?.codes[1] ?? '' })).error?.code).toBe(
    'mfa_verification_failed',
  );
  expect(
    (await device.auth.mfa.recoveryCodes.verify({ code: second.data?.codes[1] ?? '' })).error,
  ).toBeNull();
});

test('they need an authenticator app in force and a session that has proved it', async () => {
  const { email } = await newMember(server);
  const alone = deviceOf(server);
  await alone.auth.signInWithPassword({ email, password });
  expect((await alone.auth.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_recovery_codes_sole_factor');
  expect((await alone.auth.mfa.recoveryCodes.getStatus()).error?.code).toBe('mfa_factor_not_found');

  const guarded = await newProtectedMember(server);
  const half = await signInAgain(server, guarded.email);
  expect((await half.auth.mfa.recoveryCodes.generate()).error?.code).toBe('insufficient_aal');
  await guarded.client.auth.mfa.recoveryCodes.generate();
  expect((await half.auth.mfa.recoveryCodes.regenerate()).error?.code).toBe('insufficient_aal');
  expect((await half.auth.mfa.recoveryCodes.unenroll()).error?.code).toBe('insufficient_aal');
});

test('they go with the last app', async () => {
  const { client, factorId, id } = await newProtectedMember(server);
  await client.auth.mfa.recoveryCodes.generate();
  expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
  const { rows } = await server.services.database.run(owner, {
    text: 'select * from auth.mfa_factors where user_id = $1',
    values: [id],
  });
  expect(rows).toEqual([]);
});

test('they are no codes of the app, and cannot be challenged', async () => {
  const { email, client } = await newProtectedMember(server);
  const { data } = await client.auth.mfa.recoveryCodes.generate();
  const half = await signInAgain(server, email);
  expect((await half.auth.mfa.challenge({ factorId: data?.id ?? '' })).error?.code).toBe(
    'mfa_factor_not_found',
  );
});

test('guessing stops', async () => {
  const limited = await startTestServer({ rateLimitFactor: 1 });
  try {
    const { email, client } = await newProtectedMember(limited);
    await client.auth.mfa.recoveryCodes.generate();
    const half = await signInAgain(limited, email);
    const answers: (string | undefined)[] = [];
    for (let tries = 0; tries < 11; tries++) {
      answers.push((await half.auth.mfa.recoveryCodes.verify({ code: 'AAAAA-AAAAA' })).error?.code);
    }
    expect(answers.slice(0, 10)).toEqual(Array(10).fill('mfa_verification_failed'));
    expect(answers.at(-1)).toBe('over_request_rate_limit');
  } finally {
    await limited.close();
  }
});
