import { type FormEvent, useState } from 'react';
import type { Evening } from '../../content/evenings.ts';
import { api } from '../../data/index.ts';
import { ask } from '../../data/house.ts';
import { dayName, fill } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { grouped } from '../../lib/code.ts';
import { isMail, isName } from '../../ui/check.ts';
import { Choice, Field } from '../../ui/Field.tsx';
import { mostSeats } from './seats.ts';

/** Seats at the long table for somebody. */
export function ReserveForm({ evening, left }: { evening: Evening; left: number }) {
  const { t, lang, money } = useSite();
  const [seats, setSeats] = useState(1);
  const [who, setWho] = useState({ name: '', mail: '' });
  const [tried, setTried] = useState(false);
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState('');
  const most = Math.min(mostSeats, left);
  const wanted = Math.min(seats, most);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isName(who.name) || !isMail(who.mail)) return;
    const outcome = await ask(() => api.reserve({ ...who, evening: evening.id, seats: wanted }));
    setRefused(outcome.ok ? '' : t.refused[outcome.reason]);
    if (outcome.ok)
      setSaid(
        fill(t.evenings.reserved, {
          n: wanted,
          day: dayName(evening.day, lang),
          code: grouped(outcome.value.code, 3),
        }),
      );
  };
  return (
    <>
      <p role="status" className="good">
        {said}
      </p>
      {!said && (
        <details className="reserve">
          <summary className="button">{t.evenings.choose}</summary>
          <form className="mt-4 grid gap-4" onSubmit={(event) => void send(event)} noValidate>
            <Choice
              legend={t.evenings.seats}
              name={`seats-${evening.id}`}
              value={wanted}
              options={Array.from({ length: most }, (_, i) => ({ value: i + 1, label: i + 1 }))}
              onChange={setSeats}
            />
            <Field
              label={t.fields.name}
              value={who.name}
              autoComplete="name"
              onChange={(name) => setWho({ ...who, name })}
              error={tried && !isName(who.name) ? t.fields.nameWrong : ''}
            />
            <Field
              label={t.fields.mail}
              type="email"
              value={who.mail}
              autoComplete="email"
              onChange={(mail) => setWho({ ...who, mail })}
              error={tried && !isMail(who.mail) ? t.fields.mailWrong : ''}
            />
            {refused && (
              <p className="wrong" role="alert">
                {refused}
              </p>
            )}
            <button type="submit" className="button justify-self-start">
              {fill(t.evenings.reserve, { n: wanted, amount: money(evening.price * wanted) })}
            </button>
          </form>
        </details>
      )}
    </>
  );
}
