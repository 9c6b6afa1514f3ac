/* The settings: who is here, how the panel behaves, simulated troubles, data in and out. */
(() => {
  const { api, shell } = Panel;
  const find = (selector) => document.querySelector(selector);
  const written = find('[data-operator]').textContent;

  function fill() {
    const now = api.settings();
    const form = find('[data-settings]');
    form.elements.operator.value = now.operator || form.elements.operator.defaultValue;
    if (now.shift) form.elements.shift.value = now.shift;
    if (form.elements.flow) form.elements.flow.checked = now.flow;
    for (const radio of document.querySelectorAll('[name="line"]')) radio.checked = radio.value === now.line;
    for (const element of document.querySelectorAll('[data-operator]')) element.textContent = now.label ?? written;
  }

  function put(changes, words) {
    const before = api.exportAll();
    api.putSettings(changes);
    fill();
    shell.say(words, () => {
      api.importAll(before);
      fill();
    });
  }

  function save(event) {
    event.preventDefault();
    const { operator, shift, flow } = event.target.elements;
    const name = operator.value.trim();
    operator.classList.toggle('is-invalid', !name);
    operator.setAttribute('aria-invalid', String(!name));
    if (!name) return operator.focus();
    const label = `${name}, ${shift.value.split(',')[0]}`;
    put({ operator: name, shift: shift.value, label, ...(flow ? { flow: flow.checked } : {}) }, api.isStored() ? 'Settings saved.' : 'Settings kept until the page is closed: this browser stores nothing.');
  }

  async function restore(file) {
    const before = api.exportAll();
    try {
      if (file.size > 4_000_000) throw new Error('That file is larger than 4 MB.');
      api.importAll(await file.text());
    } catch (error) {
      find('[data-restore-fault]').textContent = error.message;
      return;
    }
    find('[data-restore-fault]').textContent = '';
    fill();
    shell.say('Everything restored from the file.', () => {
      api.importAll(before);
      fill();
    });
  }

  document.addEventListener('DOMContentLoaded', () => {
    fill();
    find('[data-settings]').addEventListener('submit', save);
    for (const radio of document.querySelectorAll('[name="line"]'))
      radio.addEventListener('change', () => put({ line: radio.value }, radio.value === 'normal' ? 'Back to normal.' : 'On. Open the overview or the reports to see it.'));
    find('[data-save]').addEventListener('click', () => {
      Panel.download('panel.json', api.exportAll(), 'application/json');
      shell.say('Everything saved to panel.json.');
    });
    find('[data-restore]').addEventListener('change', ({ target }) => {
      if (target.files[0]) restore(target.files[0]);
      target.value = '';
    });
    find('[data-reset]').addEventListener('click', () => {
      const before = api.exportAll();
      api.reset();
      fill();
      bootstrap.Modal.getInstance('#reset').hide();
      shell.say('Back to the sample data.', () => {
        api.importAll(before);
        fill();
      });
    });
  });
})();
