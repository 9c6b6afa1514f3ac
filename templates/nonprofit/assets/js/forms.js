/* Giving and signing up. THE PLACE FOR YOUR BACKEND: the two addresses below get the fields as JSON with POST. */
(() => {
  const endpoints = { give: '', days: '' };
  const most = 5000;
  // What sums buy, for example. Samples: put your own in, and only what you can show an invoice for.
  const buys = [
    [60, 'one water sample, with the laboratory'],
    [18, 'a quarter of an hour of digger with driver'],
    [6, 'postage for three letters to an owner, registered'],
    [0, 'a stamp, which is how all of this begins'],
  ];

  const isAddress = (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
  const pounds = (value) => `£${Number.isInteger(value) ? value : value.toFixed(2)}`;

  /** The sum in pounds, or words about what is wrong with it. */
  function sumOf(form) {
    const chosen = form.elements.sum.value;
    if (chosen !== 'other') return { sum: Number(chosen) };
    const text = form.elements.amount.value.trim().replace(/^£/, '').replace(',', '.');
    if (!/^\d+(\.\d{1,2})?$/.test(text) || Number(text) < 1) return { fault: 'A figure from 1 up, such as 25 or 12.50.' };
    if (Number(text) > most) return { fault: `Above £${most} we would like to hear your voice first. Please write to us.` };
    return { sum: Number(text) };
  }

  function show(form, name, fault) {
    const field = form.elements[name];
    field.classList.toggle('is-invalid', Boolean(fault));
    field.setAttribute('aria-invalid', String(Boolean(fault)));
    document.getElementById(field.getAttribute('aria-describedby')).textContent = fault ?? '';
  }

  function showSum(form) {
    const { sum } = sumOf(form);
    const isMonthly = form.elements.often.value === 'monthly';
    form.querySelector('[data-other]').hidden = form.elements.sum.value !== 'other';
    form.querySelector('[data-sum]').textContent = sum ? `${pounds(sum)} ${isMonthly ? 'every month' : 'once'}` : isMonthly ? 'every month' : 'once';
    form.querySelector('[data-buys]').textContent = sum ? `For example: ${pounds(sum)} is ${sum > 60 ? 'more than ' : ''}${buys.find(([from]) => sum >= from)[1]}${isMonthly ? ', every month' : ''}.` : 'Any sum helps. The river does not count.';
  }

  /** What is to be sent, or null when something is wrong; the faults are shown. */
  const readers = {
    give(form) {
      const { sum, fault } = sumOf(form);
      show(form, 'amount', fault);
      return { sum, often: form.elements.often.value };
    },
    days(form) {
      const days = [...form.querySelectorAll('[name="day"]:checked')].map(({ value }) => value);
      const fault = document.getElementById('days-fault');
      fault.textContent = days.length > 0 ? '' : 'Choose a Saturday, or there will be soup left over.';
      fault.classList.toggle('is-shown', days.length === 0);
      return { days, boots: form.elements.boots.value };
    },
  };
  const thanks = {
    give: ({ name, sum, often }) => `${pounds(sum)} ${often === 'monthly' ? 'every month' : 'once'}, from ${name}.`,
    days: ({ name, days }) => `${name}, ${days.length === 1 ? 'one Saturday' : `${days.length} Saturdays`}.`,
  };

  async function send(event) {
    event.preventDefault();
    const form = event.target;
    const kind = form.dataset.form;
    const said = form.querySelector('[data-said]');
    said.textContent = '';
    const name = form.elements.name.value.trim();
    const email = form.elements.email.value.trim();
    show(form, 'name', name ? '' : 'Somebody has to be thanked. What is your name?');
    show(form, 'email', isAddress(email) ? '' : 'An address like ada@post.example, so that an answer finds you.');
    const values = { name, email, ...readers[kind](form) };
    const wrong = form.querySelector('.is-invalid') ?? (form.querySelector('.is-shown') && form.querySelector('[name="day"]'));
    if (wrong) return wrong.focus();
    if (!endpoints[kind]) {
      said.textContent = `${thanks[kind](values)} All is in order, but no backend is plugged in yet, so nothing was sent.`;
      return;
    }
    said.textContent = 'Sending...';
    try {
      const answer = await fetch(endpoints[kind], { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(values) });
      if (!answer.ok) throw new Error(String(answer.status));
      said.textContent = `${thanks[kind](values)} Thank you.`;
      form.reset();
      if (kind === 'give') showSum(form);
    } catch {
      said.textContent = 'That did not go through. Nothing you typed is lost; try again in a minute.';
    }
  }

  document.addEventListener('DOMContentLoaded', () => {
    for (const form of document.querySelectorAll('[data-form]')) form.addEventListener('submit', send);
    const give = document.querySelector('[data-form="give"]');
    give.addEventListener('input', ({ target }) => {
      if (['sum', 'often', 'amount'].includes(target.name)) showSum(give);
      if (target.id === 'sum-other') give.elements.amount.focus();
    });
  });
})();
