import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type Database, owner } from './database.ts';
import { violationOf } from './test-rows.ts';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = test.database;
});
afterAll(() => test.drop());

async function take(bucket: string, max: number, seconds: number): Promise<number | undefined> {
  const { rows } = await database.run<{ wait: number }>(owner, {
    text: 'select plinth.take($1, $2, $3) as wait',
    values: [bucket, max, seconds],
  });
  return rows[0]?.wait;
}

/** Moves a bucket's window to the past, as if its time had gone by. */
async function expire(bucket: string): Promise<void> {
  await database.run(owner, {
    text: `update plinth.rate_limits set ends_at = now() - interval '1 second' where key = $1`,
    values: [bucket],
  });
}

it('asks for at least one try and one second', async () => {
  expect(await violationOf(take('f', 0, 60))).toBe('22023');
  expect(await violationOf(take('f', 1, 0))).toBe('22023');
});

it('forgets windows that are over, and those alone', async () => {
  await take('old', 1, 60);
  await expire('old');
  await take('new', 1, 60);
  const purged = await database.run<{ purged: number }>(owner, {
    text: 'select plinth.purge_rate_limits() as purged',
  });
  expect(purged.rows).toEqual([{ purged: 1 }]);
  const left = await database.run(owner, {
    text: `select key from plinth.rate_limits where key in ('old', 'new')`,
  });
  expect(left.rows).toEqual([{ key: 'new' }]);
});
