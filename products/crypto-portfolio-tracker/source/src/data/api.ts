import type { Market, Portfolio } from './types.ts';

/** Where the person's ledger and settings live. Both members reject with an Error whose message may be shown. */
export interface PortfolioApi {
  /** The saved portfolio, or the starting one on the first visit. */
  load(): Promise<Portfolio>;
  /** Saves the whole portfolio; resolves false when nothing can be kept (private window, full storage). */
  save(portfolio: Portfolio): Promise<boolean>;
  /** Forgets what was saved and gives the starting portfolio. */
  reset(): Promise<Portfolio>;
}

/** Where prices come from. docs/data.md shows an implementation over HTTP. */
export interface PriceApi {
  load(signal?: AbortSignal): Promise<Market>;
}
