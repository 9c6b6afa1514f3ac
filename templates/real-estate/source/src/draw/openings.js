/* Windows and doors. Each takes its middle and its foot; light comes from the upper left. */
import { mix } from './pen.js';

const amber = '#f3c463';

function pane(pen, x, y, w, h, { bars = [1, 1], trim, arched = false, curtain = true }) {
  const isLit = pen.random() < 0.68;
  const day = mix('#5d7b88', '#3d5560', pen.random());
  const round = arched ? `rx="${Math.min(w * 10, 14)}"` : '';
  if (isLit) pen.raw(`<rect class="glow" x="${(x - 0.35) * 20}" y="${(-y - h - 0.3) * 20}" width="${(w + 0.7) * 20}" height="${(h + 0.7) * 20}" rx="7" fill="${amber}"/><rect class="glow" x="${(x - 0.17) * 20}" y="${(-y - h - 0.15) * 20}" width="${(w + 0.34) * 20}" height="${(h + 0.34) * 20}" rx="4" fill="${amber}"/>`);
  pen.raw(`<rect class="${pen.tone(day, isLit ? mix(amber, '#e08a3c', pen.random() * 0.5) : '#17242f')}" x="${(x * 20).toFixed(1)}" y="${((-y - h) * 20).toFixed(1)}" width="${(w * 20).toFixed(1)}" height="${(h * 20).toFixed(1)}" ${round}/>`);
  pen.raw(`<path class="sun" d="${pen.path([[x + w * 0.55, y], [x + w, y], [x + w, y + h * 0.75], [x + w * 0.9, y + h]])}" fill="#dcebee" opacity=".34"/>`);
  if (curtain && pen.random() < 0.6) {
    const cloth = ['#efe6d2', '#d9b9a0', '#c8d2c0'][Math.floor(pen.random() * 3)];
    const warm = isLit ? '#d98b45' : '#1d2a34';
    for (const side of [0, 1]) {
      const edge = side ? x + w : x;
      const inner = side ? -1 : 1;
      pen.raw(`<path class="${pen.tone(cloth, warm)}" d="${pen.path([[edge, y], [edge + inner * w * 0.13, y], [edge + inner * w * 0.2, y + h * 0.6], [edge + inner * w * 0.26, y + h], [edge, y + h]])}" opacity=".85"/>`);
    }
  }
  pen.shade([[x, y + h], [x + w, y + h], [x + w, y + h - 0.13], [x + 0.12, y + h - 0.13], [x + 0.12, y], [x, y]], 0.4);
  let d = '';
  for (let at = 1; at < bars[0]; at += 1) d += pen.path([[x + (w * at) / bars[0], y], [x + (w * at) / bars[0], y + h]], false);
  for (let at = 1; at < bars[1]; at += 1) d += pen.path([[x, y + (h * at) / bars[1]], [x + w, y + (h * at) / bars[1]]], false);
  const paint = pen.tone(trim);
  if (d) pen.raw(`<path class="l ${paint}" stroke-width="1.1" d="${d}"/>`);
  pen.raw(`<rect class="l ${paint}" style="stroke-width:2" x="${(x * 20).toFixed(1)}" y="${((-y - h) * 20).toFixed(1)}" width="${(w * 20).toFixed(1)}" height="${(h * 20).toFixed(1)}" ${round}/>`);
  pen.raw(`<rect class="l k" style="stroke-width:.6" x="${((x - 0.06) * 20).toFixed(1)}" y="${((-y - h - 0.06) * 20).toFixed(1)}" width="${((w + 0.12) * 20).toFixed(1)}" height="${((h + 0.12) * 20).toFixed(1)}" ${round}/>`);
}

function sill(pen, x, y, w, trim) {
  pen.rect(x - 0.14, y - 0.12, w + 0.28, 0.12, trim);
  pen.shade([[x - 0.1, y - 0.12], [x + w + 0.18, y - 0.12], [x + w + 0.2, y - 0.26], [x, y - 0.26]], 0.22);
  pen.line([[x - 0.14, y - 0.12], [x + w + 0.14, y - 0.12]], 0.7);
}

const barsOf = { sash12: [3, 4], sash4: [2, 4], sash2: [1, 2], casement: [2, 3], lead: [4, 8], plain: [1, 1] };

