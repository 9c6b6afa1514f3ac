import { expect, it } from 'vitest';
import { spread, ticks } from './scale.ts';

it('ticks are round and inside', () => {
  expect(ticks(0, 100, 4)).toEqual([0, 25, 50, 75, 100]);
  expect(ticks(13, 87, 4)).toEqual([20, 40, 60, 80]);
  expect(ticks(5, 5, 4)).toEqual([5]);
});
it('labels do not touch and stay inside', () => {
  expect(spread([10, 12, 50], 15, 100)).toEqual([10, 25, 50]);
  expect(spread([90, 95, 98], 15, 100)).toEqual([70, 85, 100]);
});
