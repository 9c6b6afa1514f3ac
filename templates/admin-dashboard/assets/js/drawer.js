/* The drawer of one work order: read it, change it, take it back. */
window.Panel = window.Panel || {};

Panel.drawer = (() => {
  const { html, fields, shell } = Panel;
  const find = (selector) => document.querySelector(selector);
  let order;
  let isNew = false;

  const select = (name, label, options) => field(name, label, html('select', { class: 'form-select', id: `f-${name}`, name },
    ...Object.entries(options).map(([value, text]) => html('option', { value, selected: String(order[name]) === value }, text))));

  function field(name, label, control, hint) {
    control.setAttribute('aria-describedby', `fault-${name}`);
    return html('div', { class: `field field-${name}` }, html('label', { class: 'form-label', for: `f-${name}` }, label), control,
      hint ? html('small', {}, hint) : null, html('p', { class: 'invalid-feedback', id: `fault-${name}` }));
  }

  function form() {
    const input = (name, label, attributes = {}) => field(name, label, html('input', { class: 'form-control', id: `f-${name}`, name, value: order[name], ...attributes }));
    const note = html('textarea', { class: 'form-control', id: 'f-note', name: 'note', rows: 4, maxlength: 1000 });
    note.value = order.note;
    return html('form', { class: 'order-form', novalidate: true, onsubmit: save, 'data-order-form': true },
      input('title', 'What is to be done', { autocomplete: 'off' }),
      select('station', document.querySelector('label[for="station"]').textContent, fields.stations),
      select('kind', 'Kind', Object.fromEntries(fields.kinds.map((kind) => [kind, kind]))),
      select('priority', 'Priority', fields.priorities),
      select('state', 'State', fields.states),
      select('crew', 'Who', { '': 'Unassigned', ...Object.fromEntries(fields.crews.map((crew) => [crew, crew])) }),
      input('due', 'Due', { type: 'date' }),
      input('hours', 'Hours', { type: 'number', min: 0.5, step: 0.5 }),
      field('note', 'Note', note),
      html('div', { class: 'order-steps' },
        html('button', { class: 'btn btn-primary' }, isNew ? 'Raise' : 'Save'),
        isNew ? null : html('button', { type: 'button', class: 'btn btn-danger', onclick: remove }, 'Delete')));
  }

  function typed(element) {
    const values = Object.fromEntries(new FormData(element));
    return { ...order, ...values, title: values.title.trim(), priority: Number(values.priority), hours: Number(values.hours) };
  }

  function save(event) {
    event.preventDefault();
    const next = typed(event.target);
    const faults = fields.faults(next);
    for (const control of event.target.querySelectorAll('input,select,textarea')) {
      const fault = faults[control.name];
      control.classList.toggle('is-invalid', Boolean(fault));
      control.setAttribute('aria-invalid', String(Boolean(fault)));
      document.getElementById(`fault-${control.name}`).textContent = fault ?? '';
    }
    const first = event.target.querySelector('.is-invalid');
    if (first) return first.focus();
    const list = Panel.orders.list();
    close();
    if (isNew) Panel.orders.change([...list, next], `${next.number} added.`);
    else if (JSON.stringify(next) === JSON.stringify(order)) shell.say('Nothing was changed.');
    else Panel.orders.change(list.map((one) => (one.number === next.number ? next : one)), `${next.number} saved.`);
  }

  function remove() {
    close();
    Panel.orders.change(Panel.orders.list().filter(({ number }) => number !== order.number), `${order.number} deleted.`);
  }

  const close = () => bootstrap.Offcanvas.getInstance('#order')?.hide();

  return {
    /** Opens the order of that number, or an empty one for `station`. */
    open(number, station = '') {
      const found = Panel.orders.list().find((one) => one.number === number);
      if (number !== null && !found) return shell.say(`There is no order ${number}.`);
      isNew = number === null;
      order = found ?? { number: Panel.orders.next(), title: '', kind: fields.kinds[0], station: station in fields.stations ? station : Object.keys(fields.stations)[0], priority: 3, state: 'open', crew: '', due: '', hours: 1, note: '' };
      find('#order-title').textContent = isNew ? `New order ${order.number}` : `Order ${order.number}`;
      find('[data-order]').replaceChildren(form());
      bootstrap.Offcanvas.getOrCreateInstance('#order').show();
    },
  };
})();
