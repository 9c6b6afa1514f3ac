/* Puts the tickets on the page: the counter, the ticket in hand, the rack. */
(() => {
  const { el, say, download, readText, id } = window.Desk;
  const { Tickets, Door, Backend, QR } = window;
  const { store } = Tickets;
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const submitWords = $('[data-submit]').textContent;
  $('h1').style.setProperty('--letters', $('h1').textContent.trim().length);
  let inHand = null;
  let editing = null;
  let sort = 'new';
  let find = '';

  const tickets = () => store.state.tickets;
  const number = (value) => `No ${String(value).padStart(3, '0')}`;
  const here = () => location.href.split('#')[0];
  const shortLink = (ticket) => (Backend.base ? `${Backend.base}${encodeURIComponent(ticket.name)}` : `${here()}#${encodeURIComponent(ticket.name)}`);
  const place = (address) => {
    if (address.startsWith('mailto:')) return address.slice(7).split('?')[0];
    return new URL(address).hostname.replace(/^www\./, '');
  };
  const times = (count) => (count === 1 ? 'opened once' : count === 0 ? 'not opened yet' : `opened ${count} times`);

  /** Changes the tickets; the server, when there is one, hears of it. */
  function change(label, alter) {
    const before = tickets();
    store.change(label, alter);
    follow(before);
  }
  function follow(before) {
    Backend.follow(before, tickets()).catch((error) => say(error.message, 'error'));
  }

  /* The ticket in hand --------------------------------------------------------------------- */

  function qrText(ticket) {
    return $('input[name="holds"]:checked').value === 'short' ? shortLink(ticket) : ticket.address;
  }

  function drawHand() {
    const ticket = tickets().find((one) => one.id === inHand) ?? tickets()[0] ?? null;
    inHand = ticket?.id ?? null;
    $('[data-chosen]').classList.toggle('is-empty', !ticket);
    for (const control of $$('.ticket-tools :is(button, input)')) control.disabled = !ticket;
    $('[data-open]').hidden = !ticket;
    if (!ticket) {
      for (const part of $$('[data-put]')) part.textContent = '';
      $('[data-put="name"]').textContent = 'no link';
      $('[data-put="address"]').textContent = 'Enter an address to make the first one.';
      $('[data-qr]').replaceChildren();
      $('[data-days]').replaceChildren();
      return;
    }
    const put = (name, text) => {
      $(`[data-put="${name}"]`).textContent = text;
    };
    const days = Tickets.counts()[ticket.name] ?? {};
    $('[data-ticket]').dataset.paper = ticket.number % 5;
    put('number', number(ticket.number));
    const tag = $('[data-put="tag"]');
    if (tag) tag.textContent = String(ticket.number).padStart(3, '0');
    put('note', ticket.note);
    put('name', ticket.name);
    $('.ticket-name').style.setProperty('--letters', Math.max(4, ticket.name.length));
    put('address', ticket.address);
    put('opened', times(Tickets.total(days)));
    const list = Tickets.lastDays(days);
    const most = Math.max(...list, 1);
    $('[data-days]').replaceChildren(
      ...list.map((count) => {
        const bar = el('span');
        bar.style.setProperty('--h', count / most);
        return bar;
      }),
    );
    $('[data-open]').href = `#${encodeURIComponent(ticket.name)}`;
    drawQr(ticket);
  }

  function drawQr(ticket) {
    const dark = QR.encode(qrText(ticket));
    const box = $('[data-qr]');
    const isShort = $('input[name="holds"]:checked').value === 'short';
    $('[data-do="svg"]').disabled = !dark;
    $('[data-do="png"]').disabled = !dark;
    $('[data-put="qr-note"]').textContent = !dark ? 'Too long for a QR code: 2,953 bytes are the most.' : isShort && !Backend.base ? 'Only for this browser' : 'Scan to go there';
    if (!dark) return box.replaceChildren();
    const { d, size } = QR.path(dark);
    box.innerHTML = `<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="QR code" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${d}"/></svg>`;
  }

  /* The rack -------------------------------------------------------------------------------- */

  function drawRack() {
    const counts = Tickets.counts();
    const used = (ticket) => Tickets.total(counts[ticket.name]);
    const wanted = tickets().filter(({ name, address, note }) => `${name} ${address} ${note}`.toLowerCase().includes(find.toLowerCase()));
    if (sort === 'used') wanted.sort((a, b) => used(b) - used(a));
    else if (sort === 'name') wanted.sort((a, b) => a.name.localeCompare(b.name));
    const drawn = wanted.slice(0, 300).map((ticket) =>
      el(
        'li',
        { class: 'slip', 'data-paper': ticket.number % 5, 'data-id': ticket.id, 'aria-current': ticket.id === inHand ? 'true' : null },
        el('button', { type: 'button', class: 'slip-take', 'data-take': ticket.id, title: 'Show' }, el('span', { class: 'slip-number' }, number(ticket.number)), el('span', { class: 'slip-name' }, ticket.name)),
        el('p', { class: 'slip-place' }, place(ticket.address), ticket.sample ? el('span', { class: 'slip-sample' }, ' sample') : null),
        el('p', { class: 'slip-note' }, ticket.note || '\u00a0'),
        el('p', { class: 'slip-used' }, times(used(ticket))),
        el(
          'div',
          { class: 'slip-tools' },
          el('a', { class: 'button', href: `#${encodeURIComponent(ticket.name)}`, target: '_blank', rel: 'noopener', 'aria-label': `Open ${ticket.name}` }, 'Open'),
          el('button', { type: 'button', 'data-edit': ticket.id, 'aria-label': `Change ${ticket.name}` }, 'Change'),
          el('button', { type: 'button', 'data-remove': ticket.id, 'aria-label': `Throw ${ticket.name} away` }, '×'),
        ),
      ),
    );
    if (wanted.length > 300) drawn.push(el('li', { class: 'none' }, `and ${wanted.length - 300} more: search to see them.`));
    if (wanted.length === 0) drawn.push(el('li', { class: 'none' }, tickets().length === 0 ? 'No links yet.' : 'No links found.'));
    $('[data-tickets]').replaceChildren(...drawn);
    $('[data-count]').textContent = String(tickets().length);
    const hasSample = tickets().some((one) => one.sample);
    $('[data-do="sample"]').textContent = hasSample ? 'Clear sample data' : 'Load sample data';
    $('[data-do="undo"]').disabled = store.undoLabel === '';
    $('[data-do="redo"]').disabled = store.redoLabel === '';
    if (store.problem) say(store.problem, 'error');
  }

  function draw() {
    drawHand();
    drawRack();
  }

  /* The counter ----------------------------------------------------------------------------- */

  const tags = () => Object.fromEntries($$('[data-tag]').map((box) => [box.dataset.tag, box.value]));
  const hasTags = () => Object.values(tags()).some((value) => value.trim() !== '');

  function fault(field, message) {
    $(`[data-fault="${field}"]`).textContent = message;
    const box = $(`#${field}`);
    if (message) box.setAttribute('aria-invalid', 'true');
    else box.removeAttribute('aria-invalid');
  }

  function preview() {
    const line = $('[data-preview]');
    if (!line) return;
    try {
      const address = Tickets.readAddress($('#address').value);
      line.textContent = address.startsWith('mailto:') ? 'Tags are for pages, not for mail.' : Tickets.addTags(address, tags());
    } catch {
      line.textContent = hasTags() ? 'Enter an address to see it with its tags.' : '';
    }
  }

  function clear() {
    $('[data-form]').reset();
    for (const field of ['address', 'name']) fault(field, '');
    editing = null;
    $('[data-submit]').textContent = submitWords;
    $('[data-do="cancel"]').hidden = true;
    preview();
  }

  function submit() {
    let address = null;
    let name = null;
    fault('address', '');
    fault('name', '');
    try {
      address = Tickets.readAddress($('#address').value);
      if (address.split('#')[0] === here()) throw new Error('That is this page itself: the link would go round in circles.');
      if (hasTags() || (editing && $('.tags'))) address = Tickets.addTags(address, tags());
    } catch (error) {
      fault('address', error.message);
    }
    try {
      const typed = $('#name').value;
      name = typed.trim() === '' && !editing ? Tickets.makeName(tickets()) : Tickets.readName(typed, tickets(), editing);
    } catch (error) {
      fault('name', error.message);
    }
    if (address === null || name === null) return $('[aria-invalid]').focus();
    if (!editing && tickets().length >= Tickets.MOST) return fault('address', `${Tickets.MOST} links are the most. Remove one first.`);
    const note = $('#note').value.trim();
    const same = !editing && tickets().find((one) => one.address === address);
    if (editing) {
      const old = tickets().find((one) => one.id === editing);
      change(`change ${name}`, (book) => Object.assign(book.tickets.find((one) => one.id === editing), { name, address, note }));
      if (old.name !== name) copyCounts(old.name, name);
      inHand = editing;
      say(`${name} is changed.`);
    } else {
      const ticket = { id: id(), number: store.state.next, name, address, note, created: Tickets.day() };
      inHand = ticket.id;
      Tickets.writeCounts({ ...Tickets.counts(), [name]: {} });
      change(`make ${name}`, (book) => {
        book.tickets.unshift(ticket);
        book.next += 1;
      });
      say(same ? `${name} is made. The same address is here as ${same.name}, too.` : `${name} is made.`);
      const paper = $('[data-ticket]');
      paper.classList.remove('is-torn');
      void paper.offsetWidth;
      paper.classList.add('is-torn');
    }
    clear();
    draw();
    $('[data-do="copy"]').focus();
  }

  function copyCounts(from, to) {
    const all = Tickets.counts();
    if (!all[from]) return;
    // The old name keeps its count, too: the change may be undone.
    all[to] = all[from];
    Tickets.writeCounts(all);
  }

  function edit(which) {
    const ticket = tickets().find((one) => one.id === which);
    clear();
    editing = which;
    $('#address').value = ticket.address;
    $('#name').value = ticket.name;
    $('#note').value = ticket.note;
    if (!ticket.address.startsWith('mailto:')) {
      const params = new URL(ticket.address).searchParams;
      for (const box of $$('[data-tag]')) box.value = params.get(`utm_${box.dataset.tag}`) ?? '';
      const box = $('.tags');
      if (box) box.open = hasTags();
    }
    $('[data-submit]').textContent = 'Save changes';
    $('[data-do="cancel"]').hidden = false;
    preview();
    $('#address').focus();
  }

  /* Files ------------------------------------------------------------------------------------ */

  async function bringIn(file) {
    try {
      const found = Tickets.fromText(await readText(file, 4_000_000));
      if (found.tickets.length === 0) throw new Error(found.faults[0] ?? 'There is no link in this file.');
      let added = 0;
      let renamed = 0;
      let known = 0;
      const all = Tickets.counts();
      change(`import ${file.name}`, (book) => {
        const fresh = [];
        const names = new Map(book.tickets.map((one) => [one.name, one]));
        for (const ticket of found.tickets) {
          const taken = names.get(ticket.name);
          if (taken?.address === ticket.address) {
            known += 1;
            continue;
          }
          if (book.tickets.length + fresh.length >= Tickets.MOST) break;
          const { name } = ticket;
          if (taken) {
            ticket.name = Tickets.free(ticket.name, [...book.tickets, ...fresh]);
            renamed += 1;
          }
          const days = found.counts?.[name];
          if (days && typeof days === 'object' && !all[ticket.name])
            all[ticket.name] = Object.fromEntries(Object.entries(days).filter(([day, count]) => /^\d{4}-\d\d-\d\d$/.test(day) && Number.isInteger(count) && count > 0));
          names.set(ticket.name, ticket);
          fresh.push({ ...ticket, id: book.tickets.some((one) => one.id === ticket.id) ? id() : ticket.id });
          added += 1;
        }
        for (const ticket of fresh.toReversed()) if (!ticket.number || book.tickets.some((one) => one.number === ticket.number)) {
          ticket.number = book.next;
          book.next += 1;
        }
        book.next = Math.max(book.next, ...fresh.map((one) => one.number + 1), 1);
        book.tickets.unshift(...fresh);
      });
      Tickets.writeCounts(all);
      draw();
      const parts = [`${added} imported`];
      if (known > 0) parts.push(`${known} were here already`);
      if (renamed > 0) parts.push(`${renamed} got another name, since theirs was taken`);
      if (found.faults.length > 0) parts.push(`${found.faults.length} left out: ${found.faults[0]}`);
      say(`${parts.join(', ')}${found.faults.length > 0 ? '' : '.'} Undo takes it back.`, found.faults.length > 0 ? 'error' : '');
    } catch (error) {
      say(error.message, 'error');
    }
  }

  async function copy(text, message) {
    try {
      await navigator.clipboard.writeText(text);
      say(message);
    } catch {
      say(`Copy it from here: ${text}`);
    }
  }

  const held = () => tickets().find((one) => one.id === inHand);
  function png() {
    const dark = QR.encode(qrText(held()));
    const scale = Math.max(4, Math.ceil(1024 / (dark.length + 8)));
    const canvas = el('canvas', { width: (dark.length + 8) * scale, height: (dark.length + 8) * scale });
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = '#000';
    for (const [y, row] of dark.entries()) for (const [x, value] of row.entries()) if (value) pen.fillRect((x + 4) * scale, (y + 4) * scale, scale, scale);
    canvas.toBlob((blob) => {
      const url = URL.createObjectURL(blob);
      const link = el('a', { href: url, download: `${held().name}.png` });
      document.body.append(link);
      link.click();
      link.remove();
      setTimeout(() => URL.revokeObjectURL(url), 30_000);
    });
    say('The QR code is saved as a picture.');
  }

  function step(which) {
    const before = tickets();
    const label = store[which]();
    if (label) follow(before);
    say(label ? `${which === 'undo' ? 'Undone' : 'Done again'}: ${label}.` : `There is nothing to ${which === 'undo' ? 'undo' : 'do again'}.`);
  }

  const actions = {
    undo: () => step('undo'),
    redo: () => step('redo'),
    cancel() {
      clear();
      $('#address').focus();
    },
    copy: () => copy(shortLink(held()), Backend.base ? 'The short link is copied.' : 'The short link is copied. It opens in this browser only.'),
    'copy-carried': () => copy(`${here()}#=${encodeURIComponent(held().address)}`, 'Copied. It carries the whole address, and asks before it goes there.'),
    svg() {
      download(`${held().name}.svg`, QR.svg(QR.encode(qrText(held()))), 'image/svg+xml');
      say('The QR code is saved as SVG.');
    },
    png,
    json() {
      download(`cloakroom-${Tickets.day()}.json`, Tickets.toJson(), 'application/json');
      say('All links and their counts are in the file.');
    },
    csv() {
      download(`cloakroom-${Tickets.day()}.csv`, `\uFEFF${Tickets.toCsv()}`, 'text/csv');
      say('All links are in the table.');
    },
    sample() {
      const has = tickets().some((one) => one.sample);
      change(has ? 'clear sample data' : 'load sample data', (book) => {
        if (has) {
          book.tickets = book.tickets.filter((one) => !one.sample);
          return;
        }
        const names = new Set(book.tickets.map((one) => one.name));
        for (const ticket of Tickets.sample().tickets.toReversed()) {
          if (names.has(ticket.name)) continue;
          if (book.tickets.some((one) => one.number === ticket.number)) {
            ticket.number = book.next;
            book.next += 1;
          }
          book.next = Math.max(book.next, ticket.number + 1);
          book.tickets.push(ticket);
        }
      });
      say(has ? 'Sample data is cleared. Undo brings it back.' : 'Sample data is back.');
    },
  };

  document.addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    const { dataset } = button;
    if (dataset.do) actions[dataset.do]();
    else if (dataset.take) {
      inHand = dataset.take;
      draw();
      $(`[data-take="${CSS.escape(dataset.take)}"]`)?.focus({ preventScroll: true });
      if (matchMedia('(width < 60rem)').matches) $('[data-chosen]').scrollIntoView();
    } else if (dataset.edit) edit(dataset.edit);
    else if (dataset.remove) {
      const { name } = tickets().find((one) => one.id === dataset.remove);
      if (editing === dataset.remove) clear();
      change(`remove ${name}`, (book) => {
        book.tickets = book.tickets.filter((one) => one.id !== dataset.remove);
      });
      say(`${name} is removed. Undo brings it back.`);
      $('#rack').focus({ preventScroll: true });
    }
  });
  $('[data-form]').addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
  });
  document.addEventListener('input', ({ target }) => {
    if (target.id === 'find') {
      find = target.value;
      drawRack();
    } else if (target.closest('[data-form]')) {
      if (target.id === 'address' || target.id === 'name') fault(target.id, '');
      preview();
    }
  });
  document.addEventListener('change', ({ target }) => {
    if (target.id === 'sort') {
      sort = target.value;
      drawRack();
    } else if (target.name === 'holds') drawHand();
    else if (target.id === 'import') {
      const [file] = target.files;
      target.value = '';
      if (file) bringIn(file);
    }
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target.matches('input, textarea, select');
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && /^[zy]$/i.test(event.key) && !isTyping) {
      event.preventDefault();
      step(event.key.toLowerCase() === 'y' || event.shiftKey ? 'redo' : 'undo');
    } else if (event.target.id === 'address' && event.key === 'Enter') {
      event.preventDefault();
      $('[data-form]').requestSubmit();
    } else if (!isTyping && !isCommand && !event.altKey && (event.key === '/' || event.key.toLowerCase() === 'n')) {
      event.preventDefault();
      $(event.key === '/' ? '#find' : '#address').focus();
    }
  });

  /* The door: what stands behind # -------------------------------------------------------------- */

  function knock() {
    const found = Door.enter();
    const notice = $('[data-notice]');
    notice.hidden = found.kind === 'none' || found.kind === 'open';
    if (found.kind === 'look') {
      inHand = found.ticket.id;
      draw();
      notice.replaceChildren(`${found.ticket.name} leads to `, el('b', {}, found.ticket.address));
    } else if (found.kind === 'unknown') notice.replaceChildren('There is no link ', el('b', {}, found.name), ' in this browser. It may be in another one, or it has been removed.');
    else if (found.kind === 'carried')
      notice.replaceChildren('This link leads to ', el('b', {}, found.address), ' ', el('a', { class: 'button', href: found.address, rel: 'noopener noreferrer' }, 'Go there'));
  }
  addEventListener('hashchange', knock);
  // Another tab has opened a ticket.
  addEventListener('storage', (event) => event.key === 'cloakroom.counts' && draw());
  addEventListener('pageshow', (event) => event.persisted && draw());

  if (Backend.base) $('[data-scope]').textContent = `Short links begin with ${Backend.base} and work for everyone.`;
  store.onChange(draw);
  knock();
  draw();
  if (Backend.isOn)
    Backend.list()
      .then((list) => {
        const counts = Tickets.counts();
        for (const { name, days } of list) if (days && typeof days === 'object') counts[name] = days;
        Tickets.writeCounts(counts);
        const read = Tickets.fromText(JSON.stringify({ tickets: list }));
        store.quietly((book) => {
          const names = new Set(book.tickets.map((one) => one.name));
          for (const ticket of read.tickets) if (!names.has(ticket.name)) {
            book.tickets.push({ ...ticket, number: book.next });
            book.next += 1;
          }
        });
      })
      .catch((error) => say(error.message, 'error'));
})();
