/*
 * Makes a plain table one that sorts, filters, chooses columns, selects, pages and exports. Everything is read from the page:
 * heads and rows of the table, `data-file` and `data-size` of the section. The second column is the one to filter by.
 * A cell is sorted as a number when all of its column are.
 */
(() => {
  const { html, shell, csv } = Panel;
  const host = document.querySelector('[data-data-table]');
  const find = (selector) => host.querySelector(selector);
  const table = find('table');
  const body = table.tBodies[0];
  const names = [...table.tHead.rows[0].cells].map((cell) => cell.textContent.trim());
  const numeric = /^[−-]?[\d.,\s]+$/;
  const rows = [...body.rows].map((row, at) => ({ at, row, cells: [...row.cells].map((cell) => cell.textContent.trim()) }));
  const isNumber = names.map((_, column) => rows.every(({ cells }) => numeric.test(cells[column])));
  const figure = (text) => Number(text.replace('−', '-').replace(/[^\d.-]/g, ''));
  const size = Number(host.dataset.size) || 12;
  const hidden = new Set();
  const chosen = new Set();
  let sort = { column: 0, isDown: false };
  let page = 0;

  function listed() {
    const words = find('[data-words]').value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    const group = find('[data-group]').value;
    const compare = (one, other) => {
      const [a, b] = [one.cells[sort.column], other.cells[sort.column]];
      const order = isNumber[sort.column] ? figure(a) - figure(b) : a.localeCompare(b, undefined, { numeric: true });
      return (sort.isDown ? -order : order) || one.at - other.at;
    };
    return rows.filter(({ cells }) => (!group || cells[1] === group) && words.every((word) => cells.join(' ').toLowerCase().includes(word))).sort(compare);
  }

  function drawHead(visible) {
    const box = html('input', { type: 'checkbox', class: 'form-check-input', 'aria-label': 'Select all on this page', onchange: ({ target }) => {
      for (const one of visible) chosen[target.checked ? 'add' : 'delete'](one);
      show('thead input');
    } });
    const count = visible.filter((one) => chosen.has(one)).length;
    box.checked = visible.length > 0 && count === visible.length;
    box.indeterminate = count > 0 && count < visible.length;
    const cells = names.map((name, column) => {
      const isSorted = sort.column === column;
      return html('th', { scope: 'col', hidden: hidden.has(column), class: isNumber[column] ? 'number' : '', 'aria-sort': isSorted ? (sort.isDown ? 'descending' : 'ascending') : null },
        html('button', { type: 'button', class: `sort${isSorted ? (sort.isDown ? ' is-down' : ' is-up') : ''}`, 'data-sort': column, onclick: () => {
          sort = { column, isDown: isSorted ? !sort.isDown : false };
          page = 0;
          show(`[data-sort="${column}"]`);
        } }, name));
    });
    table.tHead.rows[0].replaceChildren(html('td', { class: 'tick-cell' }, box), ...cells);
  }

  function drawRow(one) {
    const { row, cells, at } = one;
    [...row.children].filter((cell) => cell.matches('.tick-cell')).forEach((cell) => cell.remove());
    [...row.children].forEach((cell, column) => {
      cell.hidden = hidden.has(column);
      cell.dataset.name = names[column];
    });
    const box = html('input', { type: 'checkbox', class: 'form-check-input', 'aria-label': `Select ${cells[0]}`, onchange: ({ target }) => {
      chosen[target.checked ? 'add' : 'delete'](one);
      show(`[data-row="${at}"] input`);
    } });
    box.checked = chosen.has(one);
    row.dataset.row = at;
    row.classList.toggle('is-chosen', chosen.has(one));
    row.prepend(html('td', { class: 'tick-cell' }, box));
    return row;
  }

  /** Draws rows, counts and pages; then gives the focus back to what `focus` names. */
  function show(focus) {
    const found = listed();
    const pages = Math.max(1, Math.ceil(found.length / size));
    page = Math.min(page, pages - 1);
    const visible = found.slice(page * size, (page + 1) * size);
    drawHead(visible);
    body.replaceChildren(...visible.map(drawRow));
    find('[data-none]').hidden = found.length > 0;
    find('[data-count]').textContent = found.length === rows.length ? `${rows.length} rows` : `${found.length} of ${rows.length} rows`;
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

  function save(list) {
    const file = `${host.dataset.file || 'table'}.csv`;
    Panel.download(file, csv.table([names, ...list.map(({ cells }) => cells)]), 'text/csv');
    shell.say(`${list.length} rows saved to ${file}.`);
  }

  document.addEventListener('DOMContentLoaded', () => {
    find('[data-group]').append(...[...new Set(rows.map(({ cells }) => cells[1]))].sort().map((group) => html('option', { value: group }, group)));
    find('[data-columns]').append(...names.slice(1).map((name, at) => {
      const column = at + 1;
      const box = html('input', { type: 'checkbox', class: 'form-check-input', id: `column-${column}`, checked: true, onchange: ({ target }) => {
        hidden[target.checked ? 'delete' : 'add'](column);
        show();
      } });
      return html('li', { class: 'form-check dropdown-item-text' }, box, html('label', { class: 'form-check-label', for: `column-${column}` }, name));
    }));
    for (const selector of ['[data-words]', '[data-group]']) find(selector).addEventListener('input', () => {
      page = 0;
      show();
    });
    find('[data-clear]').addEventListener('click', () => {
      find('[data-words]').value = '';
      find('[data-group]').value = '';
      show('[data-words]');
    });
    find('[data-unchoose]').addEventListener('click', () => {
      chosen.clear();
      show('[data-words]');
    });
    find('[data-export-chosen]').addEventListener('click', () => save(rows.filter((one) => chosen.has(one))));
    document.querySelector('[data-export]').addEventListener('click', () => save(listed()));
    document.querySelector('[data-print]').addEventListener('click', () => print());
    show();
  });
})();
