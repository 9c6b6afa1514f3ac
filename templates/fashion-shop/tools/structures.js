/*
 * Weaves and knits, drawn thread by thread. Every function returns one repeat of a cloth:
 * { w, h, body }, where body is SVG. Patterns.jsx puts the repeats side by side.
 */

const round = (value) => Number(value.toFixed(2));
const lowest = (a, b) => {
  let both = a;
  while (both % b) both += a;
  return both;
};

/** How large a thread of two units is drawn on a garment. */
export const weaveScale = 0.85;

/**
 * A woven cloth, two units to the thread. `draft` says where the warp lies on top ("1"); `warp` and `weft` are the
 * colours of the threads in order. Light and shade of the floats are the same in every repeat of the draft, so they
 * are a pattern of their own.
 */
export function weave({ id, draft, warp, weft, gap = '#1a1d18' }) {
  const columns = lowest(draft[0].length, warp.length);
  const rows = lowest(draft.length, weft.length);
  const area = `M0 0h${columns * 2}v${rows * 2}H0z`;

  const picks = new Map();
  for (let y = 0; y < rows; y += 1) {
    const colour = weft[y % weft.length];
    picks.set(colour, `${picks.get(colour) ?? ''}M0 ${y * 2 + 1}h${columns * 2}`);
  }
  const ends = new Map();
  for (let x = 0; x < columns; x += 1) {
    const colour = warp[x % warp.length];
    ends.set(colour, (ends.get(colour) ?? '') + floats(draft, x, rows));
  }
  const paths = (threads) => [...threads].map(([colour, d]) => `<path stroke="${colour}" d="${d}"/>`).join('');
  const all = Array.from(draft[0], (_, x) => floats(draft, x, draft.length)).join('');
  const light = `<pattern id="${id}-light" width="${draft[0].length * 2}" height="${draft.length * 2}" patternUnits="userSpaceOnUse"><g fill="none"><path stroke="#000" stroke-opacity=".38" stroke-width=".5" transform="translate(.95)" d="${all}"/><path stroke="#fff" stroke-opacity=".2" stroke-width=".5" transform="translate(-.3)" d="${all}"/></g></pattern>`;
  const body = `${light}<path fill="${gap}" d="${area}"/><g fill="none" stroke-width="1.7">${paths(picks)}</g><g fill="none" stroke-width="1.7">${paths(ends)}</g><path fill="url(#${id}-light)" d="${area}"/>`;
  return { w: columns * 2, h: rows * 2, body, scale: weaveScale };
}

/** Where one thread of the warp lies on top, from the top of the repeat to its end. */
function floats(draft, x, rows) {
  const isUp = (y) => draft[y % draft.length][x % draft[0].length] === '1';
  let path = '';
  for (let y = 0; y < rows; y += 1) {
    if (!isUp(y)) continue;
    const from = y;
    while (y + 1 < rows && isUp(y + 1)) y += 1;
    path += `M${x * 2 + 1} ${from * 2}v${(y + 1 - from) * 2}`;
  }
  return path;
}

export const plain = ['10', '01'];
export const twill = ['1100', '0110', '0011', '1001'];
export const drill = ['1110', '0111', '1011', '1101'];
/** 2/2 twill that turns round after eight threads. */
export const herringbone = twill.map((row) => {
  const there = row + row;
  return there + [...there].reverse().join('');
});

/** Cord: raised wales with a pile that never lies quite straight. */
export function corduroy({ colour, id }) {
  const w = 7.6;
  const h = 22;
  let pile = '';
  for (let i = 0; i < 26; i += 1) {
    const x = 1.4 + ((i * 37) % 45) / 10;
    const y = ((i * 53) % 220) / 10;
    pile += `M${round(x)} ${round(y)}l${round(((i % 3) - 1) * 0.35)} 1.5`;
  }
  const stops = [
    [0, '#000', 0.55],
    [0.1, '#000', 0.42],
    [0.24, '#000', 0.08],
    [0.42, '#fff', 0.2],
    [0.6, '#fff', 0.05],
    [0.84, '#000', 0.2],
    [1, '#000', 0.55],
  ]
    .map(([at, tone, much]) => `<stop offset="${at}" stop-color="${tone}" stop-opacity="${much}"/>`)
    .join('');
  const body = `<linearGradient id="${id}-wale">${stops}</linearGradient><path fill="${colour}" d="M0 0h${w}v${h}H0z"/><path fill="url(#${id}-wale)" d="M0 0h${w}v${h}H0z"/><path fill="none" stroke="#fff" stroke-opacity=".16" stroke-width=".5" d="${pile}"/><path fill="none" stroke="#000" stroke-opacity=".14" stroke-width=".5" transform="translate(.9 2.6)" d="${pile}"/>`;
  return { w, h, body };
}

