import type { PortfolioApi, PriceApi } from './api.ts';
import { createLocalPortfolio } from './local-portfolio.ts';
import { samplePrices } from './sample-prices.ts';

/** The two plugs of the application. Put your own implementation here; nothing else has to change. */
export const portfolioApi: PortfolioApi = createLocalPortfolio();
export const priceApi: PriceApi = samplePrices;
