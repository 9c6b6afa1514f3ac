import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementBudget } from '../budgets/budgets.ts';
import { asRequest } from '../http/request-id.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { until } from '../testing/until.ts';
import { type Database, owner, type Scope } from './database.ts';
import { shareOut } from './share-out.ts';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase({ onDisk: true });
  database = shareOut(test.database, 4);
});
afterAll(() => test.drop());

const from = <T>(network: string, work: () => Promise<T>) => asRequest({ id: 'test', network }, work);
const one = { text: 'select 1 as one' };

/** Work of a network that holds its place until it is let go. */
function hold(network: string) {
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const ended = from(network, () =>
    database.transaction(owner, async () => {
      begun.resolve();
      await held.promise;
    }),
  );
  return { begun: begun.promise, ended, let: () => held.resolve() };
}

describe('a database that is shared out', () => {
  it('answers others while one network has all that it may have', async () => {
    const greedy = hold('192.0.2.1');
    const more = [hold('192.0.2.1'), hold('192.0.2.1')];
    await greedy.begun;
    // The embedded database does one thing at a time.
    if (database.kind === 'postgres') {
      const { rows } = await from('192.0.2.2', () => database.run(owner, one));
      expect(rows).toEqual([{ one: 1 }]);
    }
    const order: string[] = [];
    const waiting = more.map(({ ended }) => ended.then(() => order.push('greedy')));
    const honest = from('192.0.2.2', () => database.run(owner, one)).then(() => order.push('honest'));
    greedy.let();
    await honest;
    expect(order[0]).toBe('honest');
    for (const held of more) held.let();
    await Promise.all([...waiting, greedy.ended]);
  });

  it('lets work in a transaction ask besides, without a further place', async () => {
    if (database.kind !== 'postgres') return;
    const answers = await from('192.0.2.3', () =>
      database.transaction(owner, () => database.run(owner, one)),
    );
    expect(answers.rows).toEqual([{ one: 1 }]);
  });

  it('hears no more of a network whose statements were ended for their time', async () => {
    const visitor: Scope = { role: 'anon', claims: { role: 'anon' }, settings: { statement_timeout: '1ms' } };
    const late = { text: 'select count(*) from generate_series(1, 1e12) as a' };
    for (let times = 0; times < statementBudget.ended.max; times += 1) {
      await expect(from('192.0.2.4', () => database.run(visitor, late))).rejects.toMatchObject({
        code: '57014',
      });
    }
    const refused = expect.objectContaining({ status: 429, fields: { retryAfter: expect.any(Number) } });
    await expect(from('192.0.2.4', () => database.run(owner, one))).rejects.toEqual(refused);
    await until(async () => {
      const { rows } = await from('192.0.2.5', () => database.run(owner, one));
      expect(rows).toEqual([{ one: 1 }]);
    });
  });
});
