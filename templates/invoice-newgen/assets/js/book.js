/*
 * The book: what an invoice holds, the sample it begins with, how numbers are given, and how the book goes out to
 * files and comes in again. Nothing here touches the page.
 *
 * A BACKEND goes here: `Book.store` is the one place that reads and keeps. Replace `localStorage` in store.js by
 * calls to your server (GET the book when the page opens, PUT it in `keep`), the rest of the page stays as it is.
 */
window.Book = (() => {
  const { createStore, id, parseCsv, writeCsv } = window.Desk;
  const { fromText, fromTyped, reckon, toText, digitsOf } = window.Money;
  const { today, add: addDays } = window.Days;
  const statuses = ['draft', 'sent', 'paid'];

  // A finch on a brush.
  const sampleLogo = `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><circle cx="48" cy="48" r="48" fill="#c8102e"/><g transform="rotate(-24 48 62)"><path d="M-2 60h58v7H-2z" fill="#fff"/><path d="M56 58h9v11h-9z" fill="#1c1b3a"/><path d="M65 58c12 0 20 2 27 6-7 4-15 6-27 5Z" fill="#f6c945"/></g><path d="M63 19c9-2 16 4 16 12l8 3-9 3c-3 13-13 22-27 22-8 0-13-2-17-5L14 66l-4-6 21-21c4-9 13-10 20-12 3-4 7-7 12-8Z" fill="#fff"/><path d="M37 44c9-4 17-4 23 1-5 6-13 8-22 6Z" fill="#1c1b3a"/><circle cx="70" cy="29" r="2.6" fill="#1c1b3a"/></svg>',
  )}`;

  const newLine = (line = {}) => ({ id: id(), text: '', qty: '1', price: '', off: '', tax: '20', ...line });

  function sample() {
    const me = {
      name: 'Marrow & Finch\nSign Painters',
      address: '14 Paintworks Row\nBristol BS4 3EH\nstudio@marrowfinch.example',
      taxId: 'GB 000 0000 00',
      pay: 'Bank transfer to Marrow & Finch\nSort code 00-00-00, account 00000000',
      logo: sampleLogo,
    };
    const clients = [
      { id: 'c1', name: 'The Gannet Oyster Bar', address: '3 Welsh Back\nBristol BS1 4SP', taxId: '' },
      { id: 'c2', name: 'Okafor & Daughters, Bakers', address: '71 Gloucester Road\nBristol BS7 8AS', taxId: '' },
      { id: 'c3', name: 'Brauerei Steinhof', address: 'Hafenstraße 9\n20359 Hamburg', taxId: 'DE 000000000' },
      { id: 'c4', name: 'Velodrome Records', address: '22 Stokes Croft\nBristol BS1 3PR', taxId: '' },
    ];
    const now = today();
    const make = (number, back, status, client, lines, rest = {}) => ({
      id: id(),
      sample: true,
      number,
      status,
      date: addDays(now, -back),
      due: addDays(now, 14 - back),
      paidOn: status === 'paid' ? addDays(now, -Math.max(0, back - 9)) : '',
      ref: '',
      locale: 'en-GB',
      currency: 'GBP',
      inclusive: false,
      discount: { kind: 'percent', value: '' },
      seller: { name: me.name, address: me.address, taxId: me.taxId, pay: me.pay },
      client: { name: client.name, address: client.address, taxId: client.taxId },
      lines: lines.map(([text, qty, price, tax = '20', off = '']) => newLine({ text, qty, price, tax, off })),
      notes: '',
      ...rest,
    });
    const year = now.slice(0, 4);
    const invoices = [
      make(`${year}-047`, 3, 'draft', clients[0], [
        ['Shop front, 4.2 m: ground, lettering, one coat of varnish', '1', '1850'],
        ['Gold leaf, 23½ carat, loose, per book of 25', '6', '38.50'],
        ['Fish and two prawns, painted freehand', '3', '140', '20', '10'],
        ['“Mind the step”, pavement side', '1', '85'],
        ['Trade directory, printed', '2', '12.40', '0'],
      ], { ref: 'Gannet / front 2', discount: { kind: 'percent', value: '5' }, notes: 'Two-year promise: if a letter lifts, we come back and lay it again.' }),
      make(`${year}-046`, 19, 'sent', clients[1], [['A-board, both sides, with loaf', '2', '260'], ['Delivery by cargo bike', '1', '18.75']]),
      make(`${year}-045`, 11, 'sent', clients[2], [['Schriftzug „Steinhof“, 6 m, Schwarz auf Ziegel', '1', '2400', '19'], ['Anreise, pauschal', '1', '320', '19']], {
        locale: 'de-DE', currency: 'EUR', discount: { kind: 'amount', value: '120' },
      }),
      make(`${year}-044`, 26, 'paid', clients[3], [['Window: “New & Used & Loved”', '1', '540'], ['Night shift', '4.5', '32']]),
      make(`${year}-043`, 33, 'paid', clients[0], [['Menu board, re-lettered', '3', '75'], ['Chalk, tin of 12', '2', '9.20']]),
      make(`${year}-042`, 41, 'paid', clients[1], [['Bread names, 24 tickets', '24', '6.50']]),
    ];
    return {
      version: 1,
      settings: { pattern: '{YYYY}-{NNN}', days: 14, me },
      clients,
      invoices,
      open: invoices[0].id,
    };
  }

  const text = (value, most) => (typeof value === 'string' ? value.slice(0, most) : '');
  const number = (value) => text(value, 40);
  const day = (value) => (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : '');

  function readInvoice(value) {
    const v = value && typeof value === 'object' ? value : {};
    const locale = Object.hasOwn(window.Words.locales, v.locale) ? v.locale : 'en-GB';
    return {
      id: text(v.id, 40) || id(),
      ...(v.sample === true ? { sample: true } : {}),
      number: text(v.number, 60),
      status: statuses.includes(v.status) ? v.status : 'draft',
      date: text(v.date, 40),
      due: text(v.due, 40),
      paidOn: day(v.paidOn),
      ref: text(v.ref, 200),
      locale,
      currency: window.Words.currencies.includes(v.currency) ? v.currency : 'EUR',
      inclusive: v.inclusive === true,
      discount: { kind: v.discount?.kind === 'amount' ? 'amount' : 'percent', value: number(v.discount?.value) },
      seller: {
        name: text(v.seller?.name, 400),
        address: text(v.seller?.address, 1000),
        taxId: text(v.seller?.taxId, 100),
        pay: text(v.seller?.pay, 1000),
      },
      client: { name: text(v.client?.name, 400), address: text(v.client?.address, 1000), taxId: text(v.client?.taxId, 100) },
      lines: (Array.isArray(v.lines) ? v.lines : []).slice(0, 1000).map((line) =>
        newLine({
          id: text(line?.id, 40) || id(),
          text: text(line?.text, 2000),
          qty: number(line?.qty),
          price: number(line?.price),
          off: number(line?.off),
          tax: number(line?.tax),
        }),
      ),
      notes: text(v.notes, 4000),
    };
  }

  /** A sound book made of what a file or the browser holds; an Error in plain words when it is none. */
  function read(value) {
    if (!value || typeof value !== 'object' || !Array.isArray(value.invoices))
      throw new Error('This file holds no invoice book: there is no list of invoices in it.');
    if (Number(value.version) > 1) throw new Error('This book was written by a newer version of Triplicate.');
    const invoices = value.invoices.slice(0, 20_000).map(readInvoice);
    const seen = new Set();
    for (const one of invoices) {
      if (seen.has(one.id)) one.id = id();
      seen.add(one.id);
    }
    const me = value.settings?.me ?? {};
    const logo = text(me.logo, 400_000);
    const days = Number(value.settings?.days);
    return {
      version: 1,
      settings: {
        pattern: text(value.settings?.pattern, 60) || '{YYYY}-{NNN}',
        days: Number.isInteger(days) && days >= 0 && days <= 365 ? days : 14,
        me: {
          name: text(me.name, 400),
          address: text(me.address, 1000),
          taxId: text(me.taxId, 100),
          pay: text(me.pay, 1000),
          logo: /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/.test(logo) ? logo : '',
        },
      },
      clients: (Array.isArray(value.clients) ? value.clients : []).slice(0, 5000).map((client) => ({
        id: text(client?.id, 40) || id(),
        name: text(client?.name, 400),
        address: text(client?.address, 1000),
        taxId: text(client?.taxId, 100),
      })),
      invoices,
      open: invoices.some((one) => one.id === value.open) ? value.open : (invoices[0]?.id ?? null),
    };
  }

  const store = createStore({ key: 'triplicate.book', initial: sample, read });

  /** The next number after the highest that fits the pattern: {YYYY}, {YY}, {MM}, and {N}, {NN}, {NNN} … to count. */
  function nextNumber({ settings, invoices }, onDay = today()) {
    const dated = settings.pattern
      .replaceAll('{YYYY}', onDay.slice(0, 4))
      .replaceAll('{YY}', onDay.slice(2, 4))
      .replaceAll('{MM}', onDay.slice(5, 7));
    const counter = /\{(N+)\}/.exec(dated) ?? ['', ''];
    const pattern = counter[0] ? dated : `${dated}{N}`;
    const [before, after] = pattern.split(counter[0] || '{N}');
    let highest = 0;
    for (const { number: used } of invoices) {
      if (!used.startsWith(before) || !used.endsWith(after)) continue;
      const middle = used.slice(before.length, used.length - after.length);
      if (/^\d{1,12}$/.test(middle)) highest = Math.max(highest, Number(middle));
    }
    return `${before}${String(highest + 1).padStart(counter[1].length, '0')}${after}`;
  }

  function newInvoice(book, like = null) {
    const { me, days } = book.settings;
    const last = like ?? book.invoices[0];
    const lines = like ? like.lines.map((line) => ({ ...line, id: id() })) : [newLine({ tax: last?.lines[0]?.tax ?? '20' })];
    return {
      ...readInvoice({ locale: last?.locale ?? 'en-GB', currency: last?.currency ?? 'GBP', inclusive: last?.inclusive, ...like }),
      id: id(),
      sample: undefined,
      number: nextNumber(book),
      status: 'draft',
      date: today(),
      due: addDays(today(), days),
      paidOn: '',
      seller: { name: me.name, address: me.address, taxId: me.taxId, pay: me.pay },
      lines,
    };
  }

  const isOverdue = (invoice) => invoice.status === 'sent' && day(invoice.due) !== '' && invoice.due < today();

  /** What somebody should look at before the invoice goes out. Each: { field, what }, in plain words. */
  function proofread(book, invoice) {
    const found = [];
    const say = (field, what) => found.push({ field, what });
    if (invoice.number.trim() === '') say('number', 'It has no number.');
    else if (book.invoices.filter((one) => one.number === invoice.number).length > 1)
      say('number', `The number ${invoice.number} is used twice.`);
    if (invoice.client.name.trim() === '') say('client.name', 'Nobody to bill: the client has no name.');
    if (invoice.date === '') say('date', 'The date is missing.');
    else if (!day(invoice.date)) say('date', `“${invoice.date}” is not a date.`);
    if (invoice.due !== '' && !day(invoice.due)) say('due', `“${invoice.due}” is not a date.`);
    else if (invoice.due !== '' && invoice.due < invoice.date) say('due', 'It is to be paid before it is written.');
    if (invoice.lines.length === 0) say('add', 'There is no line on it.');
    const percent = (value) => value === '' || (fromText(value) !== null && fromText(value) >= 0n && fromText(value) <= 100_000_000n);
    const digits = digitsOf(invoice.currency);
    for (const [at, line] of invoice.lines.entries()) {
      const where = `Line ${at + 1}`;
      const field = (name) => `${line.id}.${name}`;
      if (line.text.trim() === '') say(field('text'), `${where} does not say what it is for.`);
      if (fromText(line.qty) === null) say(field('qty'), `${where}: the quantity is not a number.`);
      if (fromText(line.price) === null) say(field('price'), `${where}: the price is ${line.price ? 'not a number' : 'missing'}.`);
      else if ((line.price.split('.')[1] ?? '').length > digits)
        say(field('price'), `${where}: the price has more decimals than ${invoice.currency} has coins for. The amount is rounded.`);
      if (!percent(line.off)) say(field('off'), `${where}: the discount must be 0 to 100.`);
      if (!percent(line.tax)) say(field('tax'), `${where}: the tax must be 0 to 100.`);
    }
    const { kind, value } = invoice.discount;
    if (value !== '' && (fromText(value) === null || fromText(value) < 0n)) say('discount', 'The discount is not a number.');
    else if (kind === 'percent' && !percent(value)) say('discount', 'The discount must be 0 to 100 %.');
    return found;
  }

  const columns = [
    'number', 'status', 'date', 'due', 'paid on', 'language', 'currency', 'tax included', 'client', 'client address',
    'description', 'quantity', 'price', 'discount %', 'tax %', 'amount', 'invoice discount', 'invoice total',
  ];

  /** All invoices, one row for each line, numbers with a decimal point. */
  function toCsv(book) {
    const rows = [columns];
    for (const one of book.invoices) {
      const sums = reckon(one);
      const digits = digitsOf(one.currency);
      const discount = one.discount.value === '' ? '' : `${one.discount.value}${one.discount.kind === 'percent' ? '%' : ''}`;
      for (const [at, line] of one.lines.entries())
        rows.push([
          one.number, one.status, one.date, one.due, one.paidOn, one.locale, one.currency, one.inclusive ? 'yes' : 'no',
          one.client.name, one.client.address, line.text, line.qty, line.price, line.off, line.tax,
          toText(sums.amounts[at], digits), discount, toText(sums.total, digits),
        ]);
    }
    return writeCsv(rows);
  }

  /** Invoices from such a table. Needs at least number, description, quantity and price; names row and fault. */
  function fromCsv(csv, book) {
    const [head = [], ...rows] = parseCsv(csv);
    const names = head.map((name) => name.trim().toLowerCase());
    const missing = ['number', 'description', 'quantity', 'price'].filter((name) => !names.includes(name));
    if (missing.length > 0)
      throw new Error(`The table needs the columns number, description, quantity and price in its first row. Missing: ${missing.join(', ')}.`);
    if (rows.length === 0) throw new Error('The table has a first row with names, and no rows below it.');
    const byNumber = new Map();
    for (const [at, row] of rows.entries()) {
      const cell = (name) => (row[names.indexOf(name)] ?? '').trim();
      const figure = (name, fallback = '') => {
        const typed = cell(name);
        if (typed === '') return fallback;
        const read = fromTyped(typed, 'en-GB');
        if (read === null) throw new Error(`Row ${at + 2}: “${typed.slice(0, 40)}” is not a number (${name}). Nothing was imported.`);
        return read;
      };
      const key = cell('number') || `row ${at + 2}`;
      if (!byNumber.has(key)) {
        const discount = cell('invoice discount');
        const known = book.clients.find(({ name }) => name === cell('client'));
        byNumber.set(
          key,
          readInvoice({
            number: cell('number'),
            status: cell('status').toLowerCase(),
            date: day(cell('date')) || today(),
            due: cell('due'),
            paidOn: cell('paid on'),
            locale: cell('language'),
            currency: cell('currency').toUpperCase(),
            inclusive: /^(yes|true|1)$/i.test(cell('tax included')),
            discount: { kind: discount.endsWith('%') || !discount ? 'percent' : 'amount', value: figure('invoice discount') },
            seller: book.settings.me,
            client: { name: cell('client'), address: cell('client address') || known?.address, taxId: known?.taxId },
          }),
        );
      }
      byNumber.get(key).lines.push(
        newLine({
          text: cell('description'),
          qty: figure('quantity', '1'),
          price: figure('price', '0'),
          off: figure('discount %'),
          tax: figure('tax %', '0'),
        }),
      );
    }
    return [...byNumber.values()];
  }

  return { store, sample, read, newLine, newInvoice, nextNumber, isOverdue, proofread, toCsv, fromCsv };
})();
