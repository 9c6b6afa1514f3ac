import { expect, test } from 'vitest';
import { ago, count, date, lakh, money, range } from './format.ts';

test('lakhs have one decimal at most', () => {
  expect([lakh(1250000), lakh(1800000), lakh(99000)]).toEqual(['12.5', '18', '1']);
  expect(range(1250000, 1800000)).toBe('₹12.5–18 lakh');
  expect(range(600000, 600000)).toBe('₹6 lakh');
});

test('rupees are grouped as in India', () => {
  expect(money(1250000)).toBe('₹12,50,000');
});

test('the year is shown where it is another', () => {
  expect(date('2026-11-24', '2026-01-01')).toBe('24 Nov');
  expect(date('2025-11-24', '2026-01-01')).toBe('24 Nov 2025');
});

test('words for counts and days', () => {
  expect([count(1, 'job'), count(2, 'job')]).toEqual(['1 job', '2 jobs']);
  expect([ago(-1), ago(1), ago(9)]).toEqual(['today', 'yesterday', '9 days ago']);
});
