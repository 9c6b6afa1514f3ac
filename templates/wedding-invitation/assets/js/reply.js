/* The reply: form, boarding card beside it, sending, and changing it later by link or on the same device. */
(() => {
  const { endpoint, boats, menus } = window.wedding;
  const { blank, load, save, pack, unpack, faults } = window.replyData;
  const { read: readGuests, show: showGuests } = window.guestList;

  const find = (name) => document.querySelector(`[data-${name}]`);
  const form = find('reply');
  const desk = document.querySelector('.desk');
  const link = document.getElementById('link');
  let reply = blank();

  function fill() {
    for (const name of ['name', 'email', 'song', 'message']) form.elements.namedItem(name).value = reply[name];
    for (const name of ['coming', 'out', 'back']) form.querySelector(`[name="${name}"][value="${reply[name]}"]`).checked = true;
    showGuests(reply.guests);
    show();
  }

  function read() {
    const value = (name) => form.elements.namedItem(name).value;
    for (const name of ['name', 'email', 'song', 'message', 'coming', 'out', 'back']) reply[name] = value(name);
    reply.guests = readGuests();
  }

  function line(term, words, small = '') {
    const row = document.createElement('div');
    const dt = Object.assign(document.createElement('dt'), { textContent: term });
    const dd = Object.assign(document.createElement('dd'), { textContent: words || 'not yet', className: words ? '' : 'blank' });
    if (small) dd.append(Object.assign(document.createElement('small'), { textContent: small }));
    row.append(dt, dd);
    return row;
  }

  function show() {
    const aboard = reply.coming === 'yes';
    find('aboard').hidden = !aboard;
    find('card-title').textContent = aboard ? 'Boarding card' : 'Shore pass';
    const guests = reply.guests.map(({ name, menu, needs }, i) =>
      line(`Passenger ${i + 1}`, name.trim(), [menus[menu], needs.trim()].filter(Boolean).join(', ')),
    );
    const rows = aboard
      ? [...guests, line('Out', boats[reply.out].name, `leaves Carrick Quay ${boats[reply.out].leaves}`), line('Back', boats[reply.back].name, `leaves Inchlarig ${boats[reply.back].leaves}`), line('Song', reply.song.trim())]
      : [line('Name', reply.name.trim()), line('Waving', 'from the shore', 'at 14.00 on 19 June, westwards')];
    find('card-lines').replaceChildren(...rows);
  }

  function view(sent) {
    desk.classList.toggle('sent', sent);
    find('after').hidden = !sent;
    find('card-note').textContent = sent ? `${endpoint ? 'Sent' : 'Written'} ${reply.sent}.` : 'Fills itself in as you write.';
    if (!sent) return;
    link.value = `${location.href.split('#')[0]}#reply=${pack(reply)}`;
    const thanks = reply.coming === 'yes' ? 'Thank you. You are on the purser’s list.' : 'Thank you for saying so. We will wave back.';
    find('sent').textContent = endpoint
      ? thanks
      : 'This website is not connected to a mailbox yet: the reply is kept on this device and was not sent. Set endpoint in assets/js/wedding.js.';
    find('ics').hidden = reply.coming !== 'yes';
  }

  function mark(found) {
    for (const note of form.querySelectorAll('.wrong[id]')) note.remove();
    for (const field of form.querySelectorAll('[aria-invalid]')) {
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-describedby');
    }
    for (const [id, words] of Object.entries(found)) {
      const field = document.getElementById(id);
      const note = Object.assign(document.createElement('span'), { id: `${id}-wrong`, className: 'wrong', textContent: words });
      if (field.matches('fieldset')) {
        field.append(note);
        for (const radio of field.querySelectorAll('input')) radio.setAttribute('aria-describedby', note.id);
        for (const radio of field.querySelectorAll('input')) radio.setAttribute('aria-invalid', 'true');
      } else {
        field.after(note);
        field.setAttribute('aria-describedby', note.id);
        field.setAttribute('aria-invalid', 'true');
      }
    }
  }

  form.addEventListener('input', () => {
    read();
    show();
    save(reply);
    if (!form.querySelector('[aria-invalid]')) return;
    // Faults that have been mended go away while writing; new ones wait for the next attempt.
    const left = faults(reply);
    const open = new Set(Array.from(form.querySelectorAll('.wrong[id]'), ({ id }) => id.replace(/-wrong$/, '')));
    mark(Object.fromEntries(Object.entries(left).filter(([id]) => open.has(id))));
  });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    read();
    find('failed').hidden = true;
    const found = faults(reply);
    mark(found);
    const [first] = Object.keys(found);
    if (first) {
      const field = document.getElementById(first);
      (field.matches('fieldset') ? field.querySelector('input') : field).focus();
      return;
    }
    const send = form.querySelector('[type="submit"]');
    send.disabled = true;
    send.textContent = 'Sending …';
    try {
      if (endpoint) {
        const { sent, ...body } = reply;
        const answer = await fetch(endpoint, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`Status ${answer.status}`);
      }
      reply.sent = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
      save(reply);
      view(true);
      find('card').focus();
    } catch {
      find('failed').textContent = 'The reply did not reach the shore. It is still here and kept on this device; please try again in a minute.';
      find('failed').hidden = false;
      find('failed').focus();
    } finally {
      send.disabled = false;
      send.textContent = 'Send the reply';
    }
  });

  find('change').addEventListener('click', () => {
    view(false);
    document.getElementById('name').focus();
  });

  find('forget').addEventListener('click', () => {
    save(null);
    reply = blank();
    history.replaceState(null, '', location.href.split('#')[0]);
    fill();
    view(false);
    find('kept').textContent = 'Forgotten on this device. What was sent before stays sent; your link still opens it.';
    find('kept').hidden = false;
    document.getElementById('name').focus();
  });

  find('copy').addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(link.value);
      find('told').textContent = 'Copied. Send it to yourself.';
    } catch {
      link.select();
      find('told').textContent = 'This browser keeps its clipboard shut. The link is selected: copy it by hand.';
    }
  });

  find('ics').addEventListener('click', () => {
    window.saveFile('rhona-and-ansel.ics', 'text/calendar', window.calendarFile(reply));
    find('told').textContent = 'rhona-and-ansel.ics is in your downloads, with your boats.';
  });

  function open() {
    const packed = location.hash.match(/^#reply=(.+)$/)?.[1];
    const linked = packed ? unpack(packed) : null;
    const kept = load();
    reply = linked ?? kept ?? blank();
    fill();
    view(Boolean(reply.sent));
    const note = find('kept');
    note.hidden = true;
    if (packed && !linked) note.textContent = 'That link is torn: part of it is missing. Ask us for it, or simply reply again.';
    else if (!reply.sent && kept && (kept.name || kept.email)) note.textContent = 'Begun earlier on this device, and not sent yet.';
    else return;
    note.hidden = false;
  }

  addEventListener('hashchange', open);
  open();
})();