function shutters(pen, x, y, w, h, colour) {
  for (const from of [x - w * 0.5 - 0.08, x + w + 0.08]) {
    pen.rect(from, y, w * 0.5, h, colour);
    let d = '';
    for (let at = 0.12; at < h; at += 0.14) d += pen.path([[from + 0.06, y + at], [from + w * 0.5 - 0.06, y + at]], false);
    pen.raw(`<path class="l k" opacity=".45" style="stroke-width:.6" d="${d}"/>`);
    pen.frame([[from, y], [from + w * 0.5, y], [from + w * 0.5, y + h], [from, y + h]], 0);
  }
}

function window_(pen, mid, y, w, h, look, more = {}) {
  const x = mid - w / 2;
  if (look.wall[0] === 'brick' || look.wall[0] === 'flint') {
    pen.rect(x - 0.1, y + h, w + 0.2, 0.24, look.bands ?? mix(look.wall[0] === 'flint' ? '#a4513c' : look.wall[1], '#ffe3c4', 0.28));
    pen.line([[x - 0.1, y + h + 0.24], [x + w + 0.1, y + h + 0.24]], 0.6);
  } else if (look.wall[0] !== 'board' && look.wall[0] !== 'shingle') pen.rect(x - 0.15, y - 0.05, w + 0.3, h + 0.2, look.trim, more.arched ? 'rx="12"' : '');
  pane(pen, x, y, w, h, { bars: barsOf[look.glass], trim: look.trim, ...more });
  sill(pen, x, y, w, look.trim);
  if (look.shutters && !more.arched) shutters(pen, x, y, w, h, look.shutters);
}

function door(pen, mid, floor, look, grand) {
  const [w, h] = [grand ? 1.15 : 0.98, Math.min(floor - 0.75, 2.2)];
  const x = mid - w / 2;
  const steps = look.extras.includes('steps') ? 0.32 : 0.12;
  pen.rect(x - 0.28, 0, w + 0.56, steps / 2, '#c8c4b4');
  pen.rect(x - 0.14, steps / 2, w + 0.28, steps / 2, '#d6d2c2');
  pen.frame([[x - 0.28, 0], [x + w + 0.28, 0], [x + w + 0.28, steps / 2], [x - 0.28, steps / 2]], 0);
  const y = steps;
  pen.rect(x - 0.2, y, w + 0.4, h + (floor > 2.9 ? 0.66 : 0.22), look.trim, grand ? 'rx="3"' : '');
  if (floor > 2.9) pane(pen, x, y + h + 0.08, w, 0.42, { bars: [3, 1], trim: look.trim, curtain: false });
  pen.rect(x, y, w, h, look.door);
  for (const [px, py, ph] of [[0.14, 0.18, 0.75], [0.56, 0.18, 0.75], [0.14, 1.1, h - 1.3], [0.56, 1.1, h - 1.3]]) {
    pen.rect(x + px * w, y + py, w * 0.3, ph, mix(look.door, '#0c1216', 0.28));
    pen.line([[x + px * w, y + py], [x + (px + 0.3) * w, y + py], [x + (px + 0.3) * w, y + py + ph]], 0.6, mix(look.door, '#ffffff', 0.4));
  }
  pen.shade([[x, y], [x + 0.12, y], [x + 0.12, y + h - 0.14], [x + w, y + h - 0.14], [x + w, y + h], [x, y + h]], 0.35);
  pen.dot(x + w - 0.13, y + 0.98, 0.05, '#d8b75c');
  pen.frame([[x - 0.06, y], [x + w + 0.06, y], [x + w + 0.06, y + h], [x - 0.06, y + h]], 0.05);
  if (!grand) return;
  const top = y + h + 0.62;
  for (const px of [x - 0.42, x + w + 0.16]) {
    pen.rect(px, y, 0.26, top - y, mix(look.trim, '#ffffff', 0.2));
    pen.frame([[px, y], [px + 0.26, y], [px + 0.26, top], [px, top]], 0);
  }
  pen.poly([[x - 0.62, top], [x + w + 0.62, top], [x + w / 2, top + 0.55]], look.trim);
  pen.frame([[x - 0.62, top], [x + w + 0.62, top], [x + w / 2, top + 0.55]], 0.08);
  pen.shade([[x - 0.5, top], [x + w + 0.6, top], [x + w + 0.6, top - 0.2], [x - 0.4, top - 0.2]], 0.25);
}

