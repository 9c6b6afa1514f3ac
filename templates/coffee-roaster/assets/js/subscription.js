/* The configurator: works out the price, draws the tins of what was chosen, puts it in the basket. */
(() => {
  const { Roastery } = globalThis;
  const { store, money, amountOf } = Roastery;
  const form = document.querySelector('[data-configurator]');
  const picture = document.querySelector('[data-hill]');
  const { tinPrice, less, cups } = document.querySelector('[data-plan]').dataset;

  for (const [name, value] of Object.entries(store.get('subscription') ?? {})) {
    const field = [...form.elements].find((one) => one.name === name && (one.type !== 'radio' || one.value === value));
    if (field?.type === 'radio') field.checked = true;
    else if (field?.tagName === 'SELECT' && [...field.options].some((option) => option.value === value)) field.value = value;
  }
  for (const name of ['taste', 'tins', 'weeks'])
    if (!form.querySelector(`[name="${name}"]:checked`)) form.querySelector(`[name="${name}"]`).checked = true;

  const picked = (name) => form.querySelector(`[name="${name}"]:checked`);
  const nameOf = (field) => field.parentElement.querySelector('b').textContent.trim();

  /** What one delivery costs: several tins together cost less each. */
  const priceOf = (tins) => tins * (amountOf(tinPrice) - amountOf(less) * Math.min(3, tins - 1));

  function factsOf({ dataset }) {
    const { height, acidity, body, process, paper } = dataset;
    return { height: Number(height) || 1500, acidity: Number(acidity) || 3, body: Number(body) || 3, process, paper };
  }

  function show() {
    const tins = Number(picked('tins').value) || 1;
    const price = priceOf(tins);
    const perCup = price / (tins * (Number(cups) || 16));
    form.querySelector('[data-sum]').textContent = money(price);
    form.querySelector('[data-sum-words]').textContent = `${nameOf(picked('weeks'))}, postage included. That is ${money(perCup)} a cup.`;
    const saved = tins * amountOf(tinPrice) - price;
    form.querySelector('[data-saved]').textContent = saved > 0 ? `${money(saved)} less than one at a time.` : '';
    // The same facts, another seed: every tin of the parcel gets a hill of its own.
    const facts = factsOf(picked('taste'));
    picture.replaceChildren(...Array.from({ length: tins }, (_, at) => Roastery.tin({ ...facts, seed: 14 + at * 5 })));
    picture.style.setProperty('--tins', tins);
    store.set('subscription', Object.fromEntries(new FormData(form)));
  }

  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { taste, tins, weeks, grind } = Object.fromEntries(new FormData(form));
    Roastery.basket.add({
      choice: { taste, tins: Number(tins), weeks, grind },
      name: nameOf(picked('taste')),
      detail: `${nameOf(picked('tins'))}, ${nameOf(picked('weeks'))}, ${grind}`,
      price: priceOf(Number(tins) || 1),
      facts: { ...factsOf(picked('taste')), seed: 14 },
      photo: '',
      count: 1,
    });
    Roastery.basket.open();
  });
  show();
})();
