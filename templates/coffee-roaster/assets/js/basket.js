/*
 * The basket: a dialog on every page, kept in localStorage and shared by all open tabs.
 * A line is {coffee, size, grind, count}, or a subscription {taste, tins, weeks, grind, count}.
 */
(() => {
  const { SpotHeight } = globalThis;
  const { config, store, money } = SpotHeight;
  const pounds = (amount) => money.call(SpotHeight, amount);
  const most = 24;
  const dialog = document.querySelector('[data-basket]');
  const list = dialog.querySelector('[data-lines]');
  const form = dialog.querySelector('form');
  const status = dialog.querySelector('[data-order-status]');
  let taken = null; // the line taken out last, for "put it back"
  let lines = read();

  function read() {
    const stored = store.get('basket');
    if (!Array.isArray(stored)) return [];
    return stored.filter(
      (line) =>
        line?.count > 0 &&
        config.grinds[line.grind] &&
        (line.taste ? line.tins > 0 && config.subscription.weeks[line.weeks] : config.coffees[line.coffee] && config.sizes[line.size]),
    );
  }

  const keyOf = ({ count, ...line }) => JSON.stringify(Object.entries(line).sort());
  const priceOf = (line) =>
    line.taste ? SpotHeight.subscriptionPrice(line.tins) : config.coffees[line.coffee][line.size];
  const nameOf = (line) => (line.taste ? `Subscription, ${line.taste}` : config.coffees[line.coffee].name);
  const detailOf = (line) =>
    line.taste
      ? `${line.tins} ${line.tins === 1 ? 'tin' : 'tins'} ${config.subscription.weeks[line.weeks]}, ${config.grinds[line.grind].toLowerCase()}`
      : `${config.sizes[line.size]}, ${config.grinds[line.grind].toLowerCase()}`;
  const goods = () => lines.reduce((sum, line) => sum + priceOf(line) * line.count, 0);
  const postage = () =>
    goods() >= config.postageFreeFrom || lines.every((line) => line.taste) ? 0 : config.postage;

  /** What one delivery of a subscription costs: several tins together cost less each. */
  SpotHeight.subscriptionPrice = (tins) => {
    const { tin, lessPerTin } = config.subscription;
    return tins * (tin - lessPerTin * Math.min(3, tins - 1));
  };

  function add(line) {
    const same = lines.find((one) => keyOf(one) === keyOf(line));
    if (same) same.count = Math.min(most, same.count + line.count);
    else lines.push(line);
    changed(`${nameOf(line)} is in the basket. ${pounds(goods())} so far.`);
  }

  function setCount(key, count) {
    const at = lines.findIndex((line) => keyOf(line) === key);
    if (at < 0) return;
    const [line] = lines.slice(at);
    if (count < 1) {
      taken = { line, at };
      lines.splice(at, 1);
    } else line.count = Math.min(most, count);
    changed(`${nameOf(line)}: ${Math.max(0, count)}. ${pounds(goods())} in all.`);
  }

  function putBack() {
    if (!taken) return;
    lines.splice(taken.at, 0, taken.line);
    taken = null;
    changed('It is back.');
  }

  function changed(words) {
    store.set('basket', lines);
    draw();
    document.querySelector('[data-announce]').textContent = words;
  }

  /* ---- drawing ---- */

  const make = (tag, properties = {}, children = []) => {
    const node = Object.assign(document.createElement(tag), properties);
    node.append(...children);
    return node;
  };

  function button(text, label, action) {
    const node = make('button', { type: 'button', textContent: text, onclick: action });
    node.setAttribute('aria-label', label);
    return node;
  }

  function drawLine(line) {
    const key = keyOf(line);
    const name = nameOf(line);
    const picture = make('img', { src: `assets/img/tins/${line.coffee ?? 'saddle'}.svg`, alt: '', width: 48, height: 70 });
    return make('li', {}, [
      picture,
      make('p', { className: 'line-name' }, [make('strong', { textContent: name }), make('span', { textContent: detailOf(line) })]),
      make('p', { className: 'line-price', textContent: pounds(priceOf(line) * line.count) }),
      make('div', { className: 'counter' }, [
        button('−', `One ${name} less`, () => setCount(key, line.count - 1)),
        make('output', { textContent: line.count }),
        button('+', `One ${name} more`, () => setCount(key, line.count + 1)),
        button('Take out', `Take out ${name}`, () => setCount(key, 0)),
      ]),
    ]);
  }

  function draw() {
    const focused = dialog.contains(document.activeElement) ? document.activeElement.getAttribute('aria-label') : null;
    const count = lines.reduce((sum, line) => sum + line.count, 0);
    for (const badge of document.querySelectorAll('[data-count]')) badge.textContent = count;
    list.replaceChildren(...lines.map(drawLine));
    dialog.querySelector('[data-empty]').hidden = count > 0;
    dialog.querySelector('[data-full]').hidden = count === 0;
    dialog.querySelector('[data-put-back]').hidden = !taken;
    dialog.querySelector('[data-postage]').textContent = postage() ? pounds(postage()) : 'nothing';
    dialog.querySelector('[data-total]').textContent = pounds(goods() + postage());
    const missing = config.postageFreeFrom - goods();
    dialog.querySelector('[data-nudge]').textContent = postage()
      ? `${pounds(missing)} more and the postman is on us.`
      : 'The postman is on us.';
    // A redraw must not lose the keyboard's place.
    if (!focused) return;
    const again = [...dialog.querySelectorAll('[aria-label]')].find((node) => node.getAttribute('aria-label') === focused);
    (again ?? dialog.querySelector('[data-close]')).focus();
  }

  function open() {
    status.textContent = '';
    dialog.showModal();
  }

  /* ---- the order ---- */

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (!SpotHeight.checkForm(form)) return;
    const order = { lines, postage: postage(), total: goods() + postage(), customer: Object.fromEntries(new FormData(form)) };
    status.textContent = 'Sending…';
    try {
      const sent = await SpotHeight.send(config.orderEndpoint, order);
      status.textContent = sent
        ? 'Thank you. We roast on Tuesday and post on Wednesday.'
        : 'Everything is right, but this is a demonstration: no shop is plugged in, nothing was sent, and your basket is still here.';
      if (!sent) return;
      lines = [];
      taken = null;
      changed('The order is sent.');
    } catch {
      status.textContent = 'The roastery could not be reached. Nothing is lost: try again in a minute.';
    }
  });

  for (const opener of document.querySelectorAll('[data-open-basket]')) opener.addEventListener('click', open);
  dialog.querySelector('[data-close]').addEventListener('click', () => dialog.close());
  dialog.querySelector('[data-put-back]').addEventListener('click', putBack);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  addEventListener('storage', ({ key }) => {
    if (key !== 'spot-height.basket') return;
    lines = read();
    draw();
  });

  SpotHeight.basket = { add, open };
  draw();
})();
