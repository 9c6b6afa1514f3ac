import type { Alert, Candle, Market } from '../../data/types.ts';
import type { Day } from '../../lib/dates.ts';
import { dec, toNumber } from '../../lib/decimal.ts';

export interface AlertState {
  alert: Alert;
  /** The first day on which the price was reached, or null. */
  reached: Day | null;
  price: number;
  /** How far the price has to move, as a part of the present price; 0 once reached. */
  distance: number;
}

/** The first candle since the alert was set that touched its price. On the day it was set only the close counts. */
export function reachedOn(alert: Alert, candles: readonly Candle[]): Day | null {
  const price = toNumber(dec(alert.price));
  const hit = candles.find(({ day, high, low, close }) => {
    if (day < alert.since) return false;
    const best = day === alert.since ? close : alert.when === 'above' ? high : low;
    return alert.when === 'above' ? best >= price : best <= price;
  });
  return hit?.day ?? null;
}

/** Alerts with their state: those reached first (latest first), then the nearest. */
export function alertStates(alerts: readonly Alert[], market: Market): AlertState[] {
  return alerts
    .map((alert) => {
      const candles = market.candles[alert.asset] ?? [];
      const price = candles.at(-1)?.close ?? 0;
      const reached = reachedOn(alert, candles);
      const distance = reached || price === 0 ? 0 : toNumber(dec(alert.price)) / price - 1;
      return { alert, reached, price, distance };
    })
    .toSorted(
      (a, b) =>
        (b.reached ?? '').localeCompare(a.reached ?? '') || Math.abs(a.distance) - Math.abs(b.distance),
    );
}
