/* Enquiry and message: checks in words, keeps what was typed, and sends it where desk.js says. */
(() => {
  const form = document.querySelector('[data-enquiry]');
  const status = document.querySelector('[data-status]');
  const DRAFT = `tour-world.${form.dataset.form}`;

  // The journeys to choose from are those of the posters.
  const names = [...document.querySelectorAll('.poster-name')].map((item) => item.textContent.trim());
  form.elements.journey?.lastElementChild.before(...names.map((name) => new Option(name)));

  const complaints = {
    name: () => 'Enter your name.',
    email: (field) => (field.value.trim() ? 'Enter a whole e-mail address, such as name@example.org.' : 'Enter your e-mail address.'),
    people: () => 'Enter a number from 1 to 12.',
    message: () => 'Write a sentence or two.',
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
      status.textContent = wrong.length === 1 ? 'One answer is missing.' : `${wrong.length} answers are missing.`;
      wrong[0].focus();
      return;
    }
    const button = form.querySelector('[type="submit"]');
    button.disabled = true;
    status.textContent = 'Sending…';
    try {
      const taken = await globalThis.Desk.send(form.dataset.form, Object.fromEntries(new FormData(form)));
      status.textContent = taken
        ? globalThis.Desk.sent
        : 'Everything is right, but no inbox is connected to this page yet: nothing was sent, and what you wrote stays here.';
      if (taken) {
        form.reset();
        remember();
      }
    } catch {
      status.textContent = `It could not be sent. Nothing is lost: try again, or call ${globalThis.Desk.phone}.`;
    }
    button.disabled = false;
  });

  restore();
})();
