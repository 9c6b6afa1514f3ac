import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatExactRupees, formatRupees, parseRupees } from './rupees.ts';

describe('rupees from paise', () => {
  it.each<[number, string, string]>([
    [499_900, '₹4,999', '₹4,999.00'],
    [12_345_600, '₹1,23,456', '₹1,23,456.00'],
    [299_950, '₹2,999.50', '₹2,999.50'],
    [0, '₹0', '₹0.00'],
    [5, '₹0.05', '₹0.05'],
    [-499_905, '-₹4,999.05', '-₹4,999.05'],
  ])('%d', (paise, short, exact) => {
    expect(formatRupees(paise)).toBe(short);
    expect(formatExactRupees(paise)).toBe(exact);
  });

  it('says what the platform says', () => {
    const platform = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (paise) => {
        fc.pre(paise !== 0);
        expect(formatExactRupees(paise)).toBe(platform.format(paise / 100));
      }),
    );
  });
});

describe('an amount as it is typed', () => {
  it.each<[string, number | null]>([
    ['1000', 100_000],
    ['₹1,00,000', 10_000_000],
    [' ₹ 999.5 ', 99_950],
    ['0.29', 29],
    ['', null],
    ['-5', null],
    ['1.234', null],
    ['1e3', null],
    ['12 rupees', null],
    ['999999999', null],
  ])('%j', (text, paise) => expect(parseRupees(text)).toBe(paise));

  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9_999_999_999 }), (paise) => {
        expect(parseRupees(formatRupees(paise))).toBe(paise);
      }),
    );
  });
});
