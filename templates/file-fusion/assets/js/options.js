/* The choices beside each way of joining and splitting, as a form made from a table. */
window.Confluence = window.Confluence || {};
Confluence.options = (() => {
  const select = (name, label, choices) => ({ type: 'select', name, label, choices });
  const check = (name, label) => ({ type: 'checkbox', name, label });
  const number = (name, label, min, max) => ({ type: 'number', name, label, min, max });
  const text = (name, label) => ({ type: 'text', name, label });

  const defaults = {
    // Empty: after the files it is made of.
    name: '',
    header: true,
    origin: false,
    unique: false,
    separator: 'comma',
    shape: 'list',
    layout: 'wide',
    between: 'blank',
    numbers: true,
    form: 'grid',
    paper: 'own',
    columns: 3,
    side: 480,
    gap: 12,
    ground: 'white',
    type: 'png',
    cut: 'value',
    column: '',
    every: 10,
    parts: 4,
    start: '# ',
    across: 3,
    down: 2,
    megabytes: 10,
  };

  const joining = {
    table: () => [
      select('separator', 'Separator', [['comma', 'comma'], ['semicolon', 'semicolon'], ['tab', 'tab']]),
      check('header', 'First lines are headers'),
      check('origin', 'Add a column “file”'),
      check('unique', 'Remove duplicate rows'),
    ],
    json: (options) => [
      select('shape', 'Into', [['list', 'one list'], ['keys', 'one object, key by key']]),
      select('layout', 'Written', [['wide', 'with indentation'], ['compact', 'without spaces'], ...(options.shape === 'list' ? [['lines', 'one item a line']] : [])]),
    ],
    text: () => [select('between', 'Between texts', [['none', 'nothing'], ['blank', 'a blank line'], ['rule', 'a line ---'], ['names', 'file names as headings']])],
    zip: () => [check('numbers', 'Number the files in this order')],
    pdf: () => [select('paper', 'Pictures and texts on', [['own', 'their own size'], ['a4', 'A4'], ['letter', 'Letter']])],
    image: (options) => [
      select('form', 'As', [['grid', 'a grid'], ['row', 'a row'], ['column', 'a column']]),
      ...(options.form === 'row' || options.form === 'column' ? [] : [number('columns', 'Columns', 1, 40)]),
      number('side', options.form === 'row' ? 'Height, px' : options.form === 'column' ? 'Width, px' : 'Tile, px', 16, 4000),
      number('gap', 'Gap, px', 0, 400),
      select('ground', 'Background', [['white', 'white'], ['black', 'black'], ['none', 'none']]),
      select('type', 'Format', [['png', 'PNG'], ['jpeg', 'JPEG'], ['webp', 'WebP']]),
    ],
  };

  const splitting = (kind, options, columns) => {
    const ways = Confluence.split.ways(kind);
    const cut = ways.some(([id]) => id === options.cut) ? options.cut : ways[0][0];
    const fields = ways.length > 1 ? [select('cut', 'Split', ways)] : [];
    if (cut === 'value') fields.push(select('column', 'Column', columns.map((name, n) => [String(n), name])));
    if (cut === 'count') fields.push(number('every', { table: 'Rows in each', json: 'Items in each', text: 'Lines in each' }[kind], 1, 1_000_000));
    if (cut === 'equal') fields.push(number('parts', 'Parts', 2, 1000));
    if (cut === 'heading') fields.push(text('start', 'A part begins with'));
    if (cut === 'tiles') fields.push(number('across', 'Across', 1, 30), number('down', 'Down', 1, 30));
    if (cut === 'bytes') fields.push(number('megabytes', 'MB in each', 0.001, 2000));
    return { fields, cut };
  };

  function fieldOf({ type, name, label, choices, min, max }, value) {
    const wrap = document.createElement('label');
    const words = document.createElement('span');
    words.textContent = label;
    let input;
    if (type === 'select') {
      input = document.createElement('select');
      for (const [id, text] of choices) input.add(new Option(text, id, false, id === String(value)));
    } else {
      input = document.createElement('input');
      input.type = type;
      if (type === 'checkbox') input.checked = Boolean(value);
      else input.value = value;
      if (min !== undefined) Object.assign(input, { min, max, step: min < 1 ? 'any' : 1 });
    }
    input.name = name;
    wrap.className = type;
    if (type === 'checkbox') wrap.append(input, words);
    else wrap.append(words, input);
    return wrap;
  }

  return { defaults, joining, splitting, fieldOf, text };
})();
