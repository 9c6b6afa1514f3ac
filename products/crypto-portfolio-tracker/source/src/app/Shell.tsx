import { type ReactNode, useState } from 'react';
import { CURRENCIES, type Currency } from '../data/types.ts';
import { alertStates } from '../features/watch/alerts.ts';
import { formatDay } from '../lib/format.ts';
import { Icon } from '../ui/Icon.tsx';
import { MineralDefs } from '../ui/minerals.tsx';
import { linkTo, type Route, type Screen } from './route.ts';
import { useStore } from './store.tsx';

const MAIN: [Screen, string][] = [
  ['overview', 'Overview'],
  ['holdings', 'Holdings'],
  ['ledger', 'Ledger'],
  ['tax', 'Tax year'],
  ['watchlist', 'Watchlist'],
  ['alerts', 'Alerts'],
  ['accounts', 'Accounts'],
  ['import', 'Import'],
  ['settings', 'Settings'],
];
const PHONE = new Set<Screen>(['overview', 'holdings', 'ledger', 'tax']);
/** The asset page stands under Holdings. */
const current = (route: Route): string => (route.screen === 'asset' ? 'holdings' : route.screen);

export function Shell({
  route,
  notice,
  kept,
  children,
}: {
  route: Route;
  notice: string;
  kept: boolean;
  children: ReactNode;
}) {
  const { market, portfolio } = useStore();
  const reached = alertStates(portfolio.alerts, market).filter((state) => state.reached).length;
  const [more, setMore] = useState(false);
  const item = ([screen, label]: [Screen, string], className: string) => (
    <a
      key={screen}
      href={linkTo(screen)}
      aria-current={current(route) === screen ? 'page' : undefined}
      onClick={() => setMore(false)}
      className={className}
    >
      {label}
      {screen === 'alerts' && reached > 0 && (
        <span className="ml-1.5 rounded-xs bg-ochre px-1 text-xs font-semibold text-[#0f1e2a]">
          {reached}
          <span className="sr-only"> reached</span>
        </span>
      )}
    </a>
  );
  return (
    <>
      <MineralDefs />
      <a
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
        className="absolute -top-20 left-2 z-50 bg-ink px-4 py-2 text-ground focus:top-2"
      >
        Skip to content
      </a>
      <header className="no-print sticky top-0 z-20 border-b-2 border-ink bg-ground">
        <div className="flex h-14 items-center gap-4 px-4 lg:px-6">
          <a
            href="#/"
            className="flex items-center gap-2.5 py-1 text-xl font-extrabold tracking-tight no-underline"
            aria-label="Lode, to the overview"
          >
            <Mark />
            Lode
          </a>
          <nav aria-label="Main" className="hidden h-full gap-0.5 overflow-x-auto lg:flex">
            {MAIN.map((entry) =>
              item(
                entry,
                'flex items-center border-b-4 border-transparent px-2.5 pt-1 text-sm whitespace-nowrap no-underline hover:border-line aria-[current]:border-ink aria-[current]:font-semibold',
              ),
            )}
          </nav>
          <Tools />
        </div>
        {market.isSample && (
          <p className="bg-ochre px-4 py-0.5 text-xs text-[#0f1e2a] lg:px-6">
            <strong className="font-semibold">Sample prices,</strong> invented, up to {formatDay(market.asOf)}
            . No coin ever cost this.{' '}
            <a className="font-semibold underline underline-offset-2" href="#/settings">
              Where real ones plug in
            </a>
          </p>
        )}
      </header>
      <main id="main" tabIndex={-1} className="min-h-[70vh] px-4 pb-28 outline-none lg:px-6 lg:pb-10">
        {children}
      </main>
      {more && (
        <nav
          id="more"
          aria-label="More"
          className="fixed inset-x-0 bottom-14 z-20 grid grid-cols-2 border-t-2 border-ink bg-sheet p-2 lg:hidden"
        >
          {MAIN.filter(([screen]) => !PHONE.has(screen)).map((entry) =>
            item(entry, 'p-3.5 no-underline aria-[current]:font-bold'),
          )}
        </nav>
      )}
      <nav
        aria-label="Main, short"
        className="no-print fixed inset-x-0 bottom-0 z-20 grid h-14 grid-cols-5 border-t-2 border-ink bg-ground text-xs lg:hidden"
      >
        {MAIN.filter(([screen]) => PHONE.has(screen)).map((entry) =>
          item(
            entry,
            'grid place-items-center border-t-4 border-transparent no-underline aria-[current]:border-ink aria-[current]:font-bold',
          ),
        )}
        <button type="button" aria-expanded={more} aria-controls="more" onClick={() => setMore(!more)}>
          More
        </button>
      </nav>
      <div
        role="status"
        aria-live="polite"
        className="no-print pointer-events-none fixed bottom-18 left-1/2 z-30 w-max max-w-[90vw] -translate-x-1/2 lg:bottom-6"
      >
        {notice && <p className="rounded-xs bg-ink px-4 py-2.5 text-ground">{notice}</p>}
      </div>
      {!kept && (
        <p className="fixed right-0 bottom-14 left-0 z-10 bg-loss px-4 py-1 text-sm text-ground lg:bottom-0">
          This browser keeps nothing: changes last until you close the page. Settings has a backup file.
        </p>
      )}
    </>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 14 28" className="h-7 w-3.5" aria-hidden="true">
      <rect width="14" height="6" fill="#e9a23b" />
      <rect y="7" width="14" height="10" fill="#3f5bd9" />
      <rect y="18" width="14" height="4" fill="#1e9e86" />
      <rect y="23" width="14" height="5" fill="#d9543a" />
    </svg>
  );
}

function Tools() {
  const { portfolio, dispatch, announce, currency } = useStore();
  const { privacy, theme } = portfolio.settings;
  const isDark =
    theme === 'dark' ||
    (theme === 'system' &&
      typeof matchMedia === 'function' &&
      matchMedia('(prefers-color-scheme: dark)').matches);
  const button =
    'grid size-9 place-items-center rounded-xs hover:bg-raised aria-pressed:bg-ink aria-pressed:text-ground';
  return (
    <div className="ml-auto flex items-center gap-1">
      <label className="sr-only" htmlFor="currency">
        Currency shown
      </label>
      <select
        id="currency"
        value={currency}
        onChange={(event) =>
          dispatch({ type: 'settings', change: { currency: event.target.value as Currency } })
        }
        className="figures h-9 rounded-xs bg-transparent px-1 text-sm hover:bg-raised"
      >
        {CURRENCIES.map((code) => (
          <option key={code} className="bg-raised text-ink">
            {code}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={button}
        aria-pressed={privacy}
        aria-label="Hide sums"
        onClick={() => {
          dispatch({ type: 'settings', change: { privacy: !privacy } });
          announce(privacy ? 'Sums are shown.' : 'Sums are hidden.');
        }}
      >
        <Icon name={privacy ? 'eye-off' : 'eye'} />
      </button>
      <button
        type="button"
        className={button}
        aria-label={isDark ? 'Light colours' : 'Dark colours'}
        onClick={() => dispatch({ type: 'settings', change: { theme: isDark ? 'light' : 'dark' } })}
      >
        <Icon name={isDark ? 'sun' : 'moon'} />
      </button>
    </div>
  );
}
