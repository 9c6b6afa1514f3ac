/* Every coffee that can be bought: its sizes become a choice, its price follows, its button fills the basket. */
(() => {
  const { Roastery } = globalThis;
  const { coffees, basket, money } = Roastery;

  for (const coffee of coffees.values()) {
    const form = coffee.node.querySelector('[data-buy]');
    const { size, grind } = form.elements;
    const price = form.querySelector('[data-price]');
    const button = form.querySelector('button');
    const words = button.textContent;
    size.replaceChildren(...coffee.sizes.map(({ label }, at) => new Option(label, String(at))));
    const chosen = () => coffee.sizes[Number(size.value)];
    const show = () => {
      price.textContent = money(chosen().price);
    };

    size.addEventListener('change', show);
    show();
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const { label } = chosen();
      basket.add({
        choice: { coffee: coffee.id, size: label, grind: grind.value },
        name: coffee.name,
        detail: `${label}, ${grind.value}`,
        price: chosen().price,
        facts: coffee.facts,
        photo: coffee.photo,
        count: 1,
      });
      button.textContent = 'Added';
      setTimeout(() => (button.textContent = words), 1600);
    });
  }
})();
