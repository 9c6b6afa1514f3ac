/*
 * The basket: a dialog on every page, kept in localStorage and shared by all open tabs. A line says all that is shown of it:
 * {id, name, detail, price, count, tin, postFree}. checkout.js sends what is in it.
 */
(() => {
  const { ROASTERY } = globalThis;
  const { store, money } = ROASTERY;
  const most = 24;
  const dialog = document.querySelector('[data-basket]');
  const listeners = [];
  let taken = null; // the line removed last, for undo
  let lines = read();

  function read() {
    const stored = store.get('basket');
    if (!Array.isArray(stored)) return [];
    return stored.filter((line) => line?.count > 0 && line.price >= 0 && typeof line.name === 'string' && typeof line.detail === 'string');
  }

  const keyOf = ({ id, detail }) => `${id} ${detail}`;
  const goods = () => lines.reduce((sum, line) => sum + line.price * line.count, 0);
  const postage = () => (goods() >= ROASTERY.postageFreeFrom() || lines.every((line) => line.postFree) ? 0 : ROASTERY.postage());

  function add(line) {
    const same = lines.find((one) => keyOf(one) === keyOf(line));
    if (same) same.count = Math.min(most, same.count + line.count);
    else lines.push(line);
    changed(`${line.name} added. Basket: ${money(goods())}.`);
  }

  function setCount(key, count) {
    const at = lines.findIndex((line) => keyOf(line) === key);
    if (at < 0) return;
    const line = lines[at];
    if (count < 1) {
      taken = { line, at };
      lines.splice(at, 1);
      changed(`${line.name} removed. Basket: ${money(goods())}.`);
    } else {
      line.count = Math.min(most, count);
      changed(`${line.name}: ${line.count}. Basket: ${money(goods())}.`);
    }
  }

  function undo() {
    if (!taken) return;
    lines.splice(taken.at, 0, taken.line);
    taken = null;
    changed('Put back.');
  }

  /** The price of today for what lies in the basket already. */
  function refresh(id, size, price) {
    const old = lines.filter((line) => line.id === id && line.detail.startsWith(size) && line.price !== price);
    for (const line of old) line.price = price;
    if (old.length > 0) changed('');
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

  function picture({ tin }) {
    const node = make('span', { className: 'tin' });
    Object.assign(node.dataset, tin);
    ROASTERY.drawInto(node);
    return node;
  }

  function drawLine(line) {
    const key = keyOf(line);
    const { name, detail, count, price } = line;
    return make('li', {}, [
      picture(line),
      make('p', { className: 'line-name' }, [make('strong', { textContent: name }), make('span', { textContent: detail })]),
      make('p', { className: 'line-price', textContent: money(price * count) }),
      make('div', { className: 'counter' }, [
        button('−', `One fewer ${name}`, () => setCount(key, count - 1)),
        make('output', { textContent: count }),
        button('+', `One more ${name}`, () => setCount(key, count + 1)),
        button('Remove', `Remove ${name}, ${detail}`, () => setCount(key, 0)),
      ]),
    ]);
  }

  function draw() {
    const focused = document.activeElement?.closest('[data-lines]') ? document.activeElement.getAttribute('aria-label') : null;
    const count = lines.reduce((sum, line) => sum + line.count, 0);
    const all = (name) => document.querySelectorAll(`[data-${name}]`);
    for (const badge of all('count')) badge.textContent = count;
    for (const list of all('lines')) list.replaceChildren(...lines.map(drawLine));
    for (const node of all('empty')) node.hidden = count > 0;
    for (const node of all('full')) node.hidden = count === 0;
    for (const node of all('undo')) node.hidden = !taken;
    for (const node of all('goods')) node.textContent = money(goods());
    for (const node of all('postage-out')) node.textContent = postage() ? money(postage()) : 'Free';
    for (const node of all('total')) node.textContent = money(goods() + postage());
    const missing = ROASTERY.postageFreeFrom() - goods();
    for (const node of all('nudge')) node.textContent = postage() && Number.isFinite(missing) ? `${money(missing)} more for free delivery.` : '';
    for (const listener of listeners) listener();
    // A redraw must not lose the keyboard's place.
    if (!focused) return;
    const again = [...document.querySelectorAll('[data-lines] [aria-label]')].find((node) => node.getAttribute('aria-label') === focused);
    (again ?? document.querySelector('[data-undo]:not([hidden])') ?? dialog.querySelector('[data-close]')).focus();
  }

  function open() {
    dialog.showModal();
  }

  for (const opener of document.querySelectorAll('[data-open-basket]')) opener.addEventListener('click', open);
  for (const node of document.querySelectorAll('[data-undo]')) node.addEventListener('click', undo);
  dialog.querySelector('[data-close]').addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  addEventListener('storage', ({ key }) => {
    if (key !== 'coffee-roaster.basket') return;
    lines = read();
    draw();
  });

  ROASTERY.basket = {
    add,
    open,
    refresh,
    clear,
    /** What would be sent. */
    order: () => ({
      lines: lines.map(({ id, name, detail, count, price }) => ({ id, name, detail, count, price })),
      postage: postage(),
      total: goods() + postage(),
    }),
    /** Calls back whenever something in the basket has changed. */
    onChange: (listener) => listeners.push(listener),
  };
  draw();
})();
