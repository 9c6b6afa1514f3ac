import type { Account, Alert, Portfolio, Settings, Transaction } from '../data/types.ts';

export type Action =
  | { type: 'replace'; portfolio: Portfolio }
  | { type: 'put-transaction'; transaction: Transaction }
  | { type: 'add-transactions'; transactions: readonly Transaction[] }
  | { type: 'remove-transaction'; id: string }
  | { type: 'settings'; change: Partial<Settings> }
  | { type: 'watch'; asset: string; on: boolean }
  | { type: 'put-alert'; alert: Alert }
  | { type: 'remove-alert'; id: string }
  | { type: 'put-account'; account: Account }
  | { type: 'remove-account'; id: string };

/** Puts an item in the place of the one with the same id, or at the end. */
function put<T extends { id: string }>(list: readonly T[], item: T): T[] {
  return list.some(({ id }) => id === item.id)
    ? list.map((other) => (other.id === item.id ? item : other))
    : [...list, item];
}

/** Does any transaction name this account? Such an account cannot be removed. */
export const isUsed = (account: string, transactions: readonly Transaction[]): boolean =>
  transactions.some(
    (entry) => entry.account === account || (entry.kind === 'transfer' && entry.toAccount === account),
  );

export function reduce(state: Portfolio, action: Action): Portfolio {
  switch (action.type) {
    case 'replace':
      return action.portfolio;
    case 'put-transaction':
      return { ...state, transactions: put(state.transactions, action.transaction) };
    case 'add-transactions':
      return { ...state, transactions: [...state.transactions, ...action.transactions] };
    case 'remove-transaction':
      return { ...state, transactions: state.transactions.filter(({ id }) => id !== action.id) };
    case 'settings':
      return { ...state, settings: { ...state.settings, ...action.change } };
    case 'watch': {
      const others = state.watchlist.filter((asset) => asset !== action.asset);
      return { ...state, watchlist: action.on ? [...others, action.asset] : others };
    }
    case 'put-alert':
      return { ...state, alerts: put(state.alerts, action.alert) };
    case 'remove-alert':
      return { ...state, alerts: state.alerts.filter(({ id }) => id !== action.id) };
    case 'put-account':
      return { ...state, accounts: put(state.accounts, action.account) };
    case 'remove-account':
      return isUsed(action.id, state.transactions)
        ? state
        : { ...state, accounts: state.accounts.filter(({ id }) => id !== action.id) };
  }
}
