import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { longDate, mediumDate, timeAgo } from './dates.ts';

afterEach(() => void vi.unstubAllEnvs());

describe.each(['Pacific/Pago_Pago', 'Pacific/Kiritimati'])('a day, looked at in %s,', (zone) => {
  it.each([
    ['2026-11-20', 'November 20, 2026', 'Nov 20, 2026'],
    ['2026-11-21T23:59:59.999Z', 'November 21, 2026', 'Nov 21, 2026'],
    ['2026-11-21T01:00:00+02:00', 'November 20, 2026', 'Nov 20, 2026'],
    ['2026-11-21T23:59:00-05:00', 'November 22, 2026', 'Nov 22, 2026'],
    ['2026-01-05T00:00:00.123456+00:00', 'January 5, 2026', 'Jan 5, 2026'],
    ['soon', '', ''],
  ])('%s is %j or %j in UTC', (iso, long, medium) => {
    vi.stubEnv('TZ', zone);
    expect([longDate(iso), mediumDate(iso)]).toEqual([long, medium]);
  });

  it('says what the platform says, of every day', () => {
    vi.stubEnv('TZ', zone);
    const platform = (dateStyle: 'long' | 'medium') =>
      new Intl.DateTimeFormat('en-US', { dateStyle, timeZone: 'UTC' });
    const [long, medium] = [platform('long'), platform('medium')];
    const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        expect(longDate(day.toISOString())).toBe(long.format(day));
        expect(mediumDate(day.toISOString())).toBe(medium.format(day));
      }),
    );
  });
});

it.each([
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T11:58:30Z', '1 minute ago'],
  ['2026-11-21T09:30:00Z', '2 hours ago'],
  ['2026-11-20T10:00:00Z', 'yesterday'],
  ['2026-11-10T12:00:00Z', '11 days ago'],
  ['2026-09-20T10:00:00Z', 'Sep 20, 2026'],
])('%s was %s', (iso, words) => {
  expect(timeAgo(iso, Date.parse('2026-11-21T12:00:00Z'))).toBe(words);
});
