/* The forms for a trial hour and for a message: checks in words, keeps what was typed, sends it where config.js says. */
(() => {
  const { CLUB } = globalThis;

  const ring = CLUB.phone();
  const english = {
    name: 'Enter your name.',
    email: 'Enter your e-mail address.',
    address: 'Enter an e-mail address such as name@example.org.',
    day: 'Choose a day.',
    choice: 'Choose one of these.',
    message: 'Write a message.',
    one: 'One answer is missing.',
    several: (count) => `${count} answers are missing.`,
    sent: 'Thank you. Your message has been sent.',
    kept: 'This form is not connected to the club yet, so nothing was sent.',
    failed: 'Your message could not be sent, and nothing is lost. Please try again.',
    ring: `Please ring ${ring}.`,
  };
  const german = {
    name: 'Bitte geben Sie Ihren Namen an.',
    email: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
    address: 'Bitte geben Sie eine E-Mail-Adresse an, etwa name@example.org.',
    day: 'Bitte wählen Sie einen Tag.',
    choice: 'Bitte wählen Sie etwas davon aus.',
    message: 'Bitte schreiben Sie eine Nachricht.',
    one: 'Eine Angabe fehlt noch.',
    several: (count) => `${count} Angaben fehlen noch.`,
    sent: 'Vielen Dank. Ihre Nachricht ist angekommen.',
    kept: 'Dieses Formular ist noch nicht verbunden, es wurde nichts gesendet.',
    failed: 'Ihre Nachricht konnte nicht gesendet werden, nichts ist verloren. Bitte versuchen Sie es noch einmal.',
    ring: `Bitte rufen Sie an: ${ring}.`,
  };
  /** In the language of the page; another language needs a list of its own here. */
  const words = document.documentElement.lang.startsWith('de') ? german : english;
  const orRing = (text) => (ring ? `${text} ${words.ring}` : text);

  const complaints = {
    name: ({ value }) => (value.trim() ? '' : words.name),
    email: (field) => (field.value.trim() === '' ? words.email : field.validity.valid ? '' : words.address),
    day: ({ value }) => (value ? '' : words.day),
    what: ({ value }) => (value ? '' : words.choice),
    about: ({ value }) => (value ? '' : words.choice),
    message: ({ value }) => (value.trim() ? '' : words.message),
  };

  for (const form of document.querySelectorAll('[data-form]')) start(form);

  function start(form) {
    const status = form.querySelector('[data-form-status]');
    const button = form.querySelector('[type="submit"]');
    const draft = `gym.${form.dataset.form}`;
    const names = [...new Set([...form.elements].map(({ name }) => name))].filter((name) => name in complaints);
    form.noValidate = true;
    if (form.elements.day) fillDays(form.elements.day);
    readDraft(form, draft);

    form.addEventListener('input', ({ target }) => {
      if (target.classList.contains('is-invalid')) check(form, target.name);
      try {
        sessionStorage.setItem(draft, JSON.stringify(Object.fromEntries(new FormData(form))));
      } catch {
        // The draft is then not kept over a reload.
      }
    });

    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const wrong = names.filter((name) => !check(form, name));
      if (wrong.length > 0) {
        status.textContent = wrong.length === 1 ? words.one : words.several(wrong.length);
        firstOf(form, wrong[0]).focus();
        return;
      }
      button.disabled = true;
      try {
        const result = await CLUB.send(form.dataset.form, Object.fromEntries(new FormData(form)));
        if (result === 'sent') {
          form.reset();
          forget(draft);
        }
        status.textContent = result === 'sent' ? words.sent : orRing(words.kept);
      } catch {
        status.textContent = orRing(words.failed);
      }
      button.disabled = false;
      status.focus();
    });
  }

  /** A group of answers is named once and has several fields; its first one stands for it. */
  function firstOf(form, name) {
    const field = form.elements.namedItem(name);
    return field instanceof RadioNodeList ? field[0] : field;
  }

  function check(form, name) {
    const text = complaints[name](form.elements.namedItem(name));
    const field = firstOf(form, name);
    const group = field.closest('[data-field]');
    const id = `${form.dataset.form}-${name}-note`;
    let note = document.getElementById(id);
    if (text && !note) {
      note = Object.assign(document.createElement('div'), { id, className: 'invalid-feedback' });
      if (group) group.append(note);
      else field.after(note);
    }
    if (note) note.textContent = text;
    for (const one of group ? group.querySelectorAll('input') : [field]) {
      one.classList.toggle('is-invalid', text !== '');
      if (text) {
        one.setAttribute('aria-invalid', 'true');
        one.setAttribute('aria-describedby', id);
      } else {
        one.removeAttribute('aria-invalid');
        one.removeAttribute('aria-describedby');
      }
    }
    return text === '';
  }

  /** Real days instead of the general ones in the page: from tomorrow, four weeks on. */
  function fillDays(select) {
    select.length = 1;
    for (let ahead = 1; ahead <= 28; ahead += 1) {
      const date = new Date();
      date.setDate(date.getDate() + ahead);
      select.add(new Option(date.toLocaleDateString(CLUB.locale, { weekday: 'long', day: 'numeric', month: 'long' })));
    }
  }

  function readDraft(form, draft) {
    try {
      const values = JSON.parse(sessionStorage.getItem(draft) ?? '{}');
      for (const [name, value] of Object.entries(values)) if (form.elements.namedItem(name)) form.elements.namedItem(name).value = value;
    } catch {
      // No draft.
    }
  }

  function forget(draft) {
    try {
      sessionStorage.removeItem(draft);
    } catch {
      // There was none.
    }
  }
})();
