import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type Database, owner, type Row, type Scope } from './database.ts';
import { createAccount, insertRow, member, violationOf } from './test-rows.ts';

let test: TestDatabase;
let database: Database;
let userId: string;
let me: Scope;
beforeAll(async () => {
  test = await createTestDatabase();
  database = test.database;
});
afterAll(() => test.drop());
beforeEach(async () => {
  userId = await createAccount(database);
  me = member(userId);
});

async function read<R = Row>(text: string, ...values: unknown[]): Promise<R[]> {
  return (await database.run<R>(me, { text, values })).rows;
}

/** Ids that can be, and texts that can not. */
const ids = {
  inside: ['a', 'pizza-world', '2048-game', 'x'.repeat(80)],
  outside: ['', 'Pizza', 'a--b', '-a', 'a-', 'a b', 'a/../b', 'ä', 'a\n', 'x'.repeat(81)],
};

describe('favourites', () => {
  const add = (id: string) => insertRow(database, me, 'public.template_favourites', { template_id: id });
  const addMany = (from: number, to: number) =>
    read(
      `insert into public.template_favourites (user_id, template_id)
        select $1, 't-' || n from generate_series($2::int, $3::int) as n
        on conflict (user_id, template_id) do nothing`,
      userId,
      from,
      to,
    );

  it('take ids of templates only', async () => {
    for (const id of ids.inside) expect(await violationOf(add(id)), id).toBeNull();
    for (const id of ids.outside) {
      expect(await violationOf(add(id)), id).toBe('template_favourites_template_id_valid');
    }
  });

  it('are 500 at most, and a list sent again is no more', async () => {
    await addMany(1, 500);
    await addMany(1, 500);
    expect(await violationOf(addMany(501, 501))).toBe('23514');
    await read(`delete from public.template_favourites where template_id = 't-7'`);
    await addMany(501, 501);
    expect(await read('select count(*) from public.template_favourites')).toEqual([{ count: 500 }]);
  });

  it('that come together keep their order', async () => {
    await addMany(1, 30);
    const rows = await read<{ template_id: string }>(
      'select template_id from public.template_favourites order by created_at',
    );
    expect(rows.map((row) => row.template_id)).toEqual(
      Array.from({ length: 30 }, (_, index) => `t-${index + 1}`),
    );
  });
});

describe('downloads', () => {
  const add = (values: Row = {}) =>
    insertRow(database, me, 'public.template_download_history', { template_id: 'cafe', ...values });

  it('take ids and versions only', async () => {
    for (const id of ids.inside) expect(await violationOf(add({ template_id: id })), id).toBeNull();
    for (const id of ids.outside) {
      expect(await violationOf(add({ template_id: id })), id).toBe(
        'template_download_history_template_id_valid',
      );
    }
    for (const version of ['', '1.0.0', '2.1.0-beta.1+7']) {
      expect(await violationOf(add({ version })), version).toBeNull();
    }
    for (const version of ['a b', '<b>', '1'.repeat(41)]) {
      expect(await violationOf(add({ version })), version).toBe('template_download_history_version_valid');
    }
  });

  it('are the newest 200', async () => {
    await read(
      `insert into public.template_download_history (user_id, template_id, downloaded_at)
        select $1, 't-' || n, now() - n * interval '1 hour' from generate_series(1, 230) as n`,
      userId,
    );
    await add({ downloaded_at: new Date() });
    const rows = await read<{ template_id: string }>(
      'select template_id from public.template_download_history order by downloaded_at desc',
    );
    expect(rows.map((row) => row.template_id)).toEqual([
      'cafe',
      ...Array.from({ length: 199 }, (_, index) => `t-${index + 1}`),
    ]);
  });

  it('are never in the future', async () => {
    const { downloaded_at } = await add({ downloaded_at: '2999-01-01' });
    expect((downloaded_at as Date).getTime()).toBeLessThanOrEqual(Date.now() + 1000);
  });

  it('sent twice are kept once', async () => {
    const id = randomUUID();
    const text = `insert into public.template_download_history (id, template_id) values ($1, 'cafe')
      on conflict (id) do nothing`;
    await read(text, id);
    await read(text, id);
    expect(await read('select id from public.template_download_history')).toEqual([{ id }]);
  });
});

it('goes with the account', async () => {
  await insertRow(database, me, 'public.template_favourites', { template_id: 'cafe' });
  await insertRow(database, me, 'public.template_download_history', { template_id: 'cafe' });
  await database.run(owner, { text: 'delete from auth.users where id = $1', values: [userId] });
  const left = `select
    (select count(*) from public.template_favourites where user_id = $1)
    + (select count(*) from public.template_download_history where user_id = $1) as rows`;
  const { rows } = await database.run(owner, { text: left, values: [userId] });
  expect(rows).toEqual([{ rows: 0 }]);
});
