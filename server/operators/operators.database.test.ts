import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { owner } from '../database/database.ts';
import { createAccount, insertRow } from '../database/test-rows.ts';
import { readSigningKeys } from '../keys/signing-keys.ts';
import type { Mail } from '../mail/mailer.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { askControl, controlAddress, openControl } from './control.ts';
import { keyKeeper } from './key-keeper.ts';
import { operatorsInDatabase } from './operators.ts';
import { carryOut, type Office, type Order, readOrder } from './orders.ts';

let test: TestDatabase;
let email: string;
let office: Office;
const mails: Mail[] = [];
beforeAll(async () => {
  test = await createTestDatabase();
  office = {
    operators: operatorsInDatabase(test.database),
    keys: keyKeeper(test.database),
    mailer: { send: async (mail) => void mails.push(mail), close: async () => {} },
    siteUrl: 'https://plinth.example',
  };
  email = `${await createAccount(test.database)}@example.org`;
  await test.database.run(owner, {
    text: 'update auth.users set email_confirmed_at = now() where email = $1',
    values: [email],
  });
});
afterAll(() => test.drop());

describe('the words after `npm run operator --`', () => {
  it.each([
    [['add', 'ada@example.org'], { verb: 'add', email: 'ada@example.org' }],
    [['remove', 'ada@example.org'], { verb: 'remove', email: 'ada@example.org' }],
    [['list'], { verb: 'list' }],
    [['rotate-keys'], { verb: 'rotate-keys', revokePrevious: false }],
    [['rotate-keys', '--revoke-previous'], { verb: 'rotate-keys', revokePrevious: true }],
    [['revoke-keys'], { verb: 'revoke-keys' }],
    [['reset-factors', 'ada@example.org'], { verb: 'reset-factors', email: 'ada@example.org' }],
  ])('%j are an order', (words, order) => {
    expect(readOrder(words)).toEqual(order);
  });

  it.each([
    [[]],
    [['add']],
    [['add', 'ada']],
    [['make', 'ada@example.org']],
    [['list', 'all']],
    [['add', 'a@b', 'c@d']],
    [['reset-factors']],
    [['rotate-keys', '--revoke']],
    [['revoke-keys', 'all']],
  ])('%j are none', (words) => expect(readOrder(words)).toBeNull());
});

describe('operators', () => {
  const order = (verb: 'add' | 'remove', address = email) => carryOut(office, { verb, email: address });
  const list = () => carryOut(office, { verb: 'list' });

  it('are named by their address, whatever its case, and named no more', async () => {
    expect((await list()).text).toContain('Nobody');
    expect(await order('add', email.toUpperCase())).toMatchObject({ done: true });
    expect(await order('add')).toMatchObject({ done: true });
    expect((await list()).text).toBe(email);
    expect(await order('remove')).toMatchObject({ done: true });
    expect((await list()).text).toContain('Nobody');
  });

  it('have confirmed their address', async () => {
    const unproved = `${await createAccount(test.database)}@example.org`;
    expect(await order('add', unproved)).toMatchObject({ done: false });
    expect((await list()).text).toContain('Nobody');
  });

  it('have an account first', async () => {
    const { done, text } = await order('add', 'nobody@example.org');
    expect(done).toBe(false);
    expect(text).toContain('Sign up');
  });
});

