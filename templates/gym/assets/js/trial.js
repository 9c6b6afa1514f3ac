/* The form for the first hour: checks in words, keeps what was typed, sends it where config.js says. */
(() => {
  const form = document.querySelector('[data-trial]');
  const status = document.querySelector('[data-status]');
  const day = form.elements.day;
  const DRAFT = 'eisenhalle.trial';

  // Real days instead of the general ones in the page: from tomorrow, four weeks on.
  day.length = 1;
  for (let ahead = 1; ahead <= 28; ahead += 1) {
    const date = new Date();
    date.setDate(date.getDate() + ahead);
    day.add(new Option(date.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })));
  }

  const complaints = {
    name: ({ value }) => (value.trim() ? '' : 'We have to call you something.'),
    email: (field) => (field.value.trim() === '' ? 'We answer by mail. The shed has no reception.' : field.validity.valid ? '' : 'That is not an address yet: it needs an @ and something after it.'),
    day: ({ value }) => (value ? '' : 'Pick a day. Tomorrow is also a day.'),
    what: ({ value }) => (value ? '' : 'Bag or bar?'),
  };

  const check = (field) => {
    const text = complaints[field.name]?.(field) ?? '';
    let note = document.getElementById(`${field.id}-note`);
    if (text && !note) {
      note = document.createElement('div');
      note.id = `${field.id}-note`;
      note.className = 'invalid-feedback';
      field.after(note);
    }
    if (note) note.textContent = text;
    field.classList.toggle('is-invalid', text !== '');
    if (text) {
      field.setAttribute('aria-invalid', 'true');
      field.setAttribute('aria-describedby', note.id);
    } else {
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-describedby');
    }
    return text === '';
  };

  const fields = [...form.elements].filter((field) => field.name in complaints);
  const values = () => Object.fromEntries(new FormData(form));

  try {
    const draft = JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}');
    for (const [name, value] of Object.entries(draft)) if (form.elements[name]) form.elements[name].value = value;
  } catch {
    // No draft.
  }

  form.addEventListener('input', ({ target }) => {
    if (target.classList.contains('is-invalid')) check(target);
    try {
      sessionStorage.setItem(DRAFT, JSON.stringify(values()));
    } catch {
      // The draft is then not kept over a reload.
    }
  });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const wrong = fields.filter((field) => !check(field));
    if (wrong.length > 0) {
      status.textContent = wrong.length === 1 ? 'One thing is missing.' : `${wrong.length} things are missing.`;
      wrong[0].focus();
      return;
    }
    const button = form.querySelector('[type="submit"]');
    button.disabled = true;
    try {
      const result = await EISENHALLE.send('trial', values());
      status.textContent = result === 'sent' ? 'Noted. Bring flat shoes; we send you a time by tonight.' : 'All complete. This form is not connected to the shed yet, so nothing was sent; what you wrote stays here.';
    } catch {
      status.textContent = 'The shed did not answer. Nothing is lost: try again, or ring 030 23125 014.';
    }
    button.disabled = false;
  });
})();
