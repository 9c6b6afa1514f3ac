import { readWords } from './words.js';

/*
 * The waiting list and the contact form. What they say and where they are sent stands in the page, in the JSON named after the
 * form. An address in "sendTo" gets the fields as JSON by POST. Without one they are posted to the site they are on, which has an
 * inbox for them where it is published.
 */
const isAddress = (text) => /^\S+@\S+\.\S+$/.test(text);
const required = (words) => (value) => (value ? '' : words);
const email = (words) => (value) => (isAddress(value) ? '' : value ? words.emailShape : words.email);

const checksOf = {
  'waiting-list': (words) => ({ email: email(words) }),
  contact: (words) => ({ name: required(words.name), email: email(words), message: required(words.message) }),
};

/** Checks in words, keeps what was typed until it has arrived, and sends it to the one place above. */
export function startForm(form) {
  const kind = form.dataset.checks;
  const words = readWords(`${kind}-words`);
  const checks = checksOf[kind](words);
  const status = form.querySelector('[role="status"]');
  form.noValidate = true;

  function check(name) {
    const field = form.elements[name];
    const wrong = checks[name](field.value.trim());
    field.setAttribute('aria-invalid', String(wrong !== ''));
    document.getElementById(`${name}-error`).textContent = wrong;
    return wrong === '';
  }

  for (const name of Object.keys(checks))
    form.elements[name].addEventListener('input', () => {
      if (form.elements[name].getAttribute('aria-invalid') === 'true') check(name);
    });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const wrong = Object.keys(checks).filter((name) => !check(name));
    if (wrong.length > 0) {
      status.textContent = '';
      form.elements[wrong[0]].focus();
      return;
    }
    status.textContent = 'Sending...';
    status.textContent = await send(form, words);
  });
}

async function send(form, { sendTo, thanks }) {
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
    return thanks;
  } catch {
    return 'It could not be sent just now. What you typed is still here: try again in a moment.';
  }
}
