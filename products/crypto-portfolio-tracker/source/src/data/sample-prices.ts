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

/** The price on `day` on the straight line (in logarithms) between two turning points. */
function between(points: Course['points'], day: string): number {
  const next = points.findIndex(([at]) => at >= day);
  const [dayB, priceB] = points[Math.max(next, 0)] ?? points[0]!;
  const [dayA, priceA] = points[Math.max(next - 1, 0)] ?? points[0]!;
  const length = daysBetween(dayA, dayB);
  if (length === 0) return priceB;
  const way = daysBetween(dayA, day) / length;
  return Math.exp(Math.log(priceA) * (1 - way) + Math.log(priceB) * way);
}

function candlesOf({ points, volatility }: Course, seed: number): Candle[] {
  const next = seeded(seed);
  const candles: Candle[] = [];
  let drift = 0;
  let before = points[0]?.[1] ?? 1;
  for (const day of eachDay(addDays(FIRST_DAY, -1), SAMPLE_DAY)) {
    drift = drift * 0.965 + normal(next) * volatility;
    // The wandering calms down towards the end, so that the last price is the one of the list without a jump.
    const calm = Math.min(daysBetween(day, SAMPLE_DAY) / 14, 1);
    const close = tick(between(points, day) * Math.exp(drift * calm));
    const reach = Math.abs(normal(next)) * volatility * 0.45;
    const high = tick(Math.max(before, close) * (1 + reach));
    const low = tick(Math.min(before, close) * (1 - Math.abs(normal(next)) * volatility * 0.45));
    candles.push({ day, open: before, high, low, close });
    before = close;
  }
  return candles.slice(1);
}

/** Invented prices for ten coins, from April 2024 to SAMPLE_DAY. Nothing is asked of the network. */
export function sampleMarket(): Market {
  const candles = Object.fromEntries(COURSES.map((entry, index) => [entry.asset.id, candlesOf(entry, 7919 * (index + 3))]));
  return {
    assets: COURSES.map(({ asset }) => asset),
    candles,
    prices: Object.fromEntries(Object.entries(candles).map(([id, list]) => [id, fromNumber(list.at(-1)?.close ?? 0)])),
    rates: { INR: 1, USD: 1 / 88.6, EUR: 1 / 101.9, GBP: 1 / 116.4 },
    asOf: SAMPLE_DAY,
    isSample: true,
  };
}

export const samplePrices: PriceApi = { load: async () => sampleMarket() };
