/*
 * Draws assets/drawings/chart-wide.js and chart-tall.js: coast, waterlines, depth contours, hills and soundings.
 *
 *   npm install fontkit && node tools/draw-chart.mjs
 *
 * The sea is a function, depth(x, y): above zero is water, below is land. Change the shapes in LAND and everything
 * else follows. Soundings are drawn as outlines; names are text in index.html.
 */
import { writeFileSync } from 'node:fs';
import * as fontkit from 'fontkit';

const here = new URL('..', import.meta.url);
const italic = fontkit.openSync(new URL('assets/fonts/sorts-mill-goudy-italic.woff2', here).pathname);

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
  { file: 'chart-wide.js', x: 0, y: 0, w: 1600, h: 1000, k: 1, keep: [[0, 0, 1600, 100], [0, 100, 860, 450], [1370, 110, 220, 225]] },
  { file: 'chart-tall.js', x: 330, y: 150, w: 1090, h: 1000, k: 1.8, keep: [[400, 190, 230, 250]] },
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
      if (nearRoute(px, py) || freeOf(view).some(([fx, fy, fw, fh]) => Math.abs(px - fx) < fw && Math.abs(py - fy) < fh)) continue;
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

/* Ellipses of water that stay free of soundings, for the names in index.html; `tall` is that of the tall chart, null none. */
const NAMES = [
  { free: [330, 645, 250, 34], tall: null },
  { free: [850, 872, 185, 40], tall: [1200, 850, 230, 40] },
  { free: [964, 742, 92, 16], tall: [890, 770, 130, 22] },
  { free: [1470, 592, 100, 18], tall: null },
  { free: [640, 630, 70, 20], tall: [630, 610, 110, 26] },
  { free: [1290, 132, 70, 16], tall: null },
];
const freeOf = (view) => NAMES.map(({ free, tall }) => (view.k === 1 ? free : tall)).filter(Boolean);

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
  const numbers = soundings(view);
  const defs = [...glyphs].map(([id, d]) => `<path id="${id}" d="${d}"/>`).join('');
  const line = (d, i) => `<path class="line" stroke-width="${((1.9 - i * 0.22) * Math.sqrt(k)).toFixed(2)}" opacity="${(0.95 - i * 0.12).toFixed(2)}" d="${d}"/>`;
  const svg = `<svg viewBox="${view.x} ${view.y} ${view.w} ${view.h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
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
${k === 1 ? rose(1480, 224, 90) : rose(512, 318, 96)}
</svg>
`;
  const name = view.file.slice('chart-'.length, -'.js'.length);
  writeFileSync(
    new URL(`assets/drawings/${view.file}`, here),
    `/* Made by tools/draw-chart.mjs. */\nglobalThis.CHARTS ??= {};\nglobalThis.CHARTS.${name} = ${JSON.stringify(svg.replaceAll('\n', ''))};\n`,
  );
  console.log(view.file, Math.round(svg.length / 1024), 'kB');
}
