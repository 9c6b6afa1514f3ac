import { expect, test } from 'vitest';
import { medianPay, place } from './scale.ts';

test('the ruler ends at both ends', () => {
  expect([place(-1), place(2_500_000), place(9_000_000)]).toEqual([0, 50, 100]);
});

test('the median of an even number lies between', () => {
  expect(
    medianPay([
      { payMin: 0, payMax: 10 },
      { payMin: 10, payMax: 30 },
    ]),
  ).toBe(12.5);
  expect(medianPay([{ payMin: 4, payMax: 4 }])).toBe(4);
  expect(medianPay([])).toBeNull();
});
