/* Bar math: which plates make a weight, and how the bar looks with them on. */
globalThis.Bar = (() => {
  const plates = [25, 20, 15, 10, 5, 2.5, 1.25];
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

  /** @returns {string} HTML of a loaded bar; `list` holds the plates of one side. */
  const html = (list, label) =>
    `<span class="bar" role="img" aria-label="${label}"><span class="sleeve">${[...list].reverse().map(plate).join('')}</span>` +
    `<span class="shaft"></span><span class="sleeve">${list.map(plate).join('')}</span></span>`;

  return { round, side, inWords, html, show };
})();
