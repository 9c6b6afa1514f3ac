/* Puts the book together: pages, tabs, contents, find, dialogs, keys. */
(() => {
  const { Field, languages, store, disk, find, contents, samples } = Copybook;
  const one = (selector) => document.querySelector(selector);
  const put = (name, text) => {
    one(`[data-put="${name}"]`).textContent = text;
  };
  const make = (name, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };
  const isMac = /mac|iphone|ipad/i.test(navigator.platform);

  /** Every file by its path. */
  const pages = new Map();
  let state = { title: samples.title, tabs: [], current: null };
  const unsaved = new Set();
  let saving;

  let field = null;
  field = new Field(one('[data-field]'), { onChange: changed, onMove: showPlace });

  /* The book */

  function changed() {
    const { current } = state;
    if (!current) return;
    unsaved.add(current);
    put('saved', 'Not saved yet');
    showSize();
    showSteps();
    clearTimeout(saving);
    saving = setTimeout(save, 400);
    if (!one('[data-find]').hidden) seek();
  }

  async function save() {
    clearTimeout(saving);
    const all = [...unsaved];
    unsaved.clear();
    let isKept = true;
    for (const path of all) isKept = (await (pages.has(path) ? store.put(path, pages.get(path).text) : store.remove(path))) && isKept;
    isKept = (await store.setState(state)) && isKept;
    put('saved', isKept ? `Saved ${new Date().toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}` : 'Not saved');
    if (!isKept) say('This browser keeps nothing, so your files are lost when the page is closed. Export them to keep them.', 'Export', commands.export);
  }

  function touch(...paths) {
    for (const path of paths) unsaved.add(path);
    save();
  }

  function open(path, line) {
    if (!pages.has(path)) return;
    if (!state.tabs.includes(path)) state.tabs.push(path);
    state.current = path;
    field.open(pages.get(path), `${path}, ${languages.all[pages.get(path).language].name}`);
    show();
    if (line) field.goTo(line);
    else if (matchMedia('(min-width: 901px)').matches) field.area.focus({ preventScroll: true });
    touch();
  }

  function close(path) {
    const at = state.tabs.indexOf(path);
    if (at < 0) return;
    state.tabs.splice(at, 1);
    if (state.current === path) {
      const next = state.tabs[Math.min(at, state.tabs.length - 1)];
      if (next) {
        open(next);
        one('[data-tabs] [aria-current] ')?.focus();
        return;
      }
      state.current = null;
    }
    show();
    touch();
  }

  function show() {
    const { current, tabs } = state;
    one('#title').value = state.title;
    contents.show(one('[data-tree]'), pages.keys(), current, (path) => open(path));
    const names = tabs.map((path) => path.split('/').pop());
    one('[data-tabs]').replaceChildren(
      ...tabs.map((path, n) => {
        const isTwin = names.filter((name) => name === names[n]).length > 1;
        const turn = make('button', { type: 'button', className: 'turn', textContent: isTwin ? path : names[n] });
        if (path === current) turn.setAttribute('aria-current', 'page');
        turn.addEventListener('click', () => open(path));
        turn.addEventListener('auxclick', (event) => event.button === 1 && close(path));
        const away = make('button', { type: 'button', className: 'away' });
        away.setAttribute('aria-label', `Close ${names[n]}`);
        away.addEventListener('click', () => close(path));
        return make('li', { className: `of-${pages.get(path).language}` }, turn, away);
      }),
    );
    one('[data-tabs] [aria-current]')?.parentElement.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    one('[data-field]').hidden = !current;
    one('[data-blank]').hidden = Boolean(current);
    for (const name of ['save', 'undo', 'redo', 'find', 'line', 'indent', 'rename', 'remove']) one(`[data-do="${name}"]`).disabled = !current;
    put('language', current ? languages.all[pages.get(current).language].name : '');
    showPlace();
    showSize();
    showSteps();
    field.paint();
  }

  function showPlace() {
    if (!field || !state.current) {
      put('place', '');
      return;
    }
    const { line, column } = field.caret;
    const chosen = field.area.selectionEnd - field.area.selectionStart;
    put('place', `Line ${line}, column ${column}${chosen ? `, ${chosen} selected` : ''}`);
  }

  function showSize() {
    put('size', state.current ? `${field.lines.length - (field.text.endsWith('\n') ? 1 : 0)} lines` : '');
  }

  function showSteps() {
    one('[data-do="undo"]').setAttribute('aria-disabled', String(!state.current || !field.canUndo));
    one('[data-do="redo"]').setAttribute('aria-disabled', String(!state.current || !field.canRedo));
  }

  /** Takes files into the book. One that is there already gets a number, so that nothing is overwritten. */
  function add(files, notes = []) {
    const fresh = [];
    let same = 0;
    for (const { path, text } of files) {
      if (!path) continue;
      const page = Field.page(text, languages.of(path));
      if (pages.get(path)?.text === page.text) {
        same += 1;
        fresh.push(path);
        continue;
      }
      let free = path;
      for (let n = 2; pages.has(free); n += 1) free = path.replace(/(\.[^./]*)?$/, `-${n}$1`);
      pages.set(free, page);
      fresh.push(free);
      unsaved.add(free);
    }
    if (fresh.length > 0) {
      const first = fresh.find((path) => /readme|index/i.test(path)) ?? fresh[0];
      open(first);
      touch();
    }
    const done = fresh.length === 1 ? `${fresh[0]} is added.` : fresh.length ? `${fresh.length} files are added${same ? `, ${same} of them as they were` : ''}.` : '';
    say([done, ...notes].filter(Boolean).join(' ') || 'There was no text file in it.');
  }

  /* Asking */

  let answer = null;
  function ask({ title, label, value, button, check, number }, then) {
    const box = one('[data-ask]');
    const input = one('#answer');
    put('ask', title);
    put('ask-label', label);
    one('[data-ask] .strong').textContent = button;
    input.value = value;
    input.inputMode = number ? 'numeric' : 'text';
    warn('');
    answer = { check, then };
    box.showModal();
    const dot = value.lastIndexOf('.');
    const slash = value.lastIndexOf('/') + 1;
    input.setSelectionRange(number ? 0 : slash, number || dot < slash ? value.length : dot);
  }
  const warn = (text) => {
    const problem = one('[data-put="ask-problem"]');
    problem.textContent = text;
    problem.hidden = !text;
  };
  one('[data-ask] form').addEventListener('submit', (event) => {
    event.preventDefault();
    const value = one('#answer').value.trim();
    const wrong = answer.check(value);
    warn(wrong ?? '');
    if (wrong) {
      one('#answer').focus();
      return;
    }
    one('[data-ask]').close();
    answer.then(value);
  });
  one('[data-cancel]').addEventListener('click', () => one('[data-ask]').close());
  one('[data-close]').addEventListener('click', () => one('dialog[data-keys]').close());

  const checkPath = (old) => (value) => {
    const path = disk.clean(value);
    if (!path) return 'Enter a name.';
    if (/[\\:*?"<>|]/.test(path)) return 'A name can not hold \\ : * ? " < > or |.';
    if (path !== old && pages.has(path)) return `There is a file ${path} already.`;
    if ([...pages.keys()].some((other) => other !== old && (other.startsWith(`${path}/`) || path.startsWith(`${other}/`)))) return 'A folder and a file can not have the same name.';
    return null;
  };

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

  /* Find */

  const seekForm = one('[data-find]');
  const wanted = () => ({
    text: seekForm.elements.text.value,
    to: seekForm.elements.to.value,
    isExact: seekForm.elements.isExact.checked,
    isWord: seekForm.elements.isWord.checked,
    isPattern: seekForm.elements.isPattern.checked,
    isEverywhere: seekForm.elements.isEverywhere.checked,
  });
  let spots = [];

  /** Counts and marks what is looked for. Returns the pattern, or null. */
  function seek() {
    const what = wanted();
    let pattern = null;
    try {
      pattern = find.patternOf(what);
    } catch (error) {
      spots = [];
      field.wanted = null;
      field.paint();
      put('found', error.message);
      return null;
    }
    spots = pattern && state.current ? find.places(field.text, pattern) : [];
    field.wanted = pattern;
    field.paint();
    const list = one('[data-places]');
    list.hidden = !(what.isEverywhere && pattern);
    if (!list.hidden) {
      const all = find.everywhere([...pages].map(([path, { text }]) => [path, text]), pattern);
      list.replaceChildren(
        ...all.map(({ path, line, words }) => {
          const button = make('button', { type: 'button' }, make('b', { textContent: `${path} ${line}` }), ` ${words}`);
          button.addEventListener('click', () => open(path, line));
          return make('li', {}, button);
        }),
      );
      put('found', all.length === 0 ? 'No results' : `${all.length}${all.length >= find.most ? ' or more' : ''} ${all.length === 1 ? 'line' : 'lines'}`);
    } else if (!pattern) put('found', '');
    else {
      const at = spots.findIndex(([start, end]) => start === field.area.selectionStart && end === field.area.selectionEnd);
      put('found', spots.length === 0 ? 'No results in this file' : at >= 0 ? `${at + 1} of ${spots.length}` : `${spots.length} ${spots.length === 1 ? 'result' : 'results'}`);
    }
    return pattern;
  }

  function jump(back) {
    if (!seek() || spots.length === 0) return;
    const { selectionStart: start, selectionEnd: end } = field.area;
    const next = back ? (spots.filter(([at]) => at < start).at(-1) ?? spots.at(-1)) : (spots.find(([at]) => at >= end && !(at === start && end > start)) ?? spots[0]);
    field.choose(...next);
    seek();
    showPlace();
  }

  function replaceOne() {
    const pattern = seek();
    if (!pattern) return;
    const { selectionStart: start, selectionEnd: end } = field.area;
    if (spots.some(([from, to]) => from === start && to === end)) {
      const what = wanted();
      field.replace(start, end, find.substitute(field.text, [start, end], pattern, what.to, what.isPattern));
    }
    jump(false);
  }

  function replaceEvery() {
    const pattern = seek();
    if (!pattern) return;
    const what = wanted();
    let total = 0;
    let files = 0;
    for (const [path, page] of what.isEverywhere ? pages : [[state.current, pages.get(state.current)]]) {
      const { text, count } = find.replaceAll(page.text, pattern, what.to, what.isPattern);
      if (count === 0) continue;
      total += count;
      files += 1;
      if (path === state.current) field.replaceAll(text);
      else field.rewrite(page, text);
      unsaved.add(path);
    }
    touch();
    seek();
    say(total === 0 ? 'There is nothing to replace.' : `${total} ${total === 1 ? 'result' : 'results'} replaced${files > 1 ? ` in ${files} files` : ''}. Undo takes it back, file by file.`);
  }

  seekForm.addEventListener('input', seek);
  seekForm.addEventListener('submit', (event) => {
    event.preventDefault();
    jump(false);
  });
  seekForm.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeFind();
    if (event.key === 'Enter' && event.shiftKey) {
      event.preventDefault();
      jump(true);
    }
  });
  const findDo = { previous: () => jump(true), replace: replaceOne, all: replaceEvery, close: closeFind };
  for (const button of document.querySelectorAll('[data-find-do]')) button.addEventListener('click', () => findDo[button.dataset.findDo]());

  function closeFind() {
    seekForm.hidden = true;
    field.wanted = null;
    field.paint();
    field.area.focus();
  }

  /* Commands */

  /** What the browser's own dialogs answer; a closed dialog is no mistake. */
  async function pick(way, input) {
    try {
      const chosen = await way();
      if (chosen) add(chosen.files, chosen.notes);
      else input.click();
    } catch (error) {
      if (error.name !== 'AbortError') input.click();
    }
  }

  const commands = {
    new() {
      const folder = state.current?.includes('/') ? state.current.replace(/[^/]*$/, '') : '';
      ask({ title: 'New file', label: 'Its name, with a folder if you like', value: `${folder}untitled.txt`, button: 'Create', check: checkPath(null) }, (value) => {
        const path = disk.clean(value);
        pages.set(path, Field.page('', languages.of(path)));
        open(path);
        field.area.focus();
        touch(path);
      });
    },
    open: () => pick(disk.pickFiles, one('[data-files]')),
    folder: () => pick(disk.pickFolder, one('[data-folder]')),
    async save() {
      try {
        say(await disk.save(state.current, field.text));
      } catch (error) {
        if (error.name !== 'AbortError') say(`It could not be written: ${error.message}`);
      }
    },
    export() {
      if (pages.size === 0) {
        say('There are no files.');
        return;
      }
      const name = state.title.normalize('NFKD').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'files';
      disk.give(Copybook.zip.pack([...pages].map(([path, { text }]) => ({ name: path, text }))), `${name}.zip`);
      say('The download has started.');
    },
    undo: () => field.travel(true) || say('There is nothing to undo in this file.'),
    redo: () => field.travel(false) || say('There is nothing to redo in this file.'),
    find() {
      const chosen = field.text.slice(field.area.selectionStart, field.area.selectionEnd);
      seekForm.hidden = false;
      if (chosen && !chosen.includes('\n')) seekForm.elements.text.value = chosen;
      seekForm.elements.text.focus();
      seekForm.elements.text.select();
      seek();
    },
    line() {
      ask(
        {
          title: 'Go to line',
          label: `1 to ${field.lines.length}`,
          value: String(field.caret.line),
          button: 'Go',
          number: true,
          check: (value) => (/^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= field.lines.length ? null : `This file has lines 1 to ${field.lines.length}.`),
        },
        (value) => field.goTo(Number(value)),
      );
    },
    indent() {
      try {
        const page = pages.get(state.current);
        say(field.replaceAll(Copybook.indent(field.text, page.language)) ? 'Reindented.' : 'The indentation is right already.');
      } catch (error) {
        say(error.message);
      }
    },
    rename() {
      const old = state.current;
      ask({ title: 'Rename', label: 'Another name or folder', value: old, button: 'Rename', check: checkPath(old) }, (value) => {
        const path = disk.clean(value);
        if (path === old) return;
        const page = pages.get(old);
        pages.delete(old);
        page.language = languages.of(path);
        pages.set(path, page);
        disk.forget(old);
        state.tabs = state.tabs.map((other) => (other === old ? path : other));
        unsaved.add(old);
        open(path);
        touch(path);
      });
    },
    remove() {
      const path = state.current;
      const page = pages.get(path);
      const at = state.tabs.indexOf(path);
      pages.delete(path);
      unsaved.add(path);
      close(path);
      say(`${path} is deleted.`, 'Undo', () => {
        pages.set(path, page);
        state.tabs.splice(at, 0, path);
        open(path);
        touch(path);
      });
    },
    keys: () => one('dialog[data-keys]').showModal(),
  };
  for (const button of document.querySelectorAll('[data-do]'))
    if (button.dataset.do !== 'theme') button.addEventListener('click', () => commands[button.dataset.do]());

  one('#title').addEventListener('change', (event) => {
    state.title = event.target.value.trim() || 'Untitled';
    event.target.value = state.title;
    touch();
  });
  for (const [selector, pathOf] of [['[data-files]', (file) => file.name], ['[data-folder]', (file) => file.webkitRelativePath || file.name]])
    one(selector).addEventListener('change', async (event) => {
      const chosen = [...event.target.files].map((file) => ({ path: pathOf(file), file }));
      event.target.value = '';
      if (chosen.length === 0) return;
      const { files, notes } = await disk.read(chosen);
      add(files, notes);
    });
  addEventListener('dragover', (event) => {
    if ([...event.dataTransfer.types].includes('Files')) event.preventDefault();
  });
  addEventListener('drop', async (event) => {
    const dropped = [...event.dataTransfer.files].map((file) => ({ path: file.name, file }));
    if (dropped.length === 0) return;
    event.preventDefault();
    const { files, notes } = await disk.read(dropped);
    add(files, notes);
  });

  /* Keys: [shown, what it does, how to recognise it, act] */

  const step = (by) => {
    const { tabs, current } = state;
    if (tabs.length > 1) open(tabs[(tabs.indexOf(current) + by + tabs.length) % tabs.length]);
  };
  const key = (letter, shift = false) => (event) => event.key.toLowerCase() === letter && event.shiftKey === shift && !event.altKey;
  const keys = [
    ['S', 'Save to disk', key('s'), commands.save],
    ['O', 'Open files', key('o'), commands.open],
    ['F', 'Find and replace', key('f'), commands.find],
    ['G', 'Go to line', key('g'), commands.line],
    ['Shift F', 'Reindent', key('f', true), commands.indent],
    ['Shift E', 'Export zip', key('e', true), commands.export],
    ['Alt N', 'New file', (event) => event.altKey && event.code === 'KeyN', commands.new],
    ['Alt ← →', 'Previous and next tab', (event) => event.altKey && /^Arrow(?:Left|Right)$/.test(event.key), (event) => step(event.key === 'ArrowLeft' ? -1 : 1)],
    ['Alt W', 'Close the tab', (event) => event.altKey && event.code === 'KeyW', () => close(state.current)],
  ];
  const command = isMac ? '⌘' : 'Ctrl';
  one('[data-key-list]').append(
    ...[
      ...keys.map(([name, what]) => [`${command} ${name}`, what]),
      [`${command} Z, ${command} Y`, 'Undo, redo in this file'],
      [`${command} /`, 'Toggle comments'],
      ['Alt ↑ ↓', 'Move lines'],
      ['Tab, Shift Tab', 'Indent, outdent'],
      ['Esc, then Tab', 'Leave the page'],
    ].map(([name, what]) => make('div', {}, make('dt', { textContent: name }), make('dd', { textContent: what }))),
  );
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || one('dialog[open]')) return;
    const found = keys.find(([, , is]) => is(event));
    if (!found || (!state.current && ['S', 'F', 'G', 'Shift F', 'Alt W'].includes(found[0]))) return;
    event.preventDefault();
    found[3](event);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && unsaved.size) save();
  });

  /* Begin */

  const begin = (files, kept) => {
    for (const [path, text] of files) pages.set(path, Field.page(text, languages.of(path)));
    state = { title: kept.title ?? samples.title, tabs: (kept.tabs ?? []).filter((path) => pages.has(path)), current: null };
    state.current = pages.has(kept.current) ? kept.current : (state.tabs[0] ?? null);
    if (state.current) field.open(pages.get(state.current), `${state.current}, ${languages.all[pages.get(state.current).language].name}`);
    show();
    one('[data-book]').dataset.ready = '';
    field.paint();
  };
  store.load().then((kept) => {
    if (kept) {
      begin(kept.files, kept.state);
      put('saved', 'Saved');
      return;
    }
    const { files, open: tabs } = samples;
    begin(Object.entries(files), { tabs: [...tabs], current: tabs[0] });
    touch(...pages.keys());
  });
})();
