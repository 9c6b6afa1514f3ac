import type { Currency } from '../data/types.ts';
import { type Decimal, PLACES, round, toNumber, toText } from './decimal.ts';

const LOCALE: Record<Currency, string> = { INR: 'en-IN', USD: 'en-US', EUR: 'en-IE', GBP: 'en-GB' };

export interface MoneyOptions {
  currency: Currency;
  /** How much of it one unit of book currency buys; 1 keeps the exact sum. */
  rate: number;
  /** Decimal places; 0 unless told. */
  places?: number;
  /** Writes a plus in front of gains. */
  signed?: boolean;
  /** '₹48.2L' in place of '₹48,21,340'. */
  compact?: boolean;
}

/** Money of the ledger on screen. In book currency the text is exact; converted sums go through a Number. */
export function formatMoney(
  value: Decimal | number,
  { currency, rate, places = 0, signed = false, compact = false }: MoneyOptions,
): string {
  const format = new Intl.NumberFormat(LOCALE[currency], {
    style: 'currency',
    currency,
    signDisplay: signed ? 'exceptZero' : 'negative',
    ...(compact
      ? { notation: 'compact', maximumSignificantDigits: 3 }
      : { minimumFractionDigits: places, maximumFractionDigits: places }),
  });
  const text =
    typeof value === 'number'
      ? format.format(value * rate)
      : rate === 1
        ? format.format(toText(round(value, Math.min(places, PLACES))) as `${number}`)
        : format.format(toNumber(value) * rate);
  // A true minus is as wide as the plus.
  return text.replace('-', '−');
}

/** Decimal places that suit a price: cheap coins need more. */
export const pricePlaces = (price: number): number => (price >= 1000 ? 0 : price >= 10 ? 2 : 4);

/** '0.085' with at most `places` decimals and grouped thousands. */
export const formatQuantity = (value: Decimal, places: number): string =>
  new Intl.NumberFormat('en-IN', { maximumFractionDigits: places }).format(toText(value) as `${number}`);

/** 0.0123 as '1.2 %'; `signed` writes '+1.2 %'. */
export function formatPercent(part: number, signed = false): string {
  const text = (Math.abs(part) * 100).toFixed(Math.abs(part) < 10 ? 1 : 0);
  const isZero = Number(text) === 0;
  return `${isZero ? '' : part < 0 ? '−' : signed ? '+' : ''}${text} %`;
}

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const months = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** '2026-11-20' as 'Nov 2026'. */
export const formatMonth = (day: string): string => months.format(new Date(`${day}T00:00:00Z`));

/** '2026-11-20' or '2026-11-20T09:21' as '20 Nov 2026'. */
export const formatDay = (day: string): string => days.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
