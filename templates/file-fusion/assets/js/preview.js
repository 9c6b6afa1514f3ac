/* Shows what a result looks like. Every row keeps the colour of the file that it came from. */
window.Confluence = window.Confluence || {};
Confluence.preview = (() => {
  const make = (name, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };
  let url = null;
  const urls = [];

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

  /** The pages of a PDF in their order and shape. Pictures are shown, other pages by number and size. */
  function leavesOf({ leaves }, items) {
    const most = 200;
    const shown = leaves.slice(0, most).map(({ file, number, picture, angle, width, height }, n) => {
      const { name, colour, kind } = items[file];
      const sheet = make('div', { className: 'sheet' });
      sheet.style.setProperty('--shape', width / height);
      if (picture) {
        const source = URL.createObjectURL(picture);
        urls.push(source);
        const image = make('img', { src: source, alt: '' });
        image.style.rotate = `${angle}deg`;
        if (angle % 180) image.style.scale = String(Math.max(width / height, height / width));
        sheet.append(image);
      } else sheet.append(make('span', { textContent: number, ariaHidden: 'true' }));
      const millimetres = [width, height].map((points) => Math.round((points / 72) * 25.4)).join(' × ');
      const words = `${name}${kind === 'image' ? '' : `, page ${number}`}`;
      return make('li', { className: `tone-${colour}` }, make('div', { className: 'stand' }, sheet), make('b', { textContent: n + 1 }), make('span', { textContent: words, title: words }), make('small', { textContent: `${millimetres} mm` }));
    });
    const list = make('ol', { className: 'leaves' }, ...shown);
    return leaves.length > most ? [list, make('p', { className: 'more', textContent: `and ${leaves.length - most} more pages` })] : [list];
  }

  function show(box, preview, items) {
    for (const old of [url, ...urls]) if (old) URL.revokeObjectURL(old);
    urls.length = 0;
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
    } else if (preview.kind === 'leaves') box.replaceChildren(...leavesOf(preview, items));
    else if (preview.kind === 'list') {
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
