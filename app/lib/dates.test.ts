import { expect, it } from 'vitest';
import { longDate, mediumDate, timeAgo } from './dates.ts';

it.each([
  ['2026-11-20', 'November 20, 2026', 'Nov 20, 2026'],
  ['2026-11-21T23:59:59.999Z', 'November 21, 2026', 'Nov 21, 2026'],
  ['2026-11-21T01:00:00+02:00', 'November 20, 2026', 'Nov 20, 2026'],
  ['2026-11-21T23:59:00-05:00', 'November 22, 2026', 'Nov 22, 2026'],
  ['2026-01-05T00:00:00.123456+00:00', 'January 5, 2026', 'Jan 5, 2026'],
  ['soon', '', ''],
])('%s is %j or %j in UTC, wherever the visitor is', (iso, long, medium) => {
  expect([longDate(iso), mediumDate(iso)]).toEqual([long, medium]);
});

it.each([
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T11:58:30Z', '1 minute ago'],
  ['2026-11-21T09:30:00Z', '2 hours ago'],
  ['2026-11-20T10:00:00Z', 'yesterday'],
  ['2026-09-20T10:00:00Z', 'Sep 20, 2026'],
])('%s was %s', (iso, words) => {
  expect(timeAgo(iso, Date.parse('2026-11-21T12:00:00Z'))).toBe(words);
});
