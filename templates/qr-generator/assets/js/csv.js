/* Reads comma, semicolon or tab separated lists, with quotes as in RFC 4180. */
window.Feedroll = window.Feedroll || {};
Feedroll.csv = (() => {
  /** The sign that splits the first line into most parts. */
  function separatorOf(text) {
    const first = text.split(/\r?\n/, 1)[0];
    return [',', ';', '\t'].map((sign) => [first.split(sign).length, sign]).sort((a, b) => b[0] - a[0])[0][1];
  }

  /** Rows of cells; empty lines are left out. Throws an Error in words when a quote is never closed. */
  function parse(source) {
    const text = source.replace(/^\uFEFF/, '');
    const separator = separatorOf(text);
    const rows = [];
    let row = [];
    let cell = '';
    let isQuoted = false;
    const endRow = () => {
      row.push(cell);
      cell = '';
      if (row.some((value) => value.trim())) rows.push(row.map((value) => value.trim()));
      row = [];
    };
    for (let n = 0; n < text.length; n += 1) {
      const c = text[n];
      if (isQuoted) {
        if (c !== '"') cell += c;
        else if (text[n + 1] === '"') {
          cell += '"';
          n += 1;
        } else isQuoted = false;
      } else if (c === '"' && cell.trim() === '') {
        cell = '';
        isQuoted = true;
      } else if (c === separator) {
        row.push(cell);
        cell = '';
      } else if (c === '\n') endRow();
      else if (c !== '\r') cell += c;
    }
    if (isQuoted) throw new Error('A quotation mark in the list is never closed.');
    endRow();
    return rows;
  }

  return { parse };
})();