function bay(pen, mid, floor, look) {
  const [w, y, h] = [2.5, 0.75, floor - 1.25];
  const x = mid - w / 2;
  pen.rect(x - 0.1, 0, w + 0.2, y, mix(look.base?.[1] ?? look.wall[1], '#2b2a26', 0.08));
  pen.rect(x - 0.16, y + h, w + 0.32, 0.36, look.trim);
  pane(pen, x, y, 0.5, h, { bars: [1, 2], trim: look.trim, curtain: false });
  pane(pen, x + 0.62, y, 1.26, h, { bars: barsOf[look.glass].map((bar) => Math.min(bar, 3)), trim: look.trim });
  pane(pen, x + 2, y, 0.5, h, { bars: [1, 2], trim: look.trim, curtain: false });
  pen.poly([[x - 0.28, y + h + 0.36], [x + w + 0.28, y + h + 0.36], [x + w - 0.1, y + h + 0.8], [x + 0.1, y + h + 0.8]], '#667480');
  pen.frame([[x - 0.28, y + h + 0.36], [x + w + 0.28, y + h + 0.36], [x + w - 0.1, y + h + 0.8], [x + 0.1, y + h + 0.8]], 0.06);
  pen.shade([[x + w + 0.1, 0], [x + w + 0.42, 0], [x + w + 0.42, y + h], [x + w + 0.1, y + h + 0.3]], 0.22);
  pen.frame([[x - 0.1, 0], [x + w + 0.1, 0], [x + w + 0.1, y], [x - 0.1, y]], 0.05);
}

function shopfront(pen, mid, floor, look, wide) {
  const w = wide - 0.5;
  const x = mid - w / 2;
  pen.rect(x - 0.15, 0, w + 0.3, floor - 0.35, look.door);
  pen.rect(x - 0.25, floor - 0.75, w + 0.5, 0.55, mix(look.door, '#0c1216', 0.25));
  pane(pen, x, 0.7, w, floor - 1.6, { bars: [4, 1], trim: look.trim, curtain: false });
  for (const [at, size] of [[0.15, 0.22], [0.35, 0.3], [0.55, 0.2], [0.75, 0.27]]) pen.rect(x + w * at, 0.74, size, size * 1.2, '#c9a06a');
  pen.frame([[x - 0.25, floor - 0.75], [x + w + 0.25, floor - 0.75], [x + w + 0.25, floor - 0.2], [x - 0.25, floor - 0.2]], 0.06);
  pen.line([[x + w * 0.2, floor - 0.47], [x + w * 0.8, floor - 0.47]], 3, '#e3c878');
  // An awning, striped, with its shadow.
  const [top, low] = [floor - 0.85, floor - 1.5];
  const stripes = 9;
  pen.shade([[x, low], [x + w + 0.3, low], [x + w + 0.1, low - 0.35], [x + 0.1, low - 0.35]], 0.25);
  for (let at = 0; at < stripes; at += 1) {
    const [a, b] = [at / stripes, (at + 1) / stripes];
    pen.poly([[x + w * a, top], [x + w * b, top], [x - 0.25 + (w + 0.5) * b, low], [x - 0.25 + (w + 0.5) * a, low]], at % 2 ? '#f3ecd8' : look.door);
  }
  pen.frame([[x, top], [x + w, top], [x + w + 0.25, low], [x - 0.25, low]], 0.04);
}

function gates(pen, mid, floor, look) {
  const [w, h] = [2.7, floor - 0.45];
  const x = mid - w / 2;
  pen.rect(x - 0.15, 0, w + 0.3, h + 0.2, look.trim);
  pen.rect(x, 0, w, h, look.door);
  let d = '';
  for (let at = 0.22; at < w; at += 0.22) d += pen.path([[x + at, 0], [x + at, h]], false);
  pen.raw(`<path class="l k" opacity=".4" d="${d}"/>`);
  for (const hinge of [0.35, h - 0.45]) pen.line([[x, hinge], [x + 0.9, hinge]], 2.2);
  for (const hinge of [0.35, h - 0.45]) pen.line([[x + w, hinge], [x + w - 0.9, hinge]], 2.2);
  pen.shade([[x, h], [x + w, h], [x + w, h - 0.2], [x + 0.14, h - 0.2], [x + 0.14, 0], [x, 0]], 0.35);
  pen.frame([[x, 0], [x + w, 0], [x + w, h], [x, h]], 0.06);
  pen.line([[mid, 0], [mid, h]], 1.2);
}

