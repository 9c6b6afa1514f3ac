/*
 * The altitude portrait: a hill drawn from four facts of a coffee and from nothing else.
 *
 *   height    one slab for every 100 metres above the sea
 *   acidity   1 to 5: the outline goes from pebble to crag
 *   body      1 to 5: the hill goes from needle to table
 *   process   what is printed on the slabs: washed, natural, honey, hulled, blend
 *
 * The same facts and seed always draw the same hill. Used by the pages, which draw hills while you
 * move the sliders, and by tools/draw-portraits.mjs, which draws the tins on the shelf.
 */
(() => {
  const ink = '#0f1a2b';
  const coral = '#ff5a43';

  /** Colours of a label: its paper, the slabs from foot to top, the marks on the slabs. */
  const papers = {
    porcelain: { paper: '#f1f7f3', foot: '#7fb79c', top: '#e3f0e8', mark: '#1f5f4e', line: ink },
    celadon: { paper: '#9fcbb3', foot: '#1f5f4e', top: '#d9ecdf', mark: '#0f1a2b', line: ink },
    deep: { paper: '#1f5f4e', foot: '#123d34', top: '#a9d3bd', mark: '#f1f7f3', line: '#0a1f1b' },
    ink: { paper: '#0f1a2b', foot: '#1d3a47', top: '#9fcbb3', mark: '#f1f7f3', line: '#060b14' },
    coral: { paper: '#ff5a43', foot: '#b9d9c7', top: '#f7fbf8', mark: '#0f1a2b', line: ink },
  };

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
  const mix = (from, to, share) =>
    `#${[1, 3, 5]
      .map((at) => {
        const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
        return Math.round(a + (b - a) * share).toString(16).padStart(2, '0');
      })
      .join('')}`;

  /** The slabs of a coffee from the foot up, each as a list of points in a box 260 wide with its foot at y = 0. */
  function slabs({ height, acidity, body, seed }) {
    const random = seeded(seed);
    const count = Math.round(height / 100);
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

  /** What the process prints on the slabs. */
  function pattern(process, id, mark) {
    const tile = (width, height, content) =>
      `<pattern id="p-${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${content}</pattern>`;
    if (process === 'washed') return tile(8, 4, `<path d="M0 2H8" stroke="${mark}" stroke-width=".9"/>`);
    if (process === 'natural')
      return tile(13, 9, `<ellipse cx="3.2" cy="2.4" rx="2.5" ry="1.6" fill="${coral}"/><ellipse cx="9.7" cy="6.9" rx="2.5" ry="1.6" fill="${coral}"/>`);
    if (process === 'honey') return tile(22, 9, `<path d="M0 4.5c5.5-6 5.5-6 11 0s5.5 6 11 0" fill="none" stroke="${mark}" stroke-width="1.5"/>`);
    if (process === 'blend')
      return tile(12, 8, `<path d="M0 6H12" stroke="${mark}" stroke-width="1"/><ellipse cx="6" cy="2.4" rx="2.4" ry="1.5" fill="${coral}"/>`);
    return tile(9, 9, `<path d="M0 9L9 0" stroke="${mark}" stroke-width="1.1"/><path d="M0 0L9 9" stroke="${mark}" stroke-width="1.1"/>`);
  }

  const stepUp = 11.5;

  /** The massif, its foot's middle at (130, 0), growing upward. */
  function massif(coffee) {
    const { paper, foot, top, mark, line } = papers[coffee.paper];
    const layers = slabs(coffee);
    const drawn = layers.map((points, level) => {
      const share = level / (layers.length - 1);
      const colour = mix(foot, top, share);
      const side = outline(points, -level * stepUp + 5, coffee.acidity);
      const face = outline(points, -level * stepUp, coffee.acidity);
      return `<path d="${side}" fill="${mix(colour, line, 0.62)}" stroke="${line}"/><path d="${face}" fill="${colour}"/><path d="${face}" fill="url(#p-${coffee.id})" stroke="${line}"/>`;
    });
    const summit = layers.at(-1);
    const x = round(summit.reduce((sum, [at]) => sum + at, 0) / summit.length);
    const y = -(layers.length - 1) * stepUp;
    const beacon = coffee.paper === 'coral' ? ink : coral;
    const flag = `<path d="M${x} ${y}V${y - 20}" stroke="${beacon}" stroke-width="2"/><circle cx="${x}" cy="${y - 24}" r="7" fill="${beacon}"/>`;
    return {
      paper,
      defs: pattern(coffee.process, coffee.id, mark),
      drawing: `<g stroke-width=".9" stroke-linejoin="round">\n${drawn.join('\n')}\n${flag}\n</g>`,
    };
  }

  function portrait(coffee) {
    const { defs, drawing } = massif(coffee);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 320" width="260" height="320">
  <defs>${defs}</defs>
  <g transform="translate(0 270)">${drawing}</g>
  </svg>
  `;
  }

  /** The same hill wrapped around a tin. Name and height are type in the page, not in the picture. */
  function tin(coffee) {
    const { paper, defs, drawing } = massif(coffee);
    const dark = coffee.paper === 'ink' || coffee.paper === 'deep';
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 440" width="300" height="440">
  <defs>${defs}
  <clipPath id="c-${coffee.id}"><path d="M14 52V414q0 14 136 14t136-14V52q0 12-136 12T14 52Z"/></clipPath>
  <linearGradient id="m-${coffee.id}"><stop offset="0" stop-color="#8b9a9a"/><stop offset=".16" stop-color="#f6faf8"/><stop offset=".3" stop-color="#c3d0cc"/><stop offset=".72" stop-color="#dfe8e4"/><stop offset="1" stop-color="#76858a"/></linearGradient>
  <linearGradient id="s-${coffee.id}"><stop offset="0" stop-color="${ink}" stop-opacity=".34"/><stop offset=".14" stop-color="${ink}" stop-opacity="0"/><stop offset=".2" stop-color="#fff" stop-opacity="${dark ? 0.16 : 0.42}"/><stop offset=".27" stop-color="#fff" stop-opacity="0"/><stop offset=".74" stop-color="${ink}" stop-opacity="0"/><stop offset="1" stop-color="${ink}" stop-opacity=".42"/></linearGradient>
  </defs>
  <path d="M14 52V414q0 14 136 14t136-14V52Z" fill="${paper}"/>
  <g clip-path="url(#c-${coffee.id})"><g transform="translate(28.4 374) scale(.935)">${drawing}</g></g>
  <path d="M14 52V414q0 14 136 14t136-14V52q0 12-136 12T14 52Z" fill="url(#s-${coffee.id})"/>
  <path d="M14 410q0 14 136 14t136-14v8q0 14-136 14T14 418Z" fill="url(#m-${coffee.id})"/>
  <path d="M8 20V52q0 13 142 13t142-13V20Z" fill="url(#m-${coffee.id})"/>
  <path d="M8 44q0 13 142 13t142-13" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="1.5"/>
  <ellipse cx="150" cy="20" rx="142" ry="13" fill="#e9f1ed"/>
  <ellipse cx="150" cy="20" rx="128" ry="9.5" fill="#c9d6d1"/>
  <ellipse cx="150" cy="21" rx="128" ry="8.5" fill="#dbe6e1"/>
  </svg>
  `;
  }

  globalThis.SpotHeight = { ...globalThis.SpotHeight, drawPortrait: portrait, drawTin: tin };
})();
