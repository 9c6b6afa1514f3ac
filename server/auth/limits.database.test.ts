import { afterEach, beforeEach, expect, test } from 'vitest';
import { owner } from '../database/database.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { limits } from './limits.ts';
import { call, mailsTo, newAddress, newMember, password } from './testing/journey.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ rateLimitFactor: 1 });
});
afterEach(() => server.close());

const signIn = (email: string, secret: string) =>
  call(server, 'POST', '/token?grant_type=password', { body: { email, password: secret } });

async function exhaust(times: number, ask: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) statuses.push((await ask()).status);
  return statuses;
}

test('guessing a password stops, also for an address without an account, and says how long', async () => {
  const email = newAddress();
  const { max } = limits.password.perPair;
  expect(await exhaust(max, () => signIn(email, 'guess'))).toEqual(Array(max).fill(400));
  const stopped = await signIn(email.toUpperCase(), 'guess');
  expect(stopped).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } });
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await signIn(newAddress(), 'guess')).status).toBe(400);
});

test('guessing in parallel gets no further', async () => {
  const email = newAddress();
  const guess = () => signIn(email, 'guess');
  const answers = await Promise.all(Array.from({ length: 25 }, guess));
  // Where hashing takes long, some have waited for a place in vain (503).
  while (answers.at(-1)?.status !== 429) answers.push(await guess());
  const guessed = answers.filter(({ status }) => status === 400);
  expect(guessed.length).toBeLessThanOrEqual(limits.password.perPair.max);
  expect(guessed.length).toBeGreaterThan(0);
});

test('tries that are refused do not use up those of the owner, who comes from elsewhere', async () => {
  server.services.config.trustedProxies = 1;
  const { email } = await server.user();
  const from = (address: string) =>
    call(server, 'POST', '/token?grant_type=password', {
      body: { email, password: 'guess' },
      headers: { 'x-forwarded-for': address },
    });
  const { ofStrangers, perPair } = limits.password;
  const answers = await Promise.all(
    Array.from({ length: ofStrangers.max + perPair.max }, () => from('203.0.113.9')),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(perPair.max);
  expect((await from('198.51.100.7')).status).toBe(400);
});

test('strangers who use up all guesses of a password do not keep its owner out where they sign in from', async () => {
  server.services.config.trustedProxies = 1;
  const home = { 'x-forwarded-for': '198.51.100.7' };
  const at = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}` });
  const { email } = await newMember(server);
  const tryFrom = async (headers: Record<string, string>, secret: string) => {
    const body = { email, password: secret };
    return (await call(server, 'POST', '/token?grant_type=password', { body, headers })).status;
  };
  expect(await tryFrom(home, password)).toBe(200);
  const { ofStrangers, perPair } = limits.password;
  for (let network = 0; network < ofStrangers.max / perPair.max; network++) {
    await Promise.all(Array.from({ length: perPair.max }, () => tryFrom(at(network), 'guess')));
  }
  expect(await tryFrom(at(99), password)).toBe(429);
  expect(await tryFrom(home, password)).toBe(200);
  // At home guesses are limited, too.
  const guesses = await exhaust(perPair.max, async () => ({ status: await tryFrom(home, 'guess') }));
  expect(guesses.at(-1)).toBe(429);
});

test('a new password forgets the networks in which somebody may know the old one', async () => {
  server.services.config.trustedProxies = 1;
  const { email, client, id } = await newMember(server);
  const body = { email, password };
  const headers = { 'x-forwarded-for': '198.51.100.8' };
  await call(server, 'POST', '/token?grant_type=password', { body, headers });
  const known = async () => {
    const { rows } = await server.services.database.run(owner, {
      text: 'select network from auth.known_networks where user_id = $1',
      values: [id],
    });
    return JSON.stringify(rows);
  };
  expect(JSON.parse(await known())).toHaveLength(2);
  expect(await known()).not.toContain('198.51');
  expect((await client.auth.updateUser({ password: 'quite another sentence' })).error).toBeNull();
  expect(JSON.parse(await known())).toHaveLength(1);
});

test.each([
  ['/signup', { password }],
  ['/recover', {}],
  ['/otp', {}],
  ['/resend', { type: 'signup' }],
])('%s: one mail a minute to an address, known or not', async (path, fields) => {
  const email = newAddress();
  const ask = (address: string) => call(server, 'POST', path, { body: { email: address, ...fields } });
  expect((await ask(email)).status).toBe(200);
  const second = await ask(email);
  expect(second).toMatchObject({ status: 429, body: { error_code: 'over_email_send_rate_limit' } });
  expect(second.body.msg).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/);
  expect(mailsTo(server, email).length).toBeLessThanOrEqual(1);
  expect((await ask(newAddress())).status).toBe(200);
});

test.each([
  ['signup', (email: string) => call(server, 'POST', '/signup', { body: { email, password } })],
  ['recover', (email: string) => call(server, 'POST', '/recover', { body: { email } })],
  ['otp', (email: string) => call(server, 'POST', '/otp', { body: { email } })],
  ['resend', (email: string) => call(server, 'POST', '/resend', { body: { email, type: 'signup' } })],
  ['password', (email: string) => signIn(email, 'guess')],
] as const)('%s is limited for one network address', async (endpoint, ask) => {
  const { max, windowSeconds } = limits[endpoint].perAddress;
  // As if all tries but one had been made.
  const bucket = { name: `${endpoint}:address:127.0.0.1`, limit: { max, windowSeconds } };
  await server.services.limits.take(Array(max - 1).fill(bucket));
  expect((await ask(newAddress())).status).not.toBe(429);
  expect(await ask(newAddress())).toMatchObject({
    status: 429,
    body: { error_code: 'over_request_rate_limit' },
  });
});

test('counted addresses are not kept in clear', async () => {
  const email = newAddress();
  await signIn(email, 'guess');
  // What a server keeps in memory it writes when it ends.
  await server.services.limits.close();
  const { rows } = await server.services.database.run(owner, { text: 'select key from plinth.rate_limits' });
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(email);
});
