import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signInBudget } from '../budgets/budgets.ts';
import { owner } from '../database/database.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import {
  call,
  codeIn,
  follow,
  linkIn,
  mailsTo,
  mailTo,
  newAddress,
  newMember,
  password,
} from './testing/journey.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ rateLimitFactor: 1, trustedProxies: 1 });
});
afterAll(() => server.close());
// Each test is a day of its own.
beforeEach(() => forgetLimits());

const { codeTries, mails, messages } = signInBudget;
const run = (text: string, ...values: unknown[]) => server.services.database.run(owner, { text, values });
const home = '198.51.100.7';
const elsewhere = (index = 1) => `203.0.113.${index}`;
const post = (address: string, path: string, body: object) =>
  call(server, 'POST', path, { body, headers: { 'x-forwarded-for': address } });
const type = (address: string, email: string, token: string) =>
  post(address, '/verify', { type: 'email', email, token });

/** As if a day had gone by. */
async function forgetLimits(): Promise<void> {
  await server.services.limits.close();
  const { rows } = await run('delete from plinth.rate_limits returning key');
  await Promise.all(rows.map(({ key }) => server.services.limits.clear(String(key))));
}

/** A member who signed up and in at home. */
async function memberAtHome() {
  const email = newAddress();
  await post(home, '/signup', { email, password });
  await type(home, email, codeIn(await mailTo(server, email)));
  await forgetLimits();
  return email;
}

/** Asks for a sign-in mail. */
async function ask(address: string, email: string, fields: object = {}) {
  const after = mailsTo(server, email).length;
  expect((await post(address, '/otp', { email, ...fields })).status).toBe(200);
  return mailTo(server, email, { after });
}

describe('a code', () => {
  test('whose tries strangers have used up is still good where it was asked for', async () => {
    const email = newAddress();
    const code = codeIn(await ask(home, email));
    for (let index = 0; index < codeTries.others; index++) {
      expect((await type(elsewhere(index), email, 'wrong')).status).toBe(403);
    }
    expect((await type(elsewhere(99), email, code)).body.error_code).toBe('otp_expired');
    expect((await type(home, email, code)).status).toBe(200);
  });

  test('has few tries where it was asked for, too; the link of the same mail goes on working', async () => {
    const email = newAddress();
    const mail = await ask(home, email);
    for (let tries = 0; tries < codeTries.own; tries++) {
      expect((await type(home, email, 'wrong')).status).toBe(403);
    }
    expect((await type(home, email, codeIn(mail))).body.error_code).toBe('otp_expired');
    expect((await follow(linkIn(mail))).fragment).toHaveProperty('access_token');
  });

  test('is good at home when a stranger has asked for it elsewhere, and tried it', async () => {
    const email = await memberAtHome();
    const code = codeIn(await ask(elsewhere(), email));
    for (let index = 0; index < codeTries.others; index++) await type(elsewhere(index + 2), email, 'wrong');
    expect((await type(home, email, code)).status).toBe(200);
  });

  test('and its link outlive what a stranger asks for meanwhile', async () => {
    const email = await memberAtHome();
    const verifier = randomBytes(32).toString('hex');
    const challenge = (text: string) => ({
      code_challenge: createHash('sha256').update(text).digest('base64url'),
      code_challenge_method: 's256',
    });
    const own = await ask(home, email, challenge(verifier));
    await forgetLimits();
    await ask(elsewhere(), email, challenge(randomBytes(32).toString('hex')));
    // The link answers to the browser that asked for it, not to the stranger's.
    const { query } = await follow(linkIn(own));
    const exchanged = await post(home, '/token?grant_type=pkce', {
      auth_code: query.code,
      code_verifier: verifier,
    });
    expect(exchanged.status).toBe(200);
    await forgetLimits();
    const second = await ask(home, email);
    await forgetLimits();
    await ask(elsewhere(2), email);
    expect((await type(home, email, codeIn(second))).status).toBe(200);
  });

  test('that was used ends the others', async () => {
    const email = await memberAtHome();
    const stranger = await ask(elsewhere(), email);
    const own = await ask(home, email);
    expect((await type(home, email, codeIn(own))).status).toBe(200);
    expect((await follow(linkIn(stranger))).fragment.error_code).toBe('otp_expired');
  });

  test('of an earlier sign-up does not confirm what a stranger has signed up with since', async () => {
    const email = newAddress();
    await post(home, '/signup', { email, password });
    const own = await mailTo(server, email);
    expect((await post(elsewhere(), '/signup', { email, password: 'the stranger’s own' })).status).toBe(429);
    await forgetLimits();
    expect((await post(elsewhere(), '/signup', { email, password: 'the stranger’s own' })).status).toBe(200);
    await mailTo(server, email, { after: 1 });
    expect((await type(home, email, codeIn(own))).body.error_code).toBe('otp_expired');
    expect((await follow(linkIn(own))).fragment.error_code).toBe('otp_expired');
  });

  test('for a new password has few tries', async () => {
    const { client, email } = await newMember(server);
    await client.auth.reauthenticate();
    const nonce = codeIn(await mailTo(server, email, { after: 1 }));
    const change = (code: string) =>
      client.auth.updateUser({ password: 'one more long sentence', nonce: code });
    for (let tries = 0; tries < codeTries.own; tries++) await change('wrong');
    expect((await change(nonce)).error?.code).toBe('reauthentication_not_valid');
  });

  test('by text message is good where it was asked for, whatever strangers try', async () => {
    const phone = '+15550009876';
    const typed = (address: string, token: string) => post(address, '/verify', { type: 'sms', phone, token });
    await post(home, '/otp', { phone });
    const code = codeIn(await mailTo(server, phone));
    for (let index = 0; index < codeTries.others; index++) await typed(elsewhere(index), 'wrong');
    expect((await typed(elsewhere(99), code)).status).toBe(403);
    expect((await typed(home, code)).status).toBe(200);
  });
});

