/* Forms that check what is typed, say beside the field what is missing, and lose nothing. */
(() => {
  const missing = { name: 'Enter your name.', email: 'Enter an e-mail address.', message: 'Write a message.' };

  function faultOf({ name, value, required }) {
    const text = value.trim();
    if (text === '') return required ? missing[name] : '';
    if (name === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text)) return 'Enter an e-mail address such as name@mail.example.';
    if (name === 'amount' && !/^\D{0,4}\d{1,6}([.,]\d{1,2})?\D{0,4}$/.test(text)) return 'Enter an amount such as 15 or 7.50.';
    return '';
  }

  function mark(field) {
    const note = document.getElementById(`${field.id}-fault`);
    if (!note) return true;
    note.textContent = faultOf(field);
    if (note.textContent) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
    return note.textContent === '';
  }

  function start(form) {
    const said = form.querySelector('[role="status"]');
    const button = form.querySelector('[type="submit"]');
    form.noValidate = true;
    form.addEventListener('input', ({ target }) => {
      if (target.hasAttribute('aria-invalid')) mark(target);
    });
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const wrong = [...form.elements].filter((field) => field.id && 'value' in field && !mark(field));
      said.textContent = '';
      if (wrong.length > 0) {
        wrong[0].focus();
        return;
      }
      button.disabled = true;
      said.textContent = 'Sending…';
      try {
        const result = await sendForm(form.dataset.form, Object.fromEntries(new FormData(form)));
        said.textContent = result === 'sent' ? said.dataset.sent : 'This form is not connected yet, so nothing was sent.';
        if (result === 'sent') form.reset();
      } catch {
        said.textContent = 'It could not be sent, and nothing is lost. Try again.';
      }
      button.disabled = false;
    });
  }

  for (const form of document.querySelectorAll('[data-form]')) start(form);
})();
