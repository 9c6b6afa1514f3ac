import { describe, expect, it } from 'vitest';
import { makeSample, sampleNow } from '../../data/sample/store';
import type { Order } from '../../data/types';
import { customerRows, kindOf } from './customers';

const store = makeSample();
const rows = customerRows(store);
const [first] = rows;
if (!first) throw new Error('The sample has no customers.');
const at = (daysAgo: number): Order => ({
  ...first.orders[0]!,
  placedAt: new Date(new Date(sampleNow).getTime() - daysAgo * 86_400_000).toISOString(),
});
const kind = (...days: number[]) => kindOf({ ...first, orders: days.map(at) }, sampleNow);

describe('customers', () => {
  it('come in order of what they spent', () => {
    const spent = rows.map((row) => row.spent);
    expect(spent).toEqual(spent.toSorted((a, b) => b - a));
  });
  it('have no cancelled orders counted', () => {
    expect(rows.flatMap(({ orders }) => orders).some(({ status }) => status === 'cancelled')).toBe(false);
  });
  it('are found by city', () => {
    const found = customerRows(store, 'kochi');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ customer }) => customer.city === 'Kochi')).toBe(true);
  });
  it.each([
    ['new', [3]],
    ['new', [3, 14]],
    ['once', [3, 40]],
    ['sleeping', [61, 90]],
    ['regular', [1, 5, 9, 20, 30, 40, 50, 60]],
  ])('are %s with orders %j days ago', (expected, days) => expect(kind(...days)).toBe(expected));
});
