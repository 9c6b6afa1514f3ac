import { formatDay, formatPercent } from '../../lib/format.ts';
import type { PortfolioDay } from './performance.ts';

/** The same figures as a table: the last day of each month, or every fifth day of a short range. */
export function StrataTable({
  days,
  money,
}: {
  days: readonly PortfolioDay[];
  money: (value: number) => string;
}) {
  const isShort = days.length <= 100;
  const rows = days.filter(
    (day, index) =>
      index === days.length - 1 ||
      (isShort
        ? (days.length - 1 - index) % 5 === 0
        : day.day.slice(0, 7) !== days[index + 1]?.day.slice(0, 7)),
  );
  return (
    <details className="no-print px-4 py-2">
      <summary className="w-max py-1 text-sm text-soft underline underline-offset-3">
        The figures as a table
      </summary>
      <div className="scroll max-h-80" tabIndex={0} role="region" aria-label="Value and cost over time">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col" className="end">
                Value
              </th>
              <th scope="col" className="end">
                Cost
              </th>
              <th scope="col" className="end">
                Above cost
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{formatDay(day.day)}</th>
                <td className="end figures">{money(day.total)}</td>
                <td className="end figures">{money(day.cost)}</td>
                <td className="end figures">
                  {day.cost > 0 ? formatPercent(day.total / day.cost - 1, true) : '0.0 %'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
