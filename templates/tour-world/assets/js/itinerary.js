/* The page of the builder: shows the plan and changes it. The plan's own rules are in itinerary-plan.js. */
(() => {
  const { JOURNEYS, Plan, StripMap } = globalThis;
  const { cell, hours, modes, money } = StripMap;
  const $ = (name) => document.querySelector(`[data-${name}]`);
  const fields = { name: document.getElementById('plan-name'), start: document.getElementById('plan-start'), people: document.getElementById('plan-people') };
  const toast = new bootstrap.Toast($('toast'));
  const title = document.title;
  const past = [];
  let isSample = false;
  let plan;

  const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

  /* Changes ------------------------------------------------------------------ */

  function change(next, say) {
    past.push({ plan, isSample });
    if (past.length > 50) past.shift();
    plan = Plan.clean(next);
    isSample = false;
    Plan.save(plan);
    show();
    if (say) $('say').textContent = say;
  }

  function undo() {
    const before = past.pop();
    if (!before) return;
    ({ plan, isSample } = before);
    Plan.save(plan);
    toast.hide();
    show();
    $('say').textContent = 'Undone.';
  }

  function offerUndo(text) {
    $('toast-undo').hidden = false;
    $('toast-text').textContent = text;
    toast.show();
  }

  function offerNote(text) {
    $('toast-undo').hidden = true;
    $('toast-text').textContent = text;
    toast.show();
  }

  const place = (item) => (item.step === Plan.REST ? 'Rest' : `${item.leg.from} to ${item.leg.to}`);

  function add(steps, say) {
    change({ ...plan, steps: [...plan.steps, ...steps] }, say);
  }

  function move(index, by) {
    const to = index + by;
    if (to < 0 || to >= plan.steps.length) return;
    const steps = [...plan.steps];
    [steps[index], steps[to]] = [steps[to], steps[index]];
    change({ ...plan, steps }, `${place(Plan.walk(plan)[index])} is now number ${to + 1}.`);
    focusOn(to, by < 0 ? 'up' : 'down');
  }

  function remove(index) {
    const gone = place(Plan.walk(plan)[index]);
    change({ ...plan, steps: plan.steps.filter((_, i) => i !== index) });
    offerUndo(`${gone} is out.`);
    if (plan.steps.length > 0) focusOn(Math.min(index, plan.steps.length - 1), 'remove');
    else $('rest').focus();
  }

  function focusOn(index, action) {
    const buttons = document.querySelectorAll(`[data-index="${index}"] [data-do]`);
    const wanted = [...buttons].find((button) => button.dataset.do === action && !button.disabled) ?? [...buttons].find((button) => !button.disabled);
    wanted?.focus();
  }

  /* A day as people write it ------------------------------------------------- */

  const spelled = (day) => (day ? new Date(`${day}T12:00:00`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }) : '');

  /** "8 May 2027", "8.5.2027", "8/5/2027" and "2027-05-08" become "2027-05-08"; nothing else does. */
  function readDay(text) {
    const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
    const named = /^(\d{1,2})\.? +([a-z]{3})[a-z]* +(\d{4})$/i.exec(text);
    const dotted = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text);
    const machine = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
    let parts = null;
    if (named) parts = [named[3], months.indexOf(named[2].toLowerCase()) + 1, named[1]];
    else if (dotted) parts = [dotted[3], dotted[2], dotted[1]];
    else if (machine) parts = machine.slice(1);
    if (!parts) return null;
    const [year, month, day] = parts.map(Number);
    const date = new Date(Date.UTC(year, month - 1, day));
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
  }

  function setStart() {
    const text = fields.start.value.trim();
    const day = text ? readDay(text) : '';
    fields.start.classList.toggle('is-invalid', day === null);
    fields.start.setAttribute('aria-invalid', String(day === null));
    if (day === null) offerNote('We can not read that day. Write it like 8 May 2027.');
    else change({ ...plan, start: day });
  }

  /* Showing ------------------------------------------------------------------ */

  const dayName = (number) => {
    if (!plan.start) return '';
    const date = new Date(`${plan.start}T12:00:00`);
    date.setDate(date.getDate() + number - 1);
    return date.toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
  };

  function row(item, count) {
    const { leg, day, index, step } = item;
    const last = day + leg.days - 1;
    const when = `Day ${day}${last > day ? ` to ${last}` : ''}${plan.start ? `, ${dayName(day)}` : ''}`;
    const rest = step === Plan.REST;
    const title = rest ? `Rest in ${escape(leg.from)}` : `${escape(leg.from)} <span aria-hidden="true">→</span><span class="visually-hidden">to</span> ${escape(leg.to)}`;
    const facts = rest ? `${money(leg.price)} for the bed` : `${modes[leg.mode]}, ${hours(leg.hours)}, ${leg.km} km, ${money(leg.price)}`;
    const text = rest ? 'A day to stay.' : escape(leg.text);
    const button = (action, label, off) => `<button type="button" class="btn btn-line" data-do="${action}"${off ? ' disabled' : ''}>${label}<span class="visually-hidden"> ${escape(place(item))}</span></button>`;
    return `<li class="leg" data-mode="${leg.mode}" data-index="${index}"><div class="leg-map">${cell(rest ? { ...leg, mode: 'foot', to: String(leg.to) } : leg, index)}</div>
      <div class="leg-text"><p class="leg-day">${when}</p><h3>${title}</h3><p class="leg-facts">${facts}</p><p>${text}</p>
      <div class="leg-buttons no-print">${button('up', 'Up', index === 0)}${button('down', 'Down', index === count - 1)}${button('remove', 'Take out', false)}</div></div></li>`;
  }

  const gap = ({ gapFrom, leg, index }) => `<li class="leg leg-break"><div class="leg-map"><span class="stop" style="left:${StripMap.entry(index) / 1.6}%"></span></div><div class="leg-text"><h3>The line is broken</h3>
    <p>You are in ${escape(gapFrom)}, the next leg leaves from ${escape(leg.from)}. Move something, or leave it and ask us for a way between.</p></div></li>`;

  function show() {
    const items = Plan.walk(plan);
    const sums = Plan.totals(plan);
    const end = items.length ? `<li class="leg leg-end"><div class="leg-map"><span class="stop" style="left:${StripMap.entry(items.length) / 1.6}%"></span></div><div class="leg-text"><h3>${escape(sums.end ?? 'Where you begin')}</h3><p>The end of the line${plan.start ? `, ${dayName(sums.days)}` : ''}.</p></div></li>` : '';
    $('strip').innerHTML = items.map((item) => (item.gapFrom ? gap(item) : '') + row(item, items.length)).join('') + end;
    $('strip').hidden = items.length === 0;
    $('empty').hidden = items.length > 0;
    $('sample').hidden = !isSample;
    $('undo').disabled = past.length === 0;
    $('clear').disabled = items.length === 0;
    const facts = [['Days', sums.days], ['On the way', sums.hours ? hours(sums.hours) : '0 h'], ['Of it on foot', `${sums.foot} km`], ['Breaks', sums.breaks], ['A head', money(sums.price)], [plan.people === 1 ? 'For one' : `For all ${plan.people}`, money(sums.price * plan.people)]];
    $('totals').innerHTML = facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('');
    for (const [name, field] of Object.entries(fields)) if (field !== document.activeElement) field.value = name === 'start' ? spelled(plan.start) : plan[name];
    $('from').textContent = sums.end ? `You are in ${sums.end}. Legs that leave from there are marked.` : 'Begin anywhere.';
    for (const item of document.querySelectorAll('[data-leg]')) item.classList.toggle('fits', sums.end !== null && item.querySelector('[data-slot="from"]').textContent.trim() === sums.end);
    document.title = plan.name ? `${plan.name}, ${title}` : title;
  }

  /** The legs are in the page; only their facts and the buttons are missing, which would do nothing without this script. */
  function buildCatalogue() {
    const button = (mark, value, label) => `<button type="button" class="btn btn-line" data-${mark}="${value}">${label}</button>`;
    for (const { node, mode, days, price } of JOURNEYS.flatMap(({ legs }) => legs))
      node.querySelector('[data-leg-facts]').textContent = [modes[mode] ?? modes.bus, days === 1 ? '1 day' : `${days} days`, money(price)].join(', ');
    for (const item of document.querySelectorAll('[data-leg]'))
      item.insertAdjacentHTML('beforeend', button('add', item.dataset.leg, `Add<span class="visually-hidden"> ${item.querySelector('strong').textContent}</span>`));
    for (const box of document.querySelectorAll('[data-whole]'))
      box.insertAdjacentHTML('beforeend', `<p>${button('add-all', box.id, 'Take the whole journey')}</p>`);
  }

  const addWhole = (id) => {
    const journey = JOURNEYS.find((one) => one.id === id);
    if (!journey) return;
    add(journey.legs.map((_, n) => `${id}.${n}`), `${journey.name} is in, ${journey.legs.length} legs.`);
    offerUndo(`${journey.name} is in.`);
  };

  /* Hands ------------------------------------------------------------------ */

  $('catalogue').addEventListener('click', ({ target }) => {
    const one = target.closest('[data-add]');
    const all = target.closest('[data-add-all]');
    if (one) add([one.dataset.add], `${one.closest('li').querySelector('strong').textContent} is in.`);
    if (all) addWhole(all.dataset.addAll);
  });

  const act = { up: (index) => move(index, -1), down: (index) => move(index, 1), remove };
  $('strip').addEventListener('click', ({ target }) => {
    const button = target.closest('[data-do]');
    if (button) act[button.dataset.do](Number(button.closest('[data-index]').dataset.index));
  });

  document.addEventListener('keydown', (event) => {
    const typing = event.target.closest('input, select, textarea');
    if ((event.ctrlKey || event.metaKey) && event.key === 'z' && !typing) {
      event.preventDefault();
      undo();
    }
    const item = event.target.closest('[data-index]');
    if (!item) return;
    const action = event.altKey && event.key === 'ArrowUp' ? 'up' : event.altKey && event.key === 'ArrowDown' ? 'down' : event.key === 'Delete' ? 'remove' : null;
    if (!action) return;
    event.preventDefault();
    act[action](Number(item.dataset.index));
  });

  for (const name of ['name', 'people']) fields[name].addEventListener('change', () => change({ ...plan, [name]: fields[name].value }));
  fields.start.addEventListener('change', setStart);
  $('plan-form').addEventListener('submit', (event) => event.preventDefault());
  $('rest').addEventListener('click', () => add([Plan.REST], 'A day of rest is in.'));
  $('undo').addEventListener('click', undo);
  $('toast-undo').addEventListener('click', undo);
  $('print').addEventListener('click', () => print());
  $('clear').addEventListener('click', () => {
    change(Plan.empty, 'The itinerary is empty.');
    offerUndo('The itinerary is empty.');
  });

  const link = () => `${location.href.replace(/[?#].*$/, '')}#${Plan.toAddress(plan)}`;
  document.getElementById('share').addEventListener('show.bs.modal', () => {
    document.getElementById('share-link').value = link();
    $('copied').textContent = '';
  });
  $('copy').addEventListener('click', async () => {
    const field = document.getElementById('share-link');
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      $('copied').textContent = 'Copied.';
    } catch {
      $('copied').textContent = 'The browser does not let this page copy. The link is selected: press Ctrl and C.';
    }
  });

  $('ask').addEventListener('click', () => {
    const lines = Plan.walk(plan).map((item) => `Day ${item.day}: ${place(item)}`);
    try {
      sessionStorage.setItem('tour-world.ask', `My line${plan.name ? `, "${plan.name}"` : ''}, for ${plan.people}:\n${lines.join('\n')}\n\n${link()}`);
    } catch {
      // Then the form begins empty.
    }
  });

  /* Beginning ------------------------------------------------------------------ */

  /** An address can carry a whole plan (sent by somebody) or ask for one journey to be added. */
  function readAddress() {
    const sent = Plan.fromAddress(location.hash);
    const wanted = /^#add=([\w-]+)$/.exec(location.hash);
    if (!sent && !wanted) return;
    history.replaceState(null, '', location.pathname);
    if (sent) {
      change(sent);
      offerUndo('This line came with the link.');
    } else {
      if (isSample) plan = Plan.empty;
      addWhole(wanted[1]);
    }
  }

  const kept = Plan.load();
  isSample = !kept;
  plan = kept ?? Plan.sample;
  buildCatalogue();
  show();
  readAddress();
  addEventListener('hashchange', readAddress);
})();
