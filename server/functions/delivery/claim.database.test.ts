import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, owner } from '../../database/database.ts';
import { insertRow, operator } from '../../database/test-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { until } from '../../testing/until.ts';
import { message } from '../contact/testing/contact-server.ts';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = test.database;
});
afterAll(() => test.drop());

describe('what a server takes to deliver it', () => {
  it('is locked against other servers, in every queue', async () => {
    const { rows } = await database.run<{ name: string; locks: boolean }>(owner, {
      text: `select proname as name, prosrc ~ 'for update (of \\w+ )?skip locked' as locks from pg_proc
        where pronamespace = 'public'::regnamespace and 'lease_seconds' = any (proargnames) order by proname`,
    });
    expect(rows.map(({ name }) => name)).toContain('claim_contact_message');
    expect(rows.filter(({ locks }) => !locks)).toEqual([]);
  });

  it('is not given to one that asks at the same moment', async () => {
    await insertRow(database, operator, 'public.contact_messages', { id: randomUUID(), ...message });
    const claim = 'select id from public.claim_contact_message(180)';
    let other: Promise<{ rows: unknown[] }> | undefined;
    let isAnswered = false;
    await database.transaction(owner, async (session) => {
      expect((await session.query(claim)).rows).toHaveLength(1);
      other = database.run(owner, { text: claim }).finally(() => {
        isAnswered = true;
      });
      // On the embedded database it waits for the whole transaction.
      if (database.kind === 'pglite') return;
      await until(async () => expect(isAnswered || (await countWaiting()) > 0).toBe(true));
    });
    expect((await other)?.rows).toEqual([]);
  });
});

async function countWaiting(): Promise<number> {
  const { rows } = await database.run<{ count: number }>(owner, {
    text: `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  });
  return rows[0]?.count ?? 0;
}
