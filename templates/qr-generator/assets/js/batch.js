/* Many labels from one list: shows what comes in, makes a zip of files, a sheet, or puts them on the roll. */
window.Feedroll = window.Feedroll || {};
Feedroll.batch = (() => {
  const { label, label: { element }, csv, disk, draw } = Feedroll;
  const dialog = document.querySelector('[data-batch]');
  const form = dialog.querySelector('form');
  const { elements } = form;
  const table = dialog.querySelector('tbody');
  const note = dialog.querySelector('[data-batch-note]');
  const mostRows = 500;
  let header = [];
  let rows = [];
  let host = null;
  let isStopped = false;

  function readList(text) {
    const fault = dialog.querySelector('[data-list-fault]');
    let all = [];
    fault.hidden = true;
    try {
      all = csv.parse(text);
      if (all.length > mostRows + 1) throw new Error(`The list has ${all.length} rows; ${mostRows} go through at a time.`);
    } catch (error) {
      fault.textContent = error.message;
      fault.hidden = false;
      all = [];
    }
    const hasHead = all.length > 1 && all[0].some((cell) => /^(name|label|caption|title|content|text|url|link|code|data)$/i.test(cell));
    const width = Math.max(0, ...all.map((row) => row.length));
    header = Array.from({ length: width }, (_, n) => (hasHead && all[0][n]) || `Column ${n + 1}`);
    rows = hasHead ? all.slice(1) : all;
    const find = (pattern, otherwise) => {
      const at = header.findIndex((name) => pattern.test(name));
      return String(at === -1 ? otherwise : at);
    };
    for (const name of ['nameColumn', 'textColumn'])
      elements[name].replaceChildren(...header.map((text, n) => new Option(text, String(n))));
    elements.nameColumn.value = find(/^(name|label|caption|title)$/i, 0);
    elements.textColumn.value = find(/^(content|text|url|link|code|data)$/i, Math.min(1, width - 1));
    show();
  }

  /** The labels of the list: `{ caption, text, symbol | fault }`. */
  function labels() {
    const look = host.look();
    const nameAt = Number(elements.nameColumn.value);
    const textAt = Number(elements.textColumn.value);
    return rows.map((row) => {
      const text = row[textAt] ?? '';
      const caption = (row[nameAt] ?? text).slice(0, 60);
      return text ? { caption, ...label.encodeText(text, look) } : { caption, text, fault: 'Nothing to encode' };
    });
  }
  const good = () => labels().filter(({ symbol }) => symbol);

  function show() {
    const all = labels();
    table.replaceChildren(
      ...all.slice(0, 6).map(({ caption, text, symbol, fault }) => {
        const row = element('tr', fault ? 'is-bad' : '');
        row.append(element('td', '', caption), element('td', '', text), element('td', '', fault ?? `${symbol.version}-${symbol.level}`));
        return row;
      }),
    );
    dialog.querySelector('[data-found]').hidden = all.length === 0;
    const bad = all.filter(({ fault }) => fault).length;
    note.textContent = all.length === 0 ? 'No rows yet.' : `${all.length} row${all.length === 1 ? '' : 's'}${all.length > 6 ? ', the first six shown' : ''}${bad ? `; ${bad} can not be encoded and stay out` : ''}.`;
    for (const button of form.querySelectorAll('[data-needs-rows]')) button.disabled = all.length === bad;
  }

  /** Names of files that do not clash, in the order of the list. */
  function names(list, ending) {
    const taken = new Map();
    return list.map(({ caption }, n) => {
      const base = label.fileName(caption, `label-${n + 1}`);
      const count = (taken.get(base) ?? 0) + 1;
      taken.set(base, count);
      return `${base}${count > 1 ? `-${count}` : ''}.${ending}`;
    });
  }

  async function zip() {
    const list = good();
    const look = host.look();
    const kind = elements.format.value;
    const { px } = host.out();
    const fileNames = names(list, kind);
    const files = [];
    isStopped = false;
    dialog.toggleAttribute('data-busy', true);
    for (const [n, entry] of list.entries()) {
      if (isStopped) break;
      note.textContent = `Making ${n + 1} of ${list.length} …`;
      const plan = draw.plan(entry.symbol, look);
      const bytes = kind === 'svg' ? new TextEncoder().encode(draw.toSvg(plan, { px, title: entry.caption })) : new Uint8Array(await (await draw.toPng(plan, px)).arrayBuffer());
      files.push({ name: fileNames[n], bytes });
      // Lets the page breathe, so that Stop can be pressed.
      if (n % 8 === 7) await new Promise((resolve) => { setTimeout(resolve); });
    }
    dialog.toggleAttribute('data-busy', false);
    if (isStopped) {
      show();
      host.say('Stopped. Nothing was saved.');
      return;
    }
    disk.save(Feedroll.zip.pack(files), 'labels.zip');
    show();
    host.say(`${files.length} files in labels.zip.`);
  }

  const acts = {
    sample: () => {
      elements.list.value = Feedroll.samples.list;
      readList(elements.list.value);
    },
    choose: () => dialog.querySelector('[data-list-file]').click(),
    zip,
    stop: () => {
      isStopped = true;
    },
    sheet: () => {
      const look = host.look();
      const list = good().map(({ caption, symbol }) => ({ caption, svg: label.svg(symbol, look) }));
      dialog.close();
      Feedroll.sheet.open({ list: () => list }, 'list');
    },
    roll: () => {
      host.addToRoll(good().map(({ caption, text }) => ({ caption, text })));
      dialog.close();
    },
  };

  form.addEventListener('click', ({ target }) => acts[target.closest('[data-batch-do]')?.dataset.batchDo]?.());
  elements.list.addEventListener('input', () => readList(elements.list.value));
  for (const name of ['nameColumn', 'textColumn']) elements[name].addEventListener('input', show);
  dialog.querySelector('[data-list-file]').addEventListener('change', async ({ target }) => {
    const [file] = target.files;
    target.value = '';
    if (!file) return;
    if (file.size > 2_000_000) {
      host.say(`${file.name} is larger than 2 MB. That is a lot of labels.`);
      return;
    }
    elements.list.value = await file.text();
    readList(elements.list.value);
  });

  /** `host` lends the look, the size, the roll and the display: `{ look, out, addToRoll, say }`. */
  function open(lender) {
    host = lender;
    readList(elements.list.value);
    dialog.showModal();
  }

  return { open };
})();
