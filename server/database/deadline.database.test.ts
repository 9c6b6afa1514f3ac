import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { until } from '../testing/until.ts';
import { owner, type Scope } from './database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase({ onDisk: true });
  await test.database.script('create table kept (id int); grant all on kept to anon');
});
afterAll(() => test.drop());

const visitor: Scope = { role: 'anon', claims: { role: 'anon' }, settings: { statement_timeout: '300ms' } };
/** Longer than a test may take, and nothing that looks at an interrupt by itself. */
const endless = { text: 'select count(*) from generate_series(1, 1e12) as a' };
const cancelled = { code: '57014', message: 'canceling statement due to statement timeout' };
const rows = async () => (await test.database.run(owner, { text: 'select id from kept order by id' })).rows;

describe('a statement that passes its deadline', () => {
  it('is ended; what was committed is there, and those who waited are served', async () => {
    const { database } = test;
    await database.run(visitor, { text: 'insert into kept values (1)' });
    const late = database.run(visitor, endless);
    const waiting = database.run(visitor, { text: 'insert into kept values (2)' });
    await expect(late).rejects.toMatchObject(cancelled);
    await waiting;
    expect(await rows()).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('takes its transaction with it, and nothing of that runs afterwards', async () => {
    const seen: unknown[] = [];
    const ended = test.database.transaction(visitor, async (session) => {
      await session.query('insert into kept values (3)');
      await session.query(endless.text).catch((error) => seen.push(error));
      await session.query('insert into kept values (4)');
    });
    await expect(ended).rejects.toThrow();
    expect(seen).toMatchObject([cancelled]);
    expect(await rows()).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('leaves those who listen listening', async () => {
    const heard: string[] = [];
    await test.database.listen('news', (payload) => heard.push(payload));
    await expect(test.database.run(visitor, endless)).rejects.toMatchObject(cancelled);
    await test.database.run(owner, { text: "select pg_notify('news', 'still here')" });
    await until(() => expect(heard).toEqual(['still here']));
  });

  it('is ended for its work, also when nobody has set a time', async () => {
    const { database } = test;
    const late = database.run({ role: 'anon', claims: { role: 'anon' } }, endless);
    await expect(late).rejects.toMatchObject(cancelled);
    expect(await rows()).toEqual([{ id: 1 }, { id: 2 }]);
  });
});
