import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { samplePortfolio } from '../data/sample-ledger.ts';
import { sampleMarket } from '../data/sample-prices.ts';
import type { Portfolio } from '../data/types.ts';
import { makeBook } from '../features/ledger/book.ts';
import { valuate } from '../features/portfolio/valuation.ts';
import { formatMoney } from '../lib/format.ts';
import { readRoute, SCREENS } from './route.ts';
import { Screens } from './Screens.tsx';
import { Shell } from './Shell.tsx';
import { StoreProvider } from './store.tsx';

const market = sampleMarket();
const sample = samplePortfolio();

/** The HTML of a screen with its shell. */
function show(hash: string, portfolio: Portfolio = sample): string {
  const route = readRoute(hash);
  return renderToString(
    <StoreProvider
      portfolio={portfolio}
      market={market}
      dispatch={() => {}}
      announce={() => {}}
      reset={() => {}}
    >
      <Shell route={route} notice="" kept>
        <Screens route={route} />
      </Shell>
    </StoreProvider>,
  );
}
/** Sums as they are written on screen, each of which some screen shows. */
const { value, cost, realised } = valuate(makeBook(sample.transactions, sample.settings), market);
const ledgerSums = [value, cost, realised].map((sum) => formatMoney(sum, { currency: 'INR', rate: 1 }));
const empty: Portfolio = { ...sample, transactions: [], alerts: [], watchlist: [] };

it('without privacy mode the overview shows those sums', () => {
  for (const sum of ledgerSums) expect(show('#/')).toContain(sum);
});

describe('every screen', () => {
  for (const screen of SCREENS) {
    const hash = screen === 'asset' ? '#/asset/btc' : `#/${screen}`;
    it(`${screen} has one heading and says that prices are samples`, () => {
      const html = show(hash);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toContain('Sample prices,');
    });
    it(`${screen} stands with an empty ledger`, () => expect(show(hash, empty)).toContain('<h1'));
    it(`${screen} shows no sum of the ledger in privacy mode`, () => {
      const html = show(hash, { ...sample, settings: { ...sample.settings, privacy: true } });
      const bare = html.replaceAll(
        /<span class="hidden-sum"[^>]*>.*?<span class="sr-only">hidden<\/span>/g,
        '',
      );
      for (const sum of ledgerSums) expect(bare).not.toContain(sum);
    });
  }
});

it('unknown addresses and coins are said', () => {
  expect(show('#/nowhere')).toContain('Nothing lies here');
  expect(show('#/asset/doge')).toContain('No such coin');
});
it('a filter in the address is applied', () => {
  expect(show('#/ledger?kind=swap')).toContain('3 of 45 entries');
});
