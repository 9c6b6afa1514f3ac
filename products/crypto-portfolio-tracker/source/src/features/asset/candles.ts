import type { Candle } from '../../data/types.ts';

/** Joins neighbouring candles until at most `limit` are left: first open, last close, outermost high and low. */
export function gather(candles: readonly Candle[], limit: number): Candle[] {
  const size = Math.max(Math.ceil(candles.length / limit), 1);
  const gathered: Candle[] = [];
  // Counted from the end, so that the newest candle is always whole.
  for (let end = candles.length; end > 0; end -= size) {
    const group = candles.slice(Math.max(end - size, 0), end);
    gathered.push({
      day: group[0]!.day,
      open: group[0]!.open,
      close: group.at(-1)!.close,
      high: Math.max(...group.map(({ high }) => high)),
      low: Math.min(...group.map(({ low }) => low)),
    });
  }
  return gathered.reverse();
}

/** The candle that a day belongs to: the last that begins on it or before. -1 if it is before all. */
export const candleAt = (candles: readonly Candle[], day: string): number =>
  candles.findLastIndex((candle) => candle.day <= day);
