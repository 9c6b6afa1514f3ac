/*
 * The address that takes sign-ups: POST, JSON { place, kind, people, email }. Any status from 200 to 299 counts as
 * received. While it is empty nothing leaves the browser, and the page says so.
 */
const endpoint = '';

const checks = {
  place: (value) => (value.trim() ? '' : 'What does it say above the door?'),
  people: (value) => {
    if (!value.trim()) return 'How many people work there? A guess will do.';
    const count = Number(value);
    if (!Number.isInteger(count) || count < 1) return 'A whole number, please. Half people are hard to plan.';
    return count > 200 ? 'More than 200 people need more than Rota. Write to us first.' : '';
  },
  email: (value) => {
    if (!value.trim()) return 'Where do we send the first roster?';
    return /^\S+@\S+\.\S+$/.test(value.trim())
      ? ''
      : 'This lacks an @ or a domain, as in ana@saltandquarter.example.';
  },
};

/** Checks in words, keeps what was typed, and sends it to the one place above. */
export function startSignUp(form) {
  const status = form.querySelector('[role="status"]');
  form.noValidate = true;

  function check(name) {
    const field = form.elements[name];
    const words = checks[name](field.value);
    field.setAttribute('aria-invalid', String(words !== ''));
    document.getElementById(`${name}-error`).textContent = words;
    return words === '';
  }

  for (const name of Object.keys(checks))
    form.elements[name].addEventListener('input', () => {
      if (form.elements[name].getAttribute('aria-invalid') === 'true') check(name);
    });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const wrong = Object.keys(checks).filter((name) => !check(name));
    if (wrong.length > 0) {
      status.textContent = 'Not sent yet: see above.';
      form.elements[wrong[0]].focus();
      return;
    }
    status.textContent = endpoint
      ? 'Sending...'
      : 'All of it is fine. No backend is plugged in yet, so nothing was sent: see README.md.';
    if (endpoint) status.textContent = await send(new FormData(form));
  });
}

async function send(data) {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(data)),
    });
    if (!response.ok) throw new Error(String(response.status));
    return 'Thank you. Look into your mail: the first week is waiting there.';
  } catch {
    return 'It could not be sent just now. What you typed is still here: try again in a moment.';
  }
}
