/*
 * Draws every pizza of the menu as an SVG file in assets/img/pizzas/.
 *
 *   node tools/draw-pizzas.mjs            draws all of them
 *   node tools/draw-pizzas.mjs diavola    draws one
 *
 * You only need this when you want a new pizza or a different picture of an old one:
 * the finished SVG files are part of the template. Each recipe at the end of this file
 * is a list of layers. The same seed always gives the same picture; change the seed
 * and the oven makes you another one.
 *
 * No dependencies. Node 18 or newer.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OUT = join(dirname(fileURLToPath(import.meta.url)), '..', 'assets', 'img', 'pizzas');

/* The inks. The pictures are meant to look printed: flat colours and one dark keyline. */
const INK = {
  key: '#3a130c', crust: '#e3a052', crumb: '#f3c680', char: '#5a2413', sauce: '#d2341c', sauceDark: '#b3230f',
  white: '#fdf0cf', whiteDark: '#efd59a', cheese: '#fff4dc', toast: '#dc9440', basil: '#2f7d3b', basilDark: '#14502b',
  salami: '#a51f1c', salamiDark: '#7d1215', fat: '#f0a48c', pink: '#ee9c92', pinkPale: '#fbd2c4', mushroom: '#ead7b7',
  mushroomDark: '#a9825a', olive: '#33251f', oliveHole: '#8a6a55', onion: '#a23a63', fish: '#8d6a58', caper: '#6d7b2c',
  artichoke: '#9aa04e', artichokeDark: '#5d6a2a', aubergine: '#e8cf9f', aubergineSkin: '#4a1e4b', courgette: '#d9dc8c',
  courgetteSkin: '#3d7a2f', cherry: '#e4462a', cherrySeed: '#f7b267', yolk: '#f6a51c', egg: '#fffaf0', blue: '#5b7f8f',
  potato: '#f6dc90', potatoEdge: '#d9a441', sausage: '#8f4a2b', sausageDark: '#6b2f1a', pineapple: '#f8c537',
  pineappleDark: '#d98d1d', ham: '#f2a79b', chilli: '#c3170f', oil: '#f0a63a',
};

/* ---- small tools ---------------------------------------------------------------- */

