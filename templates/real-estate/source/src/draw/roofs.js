/* Roofs, gables, chimneys, dormers and what stands on top. */
import { mix } from './pen.js';
import { pane } from './openings.js';
import { roofColours, surface } from './surfaces.js';

function chimney(pen, x, from, to) {
  const w = 0.9;
  pen.rect(x - w / 2, from, w, to - from, '#9d5a44');
  pen.shade([[x + w * 0.12, from], [x + w / 2, from], [x + w / 2, to], [x + w * 0.12, to]], 0.22);
  pen.rect(x - w / 2 - 0.1, to - 0.16, w + 0.2, 0.2, '#b9775c');
  for (const pot of [-0.24, 0.24]) {
    pen.rect(x + pot - 0.12, to, 0.24, 0.5, '#c98a62');
    pen.frame([[x + pot - 0.12, to], [x + pot + 0.12, to], [x + pot + 0.12, to + 0.5], [x + pot - 0.12, to + 0.5]], 0);
  }
  pen.frame([[x - w / 2, from], [x + w / 2, from], [x + w / 2, to], [x - w / 2, to]], 0.06);
}

function dormers(pen, look, eaves, rise) {
  const many = look.dormers ?? 0;
  for (let at = 0; at < many; at += 1) {
    const mid = (look.w * (at + 0.5)) / many;
    const foot = eaves + rise * 0.14;
    const h = Math.min(1.25, rise * 0.42);
    pen.rect(mid - 0.75, foot, 1.5, h + 0.15, look.trim);
    pane(pen, mid - 0.55, foot + 0.12, 1.1, h - 0.08, { bars: [2, 3], trim: look.trim });
    const cap = [[mid - 1.05, foot + h + 0.1], [mid + 1.05, foot + h + 0.1], [mid, foot + h + 0.95]];
    pen.poly(cap, mix(roofColours[look.roof[2]], '#20150e', 0.16));
    pen.frame(cap, 0.1);
    pen.shade([[mid + 0.75, foot], [mid + 1.1, foot - 0.2], [mid + 1.1, foot + h - 0.2], [mid + 0.75, foot + h]], 0.25);
  }
}

/** The outline of the wall under the roof: a rectangle, or a gable. */
export function wallShape(look, height) {
  const [form, rise] = look.roof;
  const { w } = look;
  if (form === 'front') return [[0, 0], [w, 0], [w, height], [w / 2, height + rise - 0.1], [0, height]];
  if (form === 'shed') return [[0, 0], [w, 0], [w, height + 0.4], [0, height + rise - 0.2]];
  if (form !== 'step') return [[0, 0], [w, 0], [w, height], [0, height]];
  const steps = 5;
  const left = [];
  for (let at = 0; at < steps; at += 1) {
    const y = height + (rise * at) / steps;
    left.push([(w / 2 - 0.6) * (at / (steps - 1)), y], [(w / 2 - 0.6) * (at / (steps - 1)), y + rise / steps]);
  }
  return [[0, 0], [w, 0], ...left.map(([x, y]) => [w - x, y]), ...left.reverse()];
}

/** What stands behind the walls: the roof as seen from the street, chimneys first. Returns the height of the ridge. */
export function roofBehind(pen, look, height) {
  const [form, rise, material] = look.roof;
  const { w } = look;
  const over = material === 'thatch' ? 0.5 : 0.32;
  const ridge = height + rise;
  const colour = roofColours[material];
  for (const at of look.chimneys) chimney(pen, w * at, height, ridge + (form === 'hip' ? 0.5 : 0.9));
  if (form === 'front' || form === 'step') return ridge;
  const inset = form === 'hip' ? Math.min(rise * 1.05, w * 0.32) : 0.1;
  const shape =
    form === 'shed'
      ? [[-0.5, height + rise - 0.2], [w + 0.5, height + 0.3], [w + 0.5, height + 0.62], [-0.5, height + rise + 0.15]]
      : [[-over, height - 0.05], [w + over, height - 0.05], [w + over - inset - (form === 'side' ? 0.1 : 0), ridge], [inset - over + (form === 'side' ? 0.1 : 0), ridge]];
  surface(pen, shape, material, colour);
  if (form === 'hip') pen.shade([[w + over, height], [w + over - inset, ridge], [w * 0.86 - inset, ridge], [w * 0.9, height]], 0.12);
  if (form !== 'shed') {
    pen.raw(`<path class="sun" d="${pen.path([[w * 0.08, height + 0.1], [w * 0.4, height + 0.1], [w * 0.5, ridge - 0.1], [w * 0.22, ridge - 0.1]])}" fill="#fff6dc" opacity=".16"/>`);
    pen.rect(shape[3][0], ridge - 0.06, shape[2][0] - shape[3][0], 0.18, mix(colour, '#1a1410', 0.25));
  }
  pen.frame(shape, 0.16);
  if (look.extras.includes('solar')) {
    const [x, y] = [w * 0.56, height + rise * 0.36];
    for (let at = 0; at < 3; at += 1) {
      pen.rect(x + at * 1.15, y, 1.05, rise * 0.36, '#2a4560');
      pen.line([[x + at * 1.15, y + rise * 0.18], [x + at * 1.15 + 1.05, y + rise * 0.18]], 0.6, '#8fb0c4');
    }
  }
  dormers(pen, look, height, rise);
  if (look.cupola) cupola(pen, w * look.cupola, ridge - 0.5, look);
  return look.cupola ? ridge + 3.1 : ridge;
}

