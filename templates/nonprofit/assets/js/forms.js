/* Giving, signing up and writing: checks in words, keeps what was typed, sends it where config.js says. */
(() => {
  const { ASSOCIATION } = globalThis;
  const most = 5000;

  const english = {
    name: 'Enter your name.',
    email: 'Enter your e-mail address.',
    address: 'Enter an e-mail address such as name@example.org.',
    message: 'Write a message.',
    one: 'One answer is missing.',
    several: (count) => `${count} answers are missing.`,
    sent: 'Thank you. It has been sent.',
    kept: 'Everything is complete, but this page is not connected yet, so nothing was sent.',
    failed: 'It could not be sent, and nothing is lost. Please try again.',
  };
  const german = {
    name: 'Bitte geben Sie Ihren Namen an.',
    email: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
    address: 'Bitte geben Sie eine E-Mail-Adresse an, etwa name@example.org.',
    message: 'Bitte schreiben Sie eine Nachricht.',
    one: 'Eine Angabe fehlt noch.',
    several: (count) => `${count} Angaben fehlen noch.`,
    sent: 'Vielen Dank. Ihre Nachricht ist angekommen.',
    kept: 'Dieses Formular ist noch nicht verbunden, es wurde nichts gesendet.',
    failed: 'Es konnte nicht gesendet werden, nichts ist verloren. Bitte versuchen Sie es noch einmal.',
  };
  /** In the language of the page; giving and signing up have English words alone. */
  const words = document.documentElement.lang.startsWith('de') ? german : english;

  const complaints = {
    sum: ({ form }) => (chosen(form, 'sum') ? '' : 'Choose an amount.'),
    amount: ({ form }) => (chosen(form, 'sum') === 'other' ? amountFault(form.elements.amount.value) : ''),
    day: ({ form }) => (chosen(form, 'day') ? '' : 'Choose at least one day.'),
    name: ({ field }) => (field.value.trim() ? '' : words.name),
    email: ({ field }) => (field.value.trim() === '' ? words.email : field.validity.valid ? '' : words.address),
    message: ({ field }) => (field.value.trim() ? '' : words.message),
  };

  const chosen = (form, name) => form.querySelector(`[name="${name}"]:checked`)?.value ?? '';
  const firstOf = (form, name) => form.querySelector(`[name="${name}"]`);
  const toNumber = (text) => Number(text.trim().replace(/^\D+/, '').replace(',', '.'));

  function amountFault(text) {
    const value = toNumber(text);
    if (!(value >= 1)) return 'Enter an amount from 1, such as 25 or 12.50.';
    return value > most ? `For more than ${ASSOCIATION.money(most)} please ring ${ASSOCIATION.phone()}.` : '';
  }

  /** The amount that is chosen or typed; 0 when there is none yet. */
  function amountOf(form) {
    const sum = chosen(form, 'sum');
    return sum === 'other' ? toNumber(form.elements.amount.value) || 0 : Number(sum);
  }

  function check(form, name) {
    const field = firstOf(form, name);
    const text = complaints[name]({ form, field });
    const id = `${form.dataset.form}-${name}-note`;
    let note = document.getElementById(id);
    if (!note) {
      note = Object.assign(document.createElement('p'), { id, className: 'invalid-feedback' });
      const group = /^(checkbox|radio)$/.test(field.type) ? field.closest('fieldset') : null;
      if (group) group.append(note);
      else field.after(note);
    }
    note.textContent = text;
    for (const one of form.querySelectorAll(`[name="${name}"]`)) {
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

  function valuesOf(form) {
    const data = new FormData(form);
    const values = Object.fromEntries(data);
    if (data.has('day')) values.day = data.getAll('day');
    if (form.dataset.form === 'give') {
      values.sum = amountOf(form);
      delete values.amount;
    }
    return values;
  }

  function showSum(form) {
    const amount = amountOf(form);
    const often = chosen(form, 'often') === 'monthly' ? 'every month' : 'once';
    form.querySelector('[data-other]').hidden = chosen(form, 'sum') !== 'other';
    form.querySelector('[data-sum]').textContent = amount > 0 ? `${ASSOCIATION.money(amount)} ${often}` : often;
  }

  async function send(event) {
    event.preventDefault();
    const form = event.target;
    const status = form.querySelector('[data-form-status]');
    const button = form.querySelector('[type="submit"]');
    const wrong = Object.keys(complaints).filter((name) => firstOf(form, name) && !check(form, name));
    if (wrong.length > 0) {
      status.textContent = wrong.length === 1 ? words.one : words.several(wrong.length);
      firstOf(form, wrong[0]).focus();
      return;
    }
    button.disabled = true;
    try {
      const result = await ASSOCIATION.send(form.dataset.form, valuesOf(form));
      if (result === 'sent') form.reset();
      status.textContent = result === 'sent' ? words.sent : words.kept;
    } catch {
      status.textContent = words.failed;
    }
    button.disabled = false;
    status.focus();
  }

  for (const form of document.querySelectorAll('[data-form]')) {
    form.noValidate = true;
    form.addEventListener('submit', send);
    form.addEventListener('input', ({ target }) => {
      if (form.dataset.form === 'give') showSum(form);
      if (target.classList.contains('is-invalid')) check(form, target.name);
      if (target.name === 'sum' && target.value === 'other') form.elements.amount.focus();
    });
    if (form.dataset.form === 'give') {
      // The second sum is the usual one.
      const sums = form.querySelectorAll('[name="sum"]');
      (sums[1] ?? sums[0]).checked = true;
      showSum(form);
    }
  }
})();
