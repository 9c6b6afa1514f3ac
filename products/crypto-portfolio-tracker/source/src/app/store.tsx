import { createContext, type Dispatch, type ReactNode, useContext, useMemo } from 'react';
import type { Account, Asset, Currency, Market, Portfolio } from '../data/types.ts';
import { type Book, makeBook } from '../features/ledger/book.ts';
import { history, type PortfolioDay } from '../features/portfolio/performance.ts';
import { type Valuation, valuate } from '../features/portfolio/valuation.ts';
import type { Action } from './reducer.ts';

export interface Store {
  portfolio: Portfolio;
  market: Market;
  book: Book;
  valuation: Valuation;
  days: PortfolioDay[];
  dispatch: Dispatch<Action>;
  /** Says something to everyone: shown at the bottom, read by screen readers. */
  announce: (message: string) => void;
  reset: () => void;
  assetOf: (id: string) => Asset;
  accountOf: (id: string) => Account;
  currency: Currency;
  rate: number;
}

const Context = createContext<Store | null>(null);

/** The portfolio, the market and everything worked out from both. */
export function useStore(): Store {
  const store = useContext(Context);
  if (!store) throw new Error('useStore needs a StoreProvider above it.');
  return store;
}

interface Props {
  portfolio: Portfolio;
  market: Market;
  dispatch: Dispatch<Action>;
  announce: (message: string) => void;
  reset: () => void;
  children: ReactNode;
}

export function StoreProvider({ portfolio, market, dispatch, announce, reset, children }: Props) {
  const { transactions, accounts, settings } = portfolio;
  const { method, pool, currency } = settings;
  const book = useMemo(() => makeBook(transactions, { method, pool }), [transactions, method, pool]);
  const valuation = useMemo(() => valuate(book, market), [book, market]);
  const days = useMemo(() => history(transactions, book, market), [transactions, book, market]);
  const store: Store = {
    portfolio,
    market,
    book,
    valuation,
    days,
    dispatch,
    announce,
    reset,
    assetOf: (id) =>
      market.assets.find((asset) => asset.id === id) ?? { id, symbol: id.toUpperCase(), name: id, places: 6 },
    accountOf: (id) => accounts.find((account) => account.id === id) ?? { id, name: id, kind: 'wallet' },
    currency,
    rate: market.rates[currency],
  };
  return <Context value={store}>{children}</Context>;
}
