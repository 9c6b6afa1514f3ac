/* Forms that check what is typed, say beside the field what is missing, and lose nothing. */
import { send } from './send.js';

const isMail = (text) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
const isPhone = (text) => text.replace(/\D/g, '').length >= 7 && /^[+\d\s()/.-]+$/.test(text);
const missing = {
  name: 'Enter your name.',
  email: 'Enter an e-mail address.',
  reach: 'Enter an e-mail address or a telephone number.',
  street: 'Enter street and number.',
  town: 'Enter the town.',
  postcode: 'Enter the postcode.',
  message: 'Write a message.',
};

/** What is wrong with a field, in words. */
function faultOf({ name, value, required }) {
  const text = value.trim();
  if (text === '') return required ? missing[name] : '';
  if (name === 'email' && !isMail(text)) return 'Enter an e-mail address such as name@mail.example.';
  if (name === 'reach' && !isMail(text) && !isPhone(text)) return missing.reach;
  if (name === 'phone' && !isPhone(text)) return 'Enter a telephone number with at least seven digits.';
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

function forget(place) {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Nothing was kept, then.
  }
}

/** What was typed stays in this tab until it is sent. */
function keepDraft(form, place) {
  try {
    for (const [name, value] of Object.entries(JSON.parse(sessionStorage.getItem(place) ?? '{}'))) {
      const field = form.elements[name];
      if (field && typeof value === 'string') field.value = value;
    }
  } catch {
    // No draft, or no storage.
  }
  form.addEventListener('input', () => {
    try {
      sessionStorage.setItem(place, JSON.stringify(Object.fromEntries(new FormData(form))));
    } catch {
      // Then it lasts as long as the page.
    }
  });
}

/**
 * Makes a form work. `more` gives what is sent beside its fields, or a string that says why it can not be sent yet; `done` is
 * called when it has been sent.
 */
export function startForm(form, { more = () => ({}), done = () => {} } = {}) {
  const said = form.querySelector('[role="status"]');
  const button = form.querySelector('[type="submit"]');
  const phone = () => document.querySelector('.foot a[href^="tel:"]').textContent.trim();
  const place = `fashion-shop.${form.dataset.form}`;
  form.noValidate = true;
  keepDraft(form, place);
  form.addEventListener('input', ({ target }) => {
    if (target.hasAttribute('aria-invalid')) mark(target);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const wrong = [...form.elements].filter((field) => field.id && 'value' in field && !field.disabled && !mark(field));
    const extra = more();
    said.textContent = typeof extra === 'string' ? extra : '';
    if (wrong.length > 0) wrong[0].focus();
    if (wrong.length > 0 || typeof extra === 'string') return;
    button.disabled = true;
    said.textContent = 'Sending…';
    try {
      const result = await send(form.dataset.form, { ...Object.fromEntries(new FormData(form)), ...extra });
      said.textContent = result === 'sent' ? said.dataset.sent : `This form is not connected yet, so nothing was sent. Please ring ${phone()}.`;
      if (result === 'sent') {
        form.reset();
        forget(place);
        done();
      }
    } catch {
      said.textContent = `It could not be sent, and nothing is lost. Try again, or ring ${phone()}.`;
    }
    button.disabled = false;
  });
}
