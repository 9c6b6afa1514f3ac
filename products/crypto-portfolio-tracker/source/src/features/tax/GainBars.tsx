import { useStore } from '../../app/store.tsx';
import { toNumber } from '../../lib/decimal.ts';
import { Money } from '../../ui/Money.tsx';
import { hatchOf, Swatch } from '../../ui/minerals.tsx';
import type { AssetLine } from './report.ts';

/** Gains to the right of the line, losses to the left, all to one scale. */
export function GainBars({ lines }: { lines: readonly AssetLine[] }) {
  const { assetOf } = useStore();
  const gains = lines.map((line) => toNumber(line.gain));
  const low = Math.min(0, ...gains);
  const span = Math.max(0, ...gains) - low || 1;
  const zero = (-low / span) * 100;
  return (
    <ul className="px-4 pb-4">
      {lines.map((line, index) => {
        const gain = gains[index] ?? 0;
        const size = (Math.abs(gain) / span) * 100;
        return (
          <li
            key={line.asset}
            className="grid grid-cols-[5rem_1fr_9rem] items-center gap-3 border-b border-line py-2 last:border-0"
          >
            <span className="flex items-center gap-2 font-semibold">
              <Swatch asset={line.asset} />
              {assetOf(line.asset).symbol}
            </span>
            <svg className="h-7 w-full" aria-hidden="true">
              <rect
                x={`${gain >= 0 ? zero : zero - size}%`}
                width={`${size}%`}
                y="2"
                height="24"
                fill={hatchOf(line.asset)}
              />
              <line x1={`${zero}%`} x2={`${zero}%`} y1="0" y2="28" className="stroke-ink" strokeWidth="1.5" />
            </svg>
            <span className="text-end">
              <Money value={line.gain} signed toned />
              <span className="block text-xs text-soft">
                {line.disposals} {line.disposals === 1 ? 'lot' : 'lots'}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
