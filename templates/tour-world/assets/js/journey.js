/* Draws the strip map of a journey beside its days; without JavaScript the days stand alone. */
(() => {
  const { StripMap } = globalThis;
  const legs = [...document.querySelectorAll('[data-strip] > .leg')];
  const textOf = (leg, name) => leg.querySelector(`[data-${name}]`).textContent.trim();
  legs.forEach((leg, index) => {
    const map = leg.querySelector('.leg-map');
    if (map.querySelector('.photo')) return;
    map.innerHTML = StripMap.cell({ mode: leg.dataset.mode, from: textOf(leg, 'from'), to: textOf(leg, 'to') }, index);
  });
  const end = document.querySelector('[data-end] .leg-map');
  end.innerHTML = `<span class="stop" style="left:${StripMap.entry(legs.length) / 1.6}%"></span>`;
})();
