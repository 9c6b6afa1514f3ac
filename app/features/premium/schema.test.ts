import { describe, expect, it } from 'vitest';
import { percentOff } from './product.ts';
import { checkBuyer, refundFault, supportUntil } from './schema.ts';

const ada = { email: 'ada@example.org', full_name: 'Ada Lovelace' };

describe('a buyer', () => {
  it('is trimmed', () => {
    expect(checkBuyer({ email: ' ada@example.org ', full_name: '\tAda Lovelace ' })).toEqual({ buyer: ada });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['without an address', { email: '' }, 'Please enter your email address'],
    [
      'with half an address',
      { email: 'ada@' },
      'Please enter a valid email address, such as you@example.com',
    ],
    [
      'with two addresses',
      { email: 'a@b.org,c@d.org' },
      'Please enter a valid email address, such as you@example.com',
    ],
    ['with a number for an address', { email: 7 }, 'Please enter your email address'],
    ['without a name', { full_name: ' ' }, 'Please enter your full name'],
    ['with a name of two lines', { full_name: 'Ada\nBcc: x@y.org' }, 'Your name must be a single line'],
    ['with a name without end', { full_name: 'a'.repeat(101) }, 'Your name must be at most 100 characters'],
  ])('%s is refused', (_what, fields, words) => {
    expect(Object.values(checkBuyer({ ...ada, ...fields }).errors ?? {})).toEqual([words]);
  });
});

describe('percent off', () => {
  it.each([
    [499_900, 799_900, 38],
    [249_900, 399_900, 38],
    [100, 300, 67],
  ])('%d instead of %d', (price, originalPrice, percent) => {
    expect(percentOff({ price, originalPrice })).toBe(percent);
  });

  it('is nothing without a former price', () => {
    expect(percentOff({ price: 100 })).toBeNull();
  });
});

describe('email support', () => {
  it.each([
    ['2026-05-27T10:00:00Z', '2026-11-27T10:00:00.000Z'],
    ['2026-11-27T10:00:00Z', '2027-05-27T10:00:00.000Z'],
    ['2027-08-31T10:00:00Z', '2028-02-29T10:00:00.000Z'],
  ])('for what was paid at %s ends at %s', (paid, end) => expect(supportUntil(paid)).toBe(end));
});

describe('a part of a payment that goes back', () => {
  it.each<[number, number, boolean]>([
    [499_900, 499_900, true],
    [100, 499_900, true],
    [499_800, 499_900, true],
    // Less than can be returned, now or later.
    [99, 499_900, false],
    [499_801, 499_900, false],
    [499_901, 499_900, false],
    [50, 50, true],
    [0, 0, false],
  ])('%d of %d', (amount, rest, isPossible) => {
    expect(refundFault(amount, rest) === undefined).toBe(isPossible);
  });
});
