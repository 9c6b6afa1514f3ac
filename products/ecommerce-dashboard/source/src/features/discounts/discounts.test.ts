import { describe, expect, it } from 'vitest';
import type { Discount } from '../../data/types';
import { describeDiscount, discountFaults, stateOf } from './discounts';

const code: Discount = {
  id: 'WINTER26',
  kind: 'percent',
  value: 12,
  minimum: 0,
  starts: '2026-12-01',
  ends: '2026-12-31',
  used: 0,
  limit: 10,
  isPaused: false,
};

describe('the state of a code', () => {
  it.each<[string, Partial<Discount>, string, string]>([
    ['the day before', {}, '2026-11-30', 'planned'],
    ['on its first day', {}, '2026-12-01', 'running'],
    ['on its last day', {}, '2026-12-31', 'running'],
    ['the day after', {}, '2027-01-01', 'over'],
    ['at its limit', { used: 10 }, '2026-12-05', 'used up'],
    ['when paused', { isPaused: true }, '2026-12-05', 'paused'],
    ['without an end', { ends: null }, '2030-01-01', 'running'],
  ])('%s', (_, changes, day, state) => expect(stateOf({ ...code, ...changes }, day)).toBe(state));
});

describe('a code', () => {
  it('says what it gives', () => {
    expect(describeDiscount(code)).toBe('12 % off');
    expect(describeDiscount({ ...code, kind: 'amount', value: 20_000, minimum: 100_000 })).toBe(
      '₹200 off from ₹1,000',
    );
  });
  it('is good as it is', () => expect(discountFaults(code, new Set())).toEqual({}));
  it('is told what is wrong with it', () => {
    const bad: Discount = { ...code, id: 'hi', value: 95, ends: '2026-11-01', limit: 0 };
    expect(Object.keys(discountFaults(bad, new Set()))).toEqual(['id', 'value', 'ends', 'limit']);
    expect(discountFaults(code, new Set(['WINTER26'])).id).toMatch(/already/);
  });
  it('never gives more than the order', () => {
    expect(
      discountFaults({ ...code, kind: 'amount', value: 50_000, minimum: 10_000 }, new Set()).value,
    ).toMatch(/least order/);
  });
});
