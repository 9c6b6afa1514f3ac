/*
 * The forms of contact.html and estimate.html. What they say and where they are sent stands in the page, in the JSON named after
 * the form. An address in "sendTo" gets the fields as JSON by POST. Without one the form is posted to the site it is on, which has
 * an inbox for it where it is published.
 */
import { readWords } from './words.js';

const english = {
  sending: 'Sending…',
  unplugged: 'Nothing was sent: no backend is plugged in yet. README.md says where one goes.',
  noInbox: 'Nothing was sent: this address has no inbox yet. README.md says how it gets one.',
  failed: 'It did not get through. Everything is still here; try again in a minute.',
};
const german = {
  sending: 'Wird gesendet …',
  unplugged: 'Es wurde nichts gesendet: Noch ist kein Empfänger angeschlossen. Wo er hingehört, steht in README.md.',
  noInbox: 'Es wurde nichts gesendet: Diese Adresse hat noch keinen Eingang. Wie sie einen bekommt, steht in README.md.',
  failed: 'Das kam nicht an. Alles steht noch da; bitte versuchen Sie es in einer Minute noch einmal.',
};
/** In the language of the page; another language needs a list of its own here. */
const said = document.documentElement.lang.startsWith('de') ? german : english;

const within = (least, most, words) => (value) =>
  /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most ? '' : words;

const checks = {
  junctions: (words) => within(1, 999, words.junctions),
  doors: (words) => within(0, 5000, words.doors),
  languages: (words) => within(1, 6, words.languages),
  name: (words) => (value) => (value ? '' : words.name),
  email: (words) => (value) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? '' : value ? words.emailShape : words.email),
  message: (words) => (value) => (value.length >= 10 ? '' : words.message),
};

/** Checks in words, keeps what was typed until it has arrived, and sends it. */
export function startForm(form) {
  const kind = form.dataset.checks;
  const words = readWords(`${kind}-words`);
  const key = `studio.${kind}`;
  const status = form.querySelector('[data-status]');
  const names = Object.keys(checks).filter((name) => form.elements[name]);
  form.noValidate = true;

  const mark = (name) => {
    const field = form.elements[name];
    const fault = checks[name](words)(field.value.trim());
    document.getElementById(`${name}-fault`).textContent = fault;
    if (fault) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
    return !fault;
  };

  try {
    const kept = JSON.parse(localStorage.getItem(key)) ?? {};
    for (const name of names) form.elements[name].value = kept[name] ?? form.elements[name].value;
  } catch {
    // Nothing was kept, or nothing may be.
  }
  form.dispatchEvent(new Event('input'));

  form.addEventListener('input', ({ target }) => {
    if (target.name && target.hasAttribute('aria-invalid')) mark(target.name);
    try {
      const values = new FormData(form);
      localStorage.setItem(key, JSON.stringify(Object.fromEntries(names.map((name) => [name, values.get(name)]))));
    } catch {
      // It still stands in the form.
    }
  });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const wrong = names.filter((name) => !mark(name));
    status.textContent = '';
    if (wrong.length) {
      form.elements[wrong[0]].focus();
      return;
    }
    status.textContent = said.sending;
    status.textContent = await send(form, words);
  });
}

async function send(form, { sendTo, thanks }) {
  if (!sendTo && !/^https?:$/.test(location.protocol))
    return said.unplugged;
  const fields = new FormData(form);
  try {
    const response = sendTo
      ? await fetch(sendTo, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ ...Object.fromEntries(fields), extras: fields.getAll('extras') }),
        })
      : await fetch(location.href, { method: 'POST', body: new URLSearchParams(fields) });
    // Where there is nothing that takes forms.
    if ([404, 405, 501].includes(response.status))
      return said.noInbox;
    if (!response.ok) throw new Error(String(response.status));
    return thanks;
  } catch {
    return said.failed;
  }
}
