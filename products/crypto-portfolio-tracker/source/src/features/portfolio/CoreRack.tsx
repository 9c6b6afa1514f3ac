import { linkTo } from '../../app/route.ts';
import { useStore } from '../../app/store.tsx';
import { formatPercent } from '../../lib/format.ts';
import { Money, Percent } from '../../ui/Money.tsx';
import { LotCore, lotGain } from './LotCore.tsx';
import { ratio } from './valuation.ts';

/** All holdings as drill cores that hang from the surface; the longer, the more they are worth. */
export function CoreRack() {
  const { valuation, assetOf } = useStore();
  const largest = valuation.holdings[0]?.weight ?? 1;
  return (
    <ul className="scroll flex gap-x-2 px-4 pb-4" tabIndex={0} aria-label="Holdings and their lots">
      {valuation.holdings.map((holding) => {
        const above = holding.lots.filter((lot) => lotGain(lot, holding.price) >= 0).length;
        return (
          <li key={holding.asset} className="min-w-37 flex-1">
            <a href={linkTo('asset', holding.asset)} className="block p-2 no-underline hover:bg-raised">
              <span className="flex items-baseline justify-between gap-2 border-b-2 border-ink pb-1">
                <strong className="text-base">{assetOf(holding.asset).symbol}</strong>
                <span className="figures text-sm text-soft">{formatPercent(holding.weight)}</span>
              </span>
              <LotCore
                asset={holding.asset}
                lots={holding.lots}
                price={holding.price}
                height={Math.round(54 + 116 * Math.sqrt(holding.weight / largest))}
              />
              <span className="mt-2 block">
                <Money value={holding.value} />
              </span>
              <span className="block text-sm">
                <Percent part={ratio(holding.unrealised, holding.cost)} />
                <span className="sr-only"> above or below cost; </span>
              </span>
              <span className="block text-xs text-soft">
                {above} of {holding.lots.length} {holding.lots.length === 1 ? 'lot' : 'lots'} above cost
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
