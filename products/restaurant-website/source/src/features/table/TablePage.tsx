import { useEffect, useState } from 'react';
import { house as facts } from '../../content/house.ts';
import { house } from '../../data/house.ts';
import { fill } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { addDays } from '../../lib/day.ts';
import { Band } from '../../ui/Band.tsx';
import { ManageBooking } from './ManageBooking.tsx';
import { NewBooking } from './NewBooking.tsx';
import type { Picked } from './Picker.tsx';
import { servicesOn } from './hours.ts';

/** Booking a table, and doing something with one that is booked. `#/2026-11-24/1170` begins with that time. */
export function TablePage() {
  const { t } = useSite();
  const { now } = house.use();
  const [old, setOld] = useState(false);
  const [picked, setPicked] = useState<Picked>({ guests: 2, zone: null, day: firstDay(now.day), start: null });
  useEffect(() => {
    const [, day = '', start = ''] = /^#\/(\d{4}-\d\d-\d\d)\/(\d{3,4})$/.exec(window.location.hash) ?? [];
    if (day >= now.day) setPicked((before) => ({ ...before, day, start: Number(start) }));
    if (window.location.hash === '#/change') setOld(true);
  }, [now.day]);
  return (
    <>
      <Band title={t.table.title} lead={t.table.lead} tiles={['bread', 'jug', 'cuttlefish']} />
      <div className="inside">
        <noscript>
          <p className="notice">{fill(t.table.noscript, { phone: facts.phone })}</p>
        </noscript>
        <div className="tabs">
          <button type="button" aria-pressed={!old} onClick={() => setOld(false)}>
            {t.table.tabNew}
          </button>
          <button type="button" aria-pressed={old} onClick={() => setOld(true)}>
            {t.table.tabOld}
          </button>
        </div>
        {old ? <ManageBooking /> : <NewBooking picked={picked} onPick={setPicked} />}
      </div>
    </>
  );
}

/** The first day from `day` on which the house is open. */
function firstDay(day: string): string {
  for (let n = 0; n < 30; n += 1) if (servicesOn(addDays(day, n)).length > 0) return addDays(day, n);
  return day;
}
