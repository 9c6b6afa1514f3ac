import type { Decimal } from '../../lib/decimal.ts';
import { toNumber } from '../../lib/decimal.ts';
import { hatchOf } from '../../ui/minerals.tsx';
import type { Lot } from '../ledger/lots.ts';

const CORE = 52;
const ZERO_LINE = 98;
const REACH = 38;

/** Share gained or lost by a lot at `price`; a lot that cost nothing counts as doubled. */
export function lotGain(lot: Lot, price: Decimal): number {
  const cost = toNumber(lot.cost);
  return cost === 0 ? 1 : (toNumber(lot.quantity) * toNumber(price)) / cost - 1;
}

/**
 * A drill core: the newest lot on top, the oldest at the bottom, each as thick as it is large. The log beside it shows
 * how far each lot stands above (right) or below (left) its cost; the edge is a hundred per cent.
 */
export function LotCore({
  asset,
  lots,
  price,
  height,
  className = '',
}: {
  asset: string;
  lots: readonly Lot[];
  price: Decimal;
  height: number;
  className?: string;
}) {
  const sizes = lots.map((lot) => toNumber(lot.quantity));
  const whole = sizes.reduce((total, size) => total + size, 0) || 1;
  let bottom = height;
  return (
    <svg width={ZERO_LINE + REACH + 2} height={height} className={className} aria-hidden="true">
      <line x1={ZERO_LINE} x2={ZERO_LINE} y1="0" y2={height} className="stroke-soft" strokeWidth="1" />
      {lots.map((lot, index) => {
        const thick = ((sizes[index] ?? 0) / whole) * height;
        bottom -= thick;
        const gain = Math.max(Math.min(lotGain(lot, price), 1), -1) * REACH;
        const bar = Math.max(thick - 2, 1);
        return (
          <g key={`${lot.id}-${lot.acquired}`}>
            <rect
              className="lot"
              x="0"
              width={CORE}
              style={{ y: `${bottom}px`, height: `${Math.max(thick - 1.5, 0.75)}px` }}
              fill={hatchOf(asset)}
            />
            <rect
              className={`lot ${gain >= 0 ? 'fill-gain' : 'fill-loss'}`}
              style={{
                x: `${gain >= 0 ? ZERO_LINE : ZERO_LINE + gain}px`,
                y: `${bottom}px`,
                width: `${Math.max(Math.abs(gain), 1)}px`,
                height: `${bar}px`,
              }}
            />
          </g>
        );
      })}
    </svg>
  );
}
