/* The form for a message: checks in words, keeps what was typed, sends it where config.js says. */
(() => {
  const { PRACTICE } = globalThis;
  const form = document.querySelector('[data-form="contact"]');
  const status = form.querySelector('[data-form-status]');
  const button = form.querySelector('[type="submit"]');
  form.noValidate = true;

  const ring = PRACTICE.phone();
  const english = {
    name: 'Enter your name.',
    email: 'Enter your e-mail address.',
    address: 'Enter an e-mail address such as name@example.org.',
    message: 'Write a message.',
    one: 'One answer is missing.',
    several: (count) => `${count} answers are missing.`,
    sent: 'Thank you. Your message has been sent.',
    kept: 'This form is not connected to a practice yet, so nothing was sent.',
    failed: 'Your message could not be sent, and nothing is lost. Please try again.',
    ring: `Please ring ${ring}.`,
  };
  const german = {
    name: 'Bitte geben Sie Ihren Namen an.',
    email: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
    address: 'Bitte geben Sie eine E-Mail-Adresse an, etwa name@example.org.',
    message: 'Bitte schreiben Sie eine Nachricht.',
    one: 'Eine Angabe fehlt noch.',
    several: (count) => `${count} Angaben fehlen noch.`,
    sent: 'Vielen Dank. Ihre Nachricht ist angekommen.',
    kept: 'Dieses Formular ist noch nicht mit einer Praxis verbunden, es wurde nichts gesendet.',
    failed: 'Ihre Nachricht konnte nicht gesendet werden, nichts ist verloren. Bitte versuchen Sie es noch einmal.',
    ring: `Bitte rufen Sie an: ${ring}.`,
  };
  /** In the language of the page; another language needs a list of its own here. */
  const words = document.documentElement.lang.startsWith('de') ? german : english;
  const orRing = (text) => (ring ? `${text} ${words.ring}` : text);

  const complaints = {
    name: ({ value }) => (value.trim() ? '' : words.name),
    email: (field) => (field.value.trim() === '' ? words.email : field.validity.valid ? '' : words.address),
    message: ({ value }) => (value.trim() ? '' : words.message),
  };

  const fields = Object.keys(complaints).map((name) => form.elements.namedItem(name));

  function check(field) {
    const text = complaints[field.name]?.(field) ?? '';
    let note = document.getElementById(`${field.id}-note`);
    if (text && !note) {
      note = Object.assign(document.createElement('div'), { id: `${field.id}-note`, className: 'invalid-feedback' });
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
  }

  form.addEventListener('input', ({ target }) => {
    if (target.classList.contains('is-invalid')) check(target);
  });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const wrong = fields.filter((field) => !check(field));
    if (wrong.length > 0) {
      status.textContent = wrong.length === 1 ? words.one : words.several(wrong.length);
      wrong[0].focus();
      return;
    }
    button.disabled = true;
    try {
      const result = await PRACTICE.send('contact', Object.fromEntries(new FormData(form)));
      if (result === 'sent') form.reset();
      status.textContent = result === 'sent' ? words.sent : orRing(words.kept);
    } catch {
      status.textContent = orRing(words.failed);
    }
    button.disabled = false;
    status.focus();
  });
})();
