import { tables } from '../../content/house.ts';
import { api } from '../../data/index.ts';
import { ask } from '../../data/house.ts';
import type { Booking } from '../../data/types.ts';
import { fill } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { grouped } from '../../lib/code.ts';
import { clock, type Moment } from '../../lib/day.ts';
import { servicesOn } from '../table/hours.ts';
import { isOpenZone, stayOf } from '../table/slots.ts';

const left = 46;
const width = 1000;
const row = 34;

/** The book of a day: tables down, hours across, and all of it once more as a table. */
export function Book({ bookings, day, now }: { bookings: Booking[]; day: string; now: Moment }) {
  const { t } = useSite();
  const services = servicesOn(day);
  const sorted = [...bookings].sort((a, b) => a.start - b.start || (a.tables[0] ?? '').localeCompare(b.tables[0] ?? ''));
  const from = services[0]?.from ?? 1140;
  const until = (services.at(-1)?.last ?? 1305) + 150;
  const x = (minute: number) => left + ((minute - from) / (until - from)) * (width - left);
  const rows = tables.filter(({ zone }) => isOpenZone(zone, day));
  const y = (table: string) => 24 + rows.findIndex(({ id }) => id === table) * row;
  const hours: number[] = [];
  for (let minute = Math.ceil(from / 60) * 60; minute < until; minute += 60) hours.push(minute);
  return (
    <section aria-labelledby="book">
      <h2 id="book" className="mid-head">
        {t.manager.book}
      </h2>
      {sorted.length === 0 ? (
        <p>{t.manager.none}</p>
      ) : (
        <>
          <div className="book-scroll" role="group" aria-label={t.manager.book} tabIndex={0}>
            <svg
              className="book"
              viewBox={`0 0 ${width} ${24 + rows.length * row}`}
              aria-hidden="true"
              focusable="false"
            >
              {hours.map((minute) => (
                <g key={minute}>
                  <path className="hour" d={`M${x(minute)} 18V${24 + rows.length * row}`} />
                  <text x={x(minute)} y="12" textAnchor="middle">
                    {clock(minute)}
                  </text>
                </g>
              ))}
              {rows.map(({ id, seats }, i) => (
                <g key={id}>
                  <path className="line" d={`M0 ${24 + i * row}H${width}`} />
                  <text className="table-name" x="0" y={24 + i * row + 22}>
                    {id}
                    <tspan className="thin" dx="5">
                      {seats}
                    </tspan>
                  </text>
                </g>
              ))}
              {sorted.flatMap((it) =>
                it.tables.map((table) => {
                  const w = x(it.start + stayOf(it.guests)) - x(it.start) - 3;
                  return (
                    <g key={it.code + table} className={`stay ${it.status}`}>
                      <rect x={x(it.start)} y={y(table) + 3} width={w} height={row - 6} />
                      <text x={x(it.start) + 8} y={y(table) + 22}>
                        {it.guests} {it.name}
                      </text>
                    </g>
                  );
                }),
              )}
              {day === now.day && now.minute >= from && now.minute <= until && (
                <path className="now" d={`M${x(now.minute)} 16V${24 + rows.length * row}`} />
              )}
            </svg>
          </div>
          <details className="book-table">
            <summary>{t.manager.bookTable}</summary>
            <div className="book-scroll">
              <table>
                <thead>
                  <tr>
                    {[t.manager.cols.time, t.manager.cols.table, t.manager.cols.guests, t.manager.cols.name, t.manager.cols.note, t.manager.cols.code, t.manager.cols.state].map((name) => (
                      <th key={name} scope="col">
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {sorted.map((it) => (
                    <tr key={it.code}>
                      <td>{clock(it.start)}</td>
                      <td>{it.tables.join(' + ')}</td>
                      <td>{it.guests}</td>
                      <th scope="row">{it.name}</th>
                      <td>{it.note}</td>
                      <td>{grouped(it.code, 3)}</td>
                      <td>
                        {it.status === 'seated' ? (
                          t.manager.seated
                        ) : (
                          <button
                            type="button"
                            className="link"
                            aria-label={fill(t.manager.seat, { name: it.name })}
                            onClick={() => void ask(() => api.seat(it.code))}
                          >
                            {t.manager.seatShort}
                          </button>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </section>
  );
}
