/*
 * The order form: pickup day and time, checks in words, and sending.
 * The sending itself is PizzaWorld.sendOrder in config.js.
 */
(() => {
  const { PizzaWorld } = window;
  const { basket, hours, words } = PizzaWorld;
  const form = document.querySelector('[data-order-form]');
  if (!form) return;

  const dayPlace = form.querySelector('[data-days]');
  const timePlace = form.querySelector('[data-times]');
  const summary = form.querySelector('[data-errors]');
  const sent = document.querySelector('[data-sent]');
  let days = [];

  /* ---- day and time, as boxes to tick on a docket ---- */

  function tick(name, value, text, { disabled = false, checked = false, spoken = text } = {}) {
    const label = Object.assign(document.createElement('label'), { className: 'tick' });
    const radio = Object.assign(document.createElement('input'), { type: 'radio', name, value, disabled, checked });
    radio.setAttribute('aria-label', spoken);
    const face = Object.assign(document.createElement('span'), { textContent: text });
    label.append(radio, face);
    return label;
  }

  function drawTimes() {
    const day = days.find(({ date }) => date === form.elements.day.value);
    timePlace.replaceChildren(...(day?.times ?? []).map((time) => tick('time', time, time)));
  }

  function drawDays() {
    days = hours.days();
    const first = days.find(({ times }) => times.length);
    dayPlace.replaceChildren(
      ...days.map((day) =>
        tick('day', day.date, day.label, {
          disabled: !day.times.length,
          checked: day === first,
          spoken: day.times.length ? `${day.label}, ${day.name}` : `${day.label}, ${day.name}, no pickup`,
        }),
      ),
    );
    drawTimes();
  }

  dayPlace.addEventListener('change', drawTimes);
  drawDays();

  /* ---- checks ---- */

  const rules = {
    basket: () => (basket.count() ? '' : 'The docket is empty. Add at least one thing from the menu.'),
    time: (data) => {
      if (!data.time) return 'Choose a time to collect your order.';
      const day = hours.days().find(({ date }) => date === data.day);
      return day?.times.includes(data.time) ? '' : 'That time has just passed. Choose a later one.';
    },
    name: (data) => (data.name.trim().length >= 2 ? '' : 'Write a name we can call out.'),
    phone: (data) => (data.phone.replace(/\D/g, '').length >= 7 ? '' : 'Write a phone number with at least seven digits.'),
  };

  const targets = { basket: '#menu', time: '#f-time', name: '#f-name', phone: '#f-phone' };

  function show(field, message) {
    const place = form.querySelector(`[data-error-for="${field}"]`);
    if (!place) return;
    place.textContent = message;
    place.hidden = !message;
    const input = form.elements[field];
    if (!(input instanceof HTMLInputElement)) return;
    if (message) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    const described = [input.id === 'f-phone' && 'h-phone', message && place.id].filter(Boolean).join(' ');
    if (described) input.setAttribute('aria-describedby', described);
    else input.removeAttribute('aria-describedby');
  }

  function check(data) {
    const found = Object.entries(rules)
      .map(([field, rule]) => [field, rule(data)])
      .filter(([field, message]) => {
        show(field, message);
        return message;
      });
    summary.hidden = !found.length;
    summary.querySelector('ul').replaceChildren(
      ...found.map(([field, message]) => {
        const link = Object.assign(document.createElement('a'), { href: targets[field], textContent: message });
        link.addEventListener('click', (event) => {
          const target = form.querySelector(field === 'time' ? '[data-times] input' : targets[field]);
          if (!target) return;
          event.preventDefault();
          target.focus();
        });
        const item = document.createElement('li');
        item.append(link);
        return item;
      }),
    );
    return !found.length;
  }

  /*
   * Once an error is on the page it goes away as soon as it is mended. This listens to 'input':
   * 'change' would come with the click on the button and move the button from under the pointer.
   */
  form.addEventListener('input', (event) => {
    const { name } = event.target;
    if (rules[name] && !form.querySelector(`[data-error-for="${name}"]`).hidden) {
      show(name, rules[name](Object.fromEntries(new FormData(form))));
    }
  });

  /* ---- sending ---- */

  const telephone = () => document.querySelector('.foot a[href^="tel:"]').textContent;
  const paragraph = (text, className = '') => Object.assign(document.createElement('p'), { textContent: text, className });

  function confirm(order, { docket, demo }) {
    const day = days.find(({ date }) => date === order.pickup.date);
    const heading = Object.assign(document.createElement('h3'), { textContent: `Docket ${docket}, ${day.label} at ${order.pickup.time}` });
    const again = Object.assign(document.createElement('button'), { type: 'button', className: 'btn', textContent: 'Write another docket' });
    again.addEventListener('click', () => {
      sent.hidden = true;
      form.hidden = false;
      drawDays();
      document.querySelector('#menu').scrollIntoView();
    });
    sent.replaceChildren(
      heading,
      paragraph(`Thank you, ${order.customer.name}. ${order.lines.map((line) => `${line.count} × ${line.name}`).join(', ')}: ${PizzaWorld.money(order.total)}, ${words.paid}.`),
      paragraph(words.come),
      ...(demo ? [paragraph('This website is not connected to a kitchen yet, so nothing was sent. To receive orders, set orderEndpoint in assets/js/config.js.', 'demo')] : []),
      again,
    );
    form.hidden = true;
    sent.hidden = false;
    sent.focus();
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const data = Object.fromEntries(new FormData(form));
    if (!check(data)) {
      summary.focus();
      return;
    }
    const order = {
      lines: basket.toOrder(),
      total: Number(basket.total().toFixed(2)),
      pickup: { date: data.day, time: data.time, timeZone: PizzaWorld.config.timeZone },
      customer: { name: data.name.trim(), phone: data.phone.trim() },
      note: data.note.trim(),
      callBeforeBaking: data.allergy === 'on',
    };
    const button = form.querySelector('[type="submit"]');
    button.disabled = true;
    try {
      confirm(order, await PizzaWorld.sendOrder(order));
      form.reset();
      basket.clear();
    } catch {
      summary.hidden = false;
      const item = Object.assign(document.createElement('li'), { textContent: `The kitchen could not be reached. Your docket is safe; try again or ring ${telephone()}.` });
      summary.querySelector('ul').replaceChildren(item);
      summary.focus();
    } finally {
      button.disabled = false;
    }
  });
})();
