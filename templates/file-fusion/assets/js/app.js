/* Puts it together: the list of files, their order, what becomes of them, and the steps back. */
(() => {
  const { kinds, join, split, flow, store, options: forms, preview } = Confluence;
  const { make } = preview;
  const one = (selector) => document.querySelector(selector);
  const put = (name, text) => {
    one(`[data-put="${name}"]`).textContent = text;
  };
  const list = one('[data-list]');

  /** Every file ever added, so that a removed one can come back. */
  const pool = new Map();
  let state = { mode: 'join', order: [], way: null, chosen: null, leaves: {}, options: { ...forms.defaults } };
  let past = [];
  let future = [];
  let result = null;
  let turn = 0;

  const items = () => state.order.map((id) => pool.get(id));
  const isSample = ({ id }) => id.startsWith('sample-');

  /** What somebody typed; otherwise the name of the samples' result as long as there is nothing else, or a name after the files. */
  function nameOf() {
    if (state.options.name) return state.options.name;
    const all = items();
    const isUntouched = all.length === Confluence.samples.length && all.every(isSample);
    return isUntouched ? Confluence.sampleName : Confluence.nameFor(all.map(({ name }) => name));
  }

  const copy = () => structuredClone(state);
  const newId = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 7);

  /* Steps */

  function step(change) {
    past.push(copy());
    if (past.length > 200) past.shift();
    future = [];
    change();
    settle();
  }

  function travel(from, to, nothing) {
    const before = from.pop();
    if (!before) {
      say(nothing);
      return;
    }
    to.push(copy());
    state = before;
    settle();
  }

  function settle() {
    showList();
    showOptions();
    work();
    keep();
    showSteps();
  }

  function showSteps() {
    one('[data-do="undo"]').setAttribute('aria-disabled', String(past.length === 0));
    one('[data-do="redo"]').setAttribute('aria-disabled', String(future.length === 0));
  }

  let keeping;
  function keep() {
    clearTimeout(keeping);
    keeping = setTimeout(async () => {
      const { order, ...rest } = state;
      const isKept = await store.save({ ...rest, items: items().map((item) => ({ ...item })) });
      put('kept', state.order.length === 0 ? '' : isKept ? 'Kept in this browser for your next visit.' : 'Too large to keep here: add the files again next time.');
    }, 250);
  }

  /* Files */

  async function add(files) {
    const fresh = [];
    for (const { name, blob } of files) {
      const used = new Set([...items(), ...fresh].map(({ colour }) => colour));
      const free = [0, 1, 2, 3, 4, 5, 6, 7].find((n) => !used.has(n)) ?? (items().length + fresh.length) % 8;
      fresh.push({ id: newId(), name: name || 'Untitled', blob, kind: await kinds.detect(name, blob), colour: free });
    }
    for (const item of fresh) pool.set(item.id, item);
    step(() => {
      state.order.push(...fresh.map(({ id }) => id));
      state.way = null;
      if (state.mode === 'split') state.chosen = fresh[0].id;
    });
    say(fresh.length === 1 ? `${fresh[0].name} is added.` : `${fresh.length} files are added.`);
  }

  function remove(id) {
    const item = pool.get(id);
    const at = state.order.indexOf(id);
    step(() => {
      state.order.splice(at, 1);
    });
    (list.children[Math.min(at, state.order.length - 1)]?.querySelector('.away') ?? one('[data-do="choose"]')).focus();
    say(`${item.name} is removed.`, 'Undo', () => travel(past, future, ''));
  }

  function move(id, to) {
    const at = state.order.indexOf(id);
    const target = Math.max(0, Math.min(state.order.length - 1, to));
    if (target === at) return;
    step(() => {
      state.order.splice(at, 1);
      state.order.splice(target, 0, id);
    });
    list.children[target].querySelector('.grip').focus();
    announce(`${pool.get(id).name} is now ${target + 1} of ${state.order.length}.`);
  }

  const rows = new Map();
  function showList() {
    const isSplit = state.mode === 'split';
    if (isSplit && !state.order.includes(state.chosen)) state.chosen = state.order[0] ?? null;
    const wanted = items().map((item, n) => {
      if (!rows.has(item.id)) rows.set(item.id, rowOf(item));
      const row = rows.get(item.id);
      Confluence.leaf.show(row, item, !isSplit && wayOf() === 'pdf', state.leaves[item.id]);
      row.querySelector('.grip').setAttribute('aria-label', `Move ${item.name}, ${n + 1} of ${state.order.length}`);
      const radio = row.querySelector('input[type=radio]');
      radio.checked = item.id === state.chosen;
      row.classList.toggle('idle', isSplit && item.id !== state.chosen);
      return row;
    });
    const focused = document.activeElement;
    list.replaceChildren(...wanted);
    if (focused && list.contains(focused)) focused.focus();
    list.classList.toggle('is-split', isSplit);
    put(
      'lead',
      state.order.length === 0
        ? 'No files yet. Add some, and they flow together here.'
        : isSplit
          ? 'Choose the file to split.'
          : 'Files flow together in this order. Drag one by its dots, or press its dots and use the arrow keys.',
    );
    one('[data-do="clear"]').hidden = state.order.length === 0;
    one(`[name=mode][value=${state.mode}]`).checked = true;
  }

  function rowOf(item) {
    const grip = make('button', { type: 'button', className: 'grip' });
    grip.addEventListener('keydown', (event) => {
      const at = state.order.indexOf(item.id);
      const to = { ArrowUp: at - 1, ArrowLeft: at - 1, ArrowDown: at + 1, ArrowRight: at + 1, Home: 0, End: state.order.length - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      move(item.id, to);
    });
    grip.addEventListener('pointerdown', (event) => drag(event, item.id, grip));
    const radio = make('input', { type: 'radio', name: 'chosen' });
    radio.setAttribute('aria-label', `Split ${item.name}`);
    radio.addEventListener('change', () => step(() => {
      state.chosen = item.id;
    }));
    const leaf = Confluence.leaf.of(item, {
      // A step for all that is typed, taken when typing begins.
      begin: () => past.push(copy()),
      type(range) {
        future = [];
        state.leaves[item.id] = { ...state.leaves[item.id], range };
        work();
        keep();
        showSteps();
      },
      turn: () => step(() => {
        const before = state.leaves[item.id];
        state.leaves[item.id] = { ...before, turn: ((before?.turn ?? 0) + 90) % 360 };
      }),
    });
    const away = make('button', { type: 'button', className: 'away', textContent: 'Remove' });
    away.setAttribute('aria-label', `Remove ${item.name}`);
    away.addEventListener('click', () => remove(item.id));
    const facts = make('span', { className: 'facts', textContent: `${kinds.words[item.kind]}, ${kinds.formatSize(item.blob.size)}` });
    return make('li', { className: `tone-${item.colour}` }, grip, radio, make('div', { className: 'what' }, make('b', { textContent: item.name }), facts, leaf), away);
  }

  function drag(event, id, grip) {
    if (event.button !== 0) return;
    grip.setPointerCapture(event.pointerId);
    const row = rows.get(id);
    row.classList.add('dragged');
    let moved = false;
    const follow = (now) => {
      const at = state.order.indexOf(id);
      const to = [...list.children].findIndex((other) => {
        const box = other.getBoundingClientRect();
        return now.clientY < box.bottom;
      });
      const target = to < 0 ? state.order.length - 1 : to;
      if (target === at) return;
      if (!moved) {
        past.push(copy());
        future = [];
        moved = true;
      }
      state.order.splice(at, 1);
      state.order.splice(target, 0, id);
      // The row that holds the pointer must stay in the page: only its neighbours move.
      const before = list.children[target > at ? target + 1 : target] ?? null;
      if (before !== row) {
        if (target > at) for (let n = at; n < target; n += 1) row.before(row.nextElementSibling);
        else for (let n = at; n > target; n -= 1) row.after(row.previousElementSibling);
      }
      drawFlow();
    };
    const stop = () => {
      row.classList.remove('dragged');
      grip.removeEventListener('pointermove', follow);
      grip.removeEventListener('lostpointercapture', stop);
      if (moved) settle();
    };
    grip.addEventListener('pointermove', follow);
    grip.addEventListener('lostpointercapture', stop);
  }

  /* The form */

  function wayOf() {
    const found = join.ways(items());
    return found.find(({ id, can }) => id === state.way && can)?.id ?? join.best(items());
  }

  function showOptions() {
    const form = one('[data-options]');
    const name = document.activeElement?.form === form ? [document.activeElement.name, document.activeElement.value] : null;
    const { options } = state;
    const parts = [];
    if (state.order.length > 0 && state.mode === 'join') {
      const way = wayOf();
      const choice = make('fieldset', { className: 'ways' }, make('legend', { textContent: 'Into' }));
      for (const { id, label, can, why } of join.ways(items())) {
        const radio = make('input', { type: 'radio', name: 'way', value: id, checked: id === way, disabled: !can });
        const words = make('span', { textContent: label });
        if (!can) words.title = why;
        choice.append(make('label', {}, radio, words));
      }
      parts.push(choice, forms.fieldOf(forms.text('name', 'Name'), nameOf()), ...forms.joining[way](options).map((field) => forms.fieldOf(field, options[field.name])));
    } else if (state.order.length > 0) {
      const item = pool.get(state.chosen);
      const { fields, cut } = forms.splitting(item.kind, options, item.columns ?? []);
      options.cut = cut;
      if (cut === 'value' && !item.columns) loadColumns(item);
      parts.push(...fields.map((field) => forms.fieldOf(field, options[field.name])));
    }
    form.replaceChildren(...parts);
    if (name) {
      const field = [...form.elements].find((element) => element.name === name[0] && (element.type !== 'radio' || element.value === name[1]));
      field?.focus();
    }
  }

  async function loadColumns(item) {
    try {
      const { rows: [header = []] } = await kinds.open(item);
      item.columns = header;
      const station = header.findIndex((name) => /station|type|name|kind|group|category|city/i.test(name));
      if (!header[Number(state.options.column)] || state.options.column === '') state.options.column = String(Math.max(0, station));
      showOptions();
      work();
    } catch {
      // Splitting reports the same problem in its place.
      item.columns = [];
    }
  }

  one('[data-options]').addEventListener('input', (event) => {
    const { name, type, value, checked } = event.target;
    if (type === 'text') {
      // A step for the whole word, taken when typing begins.
      if (!event.target.dataset.begun) past.push(copy());
      event.target.dataset.begun = 'yes';
      state.options[name] = value;
      future = [];
      work();
      keep();
    } else if (type !== 'number' || event.target.validity.valid)
      step(() => {
        if (name === 'way') state.way = value;
        else state.options[name] = type === 'checkbox' ? checked : value;
      });
    else fail(`“${event.target.parentElement.textContent}” takes a number from ${event.target.min} to ${event.target.max}.`);
  });
  one('[data-options]').addEventListener('submit', (event) => event.preventDefault());
  for (const radio of document.querySelectorAll('[name=mode]'))
    radio.addEventListener('change', () => step(() => {
      state.mode = radio.value;
    }));

  /* The result */

  function fail(text) {
    const problem = one('[data-put="problem"]');
    problem.hidden = !text;
    problem.textContent = text;
    one('[data-do="download"]').disabled = Boolean(text) || state.order.length === 0;
  }

  async function work() {
    const mine = ++turn;
    const isSplit = state.mode === 'split';
    drawFlow();
    try {
      if (state.order.length === 0) {
        result = null;
        put('title', 'Nothing to join yet');
        put('facts', '');
        put('remark', '');
        preview.show(one('[data-preview]'), null);
        fail('');
        return;
      }
      const made = isSplit ? await split.make(pool.get(state.chosen), state.options) : await join.make(wayOf(), items(), { ...state.options, name: nameOf(), leaves: state.leaves });
      if (mine !== turn) return;
      fail('');
      result = made;
      if (isSplit) {
        put('title', join.count(made.length, 'part'));
        put('facts', `from ${pool.get(state.chosen).name}`);
        put('remark', '');
        preview.showParts(one('[data-preview]'), made, save);
        one('[data-do="download"]').textContent = made.length > 1 ? 'Download all as a zip' : 'Download';
      } else {
        put('title', made.name);
        put('facts', [...made.facts, kinds.formatSize(made.blob.size)].join(', '));
        put('remark', made.remarks.length ? `${made.remarks.join('. ')}.` : '');
        preview.show(one('[data-preview]'), made.preview, items());
        one('[data-do="download"]').textContent = `Download ${made.ending.toUpperCase()}`;
      }
    } catch (error) {
      if (mine !== turn) return;
      result = null;
      put('title', isSplit ? 'This can not be split like that' : 'These can not be joined like that');
      put('facts', '');
      put('remark', '');
      preview.show(one('[data-preview]'), null);
      fail(error instanceof RangeError ? 'One of the files is damaged.' : error.message);
    } finally {
      if (mine === turn) one('[data-map]').dataset.ready = '';
    }
    drawFlow();
  }

  function drawFlow() {
    const isSplit = state.mode === 'split';
    let streams = [];
    if (isSplit && Array.isArray(result)) {
      const shown = result.slice(0, 24);
      const total = shown.reduce((sum, { blob }) => sum + blob.size, 0) || 1;
      streams = shown.map(({ blob }, n) => ({ id: `part-${n}`, colour: n % 8, share: blob.size / total, label: '', row: rows.get(state.chosen) }));
    } else if (!isSplit) {
      const all = items();
      const total = all.reduce((sum, { blob }) => sum + blob.size, 0) || 1;
      streams = all.map((item) => ({ id: item.id, colour: item.colour, share: item.blob.size / total, label: `${Math.round((item.blob.size / total) * 100)} %`, row: rows.get(item.id) }));
    }
    flow.draw(one('[data-flow]'), streams.filter(({ row }) => row?.isConnected), {
      panel: one('[data-panel]').getBoundingClientRect(),
      gap: one('[data-gap]').getBoundingClientRect(),
      isUpright: matchMedia('(max-width: 900px)').matches,
      isSplit,
    });
  }

  function save({ blob, name }) {
    const link = make('a', { href: URL.createObjectURL(blob), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  /* Notes */

  let noteTimer;
  function say(text, label, act) {
    const note = one('[data-note]');
    const button = note.querySelector('button');
    note.querySelector('p').textContent = text;
    button.hidden = !label;
    button.textContent = label ?? '';
    button.onclick = () => {
      note.hidden = true;
      act();
    };
    note.hidden = false;
    clearTimeout(noteTimer);
    noteTimer = setTimeout(() => {
      if (!note.contains(document.activeElement)) note.hidden = true;
    }, 7000);
  }
  const announce = (text) => say(text);

  const commands = {
    undo: () => travel(past, future, 'There is nothing to undo.'),
    redo: () => travel(future, past, 'There is nothing to redo.'),
    choose: () => one('[data-file]').click(),
    clear() {
      step(() => {
        state.order = [];
      });
      one('[data-do="choose"]').focus();
      say('All files are removed.', 'Undo', commands.undo);
    },
    async download() {
      if (!result) return;
      try {
        if (!Array.isArray(result)) save(result);
        else if (result.length === 1) save(result[0]);
        else save({ blob: await Confluence.zip.pack(result), name: `${pool.get(state.chosen).name.replace(/\.[^.]+$/, '')}-parts.zip` });
        say('The download has begun.');
      } catch (error) {
        fail(error.message);
      }
    },
  };
  for (const button of document.querySelectorAll('[data-do]'))
    if (button.dataset.do !== 'theme') button.addEventListener('click', () => commands[button.dataset.do]());

  one('[data-file]').addEventListener('change', (event) => {
    const chosen = [...event.target.files].map((file) => ({ name: file.name, blob: file }));
    event.target.value = '';
    if (chosen.length) add(chosen);
  });
  addEventListener('dragover', (event) => {
    if (![...event.dataTransfer.types].includes('Files')) return;
    event.preventDefault();
    one('[data-drop]').classList.add('over');
  });
  addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) one('[data-drop]').classList.remove('over');
  });
  addEventListener('drop', (event) => {
    one('[data-drop]').classList.remove('over');
    const dropped = [...event.dataTransfer.files].map((file) => ({ name: file.name, blob: file }));
    if (!dropped.length) return;
    event.preventDefault();
    add(dropped);
  });
  addEventListener('paste', (event) => {
    if (event.target.matches?.('input, textarea, select')) return;
    const files = [...event.clipboardData.files].map((file) => ({ name: file.name, blob: file }));
    const text = event.clipboardData.getData('text/plain');
    if (files.length) add(files);
    else if (text) {
      const isJson = /^\s*[[{]/.test(text);
      const isTable = /^[^\n]*\t[^\n]*\n/.test(text);
      add([{ name: `pasted-${state.order.length + 1}.${isJson ? 'json' : isTable ? 'tsv' : 'txt'}`, blob: new Blob([text], { type: 'text/plain' }) }]);
    }
  });
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.target.matches?.('input[type=text]')) return;
    const key = event.key.toLowerCase();
    if (key === 'z' || key === 'y') {
      event.preventDefault();
      commands[key === 'y' || event.shiftKey ? 'redo' : 'undo']();
    } else if (key === 's') {
      event.preventDefault();
      commands.download();
    } else if (key === 'o') {
      event.preventDefault();
      commands.choose();
    }
  });
  new ResizeObserver(drawFlow).observe(one('[data-map]'));
  new ResizeObserver(drawFlow).observe(list);

  /* Begin */

  const begin = ({ items: found, ...rest }) => {
    for (const item of found) pool.set(item.id, item);
    state = { ...state, ...rest, options: { ...forms.defaults, ...rest.options }, order: found.map(({ id }) => id) };
    // Versions before 1.3 kept the samples' name as if it had been typed.
    if (state.options.name === Confluence.sampleName) state.options.name = '';
    settle();
  };
  // The samples are shown at once; what was kept takes their place as soon as it is read.
  begin({ items: Confluence.samples.map(({ name, text }, colour) => ({ id: `sample-${colour}`, name, blob: new Blob([text]), kind: { json: 'json', txt: 'text', md: 'text' }[kinds.ending(name)] ?? 'table', colour: colour % 8 })) });
  clearTimeout(keeping);
  store.load().then((kept) => {
    if (kept && past.length === 0) begin(kept);
    else keep();
  });
})();
