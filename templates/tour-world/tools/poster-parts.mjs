/*
 * Parts that the posters are put together from. Everything returns SVG text; colours are given by the poster.
 * A poster is 400 by 600. The white line of the journey crosses it at y = 430, so that posters side by side
 * make one line; below y = 500 there is nothing but the ground that the title stands on.
 */

export const LINE = 430;

/** Random numbers that are the same every time. */
export function dice(seed) {
  let state = seed;
  return (from = 0, to = 1) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return from + (state / 4294967296) * (to - from);
  };
}

const n = (value) => String(Math.round(value * 10) / 10);
export const shape = (fill, d) => `<path fill="${fill}" d="${d}"/>`;
export const rect = (fill, x, y, w, h) => `<path fill="${fill}" d="M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z"/>`;
export const disc = (fill, x, y, r) => `<circle fill="${fill}" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`;
export const stroke = (colour, width, d) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`;

/** A closed polygon. */
export const poly = (fill, points) => shape(fill, `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`);

/** Soft land: a curve through the points, closed down to `floor`. */
export function hill(fill, points, floor = 600) {
  let d = `M${n(points[0][0])} ${floor}L${n(points[0][0])} ${n(points[0][1])}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [a, b] = [points[i], points[i + 1]];
    const before = points[i - 1] ?? a;
    const after = points[i + 2] ?? b;
    d += `C${n(a[0] + (b[0] - before[0]) / 6)} ${n(a[1] + (b[1] - before[1]) / 6)} ${n(b[0] - (after[0] - a[0]) / 6)} ${n(b[1] - (after[1] - a[1]) / 6)} ${n(b[0])} ${n(b[1])}`;
  }
  return shape(fill, `${d}V${floor}z`);
}

/** Rough land: the points joined by a line that is broken again and again. */
export function crag(fill, points, rough, seed, floor = 600) {
  const roll = dice(seed);
  let line = points;
  for (let pass = 0, size = rough; pass < 3; pass += 1, size /= 2) {
    line = line.flatMap((point, i) => {
      const next = line[i + 1];
      if (!next) return [point];
      return [point, [(point[0] + next[0]) / 2 + roll(-size, size) / 2, (point[1] + next[1]) / 2 + roll(-size, size)]];
    });
  }
  return poly(fill, [[line[0][0], floor], ...line, [line.at(-1)[0], floor]]);
}

/** A mountain with a lit side, a side in shade and snow that runs down in tongues. */
export function peak({ x, y, left, right, floor, lit, shade, snow, seed = 1, snowline = 0.4 }) {
  const roll = dice(seed);
  const height = floor - y;
  const ridge = [[x, y]];
  for (let i = 1; i <= 5; i += 1) ridge.push([x + roll(-0.06, 0.11) * right * i * 0.5, y + (height * i) / 5]);
  let out = poly(lit, [[x, y], [x - left, floor], [x + right, floor]]);
  out += poly(shade, [...ridge, [x + right, floor]]);
  if (snow) {
    const tongues = [];
    const at = (t, side) => (side < 0 ? x - left * t : x + right * t);
    for (let i = 0; i <= 8; i += 1) {
      const t = snowline * (i % 2 ? roll(0.55, 0.75) : roll(0.9, 1.15));
      const from = at(snowline * 0.85, -1);
      const to = at(snowline * 0.85, 1);
      tongues.push([from + ((to - from) * i) / 8, y + height * t]);
    }
    tongues[0] = [at(snowline, -1), y + height * snowline];
    tongues[8] = [at(snowline * 0.9, 1), y + height * snowline * 0.9];
    out += poly(snow[0], [[x, y], ...tongues]);
    const split = tongues.filter(([px]) => px > x - 2);
    out += poly(snow[1], [[x, y], [x + right * 0.015, y + height * snowline * 0.5], ...split]);
  }
  return out;
}

export function fir(fill, x, y, h) {
  const w = h * 0.2;
  const points = [[x, y - h]];
  for (let i = 1; i <= 4; i += 1) points.push([x + (w * i) / 4, y - h + (h * 0.92 * i) / 4], [x + (w * (i - 0.55)) / 4, y - h + (h * 0.92 * i) / 4]);
  const other = points.slice(1).reverse().map(([px, py]) => [2 * x - px, py]);
  return poly(fill, [...points, [x + h * 0.03, y - h * 0.08], [x + h * 0.03, y + 2], [x - h * 0.03, y + 2], [x - h * 0.03, y - h * 0.08], ...other]);
}

export function firs(fill, from, to, y, size, seed, gap = 0.3) {
  const roll = dice(seed);
  let out = '';
  for (let x = from; x < to; x += size * roll(gap * 0.6, gap * 1.4)) out += fir(fill, x, y + roll(-2, 4), size * roll(0.6, 1.15));
  return out;
}

export const cypress = (fill, x, y, h) =>
  shape(fill, `M${n(x)} ${n(y - h)}C${n(x + h * 0.2)} ${n(y - h * 0.5)} ${n(x + h * 0.12)} ${n(y)} ${n(x)} ${n(y)}S${n(x - h * 0.2)} ${n(y - h * 0.5)} ${n(x)} ${n(y - h)}z`);

