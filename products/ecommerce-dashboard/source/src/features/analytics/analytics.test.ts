import { describe, expect, it } from 'vitest';
import { makeSample, sampleNow } from '../../data/sample/store';
import { dayOf } from '../../lib/dates';
import { before, lastDays, runningTotal, sum, summarize } from './analytics';

const store = makeSample();
const today = dayOf(sampleNow);

describe('periods', () => {
  it('end today', () =>
    expect(lastDays(7, '2026-11-24')).toEqual({ first: '2026-11-18', last: '2026-11-24' }));
  it('are compared with as many days before', () => {
    expect(before({ first: '2026-11-18', last: '2026-11-24' })).toEqual({
      first: '2026-11-11',
      last: '2026-11-17',
    });
  });
  it('cross a month', () =>
    expect(before({ first: '2026-03-01', last: '2026-03-02' }).first).toBe('2026-02-27'));
});

describe('a summary', () => {
  const week = summarize(store, lastDays(7, today));
  it('has a row for every day, that add up', () => {
    expect(week.days).toHaveLength(7);
    expect(sum(week.days.map(({ revenue }) => revenue))).toBe(week.revenue);
    expect(sum(week.days.map(({ orders }) => orders))).toBe(week.orders);
  });
  it('divides the revenue among channels without rest', () => {
    expect(sum(week.channels.map(({ revenue }) => revenue))).toBe(week.revenue);
  });
  it('counts first orders as new', () => {
    const ever = summarize(store, { first: '2026-01-01', last: today });
    const customers = new Set(
      [...store.orders.values()]
        .filter(({ status }) => status !== 'cancelled')
        .map(({ customerId }) => customerId),
    );
    expect(Math.round((1 - ever.returning) * ever.orders)).toBe(customers.size);
  });
  it('is empty, not broken, when nothing was sold', () => {
    expect(summarize(store, { first: '2020-01-01', last: '2020-01-02' })).toMatchObject({
      revenue: 0,
      basket: 0,
      returning: 0,
    });
  });
});

describe('the running total', () => {
  it('never falls, and stops at the hour', () => {
    const steps = runningTotal(store, today, 15.3);
    expect(steps.at(-1)?.hour).toBe(15);
    expect(steps.every(({ revenue }, at) => revenue >= (steps[at - 1]?.revenue ?? 0))).toBe(true);
  });
});
