/*
 * The one place for a backend, and what the scripts read from the page: treatments and people from the lists of book.html,
 * hours, notice and fees from <script id="practice"> at the end of the page.
 *
 * WHERE THE BACKEND GOES
 * Nothing leaves the browser, and the pages say so, until one of these is set:
 *   "forms": "site" in <script id="practice">   the published site's own inbox takes both forms (data-form)
 *   endpoint below, such as '/api/practice'      a server of yours, which also knows the times that are taken
 * README.md shows what is sent.
 */
globalThis.PRACTICE = (() => {
  const endpoint = '';

  const given = JSON.parse(document.getElementById('practice').textContent);
  const number = (text, fallback) => (text !== '' && Number(text) >= 0 ? Number(text) : fallback);
  const listed = (name) => [...document.querySelectorAll(`[data-${name}-list] > li`)];
  const words = (text) => text.trim().split(/\s+/).filter(Boolean);

  /** The first that the browser understands: a slip of the pen must not stop the page. */
  function understood(make, ...candidates) {
    for (const candidate of candidates) {
      try {
        return make(candidate);
      } catch {
        // The next one, then.
      }
    }
    return undefined;
  }

  /** Every time that a line of opening hours names, as 24 hours: `8.30`, `08:30` and `1.30 pm` are understood. */
  const timesIn = (line = '') =>
    [...line.matchAll(/(\d{1,2})[.:](\d{2})\s*([ap])?\.?m?/gi)].map(([, hour, minute, half]) => {
      const late = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
      return `${String(late).padStart(2, '0')}:${minute}`;
    });

  /** Shifts by day of the week, Sunday first; a line without times is a closed day. */
  const hours = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => {
    const times = timesIn(given.hours?.[day]);
    return times.flatMap((from, at) => (at % 2 === 0 && times[at + 1] > from ? [[from, times[at + 1]]] : []));
  });

  const people = listed('people').map((item) => ({ id: item.dataset.key, name: item.textContent.trim() }));
  const known = (ids) => ids.filter((id) => people.some((one) => one.id === id));
  const services = listed('services').map((item) => {
    const able = known(words(item.dataset.staff));
    return {
      id: item.dataset.key,
      name: item.querySelector('[data-slot="name"]').textContent.trim(),
      minutes: number(item.querySelector('[data-slot="minutes"]').textContent.trim(), 20) || 20,
      people: able.length > 0 ? able : people.map(({ id }) => id),
      urgent: item.dataset.urgent === 'yes',
    };
  });

  return {
    name: given.name,
    address: [given.street, given.town].filter(Boolean).join(', '),
    /** Empty where the pages name no number. */
    phone: () => document.querySelector('.foot a[href^="tel:"]')?.textContent.trim() ?? '',
    timeZone: understood((timeZone) => new Intl.DateTimeFormat('en-GB', { timeZone }).resolvedOptions().timeZone, given.timeZone, undefined),
    locale: understood((locale) => new Intl.DateTimeFormat(locale).resolvedOptions().locale, given.locale, 'en-GB'),

    /** How many days ahead the book is open, how many minutes' notice is needed, and how far apart times begin. */
    daysAhead: Math.min(60, number(given.daysAhead, 14)),
    notice: number(given.noticeMinutes, 120),
    raster: number(given.stepMinutes, 10) || 10,
    /** The first minutes of each half-day are kept for emergencies. */
    urgentMinutes: number(given.urgentMinutes, 20),
    /** Until this hour of the day before, cancelling is free; after that it costs the fee, if there is one. */
    cancelHour: number(given.cancelHour, 18),
    cancelFee: given.cancelFee ?? '',
    closedOn: (given.closedOn ?? '').match(/\d{4}-\d{2}-\d{2}/g) ?? [],
    hours,
    people,
    services,

    /** `09:20` as the practice writes its hours. */
    spokenTime(time) {
      const [, , half] = /(\d)\s*([ap])\.?m/i.exec(Object.values(given.hours ?? {}).join(' ')) ?? [];
      const mark = /\d([.:])\d/.exec(Object.values(given.hours ?? {}).join(' '))?.[1] ?? ':';
      const hour = Number(time.slice(0, 2));
      return half ? `${hour % 12 || 12}${mark}${time.slice(3)} ${hour < 12 ? 'am' : 'pm'}` : `${hour}${mark}${time.slice(3)}`;
    },

    /** Whether what is booked is only asked for, and the practice confirms it. */
    isRequest: () => endpoint === '' && given.forms === 'site',

    /**
     * Times that others have taken. Where nothing is sent they are invented, always the same ones for the same day, so that
     * the book looks like the book of a practice that is liked.
     */
    async taken(day) {
      if (endpoint) {
        const answer = await fetch(`${endpoint}?day=${day}`);
        if (!answer.ok) throw new Error(`status ${answer.status}`);
        return answer.json();
      }
      return given.forms === 'site' ? [] : invented(day);
    },

    /** Sends a form by its name. Gives "sent", "kept" when there is nowhere to send it, or throws. */
    async send(form, values) {
      if (!endpoint && given.forms !== 'site') return 'kept';
      const answer = await (endpoint ? fetch(endpoint, asJson({ form, ...values })) : fetch(location.pathname, asForm({ 'form-name': form, ...values })));
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      return 'sent';
    },
  };

  function asJson(values) {
    return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) };
  }

  function asForm(values) {
    const flat = Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.join('; ') : String(value)]);
    return { method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams(flat) };
  }

  function invented(day) {
    const list = [];
    let state = Number(day.replaceAll('-', '')) % 65521;
    for (const { id } of people)
      for (let hour = 8; hour < 19; hour += 1) {
        state = (state * 75 + 74) % 65537;
        if (state % 5 < 2) list.push({ person: id, from: `${String(hour).padStart(2, '0')}:${state % 2 ? '00' : '30'}`, to: `${String(hour + 1).padStart(2, '0')}:${state % 3 ? '00' : '20'}` });
      }
    return list;
  }
})();
