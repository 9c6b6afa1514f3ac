import { type KeyboardEvent, useId, useState } from 'react';
import { niceTicks } from './ticks';
import { useWidth } from './useWidth';

export interface Series {
  name: string;
  /** Null where there is nothing yet. */
  values: (number | null)[];
  /** The one that is looked at; the other is there to compare. */
  isMain: boolean;
}

interface Props {
  title: string;
  labels: string[];
  /** Which labels stand under the chart. */
  shown: number[];
  series: Series[];
  format(value: number): string;
  formatShort(value: number): string;
  /** Filled below the main line. */
  isArea?: boolean;
}

const edges = { left: 58, right: 14, top: 14, bottom: 30 };

/** Lines over time. Arrow keys walk along it and say the values; the table below holds all of them. */
export function LineChart({ title, labels, shown, series, format, formatShort, isArea = false }: Props) {
  const [at, setAt] = useState<number | null>(null);
  const id = useId();
  const { frame, width } = useWidth();
  const box = { ...edges, width, height: width < 520 ? 220 : 260 };
  const ticks = niceTicks(Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))));
  const most = ticks.at(-1) ?? 1;
  const x = (index: number) =>
    box.left + (index / Math.max(1, labels.length - 1)) * (box.width - box.left - box.right);
  const y = (value: number) => box.height - box.bottom - (value / most) * (box.height - box.top - box.bottom);
  const path = (values: (number | null)[]) =>
    values
      .map((value, index) =>
        value === null ? '' : `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`,
      )
      .join('');
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -labels.length, End: labels.length }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setAt((now) => Math.min(labels.length - 1, Math.max(0, (now ?? (step > 0 ? -1 : labels.length)) + step)));
  };
  const words =
    at === null
      ? ''
      : `${labels[at]}: ${series.map(({ name, values }) => `${name} ${values[at] === null || values[at] === undefined ? 'nothing yet' : format(values[at])}`).join(', ')}`;
  const main = series.find(({ isMain }) => isMain);
  const last = main?.values.findLastIndex((value) => value !== null) ?? -1;
  return (
    <figure>
      <div
        ref={frame}
        role="slider"
        tabIndex={0}
        aria-label={`${title}; arrow keys read the values`}
        aria-valuemin={0}
        aria-valuemax={labels.length - 1}
        aria-valuenow={at ?? 0}
        aria-valuetext={words || 'Start of the chart'}
        onKeyDown={move}
        onBlur={() => setAt(null)}
        onPointerLeave={() => setAt(null)}
        onPointerMove={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          const part =
            (((event.clientX - left) / width) * box.width - box.left) / (box.width - box.left - box.right);
          setAt(Math.min(labels.length - 1, Math.max(0, Math.round(part * (labels.length - 1)))));
        }}
      >
        <svg viewBox={`0 0 ${box.width} ${box.height}`} className="block w-full" aria-hidden="true">
          <defs>
            <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect width="6" height="6" className="fill-mark" opacity="0.32" />
              <rect width="2" height="6" className="fill-mark" opacity="0.7" />
            </pattern>
          </defs>
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                x1={box.left}
                x2={box.width - box.right}
                y1={y(tick)}
                y2={y(tick)}
                className={tick === 0 ? 'stroke-ink' : 'stroke-line'}
                strokeWidth={tick === 0 ? 1.5 : 1}
              />
              <text
                x={box.left - 8}
                y={y(tick) + 4}
                textAnchor="end"
                className="fill-soft font-mono text-[13px]"
              >
                {formatShort(tick)}
              </text>
            </g>
          ))}
          {shown.map((index) => (
            <text
              key={index}
              x={x(index)}
              y={box.height - 8}
              textAnchor={index === 0 ? 'start' : index === labels.length - 1 ? 'end' : 'middle'}
              className="fill-soft font-mono text-[13px]"
            >
              {labels[index]}
            </text>
          ))}
          {isArea && main && last >= 0 ? (
            <path d={`${path(main.values)}L${x(last)} ${y(0)}L${x(0)} ${y(0)}Z`} fill={`url(#${id})`} />
          ) : null}
          {series
            .toSorted((a, b) => Number(a.isMain) - Number(b.isMain))
            .map(({ name, values, isMain }) => (
              <path
                key={name}
                d={path(values)}
                fill="none"
                className={isMain ? 'stroke-ink' : 'stroke-edge'}
                strokeWidth={isMain ? 2.5 : 1.75}
                strokeDasharray={isMain ? undefined : '2 5'}
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            ))}
          {main && last >= 0 && at === null ? (
            <circle
              cx={x(last)}
              cy={y(main.values[last] ?? 0)}
              r="5.5"
              className="fill-mark stroke-ink"
              strokeWidth="2.5"
            />
          ) : null}
          {at !== null ? (
            <line
              x1={x(at)}
              x2={x(at)}
              y1={box.top}
              y2={box.height - box.bottom}
              className="stroke-ink"
              strokeWidth="1"
            />
          ) : null}
          {at !== null
            ? series.map(({ name, values, isMain }) =>
                values[at] === null || values[at] === undefined ? null : (
                  <circle
                    key={name}
                    cx={x(at)}
                    cy={y(values[at])}
                    r="5"
                    className={isMain ? 'fill-mark stroke-ink' : 'fill-surface stroke-edge'}
                    strokeWidth="2.5"
                  />
                ),
              )
            : null}
        </svg>
      </div>
      <figcaption className="flex min-h-7 flex-wrap items-center gap-x-5 text-[0.9375rem]">
        {at === null ? (
          series.map(({ name, isMain }) => (
            <span key={name} className="flex items-center gap-2">
              <svg viewBox="0 0 28 8" className="w-7" aria-hidden="true">
                <path
                  d="M1 4h26"
                  className={isMain ? 'stroke-ink' : 'stroke-edge'}
                  strokeWidth={isMain ? 3 : 2}
                  strokeDasharray={isMain ? undefined : '2 5'}
                  strokeLinecap="round"
                />
              </svg>
              {name}
            </span>
          ))
        ) : (
          <strong className="font-semibold">{words}</strong>
        )}
      </figcaption>
      <DataTable title={title} labels={labels} series={series} format={format} />
    </figure>
  );
}

/** The same figures as a table, opened when wanted. */
function DataTable({ title, labels, series, format }: Pick<Props, 'title' | 'labels' | 'series' | 'format'>) {
  return (
    <details className="mt-1">
      <summary className="link inline-block min-h-7 text-[0.9375rem]">As a table</summary>
      <div className="mt-2 max-h-72 overflow-auto" tabIndex={0} role="region" aria-label={`${title}, table`}>
        <table className="data">
          <thead>
            <tr>
              <th scope="col">When</th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className="num">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, index) => (
              <tr key={label}>
                <th scope="row" className="font-normal">
                  {label}
                </th>
                {series.map(({ name, values }) => (
                  <td key={name} className="num">
                    {values[index] === null || values[index] === undefined ? '·' : format(values[index])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
