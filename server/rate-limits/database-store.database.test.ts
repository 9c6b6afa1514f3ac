import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { beginMeanwhile } from '../testing/meanwhile.ts';
import type { TestServer } from '../testing/server.ts';
import { DatabaseStore } from './database-store.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('a try waits for another that is not finished, and counts it', async () => {
  const { database } = test;
  const wait = await beginMeanwhile(
    { services: { database } } as TestServer,
    (session) => session.query(`select plinth.take('one', 1, 60)`),
    () => new DatabaseStore(database).take([{ name: 'one', limit: { max: 1, windowSeconds: 60 } }]),
  );
  expect(wait).toBeGreaterThan(0);
});
