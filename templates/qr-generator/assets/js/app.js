/* Puts the printer together: state, undo, keys, and what each button does. */
window.Feedroll = window.Feedroll || {};
(async () => {
  const { kinds, state: shape, store, tape, form, look, grade, label, draw, disk } = Feedroll;
  const $ = (selector) => document.querySelector(selector);
  const fields = $('[data-fields]');
  const display = $('[data-display]');
  const caption = $('#caption');
  const px = $('#px');
  const mm = $('#mm');
  let state = (await store.load()) ?? shape.first();
  let coded = null;
  let shownKind = null;
  const past = [];
  const future = [];
  let lastKey = '';
  let lastTime = 0;
  let saving = 0;

  const values = () => state.draft.values[state.draft.kind];
  const isEmpty = () => Object.keys(kinds[state.draft.kind].check(values())).length > 0 && !coded.fault;

  /** The small black display: what just happened. It is read out. */
  function say(text) {
    display.textContent = text;
  }

  /** Changes the state as one step of undo. Changes with the same key that follow each other closely are one step. */
  function change(mutate, key = '') {
    const before = JSON.stringify(state);
    mutate(state);
    if (JSON.stringify(state) === before) return;
    const now = Date.now();
    if (!key || key !== lastKey || now - lastTime > 1500) past.push(before);
    if (past.length > 100) past.shift();
    future.length = 0;
    lastKey = key;
    lastTime = now;
    render();
    save();
  }

  function save() {
    clearTimeout(saving);
    saving = setTimeout(write, 250);
  }

  async function write() {
    clearTimeout(saving);
    saving = 0;
    const isKept = await store.save(state);
    $('[data-kept]').textContent = isKept ? 'Kept in this browser' : 'Not kept: this browser stores nothing here';
  }

  // Who leaves within that quarter of a second loses nothing.
  addEventListener('pagehide', () => {
    if (saving) write();
  });

  function travel(from, to, word) {
    if (from.length === 0) return;
    to.push(JSON.stringify(state));
    state = JSON.parse(from.pop());
    lastKey = '';
    tape.forget();
    render();
    save();
    say(word);
  }

  function render() {
    const { draft } = state;
    if (shownKind !== draft.kind) {
      shownKind = draft.kind;
      form.build(fields, draft.kind, values(), (id, value) => {
        change(({ draft: { kind, values: all } }) => {
          all[kind][id] = value;
        }, `${draft.kind}.${id}`);
      });
    } else form.fill(fields, draft.kind, values());
    for (const radio of document.querySelectorAll('[name="kind"]')) radio.checked = radio.value === draft.kind;
    if (caption.value !== draft.caption) caption.value = draft.caption;
    if (document.activeElement !== px) px.value = state.out.px;
    if (document.activeElement !== mm) mm.value = state.out.mm;
    look.fill(draft.look);
    coded = label.encode(draft.kind, values(), draft.look);
    form.show(fields, draft.kind, values(), false);
    tape.drawSlot(draft, state.next, coded, isEmpty());
    tape.drawRoll(state.roll);
    renderGrade();
    $('[data-readout]').textContent = `No ${String(state.next).padStart(4, '0')}, ${coded.symbol && !isEmpty() ? `${coded.symbol.version}-${coded.symbol.level}, ` : ''}${state.out.mm} mm`;
    const count = state.roll.length;
    $('[data-roll-empty]').hidden = count > 0;
    $('[data-count-roll]').textContent = count === 0 ? 'Empty roll' : `${count} on the roll`;
    $('[data-do="clear"]').disabled = count === 0;
    $('[data-do="undo"]').disabled = past.length === 0;
    $('[data-do="redo"]').disabled = future.length === 0;
    for (const button of document.querySelectorAll('[data-needs-code]')) button.disabled = !coded.symbol || isEmpty();
  }

  function renderGrade() {
    const box = $('[data-grade]');
    if (!coded.symbol || isEmpty()) {
      box.dataset.grade = '';
      $('[data-letter]').textContent = '–';
      $('[data-measures]').textContent = coded.fault ?? 'Nothing to verify yet.';
      $('[data-notes]').replaceChildren();
      return;
    }
    const { letter, contrast, module, notes } = grade.judge(coded.symbol, state.draft.look, state.out.mm);
    box.dataset.grade = letter;
    $('[data-letter]').textContent = letter;
    $('[data-measures]').textContent = `Contrast ${contrast} %, module ${module.toFixed(2)} mm, level ${coded.symbol.level}`;
    const list = notes.length > 0 ? notes : ['Any reader will take it, in poor light as well.'];
    $('[data-notes]').replaceChildren(...list.map((text) => label.element('li', '', text)));
  }

  /** Whether the label in the slot is whole; if not, shows all errors and goes to the first. */
  function isReady() {
    const isWhole = form.show(fields, state.draft.kind, values(), true);
    if (!isWhole) {
      fields.querySelector('[aria-invalid]')?.focus();
      say('Something is missing: see the red lines.');
    } else if (coded.fault) say(coded.fault);
    return isWhole && !coded.fault;
  }

  const newId = () => `label-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

  function print() {
    if (!isReady()) return;
    const number = state.next;
    change((next) => {
      const { kind, caption: words, look: style } = next.draft;
      next.roll.unshift({ id: newId(), number, kind, caption: words, values: structuredClone(values()), look: structuredClone(style) });
      next.roll.length = Math.min(next.roll.length, shape.mostLabels);
      next.next += 1;
    });
    tape.feed();
    say(`Label ${number} printed. The next is in the slot.`);
  }

  function addToRoll(list) {
    const room = shape.mostLabels - state.roll.length;
    const taken = list.slice(0, room);
    change((next) => {
      for (const { caption: words, text } of taken) {
        next.roll.unshift({ id: newId(), number: next.next, kind: 'text', caption: words, values: { text }, look: structuredClone(next.draft.look) });
        next.next += 1;
      }
    });
    tape.feed();
    say(taken.length < list.length ? `${taken.length} put on the roll; it holds ${shape.mostLabels}.` : `${taken.length} labels put on the roll.`);
  }

  async function saveCode(entry, kind) {
    const { symbol } = label.encode(entry.kind, entry.values, entry.look);
    const plan = draw.plan(symbol, entry.look);
    const name = `${label.fileName(entry.caption)}.${kind}`;
    const blob = kind === 'svg' ? new Blob([draw.toSvg(plan, { px: state.out.px, title: entry.caption })], { type: 'image/svg+xml' }) : await draw.toPng(plan, state.out.px);
    disk.save(blob, name);
    say(`${name}, ${state.out.px} pixels wide.`);
  }
  const inSlot = () => ({ ...state.draft, values: values() });
  const sheetEntry = (entry) => ({
    caption: entry.caption,
    svg: label.svg(label.encode(entry.kind, entry.values, entry.look).symbol, entry.look),
  });

  const acts = {
    print,
    undo: () => travel(past, future, 'Undone.'),
    redo: () => travel(future, past, 'Redone.'),
    svg: () => isReady() && saveCode(inSlot(), 'svg'),
    png: () => isReady() && saveCode(inSlot(), 'png'),
    'copy-picture': async () => {
      if (!isReady()) return;
      const blob = await draw.toPng(draw.plan(coded.symbol, state.draft.look), state.out.px);
      say((await disk.copyPicture(blob)) ? 'The picture is on the clipboard.' : 'This browser does not let pages use the clipboard. Save the PNG instead.');
    },
    'copy-text': async () => {
      if (!isReady()) return;
      say((await disk.copyText(coded.text)) ? 'The text in the code is on the clipboard.' : 'This browser does not let pages use the clipboard.');
    },
    sheet: () => {
      const sources = { roll: () => state.roll.map(sheetEntry) };
      if (coded.symbol && !isEmpty()) sources.slot = () => [sheetEntry(inSlot())];
      Feedroll.sheet.open(sources, sources.slot ? 'slot' : 'roll');
    },
    batch: () => Feedroll.batch.open({ look: () => state.draft.look, out: () => state.out, addToRoll, say }),
    blank: () => {
      change(({ draft }) => {
        draft.values[draft.kind] = shape.readValues(draft.kind, {});
        draft.caption = '';
      });
      for (const row of fields.querySelectorAll('[data-field]')) delete row.dataset.isTouched;
      render();
      caption.focus();
      say('The label is cleared. Undo brings it back.');
    },
    plain: () => change(({ draft }) => {
      draft.look = { ...Feedroll.samples.look, picture: draft.look.picture };
    }),
    clear: () => {
      change((next) => {
        next.roll = [];
      });
      say('The roll is empty. Undo brings it back.');
    },
    export: () => {
      const name = `${label.fileName(document.querySelector('h1').textContent)}.json`;
      disk.save(new Blob([JSON.stringify(state, null, 2)], { type: 'application/json' }), name);
      say(`The whole roll is in ${name}.`);
    },
    import: () => $('[data-import]').click(),
    keys: () => {
      $('[data-keys]').showModal();
      $('#d-keys').focus();
    },
  };

  $('[data-import]').addEventListener('change', async ({ target }) => {
    const [file] = target.files;
    target.value = '';
    if (!file) return;
    let incoming = null;
    try {
      incoming = shape.read(JSON.parse(await file.text()));
    } catch {
      // Not JSON at all: told below, together with JSON that is something else.
    }
    if (!incoming) {
      say(`${file.name} was not exported here. Nothing was changed.`);
      return;
    }
    tape.forget();
    change((next) => Object.assign(next, incoming));
    say(`${incoming.roll.length} labels imported. Undo brings the old roll back.`);
  });

  tape.list.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-act]');
    if (!button) return;
    const { id } = button.closest('[data-id]').dataset;
    const entry = state.roll.find((one) => one.id === id);
    if (button.dataset.act === 'edit') {
      change(({ draft }) => {
        Object.assign(draft, { kind: entry.kind, caption: entry.caption, look: structuredClone(entry.look) });
        draft.values[entry.kind] = structuredClone(entry.values);
      });
      $('[data-tape]').scrollLeft = 0;
      say(`Label ${entry.number} is in the slot again, as a copy.`);
      caption.focus();
    } else if (button.dataset.act === 'remove') {
      change((next) => {
        next.roll = next.roll.filter((one) => one.id !== id);
      });
      say(`Label ${entry.number} removed. Undo brings it back.`);
      $('[data-tape]').focus();
    } else saveCode(entry, button.dataset.act);
  });

  document.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-do]');
    if (button && !button.disabled) acts[button.dataset.do]?.();
  });
  for (const radio of document.querySelectorAll('[name="kind"]'))
    radio.addEventListener('change', () => change(({ draft }) => {
      draft.kind = radio.value;
    }));
  caption.addEventListener('input', () => change(({ draft }) => {
    draft.caption = caption.value;
  }, 'caption'));
  for (const [input, name, least, most] of [[px, 'px', 64, 4096], [mm, 'mm', 8, 200]]) {
    input.addEventListener('input', () => {
      const value = Math.round(Number(input.value));
      if (value >= least && value <= most) change(({ out }) => {
        out[name] = value;
      }, name);
    });
    input.addEventListener('blur', () => {
      input.value = state.out[name];
    });
  }
  fields.addEventListener('focusout', () => form.show(fields, state.draft.kind, values(), false));
  look.build((parts, key) => change(({ draft }) => Object.assign(draft.look, parts), key && `look.${key}`), say);

  document.addEventListener('keydown', (event) => {
    if (document.querySelector('dialog[open]')) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const isTyping = event.target.matches('textarea, select, input:not([type="radio"], [type="checkbox"], [type="color"])');
    const key = event.key.toLowerCase();
    const run = (name) => {
      event.preventDefault();
      acts[name]();
    };
    if (isCommand && key === 'enter') run('print');
    else if (isCommand && key === 's') run(event.shiftKey ? 'png' : 'svg');
    else if (isCommand && key === 'z' && !isTyping) run(event.shiftKey ? 'redo' : 'undo');
    else if (isCommand && key === 'y' && !isTyping) run('redo');
    else if (event.altKey && /^[1-7]$/.test(event.key)) {
      event.preventDefault();
      const radio = document.querySelectorAll('[name="kind"]')[Number(event.key) - 1];
      radio.click();
      radio.focus();
    } else if (!isCommand && !event.altKey && !isTyping && key === '?') run('keys');
  });

  render();
  say(`Ready. Label ${state.next} is in the slot.`);
  // The style sheet shows the printer from here on: when the fonts are there, but never later than in a second.
  await Promise.race([document.fonts.ready, new Promise((done) => setTimeout(done, 1000))]);
  document.documentElement.dataset.ready = '';
})();
