/*
 * Draws assets/img/chart-wide.svg and chart-tall.svg: coast, waterlines, depth contours, hills and soundings.
 *
 *   npm install fontkit && node tools/draw-chart.mjs
 *
 * The sea is a function, depth(x, y): above zero is water, below is land. Change the shapes in LAND and everything
 * else follows. Numbers and names are drawn as outlines, because a picture cannot use the page's fonts.
 */
import { writeFileSync } from 'node:fs';
import * as fontkit from 'fontkit';

const here = new URL('..', import.meta.url);
const italic = fontkit.openSync(new URL('assets/fonts/sorts-mill-goudy-italic.woff2', here).pathname);
const caps = fontkit.openSync(new URL('assets/fonts/alegreya-sans-sc.woff2', here).pathname);

/* Centre, half axes and turn (degrees) of every piece of land, in the wide chart's coordinates. */
const LAND = [
  { x: 1160, y: 452, a: 205, b: 104, turn: -24 },
  { x: 1316, y: 330, a: 84, b: 58, turn: 30 },
  { x: 1010, y: 560, a: 74, b: 44, turn: 12 },
  { x: 1452, y: 520, a: 22, b: 13, turn: 0 },
  { x: 1490, y: 556, a: 10, b: 8, turn: 0 },
  { x: 900, y: 690, a: 16, b: 9, turn: 20 },
  { x: 868, y: 716, a: 8, b: 5, turn: 0 },
  { x: 640, y: 668, a: 9, b: 6, turn: 0 },
  { x: 1330, y: 170, a: 12, b: 8, turn: 0 },
];

const VIEWS = [
  { file: 'chart-wide.svg', x: 0, y: 0, w: 1600, h: 1000, k: 1, keep: [[0, 0, 1600, 100], [0, 100, 860, 450], [1370, 110, 220, 225]] },
  { file: 'chart-tall.svg', x: 330, y: 150, w: 1090, h: 1000, k: 1.8, keep: [[400, 190, 230, 250]] },
];

/* Value noise with four octaves; the same numbers on every run. */
function lattice(i, j) {
  let n = (i * 374761393 + j * 668265263) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967295;
}
const ease = (t) => t * t * (3 - 2 * t);
function noise(x, y) {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = ease(x - i);
  const v = ease(y - j);
  const top = lattice(i, j) * (1 - u) + lattice(i + 1, j) * u;
  const low = lattice(i, j + 1) * (1 - u) + lattice(i + 1, j + 1) * u;
  return top * (1 - v) + low * v;
}
function rough(x, y, size, octaves) {
  let sum = 0;
  for (let o = 0, k = 1; o < octaves; o++, k *= 2) sum += (noise((x * k) / size + o * 17, (y * k) / size) - 0.5) / k;
  return sum;
}

/** Roughly the distance to the nearest shore in pixels; negative on land. */
function depth(x, y) {
  const wx = x + rough(x, y, 90, 4) * 46;
  const wy = y + rough(x + 900, y + 300, 90, 4) * 46;
  let nearest = Infinity;
  for (const { x: cx, y: cy, a, b, turn } of LAND) {
    const t = (turn * Math.PI) / 180;
    const dx = (wx - cx) * Math.cos(t) + (wy - cy) * Math.sin(t);
    const dy = -(wx - cx) * Math.sin(t) + (wy - cy) * Math.cos(t);
    const k = Math.hypot(dx / a, dy / b);
    const k2 = Math.hypot(dx / (a * a), dy / (b * b)) || 1e-6;
    const d = (k * (k - 1)) / k2;
    nearest = smooth(nearest, d, 26 + Math.max(0, Math.min(nearest, d, 200)) * 0.9);
  }
  // The mainland: everything below a line from lower left to the middle of the lower edge.
  const shore = ((wy - 830) * 640 - (wx - 0) * 150) / Math.hypot(640, 150);
  const cape = Math.hypot(wx - 470, wy - 925) - 78;
  const bay = Math.hypot((wx - 1096) / 1.1, wy - 596) - 30;
  nearest = Math.max(nearest, -bay * 0.9);
  const loch = Math.hypot((wx - 330) / 1.9, wy - 880) - 42;
  nearest = smooth(nearest, Math.max(smooth(-shore, cape, 50), -loch), 22);
  return nearest + rough(x, y, 240, 3) * 26;
}
function smooth(a, b, k) {
  if (a === Infinity) return b;
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
}

