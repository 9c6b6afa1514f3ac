/*
  A two-colour press for things in parts. Solids are extruded in isometric space; each is knocked out of what lies
  behind it, then printed twice: pink a little out of register, blue on top. Shades are halftone dots. Inks are
  classes of main.css, so that a palette changes them.
*/
const C = Math.cos(Math.PI / 6);
const S = 0.5;
const r1 = (n) => Math.round(n * 10) / 10;

/* x runs down to the right, y down to the left, z up. */
export const iso = ([x, y, z]) => [(x - y) * C, (x + y) * S - z];

const place = { x: (a, b, c) => [c, a, b], y: (a, b, c) => [a, c, b], z: (a, b, c) => [a, b, c] };
const sun = [0.25, 0.5, 0.83];

export const rounded = (a0, b0, a1, b1, radius, radius2 = radius) => {
  const points = [];
  const corner = (a, b, from, r) => { for (let i = 0; i <= 6; i++) { const t = from + (i / 6) * (Math.PI / 2); points.push([a + r * Math.cos(t), b + r * Math.sin(t)]); } };
  corner(a1 - radius, b1 - radius, 0, radius);
  corner(a0 + radius, b1 - radius, Math.PI / 2, radius);
  corner(a0 + radius2, b0 + radius2, Math.PI, radius2);
  corner(a1 - radius2, b0 + radius2, Math.PI * 1.5, radius2);
  return points;
};
export const rect = (a0, b0, a1, b1) => [[a1, b0], [a1, b1], [a0, b1], [a0, b0]];
export const circle = (a, b, r, n = 48) => Array.from({ length: n }, (_, i) => [a + r * Math.cos((i / n) * 2 * Math.PI), b + r * Math.sin((i / n) * 2 * Math.PI)]);
export const cog = (a, b, r, teeth, deep) => Array.from({ length: teeth * 4 }, (_, i) => { const t = ((i + 0.5) / (teeth * 4)) * 2 * Math.PI; const k = i % 4 < 2 ? r : r - deep; return [a + k * Math.cos(t), b + k * Math.sin(t)]; });

function hull(points) {
  const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const cross = (o, a, b) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list) => list.reduce((kept, p) => {
    while (kept.length > 1 && cross(kept.at(-2), kept.at(-1), p) <= 0) kept.pop();
    kept.push(p);
    return kept;
  }, []).slice(0, -1);
  return [...half(sorted), ...half(sorted.reverse())];
}

const dots = (id, size, angle, radius, cls) => `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><circle class="${cls}" cx="${size / 2}" cy="${size / 2}" r="${radius}"/></pattern>`;
const defs = () => {
  let seed = 5;
  const rnd = () => { seed = (seed * 16807) % 2147483647; return seed / 2147483647; };
  const grain = Array.from({ length: 150 }, () => `M${Math.round(rnd() * 240)} ${Math.round(rnd() * 240)}h${r1(0.2 + rnd() * 1.4)}`).join('');
  return `<defs>${[1.5, 2.4, 3.2, 4, 4.7].map((r, i) => dots(`p${i + 1}`, 10, 45, r, 'fp')).join('')}${[1.2, 1.9, 2.6, 3.3, 4].map((r, i) => dots(`b${i + 1}`, 9, 15, r, 'fb')).join('')}<pattern id="grain" width="240" height="240" patternUnits="userSpaceOnUse"><path class="gr" d="${grain}"/></pattern></defs>`;
};
export class Press {
  constructor(x0, y0, width, height) {
    Object.assign(this, { box: [x0, y0, width, height], parts: [], marks: {} });
  }
  add(markup) { this.parts.push(markup); return this; }
  d(points, close = true) { return `M${points.map((p) => p.map(r1).join(' ')).join('L')}${close ? 'Z' : ''}`; }

