/* The booking page: four answers, a confirmation, and what one has booked. The rules are in diary.js. */
(() => {
  const { PRACTICE, Diary } = globalThis;
  const $ = (name) => document.querySelector(`[data-${name}]`);
  const form = $('diary');
  const dialog = new bootstrap.Modal('#cancel');
  const toast = new bootstrap.Toast($('toast'));
  const choice = { service: null, person: '', day: null, slot: null };
  let moving = null;
  let leaving = null;
  let lastGone = null;
  let asked = 0;

  /** Names are words of the practice: they may hold any character. */
  const escaped = (words) => words.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

  const radio = (group, value, label, checked, disabled) => {
    const id = `${group}-${value || 'any'}`.replace(':', '');
    return `<input type="radio" class="btn-check" name="${group}" id="${id}" value="${value}" autocomplete="off"${checked ? ' checked' : ''}${disabled ? ' disabled' : ''}><label class="btn choice" for="${id}">${label}</label>`;
  };

  /* Showing the choices -------------------------------------------------------- */

  function showServices() {
    $('services').innerHTML = PRACTICE.services.map((one) => radio('service', one.id, `${escaped(one.name)}<small>${one.minutes} minutes</small>`, choice.service?.id === one.id)).join('');
  }

  function showPeople() {
    const able = choice.service?.people ?? [];
    const any = able.length > 1 ? radio('person', '', 'No preference', choice.person === '') : '';
    $('people').innerHTML = choice.service ? any + able.map((id) => radio('person', id, escaped(Diary.person(id).name), choice.person === id || able.length === 1)).join('') : '<p class="mb-0">Choose a treatment first.</p>';
  }

  /** Asks for all open days at once; an answer that comes after a newer question is thrown away. */
  async function showDays() {
    const question = (asked += 1);
    $('slots').innerHTML = '';
    if (!choice.service) {
      $('days').innerHTML = '<p class="mb-0">Free times will appear here.</p>';
      return;
    }
    $('when-status').textContent = '';
    const days = Diary.openDays();
    let free;
    try {
      free = await Promise.all(days.map((day) => Diary.free(day, choice.service, choice.person, moving)));
    } catch {
      $('when-status').textContent = `The free times could not be loaded. Please ring ${PRACTICE.phone()}.`;
      return;
    }
    if (question !== asked) return;
    const index = days.indexOf(choice.day);
    if (index < 0 || free[index].length === 0) choice.day = days.find((_, i) => free[i].length > 0) ?? null;
    $('days').innerHTML = days.map((day, i) => radio('day', day, `${Diary.short(day)}<small>${free[i].length === 0 ? 'full' : `${free[i].length} free`}</small>`, day === choice.day, free[i].length === 0)).join('');
    showSlots(choice.day ? free[days.indexOf(choice.day)] : []);
  }

  function showSlots(free) {
    if (free.length === 0) {
      $('when-status').textContent = `No free times in the next ${PRACTICE.daysAhead} days. Choose another person, or ring ${PRACTICE.phone()}.`;
      $('slots').innerHTML = '';
    } else {
      const part = (title, times) => (times.length ? `<h2>${title}</h2>${times.map((one) => radio('slot', one.time, PRACTICE.spokenTime(one.time), choice.slot?.time === one.time)).join('')}` : '');
      $('slots').innerHTML = part('Morning', free.filter(({ time }) => time < '13:00')) + part('Afternoon', free.filter(({ time }) => time >= '13:00'));
    }
    choice.slot = free.find(({ time }) => time === choice.slot?.time) ?? null;
    showSum();
  }

  function showSum() {
    const { service, day, slot } = choice;
    $('sum').textContent = slot ? `${service.name} with ${Diary.person(slot.person).name}, ${Diary.spoken(day, slot.time)}, ${service.minutes} minutes.` : 'Your appointment will appear here.';
    $('go').textContent = moving ? 'Move appointment' : PRACTICE.isRequest() ? 'Request appointment' : 'Book it';
  }

  function showMine() {
    const coming = Diary.coming();
    $('mine').hidden = coming.length === 0;
    $('mine-list').replaceChildren(
      ...coming.map((one) => {
        const item = document.createElement('li');
        item.innerHTML = '<span><strong></strong><span></span></span><span></span>';
        item.querySelector('strong').textContent = Diary.spoken(one.day, one.time);
        const what = `${Diary.service(one.service)?.name ?? 'Appointment'}, ${Diary.person(one.person)?.name ?? ''}`;
        item.querySelector('span span').textContent = `${what}${lateFee(one) ? `. Cancelling now costs ${lateFee(one)}` : ''}`;
        const add = (label, act) => {
          const button = document.createElement('button');
          button.type = 'button';
          button.className = 'btn btn-line';
          button.append(label);
          button.insertAdjacentHTML('beforeend', '<span class="visually-hidden"></span>');
          button.lastChild.textContent = ` ${what}, ${Diary.spoken(one.day, one.time)}`;
          button.addEventListener('click', () => act(one));
          item.lastChild.append(button);
        };
        add('Change', change);
        add('Cancel', askCancel);
        add('Add to calendar', download);
        return item;
      }),
    );
  }

  /* Changing and cancelling ---------------------------------------------------- */

  function change(one) {
    moving = one;
    choice.service = Diary.service(one.service) ?? PRACTICE.services[0];
    Object.assign(choice, { person: choice.service.people.includes(one.person) ? one.person : '', day: one.day, slot: { time: one.time, person: one.person } });
    form.elements.name.value = one.name;
    form.elements.phone.value = one.phone;
    form.elements.note.value = one.note;
    $('changing').hidden = false;
    $('changing-text').textContent = `You are moving your appointment on ${Diary.spoken(one.day, one.time)}. It stays yours until you confirm the new time.`;
    showForm();
    form.scrollIntoView();
    form.querySelector('[name="service"]:checked').focus();
  }

  function stopMoving() {
    moving = null;
    $('changing').hidden = true;
    choice.slot = null;
    showForm();
  }

  function askCancel(one) {
    leaving = one;
    $('cancel-text').textContent = `${Diary.service(one.service)?.name ?? 'Appointment'}, ${Diary.spoken(one.day, one.time)}.${lateFee(one) ? ` Cancelling now costs ${lateFee(one)}.` : ''}`;
    dialog.show();
  }

  $('cancel-go').addEventListener('click', async () => {
    const one = leaving;
    Diary.remove(one.id);
    lastGone = one;
    if (moving?.id === one.id) stopMoving();
    dialog.hide();
    showMine();
    showDays();
    $('toast-text').textContent = 'Appointment cancelled.';
    toast.show();
    try {
      await PRACTICE.send('booking', { kind: 'cancel', ...named(one) });
    } catch {
      $('toast-text').textContent = `Cancelled here, but the practice could not be reached. Please ring ${PRACTICE.phone()}.`;
    }
  });

  $('toast-undo').addEventListener('click', async () => {
    toast.hide();
    if (!lastGone) return;
    Diary.put(lastGone);
    const one = lastGone;
    lastGone = null;
    showMine();
    showDays();
    try {
      await PRACTICE.send('booking', { kind: 'book', ...named(one) });
    } catch {
      $('status').textContent = `It is back in your list, but the practice could not be reached. Please ring ${PRACTICE.phone()}.`;
    }
  });

  function download(one) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([Diary.calendar(one)], { type: 'text/calendar' }));
    link.download = 'appointment.ics';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  /* The form ------------------------------------------------------------------- */

  form.addEventListener('change', ({ target }) => {
    if (target.name === 'service') {
      choice.service = Diary.service(target.value);
      choice.person = choice.service.people.length === 1 ? choice.service.people[0] : choice.service.people.includes(choice.person) ? choice.person : '';
      showPeople();
      showDays();
    } else if (target.name === 'person') {
      choice.person = target.value;
      showDays();
    } else if (target.name === 'day') {
      choice.day = target.value;
      choice.slot = null;
      Diary.free(choice.day, choice.service, choice.person, moving).then(showSlots);
    } else if (target.name === 'slot') {
      Diary.free(choice.day, choice.service, choice.person, moving).then((free) => {
        choice.slot = free.find(({ time }) => time === target.value) ?? null;
        showSum();
      });
    }
  });

  const complaints = {
    name: ({ value }) => (value.trim() ? '' : 'Enter your name.'),
    phone: ({ value }) => (!value.trim() ? 'Enter your telephone number.' : value.replace(/\D/g, '').length < 7 ? 'Enter a telephone number with at least seven digits.' : ''),
  };

  function check(field) {
    const text = complaints[field.name](field);
    let note = document.getElementById(`${field.id}-note`);
    if (text && !note) {
      note = document.createElement('div');
      note.id = `${field.id}-note`;
      note.className = 'invalid-feedback';
      field.after(note);
    }
    if (note) note.textContent = text;
    field.classList.toggle('is-invalid', text !== '');
    field.setAttribute('aria-invalid', String(text !== ''));
    if (text) field.setAttribute('aria-describedby', note.id);
    else field.removeAttribute('aria-describedby');
    return text === '';
  }

  form.addEventListener('input', ({ target }) => {
    if (target.classList.contains('is-invalid') && check(target)) $('status').textContent = '';
  });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const status = $('status');
    if (!choice.slot) {
      status.textContent = choice.service ? 'Choose a time first.' : 'Choose a treatment first.';
      form.querySelector(choice.service ? '[name="slot"], [name="day"]' : '[name="service"]')?.focus();
      return;
    }
    const wrong = ['name', 'phone'].map((name) => form.elements[name]).filter((field) => !check(field));
    if (wrong.length > 0) {
      status.textContent = wrong.length === 1 ? 'One answer is missing.' : 'Two answers are missing.';
      wrong[0].focus();
      return;
    }
    const { service, day, slot } = choice;
    const one = {
      id: moving?.id ?? `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`,
      service: service.id,
      person: slot.person,
      day,
      time: slot.time,
      minutes: service.minutes,
      name: form.elements.name.value.trim(),
      phone: form.elements.phone.value.trim(),
      note: form.elements.note.value.trim(),
      card: card(),
    };
    $('go').disabled = true;
    try {
      const result = await PRACTICE.send('booking', { kind: moving ? 'change' : 'book', ...named(one) });
      Diary.put(one);
      confirm(one, result);
    } catch {
      status.textContent = `The practice could not be reached; nothing was booked and nothing is lost. Try again, or ring ${PRACTICE.phone()}.`;
    }
    $('go').disabled = false;
  });

  function confirm(one, result) {
    const isRequest = PRACTICE.isRequest();
    $('done-title').textContent = isRequest ? 'Requested.' : moving ? 'Moved.' : 'Booked.';
    const after = {
      sent: isRequest ? 'The practice will ring you to confirm it.' : 'You can change or cancel it on this page.',
      kept: 'This page is not connected to a practice yet, so nothing was sent: the time is kept in this browser only.',
    };
    $('done-text').textContent = `${Diary.service(one.service).name} with ${Diary.person(one.person).name}, ${Diary.spoken(one.day, one.time)}. ${after[result]}`;
    $('done-ics').onclick = () => download(one);
    moving = null;
    choice.slot = null;
    $('changing').hidden = true;
    $('status').textContent = '';
    showMine();
    form.hidden = true;
    $('done').hidden = false;
    $('done').focus();
  }

  function showForm() {
    $('done').hidden = true;
    form.hidden = false;
    showServices();
    showPeople();
    showDays();
    showSum();
  }

  /** What cancelling an appointment costs now; empty while it costs nothing. */
  function lateFee(one) {
    return Diary.isLate(one) ? PRACTICE.cancelFee : '';
  }

  /** An appointment with the names that the practice knows, beside the keys. */
  function named(one) {
    return { ...one, serviceName: Diary.service(one.service)?.name ?? '', personName: Diary.person(one.person)?.name ?? '' };
  }

  /** What was ticked on the page for nervous patients. */
  function card() {
    try {
      const kept = JSON.parse(localStorage.getItem('dental-clinic.card') ?? 'null');
      return [...(kept?.wishes ?? []), kept?.more].filter(Boolean);
    } catch {
      return [];
    }
  }

  $('again').addEventListener('click', () => {
    showForm();
    form.querySelector('[name="service"]').focus();
  });
  $('keep-old').addEventListener('click', stopMoving);

  $('by-phone').hidden = true;
  const wishes = card();
  $('card-along').hidden = wishes.length === 0;
  $('card-along').textContent = `Your card will be sent along: ${wishes.join('; ')}.`;
  if (location.search === '?for=urgent') choice.service = PRACTICE.services.find(({ urgent }) => urgent) ?? null;
  showMine();
  showForm();
})();