/** How much of a floor an opening takes, beside the others. */
export const weight = (sign) => ({ B: 1.6, O: 2.6, G: 1.9, W: 2.2, X: 1, P: 1.1, D: 0.85 })[sign] ?? 1;

/** Draws the opening `sign` in the middle of its share `wide` of a floor from `y`, `floor` high. README.md lists the signs. */
export function opening(pen, sign, mid, y, floor, wide, look) {
  if (sign === '.') return;
  if (sign === 'D' || sign === 'P') door(pen, mid, floor, look, sign === 'P');
  else if (sign === 'B') bay(pen, mid, floor, look);
  else if (sign === 'O') shopfront(pen, mid, floor, look, wide);
  else if (sign === 'G') gates(pen, mid, floor, look);
  else if (sign === 'S') window_(pen, mid, y + 0.75, 1.05, floor - 1.25, look);
  else if (sign === 's') window_(pen, mid, y + 0.85, 0.9, Math.min(floor - 1.3, 1.25), look);
  else if (sign === 'c') window_(pen, mid, y + 0.8, 1.3, Math.min(floor - 1.35, 1.15), look);
  else if (sign === 'A') window_(pen, mid, y + 0.9, 1.3, floor - 1.7, look, { arched: true });
  else if (sign === 'o') {
    pen.dot(mid, y + floor / 2, 0.78, look.trim);
    pen.raw(`<circle class="${pen.tone('#527080', amber)}" cx="${mid * 20}" cy="${-(y + floor / 2) * 20}" r="12.6"/><path class="l ${pen.tone(look.trim)}" d="M${mid * 20 - 12.6} ${-(y + floor / 2) * 20}h25.2m-12.6-12.6v25.2"/><circle class="l k" cx="${mid * 20}" cy="${-(y + floor / 2) * 20}" r="15.6"/>`);
  } else if (sign === 'L') {
    const h = Math.min(floor - 0.6, 2);
    pen.rect(mid - 0.75, y + 0.1, 1.5, h, look.door);
    pen.raw(`<path class="l k" opacity=".5" d="${[-0.5, -0.25, 0.25, 0.5].map((dx) => pen.path([[mid + dx, y + 0.1], [mid + dx, y + 0.1 + h]], false)).join('')}"/>`);
    pen.frame([[mid - 0.75, y + 0.1], [mid + 0.75, y + 0.1], [mid + 0.75, y + 0.1 + h], [mid - 0.75, y + 0.1 + h]], 0.08);
    pen.line([[mid, y + 0.1], [mid, y + 0.1 + h]], 1.2);
    pen.rect(mid - 0.95, y - 0.06, 1.9, 0.14, look.trim);
  } else if (sign === 'F') {
    window_(pen, mid, y + 0.2, 1.15, floor - 0.7, look);
    pen.rect(mid - 1.1, y + 0.02, 2.2, 0.16, '#8b8f8c');
    let d = pen.path([[mid - 1.1, y + 1], [mid + 1.1, y + 1]], false);
    for (let at = -1.1; at <= 1.11; at += 0.2) d += pen.path([[mid + at, y + 0.15], [mid + at, y + 1]], false);
    pen.raw(`<path class="l k" d="${d}"/>`);
    pen.shade([[mid - 1.1, y], [mid + 1.2, y], [mid + 1.35, y - 0.35], [mid - 0.9, y - 0.35]], 0.25);
  } else if (sign === 'W' || sign === 'X') {
    const w = wide - (sign === 'X' ? 0.4 : 0.8);
    pane(pen, mid - w / 2, y + (sign === 'X' ? 0.7 : 0.35), w, floor - (sign === 'X' ? 1.1 : 0.8), { bars: [Math.max(2, Math.round(w / 1.1)), sign === 'X' ? 2 : 1], trim: look.trim, curtain: false });
    sill(pen, mid - w / 2, y + (sign === 'X' ? 0.7 : 0.35), w, look.trim);
  }
}

export { pane };
