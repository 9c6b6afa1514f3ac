/* The work orders: list, filters, columns, selection, bulk steps, import and export. */
Panel.orders = (() => {
  const { html, api, shell, fields, csv } = Panel;
  const find = (selector) => document.querySelector(selector);
  const size = 14;
  let all = [];
  let page = 0;
  let sort = { id: 'priority', isDown: false };
  let hidden = ['hours', 'kind'];
  const chosen = new Set();

  const filters = () => ({
    words: find('#words').value.trim().toLowerCase().split(/\s+/).filter(Boolean),
    state: find('#state').value,
    station: find('#station').value,
  });

  function listed() {
    const { words, state, station } = filters();
    const column = fields.columns.find(({ id }) => id === sort.id);
    const rank = column.rank ?? ((order) => order[sort.id]);
    return all
      .filter((order) => (state === 'undone' ? order.state !== 'done' : !state || order.state === state))
      .filter((order) => !station || order.station === station)
      .filter((order) => {
        const text = `${order.number} ${order.title} ${order.kind} ${fields.stations[order.station]} ${order.crew} ${order.note}`.toLowerCase();
        return words.every((word) => text.includes(word));
      })
      .sort((one, other) => {
        const [a, b] = [rank(one), rank(other)];
        const order = typeof a === 'number' ? a - b : String(a).localeCompare(String(b));
        return (sort.isDown ? -order : order) || one.number - other.number;
      });
  }

  function head(rows) {
    const cells = fields.columns.filter(({ id }) => !hidden.includes(id)).map(({ id, name, isNumber }) => {
      const isSorted = sort.id === id;
      return html('th', { scope: 'col', class: isNumber ? 'number' : '', 'aria-sort': isSorted ? (sort.isDown ? 'descending' : 'ascending') : null },
        html('button', { type: 'button', class: `sort${isSorted ? (sort.isDown ? ' is-down' : ' is-up') : ''}`, 'data-sort': id, onclick: () => sortBy(id) }, name));
    });
    const box = html('input', { type: 'checkbox', class: 'form-check-input', 'aria-label': 'Select all on this page', onchange: ({ target }) => {
      for (const { number } of rows) chosen[target.checked ? 'add' : 'delete'](number);
      show();
    } });
    const count = rows.filter(({ number }) => chosen.has(number)).length;
    box.checked = rows.length > 0 && count === rows.length;
    box.indeterminate = count > 0 && count < rows.length;
    find('[data-head]').replaceChildren(html('th', { scope: 'col', class: 'tick-cell' }, box), ...cells);
  }

  function sortBy(id) {
    sort = { id, isDown: sort.id === id ? !sort.isDown : false };
    page = 0;
    show();
    find(`[data-sort="${id}"]`).focus();
  }

  function row(order) {
    const box = html('input', { type: 'checkbox', class: 'form-check-input', 'aria-label': `Select ${order.number}, ${order.title}`, onchange: ({ target }) => {
      chosen[target.checked ? 'add' : 'delete'](order.number);
      show(`[data-row="${order.number}"] input`);
    } });
    box.checked = chosen.has(order.number);
    const cells = fields.columns.filter(({ id }) => !hidden.includes(id)).map(({ id, name, text, isNumber }) => {
      if (id === 'title') return html('th', { scope: 'row', 'data-name': name }, html('button', { type: 'button', class: 'open', onclick: () => Panel.drawer.open(order.number) }, order.title));
      const kids = id === 'priority' ? [html('span', { class: `priority p${order.priority}` }, text(order))] : id === 'state' ? [html('span', { class: `state is-${order.state}` }, text(order))] : [text(order)];
      return html('td', { class: isNumber ? 'number' : '', 'data-name': name }, ...kids);
    });
    return html('tr', { 'data-row': order.number, class: box.checked ? 'is-chosen' : '' }, html('td', { class: 'tick-cell' }, box), ...cells);
  }

  /** Draws list, counts and pages; then gives the focus back to what `focus` names. */
  function show(focus) {
    const found = listed();
    const pages = Math.max(1, Math.ceil(found.length / size));
    page = Math.min(page, pages - 1);
    const rows = found.slice(page * size, (page + 1) * size);
    head(rows);
    find('[data-body]').replaceChildren(...rows.map(row));
    find('[data-list]').hidden = rows.length === 0;
    find('[data-none]').hidden = rows.length > 0 || all.length === 0;
    find('[data-empty]').hidden = all.length > 0;
    find('[data-count]').textContent = found.length === all.length ? `${all.length} orders` : `${found.length} of ${all.length} orders`;
    find('[data-bulk]').hidden = chosen.size === 0;
    find('[data-chosen]').textContent = `${chosen.size} selected`;
    const numbers = Array.from({ length: pages }, (_, index) => html('li', { class: `page-item${index === page ? ' active' : ''}` },
      html('button', { type: 'button', class: 'page-link', 'aria-label': `Page ${index + 1}`, 'aria-current': index === page ? 'page' : null, onclick: () => {
        page = index;
        show(`.page-item:nth-child(${index + 1}) button`);
      } }, String(index + 1))));
    find('[data-pages]').replaceChildren(...(pages > 1 ? numbers : []));
    if (focus) find(focus)?.focus();
  }

  /** Puts a new list in place, says so, and can take it back. */
  function change(next, words) {
    const before = all;
    all = next;
    api.putOrders(all);
    for (const number of chosen) if (!all.some((order) => order.number === number)) chosen.delete(number);
    show();
    shell.say(words, () => {
      all = before;
      api.putOrders(all);
      show();
    });
  }

  function bulk(kind, value) {
    const count = `${chosen.size} ${chosen.size === 1 ? 'order' : 'orders'}`;
    if (kind === 'delete') {
      const next = all.filter(({ number }) => !chosen.has(number));
      chosen.clear();
      return change(next, `${count} deleted.`);
    }
    // Planned work needs somebody: an order that had nobody stays as it is.
    const isPossible = (order) => Object.keys(fields.faults({ ...order, [kind]: value })).length === 0;
    const stays = all.filter((order) => chosen.has(order.number) && !isPossible(order)).length;
    const next = all.map((order) => (chosen.has(order.number) && isPossible(order) ? { ...order, [kind]: value } : order));
    const shown = kind === 'state' ? fields.states[value].toLowerCase() : kind === 'crew' ? `with ${value}` : `priority ${value}`;
    change(next, `${count} now ${shown}${stays ? `, except ${stays} without anybody assigned` : ''}.`);
  }

  function exportList() {
    const some = chosen.size > 0 ? all.filter(({ number }) => chosen.has(number)) : listed();
    Panel.download('work-orders.csv', csv.write(some), 'text/csv');
    shell.say(`${some.length} orders saved to work-orders.csv.`);
  }

  async function importList(file) {
    const check = (order) => Object.values(fields.faults(order))[0] ?? '';
    let found;
    try {
      if (file.size > 2_000_000) throw new Error('That file is larger than 2 MB.');
      found = csv.read(await file.text(), check);
    } catch (error) {
      return problem([error.message]);
    }
    problem(found.faults);
    if (found.orders.length === 0) return;
    const fresh = new Map(found.orders.map((order) => [order.number, order]));
    const next = all.map((order) => fresh.get(order.number) ?? order);
    const added = found.orders.filter(({ number }) => !all.some((order) => order.number === number));
    change([...next, ...new Map(added.map((order) => [order.number, order])).values()], `${found.orders.length} orders read, ${added.length} of them new.`);
  }

  function problem(lines) {
    const box = find('[data-problem]');
    box.hidden = lines.length === 0;
    box.replaceChildren(html('b', {}, lines.length === 1 ? 'One line could not be read.' : `${lines.length} lines could not be read.`),
      html('ul', {}, ...lines.slice(0, 5).map((line) => html('li', {}, line))));
  }

  function listen() {
    for (const id of ['words', 'state', 'station']) find(`#${id}`).addEventListener('input', () => {
      page = 0;
      show();
    });
    find('[data-columns]').append(...fields.columns.filter(({ isFixed }) => !isFixed).map(({ id, name }) => {
      const box = html('input', { type: 'checkbox', class: 'form-check-input', id: `column-${id}`, onchange: ({ target }) => {
        hidden = target.checked ? hidden.filter((one) => one !== id) : [...hidden, id];
        api.putSettings({ hidden });
        show();
      } });
      box.checked = !hidden.includes(id);
      return html('li', { class: 'form-check dropdown-item-text' }, box, html('label', { class: 'form-check-label', for: `column-${id}` }, name));
    }));
    find('[data-export]').addEventListener('click', exportList);
    find('[data-import]').addEventListener('change', ({ target }) => {
      if (target.files[0]) importList(target.files[0]);
      target.value = '';
    });
    find('[data-new]').addEventListener('click', () => Panel.drawer.open(null));
    find('[data-clear]').addEventListener('click', () => {
      for (const id of ['words', 'state', 'station']) find(`#${id}`).value = '';
      show('#words');
    });
    for (const button of document.querySelectorAll('[data-step]'))
      button.addEventListener('click', () => {
        const [kind, value] = button.dataset.step.split(':');
        bulk(kind, kind === 'priority' ? Number(value) : value);
      });
    for (const button of document.querySelectorAll('[data-crews] button')) button.addEventListener('click', () => bulk('crew', button.textContent.trim()));
    find('[data-unchoose]').addEventListener('click', () => {
      chosen.clear();
      show('#words');
    });
  }

  async function start() {
    hidden = api.settings().hidden ?? hidden;
    find('[data-loading]').hidden = false;
    find('[data-failed]').replaceChildren();
    try {
      all = await api.orders(fields.rows);
    } catch (error) {
      find('[data-loading]').hidden = true;
      return shell.fail(find('[data-failed]'), error, start);
    }
    find('[data-loading]').hidden = true;
    find('[data-work]').hidden = false;
    show();
    const query = new URLSearchParams(location.search);
    if (query.has('open')) Panel.drawer.open(Number(query.get('open')));
    if (query.has('raise')) Panel.drawer.open(null, query.get('raise'));
    if (query.size === 0) return;
    try {
      history.replaceState(null, '', location.pathname); // So that a reload does not raise another.
    } catch {
      // Opened from the disk, where addresses can not be changed.
    }
  }

  document.addEventListener('DOMContentLoaded', () => {
    start();
    listen();
  });

  return {
    change,
    list: () => all,
    next: () => Math.max(4200, ...all.map(({ number }) => number)) + 1,
  };
})();
