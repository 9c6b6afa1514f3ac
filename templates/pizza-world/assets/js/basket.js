/*
 * The basket, drawn as a kitchen docket. It is kept in localStorage, so it survives a reload
 * and is shared by all open tabs. Names and prices are read from index.html when the page
 * opens: a price changed there is changed in old baskets too. A dish is known by its name.
 * Without an order form there is no basket.
 */
(() => {
  const { PizzaWorld } = window;
  if (!document.querySelector('[data-order-form]')) return;

  const { words, money, amountOf } = PizzaWorld;
  const KEY = 'pizza-world.basket';
  const MOST = 20; // of one line

  /** A name as an id, such as 'salsiccia-e-friarielli'; a second one of the same name gets a number. */
  function idOf(name, taken) {
    const base = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
    let own = base;
    for (let count = 2; taken.has(own); count += 1) own = `${base}-${count}`;
    return own;
  }

  /** Everything of one kind on the page: id -> {id, name, price, node, hasExtras}. */
  function readAll(selector, nameIn) {
    const found = new Map();
    for (const node of document.querySelectorAll(selector)) {
      const name = node.querySelector(nameIn).textContent.trim();
      const id = idOf(name, found);
      const price = amountOf(node.querySelector('.price')?.textContent ?? '0');
      found.set(id, { id, name, price, node, hasExtras: Boolean(node.querySelector('[data-customise]')) });
    }
    return found;
  }

  const dishes = readAll('[data-item]', 'h4');
  const options = readAll('.extra', 'span');
  for (const { id, node } of dishes.values()) node.dataset.item = id;
  for (const { id, node } of options.values()) node.querySelector('input').value = id;

  let lines = read();

  function read() {
    try {
      const stored = JSON.parse(localStorage.getItem(KEY)) ?? [];
      return stored
        .filter((line) => dishes.has(line.dish) && line.count > 0)
        .map((line) => ({
          dish: line.dish,
          extras: (line.extras ?? []).filter((id) => options.has(id)),
          count: Math.min(MOST, Math.floor(line.count)),
        }));
    } catch {
      return []; // Storage off or damaged: start with an empty docket.
    }
  }

  function save() {
    try {
      localStorage.setItem(KEY, JSON.stringify(lines));
    } catch {
      // The basket still works until the page is closed.
    }
  }

  const lineKey = (dish, extras) => [dish, ...[...extras].sort()].join('+');
  const linePrice = (line) =>
    (dishes.get(line.dish).price + line.extras.reduce((sum, id) => sum + options.get(id).price, 0)) * line.count;
  const total = () => lines.reduce((sum, line) => sum + linePrice(line), 0);
  const count = () => lines.reduce((sum, line) => sum + line.count, 0);

  function changed(printed) {
    save();
    render(printed);
  }

  /** Adds a dish; the same dish with the same extras becomes one line. */
  function add(dish, extras = [], howMany = 1) {
    const key = lineKey(dish, extras);
    const same = lines.find((line) => lineKey(line.dish, line.extras) === key);
    if (same) same.count = Math.min(MOST, same.count + howMany);
    else lines.push({ dish, extras, count: howMany });
    changed(key);
    announce(`${dishes.get(dish).name} is on the docket. Total ${money(total())}.`);
  }

  /** Sets how many of a line there are; 0 takes it off. */
  function setCount(key, howMany) {
    const line = lines.find((one) => lineKey(one.dish, one.extras) === key);
    if (!line) return;
    line.count = Math.min(MOST, howMany);
    if (howMany < 1) lines = lines.filter((one) => one !== line);
    changed();
    announce(`${dishes.get(line.dish).name}: ${Math.max(0, howMany)}. Total ${money(total())}.`);
  }

  function remove(key) {
    lines = lines.filter((line) => lineKey(line.dish, line.extras) !== key);
    changed();
  }

  function clear() {
    lines = [];
    changed();
  }

  function announce(text) {
    document.querySelector('[data-announce]').textContent = text;
  }

  /* ---- drawing ---- */

  const make = (tag, properties = {}, children = []) => {
    const node = Object.assign(document.createElement(tag), properties);
    node.append(...children);
    return node;
  };

  function tool(text, label, action) {
    const button = make('button', { type: 'button', textContent: text });
    button.setAttribute('aria-label', label);
    button.dataset.tool = label;
    button.addEventListener('click', action);
    return button;
  }

  function drawLine(line, printed) {
    const dish = dishes.get(line.dish);
    const key = lineKey(line.dish, line.extras);
    const tools = make('span', { className: 'docket-tools' }, [
      tool('−', `One ${dish.name} less`, () => setCount(key, line.count - 1)),
      make('output', { textContent: line.count }),
      tool('+', `One ${dish.name} more`, () => setCount(key, line.count + 1)),
    ]);
    if (dish.hasExtras) {
      const edit = tool('Extras', `Change the extras of ${dish.name}`, () => PizzaWorld.editExtras(line.dish, key, line));
      edit.dataset.edit = '';
      tools.append(edit);
    }
    const notes = line.extras.map((id) => make('small', { textContent: `+ ${options.get(id).name}` }));
    return make('li', { className: key === printed ? 'docket-line printed' : 'docket-line' }, [
      make('strong', { textContent: dish.name }),
      make('span', { textContent: money(linePrice(line)) }),
      ...notes,
      tools,
    ]);
  }

  function drawDocket(place, printed) {
    const focused = place.contains(document.activeElement) ? document.activeElement.dataset.tool : null;
    const head = make('div', { className: 'docket-head' }, [
      make('p', { textContent: 'Docket' }),
      make('p', { textContent: count() ? `${count()} ${count() === 1 ? 'thing' : 'things'} to collect` : 'Takeaway' }),
    ]);
    if (!lines.length) {
      place.replaceChildren(
        head,
        make('p', { className: 'docket-empty', textContent: words.docketEmpty }),
      );
      return;
    }
    const parts = [
      head,
      make('ul', {}, lines.map((line) => drawLine(line, printed))),
      make('p', { className: 'docket-total' }, [make('span', { textContent: 'Total' }), make('span', { textContent: money(total()) })]),
    ];
    if (place.dataset.docket === 'aside') {
      parts.push(make('a', { className: 'btn', href: '#order', textContent: 'Choose a pickup time' }));
    } else {
      parts.push(make('p', { className: 'docket-foot', textContent: words.docketFoot }));
    }
    place.replaceChildren(...parts);
    // A redraw must not lose the keyboard's place.
    if (focused) [...place.querySelectorAll('[data-tool]')].find((node) => node.dataset.tool === focused)?.focus();
  }

  function render(printed) {
    for (const place of document.querySelectorAll('[data-docket]')) drawDocket(place, printed);
    const badge = document.querySelector('[data-count]');
    badge.hidden = !count();
    badge.textContent = count();
    const bar = document.querySelector('[data-bar]');
    bar.hidden = !count();
    document.querySelector('[data-bar-text]').textContent = `${count()} on the docket, ${money(total())}`;
    document.dispatchEvent(new Event('basketchange'));
  }

  /** The basket as the server gets it. */
  const toOrder = () =>
    lines.map((line) => ({
      dish: line.dish,
      name: dishes.get(line.dish).name,
      count: line.count,
      extras: line.extras.map((id) => options.get(id).name),
      price: linePrice(line),
    }));

  PizzaWorld.basket = { add, remove, clear, count, total, toOrder, dishes, options };

  addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    lines = read();
    render();
  });
  render();
})();
