/* Shows what a result looks like. Every row keeps the colour of the file that it came from. */
window.Confluence = window.Confluence || {};
Confluence.preview = (() => {
  const make = (name, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };
  let url = null;

  function tableOf({ columns, rows, from, rest }, items) {
    const head = make('tr', {}, ...columns.map((name) => make('th', { scope: 'col', textContent: name })));
    head.prepend(make('td', { className: 'tick' }));
    const line = (n, className, ...cells) => make('tr', { className: `tone-${items[n].colour} ${className}` }, make('td', { className: 'tick' }), ...cells);
    const body = [];
    rows.forEach((row, n) => {
      const file = from[n];
      body.push(line(file, '', ...columns.map((_, k) => make('td', { textContent: (row[k] ?? '').slice(0, 80) }))));
      if (from[n + 1] === file || !rest[file]) return;
      const words = `and ${rest[file].toLocaleString('en')} more from ${items[file].name}`;
      body.push(line(file, 'rest', make('td', { colSpan: columns.length, textContent: words })));
    });
    return [make('table', {}, make('thead', {}, head), make('tbody', {}, ...body))];
  }

  function show(box, preview, items) {
    if (url) URL.revokeObjectURL(url);
    url = null;
    if (!preview) {
      box.replaceChildren();
      return;
    }
    if (preview.kind === 'table') box.replaceChildren(...tableOf(preview, items));
    else if (preview.kind === 'text') {
      box.replaceChildren(make('pre', { textContent: preview.text }));
      if (preview.more) box.append(make('p', { className: 'more', textContent: 'and more' }));
    } else if (preview.kind === 'image') {
      url = URL.createObjectURL(preview.blob);
      box.replaceChildren(make('img', { src: url, alt: 'The pictures on their sheet' }));
    } else if (preview.kind === 'list') {
      box.replaceChildren(
        make(
          'ol',
          { className: 'parts' },
          ...preview.files.map(({ name, blob }, n) =>
            make('li', { className: `tone-${items[n].colour}` }, make('b', { textContent: name }), make('span', { textContent: Confluence.kinds.formatSize(blob.size) })),
          ),
        ),
      );
    }
  }

  /** The parts of a split file, each to be downloaded alone. */
  function showParts(box, parts, save) {
    const rows = parts.slice(0, 200).map((part, n) => {
      const button = make('button', { type: 'button', textContent: 'Save' });
      button.setAttribute('aria-label', `Save ${part.name}`);
      button.addEventListener('click', () => save(part));
      return make('li', { className: `tone-${n % 8}` }, make('b', { textContent: part.name }), make('span', { textContent: part.note }), button);
    });
    box.replaceChildren(make('ol', { className: 'parts' }, ...rows));
    if (parts.length > 200) box.append(make('p', { className: 'more', textContent: `and ${parts.length - 200} more in the zip` }));
  }

  return { show, showParts, make };
})();
