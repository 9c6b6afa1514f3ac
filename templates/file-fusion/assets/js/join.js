/* Many files become one. Each way of joining returns `{blob, name, facts, preview}`. */
window.Confluence = window.Confluence || {};
Confluence.join = (() => {
  const { open, rowsOfJson, ending } = Confluence.kinds;
  const count = (n, one, many = `${one}s`) => `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

  /** What these files can become, best first, and for the others why not. */
  function ways(items) {
    const are = (...kinds) => items.length > 0 && items.every(({ kind }) => kinds.includes(kind));
    return [
      { id: 'table', label: 'Table', can: are('table', 'json'), why: 'needs CSV, TSV or JSON only' },
      { id: 'json', label: 'JSON', can: are('json', 'table'), why: 'needs JSON or tables only' },
      { id: 'text', label: 'Text', can: are('text', 'table', 'json'), why: 'needs text only' },
      { id: 'image', label: 'Picture', can: are('image'), why: 'needs pictures only' },
      { id: 'pdf', label: 'PDF', can: are('pdf', 'image', 'text'), why: 'needs PDFs, pictures and texts only' },
      { id: 'zip', label: 'Zip', can: items.length > 0, why: 'needs a file' },
    ];
  }

  function best(items) {
    if (items.every(({ kind }) => kind === 'json')) return 'json';
    return ways(items).find(({ can }) => can)?.id ?? 'zip';
  }

  async function rowsOf(item, hasHeader) {
    const content = await open(item);
    const rows = content.rows ?? rowsOfJson(content.value, item.name);
    if (rows.length === 0) return { header: [], rows: [] };
    if (hasHeader || item.kind === 'json') return { header: rows[0], rows: rows.slice(1) };
    const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
    return { header: Array.from({ length: width }, (_, n) => `column ${n + 1}`), rows };
  }

  /** Lays tables under each other: cells go to the column of the same name, whatever its place and capitals. */
  async function match(items, options) {
    const columns = [];
    const places = new Map();
    const only = new Map();
    const rows = [];
    const from = [];
    for (const [index, item] of items.entries()) {
      const part = await rowsOf(item, options.header);
      const used = new Map();
      const target = part.header.map((name, n) => {
        const bare = name.trim().toLowerCase() || `column ${n + 1}`;
        const times = (used.get(bare) ?? 0) + 1;
        used.set(bare, times);
        const key = times > 1 ? `${bare} ${times}` : bare;
        if (!places.has(key)) {
          places.set(key, columns.length);
          columns.push(times > 1 ? `${name.trim()} ${times}` : name.trim() || `column ${n + 1}`);
        }
        if (!only.has(key)) only.set(key, new Set());
        only.get(key).add(index);
        return places.get(key);
      });
      for (const row of part.rows) {
        const out = [];
        row.forEach((cell, n) => {
          if (target[n] === undefined) {
            const key = `column ${n + 1}`;
            if (!places.has(key)) {
              places.set(key, columns.length);
              columns.push(key);
            }
            out[places.get(key)] = cell;
          } else out[target[n]] = cell;
        });
        rows.push(out);
        from.push(index);
      }
    }
    const lonely = [...only].filter(([, files]) => files.size < items.length).map(([key, files]) => ({ name: columns[places.get(key)], files: [...files] }));
    return { columns, rows, from, lonely };
  }

  async function table(items, options) {
    let { columns, rows, from, lonely } = await match(items, options);
    let dropped = 0;
    if (options.unique) {
      const seen = new Set();
      const keep = rows.map((row) => {
        const key = JSON.stringify(columns.map((_, n) => row[n] ?? ''));
        if (seen.has(key)) return false;
        seen.add(key);
        return true;
      });
      dropped = keep.filter((one) => !one).length;
      from = from.filter((_, n) => keep[n]);
      rows = rows.filter((_, n) => keep[n]);
    }
    if (options.origin) {
      columns = ['file', ...columns];
      rows = rows.map((row, n) => [items[from[n]].name, ...Array.from({ length: columns.length - 1 }, (_, k) => row[k])]);
    }
    const separator = { comma: ',', semicolon: ';', tab: '\t' }[options.separator] ?? ',';
    const cell = (value = '') => (/["\r\n]/.test(value) || value.includes(separator) || /^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
    const line = (row) => `${columns.map((_, n) => cell(row[n])).join(separator)}\r\n`;
    const parts = options.header || options.origin ? [line(columns)] : [];
    for (let n = 0; n < rows.length; n += 5000) parts.push(rows.slice(n, n + 5000).map(line).join(''));
    return {
      blob: new Blob(parts, { type: separator === '\t' ? 'text/tab-separated-values' : 'text/csv' }),
      ending: separator === '\t' ? 'tsv' : 'csv',
      facts: [count(rows.length, 'row'), count(columns.length, 'column'), ...(dropped ? [`${count(dropped, 'double row')} left out`] : [])],
      remarks: lonely.slice(0, 3).map(({ name, files }) => {
        const names = files.map((n) => items[n].name);
        return `“${name}” is only in ${names.length > 2 ? `${names.length} of the files` : names.join(' and ')}`;
      }),
      preview: { kind: 'table', columns, ...firstOfEach(rows, from, items.length) },
    };
  }

  /** A few rows of each file, so that the preview shows all of them, with the number of those left out. */
  function firstOfEach(rows, from, files) {
    const each = files === 1 ? 60 : files < 4 ? 12 : 2;
    const counts = Array.from({ length: files }, () => 0);
    const shown = { rows: [], from: [] };
    rows.forEach((row, n) => {
      counts[from[n]] += 1;
      if (counts[from[n]] > each) return;
      shown.rows.push(row);
      shown.from.push(from[n]);
    });
    return { ...shown, rest: counts.map((all) => Math.max(0, all - each)) };
  }

  async function json(items, options) {
    const list = [];
    const from = [];
    let merged = {};
    for (const [index, item] of items.entries()) {
      let { value, rows } = await open(item);
      if (rows) {
        const [header = [], ...body] = rows;
        value = body.map((row) => Object.fromEntries(header.map((name, n) => [name, row[n] ?? ''])));
      }
      if (options.shape === 'keys') {
        if (Array.isArray(value) || typeof value !== 'object' || value === null)
          throw new Error(`${item.name} is a list, so it has no keys to join. Choose “one list”.`);
        merged = mergeKeys(merged, value);
      } else
        for (const one of Array.isArray(value) ? value : [value]) {
          list.push(one);
          from.push(index);
        }
    }
    const value = options.shape === 'keys' ? merged : list;
    const isLines = options.layout === 'lines' && Array.isArray(value);
    const text = isLines ? `${value.map((one) => JSON.stringify(one)).join('\n')}\n` : `${JSON.stringify(value, null, options.layout === 'compact' ? 0 : 2)}\n`;
    return {
      blob: new Blob([text], { type: 'application/json' }),
      ending: isLines ? 'jsonl' : 'json',
      facts: [options.shape === 'keys' ? count(Object.keys(merged).length, 'key') : count(list.length, 'item')],
      remarks: [],
      preview: { kind: 'text', text: text.slice(0, 6000), more: text.length > 6000 },
    };
  }

  /** Objects are joined key by key, lists one after the other; of two other values the later one stays. */
  function mergeKeys(one, other) {
    const out = { ...one };
    for (const [key, value] of Object.entries(other)) {
      const known = Object.hasOwn(out, key) ? out[key] : undefined;
      const isObject = (thing) => typeof thing === 'object' && thing !== null && !Array.isArray(thing);
      let next = value;
      if (Array.isArray(known) && Array.isArray(value)) next = [...known, ...value];
      else if (isObject(known) && isObject(value)) next = mergeKeys(known, value);
      Object.defineProperty(out, key, { value: next, enumerable: true, configurable: true, writable: true });
    }
    return out;
  }

  /** Texts are laid end to end without being read, so their size does not matter. */
  async function text(items, options) {
    const parts = [];
    for (const [index, { name, blob }] of items.entries()) {
      const start = new Uint8Array(await blob.slice(0, 3).arrayBuffer());
      const hasMark = start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf;
      const end = new Uint8Array(await blob.slice(-1).arrayBuffer())[0];
      if (options.between === 'names') parts.push(`${index ? '\n' : ''}${name}\n${'='.repeat([...name].length)}\n\n`);
      parts.push(hasMark ? blob.slice(3) : blob);
      if (blob.size > 0 && end !== 10) parts.push('\n');
      if (index < items.length - 1) parts.push({ none: '', blank: '\n', rule: '\n---\n\n', names: '' }[options.between] ?? '');
    }
    const kinds = new Set(items.map(({ name }) => ending(name)));
    const blob = new Blob(parts, { type: 'text/plain' });
    const shown = await blob.slice(0, 6000).text();
    return {
      blob,
      ending: kinds.size === 1 && [...kinds][0] ? [...kinds][0] : 'txt',
      facts: [count(items.length, 'text')],
      remarks: [],
      preview: { kind: 'text', text: shown, more: blob.size > 6000 },
    };
  }

  async function zip(items, options) {
    const taken = new Set();
    const files = items.map(({ name, blob }, n) => {
      const label = options.numbers ? `${String(n + 1).padStart(String(items.length).length, '0')}-${name}` : name;
      return { name: unique(label, taken), blob };
    });
    return {
      blob: await Confluence.zip.pack(files),
      ending: 'zip',
      facts: [count(files.length, 'file')],
      remarks: [],
      preview: { kind: 'list', files },
    };
  }

  function unique(name, taken) {
    let label = name;
    for (let n = 2; taken.has(label.toLowerCase()); n += 1) label = name.replace(/(\.[^./]*)?$/, ` ${n}$1`);
    taken.add(label.toLowerCase());
    return label;
  }

  const makers = { table, json, text, zip, image: (items, options) => Confluence.pictures.sheet(items, options), pdf: (items, options) => Confluence.pdf.make(items, options) };

  /** Joins the files. Throws an Error in plain words. */
  async function make(way, items, options) {
    const made = await makers[way](items, options);
    const base = (options.name || 'joined').trim().replace(/[\\/:*?"<>|]/g, '-').replace(/\.[a-z0-9]{1,5}$/i, '') || 'joined';
    return { ...made, name: `${base}.${made.ending}` };
  }

  return { ways, best, make, match, unique, count };
})();
