/*
 * The letter at the end of the first page: checked in words, kept while it is written.
 *
 * WHERE THE BACKEND GOES
 * Put the address of your server here. The letter is sent with POST as JSON: {"name", "email", "words"}.
 * Any status from 200 to 299 counts as taken. While this is empty nothing leaves the browser.
 */
const endpoint = '';

const form = document.querySelector('[data-letter]');
const key = 'portfolio.letter';

const faults = {
  name: (value) => (value ? '' : 'Who is writing?'),
  email: (value) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? '' : value ? 'That is not a whole address. It needs an @ and a dot after it.' : 'Where does the answer go?'),
  words: (value) => (value.length >= 10 ? '' : 'A sentence would help. Ten letters at least.'),
};

if (form) {
  const status = form.querySelector('[data-status]');
  form.noValidate = true;

  const mark = (name) => {
    const field = form.elements[name];
    const fault = faults[name](field.value.trim());
    document.getElementById(`${field.id}-fault`).textContent = fault;
    if (fault) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
    return !fault;
  };

  try {
    const kept = JSON.parse(localStorage.getItem(key)) ?? {};
    for (const name of Object.keys(faults)) form.elements[name].value = kept[name] ?? '';
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
    const wrong = Object.keys(faults).filter((name) => !mark(name));
    if (wrong.length) {
      status.textContent = '';
      form.elements[wrong[0]].focus();
      return;
    }
    if (!endpoint) {
      status.textContent = 'All correct. No server is plugged in here, so nothing was sent; the e-mail address beside this form works.';
      return;
    }
    status.textContent = 'Sending…';
    try {
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(Object.fromEntries(new FormData(form))),
      });
      if (!answer.ok) throw new Error(String(answer.status));
      form.reset();
      localStorage.removeItem(key);
      status.textContent = 'It has arrived. I answer on Mondays and Thursdays.';
    } catch {
      status.textContent = 'It did not get through. Your words are still here; try again in a minute.';
    }
  });
}
