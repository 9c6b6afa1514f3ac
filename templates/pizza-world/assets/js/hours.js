/*
 * Opening hours: is the oven open, and which pickup times are left?
 * All reckoning is done in the restaurant's time zone, in minutes since its midnight.
 * The hours are read from the table of the page: every two times in a line, such as 17:00 to 22:00, are a shift.
 */
(() => {
  const { PizzaWorld } = window;
  const { config } = PizzaWorld;
  const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

  /** Shifts by weekday, 0 = Sunday, as pairs of 'HH:MM'. A day without times is closed. */
  const week = Object.fromEntries(
    [...document.querySelectorAll('[data-day]')].map((row) => {
      const times = row.cells[1].textContent.match(/\b\d{1,2}[:.]\d{2}\b/g) ?? [];
      const clocks = times.map((time) => time.replace('.', ':').padStart(5, '0'));
      return [row.dataset.day, clocks.flatMap((from, at) => (at % 2 || !clocks[at + 1] ? [] : [[from, clocks[at + 1]]]))];
    }),
  );

  const toMinutes = (clock) => {
    const [hours, minutes] = clock.split(':').map(Number);
    return hours * 60 + minutes;
  };
  const toClock = (minutes) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

  /** What the calendar and the clock in the restaurant say at a moment. */
  function wallClock(moment = new Date()) {
    const parts = Object.fromEntries(
      new Intl.DateTimeFormat('en-GB', {
        timeZone: config.timeZone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      })
        .formatToParts(moment)
        .map(({ type, value }) => [type, value]),
    );
    return {
      date: `${parts.year}-${parts.month}-${parts.day}`,
      minutes: Number(parts.hour) * 60 + Number(parts.minute),
    };
  }

  /** The calendar day `offset` days after the restaurant's today. */
  function dayAfter(offset) {
    const noon = new Date(`${wallClock().date}T12:00:00Z`);
    noon.setUTCDate(noon.getUTCDate() + offset);
    return { date: noon.toISOString().slice(0, 10), weekday: noon.getUTCDay(), noon };
  }

  const shifts = ({ date, weekday }) => (config.closedOn.includes(date) ? [] : (week[weekday] ?? []));

  /** Pickup times of a day, as 'HH:MM'. Past ones and ones too soon are left out. */
  function slots(day) {
    const now = wallClock();
    const earliest = day.date === now.date ? now.minutes + config.leadMinutes : 0;
    const times = [];
    for (const [from, to] of shifts(day)) {
      const last = toMinutes(to) - config.lastOrderMinutes;
      for (let at = toMinutes(from); at <= last; at += config.slotMinutes) {
        if (at >= earliest) times.push(toClock(at));
      }
    }
    return times;
  }

  /** The days a guest may choose from, with what is left of each. */
  function days() {
    return Array.from({ length: config.daysAhead + 1 }, (_, offset) => {
      const day = dayAfter(offset);
      const short = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
      const label = ['Today', 'Tomorrow'][offset] ?? short.format(day.noon).replace(',', '');
      return { ...day, label, name: DAYS[day.weekday], times: slots(day) };
    });
  }

  /** One sentence about now, such as 'Open until 22:00'. */
  function status() {
    const now = wallClock();
    const today = dayAfter(0);
    for (const [from, to] of shifts(today)) {
      if (now.minutes >= toMinutes(from) && now.minutes < toMinutes(to)) return `Open until ${to}`;
      if (now.minutes < toMinutes(from)) return `Opens today at ${from}`;
    }
    for (let offset = 1; offset <= 14; offset += 1) {
      const day = dayAfter(offset);
      const [first] = shifts(day);
      if (first) return `Closed, opens ${offset === 1 ? 'tomorrow' : DAYS[day.weekday]} at ${first[0]}`;
    }
    return 'Closed';
  }

  PizzaWorld.hours = { days, status };

  for (const place of document.querySelectorAll('[data-open-status]')) place.textContent = status();
  document.querySelector(`[data-day="${dayAfter(0).weekday}"]`)?.classList.add('today');
})();
