import { useState } from 'react';
import { useStore } from '../../app/store.tsx';
import { formatDay, formatMoney, formatMonth, formatPercent } from '../../lib/format.ts';
import { hatchOf } from '../../ui/minerals.tsx';
import { spread, ticks } from '../../ui/scale.ts';
import { useWidth } from '../../ui/useWidth.ts';
import type { PortfolioDay } from './performance.ts';
import { StrataTable } from './StrataTable.tsx';

/** So many points are enough for any screen. */
const POINTS = 240;

function thinned(days: readonly PortfolioDay[]): PortfolioDay[] {
  const step = Math.max(Math.ceil(days.length / POINTS), 1);
  return days.filter((_, index) => (days.length - 1 - index) % step === 0);
}

/** The value of each coin laid on the others like layers of rock; the dashed line is what they cost. */
export function StrataChart({
  days: all,
  order,
  height,
}: {
  days: readonly PortfolioDay[];
  order: readonly string[];
  height: number;
}) {
  const { currency, rate, assetOf, portfolio } = useStore();
  const [ref, width] = useWidth<HTMLDivElement>(880);
  const days = thinned(all);
  const [picked, setPicked] = useState<number | null>(null);
  const at = Math.min(picked ?? days.length - 1, days.length - 1);
  const isNarrow = width < 560;
  const right = isNarrow ? 0 : 122;
  const inner = Math.max(width - right, 50);
  const foot = height - 24;
  const high = Math.max(...days.map((day) => Math.max(day.total, day.cost))) * 1.06;
  const x = (index: number) => (index / (days.length - 1 || 1)) * inner;
  const y = (value: number) => foot - (value / high) * (foot - 8);
  const money = (value: number, compact = true) =>
    portfolio.settings.privacy ? '•••' : formatMoney(value, { currency, rate, compact });

  // The smallest holding lies on top, the largest at the bottom.
  let floor = days.map(() => 0);
  const bands = order.map((asset) => {
    const low = floor;
    const top = days.map((day, index) => (low[index] ?? 0) + (day.values[asset] ?? 0));
    floor = top;
    const forth = top.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`);
    const back = low.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).reverse();
    const last = days.length - 1;
    return {
      asset,
      path: `M${forth.join('L')}L${back.join('L')}Z`,
      edge: `M${forth.join('L')}`,
      middle: y(((low[last] ?? 0) + (top[last] ?? 0)) / 2),
    };
  });
  const labels = spread(bands.map(({ middle }) => middle).reverse(), 19, foot - 4).reverse();
  const cost = `M${days.map((day, index) => `${x(index).toFixed(1)},${y(day.cost).toFixed(1)}`).join('L')}`;
  const day = days[at];
  if (!day) return null;
  const pick = (clientX: number, box: DOMRect) =>
    setPicked(Math.round(Math.min(Math.max((clientX - box.left) / inner, 0), 1) * (days.length - 1)));
  const months = days
    .map((entry, index) => ({ index, entry }))
    .filter(({ index, entry }) => index > 0 && entry.day.slice(0, 7) !== days[index - 1]!.day.slice(0, 7));
  const every = Math.ceil(months.length / Math.max(Math.floor(inner / 90), 1));

  return (
    <div ref={ref}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="block touch-pan-y"
        aria-hidden="true"
        onPointerMove={(event) => pick(event.clientX, event.currentTarget.getBoundingClientRect())}
        onPointerLeave={() => setPicked(null)}
      >
        {bands.map(({ asset, path, edge }) => (
          <g key={asset}>
            <path d={path} fill={hatchOf(asset)} />
            <path d={edge} fill="none" className="stroke-sheet" strokeWidth="1.5" />
          </g>
        ))}
        {ticks(0, high, 4)
          .slice(1)
          .map((value) => (
            <g key={value}>
              <line
                x1="0"
                x2={inner}
                y1={y(value)}
                y2={y(value)}
                className="stroke-ink"
                strokeWidth="0.5"
                strokeDasharray="1 5"
              />
              <text
                x="6"
                y={y(value) - 4}
                className="figures fill-ink stroke-sheet text-[11px] font-medium [paint-order:stroke]"
                strokeWidth="3"
              >
                {money(value)}
              </text>
            </g>
          ))}
        <path d={cost} fill="none" className="stroke-sheet" strokeWidth="4.5" />
        <path d={cost} fill="none" className="stroke-ink" strokeWidth="2" strokeDasharray="7 4" />
        <line x1="0" x2={inner} y1={foot} y2={foot} className="stroke-ink" strokeWidth="1.5" />
        {months
          .filter((_, index) => index % every === 0)
          .map(({ index, entry }) => (
            <g key={entry.day}>
              <line x1={x(index)} x2={x(index)} y1={foot} y2={foot + 5} className="stroke-ink" />
              <text x={x(index) + 4} y={foot + 16} className="fill-soft text-[11px]">
                {formatMonth(entry.day)}
              </text>
            </g>
          ))}
        {!isNarrow &&
          bands.map(({ asset, middle }, index) => (
            <g key={asset}>
              <path
                d={`M${inner} ${middle}H${inner + 6}L${inner + 14} ${labels[index]}H${inner + 20}`}
                fill="none"
                className="stroke-soft"
              />
              <text
                x={inner + 25}
                y={(labels[index] ?? 0) + 4}
                className="fill-ink text-[13px] font-semibold"
              >
                {assetOf(asset).symbol}
                <tspan dx="5" className="figures fill-soft text-[11.5px] font-normal">
                  {formatPercent((day.values[asset] ?? 0) / (day.total || 1))}
                </tspan>
              </text>
            </g>
          ))}
        {picked !== null && (
          <g>
            <line x1={x(at)} x2={x(at)} y1="0" y2={foot} className="stroke-sheet" strokeWidth="4" />
            <line x1={x(at)} x2={x(at)} y1="0" y2={foot} className="stroke-ink" strokeWidth="1.5" />
            <circle cx={x(at)} cy={y(day.total)} r="5" className="fill-ink stroke-sheet" strokeWidth="2" />
          </g>
        )}
      </svg>
      <div className="flex flex-wrap items-center gap-x-5 px-4 pt-1 text-sm">
        <label className="flex min-w-48 flex-1 items-center gap-3">
          <span className="text-soft">Day</span>
          <input
            type="range"
            className="scrub"
            min="0"
            max={days.length - 1}
            value={at}
            onChange={(event) => setPicked(Number(event.target.value))}
            onBlur={() => setPicked(null)}
            aria-valuetext={`${formatDay(day.day)}: value ${money(day.total, false)}, cost ${money(day.cost, false)}`}
          />
        </label>
        <p className="figures w-full sm:w-auto">
          {formatDay(day.day)} <strong className="font-semibold">{money(day.total, false)}</strong>
          <span className="text-soft"> cost {money(day.cost, false)}</span>
        </p>
      </div>
      <StrataTable days={all} money={(value) => money(value, false)} />
    </div>
  );
}
