import { type FormEvent, useState } from 'react';
import { house as facts } from '../../content/house.ts';
import { api } from '../../data/index.ts';
import { ask, house } from '../../data/house.ts';
import { dayName, fill } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { isCode, tidy } from '../../lib/code.ts';
import { clock } from '../../lib/day.ts';
import { Field } from '../../ui/Field.tsx';
import { BookingCard } from './BookingCard.tsx';
import { type Picked, Picker } from './Picker.tsx';
import { canStillChange } from './slots.ts';

/** Change or cancel by the code of a booking. */
export function ManageBooking() {
  const { t, lang } = useSite();
  const { now, house: state } = house.use();
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const [picked, setPicked] = useState<Picked | null>(null);
  const [sure, setSure] = useState(false);
  const [said, setSaid] = useState('');
  const [wrong, setWrong] = useState('');
  const booking = state.bookings.find((it) => it.code === code && it.status !== 'cancelled');

  const find = (event: FormEvent) => {
    event.preventDefault();
    const clean = tidy(typed);
    const found = state.bookings.find((it) => it.code === clean && it.status !== 'cancelled');
    setSaid('');
    setWrong(!isCode(clean, 6) ? t.table.codeSlip : found ? '' : t.refused.unknown);
    setCode(found ? clean : '');
    setPicked(found ? { guests: found.guests, zone: null, day: found.day, start: null } : null);
  };
  const change = async () => {
    if (!booking || picked?.start == null) return;
    const { start } = picked;
    const outcome = await ask(() => api.change(code, { ...booking, ...picked, start }));
    setSaid(outcome.ok ? t.table.changed : t.refused[outcome.reason]);
    setPicked({ ...picked, start: null });
  };
  const cancel = async () => {
    const outcome = await ask(() => api.cancel(code));
    setSure(false);
    setSaid(outcome.ok ? t.table.cancelled : t.refused[outcome.reason]);
  };
  return (
    <div className="manage">
      <form className="code-form" onSubmit={find} noValidate>
        <Field label={t.table.codeLabel} value={typed} onChange={setTyped} error={wrong} maxLength={12} />
        <button type="submit" className="button">
          {t.table.find}
        </button>
      </form>
      <p role="status" className="good">
        {said}
      </p>
      {booking && (
        <>
          <h2 className="big">{t.table.yours}</h2>
          <BookingCard booking={booking} />
          {!canStillChange(booking, now) && <p>{fill(t.table.tooLate, { phone: facts.phone })}</p>}
        </>
      )}
      {booking && picked && canStillChange(booking, now) && (
        <>
          <Picker picked={picked} onPick={setPicked} bookings={state.bookings} now={now} except={code} />
          <p className="flex flex-wrap items-center gap-4">
            <button type="button" className="button" disabled={picked.start === null} onClick={() => void change()}>
              {picked.start === null
                ? t.table.choose
                : fill(t.table.change, { day: dayName(picked.day, lang), time: clock(picked.start) })}
            </button>
            {sure ? (
              <>
                <strong>{t.table.sure}</strong>
                <button type="button" className="link" onClick={() => void cancel()}>
                  {t.table.yes}
                </button>
                <button type="button" className="link" onClick={() => setSure(false)}>
                  {t.table.no}
                </button>
              </>
            ) : (
              <button type="button" className="link" onClick={() => setSure(true)}>
                {t.table.cancel}
              </button>
            )}
          </p>
        </>
      )}
    </div>
  );
}
