import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { owner } from '../../database/database.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { until } from '../../testing/until.ts';
import { claimsOf } from '../testing/authenticator.ts';
import { call, codeIn, mailsTo, mailTo, newMember, password } from '../testing/journey.ts';

let server: TestServer;
const written: string[] = [];
beforeAll(async () => {
  server = await startTestServer();
  for (const level of ['error', 'info', 'debug'] as const) {
    server.services.log[level] = (text, fields) => void written.push(`${text} ${JSON.stringify(fields)}`);
  }
});
afterAll(() => server.close());

let count = 0;
const newNumber = () =>
  `+1555${String(Date.now() % 1e5).padStart(5, '0')}${String(count++).padStart(2, '0')}`;
const messageTo = (phone: string, after = 0) => mailTo(server, phone, { after });
const run = (text: string, ...values: unknown[]) => server.services.database.run(owner, { text, values });

async function newCaller() {
  const phone = newNumber();
  const client = server.visitor();
  expect((await client.auth.signUp({ phone, password })).error).toBeNull();
  const token = codeIn(await messageTo(phone));
  const { data, error } = await client.auth.verifyOtp({ phone, token, type: 'sms' });
  expect(error).toBeNull();
  return { phone, client, id: data.user?.id ?? '' };
}

describe('an account of a telephone number', () => {
  test('is opened with a password and a code, and signs in with it', async () => {
    const { phone, client } = await newCaller();
    expect((await client.auth.getUser()).data.user).toMatchObject({
      phone: phone.slice(1),
      email: '',
      phone_confirmed_at: expect.any(String),
      app_metadata: { provider: 'phone', providers: ['phone'] },
    });
    const again = await server.visitor().auth.signInWithPassword({ phone, password });
    expect(again.error).toBeNull();
    const wrong = await server.visitor().auth.signInWithPassword({ phone, password: 'not it' });
    expect(wrong.error?.code).toBe('invalid_credentials');
  });

  test('waits for its code', async () => {
    const phone = newNumber();
    await server.visitor().auth.signUp({ phone, password });
    await messageTo(phone);
    const early = await server.visitor().auth.signInWithPassword({ phone, password });
    expect(early.error).toMatchObject({ status: 400, code: 'phone_not_confirmed' });
    const wrong = await server.visitor().auth.verifyOtp({ phone, token: '000000', type: 'sms' });
    expect(wrong.error?.code).toBe('otp_expired');
    expect((await server.visitor().auth.resend({ type: 'sms', phone })).error).toBeNull();
    const token = codeIn(await messageTo(phone, 1));
    expect((await server.visitor().auth.verifyOtp({ phone, token, type: 'sms' })).error).toBeNull();
    // Once.
    expect((await server.visitor().auth.verifyOtp({ phone, token, type: 'sms' })).error?.code).toBe(
      'otp_expired',
    );
  });

  test('is not told apart from none', async () => {
    const { phone } = await newCaller();
    const shapes = [];
    for (const number of [phone, newNumber()]) {
      const { body, status } = await call(server, 'POST', '/signup', { body: { phone: number, password } });
      shapes.push([status, Object.keys(body).sort(), Object.keys(body.user_metadata as object)]);
    }
    expect(shapes[0]).toEqual(shapes[1]);
    expect(mailsTo(server, phone)).toHaveLength(1);
  });

  test('opens without a password; one that somebody else has set before goes', async () => {
    const phone = newNumber();
    await server.visitor().auth.signUp({ phone, password });
    await messageTo(phone);
    const client = server.visitor();
    expect((await client.auth.signInWithOtp({ phone })).error).toBeNull();
    const token = codeIn(await messageTo(phone, 1));
    expect((await client.auth.verifyOtp({ phone, token, type: 'sms' })).error).toBeNull();
    expect((await server.visitor().auth.signInWithPassword({ phone, password })).error?.code).toBe(
      'invalid_credentials',
    );
  });

  test('is not made where nobody asked for it', async () => {
    const phone = newNumber();
    expect(
      (await server.visitor().auth.signInWithOtp({ phone, options: { shouldCreateUser: false } })).error,
    ).toBeNull();
    await new Promise((resolve) => setImmediate(resolve));
    expect((await run('select 1 from auth.users where phone = $1', phone.slice(1))).rows).toEqual([]);
    expect(mailsTo(server, phone)).toEqual([]);
  });

  test('needs a number', async () => {
    const { error } = await server.visitor().auth.signUp({ phone: 'twelve', password });
    expect(error).toMatchObject({
      code: 'validation_failed',
      message: 'Invalid phone number format (E.164 required)',
    });
  });
});

