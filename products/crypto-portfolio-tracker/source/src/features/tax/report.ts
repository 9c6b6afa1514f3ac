import type { Asset } from '../../data/types.ts';
import { writeCsv } from '../../lib/csv.ts';
import { daysBetween, type TaxYear, taxYearOf, type YearStart } from '../../lib/dates.ts';
import { type Decimal, round, sum, toText, ZERO } from '../../lib/decimal.ts';
import type { Book, Disposal, Income } from '../ledger/book.ts';

export interface AssetLine {
  asset: string;
  disposals: number;
  proceeds: Decimal;
  cost: Decimal;
  gain: Decimal;
}
export interface TaxReport {
  year: TaxYear;
  disposals: Disposal[];
  income: Income[];
  byAsset: AssetLine[];
  proceeds: Decimal;
  cost: Decimal;
  gains: Decimal;
  /** Zero or negative. */
  losses: Decimal;
  net: Decimal;
  incomeValue: Decimal;
  /** Cost of coins paid as network fees; shown for information, in no other sum. */
  feeCost: Decimal;
}

/** Days a disposed lot was held. */
export const heldDays = (disposal: Disposal): number => daysBetween(disposal.acquired, disposal.day);

/** Tax years in which something was sold or earned, newest first; the year of `asOf` always among them. */
export function taxYears(book: Book, start: YearStart, asOf: string): TaxYear[] {
  const days = [asOf, ...book.disposals.map(({ day }) => day), ...book.income.map(({ day }) => day)];
  const years = new Map(days.map((day) => taxYearOf(day, start)).map((year) => [year.year, year]));
  return [...years.values()].toSorted((a, b) => b.year - a.year);
}

export function taxReport(book: Book, year: TaxYear): TaxReport {
  const within = ({ day }: { day: string }) => day >= year.from && day <= year.to;
  const disposals = book.disposals.filter(within);
  const income = book.income.filter(within);
  const total = (list: readonly Disposal[], key: 'proceeds' | 'cost' | 'gain') =>
    sum(list.map((entry) => entry[key]));
  const byAsset = [...new Set(disposals.map(({ asset }) => asset))].map((asset) => {
    const own = disposals.filter((entry) => entry.asset === asset);
    return {
      asset,
      disposals: own.length,
      proceeds: total(own, 'proceeds'),
      cost: total(own, 'cost'),
      gain: total(own, 'gain'),
    };
  });
  return {
    year,
    disposals,
    income,
    byAsset,
    proceeds: total(disposals, 'proceeds'),
    cost: total(disposals, 'cost'),
    gains: total(
      disposals.filter(({ gain }) => gain > ZERO),
      'gain',
    ),
    losses: total(
      disposals.filter(({ gain }) => gain < ZERO),
      'gain',
    ),
    net: total(disposals, 'gain'),
    incomeValue: sum(income.map(({ value }) => value)),
    feeCost: sum(book.fees.filter(within).map(({ cost }) => cost)),
  };
}

/** The report as a file for a spreadsheet: sums of money at two places, quantities exact. */
export function reportCsv(report: TaxReport, assets: readonly Asset[]): string {
  const symbol = (id: string) => assets.find((asset) => asset.id === id)?.symbol ?? id;
  const money = (value: Decimal) => toText(round(value, 2));
  return writeCsv([
    [
      'Section',
      'Coin',
      'Quantity',
      'Acquired',
      'Disposed or received',
      'Days held',
      'Proceeds INR',
      'Cost INR',
      'Gain INR',
    ],
    ...report.disposals.map((entry) => [
      'Disposal',
      symbol(entry.asset),
      toText(entry.quantity),
      entry.acquired,
      entry.day,
      String(heldDays(entry)),
      money(entry.proceeds),
      money(entry.cost),
      money(entry.gain),
    ]),
    ...report.income.map((entry) => [
      'Income',
      symbol(entry.asset),
      toText(entry.quantity),
      '',
      entry.day,
      '',
      money(entry.value),
      '',
      '',
    ]),
    [
      'Total',
      '',
      '',
      report.year.from,
      report.year.to,
      '',
      money(report.proceeds),
      money(report.cost),
      money(report.net),
    ],
  ]);
}
