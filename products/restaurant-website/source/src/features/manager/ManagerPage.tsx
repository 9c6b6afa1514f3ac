import { useState } from 'react';
import { house } from '../../data/house.ts';
import { dayName } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { addDays } from '../../lib/day.ts';
import { Book } from './Book.tsx';
import { Orders } from './Orders.tsx';
import { TakeVoucher } from './TakeVoucher.tsx';
import { WaitingList } from './WaitingList.tsx';
import { WallSwitch } from './WallSwitch.tsx';

/** A day of the house: its book, what goes home, who waits, what is on the wall. */
export function ManagerPage() {
  const { t, lang } = useSite();
  const { now, house: state } = house.use();
  const [away, setAway] = useState(0);
  const day = addDays(now.day, away);
  const bookings = state.bookings.filter((it) => it.day === day && it.status !== 'cancelled');
  const orders = state.orders.filter((it) => it.day === day);
  const figures = [
    [bookings.reduce((sum, { guests }) => sum + guests, 0), t.manager.figures.guests],
    [bookings.length, t.manager.figures.tables],
    [orders.filter((it) => it.state === 'received' || it.state === 'cooking').length, t.manager.figures.orders],
    [state.soldOut.length, t.manager.figures.out],
  ] as const;
  return (
    <div className="inside manager">
      <header>
        <div>
          <h1 className="big">{t.manager.title}</h1>
          <p className="max-w-prose">{t.manager.lead}</p>
        </div>
        <div className="day-turn">
          <button type="button" aria-label={t.manager.back} onClick={() => setAway(away - 1)}>
            ‹
          </button>
          <strong aria-live="polite">{dayName(day, lang)}</strong>
          <button type="button" aria-label={t.manager.on} onClick={() => setAway(away + 1)}>
            ›
          </button>
        </div>
        <ul className="figures-row">
          {figures.map(([value, name]) => (
            <li key={name}>
              <strong>{value}</strong> {name}
            </li>
          ))}
        </ul>
      </header>
      <Book bookings={bookings} day={day} now={now} />
      <div className="manager-columns">
        <Orders orders={orders} />
        <WaitingList />
        <TakeVoucher />
      </div>
      <WallSwitch />
    </div>
  );
}
