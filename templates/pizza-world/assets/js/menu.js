/*
 * The menu: diet filters, the Add and Extras buttons, the extras dialog,
 * and the globe in the sign that turns as you scroll.
 */
(() => {
  const { PizzaWorld } = window;
  const { basket, words } = PizzaWorld;

  /* ---- filters: a dish must fit every ticked box ---- */

  const boxes = [...document.querySelectorAll('[data-filter]')];
  const clearButton = document.querySelector('[data-filter-clear]');
  const result = document.querySelector('[data-filter-result]');
  const items = [...document.querySelectorAll('[data-item]')];

  function applyFilters() {
    const wanted = boxes.filter((box) => box.checked).map((box) => box.value);
    for (const item of items) {
      const tags = item.dataset.tags.split(' ');
      item.hidden = !wanted.every((tag) => tags.includes(tag));
    }
    for (const group of document.querySelectorAll('[data-group]')) {
      group.hidden = !group.querySelector('[data-item]:not([hidden])');
    }
    const left = items.filter((item) => !item.hidden).length;
    clearButton.hidden = !wanted.length;
    result.textContent = !wanted.length
      ? ''
      : left
        ? `${left} of ${items.length} dishes fit.`
        : words.filtersNone;
  }

  if (clearButton) {
    for (const box of boxes) box.addEventListener('change', applyFilters);
    clearButton.addEventListener('click', () => {
      for (const box of boxes) box.checked = false;
      applyFilters();
      boxes[0].focus();
    });
    applyFilters(); // Browsers remember ticked boxes on reload.
  }

  /* ---- Add and Extras ---- */

  const artOf = (id) => basket.dishes.get(id).node.querySelector('.photo, .pizza-art');

  function turn(id) {
    const art = artOf(id);
    if (!art) return;
    art.classList.remove('turning');
    requestAnimationFrame(() => art.classList.add('turning'));
    art.addEventListener('animationend', () => art.classList.remove('turning'), { once: true });
  }

  document.querySelector('#menu').addEventListener('click', (event) => {
    if (!basket) return;
    const id = event.target.closest('[data-item]')?.dataset.item;
    if (event.target.closest('[data-add]')) {
      basket.add(id);
      turn(id);
    } else if (event.target.closest('[data-customise]')) {
      PizzaWorld.editExtras(id);
    }
  });

  const dialog = document.querySelector('[data-extras]');
  if (basket && dialog) offerExtras();

  function offerExtras() {
    const form = dialog.querySelector('[data-extras-form]');
    const amount = dialog.querySelector('#x-qty');
    const okButton = dialog.querySelector('[data-extras-ok]');
    let editing = null;

    const ticks = [...form.querySelectorAll('.extra input')];
    const chosen = () => ticks.filter((box) => box.checked).map((box) => box.value);
    const howMany = () => Math.min(20, Math.max(1, Math.floor(Number(amount.value)) || 1));

    function showPrice() {
      const extra = chosen().reduce((sum, id) => sum + basket.options.get(id).price, 0);
      const price = (basket.dishes.get(editing.id).price + extra) * howMany();
      okButton.textContent = `${editing.key ? 'Change the docket' : 'Add to the docket'}, ${PizzaWorld.money(price)}`;
    }

    /** Opens the dialog for a new pizza, or for a line that is on the docket already. */
    PizzaWorld.editExtras = (id, key = null, line = null) => {
      editing = { id, key };
      dialog.querySelector('[data-extras-title]').textContent = basket.dishes.get(id).name;
      dialog.querySelector('[data-extras-art]').src = artOf(id).src;
      for (const box of ticks) box.checked = line?.extras.includes(box.value) ?? false;
      amount.value = line?.count ?? 1;
      showPrice();
      dialog.showModal();
    };

    form.addEventListener('input', showPrice);
    form.addEventListener('submit', () => {
      const extras = chosen();
      if (editing.key) basket.remove(editing.key);
      basket.add(editing.id, extras, howMany());
      if (!editing.key) turn(editing.id);
    });
    dialog.querySelector('[data-extras-cancel]').addEventListener('click', () => dialog.close());
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) dialog.close(); // a click beside the dialog
    });
  }

  /* ---- the globe turns with the scroll, unless the visitor asked for calm ---- */

  const globe = document.querySelector('.globe .photo') ?? document.querySelector('[data-globe]');
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let waiting = false;
  addEventListener(
    'scroll',
    () => {
      if (waiting || calm.matches) return;
      waiting = true;
      requestAnimationFrame(() => {
        globe.style.transform = `rotate(${Math.round(scrollY / 5)}deg)`;
        waiting = false;
      });
    },
    { passive: true },
  );
})();
