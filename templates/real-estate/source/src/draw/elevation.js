/* The elevation of a house from its facts. Everything is in metres; the same facts always give the same drawing. */
import { mix, newPen } from './pen.js';
import { gardenBefore, gardenBehind, sideRoom } from './garden.js';
import { opening, weight } from './openings.js';
import { roofBefore, roofBehind, wallShape } from './roofs.js';
import { surface } from './surfaces.js';

const below = 0.5;

/** Where the signs of a floor stand: their middles and shares of the width. */
function placed(signs, w) {
  const all = signs.split(' ');
  const total = all.reduce((sum, sign) => sum + weight(sign), 0);
  let x = 0.15;
  return all.map((sign) => {
    const wide = ((w - 0.3) * weight(sign)) / total;
    x += wide;
    return { sign, mid: x - wide / 2, wide };
  });
}

function trimmings(pen, look, height) {
  const { w, extras, floors } = look;
  const has = (name) => extras.includes(name);
  if (look.bands || has('bands')) {
    let y = 0;
    for (const [floor] of floors) for (const at of [0.72, floor - 0.3]) pen.rect(0, y + at, w, 0.16, look.bands ?? '#d8b98a'), at > 1 && (y += floor);
  }
  if (has('plinth')) pen.rect(-0.04, 0, w + 0.08, 0.5, '#4a5a64');
  if (has('quoins')) for (let y = 0.1; y < height - 0.4; y += 0.42) {
    const wide = Math.round(y / 0.42) % 2 ? 0.62 : 0.38;
    const stone = look.wall[0] === 'flint' ? '#a9573f' : mix(look.trim, '#8f8a76', 0.22);
    pen.rect(0, y, wide, 0.38, stone);
    pen.rect(w - wide, y, wide, 0.38, mix(stone, '#16222c', 0.18));
  }
  if (has('buttress')) for (const x of [-0.35, w - 0.45]) {
    pen.poly([[x, 0], [x + 0.8, 0], [x + 0.7, 4], [x + 0.4, 4.5], [x + 0.1, 4]], '#a79f88');
    pen.frame([[x, 0], [x + 0.8, 0], [x + 0.7, 4], [x + 0.4, 4.5], [x + 0.1, 4]], 0.04);
  }
  if (has('anchors')) for (const [x, digit] of [[0.7, '1'], [2.6, '7'], [4.5, '4'], [6.4, '2']])
    pen.raw(`<text class="${pen.tone('#26333c', '#0a1119')}" x="${x * 20}" y="${-(floors[0][0] + floors[1][0] + 0.05) * 20}" font-family="Georgia,serif" font-size="14" font-weight="700" text-anchor="middle">${digit}</text>`);
}

function roofline(pen, look, height, ridge) {
  const { w, extras } = look;
  const has = (name) => extras.includes(name);
  if (has('cornice')) {
    pen.rect(-0.25, height - 0.3, w + 0.5, 0.3, look.trim);
    for (let x = -0.1; x < w; x += 0.42) pen.rect(x, height - 0.48, 0.16, 0.18, look.trim);
    pen.frame([[-0.25, height - 0.3], [w + 0.25, height - 0.3], [w + 0.25, height], [-0.25, height]], 0.05);
  } else if (['side', 'hip'].includes(look.roof[0]) && look.roof[2] !== 'thatch') {
    pen.rect(-0.3, height - 0.14, w + 0.6, 0.14, '#56626a');
    pen.line([[w - 0.22, height - 0.1], [w - 0.22, 0.1]], 2.2, '#56626a');
  }
  if (look.roof[2] === 'thatch') pen.raw(`<path class="${pen.tone('#9b8150')}" d="M${-10} ${-(height - 0.32) * 20}${Array.from({ length: Math.round(w * 2) + 2 }, () => 'q5 5 10 0').join('')}V${-(height + 0.3) * 20}H-10Z"/>`);
  if (has('flag')) {
    pen.line([[w / 2, ridge - 0.1], [w / 2, ridge + 3]], 1.6);
    pen.raw(`<path class="${pen.tone('#2f6690')}" d="M${(w / 2) * 20} ${-(ridge + 2.9) * 20}q10-5 19 0t19-1v22q-10 5-19 0t-19 1Z"/><path class="${pen.tone('#f4f0e4')}" d="M${(w / 2) * 20} ${-(ridge + 2.5) * 20}q10-5 19 0t19-1v6q-10 5-19 0t-19 1Z"/>`);
  }
  if (has('cross')) {
    pen.line([[w / 2, ridge + 0.3], [w / 2, ridge + 1.2]], 2.4);
    pen.line([[w / 2 - 0.3, ridge + 0.9], [w / 2 + 0.3, ridge + 0.9]], 2.4);
  }
  if (has('finials')) for (const x of [look.roof[1], w - look.roof[1]]) pen.line([[x, ridge], [x, ridge + 0.7]], 2);
  if (has('hoist')) {
    const y = ridge - 0.85;
    pen.rect(w / 2 - 0.12, y, 0.24, 0.24, '#5a4a38');
    pen.line([[w / 2, y], [w / 2, y - 0.9]], 1);
    pen.line([[w / 2, y - 0.9], [w / 2 + 0.14, y - 1.06], [w / 2, y - 1.2]], 1.6);
  }
}