describe('mails', () => {
  /** Lets a minute pass, but not an hour. */
  const nextMinute = async () => {
    await server.services.limits.close();
    const { rows } = await run(`select key from plinth.rate_limits where key like 'mail:recovery:%'`);
    await Promise.all(rows.map(({ key }) => server.services.limits.clear(String(key))));
    await run(`delete from plinth.rate_limits where key like 'mail:recovery:%'`);
  };
  const attempt = async (address: string, email: string, path = '/recover') =>
    (await post(address, path, { email })).status;

  test('a stranger in one network does not use up those of an address', async () => {
    const email = newAddress();
    for (let index = 0; index < mails.perPair.max; index++) {
      expect(await attempt(elsewhere(), email)).toBe(200);
      await nextMinute();
    }
    expect(await attempt(elsewhere(), email)).toBe(429);
    expect(await attempt(elsewhere(), email, '/otp')).toBe(429);
    expect(await attempt(home, email)).toBe(200);
  });

  test('strangers in many do, but not the owner’s at home', async () => {
    const email = await memberAtHome();
    const before = mailsTo(server, email).length;
    for (let index = 0; index < mails.ofStrangers.max; index++) {
      expect(await attempt(elsewhere(index), email)).toBe(200);
      await nextMinute();
    }
    expect(await attempt(elsewhere(99), email)).toBe(429);
    expect(await attempt(home, email)).toBe(200);
    await mailTo(server, email, { after: before + mails.ofStrangers.max });
    // Nor does a note behind a plus sign make another mailbox.
    expect(await attempt(elsewhere(98), email.replace('@', '+note@'))).toBe(429);
  });

  test('beyond the day’s codes carry their link alone, which works', async () => {
    const email = newAddress();
    const name = await codesOf(email);
    await server.services.limits.take(Array(mails.codesOfStrangers.max - 1).fill(name));
    expect((await ask(elsewhere(), email)).text).toMatch(/\b\d{6}\b/);
    await nextMinute();
    const last = await ask(elsewhere(2), email);
    expect(last.text).not.toMatch(/\b\d{6}\b/);
    expect(last.text).toContain('The link works once');
    expect((await follow(linkIn(last))).fragment).toHaveProperty('access_token');
  });

  /** The bucket of an address's codes, found by what one mail counts. */
  async function codesOf(email: string) {
    await ask(elsewhere(50), email);
    await server.services.limits.close();
    const { rows } = await run(`select key from plinth.rate_limits where key like 'mail:codes:%'`);
    expect(rows).toHaveLength(1);
    const key = String(rows[0]?.key);
    await forgetLimits();
    return { name: key, limit: mails.codesOfStrangers };
  }

  test('one network does not mail whole lists', async () => {
    const { max } = signInBudget.mailsPerAddress;
    const all = { name: `mail:address:${elsewhere(7)}`, limit: signInBudget.mailsPerAddress };
    await server.services.limits.take(Array(max - 1).fill(all));
    expect(await attempt(elsewhere(7), newAddress())).toBe(200);
    expect(await attempt(elsewhere(7), newAddress())).toBe(429);
  });
});

test('text messages of strangers end for the day before their codes can be guessed', async () => {
  const phone = '+15550007777';
  await post(elsewhere(), '/otp', { phone });
  await server.services.limits.close();
  const { rows } = await run(`select key from plinth.rate_limits where key like 'sms:codes:%'`);
  await forgetLimits();
  const codes = { name: String(rows[0]?.key), limit: messages.codesOfStrangers };
  await server.services.limits.take(Array(messages.codesOfStrangers.max).fill(codes));
  expect((await post(elsewhere(2), '/otp', { phone })).body.error_code).toBe('over_sms_send_rate_limit');
});
