import type { Day, YearStart } from '../lib/dates.ts';
import type { Decimal } from '../lib/decimal.ts';

/** A decimal number as text ('0.00512'), the form in which the ledger is stored and sent: JSON has no exact numbers. */
export type DecimalText = string;

export interface Asset {
  id: string;
  symbol: string;
  name: string;
  /** Decimal places that make sense for a quantity on screen. */
  places: number;
}

export type AccountKind = 'exchange' | 'wallet';
export interface Account {
  id: string;
  name: string;
  kind: AccountKind;
}

interface Entry {
  id: string;
  /** Local time, 'YYYY-MM-DDTHH:mm'. */
  at: string;
  account: string;
  asset: string;
  quantity: DecimalText;
  note?: string;
}
/** `value` is always book currency (rupees in the sample), `fee` what was charged on top in book currency. */
export interface Buy extends Entry {
  kind: 'buy';
  value: DecimalText;
  fee: DecimalText;
}
export interface Sell extends Entry {
  kind: 'sell';
  value: DecimalText;
  fee: DecimalText;
}
/** Gives `quantity` of `asset` for `toQuantity` of `toAsset`; `value` is the market value at that moment. */
export interface Swap extends Entry {
  kind: 'swap';
  toAsset: string;
  toQuantity: DecimalText;
  value: DecimalText;
  fee: DecimalText;
}
/** `quantity` leaves `account`; `toAccount` receives it less `networkFee`, in the same asset. */
export interface Transfer extends Entry {
  kind: 'transfer';
  toAccount: string;
  networkFee: DecimalText;
}
export interface Reward extends Entry {
  kind: 'reward';
  value: DecimalText;
}
export interface Fee extends Entry {
  kind: 'fee';
}
export type Transaction = Buy | Sell | Swap | Transfer | Reward | Fee;
export type Kind = Transaction['kind'];
export const KINDS: readonly Kind[] = ['buy', 'sell', 'swap', 'transfer', 'reward', 'fee'];

export type Method = 'fifo' | 'lifo' | 'average';
/** Lots of one asset in one pool for everything, or in one pool per account. */
export type Pool = 'together' | 'account';
export type Currency = 'INR' | 'USD' | 'EUR' | 'GBP';
export const CURRENCIES: readonly Currency[] = ['INR', 'USD', 'EUR', 'GBP'];
/** The currency the ledger is kept in. */
export const BOOK_CURRENCY: Currency = 'INR';

export interface Settings {
  currency: Currency;
  method: Method;
  pool: Pool;
  yearStart: YearStart;
  /** Blurs every sum. */
  privacy: boolean;
  theme: 'system' | 'light' | 'dark';
}

export interface Alert {
  id: string;
  asset: string;
  when: 'above' | 'below';
  /** In book currency. */
  price: DecimalText;
  since: Day;
}

/** Everything the person owns in this application; what PortfolioApi loads and saves. */
export interface Portfolio {
  accounts: Account[];
  transactions: Transaction[];
  alerts: Alert[];
  watchlist: string[];
  settings: Settings;
}

/** One day of prices in book currency. */
export interface Candle {
  day: Day;
  open: number;
  high: number;
  low: number;
  close: number;
}

export interface Market {
  assets: Asset[];
  /** Oldest first, by asset id; every asset ends on `asOf`. */
  candles: Record<string, Candle[]>;
  /** Exact last prices in book currency, by asset id. */
  prices: Record<string, Decimal>;
  /** How much of each currency one unit of book currency buys. */
  rates: Record<Currency, number>;
  asOf: Day;
  /** True for invented prices; the interface then says so everywhere. */
  isSample: boolean;
}
