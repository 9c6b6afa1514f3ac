import { useState } from 'react';
import { linkTo } from '../../app/route.ts';
import { useStore } from '../../app/store.tsx';
import type { Method } from '../../data/types.ts';
import { formatDay } from '../../lib/format.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Money, Percent } from '../../ui/Money.tsx';
import { Empty, Section } from '../../ui/Page.tsx';
import { filterLedger, NO_FILTER } from '../ledger/filter.ts';
import { TransactionLine } from '../ledger/TransactionLine.tsx';
import { AlertLine } from '../watch/AlertLine.tsx';
import { alertStates } from '../watch/alerts.ts';
import { CoreRack } from './CoreRack.tsx';
import { deepestFall, RANGES, type Range, rangeStart, timeWeightedReturn } from './performance.ts';
import { StrataChart } from './StrataChart.tsx';
import { ratio } from './valuation.ts';

export const METHODS: readonly (readonly [Method, string])[] = [
  ['fifo', 'FIFO'],
  ['lifo', 'LIFO'],
  ['average', 'Average'],
];

export function OverviewScreen() {
  const { valuation, days, market, portfolio, dispatch } = useStore();
  const [range, setRange] = useState<Range>('All');
  const first = days[0];
  if (!first) {
    return (
      <div className="pt-10">
        <h1 tabIndex={-1} className="mb-6 text-3xl">
          Nothing in the ground yet
        </h1>
        <Empty title="The ledger is empty.">
          <p>Write down a first purchase, or bring a file from an exchange.</p>
          <p className="mt-4 flex justify-center gap-6">
            <a className="link" href={linkTo('ledger')}>
              To the ledger
            </a>
            <a className="link" href={linkTo('import')}>
              Import a file
            </a>
          </p>
        </Empty>
      </div>
    );
  }
  const start = rangeStart(range, market.asOf, first.day);
  const shown = days.filter(({ day }) => day >= start);
  const latest = filterLedger(portfolio.transactions, NO_FILTER, '04-01').slice(0, 5);
  return (
    <div className="-mx-4 lg:-mx-6">
      <div className="grid border-b border-line bg-sheet lg:grid-cols-[20rem_1fr] lg:grid-rows-[auto_1fr]">
        <div className="px-4 pt-5 lg:border-r lg:border-line lg:px-6 lg:pt-6">
          <h1 tabIndex={-1} className="text-sm font-normal tracking-normal text-soft outline-none">
            All accounts together
          </h1>
          <p className="mt-1 text-[2.6rem] leading-none font-bold tracking-tighter [&_.figures]:[font-family:var(--font-sans)] [&_.figures]:tracking-[-0.045em]">
            <Money value={valuation.value} />
          </p>
          <p className="mt-2 text-sm">
            <Money value={valuation.dayGain} signed toned />{' '}
            <Percent part={ratio(valuation.dayGain, valuation.value - valuation.dayGain)} />
            <span className="ml-2 text-soft">since yesterday</span>
          </p>
        </div>
        <section
          aria-labelledby="strata"
          className="min-w-0 pt-4 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <div className="flex flex-wrap items-center justify-between gap-3 px-4 pb-3">
            <h2 id="strata" className="text-lg">
              Value in layers, <span className="font-normal text-soft">dashed: what it cost</span>
            </h2>
            <Choice
              legend="Range"
              hideLegend
              options={RANGES.map((name) => [name, name] as const)}
              value={range}
              onChange={setRange}
            />
          </div>
          <StrataChart days={shown} order={valuation.holdings.map(({ asset }) => asset)} height={330} />
        </section>
        <div className="flex flex-col gap-5 px-4 py-5 lg:border-r lg:border-line lg:px-6 lg:pb-6">
          <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-t-2 border-ink pt-3 [&_dd]:text-[1.0625rem] [&_dd]:font-medium [&_dt]:text-xs [&_dt]:text-soft">
            <div>
              <dt>Cost of what is held</dt>
              <dd>
                <Money value={valuation.cost} />
              </dd>
            </div>
            <div>
              <dt>Not yet realised</dt>
              <dd>
                <Money value={valuation.unrealised} signed toned />
              </dd>
            </div>
            <div>
              <dt>Realised</dt>
              <dd>
                <Money value={valuation.realised} signed toned />
              </dd>
            </div>
            <div>
              <dt>Staking income</dt>
              <dd>
                <Money value={valuation.income} />
              </dd>
            </div>
            <div>
              <dt>Return, time-weighted</dt>
              <dd>
                <Percent part={timeWeightedReturn(shown)} />
              </dd>
            </div>
            <div>
              <dt>Deepest fall</dt>
              <dd>
                <Percent part={deepestFall(shown)} />
              </dd>
            </div>
          </dl>
          <Choice
            legend="Which lot is sold first?"
            options={METHODS}
            value={portfolio.settings.method}
            onChange={(method) => dispatch({ type: 'settings', change: { method } })}
          />
        </div>
      </div>
      <Section
        title="Cores"
        className="border-b border-line"
        aside={
          <p className="text-sm text-soft">
            Oldest lot at the bottom. Bars: above cost to the right, below it to the left.
          </p>
        }
      >
        <CoreRack />
      </Section>
      <div className="grid gap-px bg-line lg:grid-cols-2">
        <Section
          title="Latest entries"
          aside={
            <a className="link text-sm" href={linkTo('ledger')}>
              Whole ledger
            </a>
          }
        >
          <ul className="px-4 pb-4">
            {latest.map((entry) => (
              <TransactionLine key={entry.id} entry={entry} />
            ))}
          </ul>
        </Section>
        <Section
          title="Alerts"
          aside={
            <a className="link text-sm" href={linkTo('alerts')}>
              All alerts
            </a>
          }
        >
          <ul className="px-4 pb-4">
            {alertStates(portfolio.alerts, market)
              .slice(0, 4)
              .map((state) => (
                <AlertLine key={state.alert.id} state={state} />
              ))}
          </ul>
          {portfolio.alerts.length === 0 && (
            <p className="px-4 pb-4 text-soft">None set. Prices are up to {formatDay(market.asOf)}.</p>
          )}
        </Section>
      </div>
    </div>
  );
}
