/*
 * The basket, drawn as a kitchen docket. It is kept in localStorage, so it survives a reload
 * and is shared by all open tabs. Names and prices are read from index.html when the page
 * opens: a price changed there is changed in old baskets too.
 */
(() => {
  const { PizzaWorld } = window;
  const { config } = PizzaWorld;
  const KEY = 'pizza-world.basket';
  const MOST = 20; // of one line

  /** Every dish on the page: id -> {id, name, price, kind}. */
  const dishes = new Map(
    [...document.querySelectorAll('[data-item]')].map((node) => [
      node.dataset.item,
      {
        id: node.dataset.item,
        kind: node.dataset.kind,
        name: node.querySelector('[data-name]').textContent.trim(),
        price: Number(node.querySelector('data').value),
      },
    ]),
  );
  const options = new Map([...config.extras, ...config.wishes].map((option) => [option.id, option]));

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
    announce(`${dishes.get(dish).name} is on the docket. Total ${PizzaWorld.money(total())}.`);
  }

  /** Sets how many of a line there are; 0 takes it off. */
  function setCount(key, howMany) {
    const line = lines.find((one) => lineKey(one.dish, one.extras) === key);
    if (!line) return;
    line.count = Math.min(MOST, howMany);
    if (howMany < 1) lines = lines.filter((one) => one !== line);
    changed();
    announce(`${dishes.get(line.dish).name}: ${Math.max(0, howMany)}. Total ${PizzaWorld.money(total())}.`);
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
    if (dish.kind === 'pizza') {
      const edit = tool('Extras', `Change the extras of ${dish.name}`, () => PizzaWorld.editExtras(line.dish, key, line));
      edit.dataset.edit = '';
      tools.append(edit);
    }
    const notes = line.extras.map((id) => make('small', { textContent: `+ ${options.get(id).name}` }));
    return make('li', { className: key === printed ? 'docket-line printed' : 'docket-line' }, [
      make('strong', { textContent: dish.name }),
      make('span', { textContent: PizzaWorld.money(linePrice(line)) }),
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
        make('p', { className: 'docket-empty', textContent: 'Nothing on it yet. Press “Add” beside a pizza and it is written down here.' }),
      );
      return;
    }
    const parts = [
      head,
      make('ul', {}, lines.map((line) => drawLine(line, printed))),
      make('p', { className: 'docket-total' }, [make('span', { textContent: 'Total' }), make('span', { textContent: PizzaWorld.money(total()) })]),
    ];
    if (place.dataset.docket === 'aside') {
      parts.push(make('a', { className: 'btn', href: '#order', textContent: 'Choose a pickup time' }));
    } else {
      parts.push(make('p', { className: 'docket-foot', textContent: 'Paid at the counter. Thank you.' }));
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
    document.querySelector('[data-bar-text]').textContent = `${count()} on the docket, ${PizzaWorld.money(total())}`;
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

  PizzaWorld.basket = { add, remove, clear, count, total, toOrder, dishes };

  addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    lines = read();
    render();
  });
  render();
})();
