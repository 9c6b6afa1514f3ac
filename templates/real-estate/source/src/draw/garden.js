/* What grows and stands about a house: trees, fences, lamps, boats. */
import { mix } from './pen.js';

function tree(pen, x, height) {
  const { random } = pen;
  const wide = height * 0.25;
  const leaf = ['#6f8a55', '#7d8f4a', '#5f7f66', '#a3823f'][Math.floor(random() * 4)];
  pen.poly([[x - 0.2, 0], [x + 0.22, 0], [x + 0.1, height * 0.6], [x - 0.08, height * 0.6]], '#6b5a48');
  for (let at = 0; at < 46; at += 1) {
    const turn = random() * Math.PI * 2;
    const far = Math.sqrt(random());
    const [dx, dy] = [Math.cos(turn) * far * wide, Math.sin(turn) * far * height * 0.32];
    const isLow = dy < 0 || dx > wide * 0.4;
    pen.dot(x + dx, height * 0.64 + dy, height * (0.05 + random() * 0.05), mix(leaf, isLow ? '#2f4238' : '#eef0c4', isLow ? 0.34 : 0.2), 'opacity=".88"');
  }
  let d = '';
  for (let at = 0; at < 26; at += 1) {
    const turn = random() * Math.PI * 2;
    const far = 0.35 + Math.sqrt(random()) * 0.7;
    d += `M${((x + Math.cos(turn) * far * wide) * 20).toFixed(1)} ${(-(height * 0.64 + Math.sin(turn) * far * height * 0.33) * 20).toFixed(1)}q2-3.4 4.2-.4q2.2-2 3.6 1`;
  }
  pen.raw(`<path class="l k" style="stroke-width:.7" opacity=".55" d="${d}"/>`);
}

function palm(pen, x) {
  pen.poly([[x - 0.18, 0], [x + 0.2, 0], [x + 0.1, 3.4], [x - 0.08, 3.4]], '#8a7558');
  for (const [dx, dy] of [[-1.6, 3.1], [-1.4, 4.1], [-0.6, 4.9], [0.5, 5], [1.3, 4.2], [1.6, 3.2], [-0.9, 2.9], [0.9, 2.9]]) {
    pen.raw(`<path class="l ${pen.tone('#55794f')}" style="stroke-width:4" d="M${x * 20} -68Q${(x + dx * 0.6) * 20} ${-(dy + 0.5) * 20} ${(x + dx) * 20} ${-dy * 20}"/>`);
    pen.raw(`<path class="l k" style="stroke-width:.6" d="M${x * 20} -68Q${(x + dx * 0.6) * 20} ${-(dy + 0.5) * 20} ${(x + dx) * 20} ${-dy * 20}"/>`);
  }
}

function bush(pen, from, to, height, leaf) {
  for (let x = from; x < to; x += 0.22)
    pen.dot(x + pen.random() * 0.15, height * (0.3 + pen.random() * 0.6), 0.2 + pen.random() * 0.14, mix(leaf, pen.random() < 0.5 ? '#2f4238' : '#e6ebb8', 0.25));
}

function lamp(pen, x) {
  pen.raw(`<circle class="glow" cx="${x * 20}" cy="-66" r="19" fill="#f3c463"/><circle class="glow" cx="${x * 20}" cy="-66" r="11" fill="#f3c463"/>`);
  pen.line([[x, 0], [x, 3.1]], 2.4);
  pen.line([[x - 0.25, 2.5], [x + 0.25, 2.5]], 1.4);
  pen.raw(`<path class="${pen.tone('#e7e3cf', '#ffe3a0')}" d="${pen.path([[x - 0.17, 3.1], [x + 0.17, 3.1], [x + 0.26, 3.6], [x - 0.26, 3.6]])}"/>`);
  pen.frame([[x - 0.17, 3.1], [x + 0.17, 3.1], [x + 0.26, 3.6], [x - 0.26, 3.6]], 0.02);
  pen.line([[x - 0.32, 3.6], [x, 3.9], [x + 0.32, 3.6]], 1.4);
}

