import { counted } from '../../../lib/counted.ts';
import { mediumDate } from '../../../lib/dates.ts';
import { groupThousands } from '../../../lib/digits.ts';
import type { DayVisits } from './visits.ts';

const HEIGHT = 96;
/** Of a day in the drawing, bar and gap. */
const WIDTH = 10;
/** A day with one visit beside one with thousands is still seen. */
const LEAST = 4;
/** A day without any: a month of few visits is still a row of days. */
const NONE = 2;
/** Visits at the full height, at least: a single one is not a wall. */
const SCALE_LEAST = 5;

/** Visits by day as bars; the same as a table to open, which is what a screen reader is told of. */
export function DayBars({ days }: { days: DayVisits[] }) {
  const most = Math.max(SCALE_LEAST, ...days.map(({ visits }) => visits));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <>
      <div aria-hidden="true" className="mt-3">
        <p className="text-right text-[0.75rem] leading-4 text-ink-faint tabular-nums">
          {groupThousands(most)}
        </p>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${days.length * WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="block h-24 w-full border-t border-b border-line"
        >
          {days.map(({ day, visits }, index) => {
            const height = visits === 0 ? NONE : Math.max(LEAST, (visits / most) * HEIGHT);
            return (
              <g key={day}>
                <title>{`${mediumDate(day)}: ${counted(visits, 'visit')}`}</title>
                {/* The whole column answers the pointer. */}
                <rect x={index * WIDTH} y={0} width={WIDTH} height={HEIGHT} fill="transparent" />
                <rect
                  x={index * WIDTH + 1}
                  y={HEIGHT - height}
                  width={WIDTH - 2}
                  height={height}
                  className={
                    visits === 0
                      ? 'fill-slab forced-colors:fill-[GrayText]'
                      : 'fill-accent forced-colors:fill-[CanvasText]'
                  }
                />
              </g>
            );
          })}
        </svg>
        <p className="mt-1 flex justify-between text-[0.75rem] leading-4 text-ink-faint tabular-nums">
          <span>{mediumDate(first?.day ?? '')}</span>
          <span>{mediumDate(last?.day ?? '')}</span>
        </p>
      </div>
      <details className="mt-2">
        <summary className="inline-flex min-h-8 cursor-pointer items-center text-label font-semibold text-ink-soft hover:text-ink">
          Show the days as a table
        </summary>
        <table className="mt-1 w-full max-w-xs text-label tabular-nums">
          <caption className="sr-only">Visits by day, in UTC</caption>
          <thead>
            <tr className="border-b border-line text-left">
              <th scope="col" className="py-1 font-semibold">
                Day
              </th>
              <th scope="col" className="py-1 text-right font-semibold">
                Visits
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, visits }) => (
              <tr key={day} className="border-b border-line">
                <th scope="row" className="py-1 text-left font-normal">
                  <time dateTime={day}>{mediumDate(day)}</time>
                </th>
                <td className="py-1 text-right">{groupThousands(visits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
