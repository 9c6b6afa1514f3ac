/* The timetable: dates for the week shown, filters, the dialog that books, and the list of what is booked. */
(() => {
  const $ = (name) => document.querySelector(`[data-${name}]`);
  const slots = [...document.querySelectorAll('[data-slot]')];
  const days = [...document.querySelectorAll('[data-day-column]')];
  const filters = $('filters');
  const dialog = new bootstrap.Modal('#book');
  const toast = new bootstrap.Toast($('toast'));
  const nameField = document.getElementById('book-name');
  const WEEKS = 4;
  let week = 0;
  let chosen = null;

  const monday = () => {
    const date = new Date();
    date.setHours(12, 0, 0, 0);
    date.setDate(date.getDate() - ((date.getDay() + 6) % 7) + week * 7);
    return date;
  };
  const iso = (date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
  const startOf = (slot) => {
    const date = monday();
    date.setDate(date.getDate() + Number(slot.dataset.day) - 1);
    return `${iso(date)}T${slot.dataset.time}`;
  };
  const spoken = (start) => new Date(start).toLocaleString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }).replace(':', '.');
  const nameOf = (slot) => slot.querySelector('.slot-name').textContent;

  /* Week and filters ------------------------------------------------------- */

  const times = { early: (time) => time < '09:00', noon: (time) => time >= '09:00' && time < '16:00', late: (time) => time >= '16:00' };

  function wanted(slot) {
    const data = new FormData(filters);
    const { kind, level, trainer, time } = slot.dataset;
    return (
      data.getAll('kind').includes(kind) &&
      (!data.get('level') || data.get('level') === level) &&
      (!data.get('trainer') || data.get('trainer') === trainer) &&
      (!data.get('time') || times[data.get('time')](time))
    );
  }

  function show() {
    const first = monday();
    const today = iso(new Date());
    for (const column of days) {
      const date = new Date(first);
      date.setDate(date.getDate() + Number(column.dataset.dayColumn) - 1);
      column.querySelector('[data-date]').textContent = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });
      column.classList.toggle('today', iso(date) === today);
      column.classList.toggle('gone', iso(date) < today);
    }
    let count = 0;
    for (const slot of slots) {
      const start = startOf(slot);
      const past = new Date(start) < new Date();
      const mine = Bookings.has(slot.dataset.slot, start);
      slot.hidden = !wanted(slot);
      if (!slot.hidden) count += 1;
      slot.classList.toggle('past', past);
      slot.classList.toggle('mine', mine);
      slot.querySelector('button').disabled = past;
      slot.querySelector('.slot-mine')?.remove();
      if (mine) slot.insertAdjacentHTML('beforeend', '<p class="slot-mine">You are on the list</p>');
    }
    for (const column of days) column.querySelector('[data-day-none]').hidden = column.querySelector('[data-slot]:not([hidden])') !== null;
    const which = ['This week', 'Next week', 'In two weeks', 'In three weeks'][week];
    $('found').textContent = count === 0 ? `${which}: nothing like that. Switch a plate back on.` : `${which}: ${count === slots.length ? `all ${count}` : count} ${count === 1 ? 'class' : 'classes'}.`;
    for (const button of document.querySelectorAll('[data-week]')) button.disabled = button.dataset.week === '1' ? week === WEEKS - 1 : week === 0;
    showMine();
  }

  /* My bar ----------------------------------------------------------------- */

  function showMine() {
    const coming = Bookings.coming();
    const plates = coming.map(Bookings.plate).sort((a, b) => b - a);
    const kg = 20 + 2 * plates.reduce((sum, plate) => sum + plate, 0);
    $('count').textContent = coming.length;
    $('mine-bar').innerHTML = Bar.html(plates.slice(0, 8), `${kg} kilos`);
    $('mine-sum').textContent = coming.length === 0 ? 'The bar is empty. Press a class in the timetable.' : `${coming.length} ${coming.length === 1 ? 'class' : 'classes'}, ${kg} kg on the bar.`;
    $('ics').disabled = coming.length === 0;
    $('mine-list').replaceChildren(
      ...coming.map((one) => {
        const item = document.createElement('li');
        item.className = `s-${one.kind}`;
        const words = document.createElement('span');
        const strong = document.createElement('strong');
        strong.textContent = one.name;
        words.append(strong, document.createElement('br'), spoken(one.start));
        const button = document.createElement('button');
        button.type = 'button';
        button.className = 'btn btn-line';
        button.innerHTML = 'Cancel<span class="visually-hidden"></span>';
        button.lastChild.textContent = ` ${one.name}, ${spoken(one.start)}`;
        button.addEventListener('click', () => cancel(one));
        item.append(words, button);
        return item;
      }),
    );
  }

  async function cancel(one) {
    Bookings.remove(one.slot, one.start);
    show();
    document.querySelector('#mine .btn-close').focus();
    $('toast-text').textContent = `${one.name} is off the bar.`;
    toast.show();
    try {
      await EISENHALLE.send('cancel', one);
    } catch {
      $('toast-text').textContent = 'Off your bar, but the shed did not answer. Please ring 030 23125 014.';
    }
  }

  $('toast-undo').addEventListener('click', () => {
    Bookings.undo();
    toast.hide();
    show();
  });

  $('ics').addEventListener('click', () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([Bookings.calendar()], { type: 'text/calendar' }));
    link.download = 'eisenhalle.ics';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  });

  /* Booking ---------------------------------------------------------------- */

  function open(slot) {
    const { slot: id, min, kind, level, trainer, places } = slot.dataset;
    chosen = { slot: id, start: startOf(slot), min: Number(min), kind, name: nameOf(slot) };
    const booked = Bookings.has(id, chosen.start);
    const clash = Bookings.clash(chosen);
    document.getElementById('book').className = `modal fade s-${kind}`;
    document.getElementById('book-title').textContent = chosen.name;
    $('book-when').textContent = `${spoken(chosen.start)}, ${min} minutes`;
    $('book-what').textContent = `${level === 'Open' ? 'For everybody' : level === 'Basics' ? 'For beginners' : 'For those who have done it for a year'}, with ${trainer}. ${places} places.`;
    $('book-clash').hidden = !clash || booked;
    $('book-clash').textContent = clash ? `At that time you are already at ${clash.name}. One body, one bar.` : '';
    $('book-status').textContent = booked ? 'You are on the list for this one.' : '';
    $('book-go').disabled = booked || Boolean(clash);
    nameField.classList.remove('is-invalid');
    try {
      nameField.value ||= localStorage.getItem('eisenhalle.name') ?? '';
    } catch {
      // Then the name is typed again.
    }
    dialog.show();
  }

  for (const slot of slots) {
    const heading = slot.querySelector('.slot-name');
    heading.innerHTML = `<button type="button">${heading.textContent}</button>`;
    slot.style.setProperty('--min', slot.dataset.min);
    heading.firstChild.addEventListener('click', () => open(slot));
  }

  $('book-form').addEventListener('submit', async (event) => {
    event.preventDefault();
    const name = nameField.value.trim();
    nameField.classList.toggle('is-invalid', !name);
    if (!name) {
      $('book-status').textContent = 'The list needs a name. A ring name will do.';
      nameField.focus();
      return;
    }
    $('book-go').disabled = true;
    try {
      const result = await EISENHALLE.send('booking', { ...chosen, person: name });
      Bookings.add(chosen);
      try {
        localStorage.setItem('eisenhalle.name', name);
      } catch {
        // Asked again next time.
      }
      $('book-status').textContent = result === 'sent' ? 'On the list.' : 'On your bar. This timetable is not connected to the shed yet, so only you know.';
      show();
    } catch {
      $('book-status').textContent = 'The shed did not answer; you are not on the list. Try again, or ring.';
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
