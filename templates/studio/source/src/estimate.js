/*
 * The estimate: reckons signs and money from the building, checks the form in words, sends it.
 *
 * WHERE THE BACKEND GOES
 * Put the address of your server here. The form is sent with POST as JSON: the fields of the page by their
 * names, and "estimate": {"signs", "from", "to"}. Any status from 200 to 299 counts as taken.
 * While this is empty nothing leaves the browser, and the page says so.
 */
const endpoint = '';

/** In pounds. A junction is a place where somebody has to decide. */
const rates = {
  survey: 1800,
  junction: { signs: 2.6, each: 240 },
  door: { signs: 1, each: 38 },
  language: 0.06, // more for each language after the first
  extras: { tactile: 0.14, lit: 0.22, map: 0.08 },
  spread: 0.18, // an estimate is a span, not a number
};

const form = document.querySelector('[data-estimate]');
const pounds = (value) => new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 }).format(value);

function reckon(values) {
  const [junctions, doors, languages] = ['junctions', 'doors', 'languages'].map((name) => Math.max(0, Math.floor(Number(values.get(name)) || 0)));
  const signs = Math.ceil(junctions * rates.junction.signs + doors * rates.door.signs);
  const extras = values.getAll('extras').reduce((sum, name) => sum + rates.extras[name], 0);
  const factor = 1 + Math.max(0, languages - 1) * rates.language + extras;
  const price = (rates.survey + Math.ceil(junctions * rates.junction.signs) * rates.junction.each + doors * rates.door.each) * factor;
  const neat = (value) => Math.round(value / 100) * 100;
  return { signs, from: neat(price * (1 - rates.spread)), to: neat(price * (1 + rates.spread)), weeks: Math.max(4, Math.ceil(signs / 22) + 4) };
}

const faults = {
  junctions: (value) => (Number(value) >= 1 && Number(value) <= 999 ? '' : 'A whole number from 1 to 999. Walk in and count where you hesitate.'),
  doors: (value) => (value !== '' && Number(value) >= 0 && Number(value) <= 5000 ? '' : 'A whole number from 0 to 5000. Toilets count.'),
  languages: (value) => (Number(value) >= 1 && Number(value) <= 6 ? '' : 'From 1 to 6. Above that it is a dictionary.'),
  name: (value) => (value ? '' : 'Whom do we ask for?'),
  email: (value) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? '' : value ? 'That is not a whole address. It needs an @ and a dot after it.' : 'Where do we send it?'),
};

if (form) {
  const status = form.querySelector('[data-status]');
  const key = 'studio.estimate';
  form.noValidate = true;

  const mark = (name) => {
    const field = form.elements[name];
    const fault = faults[name](field.value.trim());
    document.getElementById(`${field.id}-fault`).textContent = fault;
    if (fault) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
    return !fault;
  };

  const show = () => {
    const { signs, from, to, weeks } = reckon(new FormData(form));
    document.querySelector('[data-signs]').textContent = signs.toLocaleString('en-GB');
    document.querySelector('[data-price]').textContent = `${pounds(from)} to ${pounds(to)}`;
    document.querySelector('[data-weeks]').textContent = `${weeks} weeks, from the first walk to the last screw`;
  };

  try {
    for (const [name, value] of Object.entries(JSON.parse(localStorage.getItem(key)) ?? {}))
      if (form.elements[name]?.type !== 'checkbox' && 'value' in (form.elements[name] ?? {})) form.elements[name].value = value;
  } catch {
    // Nothing was kept, or nothing may be.
  }

  form.addEventListener('input', ({ target }) => {
    if (target.hasAttribute('aria-invalid')) mark(target.name);
    show();
    try {
      const { extras, ...kept } = Object.fromEntries(new FormData(form));
      localStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // It still stands in the form.
    }
  });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const wrong = Object.keys(faults).filter((name) => !mark(name));
    status.textContent = '';
    if (wrong.length) {
      form.elements[wrong[0]].focus();
      return;
    }
    if (!endpoint) {
      status.textContent = 'All correct. No server is plugged in here, so nothing was sent; write to post@thirdleft.example and name the sum above.';
      return;
    }
    status.textContent = 'Sending…';
    try {
      const values = new FormData(form);
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...Object.fromEntries(values), extras: values.getAll('extras'), estimate: reckon(values) }),
      });
      if (!answer.ok) throw new Error(String(answer.status));
      status.textContent = 'It has arrived. Expect a question about the back entrance.';
    } catch {
      status.textContent = 'It did not get through. Everything is still here; try again in a minute.';
    }
  });

  show();
}