describe('a lost authenticator app', () => {
  const run = async <Row>(text: string, ...values: unknown[]) =>
    (await test.database.run<Row>(owner, { text, values })).rows;
  const left = async (user: string) => {
    const [counts] = await run<Record<string, number>>(
      `select
        (select count(*)::int from auth.mfa_factors where user_id = $1) as factors,
        (select count(*)::int from auth.mfa_recovery_codes as code
          join auth.mfa_factors as factor on factor.id = code.factor_id where factor.user_id = $1) as codes,
        (select count(*)::int from auth.webauthn_credentials where user_id = $1) as passkeys,
        (select count(*)::int from auth.sessions where user_id = $1) as sessions,
        (select count(*)::int from auth.refresh_tokens where user_id = $1) as tokens`,
      user,
    );
    return counts;
  };
  /** An account with an app, recovery codes, a passkey and a device that is signed in. */
  async function secured(): Promise<string> {
    const user = await createAccount(test.database);
    const add = (table: string, values: Record<string, unknown>) =>
      insertRow<{ id: string }>(test.database, owner, table, { ...values });
    await add('auth.mfa_factors', { user_id: user, factor_type: 'totp', status: 'verified' });
    const codes = await add('auth.mfa_factors', {
      user_id: user,
      factor_type: 'recovery_code',
      status: 'verified',
    });
    await add('auth.mfa_recovery_codes', { factor_id: codes.id, code_hash: 'x' });
    await add('auth.webauthn_credentials', {
      user_id: user,
      credential_id: user,
      public_key: 'x',
      friendly_name: 'Passkey',
    });
    const session = await add('auth.sessions', { user_id: user });
    await add('auth.refresh_tokens', { session_id: session.id, user_id: user, token_hash: user });
    return user;
  }
  const reset = (address: string, by = office) => carryOut(by, { verb: 'reset-factors', email: address });

  it('is taken from its account and from no other, with the codes and every session', async () => {
    const [ada, bea] = [await secured(), await secured()];
    const { done, text } = await reset(`${ada.toUpperCase()}@example.org`);
    expect([done, text]).toEqual([true, expect.stringContaining('One authenticator app and all recovery')]);
    expect(await left(ada)).toEqual({ factors: 0, codes: 0, passkeys: 0, sessions: 0, tokens: 0 });
    expect(await left(bea)).toEqual({ factors: 2, codes: 1, passkeys: 1, sessions: 1, tokens: 1 });
    const entries = await run(
      'select operator_email, action, subject_type, subject_label, details from public.audit_log where subject_id = $1',
      ada,
    );
    expect(entries).toEqual([
      {
        operator_email: 'npm run operator',
        action: 'reset the factors of',
        subject_type: 'account',
        subject_label: `${ada}@example.org`,
        details: { authenticator_apps: [1, 0], passkeys: [1, 0], sessions: [1, 0] },
      },
    ]);
    const mail = mails.filter(({ to }) => to === `${ada}@example.org`);
    expect(mail.map(({ subject }) => subject)).toEqual(['Two-step sign-in was turned off']);
    expect(mail[0]?.text).toContain('https://plinth.example/profile?tab=security');
    // Said again, nothing is there to be taken, written down or mailed.
    expect(await reset(`${ada}@example.org`)).toMatchObject({ done: false });
    expect(mails.filter(({ to }) => to === `${ada}@example.org`)).toHaveLength(1);
  });

  it('leaves an account without one alone, and says when there is no such account', async () => {
    const cy = await createAccount(test.database);
    await insertRow(test.database, owner, 'auth.sessions', { user_id: cy });
    expect((await reset(`${cy}@example.org`)).text).toContain('has no authenticator app');
    expect(await left(cy)).toMatchObject({ sessions: 1 });
    expect(await reset('nobody@example.org')).toEqual({
      done: false,
      text: 'No account has the address nobody@example.org.',
    });
  });

  it('is gone although the mail could not be sent, and that is said', async () => {
    const dee = await secured();
    const mailer = { ...office.mailer, send: () => Promise.reject(new Error('no mail server')) };
    const { done, text } = await reset(`${dee}@example.org`, { ...office, mailer });
    expect([done, text]).toEqual([true, expect.stringContaining('could not be sent: tell them yourself')]);
    expect(await left(dee)).toMatchObject({ factors: 0 });
  });

  it.each(['anon', 'authenticated'] as const)('is not taken by %s', async (role) => {
    const scope = { role, claims: { role, sub: await createAccount(test.database) } };
    const call = { text: 'select * from public.reset_factors($1)', values: [email] };
    await expect(test.database.run(scope, call)).rejects.toThrow('permission denied');
  });
});

describe('a running server', () => {
  let folder: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-control-'));
    close = await openControl(folder, office);
  });
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });

  it('takes orders from its data folder', async () => {
    expect(await askControl(folder, { verb: 'add', email })).toMatchObject({ done: true });
    expect(await askControl(folder, { verb: 'list' })).toEqual({ done: true, text: email });
  });

  it('changes the keys of tokens, and says what becomes of what was signed', async () => {
    const ask = async (order: Order) => (await askControl(folder, order))?.text;
    const earlier = /^The key \S+ signs tokens now. What earlier keys have signed stays good.$/;
    expect(await ask({ verb: 'rotate-keys', revokePrevious: false })).toMatch(earlier);
    expect(await ask({ verb: 'revoke-keys' })).toContain('One earlier key is revoked');
    expect(await ask({ verb: 'revoke-keys' })).toContain('There is no earlier key');
    const replaced = await ask({ verb: 'rotate-keys', revokePrevious: true });
    expect(replaced).toMatch(/^The key \S+ signs tokens now. All others are revoked.$/);
    const [inUse, standby, ...others] = await readSigningKeys(test.database);
    expect([inUse?.status, standby?.status].sort()).toEqual(['in_use', 'standby']);
    expect(others).toEqual([]);
    expect(await carryOut({ ...office, keys: null }, { verb: 'revoke-keys' })).toMatchObject({ done: false });
  });

  it('is not there in another folder', async () => {
    expect(await askControl(path.join(folder, 'none'), { verb: 'list' })).toBeNull();
  });

  it('stays up when it is sent nonsense, or somebody hangs up', async () => {
    const address = controlAddress(folder) ?? '';
    const said = await new Promise<string>((resolve, reject) => {
      const socket = createConnection(address, () => socket.write('{nonsense\n'));
      socket.on('data', (part) => resolve(String(part)));
      socket.on('error', reject);
    });
    expect(JSON.parse(said)).toMatchObject({ done: false });
    await new Promise<void>((resolve) => {
      const socket = createConnection(address, () => {
        socket.destroy();
        resolve();
      });
    });
    expect(await askControl(folder, { verb: 'list' })).toMatchObject({ done: true });
  });
});
