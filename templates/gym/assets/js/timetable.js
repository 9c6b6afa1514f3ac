/* The timetable: dates for the week shown, filters, the dialog that books, and the list of what is booked. */
(() => {
  const { CLUB } = globalThis;
  const $ = (name) => document.querySelector(`[data-${name}]`);
  const days = [...document.querySelectorAll('.day')];
  const filters = $('filters');
  const dialog = new bootstrap.Modal('#book');
  const toast = new bootstrap.Toast($('toast'));
  const nameField = document.getElementById('book-name');
  const WEEKS = 4;
  let week = 0;
  let chosen = null;

  /* Classes, read from the page -------------------------------------------- */

  const wordOf = (element, name) => element.querySelector(`[data-slot="${name}"]`)?.textContent.trim() ?? '';
  const kindNames = Object.fromEntries([...filters.querySelectorAll('[data-kind]')].map((chip) => [chip.dataset.kind, chip.textContent.trim()]));

  /** `6.30`, `18:00` and `6:30 pm` as hours of the day: `06:30`. */
  function clock(text) {
    const [, hour = '0', minute = '00', half] = /(\d{1,2})(?:[.:h](\d{2}))?\s*([ap])?/i.exec(text) ?? [];
    const late = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
    return `${String(late).padStart(2, '0')}:${minute}`;
  }

  const classes = days.flatMap((column) =>
    [...column.querySelectorAll('.slot')].map((element) => {
      const shown = wordOf(element, 'time');
      const time = clock(shown);
      return {
        element,
        id: `${column.dataset.day}-${time.replace(':', '')}`,
        day: Number(column.dataset.day),
        time,
        shown,
        min: Number(wordOf(element, 'minutes')) || 60,
        kind: element.dataset.kind,
        places: element.dataset.places,
        name: wordOf(element, 'name'),
        level: wordOf(element, 'level'),
        trainer: wordOf(element, 'trainer'),
      };
    }),
  );
  // Two at the same time are told apart by a number.
  const known = new Set();
  for (const one of classes) {
    for (let count = 2; known.has(one.id); count += 1) one.id = `${one.id.split('_')[0]}_${count}`;
    known.add(one.id);
    one.element.dataset.class = one.id;
  }

  for (const key of ['level', 'trainer'])
    for (const value of new Set(classes.map((one) => one[key]).filter(Boolean))) filters.elements.namedItem(key).add(new Option(value));

  const only = new URLSearchParams(location.search).get('kind');
  if (only in kindNames) for (const box of filters.querySelectorAll('[name="kind"]')) box.checked = box.value === only;

  /* Week and filters ------------------------------------------------------- */

  const monday = () => {
    const date = new Date();
    date.setHours(12, 0, 0, 0);
    date.setDate(date.getDate() - ((date.getDay() + 6) % 7) + week * 7);
    return date;
  };
  const dayOf = (day) => {
    const date = monday();
    date.setDate(date.getDate() + day - 1);
    return date;
  };
  const iso = (date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
  const startOf = ({ day, time }) => `${iso(dayOf(day))}T${time}`;
  const spoken = ({ start, shown }) => `${new Date(start).toLocaleDateString(CLUB.locale, { weekday: 'long', day: 'numeric', month: 'long' })}, ${shown ?? start.slice(11)}`;

  const times = { early: (time) => time < '09:00', noon: (time) => time >= '09:00' && time < '16:00', late: (time) => time >= '16:00' };

  function isWanted({ kind, level, trainer, time }) {
    const data = new FormData(filters);
    return (
      data.getAll('kind').includes(kind) &&
      (!data.get('level') || data.get('level') === level) &&
      (!data.get('trainer') || data.get('trainer') === trainer) &&
      (!data.get('time') || times[data.get('time')](time))
    );
  }

  function show() {
    const today = iso(new Date());
    for (const column of days) {
      const date = dayOf(Number(column.dataset.day));
      column.querySelector('[data-date]').textContent = date.toLocaleDateString(CLUB.locale, { day: 'numeric', month: 'short' });
      column.classList.toggle('today', iso(date) === today);
      column.classList.toggle('gone', iso(date) < today);
    }
    let count = 0;
    for (const one of classes) {
      const { element, id } = one;
      const start = startOf(one);
      const past = new Date(start) < new Date();
      const mine = Bookings.has(id, start);
      element.hidden = !isWanted(one);
      if (!element.hidden) count += 1;
      element.classList.toggle('past', past);
      element.classList.toggle('mine', mine);
      element.querySelector('button').disabled = past;
      element.querySelector('.slot-mine')?.remove();
      if (mine) element.insertAdjacentHTML('beforeend', '<p class="slot-mine">Booked</p>');
    }
    for (const column of days) column.querySelector('[data-day-none]').hidden = column.querySelector('.slot:not([hidden])') !== null;
    const which = ['This week', 'Next week', 'In two weeks', 'In three weeks'][week];
    $('found').textContent = `${which}: ${count === 0 ? 'no classes with these filters' : `${count} ${count === 1 ? 'class' : 'classes'}`}.`;
    for (const button of document.querySelectorAll('[data-week]')) button.disabled = button.dataset.week === '1' ? week === WEEKS - 1 : week === 0;
    showMine();
  }

  /* My classes ------------------------------------------------------------- */

  function showMine() {
    const coming = Bookings.coming();
    const plates = coming.map(Bookings.plate).sort((a, b) => b - a);
    const kg = 20 + 2 * plates.reduce((sum, plate) => sum + plate, 0);
    $('count').textContent = coming.length;
    $('mine-bar').innerHTML = Bar.html(plates.slice(0, 8), `${kg} kg`);
    $('mine-sum').textContent = coming.length === 0 ? 'No classes booked yet.' : `${coming.length} ${coming.length === 1 ? 'class' : 'classes'}, ${kg} kg on the bar.`;
    $('ics').disabled = coming.length === 0;
    $('mine-list').replaceChildren(...coming.map(itemOf));
  }

  function itemOf(one) {
    const item = document.createElement('li');
    item.dataset.kind = one.kind;
    const words = document.createElement('span');
    const strong = document.createElement('strong');
    strong.textContent = one.name;
    words.append(strong, document.createElement('br'), spoken(one));
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'btn btn-line';
    button.innerHTML = 'Cancel<span class="visually-hidden"></span>';
    button.lastChild.textContent = ` ${one.name}, ${spoken(one)}`;
    button.addEventListener('click', () => cancel(one));
    item.append(words, button);
    return item;
  }

  async function cancel(one) {
    Bookings.remove(one.class, one.start);
    show();
    document.querySelector('#mine .btn-close').focus();
    $('toast-text').textContent = `${one.name} is cancelled.`;
    toast.show();
    await tell('cancel', one, `Cancelled here, but the club could not be reached. Please ring ${CLUB.phone()}.`);
  }

  $('toast-undo').addEventListener('click', async () => {
    const before = new Set(Bookings.all());
    Bookings.undo();
    toast.hide();
    show();
    for (const one of Bookings.all())
      if (!before.has(one)) await tell('book', one, `It is back in your list, but the club could not be reached. Please ring ${CLUB.phone()}.`);
  });

  /** Sends a booking or its end; what went wrong is said in the notice at the corner. */
  async function tell(action, one, fault) {
    try {
      await CLUB.send('booking', { action, ...one });
    } catch {
      $('toast-text').textContent = fault;
      toast.show();
    }
  }

  $('ics').addEventListener('click', () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([Bookings.calendar()], { type: 'text/calendar' }));
    link.download = 'classes.ics';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  });

  /* Booking ---------------------------------------------------------------- */

  function open(one) {
    const { id, min, kind, name, level, trainer, places, shown } = one;
    chosen = { class: id, start: startOf(one), shown, min, kind, name };
    const booked = Bookings.has(id, chosen.start);
    const clash = Bookings.clash(chosen);
    document.getElementById('book').dataset.kind = kind;
    document.getElementById('book-title').textContent = name;
    $('book-when').textContent = `${spoken(chosen)}, ${min} min`;
    $('book-what').textContent = [kindNames[kind], level, trainer].filter(Boolean).join(', ') + (Number(places) > 0 ? `. Places: ${places}.` : '.');
    $('book-clash').hidden = !clash || booked;
    $('book-clash').textContent = clash ? `You already have a class at that time: ${clash.name}.` : '';
    $('book-status').textContent = booked ? 'You have booked this class.' : '';
    $('book-go').disabled = booked || Boolean(clash);
    nameField.classList.remove('is-invalid');
    try {
      nameField.value ||= localStorage.getItem('gym.name') ?? '';
    } catch {
      // Then the name is typed again.
    }
    dialog.show();
  }

  for (const one of classes) {
    const heading = one.element.querySelector('.slot-name');
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = one.name;
    const kind = document.createElement('span');
    kind.className = 'visually-hidden';
    kind.textContent = ` (${kindNames[one.kind] ?? ''})`;
    if (kindNames[one.kind]) button.append(kind);
    heading.replaceChildren(button);
    one.element.style.setProperty('--min', one.min);
    button.addEventListener('click', () => open(one));
  }

  $('form="booking"').addEventListener('submit', async (event) => {
    event.preventDefault();
    const name = nameField.value.trim();
    nameField.classList.toggle('is-invalid', !name);
    if (!name) {
      $('book-status').textContent = 'Enter your name.';
      nameField.focus();
      return;
    }
    $('book-go').disabled = true;
    try {
      const result = await CLUB.send('booking', { action: 'book', ...chosen, person: name });
      Bookings.add(chosen);
      try {
        localStorage.setItem('gym.name', name);
      } catch {
        // Asked again next time.
      }
      $('book-status').textContent = result === 'sent' ? 'Booked. See you there.' : 'Saved in this browser only: this page is not connected to the club yet, so nothing was sent.';
      show();
    } catch {
      $('book-status').textContent = `The club could not be reached; nothing was booked. Try again, or ring ${CLUB.phone()}.`;
      $('book-go').disabled = false;
    }
  });

  filters.hidden = false;
  filters.addEventListener('input', show);
  filters.addEventListener('submit', (event) => event.preventDefault());
  for (const button of document.querySelectorAll('[data-week]'))
    button.addEventListener('click', () => {
      week = Math.min(WEEKS - 1, Math.max(0, week + Number(button.dataset.week)));
      show();
    });
  show();
})();
