import { useStore } from '../app/store.tsx';
import type { Decimal } from '../lib/decimal.ts';
import { formatMoney, formatPercent, formatQuantity, type MoneyOptions } from '../lib/format.ts';

type Options = Pick<MoneyOptions, 'places' | 'signed' | 'compact'>;

/** A sum in the currency chosen; blurred, and unread, in privacy mode. `toned` colours gains and losses. */
export function Money({ value, toned = false, ...options }: { value: Decimal; toned?: boolean } & Options) {
  const { currency, rate } = useStore();
  const tone = !toned || value === 0n ? '' : value > 0n ? 'text-gain' : 'text-loss';
  return (
    <Private>
      <span className={`figures whitespace-nowrap ${tone}`}>
        {formatMoney(value, { currency, rate, ...options })}
      </span>
    </Private>
  );
}

export function Quantity({ value, asset }: { value: Decimal; asset: string }) {
  const { assetOf } = useStore();
  const { symbol, places } = assetOf(asset);
  return (
    <Private>
      <span className="figures whitespace-nowrap">
        {formatQuantity(value, places)} <span className="text-soft">{symbol}</span>
      </span>
    </Private>
  );
}

export function Percent({ part, signed = true }: { part: number; signed?: boolean }) {
  const tone = !signed || Math.abs(part) < 0.0005 ? '' : part > 0 ? 'text-gain' : 'text-loss';
  return <span className={`figures whitespace-nowrap ${tone}`}>{formatPercent(part, signed)}</span>;
}

function Private({ children }: { children: React.ReactNode }) {
  const { privacy } = useStore().portfolio.settings;
  if (!privacy) return children;
  return (
    <>
      <span className="hidden-sum" aria-hidden="true">
        {children}
      </span>
      <span className="sr-only">hidden</span>
    </>
  );
}
