import { Tile } from '../../art/Tile.tsx';
import { type Evening, evenings } from '../../content/evenings.ts';
import { house } from '../../data/house.ts';
import { dateName, fill, plural, weekdayName } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { clock } from '../../lib/day.ts';
import { Band } from '../../ui/Band.tsx';
import { LongTable } from './LongTable.tsx';
import { ReserveForm } from './ReserveForm.tsx';
import { seatsLeft } from './seats.ts';

/** Evenings at the long table, with the seats that are left. */
export function EveningsPage() {
  const { t } = useSite();
  const { now } = house.use();
  return (
    <>
      <Band title={t.evenings.title} lead={t.evenings.lead} tiles={['oyster', 'grapes', 'cuttlefish']} />
      <div className="inside evenings">
        {evenings
          .filter(({ day }) => day >= now.day)
          .map((evening) => (
            <EveningEntry key={evening.id} evening={evening} />
          ))}
      </div>
    </>
  );
}

function EveningEntry({ evening }: { evening: Evening }) {
  const { t, say, lang, money } = useSite();
  const { seats } = house.use().house;
  const left = seatsLeft(evening, seats);
  return (
    <article id={evening.id} className="evening">
      <div className="trio" aria-hidden="true">
        {evening.figures.map((figure) => (
          <span key={figure}>
            <Tile figure={figure} />
          </span>
        ))}
      </div>
      <div className="grid content-start gap-3">
        <p className="font-bold">
          {weekdayName(evening.day, lang)}, {dateName(evening.day, lang)}, {clock(evening.at)}
        </p>
        <h2 className="big">{say(evening.title)}</h2>
        <p className="max-w-prose text-lg">{say(evening.lead)}</p>
        <p>{fill(t.evenings.perPerson, { price: money(evening.price) })}</p>
      </div>
      <ol className="courses">
        {evening.courses.map((course) => (
          <li key={course.en}>{say(course)}</li>
        ))}
      </ol>
      <div className="evening-seats">
        <LongTable seats={evening.seats} left={left} />
        <p className="font-bold">{left === 0 ? t.evenings.full : plural(t.evenings.left, left)}</p>
        {left > 0 && <ReserveForm evening={evening} left={left} />}
      </div>
    </article>
  );
}
