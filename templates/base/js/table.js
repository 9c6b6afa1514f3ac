/* Tables with data-sort: every heading becomes a button that sorts by its column; a second press turns the order round. */
(() => {
  const sortValue = (cell, kind) => {
    if (kind === 'date') return cell.querySelector('time')?.dateTime ?? '';
    const text = cell.textContent.trim();
    return kind === 'number' ? Number(text.replace(/[^\d.-]/g, '')) : text;
  };
  const compare = (one, other) =>
    typeof one === 'number' ? one - other : one.localeCompare(other, document.documentElement.lang);

  for (const table of document.querySelectorAll('table[data-sort]')) {
    const [body] = table.tBodies;
    const heads = [...table.tHead.rows[0].cells];
    heads.forEach((head, column) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', className: 'sort' });
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener('click', () => {
        const isUp = head.getAttribute('aria-sort') !== 'ascending';
        for (const other of heads) other.removeAttribute('aria-sort');
        head.setAttribute('aria-sort', isUp ? 'ascending' : 'descending');
        const { sortKind } = head.dataset;
        const rows = [...body.rows].sort((one, other) =>
          compare(sortValue(one.cells[column], sortKind), sortValue(other.cells[column], sortKind)),
        );
        body.append(...(isUp ? rows : rows.reverse()));
      });
    });
  }
})();
