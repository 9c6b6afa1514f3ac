/* The reply: form, card beside it, sending, and changing it later by link or on the same device. */
(() => {
  const { isConnected, ways, menus, send: sendReply } = window.wedding;
  const { blank, load, save, pack, unpack, faults } = window.replyData;
  const { read: readGuests, show: showGuests } = window.guestList;

  const find = (name) => document.querySelector(`[data-${name}]`);
  const form = find('reply');
  const desk = document.querySelector('.desk');
  const link = document.getElementById('link');
  // The song may be left out of the form.
  const texts = ['name', 'email', 'song', 'message'].filter((name) => form.elements.namedItem(name));
  let reply = blank();

  function fill() {
    for (const name of texts) form.elements.namedItem(name).value = reply[name];
    for (const name of ['coming', 'out', 'back']) {
      const radio = [...form.querySelectorAll(`[name="${name}"]`)].find(({ value }) => value === reply[name]);
      if (radio) radio.checked = true;
    }
    showGuests(reply.guests);
    show();
  }

  function read() {
    const value = (name) => form.elements.namedItem(name).value;
    for (const name of [...texts, 'coming', 'out', 'back']) if (form.elements.namedItem(name)) reply[name] = value(name);
    reply.guests = readGuests();
  }

  function line(term, words, small = '') {
    const row = document.createElement('div');
    const dt = Object.assign(document.createElement('dt'), { textContent: term });
    const dd = Object.assign(document.createElement('dd'), { textContent: words || '—', className: words ? '' : 'blank' });
    if (small) dd.append(Object.assign(document.createElement('small'), { textContent: small }));
    row.append(dt, dd);
    return row;
  }

  function show() {
    const aboard = reply.coming === 'yes';
    find('aboard').hidden = !aboard;
    const title = find('card-title');
    title.textContent = aboard ? title.dataset.yes : title.dataset.no;
    const guests = reply.guests.map(({ name, menu, needs }, i) =>
      line(`Guest ${i + 1}`, name.trim(), [menus[menu], needs.trim()].filter(Boolean).join(', ')),
    );
    const chosen = ({ time, name }) => [time, name].filter(Boolean).join(', ');
    const legend = (name) => form.querySelector(`[data-slot="${name}.choice"]`).textContent.trim();
    const rows = aboard
      ? [
          ...guests,
          ...['out', 'back'].filter((name) => ways[name][reply[name]]).map((name) => line(legend(name), chosen(ways[name][reply[name]]))),
          ...(texts.includes('song') ? [line('Song', reply.song.trim())] : []),
        ]
      : [line('Name', reply.name.trim())];
    find('card-lines').replaceChildren(...rows);
  }

  function view(sent) {
    desk.classList.toggle('sent', sent);
    find('after').hidden = !sent;
    find('card-note').textContent = sent ? `${isConnected() ? 'Sent' : 'Saved'} ${reply.sent}.` : '';
    if (!sent) return;
    link.value = `${location.href.split('#')[0]}#reply=${pack(reply)}`;
    const { dataset } = find('sent');
    find('sent').textContent = isConnected()
      ? dataset[reply.coming]
      : 'This page is not connected to an inbox yet: the reply was not sent. It is kept on this device.';
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
    send.textContent = 'Sending…';
    try {
      if (isConnected()) {
        const { sent, ...body } = reply;
        await sendReply(form.dataset.form, body);
      }
      reply.sent = new Date().toLocaleDateString(document.documentElement.lang, { day: 'numeric', month: 'long', year: 'numeric' });
      save(reply);
      view(true);
      find('card').focus();
    } catch {
      find('failed').textContent = 'The reply could not be sent, and nothing is lost. Try again in a minute.';
      find('failed').hidden = false;
      find('failed').focus();
    } finally {
      send.disabled = false;
      send.textContent = 'Send reply';
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
    find('kept').textContent = 'Deleted from this device. What was sent before stays sent; your link still opens it.';
    find('kept').hidden = false;
    document.getElementById('name').focus();
  });

  find('copy').addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(link.value);
      find('told').textContent = 'Link copied.';
    } catch {
      link.select();
      find('told').textContent = 'The link is selected: copy it by hand.';
    }
  });

  find('ics').addEventListener('click', () => {
    window.saveFile('wedding.ics', 'text/calendar', window.calendarFile(reply));
    find('told').textContent = 'Calendar file downloaded.';
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
    if (packed && !linked) note.textContent = 'Part of that link is missing. Ask us for it, or reply again.';
    else if (!reply.sent && kept && (kept.name || kept.email)) note.textContent = 'Begun earlier on this device, not sent yet.';
    else return;
    note.hidden = false;
  }

  addEventListener('hashchange', open);
  open();
})();
