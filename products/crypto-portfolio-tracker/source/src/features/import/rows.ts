import type { Account, Asset, Kind, Transaction } from '../../data/types.ts';
import { isDay } from '../../lib/dates.ts';
import { parseDecimal, toText, ZERO } from '../../lib/decimal.ts';
import type { Field, Reading } from './mapping.ts';

export interface RowError {
  field: Field;
  message: string;
}
export interface ReadRow {
  /** Line in the file, the header being line 1. */
  line: number;
  cells: readonly string[];
  /** Null when there are errors. */
  transaction: Transaction | null;
  errors: RowError[];
  /** The same entry is in the ledger already, or stands earlier in the file. */
  duplicate: boolean;
}

const KIND_WORDS: Record<string, Kind> = {
  buy: 'buy',
  purchase: 'buy',
  bought: 'buy',
  sell: 'sell',
  sold: 'sell',
  sale: 'sell',
  swap: 'swap',
  trade: 'swap',
  convert: 'swap',
  exchange: 'swap',
  transfer: 'transfer',
  withdrawal: 'transfer',
  withdraw: 'transfer',
  send: 'transfer',
  reward: 'reward',
  staking: 'reward',
  'staking reward': 'reward',
  interest: 'reward',
  income: 'reward',
  fee: 'fee',
  gas: 'fee',
};

/** '₹1,23,456.50' or '1.234,50' as exact text, without a sign; null if it is no number. */
export function readNumber(text: string, decimals: Reading['decimals']): string | null {
  const bare = text.replaceAll(/[₹$€£\s\u00a0']|INR|USD|EUR|GBP/g, '');
  const plain = decimals === 'comma' ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '');
  const small = /^-?(\d(?:\.\d+)?)e-(\d{1,2})$/i.exec(plain);
  const unfolded = small ? `0.${'0'.repeat(Number(small[2]) - 1)}${small[1]?.replace('.', '')}` : plain;
  const value = parseDecimal(unfolded.replace(/^[+-]/, ''));
  return value === null || value < ZERO ? null : toText(value);
}

/** A date with or without time as 'YYYY-MM-DDTHH:mm'; null if there is no such day. */
export function readDate(text: string, dates: Reading['dates']): string | null {
  const match = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})(?:[T ,]+(\d{1,2}):(\d{2}))?/.exec(text.trim());
  if (!match) return null;
  const [, a = '', b = '', c = '', hour = '0', minute = '00'] = match;
  const [year, month, date] = dates === 'iso' ? [a, b, c] : dates === 'day-first' ? [c, b, a] : [c, a, b];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) && Number(hour) < 24 && Number(minute) < 60
    ? `${day}T${hour.padStart(2, '0')}:${minute}`
    : null;
}

/** What makes two entries the same, whatever their ids. */
export const fingerprint = (entry: Transaction): string =>
  [
    entry.at,
    entry.kind,
    entry.account,
    entry.asset,
    entry.quantity,
    entry.kind === 'swap' ? entry.toAsset : '',
  ].join('|');

const named = <T extends { id: string; name: string }>(
  list: readonly T[],
  text: string,
  symbol?: (item: T) => string,
): T | undefined => {
  const wanted = text.trim().toLowerCase();
  return list.find((item) =>
    [item.id, item.name.toLowerCase(), symbol?.(item).toLowerCase()].includes(wanted),
  );
};

interface Known {
  accounts: readonly Account[];
  assets: readonly Asset[];
}

function readRow(
  cells: readonly string[],
  line: number,
  reading: Reading,
  { accounts, assets }: Known,
): ReadRow {
  const errors: RowError[] = [];
  const cell = (field: Field): string =>
    reading.mapping[field] === undefined ? '' : (cells[reading.mapping[field]] ?? '').trim();
  const fail = (field: Field, message: string): string => {
    errors.push({ field, message });
    return '';
  };
  const numberIn = (field: Field, needed: boolean): string => {
    const text = cell(field);
    if (text === '') return needed ? fail(field, 'is missing') : '0';
    const read = readNumber(text, reading.decimals);
    if (read === null) return fail(field, `"${text}" is not a number`);
    return needed && parseDecimal(read) === ZERO ? fail(field, 'must be more than zero') : read;
  };
  const accountIn = (field: 'account' | 'toAccount'): string => {
    const text = cell(field);
    if (text === '' && field === 'account' && reading.account) return reading.account;
    return (
      named(accounts, text)?.id ?? fail(field, text ? `"${text}" is none of your accounts` : 'is missing')
    );
  };
  const assetIn = (field: 'asset' | 'toAsset'): string => {
    const text = cell(field);
    return (
      named(assets, text, (asset) => asset.symbol)?.id ??
      fail(field, text ? `"${text}" has no price here` : 'is missing')
    );
  };

  const kind = KIND_WORDS[cell('kind').toLowerCase()];
  if (!kind) fail('kind', cell('kind') ? `"${cell('kind')}" is not known` : 'is missing');
  const at =
    readDate(cell('date'), reading.dates) ??
    fail('date', cell('date') ? `"${cell('date')}" is not a day in this format` : 'is missing');
  const base = {
    id: `i${line}`,
    at,
    account: accountIn('account'),
    asset: assetIn('asset'),
    quantity: numberIn('quantity', true),
    ...(cell('note') ? { note: cell('note') } : {}),
  };
  let transaction: Transaction | null = null;
  if (kind === 'buy' || kind === 'sell')
    transaction = { ...base, kind, value: numberIn('value', true), fee: numberIn('fee', false) };
  else if (kind === 'swap')
    transaction = {
      ...base,
      kind,
      toAsset: assetIn('toAsset'),
      toQuantity: numberIn('toQuantity', true),
      value: numberIn('value', true),
      fee: numberIn('fee', false),
    };
  else if (kind === 'reward') transaction = { ...base, kind, value: numberIn('value', true) };
  else if (kind === 'fee') transaction = { ...base, kind };
  else if (kind === 'transfer') {
    transaction = { ...base, kind, toAccount: accountIn('toAccount'), networkFee: '0' };
    if (transaction.toAccount && transaction.toAccount === base.account)
      fail('toAccount', 'is the account it comes from');
  }
  return { line, cells, transaction: errors.length === 0 ? transaction : null, errors, duplicate: false };
}

/** Reads every row; a row is either right or carries each of its errors. Nothing is guessed silently. */
export function readRows(
  rows: readonly (readonly string[])[],
  reading: Reading,
  known: Known & { transactions: readonly Transaction[] },
): ReadRow[] {
  const seen = new Set(known.transactions.map(fingerprint));
  return rows.map((cells, index) => {
    const row = readRow(cells, index + 2, reading, known);
    if (!row.transaction) return row;
    const print = fingerprint(row.transaction);
    const duplicate = seen.has(print);
    seen.add(print);
    return { ...row, duplicate };
  });
}
