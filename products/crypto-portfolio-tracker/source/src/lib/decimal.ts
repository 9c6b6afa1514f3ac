/**
 * Exact decimal arithmetic on BigInt. A Decimal is a whole number of 10^-18 units: fine enough for one wei, without
 * the rounding of floating point. Only charts turn it into a Number (`toNumber`); no sum of money ever does.
 */
export type Decimal = bigint;

export const PLACES = 18;
export const ONE: Decimal = 10n ** 18n;
export const ZERO: Decimal = 0n;

/** Reads '-12.5' or '3'. Returns null for anything else, including more than 18 decimal places. */
export function parseDecimal(text: string): Decimal | null {
  const match = /^(-?)(\d{1,30})(?:\.(\d{1,18}))?$/.exec(text.trim());
  if (!match) return null;
  const [, sign, whole = '0', fraction = ''] = match;
  const units = BigInt(whole) * ONE + BigInt(fraction.padEnd(PLACES, '0'));
  return sign ? -units : units;
}

/** Like parseDecimal, for text that is known to be right; throws RangeError otherwise. */
export function dec(text: string): Decimal {
  const value = parseDecimal(text);
  if (value === null) throw new RangeError(`"${text}" is not a decimal number.`);
  return value;
}

/** The shortest exact text: '0.1', '-3', never an exponent. */
export function toText(value: Decimal): string {
  const size = value < 0n ? -value : value;
  const fraction = (size % ONE).toString().padStart(PLACES, '0').replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${size / ONE}${fraction ? `.${fraction}` : ''}`;
}

/** Divides whole numbers and rounds half to even, so that many roundings do not drift in one direction. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  if (denominator === 0n) throw new RangeError('Division by zero.');
  const negative = numerator < 0n !== denominator < 0n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  const quotient = n / d;
  const twice = (n % d) * 2n;
  const up = twice > d || (twice === d && quotient % 2n === 1n);
  const rounded = up ? quotient + 1n : quotient;
  return negative ? -rounded : rounded;
}

export const multiply = (a: Decimal, b: Decimal): Decimal => divideRounded(a * b, ONE);
export const divide = (a: Decimal, b: Decimal): Decimal => divideRounded(a * ONE, b);

/** `total * part / whole` with a single rounding: the share of a lot's cost that goes with a part of its quantity. */
export const share = (total: Decimal, part: Decimal, whole: Decimal): Decimal =>
  divideRounded(total * part, whole);

/** Rounded to `places` decimals, half to even. */
export function round(value: Decimal, places: number): Decimal {
  const step = 10n ** BigInt(PLACES - places);
  return divideRounded(value, step) * step;
}

export const sum = (values: Iterable<Decimal>): Decimal => {
  let total = ZERO;
  for (const value of values) total += value;
  return total;
};

export const min = (a: Decimal, b: Decimal): Decimal => (a < b ? a : b);
export const compare = (a: Decimal, b: Decimal): number => (a < b ? -1 : a > b ? 1 : 0);

/** The nearest Number; for drawing and percentages only. */
export const toNumber = (value: Decimal): number => Number(toText(value));

/** From a Number that came from a price feed, rounded to eight places. */
export const fromNumber = (value: number): Decimal => dec(value.toFixed(8));