const pieces = {
  lamp,
  bike(pen, x) {
    pen.raw(`<g class="l k" style="stroke-width:1.3" transform="translate(${x * 20} -8)"><circle cx="-11" r="7"/><circle cx="11" r="7"/><path d="M-11 0l7-11h11l4 11M-4-11l5 11h-12M-6-14h5M7-11l-1-5h4"/></g>`);
  },
  barrel(pen, x) {
    for (const [dx, dy] of [[0, 0], [0.85, 0], [0.42, 1]]) {
      pen.rect(x + dx - 0.38, dy, 0.76, 0.98, '#9a7348', 'rx="4"');
      pen.line([[x + dx - 0.38, dy + 0.3], [x + dx + 0.38, dy + 0.3]], 1.4);
      pen.line([[x + dx - 0.38, dy + 0.7], [x + dx + 0.38, dy + 0.7]], 1.4);
    }
  },
  bench(pen, x) {
    pen.rect(x - 0.8, 0.42, 1.6, 0.1, '#a5763f');
    pen.rect(x - 0.8, 0.7, 1.6, 0.22, '#a5763f');
    pen.line([[x - 0.7, 0], [x - 0.7, 0.95]], 1.6);
    pen.line([[x + 0.7, 0], [x + 0.7, 0.95]], 1.6);
  },
  boat(pen, x) {
    pen.poly([[x - 1.6, 0.9], [x + 1.6, 1.05], [x + 1.1, 0.2], [x - 1.1, 0.2]], '#f0ead6');
    pen.poly([[x - 1.6, 0.9], [x + 1.6, 1.05], [x + 1.5, 0.85], [x - 1.5, 0.72]], '#2f6690');
    pen.frame([[x - 1.6, 0.9], [x + 1.6, 1.05], [x + 1.1, 0.2], [x - 1.1, 0.2]], 0.05);
    pen.line([[x - 0.8, 0], [x - 0.6, 0.2]], 2);
    pen.line([[x + 0.8, 0], [x + 0.6, 0.2]], 2);
  },
  bin(pen, x) {
    pen.rect(x - 0.28, 0, 0.56, 0.95, '#4f6a58', 'rx="2"');
    pen.rect(x - 0.33, 0.92, 0.66, 0.12, '#3d5546');
  },
  signal(pen, x) {
    pen.rect(x - 0.08, 0, 0.16, 5.6, '#e9e4d2');
    pen.poly([[x, 5], [x - 1.3, 5.25], [x - 1.3, 5.55], [x, 5.4]], '#b3402c');
    pen.dot(x + 0.12, 5.2, 0.16, '#d8a23c', '');
    pen.frame([[x - 0.08, 0], [x + 0.08, 0], [x + 0.08, 5.6], [x - 0.08, 5.6]], 0.04);
  },
  stair(pen, x) {
    for (let at = 0; at < 9; at += 1) pen.rect(x + 1.5 - at * 0.22, at * 0.33, 0.5, 0.1, '#8a7f6a');
    pen.line([[x + 1.9, 0.9], [x, 3.9]], 1.3);
    pen.line([[x + 2, 0], [x - 0.1, 3]], 1.8);
  },
  palm,
};

/** Side pieces are named `piece-left` or `piece-right`; these take the room given, in metres. */
export const sideRoom = (extras, side) =>
  Math.max(0.7, ...extras.filter((name) => name.endsWith(side)).map((name) => ({ tree: 3.5, palm: 2.2, lamp: 1.9, stair: 2.8, boat: 3.6, barrel: 2, bench: 2, signal: 2 })[name.split('-')[0]] ?? 1.5));

