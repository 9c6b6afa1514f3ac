import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { until } from '../testing/until.ts';
import { type Database, DatabaseError, owner, type Scope } from './database.ts';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = test.database;
  await database.script(
    'create table public.notes (id int primary key, text text); grant all on public.notes to anon',
  );
});
afterAll(() => test.drop());

const anon: Scope = { role: 'anon', claims: { role: 'anon', name: `O'Brien "quoted" \\ $1` } };

describe('run', () => {
  it('acts as the role, with the claims as given', async () => {
    const { rows } = await database.run<{ role: string; claims: string }>(anon, {
      text: `select current_user as role, current_setting('request.jwt.claims') as claims`,
    });
    expect(rows[0]?.role).toBe('anon');
    expect(JSON.parse(rows[0]?.claims ?? '')).toEqual({ role: 'anon', name: `O'Brien "quoted" \\ $1` });
  });

  it('leaves nothing of the role or claims behind', async () => {
    await database.run(anon, { text: 'select 1' });
    const { rows } = await database.run<{ role: string; claims: string | null }>(owner, {
      text: `select current_user as role, nullif(current_setting('request.jwt.claims', true), '') as claims`,
    });
    expect(rows[0]?.role).not.toBe('anon');
    expect(rows[0]?.claims).toBeNull();
  });

  it('takes and gives values of every kind alike', async () => {
    const time = new Date('2026-02-03T04:05:06.789Z');
    const { rows } = await database.run(owner, {
      text: `select $1::int as number, $2::text as text, $3::boolean as truth, $4::text[] as list, $5::jsonb as json,
        $6::timestamptz as time, $7::text as nothing, count(*) as count`,
      values: [7, 'ä\n€', true, ['a', 'b,"c'], { a: [1, null] }, time, null],
    });
    expect(rows[0]).toEqual({
      number: 7,
      text: 'ä\n€',
      truth: true,
      list: ['a', 'b,"c'],
      json: { a: [1, null] },
      time,
      nothing: null,
      count: 1,
    });
  });

  it('counts changed rows', async () => {
    const inserted = await database.run(anon, { text: `insert into notes values (1, 'a'), (2, 'b')` });
    const deleted = await database.run(anon, { text: 'delete from notes' });
    expect([inserted.rowCount, deleted.rowCount]).toEqual([2, 2]);
  });

  it('refuses to write when read only', async () => {
    const write = database.run(anon, { text: `insert into notes values (3, 'c')` }, { readOnly: true });
    await expect(write).rejects.toMatchObject({ code: '25006' });
  });

  it('tells an error with its SQLSTATE and goes on working', async () => {
    await database.run(anon, { text: `insert into notes values (4, 'd')` });
    const again = database.run(anon, { text: `insert into notes values (4, 'd')` });
    await expect(again).rejects.toBeInstanceOf(DatabaseError);
    await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'notes_pkey', table: 'notes' });
    await expect(database.run(anon, { text: 'select 1/0' })).rejects.toMatchObject({ code: '22012' });
    expect((await database.run(anon, { text: 'select 1 as one' })).rows).toEqual([{ one: 1 }]);
  });

  it('keeps parallel calls under their own roles', async () => {
    const roles = ['anon', 'authenticated', 'service_role'] as const;
    const calls = Array.from({ length: 90 }, async (_, index) => {
      const role = roles[index % 3] as (typeof roles)[number];
      const scope: Scope = { role, claims: { index } };
      const { rows } = await database.run<{ role: string; index: string }>(scope, {
        text: `select current_user as role, current_setting('request.jwt.claims')::json ->> 'index' as index`,
      });
      expect(rows[0]).toEqual({ role, index: String(index) });
    });
    await Promise.all(calls);
  });
});

describe('listen', () => {
  it('hears what is committed, from one statement and from a transaction, and nothing that is undone', async () => {
    const heard: string[] = [];
    await database.listen('plinth_test', (payload) => heard.push(payload));
    const say = (text: string) =>
      database.run(owner, { text: 'select pg_notify($1, $2)', values: ['plinth_test', text] });
    await say('one');
    const undone = database.transaction(owner, async (session) => {
      await session.query(`select pg_notify('plinth_test', 'undone')`);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow();
    await database.transaction(owner, async (session) => {
      await session.query(`select pg_notify('plinth_test', 'two')`);
      expect(heard).not.toContain('two');
    });
    await database.run(owner, { text: `select pg_notify('plinth_other', 'elsewhere')` });
    await say('three');
    await expect.poll(() => heard).toEqual(['one', 'two', 'three']);
  });
});

describe('listen, by several', () => {
  it('hears each channel by itself, also after its line has been broken', async () => {
    const heard: string[] = [];
    await database.listen('plinth_first', (payload) => heard.push(`first ${payload}`));
    await database.listen('plinth_second', (payload) => heard.push(`second ${payload}`));
    const say = (channel: string, word: string) =>
      database.run(owner, { text: 'select pg_notify($1, $2)', values: [channel, word] });
    await say('plinth_first', 'a');
    await say('plinth_second', 'b');
    await until(() => expect(heard).toEqual(['first a', 'second b']));

    // The embedded database is in this process: it has no line that breaks.
    const { rows } = await database.run<{ ended: boolean }>(owner, {
      text: `select pg_terminate_backend(pid) as ended from pg_stat_activity
        where application_name = 'plinth listener' and datname = current_database()`,
    });
    expect(rows).toEqual(database.kind === 'postgres' ? [{ ended: true }] : []);
    await until(async () => {
      await say('plinth_first', 'c');
      await say('plinth_second', 'd');
      expect(new Set(heard)).toEqual(new Set(['first a', 'second b', 'first c', 'second d']));
    });
  });
});

describe('a statement', () => {
  it('is not compiled, which takes longer than to run it', async () => {
    const plan = await database.transaction(owner, async (session) => {
      await session.query('set local jit_above_cost = 0');
      const { rows } = await session.query<{ 'QUERY PLAN': object[] }>(
        'explain (analyze, format json) select sum(n * 2) from generate_series(1, 10) as n',
      );
      return rows[0]?.['QUERY PLAN'][0];
    });
    expect(plan).not.toHaveProperty('JIT');
  });
});

describe('memory', () => {
  it('does not grow by what has been answered', async () => {
    const megabytes = () => process.memoryUsage().rss / 2 ** 20;
    const answer = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await database.run(owner, { text: `select repeat('x', 1048576) as text` });
      }
    };
    // The first answers make the heaps as large as they have to be.
    await answer(50);
    const before = megabytes();
    await answer(400);
    expect(megabytes() - before).toBeLessThan(200);
  });
});

describe('transaction', () => {
  it('rolls everything back when the work rejects', async () => {
    const work = database.transaction(owner, async (session) => {
      await session.query(`insert into public.notes values (10, 'x')`);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect((await database.run(owner, { text: 'select from public.notes where id = 10' })).rowCount).toBe(0);
  });

  it('lets no other call in between on the same rows', async () => {
    await database.run(owner, { text: `insert into public.notes values (20, '0')` });
    await Promise.all(
      Array.from({ length: 20 }, () =>
        database.transaction(owner, async (session) => {
          const { rows } = await session.query<{ text: string }>(
            'select text from public.notes where id = 20 for update',
          );
          await session.query('update public.notes set text = $1 where id = 20', [
            String(Number(rows[0]?.text) + 1),
          ]);
        }),
      ),
    );
    const { rows } = await database.run(owner, { text: 'select text from public.notes where id = 20' });
    expect(rows).toEqual([{ text: '20' }]);
  });
});
