import { describe, expect, it } from 'vitest';
import { addDays, clock, daysBetween, inMonths, momentIn, monthGrid, weekdayOf } from './day.ts';

describe('days', () => {
  it('go over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  });
  it('know their weekday', () => expect(weekdayOf('2026-11-24')).toBe(2));
  it('lie in weeks that begin on Monday', () => {
    const grid = monthGrid('2026-11-24');
    expect(grid.indexOf('2026-11-01')).toBe(6);
    expect(grid.at(-1)).toBe('2026-11-30');
  });
});

it('the clock is that of the house, wherever the visitor is', () => {
  expect(momentIn('Europe/Lisbon', new Date('2026-07-01T23:30:00Z'))).toEqual({ day: '2026-07-02', minute: 30 });
  expect(momentIn('Europe/Lisbon', new Date('2026-12-01T00:05:00Z'))).toEqual({ day: '2026-12-01', minute: 5 });
});

it('a span of months may go over the turn of the year', () => {
  expect([9, 12, 1, 4].every((month) => inMonths(month, [9, 4]))).toBe(true);
  expect([5, 8].some((month) => inMonths(month, [9, 4]))).toBe(false);
});

it('minutes are written as a clock', () => expect([clock(0), clock(1145)]).toEqual(['00:00', '19:05']));
