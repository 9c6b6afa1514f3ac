/*
 * Checks forms marked with data-checked and says in words what is missing, beside the field.
 * What was typed stays, and a form with data-draft="name" finds it again after a reload.
 */
(() => {
  const { ROASTERY } = globalThis;

  const words = {
    valueMissing: (field) => field.dataset.missing ?? 'Fill this in.',
    typeMismatch: () => 'Enter an e-mail address such as name@example.org.',
    patternMismatch: (field) => field.dataset.pattern ?? 'Check what is written here.',
    rangeUnderflow: (field) => `At least ${field.min}.`,
    rangeOverflow: (field) => `At most ${field.max}.`,
    stepMismatch: () => 'Enter a whole number.',
    badInput: () => 'Enter a number.',
    tooShort: (field) => `At least ${field.minLength} characters.`,
  };

  function fault(field) {
    const kind = Object.keys(words).find((name) => field.validity[name]);
    return kind ? words[kind](field) : '';
  }

  function mark(field) {
    const place = document.getElementById(`${field.id}-fault`);
    if (!place) return true;
    const text = fault(field);
    place.textContent = text;
    if (text) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
    return !text;
  }

  /** Gives back whether the form is right; goes to the first field that is not. */
  function check(form) {
    const wrong = [...form.elements].filter((field) => field.willValidate && !mark(field));
    wrong[0]?.focus();
    return wrong.length === 0;
  }

  function remember(form) {
    const key = `draft.${form.dataset.draft}`;
    for (const [name, value] of Object.entries(ROASTERY.store.get(key) ?? {})) {
      const field = form.elements[name];
      if (field && 'value' in field) field.value = value;
    }
    form.addEventListener('input', () => ROASTERY.store.set(key, Object.fromEntries(new FormData(form))));
  }

  for (const form of document.querySelectorAll('[data-checked]')) {
    form.noValidate = true;
    if (form.dataset.draft) remember(form);
    form.addEventListener('focusout', ({ target }) => {
      if (target.willValidate && (target.value || target.hasAttribute('aria-invalid'))) mark(target);
    });
    form.addEventListener('input', ({ target }) => {
      if (target.hasAttribute('aria-invalid')) mark(target);
    });
  }

  ROASTERY.checkForm = check;
  ROASTERY.forgetDraft = (form) => ROASTERY.store.set(`draft.${form.dataset.draft}`, {});
})();
