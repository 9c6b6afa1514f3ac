/*
 * The letter form on "The bench".
 *
 * WHERE THE BACKEND GOES
 * Put the address of your server into ENDPOINT, for example '/api/letters'. The letter is sent
 * with POST as JSON: {"name": "...", "email": "...", "letter": "..."}. Any status from 200 to 299
 * counts as delivered. While ENDPOINT is empty nothing leaves the browser, and the page says so.
 */
(() => {
  const ENDPOINT = '';

  const form = document.querySelector('[data-letter]');
  const errors = form.querySelector('[data-errors]');
  const sent = document.querySelector('[data-sent]');

  const rules = {
    name: (value) => (value.trim() ? '' : 'Please write your name, so that I know whom I am answering.'),
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
      if (ENDPOINT) {
        const answer = await fetch(ENDPOINT, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(letter),
        });
        if (!answer.ok) throw new Error(`Status ${answer.status}`);
      }
      form.hidden = true;
      say(
        sent,
        `Thank you, ${letter.name.trim()}. I answer on Wednesdays.`,
        ...(ENDPOINT ? [] : ['This website is not connected to a mailbox yet, so the letter was not sent. Set ENDPOINT in assets/js/letter.js.']),
      );
    } catch {
      say(errors, 'The letter could not be sent. It is still here; please try again in a minute.');
    }
  });
})();
