import { taxRates } from '../../content/house.ts';
import { dishOf } from '../../content/dishes.ts';
import type { OrderLine } from '../../data/types.ts';

/** Cents of all lines, tax included. */
export const sumOf = (lines: OrderLine[]): number =>
  lines.reduce((sum, { dish, count }) => sum + (dishOf(dish)?.price ?? 0) * count, 0);

/** The tax that is inside `gross` cents at `rate` percent, to the nearest cent. */
export const taxInside = (gross: number, rate: number): number => Math.round((gross * rate) / (100 + rate));

/** A tip of whole percent, to the nearest ten cents: nobody wants to see 1.37. */
export const tipOf = (sum: number, percent: number): number => Math.round((sum * percent) / 1000) * 10;

export interface Totals {
  sum: number;
  /** Tax inside the sum; a tip is not taxed. */
  tax: number;
  tip: number;
  /** What the voucher pays. It pays as money does: the tax stays the same. */
  voucher: number;
  /** What is paid at the door. */
  due: number;
}

/** What a basket comes to with a tip and a voucher with `left` cents on it. */
export function totalsOf(lines: OrderLine[], tip: number, left: number): Totals {
  const sum = sumOf(lines);
  const voucher = Math.min(left, sum + tip);
  return { sum, tax: taxInside(sum, taxRates.food), tip, voucher, due: sum + tip - voucher };
}
