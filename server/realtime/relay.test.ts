import { expect, it } from 'vitest';
import { realtimeBudget } from '../budgets/budgets.ts';
import type { Database, Statement } from '../database/database.ts';
import { createLog } from '../log.ts';
import { Relay } from './relay.ts';

it('tells a flood of words in a few statements, one at a time, in order', async () => {
  const told: string[][] = [];
  let running = 0;
  let most = 0;
  const database = {
    kind: 'postgres',
    listen: async () => {},
    async run(_scope: unknown, { values = [] }: Statement) {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      told.push(values[1] as string[]);
      running -= 1;
      return { rows: [], rowCount: 0 };
    },
  } as unknown as Database;
  const relay = new Relay(database, createLog('silent'));
  const count = realtimeBudget.words.all;
  for (let index = 0; index < count; index += 1) {
    expect(relay.isFull).toBe(false);
    void relay.say({ kind: 'broadcast', topic: 'realtime:room', event: String(index), payload: null });
  }
  // The first statement has its word already.
  void relay.say({ kind: 'alive' });
  expect(relay.isFull).toBe(true);
  await relay.close();
  expect(relay.isFull).toBe(false);
  expect(most).toBe(1);
  expect(told.length).toBeLessThan(count / 100);
  const events = told.flat().map((word) => JSON.parse(word).event);
  expect(events.slice(0, count)).toEqual(Array.from({ length: count }, (_, index) => String(index)));
});
