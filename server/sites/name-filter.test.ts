import { expect, it } from 'vitest';
import { NameFilter } from './name-filter.ts';

const names = (count: number, first = 0) =>
  Array.from({ length: count }, (_, number) => `member-site-${first + number}`);
const taken = (filter: NameFilter, others: string[]) => others.filter((name) => filter.has(name)).length;

it('finds every name, and hardly any other one while there is room', () => {
  const filter = new NameFilter(200_000, 200_000);
  for (const name of names(100_000)) filter.add(name);
  expect(taken(filter, names(100_000))).toBe(100_000);
  // One in some thousand is expected.
  expect(taken(filter, names(100_000, 1_000_000))).toBeLessThan(1000);
});

it('finds every name beyond its room as well', () => {
  const filter = new NameFilter(20_000, 20_000);
  for (const name of names(100_000)) filter.add(name);
  expect(taken(filter, names(100_000))).toBe(100_000);
  expect(filter.isFull).toBe(false);
});

it('says when a larger one is better, as long as one may be had', () => {
  let filter = new NameFilter(1000, 4000);
  const sizes: boolean[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    for (const name of names(10_000)) filter.add(name);
    sizes.push(filter.isFull);
    filter = filter.larger();
  }
  expect(sizes).toEqual([true, true, false]);
});
