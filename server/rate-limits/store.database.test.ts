import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { owner } from '../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { DatabaseStore } from './database-store.ts';
import { MemoryStore } from './memory-store.ts';
import { describeRateLimitStore } from './store.contract.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
afterEach(() => {
  vi.useRealTimers();
});

const hour = { max: 1, windowSeconds: 3600 };

/** A store with room for two windows, which are taken. */
async function openFull(): Promise<MemoryStore> {
  const store = new MemoryStore(new DatabaseStore(test.database), 2);
  await store.take([
    { name: randomUUID(), limit: hour },
    { name: randomUUID(), limit: hour },
  ]);
  return store;
}

async function namesInDatabase(): Promise<string[]> {
  const { rows } = await test.database.run<{ key: string }>(owner, {
    text: 'select key from plinth.rate_limits',
  });
  return rows.map(({ key }) => key);
}

/** Sets this process's clock forward, and what is kept in the database back. */
async function goOn(seconds: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
  await test.database.run(owner, {
    text: 'update plinth.rate_limits set ends_at = ends_at - make_interval(secs => $1)',
    values: [seconds],
  });
}

describeRateLimitStore('the database', async () => new DatabaseStore(test.database), goOn);
describeRateLimitStore('memory', async () => new MemoryStore(), goOn);
const openBefore = () => MemoryStore.open(new DatabaseStore(test.database));
describeRateLimitStore('memory in front of the database', openBefore, goOn);
describeRateLimitStore('memory without room', openFull, goOn);

describe('a store in memory', () => {
  beforeEach(async () => {
    await test.database.run(owner, { text: 'delete from plinth.rate_limits' });
  });

  it('goes on after an orderly stop where it was', async () => {
    const behind = new DatabaseStore(test.database);
    const [half, full] = [randomUUID(), randomUUID()];
    const tries = [
      { name: half, limit: { max: 2, windowSeconds: 3600 } },
      { name: full, limit: { max: 1, windowSeconds: 3600 } },
    ];
    const before = await MemoryStore.open(behind);
    expect(await before.take(tries)).toBe(0);
    expect(await namesInDatabase()).not.toContain(half);
    await before.close();
    const after = await MemoryStore.open(behind);
    const wait = await after.take(tries);
    expect(wait).toBeGreaterThan(1800);
    expect(wait).toBeLessThanOrEqual(3600);
    expect(await after.take(tries.slice(0, 1))).toBeGreaterThan(0);
  });

  it('goes on with all windows also when they are more than it has room for', async () => {
    const behind = new DatabaseStore(test.database);
    const bucket = (windowSeconds: number) => ({ name: randomUUID(), limit: { max: 1, windowSeconds } });
    const [minutes, days] = [
      [bucket(60), bucket(60)],
      [bucket(86_400), bucket(86_400), bucket(86_400)],
    ];
    const before = await MemoryStore.open(behind);
    expect(await before.take([...minutes, ...days])).toBe(0);
    await before.close();
    const after = await MemoryStore.open(behind, 2);
    const passed = async (buckets: typeof days) =>
      (await Promise.all(buckets.map((one) => after.take([one])))).filter((wait) => wait === 0).length;
    expect(await passed(minutes)).toBe(0);
    await goOn(61);
    expect([await passed(days), await passed(minutes)]).toEqual([0, 2]);
  });

  it('counts in the database what it has no room for, until it has some again', async () => {
    const store = await openFull();
    const [during, later] = [randomUUID(), randomUUID()];
    const day = { max: 1, windowSeconds: 24 * 3600 };
    expect(await store.take([{ name: during, limit: day }])).toBe(0);
    expect(await namesInDatabase()).toContain(during);

    await goOn(3601);
    expect(await store.take([{ name: later, limit: hour }])).toBe(0);
    expect(await store.take([{ name: later, limit: hour }])).toBeGreaterThan(0);
    expect(await namesInDatabase()).not.toContain(later);
    expect(await store.take([{ name: during, limit: day }])).toBeGreaterThan(0);
  });
});
