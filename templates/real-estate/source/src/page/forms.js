/* Forms that check what is typed, say beside the field what is missing, and lose nothing. */
import { send } from './send.js';

const isMail = (text) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
const isPhone = (text) => text.replace(/\D/g, '').length >= 7 && /^[+\d\s()/.-]+$/.test(text);

/** Today in this time zone, as YYYY-MM-DD. */
function today() {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** What is wrong with a field, in words. */
function faultOf({ name, value, required, type }) {
  const text = value.trim();
  if (required && !text) return { name: 'Enter your name.', reach: 'Enter an e-mail address or a telephone number.', day: 'Choose a day.', address: 'Enter the address of the house.' }[name] ?? 'Write a message.';
  if (name === 'reach' && text && !isMail(text) && !isPhone(text)) return 'Enter an e-mail address or a telephone number.';
  if (type === 'date' && text && text <= today()) return 'Choose a day from tomorrow on.';
  return '';
}

function mark(field) {
  const text = faultOf(field);
  const note = document.getElementById(`${field.id}-fault`);
  if (!note) return true;
  note.textContent = text;
  if (text) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
  return text === '';
}

function start(form) {
  const said = form.querySelector('[role="status"]');
  const button = form.querySelector('[type="submit"]');
  const phone = () => document.querySelector('.foot a[href^="tel:"]').textContent.trim();
  form.noValidate = true;
  for (const field of form.querySelectorAll('[type="date"]')) field.min = today();
  form.addEventListener('input', ({ target }) => {
    if (target.hasAttribute('aria-invalid')) mark(target);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const wrong = [...form.elements].filter((field) => field.id && 'value' in field && !mark(field));
    if (wrong.length > 0) {
      said.textContent = '';
      wrong[0].focus();
      return;
    }
    button.disabled = true;
    said.textContent = 'Sending…';
    try {
      const result = await send(form.dataset.form, { ...(form.dataset.about ? { about: document.querySelector('h1').textContent.trim() } : {}), ...Object.fromEntries(new FormData(form)) });
      said.textContent = result === 'sent' ? said.dataset.sent : `This form is not connected yet, so nothing was sent. Please ring ${phone()}.`;
      if (result === 'sent') form.reset();
    } catch {
      said.textContent = `It could not be sent, and nothing is lost. Try again, or ring ${phone()}.`;
    }
    button.disabled = false;
  });
}

/** Makes every form of the page work. */
export function startForms() {
  for (const form of document.querySelectorAll('[data-form]')) start(form);
}
