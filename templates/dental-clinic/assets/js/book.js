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

  const radio = (group, value, label, checked, disabled) => {
    const id = `${group}-${value || 'any'}`.replace(':', '');
    return `<input type="radio" class="btn-check" name="${group}" id="${id}" value="${value}" autocomplete="off"${checked ? ' checked' : ''}${disabled ? ' disabled' : ''}><label class="btn choice" for="${id}">${label}</label>`;
  };

  /* Showing the choices -------------------------------------------------------- */

  function showServices() {
    $('services').innerHTML = PRACTICE.services.map((one) => radio('service', one.id, `${one.name}<small>${one.minutes} minutes</small>`, choice.service?.id === one.id)).join('');
  }

  function showPeople() {
    const able = choice.service?.people ?? [];
    const any = able.length > 1 ? radio('person', '', 'Whoever is free', choice.person === '') : '';
    $('people').innerHTML = choice.service ? any + able.map((id) => radio('person', id, Diary.person(id).name, choice.person === id || able.length === 1)).join('') : '<p class="mb-0">Say first what for.</p>';
  }

  /** Asks for all open days at once; an answer that comes after a newer question is thrown away. */
  async function showDays() {
    const question = (asked += 1);
    $('slots').innerHTML = '';
    if (!choice.service) {
      $('days').innerHTML = '<p class="mb-0">The free times appear here.</p>';
      return;
    }
    $('when-status').textContent = '';
    const days = Diary.openDays();
    let free;
    try {
      free = await Promise.all(days.map((day) => Diary.free(day, choice.service, choice.person, moving)));
    } catch {
      $('when-status').textContent = `The book can not be reached. Ring ${PRACTICE.phone}, it is on paper as well.`;
      return;
    }
    if (question !== asked) return;
    const name = (day) => {
      const [weekday, number, month] = Diary.spoken(day).split(' ');
      return `${weekday.replace(',', '').slice(0, 3)} ${number} ${month.slice(0, 3)}`;
    };
    const index = days.indexOf(choice.day);
    if (index < 0 || free[index].length === 0) choice.day = days.find((_, i) => free[i].length > 0) ?? null;
    $('days').innerHTML = days.map((day, i) => radio('day', day, `${name(day)}<small>${free[i].length === 0 ? 'full' : `${free[i].length} free`}</small>`, day === choice.day, free[i].length === 0)).join('');
    showSlots(choice.day ? free[days.indexOf(choice.day)] : []);
  }

  function showSlots(free) {
    if (free.length === 0) {
      $('when-status').textContent = `Nothing free in the next two weeks. Try another person, or ring ${PRACTICE.phone}: people do cancel.`;
      $('slots').innerHTML = '';
    } else {
      const part = (title, times) => (times.length ? `<h2>${title}</h2>${times.map((one) => radio('slot', one.time, one.time.replace(':', '.').replace(/^0/, ''), choice.slot?.time === one.time)).join('')}` : '');
      $('slots').innerHTML = part('Morning', free.filter(({ time }) => time < '13:00')) + part('Afternoon', free.filter(({ time }) => time >= '13:00'));
    }
    choice.slot = free.find(({ time }) => time === choice.slot?.time) ?? null;
    showSum();
  }

  function showSum() {
    const { service, day, slot } = choice;
    $('sum').textContent = slot ? `${service.name} with ${Diary.person(slot.person).name}, ${Diary.spoken(day, slot.time)}, ${service.minutes} minutes.` : 'Choose a time and it stands here.';
    $('go').textContent = moving ? 'Move it' : 'Book it';
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
        item.querySelector('span span').textContent = `${what}${Diary.isLate(one) ? '. From now on cancelling costs £20' : ''}`;
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
        add('Calendar', download);
        return item;
      }),
    );
  }

  /* Changing and cancelling ---------------------------------------------------- */

  function change(one) {
    moving = one;
    choice.service = Diary.service(one.service);
    Object.assign(choice, { person: choice.service.people.includes(one.person) ? one.person : '', day: one.day, slot: { time: one.time, person: one.person } });
    form.elements.name.value = one.name;
    form.elements.phone.value = one.phone;
    form.elements.note.value = one.note;
    $('changing').hidden = false;
    $('changing-text').textContent = `You are moving ${Diary.spoken(one.day, one.time)}. It stays yours until you press the last button.`;
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
    $('cancel-text').textContent = `${Diary.service(one.service)?.name ?? 'Appointment'}, ${Diary.spoken(one.day, one.time)}.${Diary.isLate(one) ? ' It is after the evening before, so it costs £20, unless you are ill.' : ''}`;
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
    $('toast-text').textContent = 'Cancelled. No hard feelings.';
    toast.show();
    try {
      await PRACTICE.send('cancel', one);
    } catch {
      $('toast-text').textContent = `Cancelled here, but the practice could not be reached. Please ring ${PRACTICE.phone}.`;
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
      await PRACTICE.send('book', one);
    } catch {
      $('status').textContent = `It is back in your list, but the practice could not be reached. Please ring ${PRACTICE.phone}.`;
    }
  });

  function download(one) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([Diary.calendar(one)], { type: 'text/calendar' }));
    link.download = 'lowe-nettle.ics';
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
    name: ({ value }) => (value.trim() ? '' : 'Whom shall we call in?'),
    phone: ({ value }) => (!value.trim() ? 'In case one of us is ill. It has happened once.' : value.replace(/\D/g, '').length < 7 ? 'That is a little short for a number.' : ''),
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
    if (target.classList.contains('is-invalid')) check(target);
  });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const status = $('status');
    if (!choice.slot) {
      status.textContent = choice.service ? 'Choose a time first.' : 'Say first what for.';
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
      const result = await PRACTICE.send(moving ? 'change' : 'book', one);
      Diary.put(one);
      confirm(one, result);
    } catch {
      status.textContent = `The practice could not be reached; nothing was booked and nothing is lost. Try again, or ring ${PRACTICE.phone}.`;
    }
    $('go').disabled = false;
  });

  function confirm(one, result) {
    $('done-title').textContent = moving ? 'Moved.' : 'Booked.';
    $('done-text').textContent = `${Diary.service(one.service).name} with ${Diary.person(one.person).name}, ${Diary.spoken(one.day, one.time)}. ${result === 'sent' ? 'You can change it on this page until the evening before.' : 'This book is not connected to a practice yet: the time is kept in this browser only.'}`;
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

  /** What was ticked on the page for the afraid. */
  function card() {
    try {
      const kept = JSON.parse(localStorage.getItem('lowe-nettle.card') ?? 'null');
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

  const wishes = card();
  $('card-along').hidden = wishes.length === 0;
  $('card-along').textContent = `Your card comes along: ${wishes.join('; ')}.`;
  if (location.search === '?for=urgent') choice.service = Diary.service('urgent');
  showMine();
  showForm();
})();
