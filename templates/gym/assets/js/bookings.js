/* What has been booked, kept in this browser: the list, clashes, undo, and the calendar file. */
globalThis.Bookings = (() => {
  const KEY = 'gym.bookings';
  const valid = (one) => one && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(one.start) && typeof one.class === 'string' && Number(one.min) > 0 && typeof one.name === 'string';
  let list = [];
  let before = null;
  try {
    list = JSON.parse(localStorage.getItem(KEY) ?? '[]').filter(valid);
  } catch {
    // Nothing kept, or not to be read: begin with an empty bar.
  }

  const save = () => {
    list.sort((a, b) => a.start.localeCompare(b.start));
    try {
      localStorage.setItem(KEY, JSON.stringify(list));
    } catch {
      // Without storage the bookings last as long as the page.
    }
  };

  const same = (id, start) => (one) => one.class === id && one.start === start;
  const end = ({ start, min }) => new Date(start).getTime() + min * 60000;
  const change = (next) => {
    before = list;
    list = next;
    save();
  };

  const stamp = (date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const clean = (text) => text.replace(/[\\;,]/g, '\\$&');

  return {
    all: () => list,
    coming: () => list.filter((one) => end(one) > Date.now()),
    has: (id, start) => list.some(same(id, start)),
    add: (one) => change([...list, one]),
    remove: (id, start) => change(list.filter((one) => !same(id, start)(one))),
    undo() {
      if (before) [list, before] = [before, null];
      save();
    },
    /** Another booking at the same time. */
    clash: (one) => list.find((other) => (other.class !== one.class || other.start !== one.start) && new Date(other.start) < end(one) && new Date(one.start) < end(other)) ?? null,
    /** An hour and a half weighs 25, an hour and a quarter 20, an hour 15, less 10. */
    plate: ({ min }) => (min >= 90 ? 25 : min >= 75 ? 20 : min >= 60 ? 15 : 10),
    calendar: () =>
      ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Gym//Timetable//EN']
        .concat(...list.map((one) => ['BEGIN:VEVENT', `UID:${one.class}-${one.start}@timetable`, `DTSTAMP:${stamp(new Date())}`, `DTSTART:${stamp(new Date(one.start))}`, `DTEND:${stamp(new Date(end(one)))}`, `SUMMARY:${clean(`${one.name}, ${CLUB.name}`)}`, `LOCATION:${clean(CLUB.address())}`, 'END:VEVENT']))
        .concat('END:VCALENDAR', '')
        .join('\r\n'),
  };
})();