/** Behind the house. */
export function gardenBehind(pen, look, height) {
  for (const side of ['left', 'right'])
    if (look.extras.includes(`tree-${side}`)) tree(pen, side === 'left' ? -1.5 : look.w + 1.5, Math.min(height * 0.95, 6 + pen.random() * 2.6));
}

/** Before the house. `doorAt` is where nothing may stand. */
export function gardenBefore(pen, look, doorAt, left, right) {
  const { extras, w } = look;
  const has = (name) => extras.includes(name);
  const free = (x) => Math.abs(x - doorAt) > 0.95;
  for (const name of extras) {
    const [piece, side] = name.split('-');
    if (pieces[piece] && side) pieces[piece](pen, side === 'left' ? -left * 0.52 : w + right * (piece === 'stair' ? 0.02 : 0.5), look);
  }
  if (has('ivy')) for (let at = 0; at < 90; at += 1) {
    const y = pen.random() * 2.9;
    const spread = 0.35 + (1 - y / 3.2) * 1;
    pen.dot(w - 0.25 - pen.random() * spread * 0.8, y, 0.1 + pen.random() * 0.1, mix('#5d7d4a', pen.random() < 0.4 ? '#2b3f33' : '#c9504a', pen.random() * 0.45));
  }
  if (has('pots')) for (const x of [doorAt - 1.15, doorAt + 1.15]) if (x > 0.3 && x < w - 0.2) {
    bush(pen, x - 0.22, x + 0.22, 1.15, '#6f8a4f');
    pen.poly([[x - 0.26, 0.5], [x + 0.26, 0.5], [x + 0.18, 0], [x - 0.18, 0]], '#b9684a');
    pen.frame([[x - 0.26, 0.5], [x + 0.26, 0.5], [x + 0.18, 0], [x - 0.18, 0]], 0.02);
  }
  if (has('hedge')) for (const [from, to] of [[-left + 0.2, doorAt - 0.9], [doorAt + 0.9, w + right - 0.2]]) if (to > from) bush(pen, from, to, 0.85, '#5c7a4e');
  if (has('picket')) for (let x = -left + 0.2; x < w + right - 0.2; x += 0.27) if (free(x)) {
    pen.poly([[x, 0], [x + 0.15, 0], [x + 0.15, 0.75], [x + 0.075, 0.9], [x, 0.75]], '#f6f2e6');
    pen.frame([[x, 0], [x + 0.15, 0], [x + 0.15, 0.75], [x + 0.075, 0.9], [x, 0.75]], 0);
  }
  if (has('railings')) {
    let d = '';
    for (let x = -left + 0.2; x < w + right - 0.2; x += 0.22) if (free(x)) d += pen.path([[x, 0], [x, 1.1]], false);
    pen.raw(`<path class="l k" style="stroke-width:1.3" d="${d}${pen.path([[-left + 0.1, 0.92], [doorAt - 0.95, 0.92]], false)}${pen.path([[doorAt + 0.95, 0.92], [w + right - 0.1, 0.92]], false)}"/>`);
  }
  if (has('wall')) for (const [from, to] of [[-left + 0.1, doorAt - 1], [doorAt + 1, w + right - 0.1]]) if (to > from) {
    pen.rect(from, 0, to - from, 0.62, '#bdb49c');
    pen.rect(from - 0.06, 0.6, to - from + 0.12, 0.14, '#d8d1bb');
    pen.frame([[from, 0], [to, 0], [to, 0.62], [from, 0.62]], 0.06);
  }
  if (has('reeds')) {
    let d = '';
    for (let x = -left; x < w + right; x += 0.12) if (free(x) || pen.random() < 0.2) d += `M${(x * 20).toFixed(1)} 0q${(pen.random() * 4 - 2).toFixed(1)} -8 ${(pen.random() * 8 - 3).toFixed(1)} ${(-8 - pen.random() * 14).toFixed(1)}`;
    pen.raw(`<path class="l ${pen.tone('#8f8a4f')}" style="stroke-width:1.2" d="${d}"/>`);
  }
}
