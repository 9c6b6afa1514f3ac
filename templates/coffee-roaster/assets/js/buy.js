/* The forms that put a coffee into the basket, on the shelf and on the page of each coffee. */
(() => {
  const { ROASTERY } = globalThis;

  for (const form of document.querySelectorAll('[data-buy]')) {
    const item = form.closest('[data-coffee]');
    const size = form.elements.namedItem('size');
    const grind = form.elements.namedItem('grind');
    const button = form.querySelector('button');
    const says = button.textContent;
    const chosen = () => size.selectedOptions[0] ?? size.options[0];

    // A coffee that comes in one size has no second price.
    for (const option of [...size.options]) if (!option.dataset.price) option.remove();

    const line = () => ({
      id: item.dataset.coffee,
      name: item.querySelector('[data-name]').textContent.trim(),
      detail: [chosen().textContent.trim(), grind?.value].filter(Boolean).join(', '),
      price: ROASTERY.amountOf(chosen().dataset.price),
      tin: { ...item.querySelector('[data-tin]').dataset },
    });

    size.addEventListener('change', () => {
      form.querySelector('[data-price-out]').textContent = chosen().dataset.price;
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      ROASTERY.basket.add({ ...line(), count: 1 });
      button.textContent = 'Added';
      setTimeout(() => {
        button.textContent = says;
      }, 1600);
    });
    // What lies in the basket since another day costs what it costs today.
    for (const option of size.options)
      ROASTERY.basket.refresh(item.dataset.coffee, option.textContent.trim(), ROASTERY.amountOf(option.dataset.price));
  }
})();
