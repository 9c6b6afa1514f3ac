/* Bar math: which plates make a weight, and how the bar looks with them on. */
globalThis.Bar = (() => {
  const plates = [25, 20, 15, 10, 5, 2.5, 1.25];
  const heaviest = 320;
  const show = (kg) => String(Math.round(kg * 100) / 100);

  /** To what a pair of the smallest plates allows, and never less than the bar itself. */
  const round = (kg, base = 20) => Math.max(base, base + Math.round((kg - base) / 2.5) * 2.5);

  /** The plates of one side, heaviest first. */
  const side = (kg, base = 20) => {
    let rest = (kg - base) / 2;
    const list = [];
    for (const plate of plates)
      while (rest >= plate - 0.001) {
        list.push(plate);
        rest -= plate;
      }
    return list;
  };

  const inWords = (list) => (list.length === 0 ? 'the bar alone' : list.map(show).join(' + '));
  const plate = (kg) => `<i class="p p${show(kg).replace('.', '-')}"></i>`;
  const inside = (list) =>
    `<span class="sleeve">${[...list].reverse().map(plate).join('')}</span>` +
    `<span class="shaft"></span><span class="sleeve">${list.map(plate).join('')}</span>`;

  /** @returns {string} HTML of a loaded bar; `list` holds the plates of one side. */
  const html = (list, label) => `<span class="bar" role="img" aria-label="${label}">${inside(list)}</span>`;

  /** The number in a price: `€60`, `9,50 €` and `1.250 Ft` are understood. Large ones are shown by their first digits. */
  function weightOf(price) {
    const [found = '0'] = /\d[\d.,\s’']*/.exec(price) ?? [];
    const number = Number(found.replace(/[.,](?=\d{3}(\D|$))|[\s’']/g, '').replace(',', '.'));
    let kg = Number.isFinite(number) ? number : 0;
    while (kg > heaviest) kg /= 10;
    return kg;
  }

  /** A bar with `data-bar` is loaded with the weight that it names, or with the price beside it. */
  for (const bar of document.querySelectorAll('[data-bar]')) {
    const kg = Number(bar.dataset.bar) || weightOf(bar.closest('li')?.querySelector('[data-slot="price"]')?.textContent ?? '');
    bar.innerHTML = inside(side(round(kg)));
  }

  return { round, side, inWords, html, show };
})();