  /* A solid: a profile (pairs in the plane across the axis) drawn out from one place on the axis to another. */
  solid(axis, profile, from, to, paint = 'tint', { inner, convex = true } = {}) {
    const at = (c) => profile.map(([a, b]) => iso(place[axis](a, b, c)));
    const [back, front] = [at(from), at(to)];
    const edge = hull([...back, ...front]);
    const shades = {};
    const put = (bright, d) => { const key = bright > 0.86 ? 0 : bright > 0.66 ? 1 : bright > 0.46 ? 2 : bright > 0.26 ? 3 : 4; (shades[key] ??= []).push(d); };
    const area = profile.reduce((sum, [a, b], i) => { const [c, e] = profile[(i + 1) % profile.length]; return sum + a * e - c * b; }, 0);
    profile.forEach(([a, b], i) => {
      const j = (i + 1) % profile.length;
      const [c, e] = profile[j];
      const size = Math.hypot(c - a, e - b) || 1;
      const sign = area > 0 ? 1 : -1;
      const n = place[axis]((sign * (e - b)) / size, (sign * -(c - a)) / size, 0);
      if (n[0] + n[1] + n[2] * 0.816 <= 0.001) return;
      put(Math.max(0, n[0] * sun[0] + n[1] * sun[1] + n[2] * sun[2]), this.d([back[i], back[j], front[j], front[i]]));
    });
    const cap = { x: 0.3, y: 0.55, z: 0.95 }[axis];
    put(cap, this.d(front));
    const pinks = { tint: [1, 2, 3, 4, 5], pink: ['', '', '', '', ''], paper: [0, 0, 0, 0, 0], blue: [0, 0, 0, 0, 0], deep: ['', '', '', '', ''] }[paint];
    const blues = { tint: [0, 0, 1, 2, 3], pink: [0, 0, 1, 3, 4], paper: [0, 1, 2, 3, 4], blue: [4, 5, '', '', ''], deep: [3, 4, 5, '', ''] }[paint];
    const fill = (plate, level) => (level === 0 ? '' : level === '' ? `class="f${plate === 'p' ? 'p' : 'b'}"` : `fill="url(#${plate}${level})"`);
    let pink = '';
    let blue = '';
    for (const [key, list] of Object.entries(shades)) {
      if (pinks[key] !== 0) pink += `<path ${fill('p', pinks[key])} d="${list.join('')}"/>`;
      if (blues[key] !== 0) blue += `<path ${fill('b', blues[key])} d="${list.join('')}"/>`;
    }
    this.add(`<path class="fw" d="${convex ? this.d(edge) : Object.values(shades).flat().join('')}"/>`);
    if (pink) this.add(`<g class="m" transform="translate(4 -3)">${pink}</g>`);
    if (blue) this.add(`<g class="m">${blue}</g>`);
    if (inner) {
      const hole = inner.map(([a, b]) => iso(place[axis](a, b, to)));
      this.add(`<path class="fb" d="${this.d(hole)}"/>`);
    }
    return this.add(`<path class="b" d="${convex ? this.d(edge) : ''}${this.d(front)}"/>`);
  }
  block(x0, y0, z0, x1, y1, z1, paint) {
    this.solid('z', rect(x0, y0, x1, y1), z0, z1, paint);
    return this.line([[x1, y0, z1], [x1, y1, z1], [x0, y1, z1]]).line([[x1, y1, z1], [x1, y1, z0]]);
  }
  rod(axis, a, b, r, from, to, paint, n = 40) { return this.solid(axis, circle(a, b, r, n), from, to, paint); }

  /* Lines and shapes on surfaces, given in space. */
  line(points, cls = 'b', close = false) { return this.add(`<path class="${cls}" d="${this.d(points.map(iso), close)}"/>`); }
  face(points, cls, pattern) { return this.add(`<path ${pattern ? `fill="url(#${pattern})"` : ''} class="${cls}" d="${this.d(points.map(iso))}"/>`); }
  disc(axis, a, b, r, at, cls, pattern) { return this.face(circle(a, b, r).map(([p, q]) => place[axis](p, q, at)), cls, pattern); }
  ring(axis, a, b, r, at, cls = 'b') { return this.line(circle(a, b, r).map(([p, q]) => place[axis](p, q, at)), cls, true); }

  axis(from, to) { return this.add(`<path class="f" stroke-dasharray="26 9 4 9" d="${this.d([iso(from), iso(to)], false)}"/>`); }
  spring(from, to, radius, turns, cls = 'b') {
    const points = [];
    for (let i = 0; i <= turns * 16; i++) {
      const t = i / (turns * 16);
      const w = t * turns * 2 * Math.PI;
      const p = from.map((v, k) => v + (to[k] - v) * t);
      const along = to.map((v, k) => Math.abs(v - from[k]));
      const axis = along.indexOf(Math.max(...along));
      p[(axis + 1) % 3] += radius * Math.cos(w);
      p[(axis + 2) % 3] += radius * Math.sin(w);
      points.push(iso(p));
    }
    return this.add(`<path class="coil" d="${this.d(points, false)}"/><path class="${cls} wire" d="${this.d(points, false)}"/>`);
  }
  screw(x, y, z, long = 46) {
    this.rod('x', y, z, 7, x, x + long, 'paper', 20);
    for (let i = 6; i < long - 4; i += 8) this.line([[x + i, y + 5, z + 6], [x + i + 4, y + 6, z - 6]]);
    return this.rod('x', y, z, 17, x + long, x + long + 10, 'pink', 30).line([[x + long + 10, y - 10, z - 8], [x + long + 10, y + 10, z + 8]]).line([[x + long + 10, y + 8, z - 10], [x + long + 10, y - 8, z + 10]]);
  }

  /* A number's place: a leader from a point of the part to where the number will stand. */
  mark(number, point, dx, dy) {
    const [x, y] = iso(point);
    const [x0, y0, w, h] = this.box;
    this.marks[number] = [r1(((x + dx - x0) / w) * 100), r1(((y + dy - y0) / h) * 100)];
    return this.add(`<path class="f" d="M${r1(x)} ${r1(y)}l${dx} ${dy}"/><circle cx="${r1(x)}" cy="${r1(y)}" r="6" class="end"/>`);
  }
  svg() {
    const [x, y, w, h] = this.box;
    return `<svg viewBox="${this.box.join(' ')}" aria-hidden="true" focusable="false">${defs()}<g class="sheet-of-paper">${this.parts.join('')}</g><path fill="url(#grain)" d="M${x} ${y}h${w}v${h}H${x}Z"/></svg>`;
  }
}
