import { describe, expect, it } from 'vitest';
import { samplePortfolio } from '../../data/sample-ledger.ts';
import { sampleMarket } from '../../data/sample-prices.ts';
import type { Transaction } from '../../data/types.ts';
import { parseCsv } from '../../lib/csv.ts';
import { taxYear } from '../../lib/dates.ts';
import { dec, sum, toText } from '../../lib/decimal.ts';
import { makeBook } from '../ledger/book.ts';
import { heldDays, reportCsv, taxReport, taxYears } from './report.ts';

const at = (day: string) => ({ at: `${day}T23:59`, account: 'a', asset: 'btc' });
const ledger: Transaction[] = [
  { id: '1', kind: 'buy', ...at('2025-01-01'), quantity: '3', value: '300', fee: '0' },
  { id: '2', kind: 'sell', ...at('2026-03-31'), quantity: '1', value: '150', fee: '0' },
  { id: '3', kind: 'sell', ...at('2026-04-01'), quantity: '1', value: '60', fee: '0' },
  { id: '4', kind: 'reward', ...at('2026-04-02'), quantity: '0.1', value: '7.5' },
];
const book = makeBook(ledger, { method: 'fifo', pool: 'together' });

describe('taxReport', () => {
  it('puts the last day of March and the first of April into different years', () => {
    expect(toText(taxReport(book, taxYear(2025, '04-01')).net)).toBe('50');
    expect(toText(taxReport(book, taxYear(2026, '04-01')).net)).toBe('-40');
  });
  it('keeps gains, losses and income apart', () => {
    const report = taxReport(book, taxYear(2026, '01-01'));
    expect([report.gains, report.losses, report.net, report.incomeValue].map(toText)).toEqual([
      '50',
      '-40',
      '10',
      '7.5',
    ]);
  });
  it('counts the days held', () => expect(heldDays(book.disposals[0]!)).toBe(454));
  it('offers the years with something in them, and the present one', () => {
    expect(taxYears(book, '04-01', '2028-05-01').map(({ label }) => label)).toEqual([
      '2028–29',
      '2026–27',
      '2025–26',
    ]);
  });
  it('over all years of the sample makes the whole gain, once', () => {
    const { transactions } = samplePortfolio();
    for (const start of ['04-01', '01-01', '04-06'] as const) {
      const sample = makeBook(transactions, { method: 'average', pool: 'together' });
      const years = taxYears(sample, start, '2026-11-20').map((year) => taxReport(sample, year).net);
      expect(sum(years)).toBe(sum(sample.disposals.map(({ gain }) => gain)));
    }
  });
  it('by coin adds up to the whole', () => {
    const sample = makeBook(samplePortfolio().transactions, { method: 'fifo', pool: 'together' });
    const report = taxReport(sample, taxYear(2025, '04-01'));
    expect(sum(report.byAsset.map(({ gain }) => gain))).toBe(report.net);
    expect(report.gains + report.losses).toBe(report.net);
  });
});

describe('reportCsv', () => {
  it('has a line for each disposal and income, and the totals', () => {
    const rows = parseCsv(reportCsv(taxReport(book, taxYear(2026, '04-01')), sampleMarket().assets));
    expect(rows).toHaveLength(4);
    expect(rows[1]).toEqual(['Disposal', 'BTC', '1', '2025-01-01', '2026-04-01', '455', '60', '100', '-40']);
    expect(rows.at(-1)!.slice(-3)).toEqual(['60', '100', '-40']);
  });
  it('rounds money at the very end only', () => {
    const third = makeBook(
      [
        { id: '1', kind: 'buy', ...at('2026-01-01'), quantity: '3', value: '100', fee: '0' },
        { id: '2', kind: 'sell', ...at('2026-01-02'), quantity: '1', value: '50', fee: '0' },
      ],
      { method: 'fifo', pool: 'together' },
    );
    expect(third.disposals[0]!.cost).toBe(dec('33.333333333333333333'));
    expect(reportCsv(taxReport(third, taxYear(2026, '01-01')), [])).toContain('50,33.33,16.67');
  });
});
