import { expect, it } from 'vitest';
import { nextAttempt, waits } from './schedule.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const written = (daysAgo: number) => new Date(now - daysAgo * 24 * 3600_000).toISOString();
const seconds = (attempts: number, atLeast?: number) => {
  const next = nextAttempt({ attempts, created_at: written(0) }, atLeast, now);
  return ((next?.getTime() ?? Number.NaN) - now) / 1000;
};

it('waits longer after each failure, up to half a day', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 40].map((attempts) => seconds(attempts))).toEqual([
    ...waits,
    43_200,
    43_200,
  ]);
  expect([...waits].sort((a, b) => a - b)).toEqual(waits);
});

it('waits at least as long as it was asked to, within reason', () => {
  expect(seconds(1, 90)).toBe(90);
  expect(seconds(5, 90)).toBe(3600);
  expect(seconds(1, 1e9)).toBe(43_200);
});

it('ends after five days', () => {
  expect(nextAttempt({ attempts: 14, created_at: written(4.9) }, 0, now)).not.toBeNull();
  expect(nextAttempt({ attempts: 15, created_at: written(5.1) }, 0, now)).toBeNull();
});
