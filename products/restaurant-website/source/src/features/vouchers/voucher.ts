import { voucherAmounts } from '../../content/house.ts';
import type { Reason, Voucher } from '../../data/types.ts';
import { isCode, tidy } from '../../lib/code.ts';

/** Characters of a voucher's code, with the check. */
export const codeLength = 9;

/** What can be said of a typed code without asking the house: an empty one, a slip of the pen, or nothing wrong. */
export function slipIn(text: string): 'empty' | 'slip' | null {
  const code = tidy(text);
  if (!code) return 'empty';
  return isCode(code, codeLength) ? null : 'slip';
}

/** Why `cents` can not be taken off a voucher today; null when they can. */
export function refusalOf(voucher: Voucher | undefined, cents: number, today: string): Reason | null {
  if (!voucher) return 'unknown';
  if (today > voucher.until) return 'expired';
  if (voucher.left === 0) return 'spent';
  if (!Number.isInteger(cents) || cents <= 0 || cents > voucher.left) return 'amount';
  return null;
}

export const isAmount = (cents: number): boolean =>
  Number.isInteger(cents) && cents >= voucherAmounts.least && cents <= voucherAmounts.most;

/** The last day of a voucher sold on `day`. */
export const untilFor = (day: string): string =>
  `${Number(day.slice(0, 4)) + voucherAmounts.years}${day.slice(4)}`.replace('-02-29', '-02-28');
