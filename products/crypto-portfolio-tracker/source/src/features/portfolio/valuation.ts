import type { Market } from '../../data/types.ts';
import { type Decimal, multiply, sum, toNumber, ZERO } from '../../lib/decimal.ts';
import type { Book } from '../ledger/book.ts';
import type { Lot } from '../ledger/lots.ts';

export interface Holding {
  asset: string;
  quantity: Decimal;
  cost: Decimal;
  value: Decimal;
  price: Decimal;
  unrealised: Decimal;
  realised: Decimal;
  /** Part of the whole portfolio, 0 to 1. */
  weight: number;
  /** Change of the price since the day before, as a part: 0.02 is two per cent. */
  dayChange: number;
  lots: Lot[];
  accounts: { account: string; quantity: Decimal }[];
}

export interface Valuation {
  /** Largest value first. */
  holdings: Holding[];
  value: Decimal;
  cost: Decimal;
  unrealised: Decimal;
  realised: Decimal;
  income: Decimal;
  /** Change of the value since the day before, at today's quantities. */
  dayGain: Decimal;
}

/** `part / whole` as a Number; 0 when there is no whole. */
export const ratio = (part: Decimal, whole: Decimal): number =>
  whole === ZERO ? 0 : toNumber(part) / toNumber(whole);

/** The last close against the one before it, as a part. */
export function dayChangeOf(market: Market, asset: string): number {
  const list = market.candles[asset] ?? [];
  const last = list.at(-1)?.close;
  const before = list.at(-2)?.close;
  return last === undefined || !before ? 0 : last / before - 1;
}

/** What the open lots are worth at the market's last prices. */
export function valuate(book: Book, market: Market): Valuation {
  const value = sum(
    book.lots.map(({ asset, lots }) =>
      multiply(sum(lots.map((lot) => lot.quantity)), market.prices[asset] ?? ZERO),
    ),
  );
  const ids = [...new Set(book.lots.map(({ asset }) => asset))];
  const holdings = ids.map((asset): Holding => {
    const lots = book.lots.filter((entry) => entry.asset === asset).flatMap((entry) => entry.lots);
    const quantity = sum(lots.map((lot) => lot.quantity));
    const cost = sum(lots.map((lot) => lot.cost));
    const price = market.prices[asset] ?? ZERO;
    const worth = multiply(quantity, price);
    return {
      asset,
      quantity,
      cost,
      value: worth,
      price,
      unrealised: worth - cost,
      realised: sum(
        book.disposals.filter((disposal) => disposal.asset === asset).map((disposal) => disposal.gain),
      ),
      weight: ratio(worth, value),
      dayChange: dayChangeOf(market, asset),
      lots: lots.toSorted((a, b) => (a.acquired < b.acquired ? -1 : 1)),
      accounts: Object.entries(book.balances)
        .map(([account, held]) => ({ account, quantity: held[asset] ?? ZERO }))
        .filter((entry) => entry.quantity > ZERO),
    };
  });
  const cost = sum(holdings.map((holding) => holding.cost));
  return {
    holdings: holdings.toSorted((a, b) => (a.value < b.value ? 1 : -1)),
    value,
    cost,
    unrealised: value - cost,
    realised: sum(book.disposals.map((disposal) => disposal.gain)),
    income: sum(book.income.map((income) => income.value)),
    dayGain: sum(
      holdings.map(({ asset, value: now, quantity }) => now - multiply(quantity, priceBefore(market, asset))),
    ),
  };
}

function priceBefore(market: Market, asset: string): Decimal {
  const before = market.candles[asset]?.at(-2)?.close;
  return before === undefined
    ? (market.prices[asset] ?? ZERO)
    : BigInt(Math.round(before * 1e8)) * 10n ** 10n;
}
