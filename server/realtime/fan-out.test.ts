import { expect, it } from 'vitest';
import { realtimeBudget } from '../budgets/budgets.ts';
import { FanOut } from './fan-out.ts';
import type { Member } from './member.ts';

const members = (count: number, joinedAt = 0) =>
  new Set(Array.from({ length: count }, (_, index) => ({ id: String(index), joinedAt }) as Member));

/** Work that takes so many milliseconds of the process. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it('gives way between slices, and begins the next message of a topic after the last member had the one before', async () => {
  const fanOut = new FanOut();
  const order: string[] = [];
  const lane = {};
  for (const message of ['a', 'b']) {
    fanOut.push(lane, members(40), 1, ({ id }) => {
      work(realtimeBudget.slice / 10);
      order.push(`${message}${id}`);
    });
  }
  let turns = 0;
  while (order.length < 80) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  expect(order).toEqual(['a', 'b'].flatMap((message) => [...members(40)].map(({ id }) => message + id)));
  expect(turns).toBeGreaterThan(1);
});

it('serves a small topic before a large one is done', async () => {
  const fanOut = new FanOut();
  const order: string[] = [];
  fanOut.push({}, members(1000), 1, () => {
    work(realtimeBudget.slice / 10);
    order.push('large');
  });
  fanOut.push({}, members(1), 1, () => order.push('small'));
  while (!order.includes('small')) await new Promise((resolve) => setImmediate(resolve));
  expect(order.length).toBeLessThan(500);
});

it('delivers nothing to who joined later or has left', async () => {
  const fanOut = new FanOut();
  const heard: string[] = [];
  const inside = members(20);
  fanOut.push({}, inside, 1, ({ id }) => {
    work(realtimeBudget.slice);
    heard.push(id);
  });
  for (const member of inside) if (member.id === '19') inside.delete(member);
  inside.add({ id: 'late', joinedAt: fanOut.moment } as Member);
  while (!heard.includes('18')) await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  expect(heard).not.toContain('19');
  expect(heard).not.toContain('late');
});

it.each([
  ['deliveries', 2 * realtimeBudget.waiting.deliveries, 1],
  ['bytes', 100, realtimeBudget.waiting.bytes],
])(
  'is full when too many %s wait, and not any more when they have been made',
  async (_what, count, bytes) => {
    const fanOut = new FanOut();
    // The slice is used up before.
    fanOut.push({}, members(1), 1, () => work(realtimeBudget.slice));
    fanOut.push({}, members(count), bytes, () => {});
    expect(fanOut.isFull).toBe(true);
    while (fanOut.isFull) await new Promise((resolve) => setImmediate(resolve));
  },
);
