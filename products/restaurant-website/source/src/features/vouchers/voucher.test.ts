import { describe, expect, it } from 'vitest';
import type { Voucher } from '../../data/types.ts';
import { checkOf } from '../../lib/code.ts';
import { isAmount, refusalOf, slipIn, untilFor } from './voucher.ts';

const body = 'K7MQ4XT2';
const voucher: Voucher = {
  code: body + checkOf(body),
  amount: 5000,
  left: 1200,
  to: 'A',
  from: 'B',
  text: '',
  figure: 'boat',
  sold: '2026-11-24',
  until: '2029-11-24',
};

describe('a code that was typed', () => {
  it('is empty, a slip, or can be asked about', () => {
    expect(slipIn('  ')).toBe('empty');
    expect(slipIn(voucher.code)).toBeNull();
    expect(slipIn(voucher.code.toLowerCase().replace(/(.{3})/g, '$1-'))).toBeNull();
    expect(slipIn(`7${voucher.code.slice(1)}`)).toBe('slip');
  });
});

describe('a voucher', () => {
  it('gives what is on it, on its last day too', () => {
    expect(refusalOf(voucher, 1200, '2029-11-24')).toBeNull();
  });
  it('refuses more, nothing, halves of a cent, and a day too late', () => {
    expect([1201, 0, -5, 10.5].map((cents) => refusalOf(voucher, cents, '2026-11-24'))).toEqual([
      'amount',
      'amount',
      'amount',
      'amount',
    ]);
    expect(refusalOf(voucher, 100, '2029-11-25')).toBe('expired');
    expect(refusalOf({ ...voucher, left: 0 }, 100, '2026-11-24')).toBe('spent');
    expect(refusalOf(undefined, 100, '2026-11-24')).toBe('unknown');
  });
  it('is good for three years, from a leap day too', () => {
    expect(untilFor('2026-11-24')).toBe('2029-11-24');
    expect(untilFor('2028-02-29')).toBe('2031-02-28');
  });
  it('has an amount within bounds', () =>
    expect([1999, 2000, 40000, 40001, 25.5].map(isAmount)).toEqual([false, true, true, false, false]));
});
