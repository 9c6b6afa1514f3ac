import { describe, expect, it } from 'vitest';
import { formatExactRupees, formatRupees } from './rupees.ts';

describe('rupees from paise', () => {
  it.each<[number, string, string]>([
    [499_900, '₹4,999', '₹4,999.00'],
    [12_345_600, '₹1,23,456', '₹1,23,456.00'],
    [299_950, '₹2,999.50', '₹2,999.50'],
    [0, '₹0', '₹0.00'],
    [5, '₹0.05', '₹0.05'],
  ])('%d', (paise, short, exact) => {
    expect(formatRupees(paise)).toBe(short);
    expect(formatExactRupees(paise)).toBe(exact);
  });
});
