/* Puts the log on the shelf. One day is open at a time, and everything on the shelf belongs to it. */
(() => {
  const { el, say, download, readText, id } = window.Desk;
  const { Body, Draw } = window;
  const { store } = Body;
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const POUND = 0.45359237;
  const INCH = 2.54;
  let open = Body.today();
  // The first of those that the page has.
  const firstKind = $('[name="what"]');
  if (firstKind) firstKind.checked = true;
  let what = firstKind?.value ?? 'weight';
  let length = 84;
  let chosen = null;
  const chart = $('[data-chart]');

  const log = () => store.state.days[open] ?? {};
  const person = () => store.state.person;
  const isImperial = () => person().units === 'imperial';
  const weightUnit = () => (isImperial() ? 'lb' : 'kg');
  const showWeight = (kg) => (Math.round((isImperial() ? kg / POUND : kg) * 10) / 10).toFixed(1);
  const showLength = (cm) => (cm === null ? '' : String(Math.round((isImperial() ? cm / INCH : cm) * 10) / 10));
  const local = (day) => {
    const [year, month, date] = day.split('-').map(Number);
    return new Date(year, month - 1, date);
  };
  const dayName = (day, options = { weekday: 'short', day: 'numeric', month: 'short' }) => new Intl.DateTimeFormat('en-GB', options).format(local(day));
  const hours = (minutes) => `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
  const put = (name, text) => {
    const place = $(`[data-put="${name}"]`);
    if (place) place.textContent = text;
  };
  const fault = (name, text, boxes = []) => {
    const place = $(`[data-fault="${name}"]`);
    if (place) place.textContent = text;
    for (const box of boxes) {
      if (text) box.setAttribute('aria-invalid', 'true');
      else box.removeAttribute('aria-invalid');
    }
  };

  /** Changes the open day; a day with nothing on it leaves the log. */
  function onDay(label, alter, key = null) {
    store.change(label, (state) => {
      const day = (state.days[open] ??= {});
      alter(day);
      for (const [name, value] of Object.entries(day)) if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) delete day[name];
      if (Object.keys(day).length === 0) delete state.days[open];
    }, key);
  }

  /* The shelf --------------------------------------------------------------------------- */

  const doses = () => store.state.medicines.flatMap((one) => one.times.map((time) => ({ ...one, time, key: `${one.id}@${time}` })));

  /** Draws a thing, when the page has it. */
  const paint = (name, value) => {
    const box = $(`[data-draw="${name}"]`);
    if (box) Draw[drawnBy[name]](box, value);
  };
  const drawnBy = { weight: 'scale', pressure: 'gauge', sleep: 'clock', water: 'glass' };

  function drawThings() {
    const { weight, pressure, sleep, water = 0 } = log();
    const last = Body.lastWeight(store.state.days, open);
    const kg = weight ?? last;
    const shownWeight = weight ? showWeight(weight) : '–';
    paint('weight', { value: kg === null ? null : Number(showWeight(kg)), shown: shownWeight, unit: weightUnit(), label: weight ? `Scale at ${shownWeight} ${weightUnit()}` : 'Scale, nothing logged' });
    const week = Body.lastWeight(store.state.days, Body.addDays(open, -7));
    const gap = weight && week ? weight - week : null;
    put('weight-note', gap === null ? (weight || last === null ? '' : `last ${showWeight(last)}`) : Math.abs(gap) < 0.05 ? 'as a week ago' : `${showWeight(Math.abs(gap))} ${gap < 0 ? 'less' : 'more'} than a week ago`);
    const kind = pressure ? Body.pressureClass(pressure) : '';
    paint('pressure', { pressure, words: !pressure ? 'not measured' : kind.length > 20 ? 'very high' : kind, label: pressure ? `Blood pressure ${pressure.sys} over ${pressure.dia}, ${kind}` : 'Gauge, nothing logged' });
    fault('pressure', kind.length > 20 ? kind : '', []);
    const asleep = Body.slept(sleep);
    paint('sleep', { sleep, minutes: Body.minutes, shown: sleep ? [`${Math.floor(asleep / 60)} h`, `${asleep % 60} min`] : ['–', 'not logged'], label: sleep ? `Slept ${hours(asleep)}, from ${sleep.from} to ${sleep.to}` : 'Clock, nothing logged' });
    paint('water', { water, goal: person().goal, shown: [`${(water / 1000).toFixed(1)} l`, `of ${(person().goal / 1000).toFixed(1)}`], label: `${water} of ${person().goal} millilitres drunk` });
    const values = { weight: weight ? showWeight(weight) : '', sys: pressure?.sys ?? '', dia: pressure?.dia ?? '', pulse: pressure?.pulse ?? '', from: sleep?.from ?? '', to: sleep?.to ?? '' };
    for (const box of $$('[data-log]')) if (box !== document.activeElement && !box.hasAttribute('aria-invalid')) box.value = String(values[box.dataset.log]);
    const less = $('[data-water="-200"]');
    if (less) less.disabled = water === 0;
  }

  function drawPack() {
    const list = doses();
    const box = $('[data-blister]');
    if (!box) return;
    const active = document.activeElement?.dataset?.dose;
    if (list.length === 0) {
      box.replaceChildren(el('p', { class: 'none' }, 'No tablets yet. “Edit tablets” adds them.'));
      return;
    }
    const days = Array.from({ length: 7 }, (_, at) => Body.addDays(open, at - 6));
    const head = el('div', { class: 'blister-row blister-head', 'aria-hidden': 'true' }, el('span'), ...days.map((day) => el('span', { class: day === open ? 'is-open' : null }, dayName(day, { weekday: 'short' }))));
    box.replaceChildren(
      head,
      ...list.map((dose) =>
        el('div', { class: 'blister-row' }, el('span', { class: 'dose' }, el('b', {}, dose.name), ` ${dose.dose} ${dose.time}`), ...days.map((day) => {
          const taken = store.state.days[day]?.taken?.includes(dose.key) ?? false;
          return el('button', { type: 'button', class: 'pill', 'data-dose': `${day} ${dose.key}`, 'aria-pressed': String(taken), 'aria-label': `${dose.name}, ${dose.time}, ${dayName(day)}` });
        })),
      ),
    );
    if (active) $(`[data-dose="${CSS.escape(active)}"]`)?.focus();
  }

  function drawNotes() {
    if (!$('[data-reminders]')) return;
    const now = `${String(new Date().getHours()).padStart(2, '0')}:${String(new Date().getMinutes()).padStart(2, '0')}`;
    const list = store.state.reminders.toSorted((a, b) => (a.time || '99').localeCompare(b.time || '99'));
    $('[data-reminders]').replaceChildren(
      ...list.map((one) => {
        const isDone = one.done.includes(open);
        const isDue = !isDone && open === Body.today() && one.time !== '' && one.time <= now;
        const box = el('input', { type: 'checkbox', 'data-done': one.id, id: `done-${one.id}` });
        box.checked = isDone;
        return el('li', { class: isDue ? 'is-due' : null }, box, el('label', { for: `done-${one.id}` }, one.text), el('span', { class: 'when' }, `${isDue ? 'now, ' : ''}${one.time || 'any time'}`), el('button', { type: 'button', 'data-unstick': one.id, 'aria-label': `Remove “${one.text}”` }, '×'));
      }),
      ...(list.length === 0 ? [el('li', { class: 'none' }, 'No reminders.')] : []),
    );
  }

  /* The chart ------------------------------------------------------------------------------ */

  const kinds = {
    weight: { kind: 'line', average: true, of: (day) => (day.weight ? Number(showWeight(day.weight)) : null), write: (value) => String(Math.round(value * 10) / 10), tell: (value) => `${value.toFixed(1)} ${weightUnit()}`, label: 'Weight' },
    pressure: { kind: 'ranges', of: (day) => (day.pressure ? [day.pressure.dia, day.pressure.sys] : null), write: String, tell: ([dia, sys]) => `${sys} over ${dia} mmHg`, label: 'Blood pressure' },
    sleep: { kind: 'bars', average: true, of: (day) => (day.sleep ? Body.slept(day.sleep) / 60 : null), write: (value) => `${Math.round(value * 10) / 10} h`, tell: (value) => hours(Math.round(value * 60)), goal: () => 7, label: 'Sleep' },
    water: { kind: 'bars', of: (day) => (day.water ? day.water / 1000 : null), write: (value) => `${Math.round(value * 10) / 10} l`, tell: (value) => `${Math.round(value * 100) / 100} l`, goal: () => person().goal / 1000, label: 'Water' },
    taken: { kind: 'bars', of: (day) => (day.taken && doses().length > 0 ? Math.round((day.taken.filter((key) => doses().some((dose) => dose.key === key)).length / doses().length) * 100) : null), write: (value) => `${Math.round(value)} %`, tell: (value) => `${Math.round(value)} % of the tablets`, label: 'Tablets taken' },
  };

  let pick = () => null;
  function drawChart() {
    if (!chart) return;
    const kind = kinds[what];
    const days = Array.from({ length }, (_, at) => Body.addDays(open, at - length + 1));
    const values = days.map((day) => kind.of(store.state.days[day] ?? {}));
    pick = Draw.days(chart, { values, names: days.map((day) => dayName(day, { day: 'numeric', month: 'short' })), kind: kind.kind, average: kind.average, goal: kind.goal?.(), write: kind.write, chosen, label: `${kind.label}, ${length} days` });
    const known = values.filter((value) => value !== null);
    if (chosen !== null && values[chosen] !== undefined) put('tell', `${dayName(days[chosen])}: ${values[chosen] === null ? 'nothing logged' : kind.tell(values[chosen])}.`);
    else if (known.length === 0) put('tell', '');
    else {
      const mean = (list) => list.reduce((sum, value) => sum + value, 0) / list.length;
      const middle = kind.kind === 'ranges' ? kind.tell([Math.round(mean(known.map(([low]) => low))), Math.round(mean(known.map(([, high]) => high)))]) : kind.tell(mean(known));
      put('tell', `${known.length} of ${length} days are logged, on average ${middle}.`);
    }
    if ($('.table').open) drawTable();
  }

  function drawTable() {
    const days = Object.keys(store.state.days).sort().reverse().slice(0, 400);
    const head = ['Day', weightUnit(), 'mmHg', 'Pulse', 'Sleep', 'Water', 'Tablets'];
    const keys = doses().map(({ key }) => key);
    $('[data-table]').replaceChildren(
      el('table', {},
        el('thead', {}, el('tr', {}, ...head.map((name) => el('th', { scope: 'col' }, name)))),
        el('tbody', {}, ...days.map((day) => {
          const { weight, pressure, sleep, water, taken = [] } = store.state.days[day];
          const cells = [weight ? showWeight(weight) : '', pressure ? `${pressure.sys}/${pressure.dia}` : '', pressure?.pulse ?? '', sleep ? hours(Body.slept(sleep)) : '', water ? `${water / 1000} l` : '', keys.length ? `${taken.filter((key) => keys.includes(key)).length} of ${keys.length}` : ''];
          return el('tr', {}, el('th', { scope: 'row' }, dayName(day, { day: 'numeric', month: 'short', year: 'numeric' })), ...cells.map((text) => el('td', {}, String(text))));
        }))),
    );
  }

  function drawPerson() {
    const { height, waist, born, sex, goal, units } = person();
    const values = { height: showLength(height), waist: showLength(waist), born: born ?? '', sex, goal, units };
    for (const box of $$('[data-person]')) if (box !== document.activeElement && !box.hasAttribute('aria-invalid')) box.value = String(values[box.dataset.person]);
    for (const unit of $$('[data-unit="weight"]')) unit.textContent = weightUnit();
    for (const unit of $$('[data-unit="length"]')) unit.textContent = isImperial() ? 'in' : 'cm';
    const facts = { weight: Body.lastWeight(store.state.days, open), height, waist, sex, age: born === null ? null : local(open).getFullYear() - born };
    const missing = { bmi: 'needs weight and height', waist: 'needs waist and height', rest: 'needs weight, height, year and formula', top: 'needs the year of birth' };
    for (const [name, result] of Object.entries({ bmi: Body.bmi(facts), waist: Body.waistToHeight(facts), rest: Body.rest(facts), top: Body.topPulse(facts) })) {
      put(name, result?.value === null || !result ? '–' : String(result.value));
      put(`${name}-words`, result ? result.words : missing[name]);
    }
  }

  function draw() {
    const isToday = open === Body.today();
    put('day', isToday ? `Today, ${dayName(open)}` : dayName(open, { weekday: 'long', day: 'numeric', month: 'short', year: 'numeric' }));
    $('[data-do="later"]').disabled = isToday;
    $('[data-do="today"]').hidden = isToday;
    drawThings();
    drawPack();
    drawNotes();
    drawPerson();
    drawChart();
    $('[data-do="undo"]').disabled = store.undoLabel === '';
    $('[data-do="redo"]').disabled = store.redoLabel === '';
    $('[data-problem]').hidden = store.problem === '';
    $('[data-problem]').textContent = store.problem;
    const { sample } = store.state;
    put('sample', sample ? 'What you see is sample data: twelve invented weeks. Clear it before you log your own.' : `${Object.keys(store.state.days).length} days are logged.`);
    $('[data-do="clear"]').hidden = !sample;
    $('[data-do="bring"]').hidden = sample || Object.keys(store.state.days).length > 0;
    $('[data-medicines]').replaceChildren(
      ...store.state.medicines.map((one) => el('li', {}, el('span', {}, el('b', {}, one.name), `${one.dose ? ` ${one.dose}` : ''}, ${one.times.join(' and ')}`), el('button', { type: 'button', 'data-unpack': one.id, 'aria-label': `Remove ${one.name}` }, 'Remove'))),
    );
  }

  /* Typing ----------------------------------------------------------------------------------- */

  function typed(box) {
    const name = box.dataset.log;
    try {
      if (name === 'weight') {
        const value = Body.readNumber(box.value, 'weight', isImperial() ? POUND : 1, weightUnit());
        fault('weight', '', [box]);
        onDay('weight', (day) => { day.weight = value; }, `weight ${open}`);
      } else if (name === 'from' || name === 'to') {
        const boxes = [$('#from'), $('#to')];
        const times = boxes.map((one) => Body.readTime(one.value));
        fault('sleep', '', boxes);
        if (times.every((time) => time === null)) onDay('sleep', (day) => { day.sleep = null; }, `sleep ${open}`);
        else if (times.every((time) => time !== null)) onDay('sleep', (day) => { day.sleep = { from: times[0], to: times[1] }; }, `sleep ${open}`);
      } else {
        const boxes = [$('#sys'), $('#dia'), $('#pulse')];
        const [sys, dia, pulse] = boxes.map((one) => Body.readNumber(one.value, one.dataset.log));
        if (sys !== null && dia !== null && dia >= sys) throw new Error('The systolic pressure comes first: it is the larger number.');
        fault('pressure', '', boxes);
        if (sys !== null && dia !== null) onDay('blood pressure', (day) => { day.pressure = { sys, dia, ...(pulse ? { pulse } : {}) }; }, `pressure ${open}`);
        else if (sys === null && dia === null) onDay('blood pressure', (day) => { day.pressure = null; }, `pressure ${open}`);
      }
    } catch (error) {
      fault(name === 'weight' ? 'weight' : name === 'from' || name === 'to' ? 'sleep' : 'pressure', error.message, [box]);
    }
  }

  function measured(box) {
    const name = box.dataset.person;
    try {
      let value = box.value;
      if (name === 'goal') {
        value = Body.readNumber(box.value, 'water');
        if (value === null || value < 200 || value > 6000) throw new Error('The goal must be from 200 to 6000 ml.');
      } else if (name === 'born') {
        value = Body.readNumber(box.value, 'born');
        if (value !== null && !Number.isInteger(value)) throw new Error('The year of birth must be whole.');
      } else if (name === 'height' || name === 'waist') value = Body.readNumber(box.value, name, isImperial() ? INCH : 1, isImperial() ? 'in' : 'cm');
      fault('person', '', [box]);
      store.change('your measurements', (state) => { state.person[name] = value; }, `person ${name}`);
    } catch (error) {
      fault('person', error.message, [box]);
    }
  }

  /** Forgets faults and what was typed wrong, and shows what is written down. */
  function settle() {
    for (const box of $$('[aria-invalid]')) box.removeAttribute('aria-invalid');
    for (const line of $$('[data-fault]')) line.textContent = '';
    if (document.activeElement?.matches('[data-log], [data-person]')) document.activeElement.blur();
    draw();
  }

  function go(day) {
    open = day > Body.today() ? Body.today() : day;
    chosen = null;
    store.pause();
    settle();
  }

  /* Files -------------------------------------------------------------------------------------- */

  async function bringIn(file) {
    try {
      const text = await readText(file, 8_000_000);
      let count;
      if (/^\s*[[{]/.test(text)) {
        let json;
        try {
          json = JSON.parse(text);
        } catch {
          throw new Error(`“${file.name}” begins like a backup, but cannot be read to its end.`);
        }
        const incoming = Body.read(json);
        count = Object.keys(incoming.days).length;
        store.change(`import ${file.name}`, (state) => {
          const before = state.sample ? {} : state.days;
          Object.assign(state, incoming, { days: { ...before, ...incoming.days } });
        });
      } else {
        const days = Body.fromCsv(text);
        count = Object.keys(days).length;
        store.change(`import ${file.name}`, (state) => {
          const before = state.sample ? {} : state.days;
          state.days = { ...before };
          for (const [day, entry] of Object.entries(days)) state.days[day] = { ...before[day], ...entry };
          state.sample = false;
        });
      }
      settle();
      say(`${count} day${count === 1 ? '' : 's'} imported. Undo takes it back.`);
    } catch (error) {
      say(error.message, 'error');
    }
  }

  const actions = {
    earlier: () => go(Body.addDays(open, -1)),
    later: () => go(Body.addDays(open, 1)),
    today: () => go(Body.today()),
    undo() {
      const label = store.undo();
      settle();
      say(label ? `Undone: ${label}.` : 'There is nothing to undo.');
    },
    redo() {
      const label = store.redo();
      settle();
      say(label ? `Done again: ${label}.` : 'There is nothing to do again.');
    },
    medicine: () => $('[data-dialog]').showModal(),
    json() {
      download(`health-log-${Body.today()}.json`, `${JSON.stringify(store.state, null, 2)}\n`, 'application/json');
      say('The whole log is in the file.');
    },
    csv() {
      download(`health-log-${Body.today()}.csv`, `\uFEFF${Body.toCsv(store.state)}`, 'text/csv');
      say('Every day is a row of the table.');
    },
    clear() {
      store.change('clear the sample data', (state) => Object.assign(state, Body.empty(), { person: { ...Body.empty().person, units: state.person.units } }));
      settle();
      say('The sample data is cleared. Undo brings it back.');
    },
    bring() {
      store.change('load the sample data', (state) => Object.assign(state, Body.sample()));
      settle();
      say('The sample data is back.');
    },
  };

  document.addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    const { dataset } = button;
    if (dataset.do) actions[dataset.do]();
    else if (dataset.water) {
      onDay('water', (day) => { day.water = Math.min(15000, Math.max(0, (day.water ?? 0) + Number(dataset.water))) || null; });
      if (button.disabled) $('[data-water="200"]').focus();
    } else if (dataset.dose) {
      const [day, key] = dataset.dose.split(' ');
      store.change('tablet', (state) => {
        const entry = (state.days[day] ??= {});
        entry.taken = entry.taken?.includes(key) ? entry.taken.filter((one) => one !== key) : [...(entry.taken ?? []), key];
        if (entry.taken.length === 0) delete entry.taken;
        if (Object.keys(entry).length === 0) delete state.days[day];
      });
    } else if (dataset.unstick) {
      store.change('remove a reminder', (state) => { state.reminders = state.reminders.filter((one) => one.id !== dataset.unstick); });
      $('#r-text').focus();
      say('Reminder removed. Undo brings it back.');
    } else if (dataset.unpack) {
      store.change('remove a tablet', (state) => { state.medicines = state.medicines.filter((one) => one.id !== dataset.unpack); });
      $('#m-name').focus();
      say('Tablet removed; what was taken stays logged. Undo brings it back.');
    } else if (dataset.close !== undefined) $('[data-dialog]').close();
  });

  document.addEventListener('input', ({ target }) => {
    if (target.dataset.log) typed(target);
    else if (target.dataset.person && target.tagName === 'INPUT') measured(target);
  });
  document.addEventListener('change', ({ target }) => {
    if (target.dataset.person && target.tagName === 'SELECT') {
      measured(target);
      settle();
    } else if (target.name === 'what') {
      what = target.value;
      chosen = null;
      drawChart();
    } else if (target.id === 'span') {
      length = Number(target.value);
      chosen = null;
      drawChart();
    } else if (target.dataset.done) {
      store.change('reminder', (state) => {
        const one = state.reminders.find((note) => note.id === target.dataset.done);
        one.done = one.done.includes(open) ? one.done.filter((day) => day !== open) : [...one.done, open];
      });
      $(`#done-${CSS.escape(target.dataset.done)}`)?.focus();
    } else if (target.id === 'import') {
      const [file] = target.files;
      target.value = '';
      if (file) bringIn(file);
    }
  });
  document.addEventListener('focusout', ({ target }) => {
    if (!target.matches?.('[data-log], [data-person]')) return;
    store.pause();
    queueMicrotask(() => {
      drawThings();
      drawPerson();
    });
  });
  $('[data-reminder-form]')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = $('#r-text').value.trim();
    try {
      if (text === '') throw new Error('Write what to remember first.');
      if (store.state.reminders.length >= 60) throw new Error('Sixty reminders are the most. Remove one first.');
      const time = Body.readTime($('#r-time').value) ?? '';
      store.change('add a reminder', (state) => state.reminders.push({ id: id(), text, time, done: [] }));
      event.target.reset();
      fault('reminder', '');
    } catch (error) {
      fault('reminder', error.message);
    }
    $('#r-text').focus();
  });
  $('[data-medicine-form]').addEventListener('submit', (event) => {
    event.preventDefault();
    try {
      const name = $('#m-name').value.trim();
      if (name === '') throw new Error('Enter the name of the tablet.');
      const times = $('#m-times').value.split(/[,;]|\band\b/).map((text) => Body.readTime(text)).filter(Boolean);
      if (times.length === 0) throw new Error('Enter at least one time, for example 8:00, 20:00.');
      if (store.state.medicines.length >= 20) throw new Error('Twenty are the most.');
      store.change(`add ${name}`, (state) => state.medicines.push({ id: id(), name, dose: $('#m-dose').value.trim(), times: [...new Set(times)].sort().slice(0, 6) }));
      event.target.reset();
      fault('medicine', '');
      say(`${name} is added.`);
      $('#m-name').focus();
    } catch (error) {
      fault('medicine', error.message);
      $($('#m-name').value.trim() === '' ? '#m-name' : '#m-times').focus();
    }
  });
  document.addEventListener('keydown', (event) => {
    const isFree = event.target.matches('input:not([data-log], [data-person]), textarea');
    if ((event.ctrlKey || event.metaKey) && !event.altKey && /^[zy]$/i.test(event.key) && (!isFree || event.target.value === '' || event.target.type === 'checkbox')) {
      event.preventDefault();
      actions[event.key.toLowerCase() === 'y' || event.shiftKey ? 'redo' : 'undo']();
    }
  });
  const point = (event) => {
    const at = pick(event.clientX);
    if (at === null || at < 0 || at >= length || at === chosen) return;
    chosen = at;
    drawChart();
  };
  if (chart) {
    chart.addEventListener('pointermove', point);
    chart.addEventListener('pointerdown', point);
    chart.addEventListener('pointerleave', () => {
      chosen = null;
      drawChart();
    });
    $('.table').addEventListener('toggle', () => $('.table').open && drawTable());
  }
  let width = innerWidth;
  addEventListener('resize', () => {
    if (width === innerWidth) return;
    width = innerWidth;
    drawChart();
  });
  // Midnight passes, and reminders come due.
  let day = Body.today();
  setInterval(() => {
    if (day !== Body.today()) {
      if (open === day) open = Body.today();
      day = Body.today();
      draw();
    } else drawNotesQuietly();
  }, 60_000);
  function drawNotesQuietly() {
    if (!document.activeElement?.closest('[data-reminders]')) drawNotes();
  }

  store.onChange(draw);
  draw();
})();
