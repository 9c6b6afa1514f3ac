/* What a file is, and what can be read from it. */
window.Confluence = window.Confluence || {};
Confluence.kinds = (() => {
  const endings = {
    table: 'csv tsv tab',
    json: 'json jsonl ndjson geojson',
    image: 'png jpg jpeg webp gif avif bmp svg',
    pdf: 'pdf',
    zip: 'zip',
    text: 'txt md markdown log html htm css js mjs ts xml yml yaml ini srt vtt tex sql py sh rst org',
  };
  const byEnding = new Map(Object.entries(endings).flatMap(([kind, list]) => list.split(' ').map((one) => [one, kind])));
  const words = { table: 'table', json: 'JSON', image: 'picture', pdf: 'PDF', zip: 'zip', text: 'text', other: 'file' };
  /** Tables and JSON have to be read whole. */
  const most = 60_000_000;

  const ending = (name) => /\.([a-z0-9]+)$/i.exec(name)?.[1].toLowerCase() ?? '';

  async function detect(name, blob) {
    const known = byEnding.get(ending(name));
    if (known) return known;
    if (/^image\//.test(blob.type)) return 'image';
    const start = new Uint8Array(await blob.slice(0, 4096).arrayBuffer());
    if (String.fromCharCode(...start.slice(0, 5)) === '%PDF-') return 'pdf';
    if (start.includes(0)) return 'other';
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
      return 'text';
    } catch {
      return 'other';
    }
  }

  /** The text of a file, in UTF-8 or, where that fails, in the old Western encoding. */
  async function read(item) {
    if (item.blob.size > most)
      throw new Error(`${item.name} is larger than 60 MB: too much to match here. Join it as text or put it into a zip.`);
    const bytes = await item.blob.arrayBuffer();
    const mark = new Uint8Array(bytes.slice(0, 2));
    if (mark[0] === 0xff && mark[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return new TextDecoder('windows-1252').decode(bytes);
    }
  }

  /** The sign between cells: the one that the first lines hold most evenly. */
  function separatorOf(text) {
    const lines = text.split(/\r?\n/, 12).filter(Boolean);
    const score = (sign) => {
      const counts = lines.map((line) => line.replace(/"(?:[^"]|"")*"/g, '').split(sign).length - 1);
      return counts.every((count) => count === counts[0]) ? counts[0] * 2 : Math.min(...counts);
    };
    return [',', ';', '\t', '|'].reduce((best, sign) => (score(sign) > score(best) ? sign : best), ',');
  }

  /** Rows of cells. Quoted cells may hold separators, line breaks and doubled quotes. */
  function parseRows(text, separator = separatorOf(text)) {
    const rows = [];
    let row = [];
    let at = 0;
    const end = text.length;
    while (at < end) {
      let cell;
      if (text[at] === '"') {
        let close = at + 1;
        for (;;) {
          close = text.indexOf('"', close);
          if (close < 0) throw new Error(`a quotation mark in line ${text.slice(0, at).split('\n').length} is never closed`);
          if (text[close + 1] !== '"') break;
          close += 2;
        }
        cell = text.slice(at + 1, close).replaceAll('""', '"');
        at = close + 1;
        while (at < end && text[at] !== separator && text[at] !== '\n') at += 1;
      } else {
        const from = at;
        while (at < end && text[at] !== separator && text[at] !== '\n') at += 1;
        cell = text.slice(from, text[at - 1] === '\r' && text[at] !== separator ? at - 1 : at);
      }
      row.push(cell);
      if (at >= end || text[at] === '\n') {
        if (row.length > 1 || row[0].trim() !== '') rows.push(row);
        row = [];
      } else if (at === end - 1) row.push('');
      at += 1;
    }
    if (row.length > 0) rows.push(row);
    return rows;
  }

  /** JSON, or one JSON value a line. */
  function parseJson(text) {
    try {
      return JSON.parse(text);
    } catch (error) {
      const lines = text.split('\n').filter((line) => line.trim());
      if (lines.length < 2) throw error;
      try {
        return lines.map((line) => JSON.parse(line));
      } catch {
        throw error;
      }
    }
  }

  const cache = new WeakMap();

  /** `{rows}` of a table or `{value}` of JSON; read once for each file. Throws an Error in plain words. */
  function open(item) {
    if (!cache.has(item.blob)) cache.set(item.blob, load(item));
    return cache.get(item.blob);
  }

  async function load(item) {
    const text = (await read(item)).replace(/^\uFEFF/, '');
    try {
      if (item.kind === 'table') return { rows: parseRows(text) };
      return { value: parseJson(text) };
    } catch (error) {
      const why = item.kind === 'json' ? `is not valid JSON: ${error.message}` : `can not be read as a table: ${error.message}`;
      throw new Error(`${item.name} ${why}.`);
    }
  }

  /** JSON as a table: one row for each object. */
  function rowsOfJson(value, name) {
    const list = Array.isArray(value) ? value : [value];
    if (list.some((one) => typeof one !== 'object' || one === null || Array.isArray(one)))
      throw new Error(`${name} holds values that are not objects, so it has no columns. Join it as JSON instead.`);
    const header = [...new Set(list.flatMap(Object.keys))];
    const cell = (one) => (one === undefined || one === null ? '' : typeof one === 'object' ? JSON.stringify(one) : String(one));
    return [header, ...list.map((one) => header.map((name) => cell(one[name])))];
  }

  function formatSize(bytes) {
    if (bytes < 1000) return `${bytes} B`;
    const units = ['kB', 'MB', 'GB'];
    const step = Math.min(units.length, Math.floor(Math.log10(bytes) / 3));
    const value = bytes / 1000 ** step;
    return `${value.toFixed(value < 10 ? 1 : 0)} ${units[step - 1]}`;
  }

  return { detect, open, read, parseRows, rowsOfJson, ending, formatSize, words };
})();
