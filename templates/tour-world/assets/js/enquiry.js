/* The enquiry form: checks in words, keeps what was typed, and sends it if config.js names a place to send it to. */
(() => {
  const form = document.querySelector('[data-enquiry]');
  const status = document.querySelector('[data-status]');
  const DRAFT = 'tour-world.enquiry';

  const complaints = {
    name: () => 'We would like to know whom to answer.',
    email: (field) => (field.value.trim() ? 'There is something missing: an address looks like ada@letters.example.' : 'Without an address the answer stays in the office.'),
    people: () => 'Between one and twelve. For more, telephone: we will need a carriage.',
    message: () => 'One sentence will do: when, how long, what you are afraid of.',
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
      if (own && location.search === '?own') {
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
    const { enquiryEndpoint } = globalThis.TOUR_WORLD;
    if (!enquiryEndpoint) {
      status.textContent = `All complete, ${form.elements.name.value.trim()}. This form is not connected to a desk yet, so nothing was sent; what you wrote stays here.`;
      return;
    }
    const button = form.querySelector('[type="submit"]');
    button.disabled = true;
    status.textContent = 'Sending.';
    try {
      const answer = await fetch(enquiryEndpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(Object.fromEntries(new FormData(form))),
      });
      if (!answer.ok) throw new Error(String(answer.status));
      status.textContent = 'It is on the desk. You will hear from Marta or Idris within two working days.';
      form.reset();
      remember();
    } catch {
      status.textContent = 'The desk could not be reached. Nothing is lost: try again, or call 01632 960 217.';
    }
    button.disabled = false;
  });

  restore();
})();
