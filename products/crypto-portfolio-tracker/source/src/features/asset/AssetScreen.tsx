import { useState } from 'react';
import { linkTo } from '../../app/route.ts';
import { useStore } from '../../app/store.tsx';
import { addDays, daysBetween } from '../../lib/dates.ts';
import { divide, multiply, toNumber } from '../../lib/decimal.ts';
import { formatDay, formatMoney, pricePlaces } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Money, Percent, Quantity } from '../../ui/Money.tsx';
import { Swatch } from '../../ui/minerals.tsx';
import { Empty, Page, Section } from '../../ui/Page.tsx';
import { filterLedger, NO_FILTER } from '../ledger/filter.ts';
import { TransactionLine } from '../ledger/TransactionLine.tsx';
import { LotCore, lotGain } from '../portfolio/LotCore.tsx';
import { METHODS } from '../portfolio/OverviewScreen.tsx';
import { RANGES, type Range, rangeStart } from '../portfolio/performance.ts';
import { dayChangeOf, ratio } from '../portfolio/valuation.ts';
import { CandleChart } from './CandleChart.tsx';

export function AssetScreen({ id }: { id: string }) {
  const { market, valuation, portfolio, dispatch, announce, assetOf, accountOf, currency, rate } = useStore();
  const [range, setRange] = useState<Range>('6M');
  const all = market.candles[id];
  const asset = assetOf(id);
  if (!all) {
    return (
      <Page title="No such coin" lead="The prices know no coin by this name.">
        <a className="link" href={linkTo('holdings')}>
          To the holdings
        </a>
      </Page>
    );
  }
  const holding = valuation.holdings.find((entry) => entry.asset === id);
  const trades = filterLedger(portfolio.transactions, { ...NO_FILTER, asset: id }, '04-01');
  const start = rangeStart(range, market.asOf, all[0]?.day ?? addDays(market.asOf, -1));
  const isWatched = portfolio.watchlist.includes(id);
  const price = toNumber(market.prices[id] ?? 0n);
  const watch = () => {
    dispatch({ type: 'watch', asset: id, on: !isWatched });
    announce(isWatched ? `${asset.name} is off the watchlist.` : `${asset.name} is on the watchlist.`);
  };
  return (
    <Page
      title={
        <span className="flex items-center gap-3">
          <Swatch asset={id} className="h-9 w-5" />
          {asset.name}
        </span>
      }
      lead={
        <span className="text-base text-ink">
          <span className="figures text-xl font-medium">
            {formatMoney(price, { currency, rate, places: pricePlaces(price * rate) })}
          </span>{' '}
          <span className="mx-2">
            <Percent part={dayChangeOf(market, id)} />
          </span>
          <span className="text-soft">since yesterday{market.isSample && ', sample price'}</span>
        </span>
      }
      actions={
        <Button look="line" aria-pressed={isWatched} onClick={watch}>
          {isWatched ? 'Watching' : 'Watch'}
        </Button>
      }
    >
      <Section
        title="Price and own trades"
        aside={
          <Choice
            legend="Range"
            hideLegend
            options={RANGES.map((name) => [name, name] as const)}
            value={range}
            onChange={setRange}
          />
        }
      >
        <p className="px-4 pb-2 text-sm text-soft">
          Triangles under a candle: bought or earned. Above: sold or swapped.
        </p>
        <CandleChart
          asset={id}
          candles={all.filter(({ day }) => day >= start)}
          trades={trades.filter(
            (entry) => entry.at.slice(0, 10) >= start && entry.kind !== 'transfer' && entry.kind !== 'fee',
          )}
          averageCost={
            holding && holding.quantity > 0n ? toNumber(divide(holding.cost, holding.quantity)) : null
          }
        />
      </Section>
      {holding ? (
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-[22rem_1fr]">
          <Section title="Position">
            <dl className="grid grid-cols-2 gap-4 px-4 pb-4 [&_dd]:text-base [&_dd]:font-medium [&_dt]:text-xs [&_dt]:text-soft">
              <div>
                <dt>Held</dt>
                <dd>
                  <Quantity value={holding.quantity} asset={id} />
                </dd>
              </div>
              <div>
                <dt>Value</dt>
                <dd>
                  <Money value={holding.value} />
                </dd>
              </div>
              <div>
                <dt>Cost</dt>
                <dd>
                  <Money value={holding.cost} />
                </dd>
              </div>
              <div>
                <dt>Unrealised</dt>
                <dd>
                  <Money value={holding.unrealised} signed toned />{' '}
                  <Percent part={ratio(holding.unrealised, holding.cost)} />
                </dd>
              </div>
              <div>
                <dt>Realised</dt>
                <dd>
                  <Money value={holding.realised} signed toned />
                </dd>
              </div>
              <div>
                <dt>Share of everything</dt>
                <dd>
                  <Percent part={holding.weight} signed={false} />
                </dd>
              </div>
            </dl>
            <ul className="border-t border-line px-4 py-3 text-sm">
              {holding.accounts.map(({ account, quantity }) => (
                <li key={account} className="flex justify-between py-1">
                  {accountOf(account).name} <Quantity value={quantity} asset={id} />
                </li>
              ))}
            </ul>
          </Section>
          <Section
            title="Open lots"
            aside={
              <Choice
                legend="Method"
                hideLegend
                options={METHODS}
                value={portfolio.settings.method}
                onChange={(method) => dispatch({ type: 'settings', change: { method } })}
              />
            }
          >
            <div className="flex gap-4 p-4">
              <LotCore
                asset={id}
                lots={holding.lots}
                price={holding.price}
                height={Math.max(180, holding.lots.length * 30)}
                className="shrink-0 max-sm:hidden"
              />
              <div className="scroll min-w-0 flex-1" tabIndex={0} role="region" aria-label="Open lots">
                <table className="table">
                  <thead>
                    <tr>
                      <th scope="col">Acquired</th>
                      <th scope="col" className="end">
                        Quantity
                      </th>
                      <th scope="col" className="end">
                        Cost
                      </th>
                      <th scope="col" className="end">
                        Value
                      </th>
                      <th scope="col" className="end">
                        Gain
                      </th>
                      <th scope="col" className="end">
                        Days
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {holding.lots.toReversed().map((lot) => (
                      <tr key={`${lot.id}-${lot.acquired}`}>
                        <th scope="row">{formatDay(lot.acquired)}</th>
                        <td className="end">
                          <Quantity value={lot.quantity} asset={id} />
                        </td>
                        <td className="end">
                          <Money value={lot.cost} />
                        </td>
                        <td className="end">
                          <Money value={multiply(lot.quantity, holding.price)} />
                        </td>
                        <td className="end">
                          <Percent part={lotGain(lot, holding.price)} />
                        </td>
                        <td className="figures end">{daysBetween(lot.acquired, market.asOf)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </div>
          </Section>
        </div>
      ) : (
        <div className="mt-6">
          <Empty title={`No ${asset.name} is held.`}>Its lots would stand here.</Empty>
        </div>
      )}
      {trades.length > 0 && (
        <Section
          title="Own entries"
          className="mt-6"
          aside={
            <a className="link text-sm" href={`${linkTo('ledger')}?asset=${id}`}>
              In the ledger
            </a>
          }
        >
          <ul className="px-4 pb-4">
            {trades.slice(0, 8).map((entry) => (
              <TransactionLine key={entry.id} entry={entry} />
            ))}
          </ul>
        </Section>
      )}
    </Page>
  );
}