export function palm(fill, x, y, h, lean = 0.12) {
  const [tx, ty] = [x + h * lean, y - h];
  let out = stroke(fill, n(h * 0.05), `M${n(x)} ${n(y)}Q${n(x)} ${n(y - h * 0.6)} ${n(tx)} ${n(ty)}`);
  for (const [dx, dy, drop] of [[-0.4, -0.12, 0.22], [-0.34, 0.1, 0.3], [-0.16, -0.2, 0.02], [0.4, -0.12, 0.22], [0.34, 0.1, 0.3], [0.14, -0.22, 0.02]]) {
    const [ex, ey] = [tx + h * dx, ty + h * (dy + drop)];
    out += shape(fill, `M${n(tx)} ${n(ty)}Q${n(tx + h * dx * 0.6)} ${n(ty + h * dy * 1.6)} ${n(ex)} ${n(ey)}Q${n(tx + h * dx * 0.5)} ${n(ty + h * (dy * 0.6 + 0.04))} ${n(tx)} ${n(ty + h * 0.05)}z`);
  }
  return out;
}

/** Bands of flat water with a lighter glint here and there. */
export function water(colours, top, bottom, glint, seed, glintX = [0, 400]) {
  const roll = dice(seed);
  const step = (bottom - top) / colours.length;
  let out = colours.map((colour, i) => rect(colour, 0, top + step * i, 400, bottom - top - step * i + 1)).join('');
  for (let i = 0; i < 16; i += 1) {
    const y = top + 4 + roll(0, bottom - top - 8);
    const w = roll(10, 46);
    out += rect(glint, roll(glintX[0], glintX[1]) - w / 2, y, w, 2);
  }
  return out;
}

/** Three carriages and an engine, standing on y. */
export function train(x, y, body, band, window, cars = 3) {
  let out = '';
  for (let i = 0; i < cars; i += 1) {
    const cx = x + i * 47;
    const nose = i === cars - 1;
    out += shape(body, nose ? `M${cx} ${y}v-19h30q10 2 14 19z` : `M${cx} ${y}v-19h44v19z`);
    out += rect(band, cx, y - 7, nose ? 42 : 44, 3);
    for (let w = 0; w < (nose ? 3 : 4); w += 1) out += rect(window, cx + 4 + w * 10, y - 15.5, 7, 6);
    out += rect(body, cx + 5, y, 10, 3) + rect(body, cx + 28, y, 10, 3);
  }
  return out;
}

export function ferry(x, y, s, hull, house, funnel, window) {
  const p = (px, py) => [x + px * s, y + py * s];
  let out = poly(hull, [p(-58, -14), p(66, -14), p(52, 4), p(-52, 4)]);
  out += poly(house, [p(-50, -14), p(-46, -28), p(40, -28), p(46, -14)]);
  out += poly(house, [p(-30, -28), p(-28, -38), p(26, -38), p(30, -28)]);
  out += poly(funnel, [p(-22, -38), p(-19, -54), p(-5, -54), p(-6, -38)]);
  out += rect(house, x - 19.5 * s, y - 48 * s, 14 * s, 3 * s);
  for (let i = 0; i < 8; i += 1) out += rect(window, x + (-42 + i * 10.4) * s, y - 24 * s, 6 * s, 4 * s);
  for (let i = 0; i < 5; i += 1) out += rect(window, x + (-24 + i * 10) * s, y - 35.5 * s, 6 * s, 3.4 * s);
  return out;
}

/** A walker with a rucksack and a stick, standing on y. */
export function walker(fill, x, y, s = 1) {
  const at = (d) => `<g transform="translate(${n(x)} ${n(y)}) scale(${s})">${d}</g>`;
  return at(
    disc(fill, 1, -34, 4.6) +
      shape(fill, 'M-4 -29Q1 -31 5 -28L6 -14L9 0H5L1 -12L-5 0H-9L-4 -14z') +
      shape(fill, 'M-5 -29Q-12 -29 -12 -22V-15H-5z') +
      stroke(fill, 2.4, 'M4 -26L10 -18') + stroke(fill, 1.6, 'M10 -21L14 0'),
  );
}

export const gull = (colour, x, y, s) => stroke(colour, 2, `M${n(x - s)} ${n(y - s * 0.3)}Q${n(x - s * 0.4)} ${n(y - s * 0.6)} ${n(x)} ${n(y)}Q${n(x + s * 0.4)} ${n(y - s * 0.6)} ${n(x + s)} ${n(y - s * 0.3)}`);

export const cabin = (wall, roof, light, x, y, s) =>
  rect(wall, x, y - 12 * s, 18 * s, 12 * s) +
  poly(roof, [[x - 2 * s, y - 12 * s], [x + 9 * s, y - 21 * s], [x + 20 * s, y - 12 * s]]) +
  rect(light, x + 5 * s, y - 8 * s, 3.5 * s, 4 * s) + rect(light, x + 11 * s, y - 8 * s, 3.5 * s, 4 * s);

/** The line of the journey with its stop. It is the same on every poster. */
export const line = (at = 200, ring = '#fffaf0', heart = '#4a1f3d') =>
  rect(ring, 0, LINE - 3, 400, 6) + disc(ring, at, LINE, 11) + disc(heart, at, LINE, 5.5);
