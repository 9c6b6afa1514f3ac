/* The address that takes orders as JSON. While it is empty nothing is sent, and the page says so. */
const endpoint = '';

const wrong = {
  name: (value) => (value ? '' : 'A name, please; it goes on the badge in pencil.'),
  email: (value) => (/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value) ? '' : value ? `"${value}" is not an address yet: it looks like ada@mail.example.` : 'The ticket comes by e-mail, so we need an address.'),
  count: (value) => (/^[1-9]$/.test(value) ? '' : 'From one to nine tickets. For more than nine, write to us.'),
};

export function startOrder(form) {
  const status = form.querySelector('[data-status]');
  const total = form.querySelector('[data-total]');
  const check = (field) => {
    const words = wrong[field.name](field.value.trim());
    form.querySelector(`#${field.id}-wrong`).textContent = words;
    field.setAttribute('aria-invalid', String(Boolean(words)));
    return !words;
  };
  const fields = [...form.elements].filter((field) => wrong[field.name]);
  const add = () => {
    const price = Number(form.querySelector('[name="kind"]:checked').dataset.price);
    const count = form.elements.count.value.trim();
    total.textContent = wrong.count(count) ? 'Total: we need to know how many' : `Total: €${price * Number(count)}`;
  };
  form.addEventListener('input', (event) => {
    if (event.target.getAttribute('aria-invalid') === 'true') check(event.target);
    add();
  });
  add();

  form.noValidate = true;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const bad = fields.filter((field) => !check(field));
    if (bad.length) {
      status.textContent = bad.length === 1 ? 'One thing above is loose.' : `${bad.length} things above are loose.`;
      bad[0].focus();
      return;
    }
    if (!endpoint) {
      status.textContent = 'Nothing was sent: no backend is plugged in yet (see README.md). What you typed is still here.';
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
      add();
      status.textContent = 'Ordered. The tickets are on their way to your e-mail.';
    } catch {
      status.textContent = 'That did not go through. What you typed is still here; please try again in a moment.';
    }
  });
}
