import { dayOf } from '../lib/dates.ts';
import { dec, fromNumber, multiply, round, toText } from '../lib/decimal.ts';
import { SAMPLE_DAY, sampleMarket } from './sample-prices.ts';
import type { Account, Kind, Portfolio, Settings, Transaction } from './types.ts';

const ACCOUNTS: Account[] = [
  { id: 'kestrel', name: 'Kestrel Exchange', kind: 'exchange' },
  { id: 'ninebay', name: 'Nine Bay', kind: 'exchange' },
  { id: 'steel', name: 'Steel wallet', kind: 'wallet' },
  { id: 'phone', name: 'Phone wallet', kind: 'wallet' },
];

/** When, what, where, coin, quantity, then for swaps the coin and quantity received, for transfers the target and fee. */
type Row = readonly [
  at: string,
  kind: Kind,
  account: string,
  asset: string,
  quantity: string,
  to?: string,
  more?: string,
];

const ROWS: readonly Row[] = [
  ['2024-04-11T10:12', 'buy', 'kestrel', 'btc', '0.085'],
  ['2024-04-23T19:40', 'buy', 'kestrel', 'eth', '1.6'],
  ['2024-05-17T08:05', 'buy', 'ninebay', 'sol', '32'],
  ['2024-06-06T21:31', 'buy', 'ninebay', 'ada', '4200'],
  ['2024-07-05T11:20', 'buy', 'kestrel', 'btc', '0.06'],
  ['2024-07-22T09:44', 'transfer', 'kestrel', 'btc', '0.12', 'steel', '0.00008'],
  ['2024-08-05T15:02', 'buy', 'kestrel', 'eth', '1.25'],
  ['2024-09-09T12:18', 'buy', 'ninebay', 'link', '180'],
  ['2024-09-12T18:57', 'buy', 'ninebay', 'dot', '420'],
  ['2024-10-03T07:25', 'buy', 'kestrel', 'usdc', '1800'],
  ['2024-11-06T20:10', 'buy', 'kestrel', 'btc', '0.042'],
  ['2024-12-05T16:36', 'sell', 'ninebay', 'ada', '1500'],
  ['2024-12-17T09:08', 'sell', 'kestrel', 'btc', '0.03'],
  ['2025-01-19T22:41', 'swap', 'ninebay', 'sol', '8', 'eth', '0.6'],
  ['2025-02-03T13:15', 'transfer', 'ninebay', 'sol', '20', 'phone', '0.00012'],
  ['2025-02-28T06:50', 'reward', 'phone', 'sol', '0.118'],
  ['2025-03-14T10:29', 'buy', 'kestrel', 'eth', '0.9'],
  ['2025-03-31T06:50', 'reward', 'phone', 'sol', '0.121'],
  ['2025-04-09T08:33', 'buy', 'kestrel', 'btc', '0.055'],
  ['2025-04-10T17:22', 'buy', 'ninebay', 'sol', '26'],
  ['2025-05-12T12:00', 'reward', 'ninebay', 'dot', '9.4'],
  ['2025-06-30T06:50', 'reward', 'phone', 'sol', '0.365'],
  ['2025-07-16T19:05', 'swap', 'kestrel', 'usdc', '900', 'link', '52'],
  ['2025-08-14T14:47', 'sell', 'kestrel', 'btc', '0.04'],
  ['2025-08-23T11:31', 'sell', 'kestrel', 'eth', '0.75'],
  ['2025-09-14T20:20', 'sell', 'ninebay', 'sol', '10'],
  ['2025-09-30T06:50', 'reward', 'phone', 'sol', '0.371'],
  ['2025-10-21T09:12', 'fee', 'phone', 'sol', '0.004'],
  ['2025-11-11T16:04', 'transfer', 'kestrel', 'eth', '2.2', 'steel', '0.0011'],
  ['2025-12-31T06:50', 'reward', 'phone', 'sol', '0.376'],
  ['2026-01-20T18:18', 'buy', 'ninebay', 'dot', '300'],
  ['2026-02-06T10:55', 'buy', 'ninebay', 'sol', '30'],
  ['2026-02-19T09:00', 'sell', 'ninebay', 'dot', '260'],
  ['2026-03-11T13:39', 'buy', 'kestrel', 'btc', '0.07'],
  ['2026-03-12T08:16', 'buy', 'kestrel', 'eth', '1.4'],
  ['2026-03-31T06:50', 'reward', 'phone', 'sol', '0.382'],
  ['2026-05-08T21:07', 'buy', 'kestrel', 'usdc', '2400'],
  ['2026-06-30T06:50', 'reward', 'phone', 'sol', '0.388'],
  ['2026-07-14T15:48', 'swap', 'ninebay', 'ada', '900', 'link', '32'],
  ['2026-08-03T12:26', 'sell', 'kestrel', 'eth', '0.5'],
  ['2026-09-02T10:02', 'buy', 'ninebay', 'link', '95'],
  ['2026-09-30T06:50', 'reward', 'phone', 'sol', '0.394'],
  ['2026-10-19T17:50', 'sell', 'kestrel', 'btc', '0.035'],
  ['2026-11-06T09:21', 'buy', 'kestrel', 'btc', '0.018'],
  ['2026-11-13T19:33', 'transfer', 'kestrel', 'btc', '0.06', 'steel', '0.00006'],
];

function transactionOf(row: Row, index: number, price: (asset: string, at: string) => number): Transaction {
  const [at, kind, account, asset, quantity, to = '', more = '0'] = row;
  const base = { id: `s${String(index + 1).padStart(3, '0')}`, at, account, asset, quantity };
  const value = round(multiply(dec(quantity), fromNumber(price(asset, at))), 2);
  const priced = { ...base, value: toText(value), fee: toText(round(multiply(value, dec('0.0018')), 2)) };
  switch (kind) {
    case 'buy':
    case 'sell':
      return { ...priced, kind };
    case 'swap':
      return { ...priced, kind, toAsset: to, toQuantity: more };
    case 'transfer':
      return { ...base, kind, toAccount: to, networkFee: more };
    case 'reward':
      return { ...base, kind, value: toText(value) };
    case 'fee':
      return { ...base, kind };
  }
}

export const START_SETTINGS: Settings = {
  currency: 'INR',
  method: 'fifo',
  pool: 'together',
  yearStart: '04-01',
  privacy: false,
  theme: 'system',
};

/** The portfolio of the first visit: two and a half years in four accounts, priced by the sample prices. */
export function samplePortfolio(): Portfolio {
  const { candles } = sampleMarket();
  const price = (asset: string, at: string) =>
    candles[asset]?.find(({ day }) => day === dayOf(at))?.close ?? 0;
  return {
    accounts: ACCOUNTS.map((account) => ({ ...account })),
    transactions: ROWS.map((row, index) => transactionOf(row, index, price)),
    alerts: [
      { id: 'a1', asset: 'btc', when: 'above', price: '8000000', since: '2026-10-02' },
      { id: 'a2', asset: 'eth', when: 'above', price: '300000', since: '2026-09-15' },
      { id: 'a3', asset: 'sol', when: 'below', price: '14000', since: '2026-11-01' },
      { id: 'a4', asset: 'avax', when: 'below', price: '1500', since: SAMPLE_DAY },
    ],
    watchlist: ['atom', 'avax', 'xtz'],
    settings: START_SETTINGS,
  };
}
