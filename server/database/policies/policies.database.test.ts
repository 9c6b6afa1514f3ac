import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type Database, owner, type Scope } from '../database.ts';
import { anonymous, attempt, createAccount, insertRow, member, operator } from '../test-rows.ts';
import { type Actor, actors, ownerId } from './policy.ts';
import { seed } from './seed.ts';
import { policies } from './table.ts';

let test: TestDatabase;
let database: Database;
let scopes: Record<Actor, Scope>;

beforeAll(async () => {
  test = await createTestDatabase();
  database = test.database;
  const otherId = await createAccount(database);
  scopes = { anon: anonymous, other: member(otherId), owner: member(ownerId), operator };
  await seed(database);
});
afterAll(() => test.drop());

describe.each(policies)('$table, $row', ({ table, where, insert, update, outcomes }) => {
  const statements = {
    select: `select * from ${table} where ${where}`,
    // Alone the policy for inserts decides; the row handed back asks the one for reading as well.
    insert: `insert into ${table} ${insert}`,
    'insert and read back': `insert into ${table} ${insert} returning *`,
    update: `update ${table} set ${update} where ${where} returning *`,
    delete: `delete from ${table} where ${where} returning *`,
  };
  // There for these tests alone: a bucket with a file in it could not be deleted by anyone.
  if (table === 'storage.objects') {
    beforeAll(async () => {
      await insertRow(database, owner, table, {
        bucket_id: 'project-files',
        name: `${ownerId}/1-site.zip`,
      });
    });
    afterAll(async () => {
      await database.run(owner, { text: 'delete from storage.objects' });
    });
  }

  const expectations = { ...outcomes, 'insert and read back': outcomes.insert };
  for (const operation of ['select', 'insert', 'insert and read back', 'update', 'delete'] as const) {
    it.each(actors.map((actor, index) => ({ actor, expected: expectations[operation][index] })))(
      `${operation} as $actor: $expected`,
      async ({ actor, expected }) => {
        expect(await attempt(database, scopes[actor], statements[operation])).toBe(expected);
      },
    );
  }
});

describe('with an authenticator app in force', () => {
  const factor = `insert into auth.mfa_factors (user_id, factor_type, status) values ('${ownerId}', 'totp', 'verified')`;
  const at = (aal: string): Scope => ({
    role: 'authenticated',
    claims: { sub: ownerId, role: 'authenticated', aal },
  });
  beforeAll(async () => void (await database.run(owner, { text: factor })));
  afterAll(async () => void (await database.run(owner, { text: 'delete from auth.mfa_factors' })));

  const own = policies.filter(({ outcomes: { select } }) => select[2] === 'done');
  it.each(own)('$table, $row: the password alone makes the owner a stranger', async (policy) => {
    const { table, where, insert, update, outcomes } = policy;
    const statements = {
      select: `select * from ${table} where ${where}`,
      insert: `insert into ${table} ${insert}`,
      update: `update ${table} set ${update} where ${where} returning *`,
      delete: `delete from ${table} where ${where} returning *`,
    };
    for (const [operation, statement] of Object.entries(statements)) {
      const [, other, mine] = outcomes[operation as keyof typeof statements];
      const half = await attempt(database, at('aal1'), statement);
      if (other === 'done') expect([operation, half]).toEqual([operation, 'done']);
      else expect([operation, half]).not.toEqual([operation, 'done']);
      // A file in storage is there in the tests of its own table alone.
      if (table !== 'storage.objects') {
        expect([operation, await attempt(database, at('aal2'), statement)]).toEqual([operation, mine]);
      }
    }
  });

  it('no token is made and no handle chosen', async () => {
    for (const call of [`create_access_token('x', '{repo:read}')`, `choose_handle('mine')`]) {
      expect(await attempt(database, at('aal1'), `select public.${call}`)).toBe('denied');
      expect(await attempt(database, at('aal2'), `select public.${call}`)).toBe('done');
    }
  });
});
