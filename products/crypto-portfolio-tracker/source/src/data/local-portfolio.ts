import type { PortfolioApi } from './api.ts';
import { START_SETTINGS, samplePortfolio } from './sample-ledger.ts';
import type { Portfolio } from './types.ts';

const KEY = 'lode.portfolio.v1';

/** Does saved text hold the lists this version knows? Anything else is treated as nothing saved. */
export function readPortfolio(text: string | null): Portfolio | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { accounts, transactions, alerts, watchlist, settings } = value as Partial<Portfolio>;
    if (![accounts, transactions, alerts, watchlist].every(Array.isArray) || typeof settings !== 'object')
      return null;
    return { ...(value as Portfolio), settings: { ...START_SETTINGS, ...settings } };
  } catch {
    return null;
  }
}

/** Keeps the portfolio in this browser; goes on in memory where storage is refused. */
export function createLocalPortfolio(key = KEY): PortfolioApi {
  return {
    async load() {
      try {
        return readPortfolio(localStorage.getItem(key)) ?? samplePortfolio();
      } catch {
        return samplePortfolio();
      }
    },
    async save(portfolio) {
      try {
        localStorage.setItem(key, JSON.stringify(portfolio));
        return true;
      } catch {
        return false;
      }
    },
    async reset() {
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing was kept, so there is nothing to remove.
      }
      return samplePortfolio();
    },
  };
}
