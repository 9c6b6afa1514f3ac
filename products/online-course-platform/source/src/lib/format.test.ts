import { expect, test } from 'vitest';
import { count, date, duration, price, timecode } from './format.ts';

test('prices are grouped as in India', () => {
  expect(price(120000)).toBe('₹1,20,000');
  expect(price(0)).toBe('Free');
});

test('durations leave out what is nought', () => {
  expect(duration(55)).toBe('55 min');
  expect(duration(120)).toBe('2 h');
  expect(duration(130)).toBe('2 h 10 min');
});

test('time codes never show a minus or a fraction', () => {
  expect(timecode(65.9)).toBe('1:05');
  expect(timecode(-2)).toBe('0:00');
});

test('a date does not slip with the time zone', () => {
  expect(date('2026-11-24T23:59:00Z')).toBe('24 Nov 2026');
});

test('one is singular', () => {
  expect([count(1, 'lesson'), count(0, 'lesson')]).toEqual(['1 lesson', '0 lessons']);
});
