/* Builds the fields of a kind from its table, shows errors, and reports every change. */
window.Feedroll = window.Feedroll || {};
Feedroll.form = (() => {
  const { kinds, label: { element } } = Feedroll;

  function control(field) {
    if (field.type === 'area') {
      const area = element('textarea');
      area.rows = field.rows;
      return area;
    }
    if (field.type === 'choice') {
      const select = element('select');
      for (const [value, name] of field.options) select.add(new Option(name, value));
      return select;
    }
    const input = element('input');
    input.type = { tick: 'checkbox', moment: 'datetime-local' }[field.type] ?? 'text';
    if (field.mode) input.inputMode = field.mode;
    if (field.type === 'text') {
      input.autocapitalize = 'off';
      input.spellcheck = false;
    }
    return input;
  }

  /** Fills `place` with the fields of `kind`. `change(id, value)` is called as somebody types. */
  function build(place, kind, values, change) {
    place.replaceChildren();
    for (const field of kinds[kind].fields) {
      const id = `f-${field.id}`;
      const row = element('div', `field${field.isHalf ? ' is-half' : ''}${field.type === 'tick' ? ' is-tick' : ''}`);
      row.dataset.field = field.id;
      const name = element('label', '', field.label);
      name.htmlFor = id;
      const input = control(field);
      input.id = id;
      input.autocomplete = 'off';
      if (field.isNeeded) input.required = true;
      const fault = element('p', 'fault');
      fault.id = `${id}-fault`;
      fault.hidden = true;
      const hint = field.hint ? element('p', 'hint', field.hint) : null;
      if (hint) hint.id = `${id}-hint`;
      input.setAttribute('aria-describedby', `${hint ? `${hint.id} ` : ''}${fault.id}`);
      row.append(...(field.type === 'tick' ? [input, name] : [name, input]), ...(hint ? [hint] : []), fault);
      input.addEventListener('input', () => change(field.id, field.type === 'tick' ? input.checked : input.value));
      input.addEventListener('blur', () => {
        row.dataset.isTouched = '';
      });
      place.append(row);
    }
    fill(place, kind, values);
  }

  /** Puts values into the fields that are there, except into the one somebody is typing in when it says the same. */
  function fill(place, kind, values) {
    for (const field of kinds[kind].fields) {
      const row = place.querySelector(`[data-field="${field.id}"]`);
      const input = row.querySelector('input, textarea, select');
      const value = values[field.id];
      if (field.type === 'tick') input.checked = value === true;
      else if (input.value !== (value ?? '')) input.value = value ?? field.options?.[0][0] ?? '';
      row.hidden = field.isShown ? !field.isShown(values) : false;
    }
  }

  /** Shows what is wrong; only in fields that were left, unless `isAll`. Returns whether all is well. */
  function show(place, kind, values, isAll) {
    const faults = kinds[kind].check(values);
    for (const row of place.querySelectorAll('[data-field]')) {
      if (isAll) row.dataset.isTouched = '';
      const text = 'isTouched' in row.dataset ? (faults[row.dataset.field] ?? '') : '';
      const fault = row.querySelector('.fault');
      fault.textContent = text;
      fault.hidden = !text;
      const input = row.querySelector('input, textarea, select');
      if (text) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
    }
    return Object.keys(faults).length === 0;
  }

  return { build, fill, show };
})();
