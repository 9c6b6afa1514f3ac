/* The diary: free times worked out from opening hours, and the visitor's own appointments. No page in here. */
globalThis.Diary = (() => {
  const { PRACTICE } = globalThis;
  const KEY = 'dental-clinic.appointments';
  const minutes = (clock) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const clock = (value) => `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`;

  /** Day and minute of the day in the practice, wherever the visitor is. */
  const now = () => {
    const parts = Object.fromEntries(
      new Intl.DateTimeFormat('en-GB', { timeZone: PRACTICE.timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
        .formatToParts(new Date())
        .map(({ type, value }) => [type, value]),
    );
    return { day: `${parts.year}-${parts.month}-${parts.day}`, minute: minutes(`${parts.hour}:${parts.minute}`) };
  };

  const addDays = (day, count) => {
    const date = new Date(`${day}T12:00:00Z`);
    date.setUTCDate(date.getUTCDate() + count);
    return date.toISOString().slice(0, 10);
  };
  const weekday = (day) => new Date(`${day}T12:00:00Z`).getUTCDay();

  const openDays = () => {
    const today = now().day;
    const days = [];
    for (let ahead = 0; ahead <= PRACTICE.daysAhead; ahead += 1) {
      const day = addDays(today, ahead);
      if (PRACTICE.hours[weekday(day)].length > 0 && !PRACTICE.closedOn.includes(day)) days.push(day);
    }
    return days;
  };

  /**
   * Free times of one day: [{ time: "09:20", person: "lowe" }], for one person or, with `who` empty, for whoever is free
   * first. `except` is an appointment that is being moved and so does not stand in its own way.
   */
  async function free(day, service, who, except = null) {
    const taken = await PRACTICE.taken(day);
    const today = now();
    const found = [];
    const people = who ? [who] : service.people;
    const own = list.filter((one) => one.day === day && one.id !== except?.id).map((one) => [minutes(one.time), minutes(one.time) + one.minutes]);
    for (const [from, to] of PRACTICE.hours[weekday(day)]) {
      const opens = minutes(from);
      const first = service.urgent ? opens : opens + PRACTICE.urgentMinutes;
      for (let start = first; start + service.minutes <= minutes(to); start += PRACTICE.raster) {
        if (day === today.day && start < today.minute + (service.urgent ? 20 : PRACTICE.notice)) continue;
        const end = start + service.minutes;
        if (own.some(([a, b]) => start < b && a < end)) continue;
        // The first minutes of a half-day are never given away, whatever the rest of the book says.
        const held = service.urgent && start < opens + PRACTICE.urgentMinutes;
        const person = people.find((id) => held || !taken.some((one) => one.person === id && start < minutes(one.to) && minutes(one.from) < end));
        if (person) found.push({ time: clock(start), person });
      }
    }
    return thin(found);
  }

  /** Nobody wants to choose among forty: at most one start every twenty minutes. */
  const thin = (times) => times.filter(({ time }, i) => i === 0 || minutes(time) % 20 === 0 || minutes(time) - minutes(times[i - 1].time) >= 20);

  /* Appointments ------------------------------------------------------------- */

  const valid = (one) => one && typeof one.id === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(one.day) && /^\d{2}:\d{2}$/.test(one.time) && Number(one.minutes) > 0 && typeof one.service === 'string';
  let list = [];
  try {
    list = JSON.parse(localStorage.getItem(KEY) ?? '[]').filter(valid);
  } catch {
    // Nothing kept, or not to be read.
  }
  const save = () => {
    list.sort((a, b) => `${a.day}${a.time}`.localeCompare(`${b.day}${b.time}`));
    try {
      localStorage.setItem(KEY, JSON.stringify(list));
    } catch {
      // Without storage they last as long as the page.
    }
  };

  const isOver = (one) => {
    const { day, minute } = now();
    return one.day < day || (one.day === day && minutes(one.time) + one.minutes <= minute);
  };

  /** Free of charge until an hour of the day before. */
  const isLate = (one) => {
    const { day, minute } = now();
    const eve = addDays(one.day, -1);
    return day > eve || (day === eve && minute >= PRACTICE.cancelHour * 60);
  };

  const dated = (day, form) => new Date(`${day}T12:00:00Z`).toLocaleDateString(PRACTICE.locale, { ...form, timeZone: 'UTC' });
  const spoken = (day, time) => {
    const date = dated(day, { weekday: 'long', day: 'numeric', month: 'long' });
    return time ? `${date} at ${PRACTICE.spokenTime(time)}` : date;
  };
  const short = (day) => dated(day, { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '');

  const person = (id) => PRACTICE.people.find((one) => one.id === id);
  const service = (id) => PRACTICE.services.find((one) => one.id === id);

  /** An iCalendar file. Times are those of the practice, given with its zone. */
  const calendar = (one) => {
    const stamp = (clockTime) => `${one.day.replaceAll('-', '')}T${clockTime.replace(':', '')}00`;
    const text = (words) => words.replace(/[\\;,]/g, '\\$&');
    return [
      'BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${text(PRACTICE.name)}//Appointments//EN`, 'BEGIN:VEVENT',
      `UID:${one.id}@appointments`,
      `DTSTAMP:${new Date().toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
      `DTSTART;TZID=${PRACTICE.timeZone}:${stamp(one.time)}`,
      `DTEND;TZID=${PRACTICE.timeZone}:${stamp(clock(minutes(one.time) + one.minutes))}`,
      `SUMMARY:${text(`${service(one.service)?.name ?? 'Appointment'}, ${PRACTICE.name}`)}`,
      `LOCATION:${text(PRACTICE.address)}`,
      'BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Tomorrow', 'TRIGGER:-P1D', 'END:VALARM',
      'END:VEVENT', 'END:VCALENDAR', '',
    ].join('\r\n');
  };

  return {
    openDays, free, spoken, short, person, service, calendar, isLate,
    coming: () => list.filter((one) => !isOver(one)),
    put(one) {
      list = [...list.filter(({ id }) => id !== one.id), one];
      save();
    },
    remove(id) {
      list = list.filter((one) => one.id !== id);
      save();
    },
  };
})();
