import { linkTo } from '../../app/route.ts';
import { useStore } from '../../app/store.tsx';
import { dec } from '../../lib/decimal.ts';
import { formatDay, formatMoney, formatPercent, pricePlaces } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { AlertState } from './alerts.ts';

/** An alert, and how far the price is from it; prices are public, so privacy mode leaves them. */
export function AlertLine({ state, children }: { state: AlertState; children?: React.ReactNode }) {
  const { assetOf, currency, rate } = useStore();
  const { alert, reached, distance, price } = state;
  const money = (value: number | bigint) =>
    formatMoney(value, { currency, rate, places: pricePlaces(price * rate) });
  const way = 1 - Math.min(Math.abs(distance) / 0.25, 1);
  return (
    <li className="grid grid-cols-[1.5rem_1fr_auto] items-center gap-x-3 border-b border-line py-2.5 last:border-0">
      <Icon name={alert.when === 'above' ? 'up' : 'down'} />
      <span>
        <a
          href={linkTo('asset', alert.asset)}
          className="font-semibold underline decoration-line underline-offset-4"
        >
          {assetOf(alert.asset).symbol}
        </a>{' '}
        {alert.when} <span className="figures">{money(dec(alert.price))}</span>
        <span className="block text-xs text-soft">
          {reached ? `set ${formatDay(alert.since)}` : `now ${money(price)}`}
        </span>
      </span>
      <span className="flex items-center gap-3">
        {reached ? (
          <strong className="bg-ochre px-2 py-0.5 text-sm text-[#0f1e2a]">
            Reached {formatDay(reached)}
          </strong>
        ) : (
          <span className="text-end text-sm">
            <span className="figures">{formatPercent(distance, true)}</span> to go
            <svg className="mt-1 block h-1.5 w-28" aria-hidden="true">
              <rect width="100%" height="100%" className="fill-line" />
              <rect width={`${way * 100}%`} height="100%" className="fill-ink" />
            </svg>
          </span>
        )}
        {children}
      </span>
    </li>
  );
}
