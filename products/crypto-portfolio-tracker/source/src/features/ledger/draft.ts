import type { Kind, Transaction } from '../../data/types.ts';
import { isDay } from '../../lib/dates.ts';
import { parseDecimal, toText, ZERO } from '../../lib/decimal.ts';

/** What stands in the form: text as typed. */
export interface Draft {
  kind: Kind;
  at: string;
  account: string;
  asset: string;
  quantity: string;
  value: string;
  fee: string;
  toAccount: string;
  toAsset: string;
  toQuantity: string;
  networkFee: string;
  note: string;
}
export type DraftField = keyof Draft;
export type DraftErrors = Partial<Record<DraftField, string>>;

/** The fields that each kind asks for besides time, account, coin, quantity and note. */
export const EXTRA: Record<Kind, readonly DraftField[]> = {
  buy: ['value', 'fee'],
  sell: ['value', 'fee'],
  swap: ['toAsset', 'toQuantity', 'value', 'fee'],
  transfer: ['toAccount', 'networkFee'],
  reward: ['value'],
  fee: [],
};

export const emptyDraft = (at: string, account: string, asset: string): Draft => ({
  kind: 'buy',
  at,
  account,
  asset,
  quantity: '',
  value: '',
  fee: '0',
  toAccount: '',
  toAsset: '',
  toQuantity: '',
  networkFee: '0',
  note: '',
});

export const draftOf = (entry: Transaction): Draft => ({
  ...emptyDraft(entry.at, entry.account, entry.asset),
  ...entry,
});

/** Checks a draft; gives the transaction, or a message for each field that is wrong. `now` is the latest time allowed. */
export function readDraft(
  draft: Draft,
  id: string,
  now: string,
): { transaction: Transaction } | { errors: DraftErrors } {
  const errors: DraftErrors = {};
  const extra = EXTRA[draft.kind];
  const number = (
    field: 'quantity' | 'value' | 'fee' | 'toQuantity' | 'networkFee',
    mayBeZero = false,
  ): string => {
    const value = parseDecimal(draft[field].replaceAll(',', ''));
    if (value === null) errors[field] = 'Write a number, with a point for decimals.';
    else if (value < ZERO || (!mayBeZero && value === ZERO))
      errors[field] = mayBeZero ? 'It cannot be negative.' : 'It must be more than zero.';
    return value === null ? '' : toText(value);
  };
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(draft.at) || !isDay(draft.at.slice(0, 10)))
    errors.at = 'Choose a day and a time.';
  else if (draft.at > now) errors.at = 'It lies in the future.';
  if (!draft.account) errors.account = 'Choose an account.';
  if (!draft.asset) errors.asset = 'Choose a coin.';
  const base = {
    id,
    at: draft.at,
    account: draft.account,
    asset: draft.asset,
    quantity: number('quantity'),
    ...(draft.note.trim() ? { note: draft.note.trim() } : {}),
  };
  if (extra.includes('toAccount') && (!draft.toAccount || draft.toAccount === draft.account))
    errors.toAccount = 'Choose another account.';
  if (extra.includes('toAsset') && (!draft.toAsset || draft.toAsset === draft.asset))
    errors.toAsset = 'Choose another coin.';
  const value = extra.includes('value') ? number('value') : '';
  const fee = extra.includes('fee') ? number('fee', true) : '';
  let transaction: Transaction;
  switch (draft.kind) {
    case 'buy':
    case 'sell':
      transaction = { ...base, kind: draft.kind, value, fee };
      break;
    case 'swap':
      transaction = {
        ...base,
        kind: 'swap',
        toAsset: draft.toAsset,
        toQuantity: number('toQuantity'),
        value,
        fee,
      };
      break;
    case 'transfer': {
      const networkFee = number('networkFee', true);
      if (
        !errors.quantity &&
        !errors.networkFee &&
        (parseDecimal(networkFee) ?? ZERO) >= (parseDecimal(base.quantity) ?? ZERO)
      )
        errors.networkFee = 'It must be less than the quantity.';
      transaction = { ...base, kind: 'transfer', toAccount: draft.toAccount, networkFee };
      break;
    }
    case 'reward':
      transaction = { ...base, kind: 'reward', value };
      break;
    case 'fee':
      transaction = { ...base, kind: 'fee' };
  }
  return Object.keys(errors).length ? { errors } : { transaction };
}
