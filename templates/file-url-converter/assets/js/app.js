/* Puts it together: what comes in, the label, what is written, the list and the steps back. */
(() => {
  const { bytes: codec, types, convert, bars, store } = Waybill;
  const one = (selector) => document.querySelector(selector);
  const put = (name, text) => {
    one(`[data-put="${name}"]`).textContent = text;
  };
  const make = (name, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };
  /** Checksums need all bytes at once. */
  const mostRead = 500_000_000;
  const mostParcels = 12;

  /** Parcels are never changed, only replaced: a step back is the list as it was. */
  let state = { parcels: [], current: null, form: 'data', how: 'base64', wrap: false };
  let past = [];
  let future = [];
  let written = '';
  let link = null;
  let turn = 0;
  const sums = new WeakMap();
  const sizes = new WeakMap();

  const current = () => state.parcels.find(({ id }) => id === state.current) ?? state.parcels[0] ?? null;
  const newId = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 7);

  function step(change) {
    past.push({ ...state });
    if (past.length > 100) past.shift();
    future = [];
    state = { ...state, ...change };
    settle();
  }

  function travel(from, to, nothing) {
    const before = from.pop();
    if (!before) {
      say(nothing);
      return;
    }
    to.push({ ...state });
    state = before;
    settle();
  }

  function settle() {
    if (!state.parcels.some(({ id }) => id === state.current)) state.current = state.parcels[0]?.id ?? null;
    showList();
    showLabel();
    clearTimeout(settle.timer);
    settle.timer = setTimeout(() => store.save(state), 200);
    one('[data-do="undo"]').setAttribute('aria-disabled', String(past.length === 0));
    one('[data-do="redo"]').setAttribute('aria-disabled', String(future.length === 0));
  }

  /* In */

  async function nameFor(name, type) {
    if (name) return name;
    const ending = types.endingFor(type) ?? 'bin';
    const taken = new Set(state.parcels.map((parcel) => parcel.name));
    for (let n = 1; ; n += 1) if (!taken.has(`${Waybill.fileName}-${n}.${ending}`)) return `${Waybill.fileName}-${n}.${ending}`;
  }

  async function take(files) {
    const fresh = [];
    for (const file of files) {
      try {
        const start = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
        const type = file.type || types.byEnding(file.name) || types.sniff(start);
        fresh.push({ id: newId(), name: await nameFor(file.name, type), type, blob: file, came: 'a file', at: Date.now() });
      } catch {
        say(`${file.name} can not be read. Folders can not be converted.`);
      }
    }
    if (fresh.length === 0) return;
    add(fresh);
  }

  function add(fresh) {
    step({ parcels: [...fresh, ...state.parcels].slice(0, mostParcels), current: fresh[0].id });
    print();
    const large = fresh.some(({ blob }) => blob.size > store.most);
    say(`${fresh.length === 1 ? fresh[0].name : `${fresh.length} files`} added.${large ? ' Files over 10 MB are not kept for the next visit.' : ''}`);
  }

  async function addRead({ bytes, type, as }) {
    problem('');
    add([{ id: newId(), name: await nameFor('', type), type, blob: new Blob([bytes]), came: as, at: Date.now() }]);
    one('#text').value = '';
  }

  one('[data-form]').addEventListener('submit', async (event) => {
    event.preventDefault();
    const field = one('#text');
    try {
      await addRead(convert.read(field.value));
    } catch (error) {
      problem(error instanceof URIError ? 'A percent sign in this data: URL is not followed by two hexadecimal digits that stand for a character.' : error.message);
      field.focus();
    }
  });
  one('#text').addEventListener('input', () => problem(''));

  function problem(text) {
    const box = one('[data-put="problem"]');
    box.textContent = text;
    box.hidden = !text;
    // An empty field has no words to keep.
    one('[data-do="as-text"]').hidden = !text || one('#text').value.trim() === '';
    one('#text').setAttribute('aria-invalid', String(Boolean(text)));
  }

  /* The label */

  function print() {
    const label = one('[data-label]');
    label.classList.remove('fresh');
    void label.offsetWidth;
    label.classList.add('fresh');
  }

  async function showLabel() {
    const mine = ++turn;
    const parcel = current();
    one('[data-label]').toggleAttribute('data-empty', !parcel);
    for (const field of ['#name', '#type']) one(field).disabled = !parcel;
    for (const name of ['copy', 'download', 'open']) one(`[data-do="${name}"]`).disabled = !parcel;
    for (const button of one('[data-forms]').children) button.setAttribute('aria-pressed', String(button.dataset.form === state.form));
    if (link) URL.revokeObjectURL(link);
    link = null;
    if (!parcel) {
      for (const name of ['code', 'unit', 'bytes', 'grown', 'holds', 'came', 'length']) put(name, '');
      if (one('[data-bars]')) put('sha', '');
      put('code', '—');
      put('weight', '0');
      one('#name').value = '';
      one('#type').value = '';
      one('[data-pane]').replaceChildren();
      one('[data-bars] path')?.setAttribute('d', '');
      one('[data-text]').textContent = 'Choose a file or paste a text. Its label appears here.';
      one('[data-sums]').hidden = true;
      one('[data-written]').hidden = false;
      written = '';
      return;
    }
    const { name, type, blob, came } = parcel;
    const [weight, unit] = types.formatSize(blob.size);
    put('code', (types.ending(name) || 'file').slice(0, 5).toUpperCase());
    put('weight', weight);
    put('unit', unit);
    put('bytes', blob.size.toLocaleString('en'));
    put('grown', (Math.ceil(blob.size / 3) * 4).toLocaleString('en'));
    put('came', came);
    if (document.activeElement !== one('#name')) one('#name').value = name;
    if (document.activeElement !== one('#type')) one('#type').value = type;
    // A page or a drawing of a stranger could carry a script, so a link shows it as text.
    const isActive = /html|svg|xml/.test(type);
    link = URL.createObjectURL(new Blob([blob], { type: isActive ? 'text/plain' : type }));
    await showContent(parcel, mine);
    if (mine !== turn) return;
    await showWritten(parcel, mine);
    if (mine !== turn) return;
    one('[data-bench]').dataset.ready = '';
    const sha = await sumOf(parcel, 'SHA-256');
    if (mine !== turn) return;
    if (!one('[data-bars]')) return;
    put('sha', sha ?? (blob.size > mostRead ? 'not calculated for more than 500 MB' : 'needs https or a page opened from disk'));
    const { path, width } = bars(sha ?? '');
    one('[data-bars]').setAttribute('viewBox', `0 0 ${width} 10`);
    one('[data-bars] path').setAttribute('d', path);
  }

  function sumOf(parcel, name) {
    if (parcel.blob.size > mostRead) return Promise.resolve(null);
    if (!sums.has(parcel.blob)) sums.set(parcel.blob, new Map());
    const known = sums.get(parcel.blob);
    if (!known.has(name)) known.set(name, parcel.blob.arrayBuffer().then((buffer) => codec.checksum(name, buffer)));
    return known.get(name);
  }

  let pictureUrl;
  async function showContent({ name, type, blob }, mine) {
    const pane = one('[data-pane]');
    let holds = 'data';
    let shown = null;
    if (pictureUrl) URL.revokeObjectURL(pictureUrl);
    pictureUrl = null;
    try {
      if (/^image\//.test(type)) {
        pictureUrl = URL.createObjectURL(new Blob([blob], { type }));
        const image = make('img', { src: pictureUrl, alt: `Picture: ${name}` });
        await image.decode();
        const size = [image.naturalWidth, image.naturalHeight];
        sizes.set(blob, size);
        holds = `${size[0]} × ${size[1]} px`;
        shown = image;
      } else if (/^(?:audio|video)\//.test(type)) {
        pictureUrl = URL.createObjectURL(new Blob([blob], { type }));
        shown = make(type.slice(0, 5), { src: pictureUrl, controls: true });
        holds = type.startsWith('audio') ? 'sound' : 'film';
      } else if (types.isText(type)) {
        const text = await blob.slice(0, 2_000_000).text();
        const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
        holds = blob.size > 2_000_000 ? 'text' : `${lines.toLocaleString('en')} ${lines === 1 ? 'line' : 'lines'}`;
        shown = make('pre', { textContent: text.slice(0, 400) });
      }
    } catch {
      holds = /^image\//.test(type) ? 'no picture this browser knows' : 'data';
    }
    if (mine !== turn) return;
    put('holds', holds);
    pane.replaceChildren(...(shown ? [shown] : []));
    pane.dataset.kind = shown ? shown.localName : 'box';
  }

  async function showWritten(parcel, mine) {
    const { form } = state;
    const isSums = form === 'sums';
    const isLink = form === 'link';
    one('[data-sums]').hidden = !isSums;
    one('[data-written]').hidden = isSums;
    one('[data-how]').hidden = !['data', 'css', 'html', 'markdown'].includes(form) || !types.isText(parcel.type);
    one('[data-wrap]').hidden = form !== 'base64';
    one('[data-how] input').checked = state.how === 'text';
    one('[data-wrap] input').checked = state.wrap;
    const text = one('[data-text]');
    try {
      if (isSums) {
        await showSums(parcel, mine);
        return;
      }
      const whole = isLink ? link : await convert.write(form, parcel, { how: state.how, wrap: state.wrap, size: sizes.get(parcel.blob) });
      if (mine !== turn) return;
      written = whole;
      text.textContent = whole.length > 5000 ? `${whole.slice(0, 5000)}…` : whole || '(empty)';
      const kind = /html|svg|xml/.test(parcel.type) ? ' It opens as text, so that no script in it can run.' : '';
      put('length', isLink ? `Works in this browser until you leave the page.${kind}` : `${whole.length.toLocaleString('en')} characters${whole.length > 5000 ? ', the first 5,000 shown. Copy takes all' : ''}`);
      one('[data-do="copy"]').disabled = false;
    } catch (error) {
      if (mine !== turn) return;
      written = '';
      text.textContent = error.message;
      put('length', '');
      one('[data-do="copy"]').disabled = true;
    }
  }

  async function showSums(parcel, mine) {
    const names = ['MD5', 'SHA-1', 'SHA-256', 'SHA-512', 'CRC-32'];
    const box = one('[data-sums]');
    put('length', 'Calculating');
    const all = [];
    for (const name of names) {
      all.push([name, (await sumOf(parcel, name)) ?? 'not available']);
      if (mine !== turn) return;
    }
    written = all.map(([name, value]) => `${name}  ${value}`).join('\n');
    const compare = make('input', { id: 'compare', autocomplete: 'off', spellcheck: false });
    const verdict = make('dd', {});
    verdict.setAttribute('role', 'status');
    compare.addEventListener('input', () => {
      const wanted = compare.value.replace(/[\s:]/g, '').toLowerCase();
      const match = all.find(([, value]) => value === wanted);
      verdict.textContent = !wanted ? '' : match ? `The same as ${match[0]}.` : 'None of these.';
      verdict.dataset.same = String(Boolean(match));
    });
    box.replaceChildren(
      ...all.map(([name, value]) => make('div', {}, make('dt', { className: 'cap', textContent: name }), make('dd', {}, make('code', { textContent: value })))),
      make('div', { className: 'compare' }, make('dt', {}, make('label', { className: 'cap', htmlFor: 'compare', textContent: 'Compare with' })), make('dd', {}, compare), verdict),
    );
    put('length', '');
    one('[data-do="copy"]').disabled = false;
  }

  const edit = (field, change) => {
    const input = one(field);
    input.addEventListener('change', () => {
      const parcel = current();
      const value = input.value.trim();
      if (!parcel || !value || value === parcel[change]) {
        input.value = parcel?.[change] ?? '';
        return;
      }
      if (change === 'type' && !/^[a-z0-9.+-]+\/[a-z0-9.+*-]+(?:\s*;.*)?$/i.test(value)) {
        say(`“${value}” is not a type. A type has two halves, for example image/png.`);
        input.value = parcel.type;
        return;
      }
      const clean = change === 'name' ? value.replace(/[\\/:*?"<>|]/g, '-') : value;
      step({ parcels: state.parcels.map((other) => (other.id === parcel.id ? { ...parcel, [change]: clean } : other)) });
    });
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') input.blur();
    });
  };
  edit('#name', 'name');
  edit('#type', 'type');

  /* The list */

  function showList() {
    const list = one('[data-list]');
    const index = [...list.children].findIndex((item) => item.contains(document.activeElement));
    const isAway = document.activeElement?.classList.contains('away');
    list.replaceChildren(
      ...state.parcels.map((parcel) => {
        const open = make('button', { type: 'button', className: 'open' }, make('b', { textContent: parcel.name }), make('span', { textContent: types.formatSize(parcel.blob.size).join(' ') }));
        if (parcel.id === state.current) open.setAttribute('aria-current', 'true');
        open.addEventListener('click', () => {
          if (parcel.id === state.current) return;
          state = { ...state, current: parcel.id };
          settle();
          print();
        });
        const away = make('button', { type: 'button', className: 'away', textContent: 'Remove' });
        away.setAttribute('aria-label', `Remove ${parcel.name}`);
        away.addEventListener('click', () => {
          step({ parcels: state.parcels.filter(({ id }) => id !== parcel.id) });
          say(`${parcel.name} is removed.`, 'Undo', commands.undo);
        });
        return make('li', {}, open, away);
      }),
    );
    one('[data-none]').hidden = state.parcels.length > 0;
    one('[data-do="clear"]').hidden = state.parcels.length === 0;
    if (index >= 0) (list.children[Math.min(index, state.parcels.length - 1)]?.querySelector(isAway ? '.away' : '.open') ?? one('[data-do="choose"]')).focus();
  }

  /* Out */

  async function copyText(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const area = make('textarea', { value: text });
      document.body.append(area);
      area.select();
      const done = document.execCommand('copy');
      area.remove();
      return done;
    }
  }

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

  const commands = {
    undo: () => travel(past, future, 'There is nothing to undo.'),
    redo: () => travel(future, past, 'There is nothing to redo.'),
    choose: () => one('[data-file]').click(),
    'as-text': () => addRead(convert.asText(one('#text').value)),
    clear() {
      step({ parcels: [] });
      one('[data-do="choose"]').focus();
      say('The list is cleared.', 'Undo', commands.undo);
    },
    async copy() {
      const isDone = await copyText(written);
      one('[data-do="copy"]').focus();
      say(isDone ? `Copied: ${written.length.toLocaleString('en')} characters.` : 'The browser refused to copy. Select the text and copy it by hand.');
    },
    download() {
      const { blob, name, type } = current();
      const away = make('a', { href: URL.createObjectURL(new Blob([blob], { type })), download: name });
      away.click();
      setTimeout(() => URL.revokeObjectURL(away.href), 10_000);
      say('The download has begun.');
    },
    open: () => window.open(link, '_blank', 'noopener'),
  };
  for (const button of document.querySelectorAll('[data-do]'))
    if (button.dataset.do !== 'theme') button.addEventListener('click', () => commands[button.dataset.do]());

  for (const { id, label } of convert.forms) {
    const button = make('button', { type: 'button', textContent: label });
    button.dataset.form = id;
    button.addEventListener('click', () => {
      state = { ...state, form: id };
      settle();
    });
    one('[data-forms]').append(button);
  }
  one('[data-how] input').addEventListener('change', (event) => {
    state = { ...state, how: event.target.checked ? 'text' : 'base64' };
    settle();
  });
  one('[data-wrap] input').addEventListener('change', (event) => {
    state = { ...state, wrap: event.target.checked };
    settle();
  });

  one('[data-file]').addEventListener('change', (event) => {
    const chosen = [...event.target.files];
    event.target.value = '';
    take(chosen);
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
    if (!event.dataTransfer.files.length) return;
    event.preventDefault();
    take([...event.dataTransfer.files]);
  });
  addEventListener('paste', (event) => {
    const files = [...event.clipboardData.files];
    if (files.length) {
      event.preventDefault();
      take(files);
    } else if (!event.target.matches?.('input, textarea')) {
      const text = event.clipboardData.getData('text/plain');
      if (!text) return;
      one('#text').value = text;
      one('[data-form]').requestSubmit();
    }
  });
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const isField = event.target.matches?.('input, textarea');
    const key = event.key.toLowerCase();
    if (!isField && (key === 'z' || key === 'y')) {
      event.preventDefault();
      commands[key === 'y' || event.shiftKey ? 'redo' : 'undo']();
    } else if (key === 'o') {
      event.preventDefault();
      commands.choose();
    } else if (key === 's' && current()) {
      event.preventDefault();
      commands.download();
    } else if (key === 'enter' && event.target.id === 'text') one('[data-form]').requestSubmit();
  });

  /** A longer name is set smaller, so that it keeps to one line. */
  function fitTitle() {
    const title = one('h1');
    title.style.fontSize = '';
    const share = title.clientWidth / title.scrollWidth;
    if (share < 1) title.style.fontSize = `${Number.parseFloat(getComputedStyle(title).fontSize) * share * 0.99}px`;
  }
  addEventListener('resize', fitTitle);
  document.fonts.ready.then(fitTitle);

  /* Begin */

  state.parcels = Waybill.samples.map(({ name, type, text }, n) => ({ id: `sample-${n}`, name, type, blob: new Blob([text]), came: 'a sample', at: 0 }));
  store.load().then((kept) => {
    if (kept) state = { ...state, ...kept };
    settle();
  });
})();
