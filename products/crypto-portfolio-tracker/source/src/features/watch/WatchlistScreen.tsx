import { linkTo } from '../../app/route.ts';
import { useStore } from '../../app/store.tsx';
import { toNumber } from '../../lib/decimal.ts';
import { formatMoney, pricePlaces } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Percent } from '../../ui/Money.tsx';
import { Swatch } from '../../ui/minerals.tsx';
import { Empty, Page } from '../../ui/Page.tsx';
import { Sparkline } from '../../ui/Sparkline.tsx';
import { dayChangeOf } from '../portfolio/valuation.ts';

export function WatchlistScreen() {
  const { portfolio, market, dispatch, assetOf, currency, rate } = useStore();
  const rest = market.assets.filter(({ id }) => !portfolio.watchlist.includes(id));
  return (
    <Page title="Watchlist" lead="Coins to keep an eye on, held or not. Ninety days each.">
      {portfolio.watchlist.length === 0 && <Empty title="Nothing is watched.">Choose coins below.</Empty>}
      <ul className="grid gap-px bg-line sm:grid-cols-2 lg:grid-cols-3">
        {portfolio.watchlist.map((asset) => {
          const closes = (market.candles[asset] ?? []).slice(-90).map(({ close }) => close);
          const price = toNumber(market.prices[asset] ?? 0n);
          return (
            <li
              key={asset}
              className="grid grid-cols-[1rem_1fr_auto] items-center gap-x-3 gap-y-3 bg-sheet p-4"
            >
              <Swatch asset={asset} className="h-10 w-4" />
              <a
                href={linkTo('asset', asset)}
                className="text-lg font-semibold underline decoration-line underline-offset-4"
              >
                {assetOf(asset).name}
              </a>
              <button
                type="button"
                className="link min-h-6 text-sm"
                onClick={() => dispatch({ type: 'watch', asset, on: false })}
                aria-label={`Remove ${assetOf(asset).name}`}
              >
                Remove
              </button>
              <Sparkline values={closes} className="col-span-3 h-20 w-full" />
              <p className="figures col-span-2 text-xl font-medium">
                {formatMoney(price, { currency, rate, places: pricePlaces(price * rate) })}
              </p>
              <p className="text-end text-sm">
                <Percent part={dayChangeOf(market, asset)} /> <span className="text-soft">day</span>
                <br />
                <Percent part={(closes.at(-1) ?? 1) / (closes[0] ?? 1) - 1} />{' '}
                <span className="text-soft">90 days</span>
              </p>
            </li>
          );
        })}
      </ul>
      {rest.length > 0 && (
        <section className="mt-8">
          <h2 className="mb-3 text-lg">Watch another</h2>
          <div className="flex flex-wrap gap-2">
            {rest.map(({ id, name }) => (
              <Button key={id} look="line" onClick={() => dispatch({ type: 'watch', asset: id, on: true })}>
                <Swatch asset={id} className="h-4 w-3" /> {name}
              </Button>
            ))}
          </div>
        </section>
      )}
    </Page>
  );
}
