/*
 * Checks forms marked with data-checked and says in words what is missing, beside the field.
 * What was typed stays, and a form with data-draft="name" finds it again after a reload.
 */
(() => {
  const { SpotHeight } = globalThis;

  const words = {
    valueMissing: (field) => field.dataset.missing ?? 'Please fill this in.',
    typeMismatch: () => 'That is not a whole e-mail address. It needs an @ and what comes after.',
    patternMismatch: (field) => field.dataset.pattern ?? 'That does not look right.',
    rangeUnderflow: (field) => `Not less than ${field.min}, please.`,
    rangeOverflow: (field) => `Not more than ${field.max}, please.`,
    stepMismatch: () => 'Whole numbers, please.',
    badInput: () => 'A number, please.',
    tooShort: (field) => `At least ${field.minLength} letters, please.`,
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
    for (const [name, value] of Object.entries(SpotHeight.store.get(key) ?? {})) {
      const field = form.elements[name];
      if (field && 'value' in field) field.value = value;
    }
    form.addEventListener('input', () => SpotHeight.store.set(key, Object.fromEntries(new FormData(form))));
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

  SpotHeight.checkForm = check;
  SpotHeight.forgetDraft = (form) => SpotHeight.store.set(`draft.${form.dataset.draft}`, {});
})();