/** The picture of `house` as SVG, and its measures in metres. */
export function elevation({ id, look }) {
  const pen = newPen(id);
  const height = look.floors.reduce((sum, [floor]) => sum + floor, 0);
  const [left, right] = [sideRoom(look.extras, 'left'), sideRoom(look.extras, 'right')];
  const { w } = look;

  pen.raw(`<ellipse cx="${(w / 2 + 0.6) * 20}" cy="1" rx="${(w / 2 + 0.9) * 20}" ry="5" fill="#16222c" opacity=".28"/>`);
  gardenBehind(pen, look, height + 2);
  let top = roofBehind(pen, look, height);
  const drawWall = (points) => {
    surface(pen, points, look.wall[0], look.wall[1]);
    pen.frame(points);
  };
  const shape = wallShape(look, height);
  drawWall(shape);
  // The wash: warm where the light falls, blue away from it, and a stain at the foot.
  pen.raw(`<path class="sun" d="${pen.path([[0, height * 0.3], [w * 0.34, height * 0.12], [w * 0.5, height * 0.97], [0, height * 0.97]])}" fill="#fff3cf" opacity=".22"/>`);
  pen.shade([[w * 0.72, 0], [w, 0], [w, height], [w * 0.83, height]], 0.1);
  pen.shade([[0, 0], [w, 0], [w, 0.35], [w * 0.6, 0.22], [w * 0.3, 0.4], [0, 0.25]], 0.12);
  if (look.base) {
    const foot = [[0, 0], [w, 0], [w, look.floors[0][0]], [0, look.floors[0][0]]];
    surface(pen, foot, look.base[0], look.base[1]);
    pen.shade([[w * 0.8, 0], [w, 0], [w, look.floors[0][0]], [w * 0.8, look.floors[0][0]]], 0.12);
    pen.rect(-0.06, look.floors[0][0] - 0.08, w + 0.12, 0.16, look.trim);
    pen.frame(foot);
  }
  trimmings(pen, look, height);
  if (['side', 'hip'].includes(look.roof[0])) {
    // Shade under the eaves, hatched as on a survey.
    pen.shade([[0, height], [w, height], [w, height - 0.55], [0.4, height - 0.45]], 0.22);
    let d = '';
    for (let x = 0.2; x < w; x += 0.17) d += pen.path([[x, height - 0.1], [x - 0.2, height - 0.55]], false);
    pen.raw(`<path class="l k" opacity=".3" style="stroke-width:.5" d="${d}"/>`);
  }
  let y = 0;
  let doorAt = w / 2;
  for (const [floor, signs] of look.floors) {
    for (const { sign, mid, wide } of placed(signs, w)) {
      if (y === 0 && (sign === 'D' || sign === 'P')) doorAt = mid;
      opening(pen, sign, mid, y, floor, wide, look);
    }
    y += floor;
  }
  roofline(pen, look, height, top);
  if (look.attic) opening(pen, look.attic, w / 2, height + (look.attic === 'o' ? 0.2 : 0), 2.5, 2, look);
  top = Math.max(top, roofBefore(pen, look, height, drawWall));
  if (look.extras.includes('sign') && look.floors[0][0] >= 3) {
    pen.line([[0, look.floors[0][0] + 0.3], [-0.7, look.floors[0][0] + 0.3]], 1.8);
    pen.rect(-0.75, look.floors[0][0] - 0.5, 0.55, 0.7, look.door);
  }
  gardenBefore(pen, look, doorAt, left, right);
  const tall = top + (look.extras.includes('flag') ? 3.2 : 1.5);
  const ground = pen.path([[-left, 0], [w + right, 0]], false);
  pen.raw(`<path class="l k" style="stroke-width:1.4" d="${ground}"/>`);
  return { svg: pen.close(left, left + w + right, tall, below), left, width: left + w + right, height: tall + below, below };
}