/** A repeatable random source (mulberry32). */
function randomFrom(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/* Whole units on the 400-unit sheet, tenths inside the small toppings: half the bytes, same look. */
const n = (value) => String(Math.abs(value) > 70 ? Math.round(value) : Math.round(value * 10) / 10);

/** A smooth closed curve through points (Catmull-Rom turned into Béziers). */
function closed(points) {
  const count = points.length;
  let d = `M${n(points[0][0])} ${n(points[0][1])}`;
  for (let i = 0; i < count; i += 1) {
    const [p0, p1, p2, p3] = [-1, 0, 1, 2].map((step) => points[(i + step + count) % count]);
    d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(
      p2[1] - (p3[1] - p1[1]) / 6,
    )} ${n(p2[0])} ${n(p2[1])}`;
  }
  return `${d}Z`;
}

/** A lumpy circle. `wobble` is the share of the radius the edge may move. */
function blob(random, cx, cy, radius, wobble, corners = 10) {
  const points = [];
  for (let i = 0; i < corners; i += 1) {
    const angle = (i / corners) * Math.PI * 2 + (random() - 0.5) * (2 / corners);
    const r = radius * (1 + (random() - 0.5) * 2 * wobble);
    points.push([cx + Math.cos(angle) * r, cy + Math.sin(angle) * r]);
  }
  return closed(points);
}

/**
 * Spots spread evenly over a disc: of many random candidates the one furthest from all
 * others wins, as a cook would place the next slice where there is most room.
 */
function scatter(random, count, radius, gap, taken = []) {
  const spots = [];
  while (spots.length < count) {
    let best = null;
    let room = -1;
    for (let i = 0; i < 24; i += 1) {
      const angle = random() * Math.PI * 2;
      const r = Math.sqrt(random()) * radius;
      const spot = [200 + Math.cos(angle) * r, 200 + Math.sin(angle) * r];
      const own = Math.min(999, ...spots.map(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) / gap));
      const other = Math.min(999, ...taken.map(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) / (gap * 0.7)));
      if (Math.min(own, other) > room) { room = Math.min(own, other); best = spot; }
    }
    spots.push(best);
  }
  return spots;
}

const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
const line = (d, stroke, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
/* The keyline is printed a little out of register, as on a real two-plate job. */
const keyed = (d, fill, width = 1.6) => path(d, fill) + line(d, INK.key, width, ' transform="translate(1.4 -1)"');

/* ---- toppings: each drawn once around 0,0 and then placed many times -------------- */

const TOPPINGS = {
  basil: (r) => {
    const leaf = 'M-30 2C-22-16 0-22 14-14C24-8 29-2 33 1C26 7 20 15 8 17C-8 19-24 14-30 2Z';
    return keyed(leaf, INK.basil) + path('M-30 2C-18 6 10 4 33 1C26 7 20 15 8 17C-8 19-24 14-30 2Z', INK.basilDark, ' opacity=".55"') +
      line('M-36 3C-18 2 8 2 27 1M-14 2L-6-9M-2 2L8-9M-10 3L-2 11M4 3L12 10', INK.key, 1.3);
  },
  spianata: (r) => {
    let out = keyed(blob(r, 0, 0, 31, 0.035, 12), INK.salamiDark) + path(blob(r, 0, 0, 27, 0.04, 11), INK.salami);
    for (const [x, y] of scatter(r, 15, 22, 7).map(([a, b]) => [a - 200, b - 200])) out += path(blob(r, x, y, 1.6 + r() * 2, 0.3, 5), INK.fat);
    return out;
  },
  nduja: (r) => path(blob(r, 0, 0, 17, 0.2, 9), INK.oil, ' opacity=".75"') + keyed(blob(r, 0, 0, 12, 0.24, 9), INK.chilli) +
    path(blob(r, 3, 3, 5, 0.3, 6), INK.salamiDark),
  chilli: () => keyed('M-20-5C-12-12 6-11 19 2C20 4 18 5 16 5C4 3-8 4-19 3C-23 2-23-3-20-5Z', INK.chilli) +
    line('M-14-4C-6-6 4-5 10-1', INK.fat, 1.8) + path('M-22-4L-29-7L-28-2L-22 1Z', INK.basil),
  mushroom: () => keyed('M-27 0C-27-19-13-26 0-26S27-19 27 0C27 5 20 6 10 4L9 19C8 25-8 25-9 19L-10 4C-20 6-27 5-27 0Z', INK.mushroom) +
    path('M-27 0C-27-19-13-26 0-26S27-19 27 0C25-13 12-20 0-20S-25-13-27 0Z', INK.mushroomDark) +
    line('M-16 0C-9-6 9-6 16 0M-9-1L-7 3M0-3V3M9-1L7 3', INK.mushroomDark, 1.6),
  olive: (r) => keyed(blob(r, 0, 0, 13, 0.04, 9), INK.olive) + path(blob(r, 0, 0, 5.5, 0.08, 8), INK.sauce) + line('M-8-6C-6-9-2-10 1-10', INK.oliveHole, 2),
  onion: () => line('M-26 8C-24-14 0-26 24-8', INK.onion, 5) + line('M-26 8C-24-14 0-26 24-8', '#efc3d2', 1.8) +
    line('M-16 14C-12 0 4-8 18 4', INK.onion, 4) + line('M-16 14C-12 0 4-8 18 4', '#efc3d2', 1.4),
  anchovy: () => keyed('M-52 6C-34-10-6-12 16-4C32 1 44 0 54-8C50 4 36 12 18 9C-4 4-26 4-44 12C-50 14-55 10-52 6Z', INK.fish) +
    line('M-46 7C-28-3-4-4 16 2C28 5 38 4 46-1', '#d9c0ae', 1.8) + line('M-28 1L-24 6M-14-2L-11 4M0-2L2 5M14 1L15 6', INK.key, 1),
  caper: (r) => keyed(blob(r, 0, 0, 7, 0.08, 7), INK.caper, 1.3) + line('M-3-3L3 3', '#c7cc86', 1.6),
  rocket: () => keyed('M-44 2C-36-2-32-12-22-9C-18-8-17-4-13-4C-8-4-7-16 4-15C9-14 9-6 14-6C20-6 24-14 33-10C42-6 45-2 46 1C43 6 38 11 30 11C23 11 20 6 14 6C9 6 7 15 0 14C-7 13-8 5-13 5C-18 5-19 11-25 10C-33 9-36 4-44 2Z', INK.basil, 1.4) +
    line('M-60 6C-40 2 10-1 38 1', INK.basilDark, 2.4),
  prosciutto: () => keyed('M-58 10C-50-20-20-8-8-20C6-34 36-30 52-14C60-6 58 6 48 6C34 6 30-4 18 4C6 14 0 26-18 24C-34 22-40 14-48 20C-56 24-61 18-58 10Z', INK.pink) +
    line('M-52 8C-42-10-18-2-4-13C10-24 34-22 48-8', INK.pinkPale, 6) + line('M-42 14C-28 6-12 16 2 4C12-5 26-8 36-2', '#d4695f', 2.6),
  ham: () => keyed('M-30-16C-12-24 14-20 30-12C34 0 28 16 18 20C-2 26-24 20-32 8C-35 0-35-10-30-16Z', INK.ham) +
    line('M-22-8C-8-13 10-10 22-5M-22 4C-8 8 6 8 20 6', '#d97a70', 2.2) + line('M-30-14C-12-22 14-18 29-11', INK.pinkPale, 4),
  artichoke: () => keyed('M0 34C-20 26-28 4-20-16C-16-26-8-34 0-40C8-34 16-26 20-16C28 4 20 26 0 34Z', INK.artichoke) +
    path('M0 34C-10 18-10-10 0-40C10-10 10 18 0 34Z', '#d3cf8d') + line('M-20-14C-18 4-12 22 0 34C12 22 18 4 20-14M-12-26C-14-4-8 18 0 34C8 18 14-4 12-26', INK.artichokeDark, 2) +
    line('M-6-2C-2-10 2-10 6-2', INK.mushroomDark, 2),
  aubergine: (r) => keyed(blob(r, 0, 0, 34, 0.07, 9), INK.aubergineSkin) + path(blob(r, 0, 0, 29, 0.07, 9), INK.aubergine) +
    line('M-18-14L18 16M-6-22L26 6M-26-4L6 24', INK.mushroomDark, 4, ' opacity=".75"'),
  courgette: (r) => {
    let out = keyed(blob(r, 0, 0, 23, 0.04, 10), INK.courgetteSkin) + path(blob(r, 0, 0, 19, 0.04, 10), INK.courgette);
    for (let i = 0; i < 6; i += 1) {
      const a = (i / 6) * Math.PI * 2;
      out += path(blob(r, Math.cos(a) * 9, Math.sin(a) * 9, 2.3, 0.2, 5), '#b3b558');
    }
    return out;
  },
  cherry: (r) => {
    let out = keyed(blob(r, 0, 0, 20, 0.05, 9), INK.cherry) + path(blob(r, 0, 0, 14, 0.08, 8), INK.sauceDark);
    for (let i = 0; i < 7; i += 1) {
      const a = (i / 7) * Math.PI * 2;
      out += path(blob(r, Math.cos(a) * 8, Math.sin(a) * 8, 2.2, 0.2, 5), INK.cherrySeed);
    }
    return out + line('M-13-11C-9-15-4-16 0-16', '#ffc9b5', 2.4);
  },
  egg: (r) => keyed(blob(r, 0, 0, 62, 0.13, 9), INK.egg) + path(blob(r, 4, 6, 47, 0.1, 8), '#f7ead3') + keyed(blob(r, 2, -2, 25, 0.03, 12), INK.yolk) +
    line('M-12-12C-8-18-2-20 4-20', '#ffe29a', 4),
  gorgonzola: (r) => keyed(blob(r, 0, 0, 22, 0.22, 8), INK.cheese) + line('M-12-4C-6-10-2 2 6-6M-8 8C-2 4 4 12 12 4', INK.blue, 3.4),
  shaving: () => keyed('M-26 4C-16-12 8-16 28-6C18-4 12 2 10 10C-4 4-14 6-26 4Z', '#fbe6a8', 1.4) + line('M-18 2C-8-6 6-9 18-6', '#d9a441', 1.4),
  potato: (r) => keyed(blob(r, 0, 0, 33, 0.06, 10), INK.potatoEdge, 1.4) + path(blob(r, 0, 0, 29.5, 0.06, 10), INK.potato) + path(blob(r, 7, 6, 11, 0.3, 8), '#efc35f', ' opacity=".7"'),
  rosemary: () => line('M-30 5C-10 0 12-2 32-7', INK.basilDark, 2) +
    line('M-24 4L-28-5M-16 2L-20-8M-8 1L-11-9M0 0L-2-11M8-2L7-12M16-3L16-12M24-5L26-13M-22 5L-22 13M-13 3L-12 12M-4 2L-2 11M5 0L8 9M14-1L18 7M22-4L28 3', INK.basil, 3.2),
  sausage: (r) => keyed(blob(r, 0, 0, 19, 0.2, 8), INK.sausage) + path(blob(r, 4, 4, 9, 0.3, 7), INK.sausageDark) + path(blob(r, -7, -6, 3, 0.3, 5), INK.crumb) + path(blob(r, 5, -9, 2, 0.3, 5), INK.basil),
  friarielli: () => line('M-44 14C-24 10-6 2 14-6M-6 3C4 8 18 10 30 6M-26 10C-20 16-12 20-4 22', INK.courgetteSkin, 5) +
    keyed('M10-4C6-16 16-26 27-21C36-26 46-14 39-6C42 4 28 10 21 3C15 5 11 2 10-4Z', INK.basil) + keyed('M26 8C25 0 34-5 40 0C47 1 47 10 41 13C36 17 27 15 26 8Z', INK.basilDark) +
    keyed('M-8 22C-8 15 0 12 5 17C11 18 10 27 4 28C-2 31-8 28-8 22Z', INK.basil) + path('M20-14a3 3 0 1 0 .1 0ZM30-10a3 3 0 1 0 .1 0ZM25-3a2.5 2.5 0 1 0 .1 0Z', '#a9c46a'),
  pineapple: () => keyed('M-24 10L-10-18C2-22 12-20 22-14L28 12C14 22-10 22-24 10Z', INK.pineapple) + line('M-12 10L0-14M6 14L10-16M-22 6C-6 14 14 14 27 9', INK.pineappleDark, 2.2) + path('M-24 10C-10 22 14 22 28 12L27 8C12 16-10 15-22 6Z', INK.pineappleDark),
  garlic: () => keyed('M-11 5C-13-5-4-11 6-8C12-6 13 3 7 7C1 10-9 10-11 5Z', '#fbeecb', 1.3) + line('M-6 3C-3-3 3-5 7-4', INK.toast, 1.6),
  oregano: () => line('M-5 1L5-1', INK.basilDark, 2.6),
};

/* ---- the base: crust, sauce or cream, cheese -------------------------------------- */

function base(random, { white }) {
  const at = (angle, r) => [200 + Math.cos(angle) * r, 200 + Math.sin(angle) * r];
  let out = keyed(blob(random, 200, 200, 187, 0.018, 20), INK.crust, 2.4);
  // The raised rim: a pale crest, a baked shadow towards the middle, a few big air bubbles.
  out += path(blob(random, 198, 197, 178, 0.016, 20), INK.crumb) + path(blob(random, 200, 201, 163, 0.014, 18), INK.crust);
  for (let i = 0; i < 7; i += 1) {
    const [x, y] = at((i / 7) * Math.PI * 2 + random() * 0.6, 169);
    const r = 9 + random() * 7;
    out += path(blob(random, x, y, r, 0.1, 8), '#fadca6') + line(`M${n(x - r * 0.6)} ${n(y + r * 0.7)}Q${n(x)} ${n(y + r * 1.2)} ${n(x + r * 0.8)} ${n(y + r * 0.4)}`, INK.toast, 2);
  }
  // Leopard spots come in families: one large, its small ones around it.
  for (let i = 0; i < 15; i += 1) {
    const angle = (i / 15) * Math.PI * 2 + random() * 0.4;
    const [x, y] = at(angle, 162 + random() * 18);
    out += path(blob(random, x, y, 3 + random() ** 2 * 8, 0.22, 7), INK.char);
    for (let k = 0; k < 3; k += 1) {
      const [sx, sy] = at(angle + (random() - 0.5) * 0.24, 160 + random() * 22);
      out += path(blob(random, sx, sy, 1.2 + random() * 2, 0.2, 5), INK.char, ' opacity=".8"');
    }
  }
  const ground = blob(random, 200, 200, 152, 0.026, 15);
  out += path(ground, white ? INK.whiteDark : INK.sauceDark) + path(blob(random, 199, 198, 145, 0.03, 14), white ? INK.white : INK.sauce);
  // Ladle marks: the sauce (or cream) goes on in a spiral.
  const [mark, soft] = white ? ['#f6e2b0', 9] : ['#e4492c', 9];
  for (let i = 0; i < 7; i += 1) {
    const r = 36 + i * 14;
    const from = random() * 6.28;
    const [x1, y1] = at(from, r);
    const [x2, y2] = at(from + 1 + random(), r + 6);
    out += line(`M${n(x1)} ${n(y1)}A${r} ${r} 0 0 1 ${n(x2)} ${n(y2)}`, mark, soft, ' opacity=".7"');
  }
  out += line(ground, INK.key, 1.6, ' opacity=".5"');
  return out;
}

/** Melted cheese: pools with a toasted edge. */
function cheese(random, count, size) {
  let out = '';
  for (const [x, y] of scatter(random, count, 114, size * 1.35)) {
    const r = size * (0.8 + random() * 0.55);
    const seed = Math.floor(random() * 1e9);
    out += path(blob(randomFrom(seed), x, y, r * 1.1, 0.15, 8), INK.toast, ' opacity=".55"') + path(blob(randomFrom(seed), x, y, r, 0.15, 8), INK.cheese);
    if (random() > 0.35) out += path(blob(random, x + r * 0.25, y - r * 0.2, r * 0.2, 0.3, 6), INK.toast, ' opacity=".8"');
  }
  return out;
}

function draw({ title, seed, white = false, layers }) {
  const random = randomFrom(seed);
  const used = new Set();
  let body = base(random, { white });
  let taken = [];
  for (const layer of layers) {
    if (layer.cheese) { body += cheese(random, layer.cheese, layer.size ?? 26); continue; }
    if (layer.drizzle) {
      let d = 'M70 150';
      for (let i = 1; i <= 9; i += 1) d += `Q${n(70 + i * 28 - 20)} ${n(i % 2 ? 330 - random() * 40 : 80 + random() * 40)} ${n(70 + i * 28)} ${n(150 + random() * 100)}`;
      body += line(d, layer.drizzle, 4, ' opacity=".85"'); continue;
    }
    used.add(layer.put);
    const spots = layer.at ?? scatter(random, layer.count, layer.radius ?? 122, layer.gap ?? 40, layer.over ? [] : taken);
    if (!layer.over) taken = taken.concat(spots);
    for (const [x, y] of spots) {
      const turn = layer.outward ? (Math.atan2(y - 200, x - 200) * 180) / Math.PI  : random() * 360;
      const scale = (layer.scale ?? 1) * (0.92 + random() * 0.18);
      body += `<use href="#${layer.put}" transform="translate(${n(x)} ${n(y)}) rotate(${Math.round(turn)}) scale(${n(scale * 10) / 10})"/>`;
    }
  }
  const symbols = [...used].map((name) => `<g id="${name}">${TOPPINGS[name](randomFrom(seed + name.length))}</g>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><title>${title}</title><defs>${symbols}</defs>${body}</svg>\n`;
}

/* ---- the recipes ------------------------------------------------------------------ */

const RECIPES = {
  marinara: { title: 'Marinara', seed: 11, layers: [{ put: 'garlic', count: 17, gap: 38 }, { put: 'oregano', count: 60, gap: 11, over: true, radius: 132 }, { put: 'basil', at: [[204, 196]], scale: 1.1 }] },
  margherita: { title: 'Margherita', seed: 24, layers: [{ cheese: 11, size: 30 }, { put: 'basil', count: 6, gap: 78, radius: 100, scale: 1.15 }] },
  napoletana: { title: 'Napoletana', seed: 37, layers: [{ put: 'anchovy', at: [[206, 116], [284, 172], [252, 272], [148, 262], [118, 172]], outward: true, scale: 1.1 }, { put: 'olive', count: 8, gap: 42, radius: 125, scale: 1 }, { put: 'caper', count: 16, gap: 24 }, { put: 'oregano', count: 26, gap: 14, over: true }] },
  diavola: { title: 'Diavola', seed: 45, layers: [{ cheese: 9, size: 28 }, { put: 'spianata', count: 9, gap: 66, radius: 114 }, { put: 'nduja', count: 7, gap: 40, radius: 126 }, { put: 'chilli', count: 6, gap: 34, radius: 118 }] },
  capricciosa: { title: 'Capricciosa', seed: 52, layers: [{ cheese: 9, size: 30 }, { put: 'ham', count: 5, gap: 76, radius: 108, scale: 1.1 }, { put: 'artichoke', count: 4, gap: 70, radius: 104, scale: 0.85 }, { put: 'mushroom', count: 6, gap: 52, radius: 116 }, { put: 'olive', count: 7, gap: 32, radius: 126 }] },
  ortolana: { title: 'Ortolana', seed: 68, layers: [{ put: 'aubergine', count: 5, gap: 84, radius: 104 }, { put: 'courgette', count: 8, gap: 54, radius: 120 }, { put: 'onion', count: 7, gap: 46, radius: 116 }, { put: 'basil', count: 4, gap: 44, radius: 110, scale: 0.9 }] },
  alba: { title: 'Alba', seed: 73, layers: [{ cheese: 9, size: 30 }, { put: 'egg', at: [[196, 204]], scale: 1 }, { put: 'sausage', at: [[196, 92], [262, 112], [300, 168], [304, 232], [262, 286], [200, 308], [134, 292], [96, 240], [98, 172], [132, 112]] }, { put: 'rosemary', at: [[226, 124], [286, 262], [118, 206]], scale: 0.9 }] },
  argument: { title: 'The Argument', seed: 83, layers: [{ cheese: 9, size: 30 }, { put: 'ham', count: 6, gap: 74, radius: 112, scale: 1 }, { put: 'pineapple', count: 9, gap: 50, radius: 120, scale: 0.95 }, { put: 'chilli', count: 5, gap: 38, radius: 112, scale: 0.9 }] },
  'quattro-formaggi': { title: 'Quattro formaggi', seed: 96, white: true, layers: [{ cheese: 15, size: 27 }, { put: 'gorgonzola', count: 10, gap: 56, radius: 116 }, { put: 'shaving', count: 8, gap: 40, radius: 118 }] },
  patate: { title: 'Patate', seed: 105, white: true, layers: [{ put: 'potato', count: 24, gap: 41, radius: 122 }, { put: 'rosemary', count: 9, gap: 56, radius: 112, over: true }] },
  salsiccia: { title: 'Salsiccia e friarielli', seed: 113, white: true, layers: [{ cheese: 12, size: 28 }, { put: 'friarielli', count: 7, gap: 68, radius: 106 }, { put: 'sausage', count: 10, gap: 42, radius: 124 }] },
  crudo: { title: 'Crudo', seed: 121, white: true, layers: [{ cheese: 10, size: 28 }, { put: 'rocket', count: 9, gap: 46, radius: 100 }, { put: 'prosciutto', count: 5, gap: 78, radius: 94, over: true }, { put: 'rocket', count: 4, gap: 62, radius: 108, over: true, scale: 0.9 }, { put: 'shaving', count: 6, gap: 54, radius: 112, over: true }, { put: 'cherry', count: 4, gap: 40, radius: 128 }] },
};

mkdirSync(OUT, { recursive: true });
const wanted = process.argv[2];
for (const [name, recipe] of Object.entries(RECIPES)) {
  if (wanted && wanted !== name) continue;
  const svg = draw(recipe);
  writeFileSync(join(OUT, `${name}.svg`), svg);
  console.log(`${name}.svg  ${(svg.length / 1024).toFixed(1)} kB`);
}
