import { useState } from 'react';
import { useStore } from '../../app/store.tsx';
import { readPortfolio } from '../../data/local-portfolio.ts';
import { CURRENCIES, type Pool } from '../../data/types.ts';
import type { YearStart } from '../../lib/dates.ts';
import { download } from '../../lib/download.ts';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Page, Section } from '../../ui/Page.tsx';
import { METHODS } from '../portfolio/OverviewScreen.tsx';

const POOLS: readonly (readonly [Pool, string])[] = [
  ['together', 'All accounts together'],
  ['account', 'Each account alone'],
];
const YEARS: readonly (readonly [YearStart, string])[] = [
  ['04-01', '1 April'],
  ['01-01', '1 January'],
  ['04-06', '6 April'],
];
const EMPTY = {
  accounts: [{ id: 'first', name: 'My wallet', kind: 'wallet' as const }],
  transactions: [],
  alerts: [],
  watchlist: [],
};

export function SettingsScreen() {
  const { portfolio, market, dispatch, announce, reset } = useStore();
  const { settings } = portfolio;
  const [fault, setFault] = useState('');
  const [asking, setAsking] = useState(false);
  const restore = async (list: FileList | null) => {
    const file = list?.[0];
    if (!file) return;
    const read = readPortfolio(await file.text());
    if (!read) return setFault('This is no backup of Lode. Nothing was changed.');
    setFault('');
    dispatch({ type: 'replace', portfolio: read });
    announce(`The backup is read: ${read.transactions.length} entries.`);
  };
  return (
    <Page title="Settings">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Section title="How gains are worked out">
          <div className="grid gap-5 px-4 pb-5">
            <Choice
              legend="Which lot is given away first"
              options={METHODS}
              value={settings.method}
              onChange={(method) => dispatch({ type: 'settings', change: { method } })}
            />
            <Choice
              legend="Lots are taken from"
              options={POOLS}
              value={settings.pool}
              onChange={(pool) => dispatch({ type: 'settings', change: { pool } })}
            />
            <Choice
              legend="The tax year begins on"
              options={YEARS}
              value={settings.yearStart}
              onChange={(yearStart) => dispatch({ type: 'settings', change: { yearStart } })}
            />
          </div>
        </Section>
        <Section title="What is shown">
          <div className="grid gap-5 px-4 pb-5">
            <Choice
              legend="Currency"
              options={CURRENCIES.map((code) => [code, code] as const)}
              value={settings.currency}
              onChange={(currency) => dispatch({ type: 'settings', change: { currency } })}
            />
            <Choice
              legend="Sums"
              options={[
                ['shown', 'Shown'],
                ['hidden', 'Hidden'],
              ]}
              value={settings.privacy ? 'hidden' : 'shown'}
              onChange={(value) => dispatch({ type: 'settings', change: { privacy: value === 'hidden' } })}
            />
            <Choice
              legend="Colours"
              options={[
                ['system', 'As the device'],
                ['light', 'Light'],
                ['dark', 'Dark'],
              ]}
              value={settings.theme}
              onChange={(theme) => dispatch({ type: 'settings', change: { theme } })}
            />
            <p className="text-sm text-soft">
              The ledger is kept in rupees. Other currencies are shown at the rate of {formatDay(market.asOf)}
              .
            </p>
          </div>
        </Section>
        <Section title="Where prices come from">
          <div className="grid gap-3 px-4 pb-5">
            {market.isSample && (
              <p className="bg-ochre px-3 py-2 text-[#0f1e2a]">
                <strong>Sample prices.</strong> {market.assets.length} coins, invented by a seeded generator,
                up to {formatDay(market.asOf)}. No request leaves the browser.
              </p>
            )}
            <p>
              Real prices come through one interface, <code className="figures">PriceApi</code>, with one
              member, <code className="figures">load()</code>. Put your own into{' '}
              <code className="figures">src/data/sources.ts</code>: it is one line. The chapter{' '}
              <code className="figures">docs/data.md</code> shows one over HTTP, with time limits and a cache.
            </p>
          </div>
        </Section>
        <Section title="Your data">
          <div className="grid gap-4 px-4 pb-5">
            <p>
              {portfolio.transactions.length} entries in {portfolio.accounts.length} accounts, kept in this
              browser alone.
            </p>
            <div className="flex flex-wrap gap-2">
              <Button
                onClick={() => {
                  download(
                    `lode-${market.asOf}.json`,
                    JSON.stringify(portfolio, null, 2),
                    'application/json',
                  );
                  announce('The backup is saved.');
                }}
              >
                Save a backup
              </Button>
              <label className="inline-flex min-h-10 items-center border-[1.5px] border-ink px-4 font-medium has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-lapis hover:bg-raised">
                Read a backup
                <input
                  type="file"
                  accept=".json,application/json"
                  className="sr-only"
                  onChange={(event) => void restore(event.target.files)}
                />
              </label>
            </div>
            {fault && (
              <p role="alert" className="font-medium text-loss">
                {fault}
              </p>
            )}
            {asking ? (
              <div
                role="group"
                aria-label="Start over"
                className="flex flex-wrap items-center gap-2 border-t border-line pt-4"
              >
                <p className="w-full">
                  This replaces everything in this browser. A backup can bring it back.
                </p>
                <Button
                  look="danger"
                  onClick={() => {
                    dispatch({ type: 'replace', portfolio: { ...EMPTY, settings } });
                    announce('The ledger is empty.');
                    setAsking(false);
                  }}
                >
                  Begin with an empty ledger
                </Button>
                <Button
                  look="danger"
                  onClick={() => {
                    reset();
                    setAsking(false);
                  }}
                >
                  Bring the sample back
                </Button>
                <Button look="quiet" onClick={() => setAsking(false)}>
                  Leave it
                </Button>
              </div>
            ) : (
              <Button look="line" className="justify-self-start" onClick={() => setAsking(true)}>
                Start over…
              </Button>
            )}
          </div>
        </Section>
      </div>
    </Page>
  );
}
