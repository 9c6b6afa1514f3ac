import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountQuotas } from '../quotas/defaults.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type Database, owner, type Row, type Scope } from './database.ts';
import { attempt, createAccount, insertRow, member, violationOf } from './test-rows.ts';

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

const chat = randomUUID();
const add = (values: Row = {}) =>
  insertRow(database, me, 'public.ai_checkpoints', {
    chat_id: chat,
    step: 1,
    label: 'A bakery',
    made_at: '2026-11-22T10:00:00Z',
    ...values,
  });
const read = async <R = Row>(text: string) => (await database.run<R>(me, { text, values: [] })).rows;
const addMany = (from: number, to: number) =>
  read(`insert into public.ai_checkpoints (chat_id, step, label, made_at)
    select '${chat}', n, 'Step ' || n, timestamptz '2026-11-22' + n * interval '1 second'
    from generate_series(${from}, ${to}) as n`);

it('an account keeps its steps until it is full, loses none and takes none of another’s away', async () => {
  const other = await createAccount(database);
  const step = { chat_id: chat, step: 1, label: 'Theirs', made_at: '2001-01-01' };
  await insertRow(database, member(other), 'public.ai_checkpoints', step);
  await addMany(1, accountQuotas.checkpoints);
  const kept = [{ count: accountQuotas.checkpoints, min: 1 }];
  expect(await violationOf(add({ step: 900 }))).toBe('PT413');
  expect(await read('select count(*), min(step) from public.ai_checkpoints')).toEqual(kept);
  const theirs = await database.run(member(other), { text: 'select label from public.ai_checkpoints' });
  expect(theirs.rows).toEqual([{ label: 'Theirs' }]);
  await read('delete from public.ai_checkpoints where step = 1 returning step');
  expect(await violationOf(add({ step: 900 }))).toBeNull();
});

it.each([
  ['a label of nothing', { label: '  ' }, 'ai_checkpoints_label_length'],
  ['a long label', { label: 'x'.repeat(201) }, 'ai_checkpoints_label_length'],
  ['a step before the first', { step: 0 }, 'ai_checkpoints_parent_before'],
  ['a parent that comes after', { step: 2, parent: 2 }, 'ai_checkpoints_parent_before'],
  ['a list of facts', { about: '[]' }, 'ai_checkpoints_about_size'],
  ['many facts', { about: JSON.stringify({ description: 'x'.repeat(66_000) }) }, 'ai_checkpoints_about_size'],
  [
    'long files',
    { html: 'x'.repeat(200_000), css: 'x'.repeat(200_000), js: 'x' },
    'ai_checkpoints_files_length',
  ],
])('%s is not kept', async (_what, values, constraint) => {
  expect(await violationOf(add(values))).toBe(constraint);
  expect(await violationOf(add())).toBeNull();
});

it('a suspended member adds nothing, and goes on reading', async () => {
  await add();
  await database.run(owner, {
    text: `update auth.users set banned_until = now() + interval '1 day' where id = $1`,
    values: [userId],
  });
  const statement = `insert into public.ai_checkpoints (chat_id, step, label, made_at)
    values ('${chat}', 2, 'x', now())`;
  expect(await attempt(database, me, statement)).toBe('denied');
  expect(await read('select step from public.ai_checkpoints')).toEqual([{ step: 1 }]);
});

it('goes with its account', async () => {
  await add();
  await database.run(owner, { text: 'delete from auth.users where id = $1', values: [userId] });
  const { rows } = await database.run(owner, {
    text: 'select count(*) from public.ai_checkpoints where user_id = $1',
    values: [userId],
  });
  expect(rows).toEqual([{ count: 0 }]);
});
