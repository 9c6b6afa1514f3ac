import { send } from './send.js';

const wrong = {
  name: (value) => (value ? '' : 'Enter your name.'),
  email: (value) => (/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value) ? '' : 'Enter an e-mail address such as name@mail.example.'),
  job: (value) => (value ? '' : 'Two words are enough.'),
  message: (value) => (value.length >= 20 ? '' : 'One more sentence, please.'),
};

/** Checks the letter in words and sends it. */
export function startLetter(form) {
  const status = form.querySelector('[data-status]');
  const check = (field) => {
    const words = wrong[field.name]?.(field.value.trim()) ?? '';
    form.querySelector(`#${field.id}-wrong`).textContent = words;
    field.setAttribute('aria-invalid', String(Boolean(words)));
    return !words;
  };
  const fields = [...form.elements].filter((field) => wrong[field.name]);
  for (const field of fields) field.addEventListener('input', () => { if (field.getAttribute('aria-invalid') === 'true') check(field); });

  form.noValidate = true;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const bad = fields.filter((field) => !check(field));
    if (bad.length) {
      status.textContent = bad.length === 1 ? 'One thing is missing above.' : `${bad.length} things are missing above.`;
      bad[0].focus();
      return;
    }
    status.textContent = 'Sending…';
    try {
      const result = await send(form.dataset.form, Object.fromEntries(new FormData(form)));
      status.textContent = result === 'sent' ? status.dataset.sent : 'This form is not connected yet, so nothing was sent. What you typed is still here.';
      if (result === 'sent') form.reset();
    } catch {
      status.textContent = 'It did not go through. What you typed is still here; please try again in a moment.';
    }
  });
}
