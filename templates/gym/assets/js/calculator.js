/* One-rep maximum, the table of percentages, and the log. */
(() => {
  const $ = (name) => document.querySelector(`[data-${name}]`);
  const form = $('calc');
  const KEY = 'gym.log';
  let log = [];
  let before = null;
  try {
    log = JSON.parse(localStorage.getItem(KEY) ?? '[]').filter((one) => typeof one.lift === 'string' && Number(one.max) > 0);
  } catch {
    // Start with an empty log.
  }

  /** Mean of Epley and Brzycki, in kilograms; meant for 1 to 12 repetitions. */
  const maximum = (kg, reps) => (reps === 1 ? kg : (kg * (1 + reps / 30) + (kg * 36) / (37 - reps)) / 2);

  const number = (field) => Number(field.value.trim().replace(',', '.'));
  const complain = (field, text) => {
    let note = document.getElementById(`${field.id}-note`);
    if (text && !note) {
      note = document.createElement('div');
      note.id = `${field.id}-note`;
      note.className = 'invalid-feedback';
      field.after(note);
      field.setAttribute('aria-describedby', note.id);
    }
    if (note) note.textContent = text;
    field.classList.toggle('is-invalid', text !== '');
    field.setAttribute('aria-invalid', String(text !== ''));
  };

  function read() {
    const kg = number(form.elements.kg);
    const reps = number(form.elements.reps);
    complain(form.elements.kg, kg > 0 && kg <= 500 ? '' : 'Enter a weight from 1 to 500 kg.');
    complain(form.elements.reps, Number.isInteger(reps) && reps >= 1 && reps <= 12 ? '' : 'Enter a whole number from 1 to 12.');
    if (form.querySelector('.is-invalid')) return null;
    return { lift: form.elements.lift.value, kg, reps, base: Number(form.elements.base.value), max: maximum(kg, reps) };
  }

  function show() {
    const set = read();
    if (!set) return;
    const { max, base } = set;
    const top = Bar.round(max, base);
    const plates = Bar.side(top, base);
    $('max').textContent = Bar.show(top);
    $('result-bar').innerHTML = Bar.html(plates, `${base} + 2 × (${Bar.inWords(plates)}) = ${Bar.show(top)} kg`);
    $('result-words').textContent = plates.length ? `${set.lift}: ${base} + 2 × (${Bar.inWords(plates)}). Before rounding ${max.toFixed(1)}.` : `${set.lift}: the bar alone.`;
    for (const row of document.querySelectorAll('[data-percent]')) {
      const kg = Bar.round((max * Number(row.dataset.percent)) / 100, base);
      const list = Bar.side(kg, base);
      row.querySelector('[data-kg-cell]').textContent = `${Bar.show(kg)} kg`;
      row.querySelector('[data-bar-cell]').innerHTML = `<span class="side">${Bar.html(list, `On each side ${Bar.inWords(list)}`)}<span aria-hidden="true">${Bar.inWords(list)}</span></span>`;
    }
  }

  function showLog() {
    $('log-none').hidden = log.length > 0;
    $('log-actions').hidden = log.length === 0 && !before;
    $('log-undo').disabled = !before;
    $('log').replaceChildren(
      ...log.map((one, index) => {
        const item = document.createElement('li');
        const words = document.createElement('span');
        words.textContent = `${one.date}: ${one.lift}, ${one.kg} × ${one.reps}, maximum ${Bar.show(Math.round(one.max * 2) / 2)}`;
        const button = document.createElement('button');
        button.type = 'button';
        button.className = 'btn btn-line';
        button.textContent = 'Delete';
        button.setAttribute('aria-label', `Delete ${words.textContent}`);
        button.addEventListener('click', () => {
          keep(log.filter((_, i) => i !== index));
          $('log-undo').focus();
        });
        item.append(words, button);
        return item;
      }),
    );
  }

  function keep(next) {
    before = log;
    log = next;
    write();
  }

  function write() {
    try {
      localStorage.setItem(KEY, JSON.stringify(log));
    } catch {
      // The log then lasts as long as the page.
    }
    showLog();
  }

  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const set = read();
    if (!set) {
      form.querySelector('.is-invalid').focus();
      return;
    }
    const best = Math.max(0, ...log.filter(({ lift }) => lift === set.lift).map(({ max }) => max));
    keep([{ ...set, date: new Date().toISOString().slice(0, 10) }, ...log].slice(0, 200));
    $('calc-status').textContent = best === 0 ? 'Saved. This is your first entry for this lift.' : set.max > best ? `Saved. A personal best by ${(set.max - best).toFixed(1)} kg.` : 'Saved.';
  });

  $('log-undo').addEventListener('click', () => {
    [log, before] = [before, null];
    write();
  });
  $('log-export').addEventListener('click', () => {
    const lines = log.map(({ date, lift, kg, reps, max }) => [date, lift, kg, reps, max.toFixed(1)].join(','));
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([`date,lift,kg,reps,maximum\n${lines.join('\n')}\n`], { type: 'text/csv' }));
    link.download = 'lifts.csv';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  });

  show();
  showLog();
})();
