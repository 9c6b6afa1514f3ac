import { hand } from './backend.js';

const isAddress = (text) => /^\S+@\S+\.\S+$/.test(text);
export const email = (text) => !isAddress(text) && 'Enter an address such as ada@mill.example.';

/** What the form says while it is sent, and after. */
const answers = {
  unplugged: 'Everything is right, but nothing was sent: no backend is plugged in yet. README.md says where one goes.',
  refused: 'There was no answer. What you wrote is still here; try again in a moment.',
};

/** Checks a form in words, keeps what was typed until it has arrived, and hands it over. `checks` say what is wrong with a field, or nothing. */
export function startForm(form, checks, { showFaults = (wrong) => form.elements[wrong[0]]?.focus(), onSent = () => {} } = {}) {
  const status = form.querySelector('[data-form-status]');
  form.noValidate = true;

  function judge(name) {
    const field = form.elements[name];
    const value = field.type === 'checkbox' ? (field.checked ? 'yes' : '') : field.value.trim();
    const words = checks[name](value) || '';
    form.querySelector(`#${name}-fault`).textContent = words;
    field.setAttribute('aria-invalid', String(Boolean(words)));
    const help = form.querySelector(`#${name}-help`) ? `${name}-help ` : '';
    field.setAttribute('aria-describedby', `${help}${name}-fault`);
    return words;
  }

  form.addEventListener('input', (event) => {
    if (event.target.getAttribute('aria-invalid') === 'true') judge(event.target.name);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    status.textContent = '';
    const wrong = Object.keys(checks).filter((name) => judge(name));
    showFaults(wrong);
    if (wrong.length > 0) return;
    status.textContent = 'Sending...';
    const answer = await hand(form.dataset.form, Object.fromEntries(new FormData(form)));
    if (answer === 'taken') {
      form.reset();
      onSent();
    }
    status.textContent = answer === 'taken' ? form.querySelector('[data-thanks]').textContent : answers[answer];
  });
}

export function startContact() {
  startForm(document.querySelector('[data-contact]'), {
    name: (text) => !text && 'Enter your name.',
    email,
    message: (text) => !text && 'Write a message.',
  });
}