/** Lines of equal depth: marching squares, then joined. The rim counts as deep water, so that every line closes. */
function contours(view, level, step) {
  const pad = step * 40; // far enough out that the rounded corners of the rim stay out of sight
  const cols = Math.ceil((view.w + 2 * pad) / step);
  const rows = Math.ceil((view.h + 2 * pad) / step);
  const at = (i, j) => [view.x - pad + i * step, view.y - pad + j * step];
  const rim = (i, j) => i === 0 || j === 0 || i === cols || j === rows;
  const value = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: cols + 1 }, (_, i) => (rim(i, j) ? 9999 : depth(...at(i, j)) - level || 1e-9)),
  );
  const cut = (i, j, k, l) => {
    const t = value[j][i] / (value[j][i] - value[l][k]);
    const [p, q] = [at(i, j), at(k, l)];
    return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  };
  // Every cut lies on one edge of the grid, and each edge belongs to two cells: follow them round.
  const next = new Map();
  const point = new Map();
  const link = (p, q) => next.set(p, [...(next.get(p) ?? []), q]);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const c = [[i, j], [i + 1, j], [i + 1, j + 1], [i, j + 1]];
      const cuts = [];
      for (let e = 0; e < 4; e++) {
        const [p, q] = [c[e], c[(e + 1) % 4]].sort((m, n) => m[1] - n[1] || m[0] - n[0]);
        if (value[p[1]][p[0]] > 0 === value[q[1]][q[0]] > 0) continue;
        const key = `${p},${q}`;
        point.set(key, cut(...p, ...q));
        cuts.push(key);
      }
      for (let e = 0; e + 1 < cuts.length; e += 2) {
        link(cuts[e], cuts[e + 1]);
        link(cuts[e + 1], cuts[e]);
      }
    }
  const lines = [];
  const seen = new Set();
  for (const start of next.keys()) {
    if (seen.has(start)) continue;
    const line = [];
    for (let key = start; key; key = next.get(key).find((k) => !seen.has(k))) {
      seen.add(key);
      line.push(point.get(key));
    }
    lines.push(line);
  }
  return lines;
}

