/*
 * The print order.
 *
 * WHERE THE BACKEND GOES
 * Put the address of your server into ENDPOINT, for example '/api/orders'. An order is sent with POST as JSON:
 * {"frame": "05", "size": "40", "framed": "yes", "name": "...", "email": "...", "message": "..."}. Any status from 200
 * to 299 counts as received. While ENDPOINT is empty nothing leaves the browser, and the page says so.
 */
(() => {
  const ENDPOINT = '';
  const KEY = 'kerrigan.order';
  const PRICES = { 20: 140, 40: 320, 90: 900 };
  const FRAMING = 90;

  const find = (name) => document.querySelector(`[data-${name}]`);
  const form = find('order');
  const print = find('print');
  const fields = form.elements;

  const rules = {
    name: (value) => (value.trim() ? '' : 'Please write your name. It goes on the back of the print, in pencil.'),
    email: (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? '' : 'Please write an e-mail address such as name@example.org.'),
  };

  const values = () => Object.fromEntries(new FormData(form));

  function show() {
    const { frame, size, framed } = values();
    const title = window.frames12.find(({ id }) => id === frame).title;
    print.src = `assets/photos/frame-${frame}-s.avif`;
    print.dataset.size = size;
    print.classList.toggle('framed', Boolean(framed));
    find('scale').textContent = `${size} cm, beside somebody of 172 cm`;
    find('sum').textContent = `${title}, ${size} cm${framed ? ', framed' : ''}: £${PRICES[size] + (framed ? FRAMING : 0)}, post included.`;
  }

  function keep() {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(values()));
    } catch {
      // Without storage a reload empties the form; nothing else is lost.
    }
  }

  function restore() {
    fields.frame.value = '05';
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY)) ?? {};
      for (const name of ['frame', 'size', 'name', 'email', 'message']) if (kept[name]) fields[name].value = kept[name];
      fields.framed.checked = kept.framed === 'yes';
    } catch {
      // Nothing kept, or not readable: the form stays as it is.
    }
    const wanted = location.hash.match(/^#frame-(\d\d)$/)?.[1];
    if (window.frames12.some(({ id }) => id === wanted)) fields.frame.value = wanted;
  }

  function mark(input, words) {
    document.getElementById(`${input.id}-wrong`)?.remove();
    input.removeAttribute('aria-invalid');
    input.removeAttribute('aria-describedby');
    if (!words) return;
    const note = Object.assign(document.createElement('span'), { id: `${input.id}-wrong`, className: 'wrong', textContent: words });
    input.after(note);
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', note.id);
  }

  form.addEventListener('input', ({ target }) => {
    show();
    keep();
    if (target.getAttribute('aria-invalid') && !rules[target.name](target.value)) mark(target, '');
  });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    find('failed').hidden = true;
    const wrong = Object.keys(rules).filter((name) => {
      const words = rules[name](fields[name].value);
      mark(fields[name], words);
      return words;
    });
    if (wrong.length) {
      fields[wrong[0]].focus();
      return;
    }
    const order = values();
    try {
      if (ENDPOINT) {
        const answer = await fetch(ENDPOINT, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(order) });
        if (!answer.ok) throw new Error(`Status ${answer.status}`);
      }
      const lines = [`Thank you, ${order.name.trim()}. ${find('sum').textContent}`];
      lines.push(ENDPOINT ? 'I write back in the afternoon. Nothing is paid until the print is dry.' : 'This website is not connected to a mailbox yet, so the order was not sent. Set ENDPOINT in assets/js/prints.js.');
      find('sent').replaceChildren(...lines.map((textContent) => Object.assign(document.createElement('p'), { textContent })));
      form.hidden = true;
      find('sent').hidden = false;
      find('sent').focus();
    } catch {
      find('failed').textContent = 'The order could not be sent. It is still here; please try again in a minute.';
      find('failed').hidden = false;
      find('failed').focus();
    }
  });

  addEventListener('hashchange', () => {
    restore();
    show();
  });
  restore();
  show();
})();
