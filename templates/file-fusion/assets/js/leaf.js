/* Beside each file of a PDF to be: which of its pages, and turned how. */
window.Confluence = window.Confluence || {};
Confluence.leaf = (() => {
  const { kinds, join, pdf } = Confluence;
  const { make } = Confluence.preview;

  /** The fields for a file. `begin` is called before the first letter typed, `type` with what is typed, `turn` for a quarter. */
  function of(item, { begin, type, turn }) {
    const leaf = make('div', { className: 'leaf', hidden: true });
    if (item.kind === 'pdf') {
      const range = make('input', { type: 'text', placeholder: 'all, or 1-3, 5', autocomplete: 'off' });
      range.setAttribute('aria-label', `Pages of ${item.name}`);
      let isBegun = false;
      range.addEventListener('focus', () => {
        isBegun = false;
      });
      range.addEventListener('input', () => {
        if (!isBegun) begin();
        isBegun = true;
        type(range.value);
      });
      leaf.append(make('label', {}, make('span', { textContent: 'Pages' }), range));
    }
    const button = make('button', { type: 'button', className: 'turn' });
    button.addEventListener('click', turn);
    leaf.append(button);
    return leaf;
  }

  /** Shows or hides the fields of a row, with what is set; counts the pages of a PDF when they are first shown. */
  function show(row, item, isShown, { range = '', turn = 0 } = {}) {
    const leaf = row.querySelector('.leaf');
    leaf.hidden = !isShown;
    const field = leaf.querySelector('input');
    if (field && field.value !== range) field.value = range;
    const button = leaf.querySelector('.turn');
    button.textContent = turn ? `Rotated ${turn}°` : 'Rotate';
    button.setAttribute('aria-label', `Rotate ${item.name} by 90 degrees, now ${turn}`);
    if (!isShown || item.kind !== 'pdf' || row.dataset.counted) return;
    pdf.count(item).then(
      (pages) => {
        row.dataset.counted = 'yes';
        row.querySelector('.facts').textContent = `PDF, ${join.count(pages, 'page')}, ${kinds.formatSize(item.blob.size)}`;
      },
      // Joining says in its place what is wrong with the file.
      () => {},
    );
  }

  return { of, show };
})();
