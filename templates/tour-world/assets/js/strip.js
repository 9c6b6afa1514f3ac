/*
 * Draws one cell of a strip map: the road of one leg as the old road books showed it, with a little of the land
 * on both sides. Used by the builder and by the pages of the journeys.
 */
globalThis.StripMap = (() => {
  const WIDTH = 160;

  /** A number from a name: the same leg always looks the same. */
  const seedOf = (text) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65521, 7);

  const dice = (seed) => {
    let state = seed;
    return (from = 0, to = 1) => {
      state = (state * 75 + 74) % 65537;
      return from + (state / 65537) * (to - from);
    };
  };

  /** Where on its upper edge a cell is entered. Neighbours share the number, so the line does not break. */
  const entry = (index) => 80 + Math.round(Math.sin(index * 2.1) * 26);

  const tree = (x, y) => `<path class="s-dark" d="M${x} ${y}v-4M${x - 6} ${y - 4}h12l-6 -17z"/>`;
  const bush = (x, y) => `<path class="s-mid" d="M${x - 9} ${y}a9 9 0 0 1 18 0z"/>`;
  const hill = (x, y) => `<path class="s-mid" d="M${x - 16} ${y}L${x - 3} ${y - 22}L${x + 16} ${y}z"/><path class="s-dark" d="M${x - 3} ${y - 22}L${x + 16} ${y}H${x + 4}L${x + 1} ${y - 9}z"/>`;
  const house = (x, y) => `<path class="s-light" d="M${x - 6} ${y}v-9h12v9z"/><path class="s-dark" d="M${x - 8} ${y - 9}l8 -7l8 7z"/>`;
  const wave = (x, y) => `<path class="s-wave" d="M${x - 12} ${y}q4 -6 8 0t8 0t8 0"/>`;
  const grass = (x, y) => `<path class="s-blade" d="M${x - 4} ${y}l-2 -8M${x} ${y}v-10M${x + 4} ${y}l3 -8"/>`;
  const kinds = {
    train: [tree, hill, house, tree, hill, bush],
    bus: [hill, house, bush, hill, tree, house],
    ferry: [wave, wave, wave, wave, wave, wave],
    foot: [grass, tree, bush, grass, hill, grass],
  };

  /** Signs down both edges, in their real size: far enough for the tallest row. The right edge is an SVG of its own. */
  const scenery = (mode, seed) => {
    const roll = dice(seed);
    const side = (from, to, shift) => {
      let out = '';
      for (let i = 0; i < 9; i += 1) out += kinds[mode][(i * 2 + shift) % 6](Math.round(roll(from, to)), Math.round(38 + shift * 14 + i * 47 + roll(-7, 7)));
      return out;
    };
    return `${side(17, 27, 0)}<svg x="100%" overflow="visible">${side(-27, -17, 1)}</svg>`;
  };

  /** @returns {string} SVG: land and signs in one picture, the road in another that stretches with its row. */
  const cell = (leg, index) => {
    const mode = leg.mode in kinds ? leg.mode : 'bus';
    const [from, to] = [entry(index), entry(index + 1)];
    const roll = dice(seedOf(`${leg.from}${leg.to}`) + 11);
    const d = `M${from} 0C${from + Math.round(roll(-34, 34))} 34 ${to + Math.round(roll(-34, 34))} 66 ${to} 100`;
    return (
      `<svg class="land" aria-hidden="true" focusable="false">${scenery(mode, seedOf(leg.to))}</svg>` +
      `<svg class="road" viewBox="0 0 ${WIDTH} 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">` +
      `<path class="r-bed" d="${d}"/><path class="r-${mode}" d="${d}"/></svg>` +
      `<span class="stop" style="left:${(from / WIDTH) * 100}%"></span>`
    );
  };

  /** 4.2 becomes "4 h 12". */
  const hours = (value) => {
    const minutes = Math.round(value * 12) * 5;
    const rest = minutes % 60;
    return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h${rest ? ` ${String(rest).padStart(2, '0')}` : ''}`;
  };

  const modes = { train: 'Train', ferry: 'Ferry', foot: 'On foot', bus: 'Bus' };

  return { cell, entry, hours, modes, money: globalThis.Desk.money };
})();
