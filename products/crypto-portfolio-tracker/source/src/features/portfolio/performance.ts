import type { Market, Transaction } from '../../data/types.ts';
import { addDays, type Day, dayOf, eachDay } from '../../lib/dates.ts';
import { dec, toNumber } from '../../lib/decimal.ts';
import { type Book, inOrder } from '../ledger/book.ts';

/** One day of the portfolio. Numbers, because this is only drawn. */
export interface PortfolioDay {
  day: Day;
  /** Worth of each coin held, by asset. */
  values: Record<string, number>;
  total: number;
  /** Cost of what was open that evening. */
  cost: number;
  /** Money put in (positive) or taken out that day; rewards are no flow, they are earned. */
  flow: number;
}

export const RANGES = ['1M', '3M', '6M', '1Y', 'All'] as const;
export type Range = (typeof RANGES)[number];
const LENGTH: Record<Range, number> = { '1M': 30, '3M': 91, '6M': 182, '1Y': 365, All: Infinity };

/** The first day of a range that ends on `asOf`; never before `first`. */
export function rangeStart(range: Range, asOf: Day, first: Day): Day {
  if (range === 'All') return first;
  const start = addDays(asOf, -LENGTH[range]);
  return start < first ? first : start;
}

function changesOf(entry: Transaction): [asset: string, change: number][] {
  const quantity = toNumber(dec(entry.quantity));
  switch (entry.kind) {
    case 'buy':
    case 'reward':
      return [[entry.asset, quantity]];
    case 'sell':
    case 'fee':
      return [[entry.asset, -quantity]];
    case 'swap':
      return [
        [entry.asset, -quantity],
        [entry.toAsset, toNumber(dec(entry.toQuantity))],
      ];
    case 'transfer':
      return [[entry.asset, -toNumber(dec(entry.networkFee))]];
  }
}

function flowOf(entry: Transaction): number {
  if (entry.kind === 'buy') return toNumber(dec(entry.value) + dec(entry.fee));
  if (entry.kind === 'sell') return -toNumber(dec(entry.value) - dec(entry.fee));
  return entry.kind === 'swap' ? toNumber(dec(entry.fee)) : 0;
}

/** Every day from the first transaction to the market's last day. */
export function history(transactions: readonly Transaction[], book: Book, market: Market): PortfolioDay[] {
  const ordered = inOrder(transactions);
  const first = ordered[0];
  if (!first) return [];
  const closes = new Map(
    Object.entries(market.candles).map(([id, list]) => [
      id,
      new Map(list.map(({ day, close }) => [day, close])),
    ]),
  );
  const held: Record<string, number> = {};
  const lastClose: Record<string, number> = {};
  let entries = 0;
  let costs = 0;
  let cost = 0;
  const days: PortfolioDay[] = [];
  for (const day of eachDay(dayOf(first.at), market.asOf)) {
    let flow = 0;
    for (; ordered[entries] && dayOf(ordered[entries]!.at) <= day; entries += 1) {
      const entry = ordered[entries]!;
      flow += flowOf(entry);
      for (const [asset, change] of changesOf(entry)) held[asset] = Math.max((held[asset] ?? 0) + change, 0);
    }
    for (; book.costTrail[costs] && book.costTrail[costs]!.day <= day; costs += 1)
      cost = toNumber(book.costTrail[costs]!.cost);
    const values: Record<string, number> = {};
    let total = 0;
    for (const [asset, quantity] of Object.entries(held)) {
      lastClose[asset] = closes.get(asset)?.get(day) ?? lastClose[asset] ?? 0;
      values[asset] = quantity * lastClose[asset];
      total += values[asset];
    }
    days.push({ day, values, total, cost, flow });
  }
  return days;
}

/**
 * Time-weighted return over the days given, as a part (0.1 is ten per cent): what the prices did, whatever was paid in
 * or taken out. A day's flow counts as made in the evening before the close.
 */
export function timeWeightedReturn(days: readonly PortfolioDay[]): number {
  let growth = 1;
  for (let i = 1; i < days.length; i += 1) {
    const before = days[i - 1]!.total;
    if (before > 0) growth *= (days[i]!.total - days[i]!.flow) / before;
  }
  return growth - 1;
}

/** The deepest fall from a high, of the time-weighted curve, as a negative part. */
export function deepestFall(days: readonly PortfolioDay[]): number {
  let level = 1;
  let high = 1;
  let deepest = 0;
  for (let i = 1; i < days.length; i += 1) {
    const before = days[i - 1]!.total;
    if (before > 0) level *= (days[i]!.total - days[i]!.flow) / before;
    high = Math.max(high, level);
    deepest = Math.min(deepest, level / high - 1);
  }
  return deepest;
}