/** Honeycomb knit: ridges stand up around small wells. */
export function waffle({ colour, id }) {
  const w = 9.6;
  const body = `<linearGradient id="${id}-well" x2="1" y2="1"><stop stop-color="#000" stop-opacity=".5"/><stop offset=".55" stop-color="#000" stop-opacity=".22"/><stop offset="1" stop-color="#fff" stop-opacity=".16"/></linearGradient><path fill="${colour}" d="M0 0h9.6v9.6H0z"/><rect x="1.9" y="1.9" width="5.8" height="5.8" rx="1.6" fill="url(#${id}-well)"/><g fill="none"><path stroke="#fff" stroke-opacity=".26" stroke-width=".7" d="M0 .5h9.6M.5 0v9.6"/><path stroke="#000" stroke-opacity=".2" stroke-width=".5" d="M1.2 0v9.6M0 1.2h9.6M3.6 0v1.3M6 0v1.3M8.4 0v1.3M0 3.6h1.3M0 6h1.3M0 8.4h1.3"/><path stroke="#000" stroke-opacity=".18" stroke-width=".6" d="M2.6 4.8h4.4M4.8 2.6v4.4"/></g>`;
  return { w, h: w, body };
}

/** Twelve stitches of one row: every knit uses it again (see Patterns.jsx). */
export const stitchRow = `<path id="stitches" d="M0 0${'l2 3 2-3'.repeat(12)}"/>`;

/** Rows of stocking stitch, four units square; a row is [ground, colour, chart]: an "x" in the chart takes the colour. */
export function knit(rows, columns) {
  const w = columns * 4;
  const h = rows.length * 4;
  const area = `M0 0h${w}v${h}H0z`;
  const row = (y, stroke) => `<use href="#stitches" y="${y}"${stroke ? ` stroke="${stroke}"` : ''}/>`;
  const grounds = rows.map(([ground], y) => row(y * 4 - 1, ground)).join('') + row(h - 1, rows[0][0]);
  const figures = new Map();
  for (const [y, [, colour, chart]] of rows.entries()) {
    for (let x = 0; chart && x < columns; x += 1) {
      if (chart[x % chart.length] !== 'x') continue;
      let d = `M${x * 4} ${y * 4 - 1}l2 3 2-3`;
      while (x + 1 < columns && chart[(x + 1) % chart.length] === 'x') {
        d += 'l2 3 2-3';
        x += 1;
      }
      figures.set(colour, (figures.get(colour) ?? '') + d);
    }
  }
  const drawn = [...figures].map(([colour, d]) => `<path stroke="${colour}" d="${d}"/>`).join('');
  const between = Array.from({ length: columns + 1 }, (_, x) => `M${x * 4} 0v${h}`).join('');
  const within = Array.from({ length: columns }, (_, x) => `M${x * 4 + 2} 0v${h}`).join('');
  const shade = rows.map((_, y) => row(y * 4 + 1.2)).join('');
  const body = `<path fill="${rows[0][0]}" d="${area}"/><path fill-opacity=".34" d="${area}"/><g fill="none" stroke-linejoin="round"><g stroke-width="2.5">${grounds}${drawn}</g><g stroke="#000" stroke-opacity=".22" stroke-width=".5">${shade}</g><path stroke="#000" stroke-opacity=".3" stroke-width=".6" d="${between}"/><path stroke="#000" stroke-opacity=".16" stroke-width=".4" d="${within}"/></g>`;
  return { w, h, body, scale: 1.08 };
}

/** Motifs of Fair Isle bands, one string a row. */
const motifs = {
  seed: ['x...', '....', '..x.'],
  dice: ['xx..', 'xx..', '..xx', '..xx'],
  wave: ['x.....', '.x...x', '..x.x.', '...x..'],
  star: ['x.....x.....', '.x...xxx...x', '..x.xx.xx.x.', '...xxx.xxx..', '..xxx...xxx.', '.xxx..x..xxx', '..xxx...xxx.', '...xxx.xxx..', '..x.xx.xx.x.', '.x...xxx...x', 'x.....x.....'],
  tree: ['.....x......', '....xxx.....', '...xx.xx...x', '..xx.x.xx.xx', '.xx.xxx.xxx.', 'xx.x.x.x.x.x', '.....x......'],
};

/** Bands on changing grounds. `colours` has base, dark, light, warm and bright. */
export function fairIsle({ base, dark, light, warm, bright }) {
  const band = (name, ground, colour) => motifs[name].map((chart) => [ground, colour, chart]);
  const plainRows = (count, ground) => Array.from({ length: count }, () => [ground]);
  const rows = [
    ...plainRows(2, base),
    ...band('seed', base, light),
    ...plainRows(1, base),
    ...band('star', light, dark),
    ...plainRows(1, base),
    ...band('dice', warm, bright),
    ...plainRows(1, base),
    ...plainRows(1, bright),
    ...band('wave', base, bright),
    ...plainRows(1, base),
    ...band('tree', light, warm),
    ...plainRows(1, warm),
    ...plainRows(1, base),
    ...band('dice', dark, light),
    ...plainRows(1, base),
  ];
  return knit(rows, 12);
}
