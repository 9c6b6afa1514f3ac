/* The address that takes letters as JSON. While it is empty nothing is sent, and the page says so. */
const endpoint = '';

const wrong = {
  name: (value) => (value ? '' : 'Tell us what to call you. A first name will do.'),
  email: (value) => (/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value) ? '' : value ? `"${value}" is missing something: an address looks like ruth@mail.example.` : 'We answer by e-mail, so we need an address.'),
  job: (value) => (value ? '' : 'Which job is it? Two words are enough.'),
  message: (value) => (value.length >= 20 ? '' : 'One more sentence, please: what would the microphone hear?'),
};

export function startLetter(form) {
  const status = form.querySelector('[data-status]');
  const check = (field) => {
    const words = wrong[field.name]?.(field.value.trim()) ?? '';
    form.querySelector(`#${field.id}-wrong`).textContent = words;
    field.setAttribute('aria-invalid', String(Boolean(words)));
    return !words;
  };
  const fields = [...form.elements].filter((field) => wrong[field.name]);
  for (const field of fields) field.addEventListener('input', () => { if (field.getAttribute('aria-invalid') === 'true') check(field); });

  form.noValidate = true;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const bad = fields.filter((field) => !check(field));
    if (bad.length) {
      status.textContent = bad.length === 1 ? 'One thing is missing above.' : `${bad.length} things are missing above.`;
      bad[0].focus();
      return;
    }
    if (!endpoint) {
      status.textContent = 'Nothing was sent: no backend is plugged in yet (see README.md). Your words are still here.';
      return;
    }
    status.textContent = 'Sending...';
    try {
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(Object.fromEntries(new FormData(form))),
      });
      if (!answer.ok) throw new Error(String(answer.status));
      form.reset();
      status.textContent = 'It arrived. One of us reads it tonight, probably around three.';
    } catch {
      status.textContent = 'It did not go through. Your words are still here; please try again in a moment.';
    }
  });
}
