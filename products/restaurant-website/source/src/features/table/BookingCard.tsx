import type { Booking } from '../../data/types.ts';
import { dayName, fill, plural } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { grouped } from '../../lib/code.ts';
import { clock } from '../../lib/day.ts';

/** A booking as a guest sees it. */
export function BookingCard({ booking }: { booking: Booking }) {
  const { t, lang } = useSite();
  return (
    <div className="card">
      <p>
        <span>{t.table.code}</span>
        <strong className="code">{grouped(booking.code, 3)}</strong>
      </p>
      <p className="text-xl">
        {dayName(booking.day, lang)}, {clock(booking.start)}
        <br />
        {plural(t.table.people, booking.guests)}, {booking.name}
        <br />
        {fill(t.table.atTable, { tables: booking.tables.join(' + ') })}
      </p>
    </div>
  );
}
