import { describe, expect, it } from 'vitest';
import { samplePortfolio } from '../../data/sample-ledger.ts';
import { sampleMarket } from '../../data/sample-prices.ts';
import type { Market, Transaction } from '../../data/types.ts';
import { dec, sum, toNumber, toText } from '../../lib/decimal.ts';
import { makeBook } from '../ledger/book.ts';
import { deepestFall, history, type PortfolioDay, rangeStart, timeWeightedReturn } from './performance.ts';
import { valuate } from './valuation.ts';

const day = (total: number, flow = 0): PortfolioDay => ({
  day: '2026-01-01',
  values: {},
  total,
  cost: 0,
  flow,
});

const market: Market = {
  assets: [],
  candles: {
    btc: [100, 110, 99].map((close, i) => ({
      day: `2026-01-0${i + 1}`,
      open: close,
      high: close,
      low: close,
      close,
    })),
  },
  prices: { btc: dec('99') },
  rates: { INR: 1, USD: 1, EUR: 1, GBP: 1 },
  asOf: '2026-01-03',
  isSample: true,
};
const ledger: Transaction[] = [
  {
    id: '1',
    kind: 'buy',
    at: '2026-01-01T09:00',
    account: 'a',
    asset: 'btc',
    quantity: '1',
    value: '100',
    fee: '0',
  },
  {
    id: '2',
    kind: 'sell',
    at: '2026-01-02T09:00',
    account: 'a',
    asset: 'btc',
    quantity: '0.5',
    value: '55',
    fee: '1',
  },
];

describe('valuation', () => {
  it('parts what is realised from what is not', () => {
    const result = valuate(makeBook(ledger, { method: 'fifo', pool: 'together' }), market);
    expect(
      [result.value, result.cost, result.unrealised, result.realised, result.dayGain].map(toText),
    ).toEqual(['49.5', '50', '-0.5', '4', '-5.5']);
    expect(result.holdings[0]!.weight).toBe(1);
  });
  it('of the sample adds up: weights to one, holdings to the whole', () => {
    const result = valuate(
      makeBook(samplePortfolio().transactions, { method: 'fifo', pool: 'together' }),
      sampleMarket(),
    );
    expect(result.holdings.reduce((total, holding) => total + holding.weight, 0)).toBeCloseTo(1, 10);
    expect(sum(result.holdings.map((holding) => holding.unrealised))).toBe(result.unrealised);
  });
});

describe('history', () => {
  const book = makeBook(ledger, { method: 'fifo', pool: 'together' });
  it('follows quantities, prices, cost and flows day by day', () => {
    expect(history(ledger, book, market).map(({ total, cost, flow }) => [total, cost, flow])).toEqual([
      [100, 100, 100],
      [55, 50, -54],
      [49.5, 50, 0],
    ]);
  });
  it('of nothing is nothing', () => expect(history([], book, market)).toEqual([]));
  it('of the sample ends at the valuation', () => {
    const { transactions } = samplePortfolio();
    const sample = makeBook(transactions, { method: 'lifo', pool: 'account' });
    const last = history(transactions, sample, sampleMarket()).at(-1)!;
    expect(last.total).toBeCloseTo(toNumber(valuate(sample, sampleMarket()).value), 2);
  });
});

describe('returns', () => {
  it('do not grow by paying in', () =>
    expect(timeWeightedReturn([day(100), day(200, 100), day(220)])).toBeCloseTo(0.1));
  it('do not shrink by taking out', () =>
    expect(timeWeightedReturn([day(100), day(50, -50)])).toBeCloseTo(0));
  it('survive a day without anything held', () =>
    expect(timeWeightedReturn([day(100), day(0, -100), day(50, 50), day(55)])).toBeCloseTo(0.1));
  it('know the deepest fall, not the last', () =>
    expect(deepestFall([day(100), day(200), day(100), day(150), day(120)])).toBeCloseTo(-0.5));
});

describe('ranges', () => {
  it('count back from the last day and stop at the first', () => {
    expect(rangeStart('1M', '2026-11-20', '2024-04-11')).toBe('2026-10-21');
    expect(rangeStart('1Y', '2026-11-20', '2026-10-01')).toBe('2026-10-01');
    expect(rangeStart('All', '2026-11-20', '2024-04-11')).toBe('2024-04-11');
  });
});