describe('a number is changed', () => {
  test('by the code sent to the new one', async () => {
    const { client, email } = await newMember(server);
    const phone = newNumber();
    expect((await client.auth.updateUser({ phone })).data.user?.new_phone).toBe(phone.slice(1));
    expect((await client.auth.getUser()).data.user?.phone).toBe('');
    const token = codeIn(await messageTo(phone));
    const changed = await client.auth.verifyOtp({ phone, token, type: 'phone_change' });
    expect(changed.error).toBeNull();
    expect(changed.data.user).toMatchObject({
      email,
      phone: phone.slice(1),
      app_metadata: { providers: ['email', 'phone'] },
    });
  });

  test('with the code sent again', async () => {
    const { client } = await newMember(server);
    const phone = newNumber();
    await client.auth.updateUser({ phone });
    await server.visitor().auth.resend({ type: 'phone_change', phone });
    const token = codeIn(await messageTo(phone, 1));
    expect((await client.auth.verifyOtp({ phone, token, type: 'phone_change' })).error).toBeNull();
  });

  test('a code proves nothing else', async () => {
    const { client } = await newMember(server);
    const phone = newNumber();
    await client.auth.updateUser({ phone });
    const token = codeIn(await messageTo(phone));
    expect((await server.visitor().auth.verifyOtp({ phone, token, type: 'sms' })).error?.code).toBe(
      'otp_expired',
    );
  });
});

test('an old session proves itself by a code to the number', async () => {
  const { client, phone } = await newCaller();
  await run(`update auth.mfa_amr_claims set updated_at = now() - interval '25 hours'`);
  const change = (nonce?: string) =>
    client.auth.updateUser({ password: 'one more long sentence', ...(nonce ? { nonce } : {}) });
  expect((await change()).error?.code).toBe('reauthentication_needed');
  expect((await client.auth.reauthenticate()).error).toBeNull();
  expect((await change(codeIn(await messageTo(phone, 1)))).error).toBeNull();
});

