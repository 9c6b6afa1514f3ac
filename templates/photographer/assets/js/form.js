/*
 * What the two forms share: checks in words beside a field, what was typed kept until the window closes, and sending.
 */
window.Darkroom = (() => {
  const find = (name) => document.querySelector(`[data-${name}]`);
  const values = (form) => Object.fromEntries(new FormData(form));

  const rules = {
    name: (value) => (value.trim() ? '' : 'Please write your name.'),
    email: (value) =>
      /^\S+@\S+\.\S+$/.test(value.trim()) ? '' : 'Please write an e-mail address such as name@example.org.',
    message: (value) => (value.trim() ? '' : 'Please write a line or two.'),
  };

  function mark(input, words) {
    document.getElementById(`${input.id}-wrong`)?.remove();
    input.removeAttribute('aria-invalid');
    input.removeAttribute('aria-describedby');
    if (!words) return;
    const note = document.createElement('span');
    Object.assign(note, { id: `${input.id}-wrong`, className: 'wrong', textContent: words });
    input.after(note);
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', note.id);
  }

  function keep(form, key) {
    try {
      sessionStorage.setItem(key, JSON.stringify(values(form)));
    } catch {
      // Without storage a reload empties the form; nothing else is lost.
    }
  }

  /** Puts back what was typed before. A field that is gone, or a choice that is no longer offered, is passed over. */
  function restore(form, key) {
    try {
      for (const [name, value] of Object.entries(JSON.parse(sessionStorage.getItem(key)) ?? {})) {
        const field = form.elements[name];
        if (!field) continue;
        if (field.type === 'checkbox') field.checked = true;
        else if (!field.options || [...field.options].some((one) => one.value === value)) field.value = value;
      }
    } catch {
      // Nothing kept, or not readable: the form stays as it is.
    }
  }

  function showSent(form, lines) {
    const sent = find('sent');
    sent.replaceChildren(...lines.map((textContent) => Object.assign(document.createElement('p'), { textContent })));
    form.hidden = true;
    sent.hidden = false;
    sent.focus();
  }

  function showFailed(words) {
    find('failed').textContent = words;
    find('failed').hidden = false;
    find('failed').focus();
  }

  /**
   * Looks after a form: checks the fields named, keeps what is typed, sends it as JSON with POST to the endpoint. `say`
   * makes the first line of thanks; `file` is where the endpoint is set, for a site that has none yet.
   */
  function lookAfter(form, { key, checked, endpoint, file, say, changed = () => {} }) {
    restore(form, key);
    form.addEventListener('input', ({ target }) => {
      changed();
      keep(form, key);
      if (target.getAttribute('aria-invalid') && !rules[target.name](target.value)) mark(target, '');
    });
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      find('failed').hidden = true;
      const wrong = checked.filter((name) => {
        const words = rules[name](form.elements[name].value);
        mark(form.elements[name], words);
        return words;
      });
      if (wrong.length) {
        form.elements[wrong[0]].focus();
        return;
      }
      const body = JSON.stringify(values(form));
      try {
        if (endpoint) {
          const headers = { 'Content-Type': 'application/json' };
          const answer = await fetch(endpoint, { method: 'POST', headers, body });
          if (!answer.ok) throw new Error(`Status ${answer.status}`);
        }
        const notSent = `This website is not connected to a mailbox yet, so nothing was sent. Set ENDPOINT in ${file}.`;
        showSent(form, [say(values(form)), endpoint ? find('sent').dataset.thanks : notSent]);
      } catch {
        showFailed('It could not be sent. It is still here; please try again in a minute.');
      }
    });
  }

  return { find, values, lookAfter };
})();
