/*
 * The basket: a dialog on every page, kept in localStorage and shared by all open tabs.
 * A line is {choice, name, detail, price, count, facts, photo}. `choice` is what was chosen: {coffee, size, grind}, or
 * {taste, tins, weeks, grind} of a subscription. Prices follow those of the page wherever the coffee is on it.
 */
(() => {
  const { Roastery } = globalThis;
  const { store, money, coffees } = Roastery;
  const most = 24;
  const dialog = document.querySelector('[data-basket]');
  const list = dialog.querySelector('[data-lines]');
  let taken = null; // the line taken out last, for Undo
  let lines = read();

  function read() {
    const stored = store.get('basket');
    if (!Array.isArray(stored)) return [];
    return stored.filter((line) => line?.count > 0 && line.name && line.choice && Number.isFinite(line.price)).map(refresh);
  }

  /** A line with the present name and price of its coffee, where this page has it. */
  function refresh(line) {
    const coffee = coffees.get(line.choice.coffee);
    const size = coffee?.sizes.find(({ label }) => label === line.choice.size);
    return size ? { ...line, name: coffee.name, price: size.price, facts: coffee.facts, photo: coffee.photo } : line;
  }

  const keyOf = ({ choice }) => JSON.stringify(Object.entries(choice).sort());
  const goods = () => lines.reduce((sum, { price, count }) => sum + price * count, 0);
  const postage = () => (goods() >= Roastery.freeFrom || lines.every(({ choice }) => choice.taste) ? 0 : Roastery.postage);

  function add(line) {
    const same = lines.find((one) => keyOf(one) === keyOf(line));
    if (same) same.count = Math.min(most, same.count + line.count);
    else lines.push(line);
    changed(`${line.name} is in the basket. Subtotal ${money(goods())}.`);
  }

  function setCount(key, count) {
    const at = lines.findIndex((line) => keyOf(line) === key);
    if (at < 0) return;
    const line = lines[at];
    if (count < 1) {
      taken = { line, at };
      lines.splice(at, 1);
    } else line.count = Math.min(most, count);
    changed(`${line.name}: ${Math.max(0, count)}. Subtotal ${money(goods())}.`);
  }

  function putBack() {
    if (!taken) return;
    lines.splice(taken.at, 0, taken.line);
    taken = null;
    changed('It is back in the basket.');
  }

  function clear() {
    lines = [];
    taken = null;
    changed('');
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

  const pictureOf = ({ photo, facts }) =>
    photo ? make('img', { src: photo, alt: '', width: 48, height: 70 }) : Roastery.tin(facts);

  function drawLine(line) {
    const key = keyOf(line);
    const { name } = line;
    return make('li', {}, [
      pictureOf(line),
      make('p', { className: 'line-name' }, [make('strong', { textContent: name }), make('span', { textContent: line.detail })]),
      make('p', { className: 'line-price', textContent: money(line.price * line.count) }),
      make('div', { className: 'counter' }, [
        button('−', `One ${name} less`, () => setCount(key, line.count - 1)),
        make('output', { textContent: line.count }),
        button('+', `One ${name} more`, () => setCount(key, line.count + 1)),
        button('Remove', `Remove ${name}`, () => setCount(key, 0)),
      ]),
    ]);
  }

  /** The lines anew, without losing the keyboard's place. */
  function drawLines(place, fallback) {
    const focused = place.contains(document.activeElement) ? document.activeElement.getAttribute('aria-label') : null;
    place.replaceChildren(...lines.map(drawLine));
    if (!focused) return;
    const again = [...place.querySelectorAll('[aria-label]')].find((node) => node.getAttribute('aria-label') === focused);
    (again ?? fallback)?.focus();
  }

  /** Sums and the word about postage, in the dialog or on the checkout page. */
  function drawSums(place) {
    const { nudge, free } = dialog.dataset;
    place.querySelector('[data-postage-sum]').textContent = money(postage());
    place.querySelector('[data-total]').textContent = money(goods() + postage());
    const missing = Roastery.freeFrom - goods();
    const toGo = Number.isFinite(missing) ? nudge.replace('…', money(missing)) : '';
    place.querySelector('[data-nudge-words]').textContent = postage() ? toGo : free;
  }

  function draw() {
    const count = lines.reduce((sum, line) => sum + line.count, 0);
    for (const badge of document.querySelectorAll('[data-count]')) badge.textContent = count;
    const undo = dialog.querySelector('[data-put-back]');
    undo.hidden = !taken;
    drawLines(list, taken ? undo : dialog.querySelector('[data-close]'));
    dialog.querySelector('[data-empty]').hidden = count > 0;
    dialog.querySelector('[data-full]').hidden = count === 0;
    drawSums(dialog);
    document.dispatchEvent(new Event('basketchange'));
  }

  const open = () => dialog.showModal();
  for (const opener of document.querySelectorAll('[data-open-basket]')) opener.addEventListener('click', open);
  dialog.querySelector('[data-close]').addEventListener('click', () => dialog.close());
  dialog.querySelector('[data-put-back]').addEventListener('click', putBack);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  addEventListener('storage', ({ key }) => {
    if (key !== 'coffee-roaster.basket') return;
    lines = read();
    draw();
  });

  /** The basket as the server gets it. */
  const toOrder = () => ({
    lines: lines.map(({ choice, name, detail, price, count }) => ({ ...choice, name, detail, price, count })),
    postage: postage(),
    total: Number((goods() + postage()).toFixed(2)),
  });

  Roastery.basket = { add, open, clear, goods, toOrder, drawLines, drawSums, isEmpty: () => lines.length === 0 };
  draw();
})();
