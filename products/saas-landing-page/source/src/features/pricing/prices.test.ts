import { describe, expect, it } from 'vitest';
import { currencies, formatPrice, planFor, plans, quote, readChoice, readSeats } from './prices';

const [dinghy, cutter, frigate] = plans as [(typeof plans)[0], (typeof plans)[0], (typeof plans)[0]];

describe('a quote', () => {
  it('is seats times the price of a seat', () => {
    expect(quote(cutter, 7, 'USD', 'month')).toEqual({ total: 6300, monthly: 6300, saved: 0 });
  });
  it('is ten months for a year, and says what is saved', () => {
    expect(quote(cutter, 7, 'USD', 'year')).toEqual({ total: 63_000, monthly: 5250, saved: 12_600 });
  });
  it('charges the least of a plan', () => {
    expect(quote(frigate, 2, 'EUR', 'month').total).toBe(15_000);
  });
  it('rounds a month of a year to whole hundredths', () => {
    expect(Number.isInteger(quote(cutter, 13, 'EUR', 'year').monthly)).toBe(true);
  });
  it('is nothing for the free plan, in every currency', () => {
    for (const currency of currencies) expect(quote(dinghy, 3, currency, 'year').total).toBe(0);
  });
  it('never costs more by the year', () => {
    for (const plan of plans)
      for (const currency of currencies)
        expect(quote(plan, 20, currency, 'year').total).toBeLessThanOrEqual(
          quote(plan, 20, currency, 'month').total * 12,
        );
  });
});

describe('the plan for a team', () => {
  it.each([
    [1, false, 'dinghy'],
    [3, false, 'dinghy'],
    [4, false, 'cutter'],
    [40, false, 'cutter'],
    [41, false, 'frigate'],
    [2, true, 'frigate'],
    [900, false, 'frigate'],
  ])('of %d people, own directory %s, is %s', (seats, needs, id) =>
    expect(planFor(seats, needs).id).toBe(id),
  );
});

describe('words', () => {
  it('of prices follow the currency', () => {
    expect(formatPrice(2700, 'USD')).toBe('$27');
    expect(formatPrice(2450, 'EUR')).toBe('€24.50');
    expect(formatPrice(12_345_600, 'INR')).toBe('₹1,23,456');
  });
  it.each([
    ['7', 7],
    [' 12 ', 12],
    ['0', null],
    ['501', null],
    ['4.5', null],
    ['many', null],
    ['', null],
  ])('%j are %s seats', (text, seats) => expect(readSeats(text)).toBe(seats));
  it('of an earlier choice are understood as far as they go', () => {
    expect(readChoice('INR month')).toEqual({ currency: 'INR', period: 'month' });
    expect(readChoice('XYZ month')).toEqual({ currency: 'USD', period: 'month' });
    expect(readChoice(null)).toEqual({ currency: 'USD', period: 'year' });
  });
});
