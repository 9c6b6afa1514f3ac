import { access } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newProtectedMember, signInAgain } from '../../auth/testing/authenticator.ts';
import { mailTo, newDevice, newMember, password } from '../../auth/testing/journey.ts';
import { owner } from '../../database/database.ts';
import { storageState } from '../../testing/storage.ts';
import { type AccountServer, startAccountServer } from './testing/account-server.ts';
import { fillAccount } from './testing/fill-account.ts';

let site: AccountServer;
beforeAll(async () => {
  site = await startAccountServer();
});
afterAll(() => site.close());

const run = (text: string, ...values: unknown[]) =>
  site.server.services.database.run<{ count: number }>(owner, { text, values });
const tokenOf = (member: { session: { access_token: string } }) => member.session.access_token;

/** How many rows of each table refer to an account, for tables that have any. */
async function rowsOf(id: string): Promise<Record<string, number>> {
  const { rows } = await site.server.services.database.run<{ place: string; name: string }>(owner, {
    text: `select conrelid::regclass::text as place, attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'auth.users'::regclass`,
  });
  const counts: Record<string, number> = {};
  for (const { place, name } of [...rows, { place: 'auth.users', name: 'id' }]) {
    const { rows: found } = await run(`select count(*)::int as count from ${place} where ${name} = $1`, id);
    if (found[0]?.count) counts[`${place}.${name}`] = found[0].count;
  }
  return counts;
}

describe('deleting an account', () => {
  test('leaves no row, no file and no repository of it, and touches nobody else', async () => {
    const member = await newMember(site.server);
    const repository = await fillAccount(site, member);
    const other = await newMember(site.server);
    await fillAccount(site, other);
    expect(Object.keys(await rowsOf(member.id)).length).toBeGreaterThan(8);
    const before = await rowsOf(other.id);
    const copy = site.git.repositories?.cache.directoryOf(repository) ?? '';
    await access(copy);
    const files = async () => (await storageState(site.server)).names;
    const mine = (names: string[]) =>
      names.filter((name) => name.startsWith(member.id) || name.startsWith(repository));
    expect(mine(await files()).length).toBeGreaterThan(2);

    const answer = await site.ask('POST', 'delete', tokenOf(member), {
      confirmation: ` ${member.email.toUpperCase()} `,
      password,
    });
    expect(answer.status).toBe(204);
    expect(await rowsOf(member.id)).toEqual({});
    expect(mine(await files())).toEqual([]);
    await expect(access(copy)).rejects.toThrow();
    const state = await storageState(site.server);
    expect(state.files).toHaveLength(state.names.length);
    expect(await rowsOf(other.id)).toEqual(before);

    expect((await mailTo(site.server, member.email, { after: 1 })).subject).toBe('Your account was deleted');
    expect(
      (await site.server.visitor().auth.signInWithPassword({ email: member.email, password })).error?.code,
    ).toBe('invalid_credentials');
    expect((await site.ask('GET', 'export', tokenOf(member))).status).toBe(401);
  });

  test.each([
    ['without the address', { confirmation: '', password }, 422, 'confirmation_missing'],
    ['with another address', { confirmation: 'eve@example.org', password }, 422, 'confirmation_missing'],
    ['with a wrong password', { password: 'not it' }, 403, 'invalid_credentials'],
  ])('%s is refused', async (_name, body, status, code) => {
    const member = await newMember(site.server);
    const answer = await site.ask('POST', 'delete', tokenOf(member), { confirmation: member.email, ...body });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
    expect((await member.client.auth.getUser()).error).toBeNull();
  });

  test('asks for the password unless the sign-in was minutes ago', async () => {
    const member = await newMember(site.server);
    await run(
      `update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'
        where session_id in (select id from auth.sessions where user_id = $1)`,
      member.id,
    );
    const { data } = await member.client.auth.refreshSession();
    const old = data.session?.access_token ?? '';
    const body = { confirmation: member.email };
    const refused = await site.ask('POST', 'delete', old, body);
    expect(((await refused.json()) as { code: string }).code).toBe('reauthentication_needed');
    const { session } = await newDevice(site.server, member.email);
    expect((await site.ask('POST', 'delete', session.access_token, body)).status).toBe(204);
  });

  test('needs the second factor where there is one, and an account', async () => {
    const guarded = await newProtectedMember(site.server);
    const half = await signInAgain(site.server, guarded.email);
    const token = (await half.auth.getSession()).data.session?.access_token ?? '';
    const body = { confirmation: guarded.email, password };
    expect((await site.ask('POST', 'delete', token, body)).status).toBe(403);
    expect((await site.ask('POST', 'delete', null, body)).status).toBe(401);
    const { client } = await newMember(site.server);
    expect((await client.rpc('delete_account', { account: guarded.id })).error?.code).toBe('42501');
  });

  test('guessing the password stops', async () => {
    const limited = await startAccountServer({ rateLimitFactor: 1 });
    try {
      const member = await newMember(limited.server);
      const statuses: number[] = [];
      for (let tries = 0; tries < 11; tries++) {
        const body = { confirmation: member.email, password: 'guess' };
        statuses.push((await limited.ask('POST', 'delete', tokenOf(member), body)).status);
      }
      expect(statuses.at(-1)).toBe(429);
      expect(statuses[0]).toBe(403);
    } finally {
      await limited.close();
    }
  });
});
