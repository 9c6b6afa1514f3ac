/** A day as 'YYYY-MM-DD'. Days are compared and sorted as text; no time zone can move them. */
export type Day = string;

const MS = 86_400_000;
const time = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: Day, count: number): Day =>
  new Date(time(day) + count * MS).toISOString().slice(0, 10);

/** Whole days from `from` to `to`; negative if `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((time(to) - time(from)) / MS);

export const dayOf = (at: string): Day => at.slice(0, 10);

/** Is it a day that exists? 2025-02-30 does not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const stamp = time(text);
  return !Number.isNaN(stamp) && new Date(stamp).toISOString().slice(0, 10) === text;
}

export function* eachDay(from: Day, to: Day): Generator<Day> {
  for (let day = from; day <= to; day = addDays(day, 1)) yield day;
}

/** Where a tax year begins: India 1 April, the calendar year 1 January, the United Kingdom 6 April. */
export type YearStart = '04-01' | '01-01' | '04-06';

export interface TaxYear {
  /** The year the tax year begins in. */
  year: number;
  label: string;
  from: Day;
  /** The last day, included. */
  to: Day;
}

export function taxYear(year: number, start: YearStart): TaxYear {
  const from = `${year}-${start}`;
  const label = start === '01-01' ? String(year) : `${year}–${String((year + 1) % 100).padStart(2, '0')}`;
  return { year, label, from, to: addDays(`${year + 1}-${start}`, -1) };
}

export function taxYearOf(day: Day, start: YearStart): TaxYear {
  const year = Number(day.slice(0, 4));
  return taxYear(day >= `${year}-${start}` ? year : year - 1, start);
}