describe('a telephone as second factor', () => {
  const enrolled = async () => {
    const { client } = await newMember(server);
    const phone = newNumber();
    const { data, error } = await client.auth.mfa.enroll({
      factorType: 'phone',
      phone,
      friendlyName: 'Mobile',
    });
    if (error) throw error;
    expect(data).toMatchObject({ type: 'phone', friendly_name: 'Mobile', phone: phone.slice(1) });
    return { client, phone, factorId: data.id };
  };

  test('lifts the session to aal2 by the code sent there', async () => {
    const { client, phone, factorId } = await enrolled();
    const challenge = await client.auth.mfa.challenge({ factorId, channel: 'sms' });
    if (challenge.error) throw challenge.error;
    const code = codeIn(await messageTo(phone));
    const { id: challengeId } = challenge.data;
    const wrong = await client.auth.mfa.verify({
      factorId,
      challengeId,
      code: code === '111111' ? '222222' : '111111',
    });
    expect(wrong.error?.code).toBe('mfa_verification_failed');
    expect((await client.auth.mfa.verify({ factorId, challengeId, code })).error).toBeNull();
    expect(await claimsOf(client)).toMatchObject({
      aal: 'aal2',
      amr: expect.arrayContaining([expect.objectContaining({ method: 'mfa/phone' })]),
    });
    const again = await client.auth.mfa.verify({ factorId, challengeId, code });
    expect(again.error?.code).toBe('mfa_challenge_expired');
    expect((await client.auth.mfa.listFactors()).data?.phone).toMatchObject([
      { id: factorId, status: 'verified' },
    ]);
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
  });

  test('a code belongs to its challenge, and ends', async () => {
    const one = await enrolled();
    const first = await one.client.auth.mfa.challenge({ factorId: one.factorId, channel: 'sms' });
    const other = await enrolled();
    const second = await other.client.auth.mfa.challenge({ factorId: other.factorId, channel: 'sms' });
    if (first.error || second.error) throw first.error ?? second.error;
    const code = codeIn(await messageTo(one.phone));
    const foreign = await other.client.auth.mfa.verify({
      factorId: other.factorId,
      challengeId: second.data.id,
      code,
    });
    expect(foreign.error?.code).toBe('mfa_verification_failed');
    await run(`update auth.mfa_challenges set created_at = now() - interval '6 minutes'`);
    const late = await one.client.auth.mfa.verify({
      factorId: one.factorId,
      challengeId: first.data.id,
      code,
    });
    expect(late.error?.code).toBe('mfa_challenge_expired');
    const { rows } = await run('select otp_code from auth.mfa_challenges');
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('messages', () => {
  const requests: { body: string; headers: http.IncomingHttpHeaders }[] = [];
  let status = 200;
  const service = http.createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    requests.push({ body: Buffer.concat(chunks).toString(), headers: request.headers });
    response.statusCode = status;
    response.end('the answer');
  });
  beforeAll(async () => {
    service.listen(0, '127.0.0.1');
    await once(service, 'listening');
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/sms`;
    server.services.config.identity = {
      ...server.services.config.identity,
      sms: { url, secret: 'a secret' },
    };
  });
  afterAll(() => service.close());

  test('go to the configured service, signed', async () => {
    const phone = newNumber();
    await server.visitor().auth.signInWithOtp({ phone });
    const { body, headers } = await until(() => {
      expect(requests).toHaveLength(1);
      return requests[0] as (typeof requests)[number];
    });
    expect(JSON.parse(body)).toEqual({
      phone,
      message: expect.stringMatching(/^\d{6} is your code for 127\.0\.0\.1:\d+\./),
    });
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const expected = createHmac('sha256', 'a secret').update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${expected}`);
  });

  test('that are not taken are said so, and the number may ask again', async () => {
    status = 503;
    const { client } = await newMember(server);
    const phone = newNumber();
    expect((await client.auth.updateUser({ phone })).error).toMatchObject({
      status: 422,
      code: 'sms_send_failed',
    });
    status = 200;
    expect((await client.auth.updateUser({ phone })).error).toBeNull();
  });

  test('never stand in the log', () => {
    expect(written.join()).toContain('ESMS503');
    const codes = [...server.mails, ...requests.map(({ body }) => ({ text: body }))].flatMap(
      ({ text }) => text.match(/\b\d{6}\b/g) ?? [],
    );
    expect(codes.length).toBeGreaterThan(10);
    for (const code of codes) expect(written.join()).not.toContain(code);
    expect(written.join()).not.toMatch(/1555\d{7}/);
  });

  test('are limited for each number', async () => {
    server.services.config.rateLimitFactor = 1;
    try {
      const phone = newNumber();
      expect((await server.visitor().auth.signInWithOtp({ phone })).error).toBeNull();
      const second = await server.visitor().auth.signInWithOtp({ phone });
      expect(second.error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' });
    } finally {
      server.services.config.rateLimitFactor = 0;
    }
  });
});

test('without a sender nothing that needs a telephone is offered', async () => {
  const { config } = server.services;
  const { client } = await newMember(server);
  const kept = { mail: config.mail, identity: config.identity };
  config.mail = { ...config.mail, smtpUrl: 'smtp://127.0.0.1:9' };
  config.identity = { ...config.identity, sms: null };
  try {
    const phone = newNumber();
    const visitor = server.visitor().auth;
    const answers = [
      await visitor.signUp({ phone, password }),
      await visitor.signInWithOtp({ phone }),
      await visitor.signInWithPassword({ phone, password }),
      await visitor.resend({ type: 'sms', phone }),
      await client.auth.updateUser({ phone }),
    ];
    for (const { error } of answers) expect(error?.code).toBe('phone_provider_disabled');
    const factor = await client.auth.mfa.enroll({ factorType: 'phone', phone });
    expect(factor.error?.code).toBe('mfa_phone_enroll_not_enabled');
    expect((await call(server, 'GET', '/settings')).body.external).toMatchObject({ phone: false });
  } finally {
    Object.assign(config, kept);
  }
});
