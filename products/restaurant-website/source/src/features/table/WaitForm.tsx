import { type FormEvent, useState } from 'react';
import { api } from '../../data/index.ts';
import { ask } from '../../data/house.ts';
import { dayName, fill, plural } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { isName, isPhone } from '../../ui/check.ts';
import { Field } from '../../ui/Field.tsx';
import { servicesOn } from './hours.ts';

/** The waiting list of a day on which nothing is free. */
export function WaitForm({ day, guests }: { day: string; guests: number }) {
  const { t, lang } = useSite();
  const [who, setWho] = useState({ name: '', phone: '' });
  const [tried, setTried] = useState(false);
  const [said, setSaid] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isName(who.name) || !isPhone(who.phone)) return;
    const services = servicesOn(day);
    const outcome = await ask(() =>
      api.wait({ ...who, day, guests, from: services[0]?.from ?? 0, to: services.at(-1)?.last ?? 1440 }),
    );
    setSaid(outcome.ok ? fill(t.table.waiting, { day: dayName(day, lang) }) : t.refused[outcome.reason]);
  };
  return (
    <form className="who" onSubmit={(event) => void send(event)} noValidate>
      <h2>{t.table.waitTitle}</h2>
      <p className="mb-4 max-w-prose">
        {fill(t.table.waitText, { n: plural(t.table.people, guests), day: dayName(day, lang) })}
      </p>
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
      </div>
      {said ? (
        <p className="good" role="status">
          {said}
        </p>
      ) : (
        <button type="submit" className="button">
          {t.table.wait}
        </button>
      )}
    </form>
  );
}
