/*
 * The letter: checked in words, kept while it is written.
 *
 * WHERE THE BACKEND GOES
 * What it says and where it is sent stands at the end of contact.html, in the JSON "contact-words". An address in "sendTo" gets
 * the fields as JSON by POST: {"name", "email", "message", "bot-field"}; any status from 200 to 299 counts as taken. Without one
 * the form is posted to the site it is on, which has an inbox for it where it is published.
 */
import { readWords } from './words.js';

const form = document.querySelector('[data-letter]');
const key = 'portfolio.letter';

if (form) {
  const words = readWords('contact-words');
  const checks = {
    name: (value) => (value ? '' : words.name),
    email: (value) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? '' : value ? words.emailShape : words.email),
    message: (value) => (value.length >= 10 ? '' : words.message),
  };
  const status = form.querySelector('[data-status]');
  form.noValidate = true;

  const mark = (name) => {
    const field = form.elements[name];
    const fault = checks[name](field.value.trim());
    document.getElementById(`${name}-fault`).textContent = fault;
    if (fault) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
    return !fault;
  };

  try {
    const kept = JSON.parse(localStorage.getItem(key)) ?? {};
    for (const name of Object.keys(checks)) form.elements[name].value = kept[name] ?? '';
  } catch {
    // Nothing was kept, or nothing may be.
  }

  form.addEventListener('input', ({ target }) => {
    if (target.hasAttribute('aria-invalid')) mark(target.name);
    try {
      localStorage.setItem(key, JSON.stringify(Object.fromEntries(new FormData(form))));
    } catch {
      // It still stands in the form.
    }
  });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const wrong = Object.keys(checks).filter((name) => !mark(name));
    if (wrong.length) {
      status.textContent = '';
      form.elements[wrong[0]].focus();
      return;
    }
    status.textContent = 'Sending…';
    status.textContent = await send(words);
  });
}

async function send({ sendTo, thanks }) {
  if (!sendTo && !/^https?:$/.test(location.protocol))
    return 'Nothing was sent: no backend is plugged in yet. README.md says where one goes.';
  const fields = new FormData(form);
  try {
    const response = sendTo
      ? await fetch(sendTo, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(Object.fromEntries(fields)),
        })
      : await fetch(location.href, { method: 'POST', body: new URLSearchParams(fields) });
    // Where there is nothing that takes forms.
    if ([404, 405, 501].includes(response.status))
      return 'Nothing was sent: this address has no inbox yet. README.md says how it gets one.';
    if (!response.ok) throw new Error(String(response.status));
    form.reset();
    localStorage.removeItem(key);
    return thanks;
  } catch {
    return 'It did not get through. Your words are still here; try again in a minute.';
  }
}