function cupola(pen, x, y, look) {
  pen.rect(x - 1.3, y, 2.6, 0.5, look.trim);
  for (const at of [-1.2, -0.38, 0.44]) pane(pen, x + at, y + 0.5, 0.76, 1.3, { bars: [1, 2], trim: look.trim, curtain: false });
  const cap = [[x - 1.6, y + 1.8], [x + 1.6, y + 1.8], [x + 0.5, y + 2.6], [x - 0.5, y + 2.6]];
  pen.poly(cap, '#5f8f86');
  pen.frame(cap, 0.1);
  pen.frame([[x - 1.3, y], [x + 1.3, y], [x + 1.3, y + 0.5], [x - 1.3, y + 0.5]], 0.05);
  pen.line([[x, y + 2.6], [x, y + 3.5]], 1.2);
  pen.line([[x - 0.4, y + 3.2], [x + 0.5, y + 3.2], [x + 0.3, y + 3.35]], 1.2);
}

/** What lies on the walls from above: bargeboards of a gable, copings, a tower. Returns the height it reaches. */
export function roofBefore(pen, look, height, drawWall) {
  const [form, rise, material] = look.roof;
  const { w } = look;
  const colour = roofColours[material];
  if (form === 'front') {
    const ridge = height + rise;
    for (const side of [-1, 1]) {
      const foot = w / 2 + side * (w / 2 + 0.45);
      const slope = rise / (w / 2);
      const edge = [[foot, height - 0.45 * slope], [w / 2, ridge], [w / 2, ridge + 0.42], [foot, height - 0.45 * slope + 0.42]];
      surface(pen, edge, material, mix(colour, '#1a1410', side > 0 ? 0.25 : 0));
      pen.frame(edge, 0.1);
      pen.shade([[foot - side * 0.5, height - 0.1 * slope], [w / 2, ridge], [w / 2, ridge - 0.35], [foot - side * 0.7, height - 0.5 * slope]], 0.22);
    }
    return ridge + 0.5;
  }
  if (form === 'step') {
    for (const [x, y] of wallShape(look, height).filter(([, level], at, all) => level > height + 0.1 && all[at + 1]?.[1] === level)) {
      const steps = (w / 2 - 0.6) / 4;
      pen.rect(x < w / 2 ? x - 0.08 : x - steps - 0.06, y, steps + 0.14, 0.14, look.trim);
    }
    pen.rect(w / 2 - 0.75, height + rise, 1.5, 0.18, look.trim);
    pen.dot(w / 2, height + rise + 0.38, 0.2, look.trim);
    return height + rise + 0.6;
  }
  if (!look.tower) return 0;
  const x = w * look.tower - 1.9;
  const top = height + 3.1;
  drawWall([[x, height - 0.6], [x + 3.8, height - 0.6], [x + 3.8, top], [x, top]]);
  for (const at of [0.45, 1.45, 2.45]) pane(pen, x + at, height + 1.1, 0.85, 1.4, { bars: [1, 2], trim: look.trim, arched: true });
  pen.rect(x - 0.1, height + 0.5, 4, 0.2, look.trim);
  const cap = [[x - 0.4, top], [x + 4.2, top], [x + 1.9, top + 1.7]];
  surface(pen, cap, material, colour);
  pen.shade([[x + 1.9, top], [x + 4.2, top], [x + 1.9, top + 1.7]], 0.16);
  pen.frame(cap, 0.12);
  pen.line([[x + 1.9, top + 1.7], [x + 1.9, top + 2.6]], 1.3);
  pen.dot(x + 1.9, top + 2.6, 0.1, '#d8b75c');
  return top + 2.8;
}
