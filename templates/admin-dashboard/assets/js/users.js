/* The accounts: rows of the page until something is changed here, then those of api.js. Roles are the table's own heads. */
(() => {
  const { html, api, shell } = Panel;
  const find = (selector) => document.querySelector(selector);
  const states = { active: ['Active', 'is-run'], invited: ['Invited', 'is-warn'], suspended: ['Suspended', 'is-off'] };
  const roles = [...document.querySelectorAll('[data-role]')].map((cell) => cell.textContent.trim());
  let users = api.list('users') ?? readRows();

  function readRows() {
    return [...find('[data-users]').rows].map((row) => {
      const [name, email, role, seen] = [...row.cells].map((cell) => cell.textContent.trim());
      return { name, email, role, seen, state: row.dataset.state in states ? row.dataset.state : 'active' };
    });
  }

  function change(next, words) {
    const before = users;
    users = next;
    api.putList('users', users);
    show();
    shell.say(words, () => {
      users = before;
      api.putList('users', users);
      show();
    });
  }

  const replace = (user, changes, words) => change(users.map((one) => (one === user ? { ...one, ...changes } : one)), words);

  function roleOf(user) {
    const select = html('select', { class: 'form-select form-select-sm', 'aria-label': `Role of ${user.name}` },
      ...[...new Set([...roles, user.role])].map((role) => html('option', { selected: role === user.role }, role)));
    select.addEventListener('change', () => replace(user, { role: select.value }, `${user.name}: ${select.value}.`));
    return select;
  }

  function actionOf(user) {
    const button = (words, action) => html('button', { type: 'button', class: 'btn btn-secondary btn-sm', onclick: action }, words,
      html('span', { class: 'visually-hidden' }, ` ${user.name}`));
    if (user.state === 'suspended') return button('Restore', () => replace(user, { state: 'active' }, `${user.name} may sign in again.`));
    if (user.state === 'invited') return button('Withdraw', () => change(users.filter((one) => one !== user), `Invitation of ${user.name} withdrawn.`));
    return button('Suspend', () => replace(user, { state: 'suspended' }, `${user.name} can no longer sign in.`));
  }

  function show() {
    const words = find('#words').value.trim().toLowerCase();
    const [role, state] = [find('#role').value, find('#state').value];
    const shown = users.filter((user) => `${user.name} ${user.email}`.toLowerCase().includes(words))
      .filter((user) => (!role || user.role === role) && (!state || user.state === state));
    find('[data-users]').replaceChildren(...shown.map((user) => {
      const [word, lamp] = states[user.state];
      return html('tr', { class: user.state === 'suspended' ? 'is-quiet' : '' }, html('th', { scope: 'row' }, user.name),
        html('td', { 'data-name': 'E-mail' }, user.email), html('td', { 'data-name': 'Role' }, roleOf(user)), html('td', { 'data-name': 'Last sign-in' }, user.seen),
        html('td', {}, html('span', { class: `lamp ${lamp}` }), word), html('td', { class: 'rows-act' }, actionOf(user)));
    }));
    find('[data-none]').hidden = shown.length > 0;
    find('[data-count]').textContent = shown.length === users.length ? `${users.length} accounts` : `${shown.length} of ${users.length} accounts`;
  }

  function invite(event) {
    event.preventDefault();
    const form = event.target;
    const { name, email, role } = Object.fromEntries(new FormData(form));
    const isKnown = users.some((user) => user.email.toLowerCase() === email.trim().toLowerCase());
    const faults = {
      name: name.trim() ? '' : 'Enter a name.',
      email: !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? 'Enter a whole e-mail address, such as name@example.org.' : isKnown ? 'This address has an account already.' : '',
    };
    for (const [field, fault] of Object.entries(faults)) {
      form.elements[field].classList.toggle('is-invalid', Boolean(fault));
      form.elements[field].setAttribute('aria-invalid', String(Boolean(fault)));
      find(`#i-${field}-fault`).textContent = fault;
    }
    const first = form.querySelector('.is-invalid');
    if (first) return first.focus();
    bootstrap.Offcanvas.getInstance('#invite').hide();
    form.reset();
    change([...users, { name: name.trim(), email: email.trim(), role, seen: 'Never', state: 'invited' }], `${name.trim()} is on the list. No mail is sent until a backend does it.`);
  }

  document.addEventListener('DOMContentLoaded', () => {
    find('#role').append(...roles.map((role) => html('option', { value: role }, role)));
    find('#i-role').append(...roles.map((role, at) => html('option', { selected: at === roles.length - 1 }, role)));
    for (const id of ['words', 'role', 'state']) find(`#${id}`).addEventListener('input', show);
    find('[data-invite]').addEventListener('submit', invite);
    show();
  });
})();
