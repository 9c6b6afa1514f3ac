/* Sheets of labels for an ordinary printer. Sizes are millimetres, measured from the top left of the paper. */
window.Feedroll = window.Feedroll || {};
Feedroll.sheet = (() => {
  const { label, label: { element } } = Feedroll;
  const dialog = document.querySelector('[data-sheet]');
  const form = dialog.querySelector('form');
  const preview = dialog.querySelector('[data-preview]');
  const printed = document.querySelector('[data-printed]');

  /** Paper, columns, rows, width and height of a label, top and left margin, distance of columns and rows. */
  const papers = {
    a4x24: { name: 'A4, 24 labels of 63.5 × 33.9 mm', paper: 'a4', columns: 3, rows: 8, w: 63.5, h: 33.9, top: 13.1, left: 7.2, dx: 66.05, dy: 33.9 },
    a4x65: { name: 'A4, 65 labels of 38.1 × 21.2 mm', paper: 'a4', columns: 5, rows: 13, w: 38.1, h: 21.2, top: 10.7, left: 4.7, dx: 40.6, dy: 21.2 },
    a4x14: { name: 'A4, 14 labels of 99.1 × 38.1 mm', paper: 'a4', columns: 2, rows: 7, w: 99.1, h: 38.1, top: 15.1, left: 4.7, dx: 101.6, dy: 38.1 },
    a4x35: { name: 'A4, 35 squares of 35 × 35 mm', paper: 'a4', columns: 5, rows: 7, w: 35, h: 35, top: 18, left: 8.5, dx: 39.5, dy: 37.7 },
    us30: { name: 'US Letter, 30 labels of 2⅝ × 1 inch', paper: 'letter', columns: 3, rows: 10, w: 66.7, h: 25.4, top: 12.7, left: 4.8, dx: 69.85, dy: 25.4 },
  };
  const sizes = { a4: [210, 297], letter: [215.9, 279.4] };
  let source = () => [];
  let sheets = [];

  for (const [value, { name }] of Object.entries(papers)) form.elements.paper.add(new Option(name, value));

  /** One page: an SVG picture for each label, with its words beside or beneath the code. */
  function page(labels, plan, withWords, withLines) {
    const [width, height] = sizes[plan.paper];
    const sheet = element('div', `sheet is-${plan.paper}`);
    const parts = labels.map((entry, n) => {
      if (!entry) return '';
      const x = plan.left + (n % plan.columns) * plan.dx;
      const y = plan.top + Math.floor(n / plan.columns) * plan.dy;
      const isWide = plan.w > plan.h * 1.3;
      const lines = withWords ? wrap(entry.caption, isWide ? (plan.w - plan.h) / 2.1 : plan.w / 2.1) : [];
      const side = withWords && !isWide ? plan.h - 6 : plan.h - 3;
      const codeX = withWords && isWide ? x + 1.5 : x + (plan.w - side) / 2;
      const code = entry.svg.replace('<svg ', `<svg x="${codeX}" y="${y + 1.5}" width="${side}" height="${side}" `);
      const words = lines.map((line, k) => {
        const place = isWide
          ? `x="${x + plan.h}" y="${y + plan.h / 2 + 1.3 + (k - (lines.length - 1) / 2) * 4.4}"`
          : `x="${x + plan.w / 2}" y="${y + plan.h - 1.6}" text-anchor="middle"`;
        return `<text ${place}></text>`;
      });
      const edge = withLines ? `<rect x="${x}" y="${y}" width="${plan.w}" height="${plan.h}" rx="1.6" class="edge"/>` : '';
      return { markup: edge + code + words.slice(0, isWide ? 5 : 1).join(''), lines: lines.slice(0, isWide ? 5 : 1) };
    });
    sheet.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Sheet of labels">${parts.map((part) => part.markup ?? '').join('')}</svg>`;
    // Words are set as text, not as markup: they are whatever somebody typed.
    const all = parts.flatMap((part) => part.lines ?? []);
    sheet.querySelectorAll('svg > text').forEach((node, n) => {
      node.textContent = all[n];
    });
    return sheet;
  }

  function wrap(text, width) {
    const lines = [''];
    for (const word of text.split(/\s+/)) {
      const joined = lines.at(-1) ? `${lines.at(-1)} ${word}` : word;
      if (joined.length <= width) lines[lines.length - 1] = joined;
      else if (lines.at(-1)) lines.push(word.slice(0, width));
      else lines[0] = word.slice(0, width);
    }
    return lines.filter(Boolean);
  }

  function draw() {
    const { elements } = form;
    const plan = papers[elements.paper.value];
    const perSheet = plan.columns * plan.rows;
    const skip = Math.min(perSheet - 1, Math.max(0, Math.round(Number(elements.skip.value) || 0)));
    const copies = Math.min(200, Math.max(1, Math.round(Number(elements.copies.value) || 1)));
    elements.copies.closest('label').hidden = elements.fill.checked;
    const entries = source();
    let labels = entries.flatMap((entry) => Array(elements.fill.checked ? 1 : copies).fill(entry));
    if (elements.fill.checked && entries.length > 0)
      labels = Array.from({ length: Math.max(entries.length, perSheet - skip) }, (_, n) => entries[n % entries.length]);
    labels.unshift(...Array(skip).fill(null));
    sheets = [];
    for (let n = 0; n < labels.length; n += perSheet)
      sheets.push(page(labels.slice(n, n + perSheet), plan, elements.words.checked, elements.lines.checked));
    preview.replaceChildren(...(sheets[0] ? [sheets[0].cloneNode(true)] : []));
    const count = labels.length - skip;
    dialog.querySelector('[data-count]').textContent =
      entries.length === 0 ? 'There is nothing to print.' : `${count} label${count === 1 ? '' : 's'} on ${sheets.length} sheet${sheets.length === 1 ? '' : 's'}.`;
    form.querySelector('[value="print"]').disabled = entries.length === 0;
  }

  /** `sources` are functions by the value of the choice; each answers `[{ caption, svg }]`. */
  function open(sources, chosen) {
    source = () => sources[form.elements.what.value]();
    for (const option of form.elements.what.options) option.hidden = option.disabled = !sources[option.value];
    form.elements.what.value = chosen;
    form.elements.fill.checked = chosen === 'slot';
    draw();
    dialog.showModal();
  }

  form.addEventListener('input', draw);
  form.addEventListener('submit', (event) => {
    if (event.submitter?.value !== 'print') return;
    printed.replaceChildren(...sheets);
    document.documentElement.classList.add('is-printing-sheet');
    // The dialog has to be gone before the page is taken.
    setTimeout(() => window.print(), 60);
  });
  window.addEventListener('afterprint', () => {
    document.documentElement.classList.remove('is-printing-sheet');
    printed.replaceChildren();
  });

  return { open };
})();
