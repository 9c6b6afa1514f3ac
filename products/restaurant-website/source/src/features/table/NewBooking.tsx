import { type FormEvent, useState } from 'react';
import { api } from '../../data/index.ts';
import { ask, house } from '../../data/house.ts';
import type { Booking } from '../../data/types.ts';
import { dayName, fill, plural } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { clock } from '../../lib/day.ts';
import { announce } from '../../ui/announce.tsx';
import { isName, isPhone } from '../../ui/check.ts';
import { Field } from '../../ui/Field.tsx';
import { BookingCard } from './BookingCard.tsx';
import { type Picked, Picker } from './Picker.tsx';
import { slotsOn } from './slots.ts';
import { WaitForm } from './WaitForm.tsx';

/** A new booking: time, who comes, and the code at the end. */
export function NewBooking({ picked, onPick }: { picked: Picked; onPick: (picked: Picked) => void }) {
  const { t, lang } = useSite();
  const { now, house: state } = house.use();
  const [who, setWho] = useState({ name: '', phone: '', note: '' });
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState('');
  const [done, setDone] = useState<Booking | null>(null);
  const slots = slotsOn(state.bookings, picked, now);
  const full = slots.length > 0 && slots.every(({ why }) => why !== null);
  const people = plural(t.table.people, picked.guests);
  const { start } = picked;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (start === null || !isName(who.name) || !isPhone(who.phone)) return;
    const outcome = await ask(() => api.book({ ...picked, ...who, start }));
    if (outcome.ok) {
      setDone(outcome.value);
      announce(t.table.booked);
    } else {
      setRefused(t.refused[outcome.reason]);
      onPick({ ...picked, start: null });
    }
  };

  if (done)
    return (
      <div className="result">
        <h2 className="big">{t.table.booked}</h2>
        <BookingCard booking={done} />
        <p className="max-w-prose">{t.table.keep}</p>
        <button
          type="button"
          className="button"
          onClick={() => {
            setDone(null);
            setTried(false);
            onPick({ ...picked, start: null });
          }}
        >
          {t.table.another}
        </button>
      </div>
    );
  return (
    <>
      <Picker
        picked={picked}
        onPick={(value) => {
          setRefused('');
          onPick(value);
        }}
        bookings={state.bookings}
        now={now}
      />
      {full ? (
        <WaitForm day={picked.day} guests={picked.guests} />
      ) : (
        <form className="who" onSubmit={(event) => void send(event)} noValidate>
          <h2>{t.table.who}</h2>
          <div className="who-grid">
            <Field
              label={t.fields.name}
              value={who.name}
              autoComplete="name"
              onChange={(name) => setWho({ ...who, name })}
              error={tried && !isName(who.name) ? t.fields.nameWrong : ''}
            />
            <Field
              label={t.fields.phone}
              type="tel"
              value={who.phone}
              autoComplete="tel"
              onChange={(phone) => setWho({ ...who, phone })}
              error={tried && !isPhone(who.phone) ? t.fields.phoneWrong : ''}
            />
            <Field
              label={t.fields.note}
              value={who.note}
              maxLength={200}
              onChange={(note) => setWho({ ...who, note })}
            />
          </div>
          {refused && (
            <p className="wrong" role="alert">
              {refused}
            </p>
          )}
          <button type="submit" className="button" disabled={start === null}>
            {start === null
              ? t.table.choose
              : fill(t.table.book, { n: people, day: dayName(picked.day, lang), time: clock(start) })}
          </button>
        </form>
      )}
    </>
  );
}
