/*
 * The altitude portrait: a hill drawn from four facts of a coffee and from nothing else.
 *
 *   height    one slab for every hundred metres when the highest has 2,140; in proportion when the highest has another figure
 *   acidity   1 to 5: the outline goes from pebble to crag
 *   body      1 to 5: the hill goes from needle to table
 *   print     what stands on the slabs: lines, dots, waves, lattice or both
 *
 * The same facts and seed always draw the same hill. Every element with data-tin gets its tin, unless a photograph stands in it.
 * Colours are those of [data-paper] in style.css.
 */
(() => {
  /** Small seeded generator: the same seed gives the same hill. */
  function seeded(seed) {
    let state = seed * 2654435761;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
  }

  const round = (value) => Math.round(value * 10) / 10;
  /** A colour between the foot and the top of the hill: both are those of the label, so that a palette changes them. */
  const between = (share) => `color-mix(in srgb, var(--hill-top) ${Math.round(share * 100)}%, var(--hill-foot))`;

  /** The slabs of a coffee from the foot up, each as a list of points in a box 260 wide with its foot at y = 0. */
  function slabs({ slabs: count, acidity, body, seed }) {
    const random = seeded(seed);
    // A crag is a polygon of few corners far apart; a pebble is a curve through many corners close to a circle.
    const corners = 9 + acidity * 2;
    const rough = 0.04 + acidity * 0.05;
    const spokes = Array.from({ length: corners }, (_, index) => ({
      angle: ((index + (random() - 0.5) * 0.5) / corners) * Math.PI * 2,
      reach: 1 + (index % 2 ? -1 : 1) * rough * (0.3 + random() * 0.7),
      worn: (random() - 0.5) * rough * 1.6,
    }));
    const lean = (random() - 0.5) * 90;
    // Heavy coffees keep their width up to the top, light ones lose it at once.
    const hold = 0.55 + body * 0.4;
    return Array.from({ length: count }, (_, level) => {
      const rise = level / (count - 1);
      const reach = 88 * (1 - rise ** hold) + 15;
      return spokes.map(({ angle, reach: own, worn }) => {
        const distance = reach * (own + worn * Math.sin(rise * 9 + angle));
        return [130 + lean * (rise - 0.3) + distance * Math.cos(angle), distance * 0.4 * Math.sin(angle)];
      });
    });
  }

  const outline = (points, drop, acidity) => {
    const moved = points.map(([x, y]) => [round(x), round(y + drop)]);
    if (acidity >= 3) return `M${moved.map((point) => point.join(' ')).join('L')}Z`;
    const middle = (a, b) => `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
    const curves = moved.map((point, index) => `Q${point.join(' ')} ${middle(point, moved[(index + 1) % moved.length])}`);
    return `M${middle(moved.at(-1), moved[0])}${curves.join('')}Z`;
  };

  const print = 'var(--hill-mark)';
  const hot = 'var(--hill-dot)';
  const edge = 'var(--hill-edge)';
  const dot = (x, y, wide, high) => `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="${hot}"/>`;
  const strokes = (d, width) => `<path d="${d}" fill="none" stroke="${print}" stroke-width="${width}"/>`;

  /** Tiles of the slabs: width, height and what they hold. */
  const prints = {
    lines: [8, 4, strokes('M0 2H8', 0.9)],
    dots: [13, 9, dot(3.2, 2.4, 2.5, 1.6) + dot(9.7, 6.9, 2.5, 1.6)],
    waves: [22, 9, strokes('M0 4.5c5.5-6 5.5-6 11 0s5.5 6 11 0', 1.5)],
    lattice: [9, 9, strokes('M0 9L9 0M0 0L9 9', 1.1)],
    both: [12, 8, strokes('M0 6H12', 1) + dot(6, 2.4, 2.4, 1.5)],
  };

  function pattern(name, id) {
    const [width, height, content] = prints[name] ?? prints.lines;
    return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${content}</pattern>`;
  }

  const stepUp = 11.5;
  let drawn = 0;

  /** The massif, its foot's middle at (130, 0), growing upward. */
  function massif(facts, id) {
    const layers = slabs(facts);
    const drawing = layers.map((points, level) => {
      const colour = between(level / (layers.length - 1));
      const side = outline(points, -level * stepUp + 5, facts.acidity);
      const face = outline(points, -level * stepUp, facts.acidity);
      return `<path d="${side}" fill="color-mix(in srgb, ${edge} 62%, ${colour})"/><path d="${face}" fill="${colour}"/><path d="${face}" fill="url(#${id}-print)"/>`;
    });
    const summit = layers.at(-1);
    const x = round(summit.reduce((sum, [at]) => sum + at, 0) / summit.length);
    const y = -(layers.length - 1) * stepUp;
    const flag = `<path d="M${x} ${y}V${y - 20}" fill="none" stroke="var(--hill-flag)" stroke-width="2"/><circle cx="${x}" cy="${y - 24}" r="7" fill="var(--hill-flag)" stroke="none"/>`;
    return `<g stroke="${edge}" stroke-width=".9" stroke-linejoin="round">${drawing.join('')}${flag}</g>`;
  }

  const stops = (...list) => list.map(([offset, color, opacity]) => `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`).join('');

  /** The hill alone, as on the label. */
  function portrait(facts) {
    const id = `hill-${drawn++}`;
    return `<svg viewBox="0 0 260 320" width="260" height="320" aria-hidden="true" focusable="false"><defs>${pattern(facts.print, `${id}-print`)}</defs><g transform="translate(0 270)">${massif(facts, id)}</g></svg>`;
  }

  /** The same hill wrapped around a tin. Name and height are type in the page, not in the picture. */
  function tin(facts) {
    const id = `hill-${drawn++}`;
    const shine = facts.paper === 'ink' || facts.paper === 'deep' ? 0.16 : 0.42;
    return `<svg viewBox="0 0 300 440" width="300" height="440" aria-hidden="true" focusable="false"><defs>${pattern(facts.print, `${id}-print`)}
  <clipPath id="${id}-cut"><path d="M14 52V414q0 14 136 14t136-14V52q0 12-136 12T14 52Z"/></clipPath>
  <linearGradient id="${id}-metal">${stops([0, 'var(--metal-2)'], [0.16, 'var(--metal-5)'], [0.3, 'var(--metal-3)'], [0.72, 'var(--metal-4)'], [1, 'var(--metal-1)'])}</linearGradient>
  <linearGradient id="${id}-shade">${stops([0, 'var(--ink)', 0.34], [0.14, 'var(--ink)', 0], [0.2, 'white', shine], [0.27, 'white', 0], [0.74, 'var(--ink)', 0], [1, 'var(--ink)', 0.42])}</linearGradient></defs>
  <path d="M14 52V414q0 14 136 14t136-14V52Z" fill="var(--paper)"/>
  <g clip-path="url(#${id}-cut)"><g transform="translate(28.4 374) scale(.935)">${massif(facts, id)}</g></g>
  <path d="M14 52V414q0 14 136 14t136-14V52q0 12-136 12T14 52Z" fill="url(#${id}-shade)"/>
  <path d="M14 410q0 14 136 14t136-14v8q0 14-136 14T14 418Z" fill="url(#${id}-metal)"/>
  <path d="M8 20V52q0 13 142 13t142-13V20Z" fill="url(#${id}-metal)"/>
  <path d="M8 44q0 13 142 13t142-13" fill="none" stroke="var(--ink)" stroke-opacity=".35" stroke-width="1.5"/>
  <ellipse cx="150" cy="20" rx="142" ry="13" fill="var(--metal-5)"/><ellipse cx="150" cy="20" rx="128" ry="9.5" fill="var(--metal-3)"/><ellipse cx="150" cy="21" rx="128" ry="8.5" fill="var(--metal-4)"/></svg>`;
  }

  const { ROASTERY } = globalThis;
  const level = (text) => Math.min(5, Math.max(1, Math.round(Number(text)) || 3));

  /** The facts that an element names in its data, as the drawings take them. */
  function factsOf({ height, acidity, body, print: name, paper, seed }) {
    const share = Math.min(1, ROASTERY.amountOf(height) / ROASTERY.top());
    return { slabs: Math.max(5, Math.round(share * 21.4)), acidity: level(acidity), body: level(body), print: name, paper, seed: Number(seed) || 7 };
  }

  /** Draws into an element that names the facts, beside its photograph if there is one. */
  function drawInto(node, draw = tin) {
    if (!node.querySelector('.photo')) node.insertAdjacentHTML('beforeend', draw(factsOf(node.dataset)));
  }

  for (const node of document.querySelectorAll('[data-tin]')) drawInto(node);
  for (const node of document.querySelectorAll('[data-hill]')) drawInto(node, portrait);
  // A name that is longer than its place is wide is set smaller.
  for (const name of document.querySelectorAll('.tin-type b, .label-text :is(h1, h3)')) name.style.setProperty('--letters', String(Math.max(6, name.textContent.trim().length)));

  ROASTERY.drawInto = drawInto;
  ROASTERY.portrait = portrait;
})();
