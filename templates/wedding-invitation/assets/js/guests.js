/* The list of guests in the form: draws it, adds and takes off, and reads it back. */
window.guestList = (() => {
  const { menus, mostGuests } = window.wedding;
  const list = document.querySelector('[data-guests]');
  const words = list.dataset;
  const add = document.querySelector('[data-add]');
  const told = document.querySelector('[data-guests-told]');

  const make = (tag, props = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), props);
    element.append(...children);
    return element;
  };

  function field(id, label, value, maxLength) {
    return make('p', {}, make('label', { htmlFor: id, textContent: label }), make('input', { id, value, maxLength, autocomplete: 'off' }));
  }

  function row(guest, index) {
    const id = `guest-${index}`;
    const dinners = Object.entries(menus).map(([value, words]) =>
      make('label', {}, make('input', { type: 'radio', name: `${id}-menu`, value, checked: guest.menu === value }), make('span', { textContent: words })),
    );
    const line = make('div', { className: 'line' }, field(`${id}-name`, `Guest ${index + 1}`, guest.name, 80));
    if (index) {
      const off = make('button', { type: 'button', className: 'quiet', textContent: 'Remove' });
      off.setAttribute('aria-label', `Remove guest ${index + 1}`);
      off.dataset.off = index;
      line.append(off);
    }
    const menu = make('fieldset', { id: `${id}-menu` }, make('legend', { textContent: words.menu }), make('div', { className: 'pick four' }, ...dinners));
    const box = make('div', { className: 'guest' }, line, menu, field(`${id}-needs`, words.needs, guest.needs, 200));
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', `Guest ${index + 1}`);
    return box;
  }

  function read() {
    return Array.from(list.children, (box, index) => ({
      name: box.querySelector(`#guest-${index}-name`).value,
      menu: box.querySelector('input[type="radio"]:checked')?.value ?? '',
      needs: box.querySelector(`#guest-${index}-needs`).value,
    }));
  }

  function show(guests) {
    list.replaceChildren(...guests.map(row));
    add.hidden = guests.length >= mostGuests;
  }

  function changed(guests, focus, words) {
    show(guests);
    told.textContent = words;
    document.getElementById(focus)?.focus();
    list.dispatchEvent(new Event('input', { bubbles: true }));
  }

  add.addEventListener('click', () => {
    const guests = [...read(), { name: '', menu: '', needs: '' }];
    changed(guests, `guest-${guests.length - 1}-name`, guests.length === mostGuests ? `${mostGuests} is the most for one reply.` : '');
  });

  list.addEventListener('click', ({ target }) => {
    const index = Number(target.closest('[data-off]')?.dataset.off);
    if (!index) return;
    const guests = read();
    const [gone] = guests.splice(index, 1);
    changed(guests, `guest-${index - 1}-name`, `${gone.name.trim() || 'Guest'} removed.`);
  });

  return { read, show };
})();
