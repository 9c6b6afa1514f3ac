/* The configurator: reckons the price, draws the hill of what was chosen, puts it in the basket. */
(() => {
  const { SpotHeight } = globalThis;
  const { config, store } = SpotHeight;
  const form = document.querySelector('[data-configurator]');
  const picture = document.querySelector('[data-hill]');

  /** Typical facts of the coffees that each taste brings; the hill is drawn from them. */
  const tastes = {
    high: { label: 'high and bright', height: 1950, acidity: 5, body: 1, process: 'washed', paper: 'coral' },
    middle: { label: 'half-way up', height: 1650, acidity: 3, body: 3, process: 'honey', paper: 'deep' },
    low: { label: 'low and round', height: 1250, acidity: 1, body: 5, process: 'natural', paper: 'ink' },
  };

  const stored = store.get('subscription') ?? {};
  for (const [name, value] of Object.entries(stored)) {
    const field = [...form.elements].find((one) => one.name === name && (one.type !== 'radio' || one.value === value));
    if (field?.type === 'radio') field.checked = true;
    else if (field?.tagName === 'SELECT' && [...field.options].some((option) => option.value === value)) field.value = value;
  }

  const chosen = () => Object.fromEntries(new FormData(form));

  function show() {
    const { taste, tins, weeks } = chosen();
    const count = Number(tins);
    const price = SpotHeight.subscriptionPrice(count);
    const cups = Math.round((count * 250) / 15);
    form.querySelector('[data-sum]').textContent = SpotHeight.money(price);
    form.querySelector('[data-sum-words]').textContent =
      `${config.subscription.weeks[weeks]}, postage included. That is ${cups} cups, or ${SpotHeight.money(price / cups)} a cup.`;
    const saved = count * config.subscription.tin - price;
    form.querySelector('[data-saved]').textContent = saved
      ? `${SpotHeight.money(saved)} less than the same tins one at a time.`
      : 'Two tins at once are cheaper each.';
    // The same facts, another seed: every tin of the parcel gets a hill of its own.
    picture.innerHTML = Array.from({ length: count }, (_, index) =>
      SpotHeight.drawTin({ id: `tin-${index}`, seed: 14 + index * 5, ...tastes[taste] }),
    ).join('');
    picture.style.setProperty('--tins', count);
    document.querySelector('[data-hill-words]').textContent = tastes[taste].label;
    store.set('subscription', chosen());
  }

  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { taste, tins, weeks, grind } = chosen();
    SpotHeight.basket.add({ taste: tastes[taste].label, tins: Number(tins), weeks: Number(weeks), grind, count: 1 });
    SpotHeight.basket.open();
  });
  show();
})();
