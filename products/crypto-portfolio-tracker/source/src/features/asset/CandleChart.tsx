import { useState } from 'react';
import { useStore } from '../../app/store.tsx';
import type { Candle, Transaction } from '../../data/types.ts';
import { formatDay, formatMoney, pricePlaces } from '../../lib/format.ts';
import { ticks } from '../../ui/scale.ts';
import { useWidth } from '../../ui/useWidth.ts';
import { KIND_LABELS } from '../ledger/TransactionLine.tsx';
import { candleAt, gather } from './candles.ts';

interface Props {
  asset: string;
  candles: readonly Candle[];
  /** The person's own entries with this coin; marked on the day they were made. */
  trades: readonly Transaction[];
  /** Average cost of what is held, drawn as a line; null if nothing is. */
  averageCost: number | null;
}

const HEIGHT = 340;

/** Does the entry bring the coin in (true) or give it away? */
const comesIn = (entry: Transaction, asset: string): boolean =>
  entry.kind === 'buy' || entry.kind === 'reward' || (entry.kind === 'swap' && entry.toAsset === asset);

export function CandleChart({ asset, candles: all, trades, averageCost }: Props) {
  const { currency, rate } = useStore();
  const [ref, width] = useWidth<HTMLDivElement>(880);
  const candles = gather(all, Math.max(Math.floor((width - 70) / 9), 20));
  const [picked, setPicked] = useState<number | null>(null);
  const at = Math.min(picked ?? candles.length - 1, candles.length - 1);
  const inner = width - 70;
  const foot = HEIGHT - 22;
  const low = Math.min(...candles.map((candle) => candle.low), ...(averageCost ? [averageCost] : []));
  const high = Math.max(...candles.map((candle) => candle.high), ...(averageCost ? [averageCost] : []));
  const room = (high - low) * 0.09;
  const step = inner / candles.length;
  const x = (index: number) => (index + 0.5) * step;
  const y = (value: number) => foot - ((value - low + room) / (high - low + 2 * room)) * foot;
  const last = candles.at(-1);
  const candle = candles[at];
  if (!candle || !last) return null;
  const places = pricePlaces(last.close * rate);
  const money = (value: number) => formatMoney(value, { currency, rate, places });
  const marks = trades
    .map((entry) => ({ entry, index: candleAt(candles, entry.at.slice(0, 10)) }))
    .filter(({ index }) => index >= 0);
  const body = Math.max(step * 0.62, 1.5);
  const labelled = Math.ceil(candles.length / Math.max(Math.floor(inner / 110), 1));
  return (
    <div ref={ref}>
      <svg
        width={width}
        height={HEIGHT}
        className="block touch-pan-y"
        aria-hidden="true"
        onPointerLeave={() => setPicked(null)}
        onPointerMove={(event) =>
          setPicked(
            Math.min(
              Math.max(
                Math.floor((event.clientX - event.currentTarget.getBoundingClientRect().left) / step),
                0,
              ),
              candles.length - 1,
            ),
          )
        }
      >
        {ticks(low - room, high + room, 5).map((value) => (
          <g key={value}>
            <line x1="0" x2={inner} y1={y(value)} y2={y(value)} className="stroke-line" />
            <text x={inner + 6} y={y(value) + 4} className="figures fill-soft text-[11px]">
              {formatMoney(value, { currency, rate, compact: true })}
            </text>
          </g>
        ))}
        {candles.map(({ day, open, close, high: top, low: bottom }, index) => {
          const isUp = close >= open;
          return (
            <g key={day} className={isUp ? 'text-gain' : 'text-loss'} stroke="currentColor">
              <line x1={x(index)} x2={x(index)} y1={y(top)} y2={y(bottom)} strokeWidth="1.25" />
              {/* Rising candles are hollow, falling ones full: colour is not needed to tell them apart. */}
              <rect
                x={x(index) - body / 2}
                width={body}
                y={y(Math.max(open, close))}
                height={Math.max(Math.abs(y(open) - y(close)), 1)}
                className={isUp ? 'fill-sheet' : 'fill-loss'}
                strokeWidth="1.25"
              />
              {index % labelled === 0 && (
                <text x={x(index)} y={HEIGHT - 6} stroke="none" className="fill-soft text-[11px]">
                  {formatDay(day)}
                </text>
              )}
            </g>
          );
        })}
        {averageCost !== null && (
          <g>
            <line
              x1="0"
              x2={inner}
              y1={y(averageCost)}
              y2={y(averageCost)}
              className="stroke-ink"
              strokeWidth="1.75"
              strokeDasharray="7 4"
            />
            <text
              x="4"
              y={y(averageCost) - 5}
              className="fill-ink stroke-sheet text-[11.5px] font-semibold [paint-order:stroke]"
              strokeWidth="4"
            >
              average cost
            </text>
          </g>
        )}
        {marks.map(({ entry, index }) => {
          const isIn = comesIn(entry, asset);
          const tip = isIn ? y(candles[index]!.low) + 5 : y(candles[index]!.high) - 5;
          const d = isIn ? 'M0 0l6 10h-12z' : 'M0 0l6-10h-12z';
          return (
            <path
              key={entry.id}
              d={d}
              transform={`translate(${x(index)} ${tip})`}
              className="fill-ink stroke-sheet"
              strokeWidth="1.5"
            />
          );
        })}
        {picked !== null && (
          <line x1={x(at)} x2={x(at)} y1="0" y2={foot} className="stroke-ink" strokeDasharray="2 3" />
        )}
      </svg>
      <div className="flex flex-wrap items-center gap-x-5 px-4 pt-1 pb-3 text-sm">
        <label className="flex min-w-48 flex-1 items-center gap-3">
          <span className="text-soft">Day</span>
          <input
            type="range"
            className="scrub"
            min="0"
            max={candles.length - 1}
            value={at}
            onChange={(event) => setPicked(Number(event.target.value))}
            onBlur={() => setPicked(null)}
            aria-valuetext={`${formatDay(candle.day)}: opened ${money(candle.open)}, closed ${money(candle.close)}`}
          />
        </label>
        <p className="figures w-full sm:w-auto">
          {formatDay(candle.day)} <span className="text-soft">O</span> {money(candle.open)}{' '}
          <span className="text-soft">H</span> {money(candle.high)} <span className="text-soft">L</span>{' '}
          {money(candle.low)} <span className="text-soft">C</span> {money(candle.close)}
          {marks
            .filter(({ index }) => index === at)
            .map(({ entry }) => (
              <strong key={entry.id} className="ml-2 bg-ochre px-1 font-semibold text-[#0f1e2a]">
                {KIND_LABELS[entry.kind]}
              </strong>
            ))}
        </p>
      </div>
      <details className="px-4 pb-3">
        <summary className="w-max py-1 text-sm text-soft underline underline-offset-3">
          The candles as a table
        </summary>
        <div className="scroll max-h-72" tabIndex={0} role="region" aria-label="Candles">
          <table className="table">
            <thead>
              <tr>
                {['Day', 'Open', 'High', 'Low', 'Close'].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {candles.toReversed().map((row) => (
                <tr key={row.day}>
                  <th scope="row">{formatDay(row.day)}</th>
                  {[row.open, row.high, row.low, row.close].map((value, index) => (
                    <td key={['o', 'h', 'l', 'c'][index]} className="figures">
                      {money(value)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
}
