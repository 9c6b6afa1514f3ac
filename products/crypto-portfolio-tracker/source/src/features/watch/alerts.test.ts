import { describe, expect, it } from 'vitest';
import { samplePortfolio } from '../../data/sample-ledger.ts';
import { sampleMarket } from '../../data/sample-prices.ts';
import type { Alert, Candle } from '../../data/types.ts';
import { alertStates, reachedOn } from './alerts.ts';

const candle = (day: number, low: number, high: number, close: number): Candle => ({
  day: `2026-01-0${day}`,
  open: low,
  low,
  high,
  close,
});
const CANDLES = [candle(1, 90, 130, 100), candle(2, 95, 112, 110), candle(3, 80, 105, 85)];
const alert = (when: Alert['when'], price: string, since = '2026-01-01'): Alert => ({
  id: 'x',
  asset: 'btc',
  when,
  price,
  since,
});

describe('reachedOn', () => {
  it('takes the high for above and the low for below', () => {
    expect(reachedOn(alert('above', '112'), CANDLES)).toBe('2026-01-02');
    expect(reachedOn(alert('below', '80'), CANDLES)).toBe('2026-01-03');
  });
  it('ignores what the price did before the alert was set that day', () =>
    expect(reachedOn(alert('above', '125'), CANDLES)).toBeNull());
  it('is reached at once if the price is there already', () =>
    expect(reachedOn(alert('below', '100'), CANDLES)).toBe('2026-01-01'));
  it('ignores earlier days', () =>
    expect(reachedOn(alert('above', '112', '2026-01-03'), CANDLES)).toBeNull());
});

describe('alertStates', () => {
  const states = alertStates(samplePortfolio().alerts, sampleMarket());
  it('puts reached alerts first, then the nearest', () => {
    const open = states.filter(({ reached }) => !reached).map(({ distance }) => Math.abs(distance));
    expect(states.findIndex(({ reached }) => !reached)).toBe(states.length - open.length);
    expect(open).toEqual(open.toSorted((a, b) => a - b));
  });
  it('shows the direction the price has to go', () => {
    for (const { alert: entry, distance, reached } of states)
      if (!reached) expect(Math.sign(distance)).toBe(entry.when === 'above' ? 1 : -1);
  });
});
