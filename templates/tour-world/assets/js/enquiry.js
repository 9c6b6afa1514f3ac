/* Enquiry and message: checks in words, keeps what was typed, and sends it where desk.js says. */
(() => {
  const form = document.querySelector('[data-enquiry]');
  const status = document.querySelector('[data-status]');
  const DRAFT = `tour-world.${form.dataset.form}`;

  // The journeys to choose from are those of the posters.
  const names = [...document.querySelectorAll('.poster-name')].map((item) => item.textContent.trim());
  form.elements.journey?.firstElementChild.after(...names.map((name) => new Option(name)));

  const { phone } = globalThis.Desk;
  const english = {
    name: 'Enter your name.',
    email: 'Enter your e-mail address.',
    address: 'Enter a whole e-mail address, such as name@example.org.',
    people: 'Enter a number from 1 to 12.',
    message: 'Write a sentence or two.',
    one: 'One answer is missing.',
    several: (count) => `${count} answers are missing.`,
    sending: 'Sending…',
    kept: 'Everything is right, but no inbox is connected to this page yet: nothing was sent, and what you wrote stays here.',
    failed: 'It could not be sent. Nothing is lost: please try again.',
    call: `Or call ${phone}.`,
  };
  const german = {
    name: 'Bitte geben Sie Ihren Namen an.',
    email: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
    address: 'Bitte geben Sie eine vollständige E-Mail-Adresse an, etwa name@example.org.',
    people: 'Bitte geben Sie eine Zahl von 1 bis 12 an.',
    message: 'Bitte schreiben Sie ein, zwei Sätze.',
    one: 'Eine Angabe fehlt noch.',
    several: (count) => `${count} Angaben fehlen noch.`,
    sending: 'Wird gesendet …',
    kept: 'Alles ist richtig, aber diese Seite hat noch keinen Eingang: Es wurde nichts gesendet, und was Sie geschrieben haben, bleibt stehen.',
    failed: 'Es konnte nicht gesendet werden. Nichts ist verloren: Bitte versuchen Sie es noch einmal.',
    call: `Oder rufen Sie an: ${phone}.`,
  };
  /** In the language of the page; another language needs a list of its own here. */
  const words = document.documentElement.lang.startsWith('de') ? german : english;

  const complaints = {
    name: () => words.name,
    email: (field) => (field.value.trim() ? words.address : words.email),
    people: () => words.people,
    message: () => words.message,
  };

  const check = (field) => {
    const wrong = !field.checkValidity() || (field.required && field.value.trim() === '');
    let note = document.getElementById(`${field.id}-note`);
    if (wrong && !note) {
      note = document.createElement('div');
      note.id = `${field.id}-note`;
      note.className = 'invalid-feedback';
      field.after(note);
    }
    if (note) note.textContent = wrong ? complaints[field.name](field) : '';
    field.classList.toggle('is-invalid', wrong);
    if (wrong) {
      field.setAttribute('aria-invalid', 'true');
      field.setAttribute('aria-describedby', note.id);
    } else {
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-describedby');
    }
    return !wrong;
  };

  const fields = [...form.elements].filter((field) => field.name);
  const remember = () => {
    try {
      sessionStorage.setItem(DRAFT, JSON.stringify(Object.fromEntries(new FormData(form))));
    } catch {
      // Then the draft is not kept over a reload.
    }
  };

  const restore = () => {
    try {
      const draft = JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}');
      for (const field of fields) if (typeof draft[field.name] === 'string') field.value = draft[field.name];
      // The builder leaves the traveller's own line here.
      const own = sessionStorage.getItem('tour-world.ask');
      if (own && form.elements.journey && location.search === '?own') {
        form.elements.journey.value = 'My own itinerary';
        form.elements.message.value = own;
      }
    } catch {
      // Nothing to bring back.
    }
  };

  form.addEventListener('input', (event) => {
    if (event.target.classList.contains('is-invalid')) check(event.target);
    remember();
  });
  form.addEventListener('focusout', (event) => {
    if (event.target.required && event.target.value.trim()) check(event.target);
  });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const wrong = fields.filter((field) => !check(field));
    if (wrong.length > 0) {
      status.textContent = wrong.length === 1 ? words.one : words.several(wrong.length);
      wrong[0].focus();
      return;
    }
    const button = form.querySelector('[type="submit"]');
    button.disabled = true;
    status.textContent = words.sending;
    try {
      const taken = await globalThis.Desk.send(form.dataset.form, Object.fromEntries(new FormData(form)));
      status.textContent = taken
        ? globalThis.Desk.sent
        : words.kept;
      if (taken) {
        form.reset();
        remember();
      }
    } catch {
      status.textContent = phone ? `${words.failed} ${words.call}` : words.failed;
    }
    button.disabled = false;
  });

  restore();
})();
