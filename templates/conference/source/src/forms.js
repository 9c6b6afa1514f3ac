/* The order of tickets and the letter: both say beside a field what is missing, and lose nothing. */
import { send } from './send.js';

const wrong = {
  name: (value) => (value ? '' : 'Enter your name.'),
  email: (value) => (/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value) ? '' : 'Enter an e-mail address such as name@example.org.'),
  count: (value) => (/^[1-9]$/.test(value) ? '' : 'Enter a number from 1 to 9.'),
  message: (value) => (value ? '' : 'Write a message.'),
};

function startForm(form, more = () => ({})) {
  const status = form.querySelector('[data-status]');
  const button = form.querySelector('[type="submit"]');
  const check = (field) => {
    const words = wrong[field.name](field.value.trim());
    form.querySelector(`#${field.id}-wrong`).textContent = words;
    field.setAttribute('aria-invalid', String(Boolean(words)));
    return !words;
  };
  const fields = [...form.elements].filter((field) => wrong[field.name]);
  form.addEventListener('input', ({ target }) => {
    if (target.getAttribute('aria-invalid') === 'true') check(target);
  });
  form.noValidate = true;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const bad = fields.filter((field) => !check(field));
    if (bad.length > 0) {
      status.textContent = bad.length === 1 ? 'One field needs another look.' : `${bad.length} fields need another look.`;
      bad[0].focus();
      return;
    }
    button.disabled = true;
    status.textContent = 'Sending…';
    try {
      const result = await send(form.dataset.form, { ...Object.fromEntries(new FormData(form)), ...more() });
      status.textContent = result === 'sent' ? status.dataset.sent : 'This form is not connected yet, so nothing was sent. What you typed is still here.';
      if (result === 'sent') form.reset();
    } catch {
      status.textContent = 'It could not be sent, and nothing is lost. Try again in a moment.';
    }
    button.disabled = false;
  });
}

/** The amount that a price names: a last point or comma with one or two digits behind it begins the cents. */
function amountOf(text) {
  const [written] = /\d[\d.,’' \u00a0\u202f]*/.exec(text) ?? ['0'];
  const [, units, rest = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written.replace(/\D+$/, ''));
  return Number(`${units.replace(/\D/g, '')}.${rest}`);
}

function money(amount) {
  const { locale, currency } = document.body.dataset;
  const digits = Number.isInteger(amount) ? 0 : 2;
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits }).format(amount);
  } catch {
    // A slip of the pen in the page must not stop the order.
    return `${amount} ${currency}`;
  }
}

function startOrder(form) {
  const out = form.querySelector('[data-total]');
  const kinds = [...form.querySelectorAll('[name="kind"]')];
  kinds[0].checked = true;
  const total = () => {
    const price = kinds.find(({ checked }) => checked).closest('label').querySelector('[data-price]').textContent;
    return money(amountOf(price) * Number(form.elements.namedItem('count').value.trim()));
  };
  const add = () => {
    out.textContent = wrong.count(form.elements.namedItem('count').value.trim()) ? '' : `Total: ${total()}`;
  };
  form.addEventListener('input', add);
  startForm(form, () => ({ total: total() }));
  add();
}

/** Makes the forms of the page work. */
export function startForms() {
  for (const form of document.querySelectorAll('[data-order]')) startOrder(form);
  for (const form of document.querySelectorAll('[data-letter]')) startForm(form);
}
