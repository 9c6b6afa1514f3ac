import { type KeyboardEvent, useRef, useState } from 'react';
import { booking as bounds, type Zone } from '../../content/house.ts';
import type { Booking } from '../../data/types.ts';
import { dayName, monthName, weekdayName } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { addDays, type Moment, monthGrid } from '../../lib/day.ts';
import { dayState } from './slots.ts';

interface Props {
  wanted: { day: string; guests: number; zone: Zone | null };
  bookings: Booking[];
  now: Moment;
  except: string;
  onDay: (day: string) => void;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month as a wall of tiles: a day without a table is one that has come off. The arrow keys go from day to day. */
export function Calendar({ wanted, bookings, now, except, onDay }: Props) {
  const { t, lang } = useSite();
  const [month, setMonth] = useState(wanted.day.slice(0, 7));
  const body = useRef<HTMLDivElement>(null);
  const days = monthGrid(`${month}-01`);
  const last = addDays(now.day, bounds.daysAhead);
  const turn = (by: number) => setMonth(addDays(`${month}-15`, by * 30).slice(0, 7));
  const onKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const day = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.day : undefined;
    if (!step || !day) return;
    event.preventDefault();
    let next = addDays(day, step);
    while (next >= now.day && next <= last) {
      const button = body.current?.querySelector<HTMLButtonElement>(`[data-day="${next}"]:not(:disabled)`);
      if (button) return button.focus();
      if (next.slice(0, 7) !== month) return setMonth(next.slice(0, 7));
      next = addDays(next, step);
    }
  };
  return (
    <div className="calendar" ref={body} onKeyDown={onKey}>
      <div className="calendar-head">
        <button type="button" onClick={() => turn(-1)} disabled={month <= now.day.slice(0, 7)}>
          <span aria-hidden="true">‹</span>
          <span className="sr-only">{t.table.before}</span>
        </button>
        <h2 aria-live="polite">
          {monthName(`${month}-01`, lang)} {month.slice(0, 4)}
        </h2>
        <button type="button" onClick={() => turn(1)} disabled={month >= last.slice(0, 7)}>
          <span aria-hidden="true">›</span>
          <span className="sr-only">{t.table.after}</span>
        </button>
      </div>
      <div className="month">
        {/* 23 November 2026 was a Monday. */}
        {[0, 1, 2, 3, 4, 5, 6].map((i) => (
          <span key={i} className="weekday" aria-hidden="true">
            {weekdayName(addDays('2026-11-23', i), lang, 'short').slice(0, 3)}
          </span>
        ))}
        {days.map((day, i) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places have nothing else
          if (day === null) return <span key={`empty-${i}`} />;
          const state = dayState(bookings, { ...wanted, day }, now, except);
          const chosen = day === wanted.day;
          return (
            <button
              key={day}
              type="button"
              data-day={day}
              className={`day ${state}`}
              disabled={state === 'past' || state === 'closed'}
              aria-pressed={chosen}
              aria-label={`${dayName(day, lang)}, ${t.table.states[state]}`}
              onClick={() => onDay(day)}
            >
              {Number(day.slice(8))}
            </button>
          );
        })}
      </div>
      <ul className="key">
        {(['free', 'full', 'closed'] as const).map((state) => (
          <li key={state}>
            <span className={`day ${state}`} aria-hidden="true" />
            {t.table.states[state]}
          </li>
        ))}
      </ul>
    </div>
  );
}
