/* Puts the book on the page: the stubs on the left, the sheet to type on, and what belongs to it on the right. */
(() => {
  const { el, say, download, readText, id } = window.Desk;
  const { format, formatNumber, fromTyped, fromText, reckon } = window.Money;
  const { Words, Book, Days } = window;
  const { store } = Book;
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const names = {
    invoice: { draft: 'Draft', sent: 'Sent', paid: 'Paid' },
    quote: { draft: 'Quote', sent: 'Quote, sent', paid: 'Quote, accepted' },
    credit: { draft: 'Credit', sent: 'Credit, sent', paid: 'Credit, paid' },
  };
  const stepsOf = ({ kind, status }) => ({
    draft: ['Mark as sent', ''],
    sent: [kind === 'quote' ? 'Mark as accepted' : 'Mark as paid', 'Back to draft'],
    paid: [kind === 'quote' ? 'Not accepted after all' : 'Not paid after all', ''],
  })[status];
  /* What may come of a document: of a quote an invoice, of an invoice that is out a credit note. */
  const sequelOf = ({ kind, status }) => (kind === 'quote' ? 'invoice' : kind === 'invoice' && status !== 'draft' ? 'credit' : '');
  const numeric = new Set(['qty', 'price', 'off', 'tax', 'discount.value']);
  let show = 'all';
  let find = '';

  const current = (book = store.state) => book.invoices.find((one) => one.id === book.open) ?? null;
  const at = (object, path) => path.split('.').reduce((value, key) => value?.[key], object);
  const put = (object, path, value) => {
    const keys = path.split('.');
    const last = keys.pop();
    keys.reduce((target, key) => target[key], object)[last] = value;
  };
  const day = (text, locale, style = 'medium') => (/^\d{4}-\d\d-\d\d$/.test(text) ? Days.format(text, locale, style) : text);
  const shown = (text, locale, least) => (fromText(text) === null ? text : formatNumber(text, locale, least));
  const onSheet = (label, alter, key) => store.change(label, (book) => alter(current(book), book), key);

  /* The stubs ---------------------------------------------------------------------- */

  function drawStubs() {
    const { invoices, open } = store.state;
    const wanted = invoices.filter((one) => {
      if (show !== 'all' && one.status !== show) return false;
      const text = [one.number, one.client.name, one.ref, ...one.lines.map((line) => line.text)].join(' ');
      return text.toLowerCase().includes(find.toLowerCase());
    });
    const drawn = wanted.slice(0, 200).map((one) => {
      const late = Book.isOverdue(one);
      return el(
        'li',
        {},
        el(
          'button',
          { type: 'button', class: 'stub', 'data-open': one.id, 'data-status': one.status, 'aria-current': one.id === open ? 'true' : null },
          el('span', { class: 'stub-number' }, one.number || 'no number'),
          el('span', { class: late ? 'stub-state is-late' : 'stub-state' }, late ? 'Late' : names[one.kind][one.status]),
          el('span', { class: 'stub-client' }, one.client.name.split('\n')[0] || 'nobody yet'),
          el('span', { class: 'stub-total' }, format(reckon(one).total, one.currency, one.locale)),
        ),
      );
    });
    if (wanted.length === 0)
      drawn.push(el('li', { class: 'none' }, invoices.length === 0 ? 'The book is empty. Write the first invoice.' : 'No invoice fits.'));
    if (wanted.length > 200) drawn.push(el('li', { class: 'none' }, `and ${wanted.length - 200} more: search to see them.`));
    $('[data-stubs]').replaceChildren(...drawn);

    const owed = new Map();
    for (const one of invoices)
      if (one.status === 'sent' && one.kind !== 'quote') {
        const { total } = reckon(one);
        owed.set(one.currency, (owed.get(one.currency) ?? 0n) + (one.kind === 'credit' ? -total : total));
      }
    const sums = [...owed].map(([currency, sum]) => format(sum, currency, 'en-GB'));
    $('[data-outstanding]').textContent = sums.length > 0 ? `Outstanding: ${sums.join(' and ')}` : 'Nothing is outstanding.';
  }

  /* The sheet ---------------------------------------------------------------------- */

  function lineRow(line, number, invoice) {
    const words = Words.of(invoice.locale);
    const cell = (name, label, extra = {}) => {
      const field = name === 'text' ? 'textarea' : 'input';
      const box = el(field, {
        'aria-label': `${label}, line ${number}`,
        'data-l': name,
        ...(field === 'textarea' ? { rows: 1 } : { inputmode: 'decimal' }),
        ...extra,
      });
      return el('td', { class: name === 'text' ? 'col-text' : `num col-${name}`, 'data-label': label }, box);
    };
    const tool = (action, sign, label) =>
      el('button', { type: 'button', 'data-line': action, 'aria-label': `${label}, line ${number}`, title: label }, sign);
    return el(
      'tr',
      { 'data-id': line.id },
      cell('text', words.text),
      cell('qty', words.qty),
      cell('price', words.price),
      cell('off', words.off),
      cell('tax', words.tax),
      el('td', { class: 'num amount', 'data-label': words.amount, 'data-amount': '' }),
      el('td', { class: 'line-tools no-print' }, tool('up', '↑', 'Move up'), tool('down', '↓', 'Move down'), tool('remove', '×', 'Remove')),
    );
  }

  let drawnLines = '';
  function drawLines(invoice) {
    const order = `${invoice.locale} ${invoice.lines.map((line) => line.id).join()}`;
    if (order === drawnLines) return;
    drawnLines = order;
    const active = document.activeElement;
    const mark = active?.closest('tr[data-id]') && { id: active.closest('tr').dataset.id, l: active.dataset.l, tool: active.dataset.line };
    $('[data-lines]').replaceChildren(...invoice.lines.map((line, index) => lineRow(line, index + 1, invoice)));
    if (!mark) return;
    const row = $(`tr[data-id="${mark.id}"]`);
    row?.querySelector(mark.l ? `[data-l="${mark.l}"]` : `[data-line="${mark.tool}"]`)?.focus();
  }

  /** Puts a value into a field, except where somebody is typing. */
  function fill(box, value, force) {
    if (box.type === 'checkbox') box.checked = value === true;
    else if (force || box !== document.activeElement) {
      if (box.value !== value) box.value = value;
    }
    if (box.tagName === 'TEXTAREA') grow(box);
  }

  function grow(box) {
    if (CSS.supports('field-sizing', 'content')) return;
    box.style.height = 'auto';
    box.style.height = `${box.scrollHeight}px`;
  }

  function drawSheet(force) {
    const book = store.state;
    const invoice = current();
    drawLogo(book.settings.me.logo);
    for (const box of $$('.stack button, .sheet input, .sheet textarea, .sheet select, [data-f]')) box.disabled = !invoice;
    if (!invoice) {
      drawnLines = '';
      $('[data-lines]').replaceChildren();
      $('[data-sums]').replaceChildren();
      $('[data-stamp]').hidden = true;
      $('.sheet').dataset.status = 'draft';
      $('[data-do="advance"]').textContent = 'Mark as sent';
      $('[data-do="back"]').hidden = true;
      $('[data-do="sequel"]').hidden = true;
      for (const box of $$('[data-f]')) fill(box, '', true);
      $('[data-proof]').replaceChildren(el('li', { class: 'fine' }, 'No invoice is open.'));
      return;
    }
    const words = Words.for(invoice);
    for (const printed of $$('[data-w]')) printed.textContent = words[printed.dataset.w];
    $('.sheet').lang = invoice.locale;
    $('.sheet').dataset.status = invoice.status;
    $('.sheet').dataset.kind = invoice.kind;
    drawLines(invoice);
    for (const box of $$('[data-f]')) {
      const path = box.dataset.f;
      const value = at(invoice, path);
      const isDay = path === 'date' || path === 'due';
      fill(box, numeric.has(path) ? shown(value, invoice.locale) : isDay ? day(value, invoice.locale) : value, force);
    }

    const sums = reckon(invoice);
    const money = (value) => format(value, invoice.currency, invoice.locale);
    const least = window.Money.digitsOf(invoice.currency);
    for (const [index, row] of $$('[data-lines] tr').entries()) {
      const line = invoice.lines[index];
      for (const box of $$('[data-l]', row)) {
        const name = box.dataset.l;
        fill(box, name === 'text' ? line.text : shown(line[name], invoice.locale, name === 'price' ? least : 0), force);
      }
      $('[data-amount]', row).textContent = money(sums.amounts[index]);
    }
    $('.lines').classList.toggle('has-no-off', invoice.lines.every((line) => line.off === ''));
    drawSums(invoice, sums, words, money);
    drawStamp(invoice, words);
    drawProof(book, invoice);

    const [ahead, behind] = stepsOf(invoice);
    $('[data-do="advance"]').textContent = ahead;
    $('[data-do="back"]').textContent = behind;
    $('[data-do="back"]').hidden = behind === '';
    const sequel = sequelOf(invoice);
    $('[data-do="sequel"]').hidden = sequel === '';
    $('[data-do="sequel"]').textContent = sequel === 'invoice' ? 'Make an invoice of it' : 'Write a credit note';
    // A number that is out does not change with the kind of document.
    $('#f-doc').disabled = invoice.status !== 'draft';
    const inBook = book.clients.some(({ name }) => name === invoice.client.name);
    $('[data-do="keep-client"]').hidden = inBook || invoice.client.name.trim() === '';
    const picker = $('[data-from-book]');
    picker.replaceChildren(
      el('option', { value: '' }, book.clients.length > 0 ? 'From the client book' : 'The client book is empty'),
      ...book.clients.map((client) => el('option', { value: client.id }, client.name.split('\n')[0] || 'without a name')),
    );
  }

  function drawSums(invoice, sums, words, money) {
    const rows = [];
    const add = (label, value, kind = '') => rows.push(el('div', { class: kind || null }, el('dt', {}, label), el('dd', {}, value)));
    const fillIn = (text, tax) =>
      text.replace('{rate}', formatNumber(tax.rate, invoice.locale)).replace('{base}', money(tax.base));
    if (sums.off !== 0n || sums.taxes.length > 0) add(words.subtotal, money(sums.subtotal));
    if (sums.off !== 0n) {
      const percent = invoice.discount.kind === 'percent' ? ` ${formatNumber(invoice.discount.value, invoice.locale)} %` : '';
      add(`${words.discount}${percent}`, money(-sums.off));
    }
    for (const tax of sums.taxes) add(fillIn(invoice.inclusive ? words.taxIn : words.taxOn, tax), money(tax.tax));
    add(words.total, money(sums.total), 'total');
    $('[data-sums]').replaceChildren(...rows);
  }

  let stamped = null;
  function drawStamp(invoice, words) {
    const stamp = $('[data-stamp]');
    const isPaid = invoice.status === 'paid' && invoice.kind !== 'quote';
    stamp.hidden = !isPaid;
    if (isPaid) stamp.replaceChildren(el('b', {}, words.paid), el('span', {}, day(invoice.paidOn, invoice.locale)));
    stamp.classList.toggle('is-struck', isPaid && stamped === `${invoice.id} sent`);
    stamped = `${invoice.id} ${invoice.status}`;
  }

  function drawLogo(logo) {
    const box = $('[data-logo]');
    if (box.dataset.shown === logo) return;
    box.dataset.shown = logo;
    box.replaceChildren(...(logo ? [el('img', { src: logo, alt: 'Logo' })] : []));
    $('[data-do="no-logo"]').hidden = !logo;
  }

  function drawProof(book, invoice) {
    const faults = Book.proofread(book, invoice);
    for (const box of $$('[data-f], [data-l]')) box.removeAttribute('aria-invalid');
    const items = faults.slice(0, 8).map(({ field, what }) => {
      const box = fieldOf(field);
      box?.setAttribute('aria-invalid', 'true');
      return el('li', {}, el('button', { type: 'button', 'data-goto': field }, what));
    });
    for (const { field } of faults.slice(8)) fieldOf(field)?.setAttribute('aria-invalid', 'true');
    if (faults.length > 8) items.push(el('li', {}, `and ${faults.length - 8} more.`));
    if (faults.length === 0) items.push(el('li', { class: 'fine ok' }, 'Nothing to correct.'));
    $('[data-proof]').replaceChildren(...items);
  }

  function fieldOf(field) {
    if (field === 'add') return $('[data-do="add"]');
    const direct = $(`[data-f="${field === 'discount' ? 'discount.value' : field}"]`);
    if (direct) return direct;
    const [row, name] = field.split('.');
    return $(`tr[data-id="${CSS.escape(row)}"] [data-l="${name}"]`);
  }

  function drawRest(force) {
    const { settings, clients, invoices } = store.state;
    for (const box of $$('[data-s]')) fill(box, String(settings[box.dataset.s]), force);
    $('[data-next]').textContent = `The next one is ${Book.nextNumber(store.state)}. {YYYY}, {YY}, {MM}; {NNN} counts.`;
    for (const [action, label] of [['undo', store.undoLabel], ['redo', store.redoLabel]]) {
      const button = $(`[data-do="${action}"]`);
      button.disabled = label === '';
      button.title = label;
    }
    const samples = invoices.filter((one) => one.sample).length;
    $('[data-sample-text]').textContent =
      samples > 0 ? `${samples} of the invoices are samples.` : 'The book holds your own invoices only.';
    $('[data-problem]').hidden = store.problem === '';
    $('[data-problem]').textContent = store.problem;
    const list = $('[data-clients]');
    const order = clients.map((client) => client.id).join();
    if (list.dataset.order !== order || force) {
      list.dataset.order = order;
      list.replaceChildren(...clients.map(clientRow));
      if (clients.length === 0) list.append(el('li', { class: 'none' }, 'No client yet.'));
    }
  }

  function clientRow(client, index) {
    const field = (name, label, box) =>
      el('div', { class: 'field' }, el('label', { for: `c-${client.id}-${name}` }, label), box);
    const area = (name) => {
      const box = el('textarea', { id: `c-${client.id}-${name}`, rows: name === 'address' ? 2 : 1, 'data-c': name });
      box.value = client[name];
      return box;
    };
    const who = client.name.split('\n')[0] || `client ${index + 1}`;
    return el(
      'li',
      { 'data-client': client.id },
      field('name', 'Name', area('name')),
      field('address', 'Address', area('address')),
      field('taxId', 'Tax number', area('taxId')),
      el(
        'div',
        { class: 'client-tools' },
        el('button', { type: 'button', 'data-client-do': 'write', 'aria-label': `Write to ${who}` }, 'Write to'),
        el('button', { type: 'button', 'data-client-do': 'remove', 'aria-label': `Remove ${who}` }, 'Remove'),
      ),
    );
  }

  function draw(reason) {
    const force = reason !== 'typing';
    drawStubs();
    drawSheet(force);
    drawRest(force);
  }

  /* What the buttons do -------------------------------------------------------------- */

  const actions = {
    undo() {
      const label = store.undo();
      say(label ? `Undone: ${label}.` : 'There is nothing to undo.');
    },
    redo() {
      const label = store.redo();
      say(label ? `Redone: ${label}.` : 'There is nothing to redo.');
    },
    new() {
      store.change('new invoice', (book) => {
        const invoice = Book.newInvoice(book);
        book.invoices.unshift(invoice);
        book.open = invoice.id;
      });
      showAll();
      $('[data-f="client.name"]').focus();
      say(`Invoice ${current().number} is created.`);
    },
    copy() {
      store.change('duplicate', (book) => {
        const invoice = Book.newInvoice(book, current(book));
        book.invoices.unshift(invoice);
        book.open = invoice.id;
      });
      showAll();
      say(`Copied as ${current().number}, dated today.`);
    },
    remove() {
      const { number } = current();
      store.change(`delete ${number}`, (book) => {
        const index = book.invoices.findIndex((one) => one.id === book.open);
        book.invoices.splice(index, 1);
        book.open = (book.invoices[index] ?? book.invoices[index - 1])?.id ?? null;
      });
      say(`${number || 'The invoice'} is deleted. Undo brings it back.`);
    },
    advance() {
      const { kind, status } = current();
      const next = { draft: 'sent', sent: 'paid', paid: 'sent' }[status];
      const word = kind === 'quote' && next === 'paid' ? 'accepted' : next;
      onSheet(`mark as ${word}`, (invoice) => {
        invoice.status = next;
        invoice.paidOn = next === 'paid' ? Days.today() : '';
      });
      const left = Book.proofread(store.state, current()).length;
      say(next === 'sent' && left > 0 ? `Marked as sent, with ${left} thing${left > 1 ? 's' : ''} to correct.` : `Marked as ${word}.`);
    },
    /** A quote's invoice, an invoice's credit note: the same client and lines, and the first number as reference. */
    sequel() {
      const from = current();
      const kind = sequelOf(from);
      store.change(kind === 'invoice' ? 'invoice of a quote' : 'credit note', (book) => {
        const invoice = { ...Book.newInvoice(book, current(book), kind), ref: from.number };
        book.invoices.unshift(invoice);
        book.open = invoice.id;
      });
      showAll();
      say(`${current().number} is created, with ${from.number} as its reference.`);
    },
    back() {
      onSheet('back to draft', (invoice) => {
        invoice.status = 'draft';
      });
      say('It is a draft again.');
    },
    print() {
      print();
    },
    add() {
      addLine();
    },
    clients() {
      $('[data-dialog="clients"]').showModal();
    },
    files() {
      $('[data-dialog="files"]').showModal();
    },
    'keep-client'() {
      const { client } = current();
      store.change(`keep ${client.name}`, (book) => book.clients.push({ ...client, id: id() }));
      say(`${client.name.split('\n')[0]} is in the client book.`);
    },
    'add-client'() {
      store.change('new client', (book) => book.clients.push({ id: id(), name: '', address: '', taxId: '' }));
      $('[data-clients] li:last-child textarea').focus();
    },
    'no-logo'() {
      store.change('remove logo', (book) => {
        book.settings.me.logo = '';
      });
      $('#s-logo').value = '';
    },
    'export-json'() {
      download(`invoices-${Days.today()}.json`, `${JSON.stringify(store.state, null, 2)}\n`, 'application/json');
      say('The whole book is in the file.');
    },
    'export-csv'() {
      download(`invoices-${Days.today()}.csv`, `\uFEFF${Book.toCsv(store.state)}`, 'text/csv');
      say('All lines of all invoices are in the table.');
    },
    'clear-sample'() {
      store.change('start an empty book', (book) => {
        book.invoices = book.invoices.filter((one) => !one.sample);
        if (book.invoices.length === 0) {
          book.clients = [];
          Object.assign(book.settings.me, { name: '', address: '', taxId: '', pay: '', logo: '' });
        }
        book.open = book.invoices[0]?.id ?? null;
      });
      $('[data-dialog="files"]').close();
      say('The samples are removed. Undo brings them back.');
    },
    'bring-sample'() {
      store.change('bring back the sample', (book) => {
        const { invoices, clients, settings } = Book.sample();
        book.invoices = [...book.invoices.filter((one) => !one.sample), ...invoices];
        for (const client of clients) if (!book.clients.some(({ name }) => name === client.name)) book.clients.push(client);
        if (!book.settings.me.name) Object.assign(book.settings.me, settings.me, { logo: book.settings.me.logo });
        book.open ??= invoices[0]?.id ?? null;
      });
      $('[data-dialog="files"]').close();
      say('The samples are back, behind your own invoices.');
    },
  };

  function showAll() {
    show = 'all';
    find = '';
    $('#find').value = '';
    $('input[name="show"][value="all"]').checked = true;
    draw('change');
  }

  function addLine() {
    const before = current().lines.at(-1);
    onSheet('add a line', (invoice) => invoice.lines.push(Book.newLine({ tax: before?.tax ?? '20' })));
    $('[data-lines] tr:last-child [data-l="text"]').focus();
  }

  function moveLine(row, action) {
    const { lines } = current();
    const from = lines.findIndex((line) => line.id === row);
    const to = action === 'up' ? from - 1 : from + 1;
    if (action === 'remove') {
      onSheet('remove a line', (invoice) => invoice.lines.splice(from, 1));
      say('The line is removed. Undo brings it back.');
      const next = $$('[data-lines] tr')[Math.min(from, lines.length - 2)];
      (next ? $('[data-l="text"]', next) : $('[data-do="add"]')).focus();
    } else if (to >= 0 && to < lines.length) {
      onSheet('move a line', (invoice) => invoice.lines.splice(to, 0, ...invoice.lines.splice(from, 1)));
      say(`Line ${from + 1} is now line ${to + 1}.`);
    }
  }

  async function importFile(file) {
    try {
      const text = await readText(file, 8_000_000);
      const isJson = /^\s*[[{]/.test(text);
      let json = null;
      if (isJson) {
        try {
          json = JSON.parse(text);
        } catch {
          throw new Error(`“${file.name}” is damaged: it begins like a backup, but cannot be read to its end.`);
        }
      }
      const incoming = isJson ? Book.read(json) : { invoices: Book.fromCsv(text, store.state), clients: [], settings: null };
      let replaced = 0;
      store.change(`import ${file.name}`, (book) => {
        const onlySample = book.invoices.every((one) => one.sample);
        if (onlySample) book.invoices = [];
        const known = new Map(book.invoices.map((one, index) => [one.id, index]));
        const added = [];
        for (const one of incoming.invoices) {
          if (known.has(one.id)) {
            book.invoices[known.get(one.id)] = one;
            replaced += 1;
          } else added.push(one);
        }
        book.invoices.unshift(...added);
        if (incoming.settings) {
          if (onlySample) book.clients = [];
          book.settings = incoming.settings;
          const ids = new Set(book.clients.map((client) => client.id));
          book.clients.push(...incoming.clients.filter((client) => !ids.has(client.id)));
        }
        book.open = incoming.open ?? incoming.invoices[0]?.id ?? book.invoices[0]?.id ?? null;
      });
      $('[data-dialog="files"]').close();
      const count = incoming.invoices.length;
      say(`${count} invoice${count === 1 ? '' : 's'} imported${replaced > 0 ? `, ${replaced} of them replaced older ones` : ''}. Undo takes it back.`);
    } catch (error) {
      $('[data-dialog="files"]').close();
      say(error.message, 'error');
    }
  }

  async function takeLogo(file) {
    if (!/^image\/(png|jpeg|webp|svg\+xml)$/.test(file.type)) return say('A logo must be a PNG, JPEG, WebP or SVG picture.', 'error');
    if (file.size > 300_000) return say(`“${file.name}” has ${Math.ceil(file.size / 1000)} kB. A logo may have 300 kB.`, 'error');
    const url = await new Promise((done) => {
      const reader = new FileReader();
      reader.onload = () => done(reader.result);
      reader.readAsDataURL(file);
    });
    const picture = new Image();
    picture.src = url;
    try {
      await picture.decode();
    } catch {
      return say(`“${file.name}” is not a picture that can be shown.`, 'error');
    }
    store.change('logo', (book) => {
      book.settings.me.logo = url;
    });
    say('The logo is on every invoice.');
  }

  /* Typing --------------------------------------------------------------------------- */

  function typed(box) {
    const invoice = current();
    if (box.dataset.s) {
      const { s } = box.dataset;
      const value = s === 'days' ? Number(box.value) : box.value;
      if (s === 'days' && (!/^\d{1,3}$/.test(box.value.trim()) || value > 365)) return box.setAttribute('aria-invalid', 'true');
      box.removeAttribute('aria-invalid');
      return store.change('settings', (book) => {
        book.settings[s] = value;
      }, `s ${s}`);
    }
    if (box.dataset.c) {
      const who = box.closest('[data-client]').dataset.client;
      return store.change('client', (book) => {
        book.clients.find((client) => client.id === who)[box.dataset.c] = box.value;
      }, `c ${who} ${box.dataset.c}`);
    }
    const name = box.dataset.f ?? box.dataset.l;
    if (!name || !invoice) return;
    let value = box.type === 'checkbox' ? box.checked : box.value;
    if (numeric.has(name)) value = fromTyped(value, invoice.locale) ?? value.trim();
    if (name === 'date' || name === 'due') value = Days.read(value, invoice.locale, invoice.date) ?? value.trim();
    if (box.dataset.l) {
      const row = box.closest('tr').dataset.id;
      onSheet('typing', (one) => put(one.lines.find((line) => line.id === row), name, value), `${row} ${name}`);
    } else {
      onSheet('typing', (one, book) => {
        put(one, name, value);
        if (name === 'kind') Object.assign(one, { number: Book.nextNumber(book, value), due: value === 'credit' ? '' : one.due || Days.add(one.date, book.settings.days) });
        if (name.startsWith('seller.')) put(book.settings.me, name.slice(7), value);
        if (name === 'date' && /^\d{4}-/.test(value) && one.status === 'draft' && one.kind !== 'credit') one.due = Days.add(value, book.settings.days);
      }, `f ${name} ${invoice.id}`);
    }
  }

  document.addEventListener('input', (event) => {
    const box = event.target;
    if (box.id === 'find') {
      find = box.value;
      drawStubs();
    } else if (box.dataset.f || box.dataset.l || box.dataset.s || box.dataset.c) typed(box);
  });

  document.addEventListener('change', async (event) => {
    const box = event.target;
    if (box.name === 'show') {
      show = box.value;
      drawStubs();
    } else if (box.dataset.fromBook !== undefined) {
      const client = store.state.clients.find((one) => one.id === box.value);
      if (client)
        onSheet(`bill to ${client.name}`, (invoice) => {
          invoice.client = { name: client.name, address: client.address, taxId: client.taxId };
        });
    } else if (box.id === 'import' || box.id === 's-logo') {
      const [file] = box.files;
      box.value = '';
      if (file) await (box.id === 'import' ? importFile(file) : takeLogo(file));
    }
  });

  // Leaving a field shows what was read, in the writing of the sheet's language.
  document.addEventListener('focusout', (event) => {
    store.pause();
    if (event.target.dataset?.f || event.target.dataset?.l) queueMicrotask(() => drawSheet(false));
  });

  document.addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    if (button.dataset.do) actions[button.dataset.do]();
    else if (button.dataset.line) moveLine(button.closest('tr').dataset.id, button.dataset.line);
    else if (button.dataset.goto) fieldOf(button.dataset.goto)?.focus();
    else if (button.dataset.open) {
      const wanted = button.dataset.open;
      if (wanted !== store.state.open) {
        store.quietly((book) => {
          book.open = wanted;
        });
        $(`[data-open="${CSS.escape(wanted)}"]`)?.focus();
        if (matchMedia('(width < 60rem)').matches) $('.stack').scrollIntoView();
      }
    } else if (button.dataset.clientDo) {
      const who = button.closest('[data-client]').dataset.client;
      const client = store.state.clients.find((one) => one.id === who);
      if (button.dataset.clientDo === 'remove') {
        store.change(`remove ${client.name}`, (book) => {
          book.clients = book.clients.filter((one) => one.id !== who);
        });
        say('Removed from the book. Undo brings it back.');
        $('[data-do="add-client"]').focus();
      } else {
        $('[data-dialog="clients"]').close();
        actions.new();
        onSheet(`bill to ${client.name}`, (invoice) => {
          invoice.client = { name: client.name, address: client.address, taxId: client.taxId };
        });
      }
    } else if (button.dataset.close !== undefined) button.closest('dialog').close();
  });

  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    const isTyping = target.matches('input, textarea, select');
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && !event.altKey && /^[zy]$/i.test(key)) {
      event.preventDefault();
      actions[key.toLowerCase() === 'y' || event.shiftKey ? 'redo' : 'undo']();
    } else if (!isTyping && !isCommand && !event.altKey && key.toLowerCase() === 'n' && !$('dialog[open]')) {
      event.preventDefault();
      actions.new();
    } else if (event.altKey && (key === 'ArrowUp' || key === 'ArrowDown') && target.closest('tr[data-id]')) {
      event.preventDefault();
      moveLine(target.closest('tr').dataset.id, key === 'ArrowUp' ? 'up' : 'down');
    } else if (key === 'Enter' && !event.shiftKey && target.closest('tr[data-id]') && isTyping) {
      event.preventDefault();
      if (target.closest('tr').matches(':last-child')) addLine();
      else $('[data-l="text"]', target.closest('tr').nextElementSibling).focus();
    }
  });
  $('[data-sheet]').addEventListener('submit', (event) => event.preventDefault());

  const title = document.title;
  addEventListener('beforeprint', () => {
    const invoice = current();
    if (invoice) document.title = `${invoice.number} ${invoice.client.name.split('\n')[0]}`.trim();
  });
  addEventListener('afterprint', () => {
    document.title = title;
  });

  $('#f-locale').append(...Object.entries(Words.locales).map(([value, label]) => el('option', { value }, label)));
  const currencyNames = new Intl.DisplayNames('en', { type: 'currency' });
  $('#f-currency').append(...Words.currencies.map((code) => el('option', { value: code }, `${code}, ${currencyNames.of(code)}`)));
  store.onChange(draw);
  draw('change');
})();
