/* The form for a message: checks in words, keeps what was typed, sends it where config.js says. */
(() => {
  const { PRACTICE } = globalThis;
  const form = document.querySelector('[data-form="contact"]');
  const status = form.querySelector('[data-form-status]');
  const button = form.querySelector('[type="submit"]');
  form.noValidate = true;

  const complaints = {
    name: ({ value }) => (value.trim() ? '' : 'Enter your name.'),
    email: (field) => (field.value.trim() === '' ? 'Enter your e-mail address.' : field.validity.valid ? '' : 'Enter an e-mail address such as name@example.org.'),
    message: ({ value }) => (value.trim() ? '' : 'Write a message.'),
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
      status.textContent = wrong.length === 1 ? 'One answer is missing.' : `${wrong.length} answers are missing.`;
      wrong[0].focus();
      return;
    }
    button.disabled = true;
    try {
      const result = await PRACTICE.send('contact', Object.fromEntries(new FormData(form)));
      if (result === 'sent') form.reset();
      status.textContent =
        result === 'sent'
          ? 'Thank you. Your message has been sent.'
          : `This form is not connected to a practice yet, so nothing was sent. Please ring ${PRACTICE.phone()}.`;
    } catch {
      status.textContent = `Your message could not be sent, and nothing is lost. Try again, or ring ${PRACTICE.phone()}.`;
    }
    button.disabled = false;
    status.focus();
  });
})();
