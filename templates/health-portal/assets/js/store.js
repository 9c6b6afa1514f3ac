/*
 * What every page of this kind needs and no browser has: a state that is kept in the browser and can be undone,
 * files in and out, CSV, and a line that says what has happened.
 */
window.Desk = (() => {
  const MOST_STEPS = 100;

  /**
   * A state kept under `key` in this browser. `initial()` makes the first one, `read(value)` checks what was kept
   * and gives back a sound state, or throws an Error in plain words.
   */
  function createStore({ key, initial, read }) {
    const listeners = [];
    let past = [];
    let future = [];
    let merge = null;
    let state = load();

    function load() {
      try {
        const kept = localStorage.getItem(key);
        return kept === null ? initial() : read(JSON.parse(kept));
      } catch {
        return initial();
      }
    }

    function keep() {
      try {
        localStorage.setItem(key, JSON.stringify(state));
        store.problem = '';
      } catch {
        store.problem =
          'This browser does not keep data for this page, or has no room left. Export a backup before you close it.';
      }
    }

    function tell(reason) {
      for (const listener of listeners) listener(reason);
    }

    const store = {
      problem: '',
      get state() {
        return state;
      },
      get undoLabel() {
        return past.at(-1)?.label ?? '';
      },
      get redoLabel() {
        return future.at(-1)?.label ?? '';
      },
      onChange(listener) {
        listeners.push(listener);
      },
      /** Changes the state by `alter(copy)`. Changes with the same `mergeKey` within two seconds are one step. */
      change(label, alter, mergeKey = null) {
        const next = structuredClone(state);
        alter(next);
        const isSameStep = mergeKey && merge?.key === mergeKey && Date.now() - merge.time < 2000;
        if (!isSameStep) past.push({ label, state });
        if (past.length > MOST_STEPS) past.shift();
        merge = mergeKey ? { key: mergeKey, time: Date.now() } : null;
        future = [];
        state = next;
        keep();
        tell(mergeKey ? 'typing' : 'change');
      },
      /** Changes what nobody wants to undo, such as which sheet is open. */
      quietly(alter) {
        const next = structuredClone(state);
        alter(next);
        state = next;
        merge = null;
        keep();
        tell('change');
      },
      /** The next typing is a step of its own. */
      pause() {
        merge = null;
      },
      undo() {
        const step = past.pop();
        if (!step) return '';
        future.push({ label: step.label, state });
        state = step.state;
        merge = null;
        keep();
        tell('undo');
        return step.label;
      },
      redo() {
        const step = future.pop();
        if (!step) return '';
        past.push({ label: step.label, state });
        state = step.state;
        merge = null;
        keep();
        tell('undo');
        return step.label;
      },
      read,
    };

    // Another tab with the same page has changed something.
    addEventListener('storage', (event) => {
      if (event.key !== key || event.newValue === null) return;
      past = [];
      future = [];
      state = load();
      tell('change');
    });
    return store;
  }

  /** Makes an element: `el('p', { class: 'x', onclick() {} }, 'text', other)`. */
  function el(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (value === false || value === null || value === undefined) continue;
      if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
      else element.setAttribute(name, value === true ? '' : value);
    }
    element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
    return element;
  }

  function download(name, text, type) {
    const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
    const link = el('a', { href: url, download: name });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(url), 30_000);
  }

  /** The text of a file, or an Error in plain words. */
  async function readText(file, mostBytes) {
    const limit = mostBytes / 1_000_000;
    if (file.size > mostBytes) throw new Error(`“${file.name}” is larger than ${limit} MB and was not read.`);
    if (file.size === 0) throw new Error(`“${file.name}” is empty.`);
    return (await file.text()).replace(/^\uFEFF/, '');
  }

  /** Rows of a CSV text. Commas, semicolons or tabs divide; quotes may hold line breaks. */
  function parseCsv(text) {
    const head = text.slice(0, text.indexOf('\n') < 0 ? undefined : text.indexOf('\n'));
    const divider = [';', '\t', ','].sort((a, b) => head.split(b).length - head.split(a).length)[0];
    const rows = [];
    let row = [];
    let cell = '';
    let quoted = false;
    for (let at = 0; at < text.length; at += 1) {
      const sign = text[at];
      if (quoted) {
        if (sign !== '"') cell += sign;
        else if (text[at + 1] === '"') {
          cell += '"';
          at += 1;
        } else quoted = false;
      } else if (sign === '"' && cell === '') quoted = true;
      else if (sign === divider) {
        row.push(cell);
        cell = '';
      } else if (sign === '\n') {
        row.push(cell.replace(/\r$/, ''));
        rows.push(row);
        row = [];
        cell = '';
      } else cell += sign;
    }
    if (cell !== '' || row.length > 0) rows.push([...row, cell.replace(/\r$/, '')]);
    const unguard = (value) => value.replace(/^'(?=[=+\-@])/, '');
    return rows.filter((cells) => cells.some((value) => value.trim() !== '')).map((cells) => cells.map(unguard));
  }

  /** A CSV text. What a spreadsheet would take for a formula gets an apostrophe in front. */
  function writeCsv(rows) {
    const write = (value) => {
      const text = String(value ?? '');
      const safe = /^[=+\-@]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
      return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
    };
    return `${rows.map((row) => row.map(write).join(',')).join('\r\n')}\r\n`;
  }

  let timer = 0;
  /** Says in one line at the foot of the page what has happened. */
  function say(message, kind = '') {
    const line = document.querySelector('[data-say]');
    line.textContent = message;
    line.dataset.kind = kind;
    line.classList.add('is-shown');
    clearTimeout(timer);
    timer = setTimeout(() => line.classList.remove('is-shown'), kind === 'error' ? 12_000 : 5000);
  }

  const id = () => Math.random().toString(36).slice(2, 10);

  return { createStore, el, download, readText, parseCsv, writeCsv, say, id };
})();
