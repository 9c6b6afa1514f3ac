/* The subscription: shows the price of what is chosen, draws its tins, puts it in the basket. Choices and prices are in the page. */
(() => {
  const { ROASTERY } = globalThis;
  const { store, money } = ROASTERY;
  const form = document.querySelector('[data-configurator]');
  const picture = document.querySelector('[data-parcel]');
  const groups = ['plan', 'amount', 'rhythm'];
  const stored = store.get('subscription') ?? {};
  const radios = (name) => [...form.querySelectorAll(`input[name="${name}"]`)];

  // Chosen last time; else the second of three, which most people take.
  for (const name of groups) {
    const list = radios(name);
    list.forEach((radio, at) => {
      radio.value = String(at);
    });
    (list[Number(stored[name])] ?? list[1] ?? list[0]).checked = true;
  }
  if ([...form.grind.options].some(({ value }) => value === stored.grind)) form.grind.value = stored.grind;

  const chosen = (name) => radios(name).find(({ checked }) => checked);
  const words = (radio) => radio.closest('label').querySelector('b').textContent.trim();

  function show() {
    const [plan, amount, rhythm] = groups.map(chosen);
    const count = Math.min(6, Math.max(1, Number(amount.dataset.count) || 1));
    const price = ROASTERY.amountOf(amount.dataset.price);
    const single = Math.max(...radios('amount').map(({ dataset }) => ROASTERY.amountOf(dataset.price) / (Number(dataset.count) || 1)));
    form.querySelector('[data-sum]').textContent = money(price);
    form.querySelector('[data-sum-words]').textContent = `${words(rhythm)}, delivery included.`;
    const saved = count * single - price;
    form.querySelector('[data-saved]').textContent = saved > 0.005 ? `You save ${money(saved)} each time.` : '';
    // The same facts, another seed: every tin of the parcel gets a hill of its own.
    picture.replaceChildren(
      ...Array.from({ length: count }, (_, at) => {
        const node = Object.assign(document.createElement('span'), { className: 'tin' });
        Object.assign(node.dataset, { ...plan.dataset, seed: String(14 + at * 5) });
        ROASTERY.drawInto(node);
        return node;
      }),
    );
    picture.style.setProperty('--tins', count);
    document.querySelector('[data-plan-words]').textContent = words(plan);
    store.set('subscription', { ...Object.fromEntries(groups.map((name) => [name, chosen(name).value])), grind: form.grind.value });
  }

  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [plan, amount, rhythm] = groups.map(chosen);
    ROASTERY.basket.add({
      id: 'subscription',
      name: `Subscription: ${words(plan)}`,
      detail: `${words(amount)}, ${words(rhythm)}, ${form.grind.value}`,
      price: ROASTERY.amountOf(amount.dataset.price),
      tin: { ...plan.dataset },
      postFree: true,
      count: 1,
    });
    ROASTERY.basket.open();
  });
  show();
})();
