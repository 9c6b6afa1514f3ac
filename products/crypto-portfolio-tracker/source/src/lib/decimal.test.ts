import { describe, expect, it } from 'vitest';
import {
  compare,
  dec,
  divide,
  divideRounded,
  fromNumber,
  multiply,
  ONE,
  parseDecimal,
  round,
  share,
  sum,
  toText,
} from './decimal.ts';

/** Hand-picked awkward values; every law below is tried on every pair of them. */
const AWKWARD = [
  '0',
  '1',
  '-1',
  '0.1',
  '0.2',
  '0.3',
  '-0.000000000000000001',
  '0.000000000000000001',
  '3.333333333333333333',
  '0.999999999999999999',
  '21000000',
  '-99999999.99999999',
  '123456789012.000000000000000001',
  '7',
  '0.07',
].map(dec);

describe('reading and writing', () => {
  it.each(['0', '1', '-1', '0.1', '-0.5', '0.000000000000000001', '120000000000.25', '21000000'])(
    '%s survives',
    (text) => {
      expect(toText(dec(text))).toBe(text);
    },
  );
  it.each(['', ' ', '1.', '.5', '1e3', '0x10', '1,5', 'NaN', '--1', '1.0000000000000000001', '+1', '१२'])(
    '%j is refused',
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );
  it('drops zeros that say nothing', () => expect(toText(dec('001.500'))).toBe('1.5'));
  it('writes no negative zero', () => expect(toText(dec('-0.0'))).toBe('0'));
  it('throws on nonsense', () => expect(() => dec('abc')).toThrow(RangeError));
  it('takes prices from a feed at eight places', () => expect(toText(fromNumber(0.1 + 0.2))).toBe('0.3'));
});

describe('what floating point gets wrong', () => {
  it('0.1 + 0.2 is 0.3', () => expect(dec('0.1') + dec('0.2')).toBe(dec('0.3')));
  it('ten times 0.1 is 1', () => expect(sum(Array(10).fill(dec('0.1')))).toBe(ONE));
  it('1.005 rounds by its true value', () => expect(toText(round(dec('1.005'), 2))).toBe('1'));
  it('keeps one satoshi beside twenty-one million', () => {
    expect(toText(dec('21000000') + dec('0.00000001'))).toBe('21000000.00000001');
  });
});

describe('laws, on every pair of awkward values', () => {
  const pairs = AWKWARD.flatMap((a) => AWKWARD.map((b) => [a, b] as const));
  it('addition and subtraction undo each other', () => {
    for (const [a, b] of pairs) expect(a + b - b).toBe(a);
  });
  it('multiplication commutes', () => {
    for (const [a, b] of pairs) expect(multiply(a, b)).toBe(multiply(b, a));
  });
  it('one is neutral, zero absorbs, minus one negates', () => {
    for (const a of AWKWARD) {
      expect(multiply(a, ONE)).toBe(a);
      expect(multiply(a, 0n)).toBe(0n);
      expect(multiply(a, -ONE)).toBe(-a);
    }
  });
  it('a share and its rest make the whole, to the last unit', () => {
    for (const [total, whole] of pairs) {
      if (whole <= 0n) continue;
      const part = whole / 3n;
      const taken = share(total, part, whole);
      expect(taken + (total - taken)).toBe(total);
      expect(share(total, whole, whole)).toBe(total);
    }
  });
  it('division is within half a unit of the truth', () => {
    for (const [a, b] of pairs) {
      if (b === 0n) continue;
      const error = divide(a, b) * b - a * ONE;
      expect((error < 0n ? -error : error) * 2n <= (b < 0n ? -b : b)).toBe(true);
    }
  });
  it('compare orders like subtraction', () => {
    for (const [a, b] of pairs) expect(Math.sign(compare(a, b))).toBe(a === b ? 0 : a - b > 0n ? 1 : -1);
  });
});

describe('rounding half to even', () => {
  it.each([
    ['0.5', 0, '0'],
    ['1.5', 0, '2'],
    ['2.5', 0, '2'],
    ['-0.5', 0, '0'],
    ['-1.5', 0, '-2'],
    ['2.345', 2, '2.34'],
    ['2.355', 2, '2.36'],
    ['2.3451', 2, '2.35'],
  ])('%s to %i places is %s', (text, places, expected) =>
    expect(toText(round(dec(text), places))).toBe(expected),
  );
  it('does not divide by zero', () => expect(() => divideRounded(1n, 0n)).toThrow(RangeError));
});
