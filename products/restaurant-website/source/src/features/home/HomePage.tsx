import { Tile } from '../../art/Tile.tsx';
import { evenings } from '../../content/evenings.ts';
import { house } from '../../data/house.ts';
import { dateName, fill, plural, weekdayName } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { clock } from '../../lib/day.ts';
import { seatsLeft } from '../evenings/seats.ts';
import { doorsAt } from '../table/hours.ts';
import { slotsOn } from '../table/slots.ts';
import { Wall } from './Wall.tsx';

/** The wall, what is free tonight, why there is a wall, and what else can be had. */
export function HomePage() {
  const { t, to, say, lang, money } = useSite();
  const { now, house: state } = house.use();
  const doors = doorsAt(now);
  const tonight = slotsOn(state.bookings, { day: now.day, guests: 2, zone: null }, now).filter(
    ({ why }) => why === null,
  );
  const next = evenings.find((one) => one.day >= now.day);
  const left = next ? seatsLeft(next, state.seats) : 0;
  const when = doors.open
    ? fill(t.home.open, { time: clock(doors.until) })
    : doors.day === null
      ? ''
      : fill(t.home.opens, {
          day: doors.day === now.day ? t.home.today : weekdayName(doors.day, lang),
          time: clock(doors.from),
        });
  return (
    <>
      <Wall when={when} />
      <section className="inside split">
        <div>
          <h2 className="big">{t.home.tonight}</h2>
          {tonight.length > 0 ? (
            <ul className="times">
              {tonight.map(({ start }) => (
                <li key={start}>
                  <a className="time" href={to('table', `#/${now.day}/${start}`)}>
                    {clock(start)}
                  </a>
                </li>
              ))}
            </ul>
          ) : (
            <p className="mt-4">{t.home.noneTonight}</p>
          )}
          <a className="link mt-6 inline-block" href={to('table')}>
            {t.home.seeAll}
          </a>
        </div>
        <div className="why">
          <h2 className="big">{t.home.why}</h2>
          <p>{t.home.whyText}</p>
          <p>{t.home.whyMore}</p>
          <a className="link inline-block" href={to('house')}>
            {t.home.houseLink}
          </a>
        </div>
      </section>
      {next && (
        <section className="sunny">
          <div className="inside next">
            <div className="trio" aria-hidden="true">
              {next.figures.map((figure) => (
                <span key={figure}>
                  <Tile figure={figure} />
                </span>
              ))}
            </div>
            <div>
              <p>{t.home.next}</p>
              <h2 className="big">
                <a href={to('evenings', `#${next.id}`)}>{say(next.title)}</a>
              </h2>
              <p className="text-lg">
                {weekdayName(next.day, lang)}, {dateName(next.day, lang)}, {clock(next.at)}. {money(next.price)}.{' '}
                <strong>{left > 0 ? plural(t.evenings.left, left) : t.home.full}</strong>
              </p>
              <p className="max-w-prose">{say(next.lead)}</p>
            </div>
          </div>
        </section>
      )}
      <section className="inside doors">
        <a href={to('basket')}>
          <span className="paint-box">
            <Tile figure="soup" />
          </span>
          <span>
            <span className="door-name">{t.home.home}</span>
            <span>{t.home.homeText}</span>
          </span>
        </a>
        <a href={to('vouchers')}>
          <span className="paint-box">
            <Tile figure="flower" />
          </span>
          <span>
            <span className="door-name">{t.home.give}</span>
            <span>{t.home.giveText}</span>
          </span>
        </a>
      </section>
    </>
  );
}
