import { api } from '../../data/index.ts';
import { ask, house } from '../../data/house.ts';
import type { Waiting } from '../../data/types.ts';
import { dayName, fill, plural } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { clock } from '../../lib/day.ts';
import { announce } from '../../ui/announce.tsx';
import { openingFor } from '../table/slots.ts';

/** Who waits, and whether there is a table now. */
export function WaitingList() {
  const { t, lang } = useSite();
  const { now, house: state } = house.use();
  const admit = async ({ id, name }: Waiting) => {
    const outcome = await ask(() => api.admit(id));
    announce(
      outcome.ok
        ? fill(t.manager.admitted, {
            name,
            tables: outcome.value.tables.join(' + '),
            time: clock(outcome.value.start),
          })
        : t.refused[outcome.reason],
    );
  };
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mid-head">
        {t.manager.waiting}
      </h2>
      {state.waiting.length === 0 && <p>{t.manager.noWaiting}</p>}
      <ul className="tickets">
        {state.waiting.map((one) => {
          const start = openingFor(state.bookings, one, now);
          return (
            <li key={one.id}>
              <p className="ticket-head">
                <strong>{one.name}</strong> {plural(t.table.people, one.guests)}
              </p>
              <p>
                {dayName(one.day, lang)}, {fill(t.manager.between, { from: clock(one.from), to: clock(one.to) })}
                <br />
                {one.phone}
              </p>
              <p>
                {start === null ? (
                  t.manager.noFit
                ) : (
                  <>
                    {fill(t.manager.fits, { time: clock(start) })}.{' '}
                    <button type="button" className="link" onClick={() => void admit(one)}>
                      {fill(t.manager.admit, { name: one.name })}
                    </button>
                  </>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
