/*
 * The letter form of about.html.
 *
 * WHERE THE BACKEND GOES
 * Nothing leaves the browser, and the page says so, until one of these is set:
 *   data-forms="site" on <body>             the published site's own inbox takes the letter
 *   ENDPOINT below, such as '/api/letters'  a server of yours
 * README.md shows what is sent.
 */
(() => {
  const ENDPOINT = '';

  const form = document.querySelector('[data-form="letter"]');
  if (!form) return;
  const errors = form.querySelector('[data-errors]');
  const sent = document.querySelector('[data-sent]');

  const rules = {
    name: (value) => (value.trim() ? '' : 'Please write your name.'),
    email: (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? '' : 'Please write an e-mail address such as name@example.org.'),
    letter: (value) => (value.trim().length >= 10 ? '' : 'The letter is still empty. A sentence will do.'),
  };

  function show(input, message) {
    const id = `${input.id}-error`;
    document.getElementById(id)?.remove();
    input.removeAttribute('aria-invalid');
    input.removeAttribute('aria-describedby');
    if (!message) return;
    const note = Object.assign(document.createElement('span'), { id, className: 'field-error', textContent: message });
    input.after(note);
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', id);
  }

  form.addEventListener('input', ({ target }) => {
    if (target.getAttribute('aria-invalid') && !rules[target.name](target.value)) show(target, '');
  });

  function say(place, ...sentences) {
    place.replaceChildren(...sentences.map((textContent) => Object.assign(document.createElement('p'), { textContent })));
    place.hidden = false;
    place.focus();
  }

  /** Whether there is somewhere to send it; throws when that fails. */
  async function send(letter) {
    if (!ENDPOINT && document.body.dataset.forms !== 'site') return false;
    const answer = await (ENDPOINT
      ? fetch(ENDPOINT, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(letter) })
      : fetch(location.pathname, { method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams({ 'form-name': form.dataset.form, ...letter }) }));
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return true;
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    errors.hidden = true;
    const wrong = Object.keys(rules).filter((name) => {
      const input = form.elements.namedItem(name);
      const message = rules[name](input.value);
      show(input, message);
      return message;
    });
    if (wrong.length) {
      form.elements.namedItem(wrong[0]).focus();
      return;
    }
    const letter = Object.fromEntries(new FormData(form));
    try {
      const isSent = await send(letter);
      form.hidden = true;
      say(sent, isSent ? sent.dataset.words : 'This form is not connected yet, so the letter was not sent.');
    } catch {
      say(errors, 'The letter could not be sent. It is still here; please try again in a minute.');
    }
  });
})();
