/*
 * Forms: checks in words, keeps what was typed, and sends it. Two places for a backend:
 *   "forms": "site" in <script id="site">    the published site's own inbox takes every form with data-form
 *   ENDPOINT below, such as '/api/forms'     a server of yours takes them, as JSON with the name of the form
 * Forms with data-check hold passwords or accounts. They never go to an inbox: set ACCOUNTS to a service of yours.
 */
(() => {
  const ENDPOINT = '';
  const ACCOUNTS = '';
  const site = JSON.parse(document.getElementById('site').textContent);
  const ring = site.phone;

  const english = {
    tick: 'Tick this box to go on.',
    fill: 'Fill in this field.',
    email: 'Enter an e-mail address such as name@example.org.',
    short: (least) => `Use at least ${least} characters.`,
    number: 'Enter a number in the allowed range.',
    one: 'One field needs your attention.',
    several: (count) => `${count} fields need your attention.`,
    sent: 'Thank you. It has been sent.',
    kept: ring
      ? `This form is not connected yet, so nothing was sent. Please ring ${ring}.`
      : 'This form is not connected yet, so nothing was sent.',
    failed: ring
      ? `It could not be sent, and nothing is lost. Try again, or ring ${ring}.`
      : 'It could not be sent, and nothing is lost. Please try again.',
  };
  const german = {
    tick: 'Bitte setzen Sie hier ein Häkchen.',
    fill: 'Bitte füllen Sie dieses Feld aus.',
    email: 'Bitte geben Sie eine E-Mail-Adresse an, etwa name@example.org.',
    short: (least) => `Bitte mindestens ${least} Zeichen.`,
    number: 'Bitte geben Sie eine Zahl im erlaubten Bereich an.',
    one: 'Ein Feld ist noch nicht richtig ausgefüllt.',
    several: (count) => `${count} Felder sind noch nicht richtig ausgefüllt.`,
    sent: 'Vielen Dank. Ihre Nachricht ist angekommen.',
    kept: ring
      ? `Dieses Formular ist noch nicht verbunden, es wurde nichts gesendet. Bitte rufen Sie an: ${ring}.`
      : 'Dieses Formular ist noch nicht verbunden, es wurde nichts gesendet.',
    failed: ring
      ? `Es konnte nicht gesendet werden, nichts ist verloren. Versuchen Sie es noch einmal oder rufen Sie an: ${ring}.`
      : 'Es konnte nicht gesendet werden, nichts ist verloren. Bitte versuchen Sie es noch einmal.',
  };
  /** In the language of the page; another language needs a list of its own here. */
  const words = document.documentElement.lang.startsWith('de') ? german : english;

  const complaint = (field) => {
    const { validity, type, minLength } = field;
    if (validity.valueMissing && type === 'checkbox') return words.tick;
    if (validity.valueMissing) return words.fill;
    if (validity.typeMismatch && type === 'email') return words.email;
    if (validity.tooShort) return words.short(minLength);
    return validity.valid ? '' : words.number;
  };

  const check = (field) => {
    const text = complaint(field);
    const id = `${field.id || field.name}-wrong`;
    let note = document.getElementById(id);
    if (text && !note) {
      note = Object.assign(document.createElement('span'), { id, className: 'wrong' });
      field.closest('.field, .check').append(note);
    }
    if (note) note.textContent = text;
    if (text) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
    const described = new Set((field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean));
    if (text) described.add(id);
    else described.delete(id);
    if (described.size > 0) field.setAttribute('aria-describedby', [...described].join(' '));
    else field.removeAttribute('aria-describedby');
    return text === '';
  };

  /** Gives "sent", or "kept" when there is nowhere to send it, or throws. */
  const send = async (form) => {
    const name = form.dataset.form;
    const values = Object.fromEntries(new FormData(form));
    const target = name ? ENDPOINT : ACCOUNTS;
    if (!target && (!name || site.forms !== 'site')) return 'kept';
    const answer = target
      ? await fetch(target, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ form: name ?? form.dataset.check, ...values }),
        })
      : await fetch(location.pathname, {
          method: 'POST',
          body: new URLSearchParams({ 'form-name': name, ...values }),
        });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return 'sent';
  };

  for (const form of document.querySelectorAll('form[data-form], form[data-check]')) {
    const status = form.querySelector('[data-form-status]');
    const button = form.querySelector('[type="submit"]');
    const fields = [...form.elements].filter(({ willValidate, type }) => willValidate && type !== 'submit');
    form.noValidate = true;
    status.setAttribute('role', 'status');
    form.addEventListener('input', ({ target }) => {
      if (target.getAttribute('aria-invalid')) check(target);
    });
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const wrong = fields.filter((field) => !check(field));
      if (wrong.length > 0) {
        status.textContent = wrong.length === 1 ? words.one : words.several(wrong.length);
        wrong[0].focus();
        return;
      }
      button.disabled = true;
      try {
        const result = await send(form);
        if (result === 'sent') form.reset();
        status.textContent = result === 'sent' ? words.sent : words.kept;
      } catch {
        status.textContent = words.failed;
      }
      button.disabled = false;
      status.focus();
    });
  }
})();
