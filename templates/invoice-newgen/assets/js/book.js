/*
 * The book: what an invoice holds, how numbers are given, and how the book goes out to
 * files and comes in again. Nothing here touches the page.
 *
 * A BACKEND goes here: `Book.store` is the one place that reads and keeps. Replace `localStorage` in store.js by
 * calls to your server (GET the book when the page opens, PUT it in `keep`), the rest of the page stays as it is.
 */
window.Book = (() => {
  const { createStore, id, parseCsv, writeCsv } = window.Desk;
  const { fromText, fromTyped, reckon, toText, digitsOf } = window.Money;
  const { today, add: addDays } = window.Days;
  const { first } = window;
  const statuses = ['draft', 'sent', 'paid'];
  /* Each kind of document counts its own numbers: invoices must have no gaps. */
  const prefixes = { invoice: '', quote: 'Q-', credit: 'C-' };

  const newLine = (line = {}) => ({ id: id(), text: '', qty: '1', price: '', off: '', tax: first.tax, ...line });

  /** The book that everybody begins with: what the page brings along. */
  function sample() {
    const me = structuredClone(first.me);
    const clients = first.clients.map((client) => ({ id: id(), ...client }));
    const now = today();
    const invoices = first.invoices.map(({ number, ago, client, lines, ...rest }) => ({
      ...rest,
      id: id(),
      sample: true,
      number: number.replaceAll('{YYYY}', now.slice(0, 4)),
      date: addDays(now, -ago),
      due: addDays(now, first.days - ago),
      paidOn: rest.status === 'paid' ? addDays(now, -Math.max(0, ago - 9)) : '',
      inclusive: false,
      seller: { name: me.name, address: me.address, taxId: me.taxId, pay: me.pay },
      client: { address: '', taxId: '', ...first.clients.find(({ name }) => name === client), name: client },
      lines: lines.map(newLine),
    }));
    return read({ version: 1, settings: { pattern: first.pattern, days: first.days, me }, clients, invoices, open: invoices[0]?.id });
  }

  const text = (value, most) => (typeof value === 'string' ? value.slice(0, most) : '');
  const number = (value) => text(value, 40);
  const day = (value) => (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : '');

  function readInvoice(value) {
    const v = value && typeof value === 'object' ? value : {};
    const locale = Object.hasOwn(window.Words.locales, v.locale) ? v.locale : first.locale;
    return {
      id: text(v.id, 40) || id(),
      ...(v.sample === true ? { sample: true } : {}),
      kind: Object.hasOwn(prefixes, v.kind) ? v.kind : 'invoice',
      number: text(v.number, 60),
      status: statuses.includes(v.status) ? v.status : 'draft',
      date: text(v.date, 40),
      due: text(v.due, 40),
      paidOn: day(v.paidOn),
      ref: text(v.ref, 200),
      locale,
      currency: window.Words.currencies.includes(v.currency) ? v.currency : first.currency,
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
    if (Number(value.version) > 1) throw new Error('This book was written by a newer version of this page.');
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
        pattern: text(value.settings?.pattern, 60) || first.pattern,
        days: Number.isInteger(days) && days >= 0 && days <= 365 ? days : first.days,
        me: {
          name: text(me.name, 400),
          address: text(me.address, 1000),
          taxId: text(me.taxId, 100),
          pay: text(me.pay, 1000),
          logo: logo === first.me.logo || /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/.test(logo) ? logo : '',
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
  function nextNumber({ settings, invoices }, kind = 'invoice', onDay = today()) {
    const dated = `${prefixes[kind]}${settings.pattern}`
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

  function newInvoice(book, like = null, kind = like?.kind ?? 'invoice') {
    const { me, days } = book.settings;
    const last = like ?? book.invoices[0];
    const lines = like ? like.lines.map((line) => ({ ...line, id: id() })) : [newLine({ tax: last?.lines[0]?.tax ?? first.tax })];
    return {
      ...readInvoice({ locale: last?.locale, currency: last?.currency, inclusive: last?.inclusive, ...like }),
      id: id(),
      sample: undefined,
      kind,
      number: nextNumber(book, kind),
      status: 'draft',
      date: today(),
      due: kind === 'credit' ? '' : addDays(today(), days),
      paidOn: '',
      seller: { name: me.name, address: me.address, taxId: me.taxId, pay: me.pay },
      lines,
    };
  }

  const isOverdue = (invoice) => invoice.kind === 'invoice' && invoice.status === 'sent' && day(invoice.due) !== '' && invoice.due < today();

  /** What somebody should look at before the invoice goes out. Each: { field, what }, in plain words. */
  function proofread(book, invoice) {
    const found = [];
    const say = (field, what) => found.push({ field, what });
    if (invoice.number.trim() === '') say('number', 'It has no number.');
    else if (book.invoices.filter((one) => one.number === invoice.number).length > 1)
      say('number', `The number ${invoice.number} is used twice.`);
    if (invoice.client.name.trim() === '') say('client.name', 'The client has no name.');
    if (invoice.date === '') say('date', 'The date is missing.');
    else if (!day(invoice.date)) say('date', `“${invoice.date}” is not a date.`);
    if (invoice.due !== '' && !day(invoice.due)) say('due', `“${invoice.due}” is not a date.`);
    else if (invoice.due !== '' && invoice.due < invoice.date) say('due', 'The due date is before the date of the invoice.');
    if (invoice.lines.length === 0) say('add', 'It has no lines.');
    const percent = (value) => value === '' || (fromText(value) !== null && fromText(value) >= 0n && fromText(value) <= 100_000_000n);
    const digits = digitsOf(invoice.currency);
    for (const [at, line] of invoice.lines.entries()) {
      const where = `Line ${at + 1}`;
      const field = (name) => `${line.id}.${name}`;
      if (line.text.trim() === '') say(field('text'), `${where} has no description.`);
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
    'description', 'quantity', 'price', 'discount %', 'tax %', 'amount', 'invoice discount', 'invoice total', 'kind',
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
          toText(sums.amounts[at], digits), discount, toText(sums.total, digits), one.kind,
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
            kind: cell('kind').toLowerCase(),
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
