/* The enrol form. THE PLACE FOR YOUR BACKEND: set `endpoint`; it gets the fields as JSON with POST. */
(() => {
  const endpoint = '';
  const most = 500;

  /** The price in pounds, or words about what is wrong with it. */
  function price(form) {
    const chosen = form.elements.price.value;
    if (chosen !== 'other') return { pounds: Number(chosen) };
    const text = form.elements.amount.value.trim().replace(/^£/, '').replace(',', '.');
    if (!/^\d+(\.\d{1,2})?$/.test(text)) return { fault: 'A figure, such as 15 or 7.50. Nothing at all is £0, above.' };
    if (Number(text) > most) return { fault: `That is kind, but above £${most} please write to us first. It may be a slip.` };
    return { pounds: Number(text) };
  }

  function show(form, name, fault) {
    const field = form.elements[name];
    field.classList.toggle('is-invalid', Boolean(fault));
    field.setAttribute('aria-invalid', String(Boolean(fault)));
    document.getElementById(`${name}-fault`).textContent = fault ?? '';
  }

  async function send(event) {
    event.preventDefault();
    const form = event.target;
    const said = form.querySelector('[data-said]');
    const { pounds, fault } = price(form);
    const { person, email, place } = form.elements;
    show(form, 'amount', fault);
    show(form, 'person', person.value.trim() ? '' : 'A name to put on the lessons. A first name will do.');
    show(form, 'email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.value.trim()) ? '' : 'An address like ada@post.example, or the lessons go nowhere.');
    said.textContent = '';
    const first = form.querySelector('.is-invalid');
    if (first) return first.focus();
    const sum = `£${Number.isInteger(pounds) ? pounds : pounds.toFixed(2)}`;
    if (!endpoint) {
      said.textContent = `Everything is in order, ${person.value.trim()}: twelve evenings for ${sum}. No backend is plugged in yet, so nothing was sent and nothing is owed.`;
      return;
    }
    said.textContent = 'Sending...';
    try {
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ pounds, name: person.value.trim(), email: email.value.trim(), place: place.value }),
      });
      if (!answer.ok) throw new Error(String(answer.status));
      said.textContent = `Welcome, ${person.value.trim()}. The lessons are on their way.`;
      form.reset();
    } catch {
      said.textContent = 'That did not go through. Nothing you typed is lost; try again in a minute.';
    }
  }

  document.addEventListener('DOMContentLoaded', () => {
    const form = document.querySelector('[data-enrol]');
    const other = form.querySelector('[data-other]');
    form.addEventListener('submit', send);
    form.addEventListener('change', ({ target }) => {
      if (target.name !== 'price') return;
      other.hidden = target.value !== 'other';
      if (!other.hidden) form.elements.amount.focus();
      else show(form, 'amount', '');
    });
  });
})();
