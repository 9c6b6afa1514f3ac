import { expect, test } from 'vitest';
import { clockAt, instantOf, offsetAt, timeIn, zoneName } from './zones.ts';

const iso = (instant: number) => new Date(instant).toISOString();

test('India is five and a half hours ahead, all year', () => {
  expect(offsetAt(Date.parse('2026-01-01T00:00:00Z'), 'Asia/Kolkata')).toBe(330);
  expect(iso(instantOf('2026-07-01', 9 * 60, 'Asia/Kolkata'))).toBe('2026-07-01T03:30:00.000Z');
});

test('summer time is followed', () => {
  expect(iso(instantOf('2026-07-01', 600, 'Europe/London'))).toBe('2026-07-01T09:00:00.000Z');
  expect(iso(instantOf('2026-12-01', 600, 'Europe/London'))).toBe('2026-12-01T10:00:00.000Z');
});

test('the hour that is skipped moves on, of the hour that comes twice it is the first', () => {
  expect(timeIn(instantOf('2026-03-29', 90, 'Europe/London'), 'Europe/London')).toBe('02:30');
  expect(iso(instantOf('2026-10-25', 90, 'Europe/London'))).toBe('2026-10-25T00:30:00.000Z');
});

test('there and back', () => {
  for (const zone of ['Asia/Kolkata', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland'])
    expect(clockAt(instantOf('2026-11-24', 615, zone), zone)).toEqual({ day: '2026-11-24', minute: 615 });
});

test('names are readable', () => {
  expect(zoneName('America/New_York')).toBe('New York');
});
