/* Work orders as a table for other programs, and back. */
window.Panel = window.Panel || {};

Panel.csv = (() => {
  const columns = ['number', 'title', 'kind', 'station', 'priority', 'state', 'crew', 'due', 'hours', 'note'];

  // A cell that begins like a formula would be run by spreadsheets; the apostrophe keeps it a text.
  const cell = (value) => {
    const text = String(value ?? '');
    const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
    return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };

  function rows(text) {
    const found = [];
    let row = [];
    let value = '';
    let isQuoted = false;
    for (let index = 0; index < text.length; index += 1) {
      const sign = text[index];
      if (isQuoted) {
        if (sign !== '"') value += sign;
        else if (text[index + 1] === '"') {
          value += '"';
          index += 1;
        } else isQuoted = false;
      } else if (sign === '"') isQuoted = true;
      else if (sign === ',') {
        row.push(value);
        value = '';
      } else if (sign === '\n') {
        found.push([...row, value]);
        row = [];
        value = '';
      } else if (sign !== '\r') value += sign;
    }
    if (value || row.length > 0) found.push([...row, value]);
    return found;
  }

  return {
    /** Rows of texts, the head among them. */
    table: (lines) => `${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`,
    write: (orders) => `${[columns.join(','), ...orders.map((order) => columns.map((name) => cell(order[name])).join(','))].join('\r\n')}\r\n`,
    /** Orders found in a text, and what was wrong with the other lines. `check` returns the fault of an order, or ''. */
    read(text, check) {
      const [head, ...lines] = rows(text.replace(/^\uFEFF/, ''));
      const names = (head ?? []).map((name) => name.trim().toLowerCase());
      const missing = ['number', 'title'].filter((name) => !names.includes(name));
      if (missing.length > 0) throw new Error(`The first line has to name the columns; "${missing.join('" and "')}" is missing.`);
      const orders = [];
      const faults = [];
      for (const [index, line] of lines.entries()) {
        if (line.every((value) => !value.trim())) continue;
        const order = { number: 0, title: '', kind: Panel.fields.kinds[0], station: Object.keys(Panel.fields.stations)[0], priority: 3, state: 'open', crew: '', due: '', hours: 1, note: '' };
        for (const [place, name] of names.entries())
          if (columns.includes(name) && line[place] !== undefined) order[name] = line[place].replace(/^'(?=[=+\-@\t])/, '');
        for (const name of ['number', 'priority', 'hours']) order[name] = Number(order[name]);
        const fault = Number.isInteger(order.number) && order.number > 0 ? check(order) : 'The number has to be a whole one.';
        if (fault) faults.push(`Line ${index + 2}: ${fault}`);
        else orders.push(order);
      }
      return { orders, faults };
    },
  };
})();
