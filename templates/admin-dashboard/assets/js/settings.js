/* The settings: who is on shift, how the panel behaves, drills, data in and out. */
(() => {
  const { api, shell, html } = Panel;
  const find = (selector) => document.querySelector(selector);

  function fill() {
    const now = api.settings();
    const form = find('[data-settings]');
    form.elements.operator.value = now.operator;
    form.elements.shift.value = now.shift;
    form.elements.flow.checked = now.flow;
    for (const radio of document.querySelectorAll('[name="line"]')) radio.checked = radio.value === now.line;
    for (const element of document.querySelectorAll('[data-operator]')) element.textContent = `${now.operator}, shift ${now.shift}`;
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
    put({ operator: name, shift: shift.value, flow: flow.checked }, api.isStored() ? 'Settings saved.' : 'Settings kept until the page is closed: this browser stores nothing.');
  }

  async function restore(file) {
    const before = api.exportAll();
    try {
      if (file.size > 4_000_000) throw new Error('That file is larger than 4 MB, which no panel is.');
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
      radio.addEventListener('change', () => put({ line: radio.value }, radio.value === 'normal' ? 'Drill over.' : 'The drill is on: open Work orders or Reports.'));
    find('[data-save]').addEventListener('click', () => {
      const url = URL.createObjectURL(new Blob([api.exportAll()], { type: 'application/json' }));
      html('a', { href: url, download: 'panel.json' }).click();
      setTimeout(() => URL.revokeObjectURL(url), 1000);
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
