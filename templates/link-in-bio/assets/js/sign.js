/* The sign: turns over, says where the van is now, and draws the months with a calendar entry for each stop. */
(() => {
  const words = JSON.parse(document.getElementById('words').textContent);
  const find = (name) => document.querySelector(`[data-${name}]`);
  const plate = find('plate');
  const sides = { front: document.getElementById('front'), back: document.getElementById('back') };
  // A sign without stops has one side and nothing to do here.
  if (!sides.back) return;
  const away = words.daysOff.split(/[\s,]+/);
  const stops = Array.from(document.querySelectorAll('.round tr[data-day]'), (row) => ({
    row,
    day: Number(row.dataset.day),
    from: Number(row.dataset.from),
    to: Number(row.dataset.to),
    short: row.dataset.short,
    town: row.querySelector('b').textContent,
    place: row.querySelector('span').textContent,
  }));
  const calm = matchMedia('(prefers-reduced-motion: reduce)');

  const iso = (date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
  const stopOn = (date) => (away.includes(iso(date)) ? undefined : stops.find(({ day }) => day === date.getDay()));
  const clock = (hour) => `${Math.floor(hour) % 12 || 12}${hour % 1 ? `.${String(Math.round((hour % 1) * 60)).padStart(2, '0')}` : ''} ${hour < 12 ? 'a.m.' : 'p.m.'}`;

  /* Now */

  function nowWords() {
    const now = new Date();
    const stop = stopOn(now);
    const hour = now.getHours() + now.getMinutes() / 60;
    if (stop && hour >= stop.from && hour < stop.to) return `Now: ${stop.town}, ${stop.place}, until ${clock(stop.to)}`;
    if (stop && hour < stop.from) return `Today from ${clock(stop.from)}: ${stop.town}, ${stop.place}`;
    for (let ahead = 1; ahead < 15; ahead++) {
      const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead);
      const next = stopOn(date);
      if (!next) continue;
      const when = ahead === 1 ? 'Tomorrow' : date.toLocaleDateString('en-GB', { weekday: 'long' });
      return `${when} from ${clock(next.from)}: ${next.town}, ${next.place}`;
    }
    return words.away;
  }

  find('today').textContent = nowWords();
  const today = stopOn(new Date());
  if (today) today.row.classList.add('now');

  /* Turning over */

  function show(side) {
    for (const [name, element] of Object.entries(sides)) element.hidden = name !== side;
  }

  async function turn(side) {
    if (sides[side].hidden === false) return;
    const swing = (from, to, easing) =>
      plate.animate([{ transform: `perspective(90rem) rotateY(${from}deg)` }, { transform: `perspective(90rem) rotateY(${to}deg)` }], { duration: 210, easing, fill: 'none' }).finished;
    if (!calm.matches && plate.animate) await swing(0, 90, 'ease-in').catch(() => {});
    show(side);
    scrollTo(0, 0);
    if (!calm.matches && plate.animate) swing(-90, 0, 'ease-out').catch(() => {});
    sides[side].focus({ preventScroll: true });
  }

  const wanted = () => (location.hash === '#back' ? 'back' : 'front');
  addEventListener('hashchange', () => turn(wanted()));
  for (const control of document.querySelectorAll('button[data-turn]')) control.addEventListener('click', () => (location.hash = '#front'));
  find('back').hidden = false;
  show(wanted());

  /* Months */

  const month = find('month');
  const start = new Date();
  let shown = new Date(start.getFullYear(), start.getMonth(), 1);
  const make = (tag, props = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), props);
    element.append(...children);
    return element;
  };

  function day(date) {
    const cell = make('td');
    const stop = stopOn(date);
    if (!stop) {
      cell.textContent = date.getDate();
      return cell;
    }
    const button = make('button', { type: 'button' }, String(date.getDate()), make('small', { textContent: stop.short }));
    const words = date.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
    button.setAttribute('aria-label', `${words}, ${stop.town}: calendar entry`);
    if (iso(date) === iso(start)) button.setAttribute('aria-current', 'date');
    button.addEventListener('click', () => saveStop(date, stop));
    cell.append(button);
    return cell;
  }

  function draw() {
    const title = shown.toLocaleDateString('en-GB', { month: 'long', year: 'numeric' });
    const move = (step, words) => {
      const button = make('button', { type: 'button', textContent: step < 0 ? 'Before' : 'After' });
      button.setAttribute('aria-label', words);
      button.addEventListener('click', () => {
        shown = new Date(shown.getFullYear(), shown.getMonth() + step, 1);
        draw();
        month.querySelector(`[aria-label="${words}"]`).focus();
      });
      return button;
    };
    const head = make('tr', {}, ...['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((textContent) => Object.assign(make('th', { textContent }), { scope: 'col' })));
    const body = make('tbody');
    const first = new Date(shown);
    first.setDate(1 - ((first.getDay() + 6) % 7));
    for (const date = first; date < new Date(shown.getFullYear(), shown.getMonth() + 1, 1); ) {
      const row = make('tr');
      for (let i = 0; i < 7; i++) {
        row.append(date.getMonth() === shown.getMonth() ? day(new Date(date)) : make('td', { className: 'empty' }));
        date.setDate(date.getDate() + 1);
      }
      body.append(row);
    }
    month.replaceChildren(
      make('div', { className: 'pages' }, make('h3', { textContent: title }), make('span', {}, move(-1, 'The month before'), ' ', move(1, 'The month after'))),
      make('table', {}, make('thead', {}, head), body),
      make('p', { className: 'hint', textContent: 'Press a day and it goes into your own calendar.' }),
    );
    month.querySelector('.hint').setAttribute('role', 'status');
    month.hidden = false;
  }

  function saveStop(date, { from, to, town, place }) {
    // Local time without a zone: nine o’clock at the pump is nine o’clock at the pump.
    const two = (number) => String(number).padStart(2, '0');
    const stamp = (hour) => `${iso(date).replaceAll('-', '')}T${two(Math.floor(hour))}${two(Math.round((hour % 1) * 60))}00`;
    const text = (words) => words.replace(/[\\;,]/g, '\\$&');
    const lines = [
      'BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${text(words.name)}//Calendar//EN`, 'BEGIN:VEVENT',
      `UID:${iso(date)}@${words.email.split('@')[1]}`,
      `DTSTAMP:${new Date().toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
      `DTSTART:${stamp(from)}`, `DTEND:${stamp(to)}`,
      `SUMMARY:${text(words.entry)}`, `LOCATION:${text(`${town}, ${place}`)}`,
      'END:VEVENT', 'END:VCALENDAR', '',
    ];
    window.saveFile(`${words.file}-${iso(date)}.ics`, 'text/calendar', lines.join('\r\n'));
    month.querySelector('.hint').textContent = `${words.file}-${iso(date)}.ics is in your downloads: ${town}, ${clock(from)} to ${clock(to)}.`;
  }

  draw();
})();
