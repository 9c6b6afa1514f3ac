import { addDays, daysBetween, eachDay } from '../lib/dates.ts';
import { fromNumber } from '../lib/decimal.ts';
import { normal, seeded } from '../lib/random.ts';
import type { PriceApi } from './api.ts';
import { COURSES, type Course } from './sample-assets.ts';
import type { Candle, Market } from './types.ts';

/** "Today" of the sample: fixed, so that screens, tests and pictures always show the same. */
export const SAMPLE_DAY = '2026-11-20';
const FIRST_DAY = '2024-04-01';

/** Rounds like a price list: more decimals for cheap coins. */
function tick(price: number): number {
  const places = price >= 10_000 ? 0 : price >= 100 ? 2 : 4;
  return Number(price.toFixed(places));
}

const DAYS = [...eachDay(addDays(FIRST_DAY, -1), SAMPLE_DAY)];

/** The price on each of DAYS, on straight lines (in logarithms) between the turning points. */
function courseLine(points: Course['points']): number[] {
  const corners = points.map(([day, price]) => ({
    at: daysBetween(DAYS[0] ?? day, day),
    log: Math.log(price),
  }));
  let next = 1;
  return DAYS.map((_, index) => {
    while (next < corners.length - 1 && (corners[next]?.at ?? 0) < index) next += 1;
    const from = corners[next - 1];
    const to = corners[next];
    if (!from || !to) return 0;
    const way = Math.max(index - from.at, 0) / (to.at - from.at);
    return Math.exp(from.log * (1 - way) + to.log * way);
  });
}

function candlesOf({ points, volatility }: Course, seed: number): Candle[] {
  const next = seeded(seed);
  const candles: Candle[] = [];
  let drift = 0;
  let before = points[0]?.[1] ?? 1;
  courseLine(points).forEach((price, index) => {
    drift = drift * 0.965 + normal(next) * volatility;
    // The wandering calms down towards the end, so that the last price is the one of the list without a jump.
    const calm = Math.min((DAYS.length - 1 - index) / 14, 1);
    const close = tick(price * Math.exp(drift * calm));
    const high = tick(Math.max(before, close) * (1 + Math.abs(normal(next)) * volatility * 0.45));
    const low = tick(Math.min(before, close) * (1 - Math.abs(normal(next)) * volatility * 0.45));
    candles.push({ day: DAYS[index] ?? '', open: before, high, low, close });
    before = close;
  });
  return candles.slice(1);
}

let made: Market | null = null;

/** Invented prices for ten coins, from April 2024 to SAMPLE_DAY. Nothing is asked of the network. */
export function sampleMarket(): Market {
  if (made) return made;
  const candles = Object.fromEntries(
    COURSES.map((entry, index) => [entry.asset.id, candlesOf(entry, 7919 * (index + 3))]),
  );
  made = {
    assets: COURSES.map(({ asset }) => asset),
    candles,
    prices: Object.fromEntries(
      Object.entries(candles).map(([id, list]) => [id, fromNumber(list.at(-1)?.close ?? 0)]),
    ),
    rates: { INR: 1, USD: 1 / 88.6, EUR: 1 / 101.9, GBP: 1 / 116.4 },
    asOf: SAMPLE_DAY,
    isSample: true,
  };
  return made;
}

export const samplePrices: PriceApi = { load: async () => sampleMarket() };
