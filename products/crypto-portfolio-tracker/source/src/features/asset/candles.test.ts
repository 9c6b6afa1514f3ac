import { expect, it } from 'vitest';
import type { Candle } from '../../data/types.ts';
import { candleAt, gather } from './candles.ts';

const CANDLES: Candle[] = [1, 2, 3, 4, 5].map((n) => ({
  day: `2026-01-0${n}`,
  open: n * 10,
  close: n * 10 + 5,
  high: n * 10 + 8,
  low: n * 10 - 3,
}));

it('leaves few candles as they are', () => expect(gather(CANDLES, 5)).toEqual(CANDLES));
it('joins open, close, high and low, and keeps the newest group whole', () => {
  expect(gather(CANDLES, 3)).toEqual([
    { day: '2026-01-01', open: 10, close: 15, high: 18, low: 7 },
    { day: '2026-01-02', open: 20, close: 35, high: 38, low: 17 },
    { day: '2026-01-04', open: 40, close: 55, high: 58, low: 37 },
  ]);
});
it('makes nothing of nothing', () => expect(gather([], 90)).toEqual([]));
it('finds the candle of a trade', () => {
  expect(candleAt(gather(CANDLES, 3), '2026-01-03')).toBe(1);
  expect(candleAt(CANDLES, '2025-12-31')).toBe(-1);
});