/** Ramer, Douglas and Peucker: leaves out points that lie nearer than `within` to the line. */
function simplify(points, within) {
  if (points.length < 3) return points;
  const [a, b] = [points[0], points.at(-1)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  let far = 0;
  let index = 0;
  for (let i = 1; i < points.length - 1; i++) {
    const p = points[i];
    const d = length
      ? Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length
      : Math.hypot(p[0] - a[0], p[1] - a[1]);
    if (d > far) [far, index] = [d, i];
  }
  if (far <= within) return [a, b];
  return [...simplify(points.slice(0, index + 1), within).slice(0, -1), ...simplify(points.slice(index), within)];
}

/**
 * The contour as a smooth closed curve in half pixels. Corners become control points; each `t` mirrors the last one,
 * so the halfway points are chosen against the control point that the browser will really have.
 */
function path(view, level, { step = 6, within = 0.6, shortest = 8 } = {}) {
  let d = '';
  for (const line of contours(view, level, step)) {
    const half = Math.floor(line.length / 2);
    const corners = [...simplify(line.slice(0, half + 1), within).slice(0, -1), ...simplify([...line.slice(half), line[0]], within).slice(0, -1)];
    if (corners.length < shortest && line.length < shortest * 2) continue;
    const p = corners.map(([x, y]) => [x * 2, y * 2]);
    const middle = (a, b) => [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
    const first = middle(p.at(-1), p[0]);
    let control = p[0].map(Math.round);
    let here = middle(control, p[1]);
    d += `M${first.join(' ')}Q${control.join(' ')} ${here.join(' ')}t`;
    const steps = [];
    for (let i = 1; i < p.length; i++) {
      control = [2 * here[0] - control[0], 2 * here[1] - control[1]];
      const there = i === p.length - 1 ? first : middle(control, p[i + 1]);
      steps.push(`${there[0] - here[0]} ${there[1] - here[1]}`);
      here = there;
    }
    d += `${steps.join(' ').replaceAll(' -', '-')}z`;
  }
  return d;
}

const glyphs = new Map();
function stamp(font, prefix, text, size) {
  const run = font.layout(text);
  const scale = size / font.unitsPerEm;
  let x = 0;
  return run.glyphs.map((glyph, i) => {
    const id = `${prefix}${glyph.id}`;
    if (!glyphs.has(id)) glyphs.set(id, glyph.path.scale(1000 / font.unitsPerEm, -1000 / font.unitsPerEm).toSVG().replace(/(\d+)\.\d+/g, '$1'));
    const place = { id, x, width: run.positions[i].xAdvance * scale, scale: size / 1000 };
    x += place.width;
    return place;
  });
}
const use = ({ id, scale }, x, y, turn = 0) =>
  `<use href="#${id}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${turn ? ` rotate(${turn.toFixed(1)})` : ''} scale(${scale.toFixed(4)})"/>`;

/** Lettering along an arc, as the names of seas are set: `rise` is how far its middle is lifted. */
function name({ text, x, y, size, space = 0, rise = 0, turn = 0, font = italic, prefix = 'i', land = false }) {
  const set = stamp(font, prefix, text, size);
  const whole = set.reduce((sum, g) => sum + g.width + space, -space);
  let at = 0;
  const out = set.map((g) => {
    const t = (at + g.width / 2) / whole;
    const lift = 4 * rise * t * (1 - t);
    const slope = (Math.atan((-4 * rise * (1 - 2 * t)) / whole) * 180) / Math.PI;
    const part = use(g, at, -lift, slope);
    at += g.width + space;
    return part;
  });
  return `<g${land ? ' class="on"' : ''} transform="translate(${x} ${y}) rotate(${turn})">${out.join('')}</g>`;
}

function soundings(view) {
  const out = [];
  const gap = 58 * view.k;
  for (let j = 0, y = view.y + 30; y < view.y + view.h - 20; y += gap * 0.62, j++)
    for (let x = view.x + 30 + (j % 2) * gap * 0.6; x < view.x + view.w - 30; x += gap) {
      const px = x + (lattice(Math.round(x), j) - 0.5) * 44;
      const py = y + (lattice(j, Math.round(x)) - 0.5) * 26;
      const far = depth(px, py);
      if (far < 34 * view.k || lattice(Math.round(px), Math.round(py)) < 0.12) continue;
      if (view.keep.some(([kx, ky, kw, kh]) => px > kx - 26 && px < kx + kw && py > ky - 12 && py < ky + kh + 14)) continue;
      if (nearRoute(px, py) || namesOf(view).some(({ free = [0, 0, 0, 0] }) => Math.abs(px - free[0]) < free[2] && Math.abs(py - free[1]) < free[3])) continue;
      const fathoms = Math.max(2, Math.round(far * 0.16 + rough(px, py, 120, 2) * 18));
      let at = px;
      for (const g of stamp(italic, 'i', String(fathoms), 15 * view.k)) {
        out.push(use(g, at, py));
        at += g.width;
      }
    }
  return out.join('');
}

/* Where the ferry goes: the same curve as in index.html. */
const ROUTE = [[520, 836], [580, 770], [690, 800], [745, 690], [800, 580], [900, 560], [1010, 628]];
function nearRoute(x, y) {
  for (let t = 0; t <= 1; t += 0.02) {
    const [s, c] = t < 0.5 ? [t * 2, ROUTE.slice(0, 4)] : [t * 2 - 1, ROUTE.slice(3)];
    const b = [(1 - s) ** 3, 3 * s * (1 - s) ** 2, 3 * s * s * (1 - s), s ** 3];
    const p = [0, 1].map((k) => c.reduce((sum, q, i) => sum + q[k] * b[i], 0));
    if (Math.hypot(p[0] - x, p[1] - y) < 24) return true;
  }
  return false;
}

/* Names, with the ellipse of water that has to stay free of soundings. `tall` moves one on the tall chart, or drops it. */
const NAMES = [
  { text: 'The Sound of Patience', x: 110, y: 672, size: 34, space: 6, rise: 26, turn: -4, free: [330, 645, 250, 34], tall: null },
  { text: 'Herring Deep', x: 690, y: 885, size: 32, space: 7, rise: -16, turn: -5, free: [850, 872, 185, 40], tall: { rise: -20, turn: -6, space: 9, x: 1010, y: 860, size: 54, free: [1200, 850, 230, 40] } },
  { text: 'Inchlarig', x: 1082, y: 470, size: 44, space: 3, rise: 8, turn: -22, land: true, tall: { x: 1040, y: 500, size: 66, space: 2 } },
  { text: 'The Bridesmaids', x: 905, y: 738, size: 17, space: 1, free: [964, 742, 92, 16], tall: { x: 790, y: 775, size: 32, free: [890, 770, 130, 22] } },
  { text: 'Desmond’s Mistake', x: 1404, y: 600, size: 17, space: 1, free: [1470, 592, 100, 18], tall: null },
  { text: 'Cold Feet Rk.', x: 592, y: 630, size: 17, space: 1, free: [640, 630, 70, 20], tall: { x: 540, y: 622, size: 32, free: [630, 610, 110, 26] } },
  { text: 'Carrick Quay', x: 352, y: 896, size: 25, space: 1, land: true, font: caps, prefix: 'c', tall: { x: 366, y: 945, size: 46 } },
  { text: 'The Registrar', x: 1240, y: 138, size: 17, space: 1, free: [1290, 132, 70, 16], tall: null },
];
const namesOf = (view) => (view.k === 1 ? NAMES : NAMES.filter((n) => n.tall !== null).map((n) => ({ ...n, ...n.tall })));

/** A compass rose with 32 points, variation noted as on the real ones. */
function rose(x, y, r) {
  let d = '';
  for (let i = 0; i < 32; i++) {
    const a = (i * Math.PI) / 16;
    const long = i % 8 === 0 ? r : i % 4 === 0 ? r * 0.72 : i % 2 === 0 ? r * 0.56 : r * 0.42;
    const w = (i % 8 === 0 ? 0.11 : 0.08) * r;
    const tip = [x + Math.sin(a) * long, y - Math.cos(a) * long];
    const side = [x + Math.cos(a) * w, y + Math.sin(a) * w];
    if (i % 4 === 0) d += `M${tip.map(Math.round).join(' ')}L${side.map(Math.round).join(' ')}L${x} ${y}z`;
    d += `M${x} ${y}L${tip.map(Math.round).join(' ')}`;
  }
  let ticks = '';
  for (let i = 0; i < 72; i++) {
    const a = (i * Math.PI) / 36;
    const inner = i % 6 === 0 ? r * 0.86 : r * 0.92;
    ticks += `M${(x + Math.sin(a) * inner).toFixed(1)} ${(y - Math.cos(a) * inner).toFixed(1)}L${(x + Math.sin(a) * r * 0.97).toFixed(1)} ${(y - Math.cos(a) * r * 0.97).toFixed(1)}`;
  }
  return `<path class="rose" d="${d}"/><path class="fine" d="${ticks}"/><circle class="fine" cx="${x}" cy="${y}" r="${(r * 0.97).toFixed(0)}"/><circle class="fine" cx="${x}" cy="${y}" r="${(r * 0.8).toFixed(0)}"/>`;
}

for (const view of VIEWS) {
  glyphs.clear();
  const { k } = view;
  const waterlines = (k === 1 ? [4, 8.5, 13.5, 19, 25.5, 33] : [7, 15, 24, 36]).map((level) => path(view, level));
  const deep = [62, 110, 168, 240].map((level) => path(view, level, { step: 10, within: 0.9 })).join('');
  const hills = (k === 1 ? [-13, -25, -37, -49, -61, -73] : [-20, -42, -64]).map((level) => path(view, level)).join('');
  const names = namesOf(view).map(name).join('');
  const numbers = soundings(view);
  const defs = [...glyphs].map(([id, d]) => `<path id="${id}" d="${d}"/>`).join('');
  const line = (d, i) => `<path class="line" stroke-width="${((1.9 - i * 0.22) * Math.sqrt(k)).toFixed(2)}" opacity="${(0.95 - i * 0.12).toFixed(2)}" d="${d}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.x} ${view.y} ${view.w} ${view.h}" width="${view.w}" height="${view.h}">
<style>
.sea{fill:#dcebec}.s1{fill:#cfe4e6}.s2{fill:#bfdbdf}.land{fill:#f7d9cd;stroke:#0e4a47;stroke-width:${3.4 * Math.sqrt(k)}}
.line{fill:none;stroke:#0e4a47}.deep{fill:none;stroke:#0e4a47;stroke-width:1.4;stroke-dasharray:14 8}
.hill{fill:none;stroke:#c7492f;stroke-width:1.6}.ink{fill:#0e4a47}.num{fill:#2b6663}
.ink,.num{stroke:#dcebec;stroke-width:${130 / k};stroke-linejoin:round;paint-order:stroke}.num{stroke-width:220}.on{stroke:#f7d9cd}
.rose{fill:#d6492f;stroke:#d6492f;stroke-width:.6}.fine{fill:none;stroke:#d6492f;stroke-width:1}
@media (prefers-color-scheme:dark){.sea{fill:#072c2b}.s1{fill:#0a3635}.s2{fill:#104241}.land{fill:#43342e;stroke:#a9d6d2}
.line,.deep{stroke:#7fb9b4}.hill{stroke:#e98468}.ink{fill:#dcefec}.num{fill:#7fb9b4}.ink,.num{stroke:#072c2b}.on{stroke:#43342e}
.rose{fill:#f0785c;stroke:#f0785c}.fine{stroke:#f0785c}}
</style>
<defs>${defs}</defs>
<path class="sea" d="M${view.x} ${view.y}h${view.w}v${view.h}h-${view.w}z"/>
<g transform="scale(.5)">
<path class="s1" d="${path(view, 62)}"/>
<path class="s2" d="${path(view, 25.5)}"/>
${waterlines.map(line).join('\n')}
<path class="deep" d="${deep}"/>
<path class="land" d="${path(view, 0)}"/>
<path class="hill" d="${hills}"/>
</g>
<g class="num">${numbers}</g>
<g class="ink">${names}</g>
${k === 1 ? rose(1480, 224, 90) : rose(512, 318, 96)}
</svg>
`;
  writeFileSync(new URL(`assets/img/${view.file}`, here), svg);
  console.log(view.file, Math.round(svg.length / 1024), 'kB');
}
