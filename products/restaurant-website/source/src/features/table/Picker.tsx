import { booking as bounds, house as facts, type Zone, zones } from '../../content/house.ts';
import type { Booking } from '../../data/types.ts';
import { dayName, fill, plural } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { clock, type Moment } from '../../lib/day.ts';
import { Choice } from '../../ui/Field.tsx';
import { Calendar } from './Calendar.tsx';
import { isOpenZone, slotsOn, stayOf } from './slots.ts';

export interface Picked {
  guests: number;
  zone: Zone | null;
  day: string;
  start: number | null;
}

interface Props {
  picked: Picked;
  onPick: (picked: Picked) => void;
  bookings: Booking[];
  now: Moment;
  /** Code of the booking that is being moved: it is not in its own way. */
  except?: string;
}

/** How many, where, which day and when. */
export function Picker({ picked, onPick, bookings, now, except = '' }: Props) {
  const { t, lang } = useSite();
  const { guests, zone, day } = picked;
  const slots = slotsOn(bookings, { day, guests, zone }, now, except);
  const counts = Array.from({ length: bounds.mostGuests }, (_, i) => i + 1);
  return (
    <div className="picker">
      <div className="grid content-start gap-7">
        <div>
          <Choice
            legend={t.table.guests}
            name={`guests${except}`}
            value={guests}
            options={counts.map((value) => ({ value, label: value }))}
            onChange={(value) => onPick({ ...picked, guests: value, start: null })}
          />
          <p className="hint">{fill(t.table.more, { phone: facts.phone })}</p>
        </div>
        <div>
          <Choice
            legend={t.table.where}
            name={`zone${except}`}
            value={zone ?? 'any'}
            options={[
              { value: 'any' as const, label: t.zones.any },
              ...zones.map((value) => ({ value, label: t.zones[value], off: !isOpenZone(value, day) })),
            ]}
            onChange={(value) => onPick({ ...picked, zone: value === 'any' ? null : value, start: null })}
          />
          {!isOpenZone('yard', day) && <p className="hint">{t.table.winter}</p>}
        </div>
        <fieldset className="choice clock">
          <legend>
            {t.table.time}, {dayName(day, lang)}
          </legend>
          {slots.some(({ why }) => why === null) ? (
            <div>
              {slots
                .filter(({ why }) => why !== 'past')
                .map(({ start, why }) => (
                  <label key={start}>
                    <input
                      type="radio"
                      name={`time${except}`}
                      disabled={why !== null}
                      checked={picked.start === start}
                      onChange={() => onPick({ ...picked, start })}
                    />
                    <span>
                      {clock(start)}
                      {why && <small>{why === 'kitchen' ? t.table.kitchen : t.table.taken}</small>}
                    </span>
                  </label>
                ))}
            </div>
          ) : (
            <p>{fill(t.table.timeNone, { n: plural(t.table.people, guests), day: dayName(day, lang) })}</p>
          )}
          <p className="hint">{fill(t.table.stay, { n: stayOf(guests) })}</p>
        </fieldset>
      </div>
      <Calendar
        wanted={{ day, guests, zone }}
        bookings={bookings}
        now={now}
        except={except}
        onDay={(value) => onPick({ ...picked, day: value, start: null })}
      />
    </div>
  );
}
