/* One file becomes many. Each way returns parts `{name, blob, note}`. */
window.Confluence = window.Confluence || {};
Confluence.split = (() => {
  const { open, read, formatSize } = Confluence.kinds;
  const { count, unique } = Confluence.join;
  /** More parts than anybody wants, and a sign that the wrong column was chosen. */
  const most = 1000;

  /** In what ways a file of this kind can be cut. */
  const ways = (kind) =>
    ({
      table: [['value', 'by a column'], ['count', 'every so many rows'], ['equal', 'in equal parts']],
      json: [['count', 'every so many items'], ['equal', 'in equal parts']],
      text: [['count', 'every so many lines'], ['heading', 'at certain lines'], ['equal', 'in equal parts']],
      image: [['tiles', 'into tiles']],
      zip: [['files', 'into its files']],
      other: [['bytes', 'in pieces of a size']],
    })[kind];

  const stem = (name) => name.replace(/\.[^.]+$/, '');
  const ending = (name) => /(\.[^.]+)?$/.exec(name)[0];
  const whole = (value, fallback) => Math.max(1, Math.floor(Number(value) || fallback));

  function chunks(list, options, fallback) {
    const size = options.cut === 'equal' ? Math.ceil(list.length / whole(options.parts, 4)) : whole(options.every, fallback);
    const out = [];
    for (let at = 0; at < list.length; at += Math.max(1, size)) out.push(list.slice(at, at + Math.max(1, size)));
    if (out.length > most) throw new Error(`That would make ${out.length.toLocaleString('en')} parts; at most 1,000. Choose larger ones.`);
    return out;
  }

  const number = (n, of) => String(n + 1).padStart(String(of).length, '0');

  async function table(item, options) {
    const { rows } = await open(item);
    if (rows.length < 2) throw new Error(`${item.name} has no rows below its header.`);
    const [header, ...body] = rows;
    const cell = (value = '') => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
    const line = (row) => `${header.map((_, n) => cell(row[n])).join(',')}\r\n`;
    const part = (name, list) => ({
      name,
      blob: new Blob([line(header), list.map(line).join('')], { type: 'text/csv' }),
      note: count(list.length, 'row'),
    });
    if (options.cut !== 'value') {
      const groups = chunks(body, options, 10);
      return groups.map((list, n) => part(`${stem(item.name)}-${number(n, groups.length)}.csv`, list));
    }
    const column = Math.min(header.length - 1, Math.max(0, Number(options.column) || 0));
    const groups = new Map();
    for (const row of body) {
      const value = (row[column] ?? '').trim() || 'empty';
      if (!groups.has(value)) groups.set(value, []);
      groups.get(value).push(row);
    }
    if (groups.size > most) throw new Error(`“${header[column]}” has ${groups.size.toLocaleString('en')} different values: too many files. Choose another column.`);
    const taken = new Set();
    return [...groups].map(([value, list]) => part(unique(`${value.replace(/[\\/:*?"<>|]/g, '-').slice(0, 60)}.csv`, taken), list));
  }

  async function json(item, options) {
    const { value } = await open(item);
    if (!Array.isArray(value)) throw new Error(`${item.name} is not a list, so there is nothing to cut it between.`);
    const groups = chunks(value, options, 10);
    return groups.map((list, n) => ({
      name: `${stem(item.name)}-${number(n, groups.length)}.json`,
      blob: new Blob([`${JSON.stringify(list, null, 2)}\n`], { type: 'application/json' }),
      note: count(list.length, 'item'),
    }));
  }

  async function text(item, options) {
    const lines = (await read(item)).replace(/\r\n?/g, '\n').split('\n');
    if (lines[lines.length - 1] === '') lines.pop();
    if (lines.length === 0) throw new Error(`${item.name} is empty.`);
    let groups;
    if (options.cut === 'heading') {
      const start = options.start || '# ';
      groups = [];
      for (const line of lines) {
        if (groups.length === 0 || line.startsWith(start)) groups.push([]);
        groups[groups.length - 1].push(line);
      }
      if (groups.length < 2) throw new Error(`No line of ${item.name} after the first begins with “${start}”.`);
      if (groups.length > most) throw new Error('That would make more than 1,000 parts.');
    } else groups = chunks(lines, options, 100);
    return groups.map((list, n) => ({
      name: `${stem(item.name)}-${number(n, groups.length)}${ending(item.name) || '.txt'}`,
      blob: new Blob([`${list.join('\n')}\n`], { type: 'text/plain' }),
      note: count(list.length, 'line'),
    }));
  }

  async function zip(item) {
    const files = await Confluence.zip.unpack(await item.blob.arrayBuffer());
    if (files.length === 0) throw new Error(`${item.name} is empty.`);
    const taken = new Set();
    return files.map(({ name, blob }) => ({ name: unique(name.split('/').pop(), taken), blob, note: name.includes('/') ? name.replace(/\/[^/]*$/, '') : '' }));
  }

  function other(item, options) {
    const size = Math.max(1000, (Number(options.megabytes) || 10) * 1_000_000);
    const total = Math.ceil(item.blob.size / size);
    if (total > most) throw new Error('That would make more than 1,000 parts. Choose larger ones.');
    return Array.from({ length: total }, (_, n) => ({
      name: `${item.name}.${String(n + 1).padStart(3, '0')}`,
      blob: item.blob.slice(n * size, (n + 1) * size),
      note: '',
    }));
  }

  const makers = {
    table,
    json,
    text,
    zip,
    other,
    image: (item, options) => Confluence.pictures.tiles(item, whole(options.across, 3), whole(options.down, 2)),
  };

  async function make(item, options) {
    const parts = await makers[item.kind](item, options);
    return parts.map((part) => ({ ...part, note: [part.note, formatSize(part.blob.size)].filter(Boolean).join(', ') }));
  }

  return { ways, make };
})();
