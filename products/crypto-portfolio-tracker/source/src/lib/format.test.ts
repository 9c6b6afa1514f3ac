import { describe, expect, it } from 'vitest';
import { dec } from './decimal.ts';
import { formatDay, formatMoney, formatPercent, formatQuantity } from './format.ts';

describe('formatMoney', () => {
  it('groups rupees in lakhs and keeps every digit', () => {
    expect(formatMoney(dec('123456789012345678.25'), { currency: 'INR', rate: 1, places: 2 })).toBe(
      '₹1,23,45,67,89,01,23,45,678.25',
    );
  });
  it('signs gains, not nothing', () => {
    const options = { currency: 'INR', rate: 1, signed: true } as const;
    expect([dec('5'), dec('-5'), 0n].map((value) => formatMoney(value, options))).toEqual([
      '+₹5',
      '−₹5',
      '₹0',
    ]);
  });
  it('converts at the rate', () =>
    expect(formatMoney(dec('8860'), { currency: 'USD', rate: 1 / 88.6, places: 2 })).toBe('$100.00'));
});

it('formats quantities with as many places as the coin has', () =>
  expect(formatQuantity(dec('1234567.123456789'), 6)).toBe('12,34,567.123457'));
it('formats percentages', () =>
  expect([
    formatPercent(0.1234, true),
    formatPercent(-0.05),
    formatPercent(0, true),
    formatPercent(12.5),
    formatPercent(-0.0001),
  ]).toEqual(['+12.3 %', '−5.0 %', '0.0 %', '1250 %', '0.0 %']));
it('formats days', () => expect(formatDay('2026-11-06T09:21')).toBe('6 Nov 2026'));
