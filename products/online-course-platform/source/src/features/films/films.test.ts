import { expect, test } from 'vitest';
import { compound, simple } from './Compound.tsx';
import { orders, placeAt } from './Merge.tsx';
import { ring } from './Polyrhythm.tsx';
import { tip } from './Shadow.tsx';
import { ease } from './timing.ts';

test('easing stays between its ends', () => {
  expect([ease(-1, 0, 2), ease(1, 0, 2), ease(9, 0, 2)]).toEqual([0, 0.5, 1]);
});

test('bars end in order and in different columns', () => {
  expect(orders[4]).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
  const columns = orders[0].map((value) => placeAt(value, 56).column);
  expect(new Set(columns).size).toBe(16);
  expect(placeAt(1, 56)).toEqual({ column: 0, lifted: 0 });
});

test('what the film on interest says is so', () => {
  expect(simple(30)).toBe(340);
  expect(Math.round(compound(30))).toBe(1006);
  expect(compound(30) - compound(20)).toBeGreaterThan(compound(30) / 2);
});

test('three and four sound together only at the top', () => {
  const meet = Array.from({ length: 12 }, (_, i) => i / 3).filter(
    (t) => [0, 1, 2].some((i) => ring(t, i, 3) > 0.99) && [0, 1, 2, 3].some((i) => ring(t, i, 4) > 0.99),
  );
  expect(meet).toEqual([0]);
});

test('at noon the shadow points north, and at the equinox its tip runs straight', () => {
  expect(tip(0, -18)[0]).toBeCloseTo(0);
  expect(tip(0, -18)[1]).toBeGreaterThan(0);
  expect(tip(-40, 0)[1]).toBeCloseTo(tip(20, 0)[1]);
});
