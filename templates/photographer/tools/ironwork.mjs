/* Parts for the scenes, as SVG in a square of 1000. Red is what a surface returns of the light, green what it gives. */
export const tone = (albedo, glow = 0) => `rgb(${Math.round(albedo * 255)},${Math.round(glow * 255)},0)`;
const f = (n) => n.toFixed(1);

export const line = (x1, y1, x2, y2, w = 2, c = tone(0.5)) =>
  `<path d="M${f(x1)} ${f(y1)}L${f(x2)} ${f(y2)}" stroke="${c}" stroke-width="${w}" fill="none"/>`;
export const rect = (x, y, w, h, c = tone(0.5)) => `<path d="M${f(x)} ${f(y)}h${f(w)}v${f(h)}h${f(-w)}z" fill="${c}"/>`;
export const poly = (points, c = tone(0.5)) => `<path d="M${points.map((p) => p.map(f).join(' ')).join('L')}z" fill="${c}"/>`;

/** A braced girder between two points; `w1` and `w2` are its depths at the ends. */
export function girder(x1, y1, x2, y2, w1, w2 = w1, bays = 10, t = 2.4, c = tone(0.55)) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const l = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / l, dx / l];
  const at = (s, side) => {
    const w = (w1 + (w2 - w1) * s) / 2;
    return [x1 + dx * s + nx * w * side, y1 + dy * s + ny * w * side];
  };
  let d = '';
  for (const side of [-1, 1]) d += `M${at(0, side).map(f).join(' ')}L${at(1, side).map(f).join(' ')}`;
  let thin = '';
  for (let i = 0; i < bays; i++) {
    const [a, b] = [i / bays, (i + 1) / bays];
    thin += `M${at(a, -1).map(f).join(' ')}L${at(b, 1).map(f).join(' ')}M${at(a, 1).map(f).join(' ')}L${at(b, -1).map(f).join(' ')}`;
    thin += `M${at(b, -1).map(f).join(' ')}L${at(b, 1).map(f).join(' ')}`;
  }
  return `<path d="${d}" stroke="${c}" stroke-width="${t}" fill="none"/><path d="${thin}" stroke="${c}" stroke-width="${t * 0.5}" fill="none"/>`;
}

/** A cylinder standing up, lit from one side (`from` 0 left to 1 right). */
export function cylinder(id, x, y, w, h, { from = 0.7, lit = 0.8, shade = 0.06, seams = 6, dome = 0 } = {}) {
  const stops = [0, 0.15, 0.35, 0.5, 0.65, 0.85, 1]
    .map((s) => `<stop offset="${s}" stop-color="${tone(shade + (lit - shade) * Math.exp(-(((s - from) / 0.28) ** 2)))}"/>`)
    .join('');
  const ry = w * 0.07;
  let out = `<defs><linearGradient id="${id}">${stops}</linearGradient></defs>`;
  out += `<path d="M${x} ${y}Q${x + w / 2} ${y - dome * 2} ${x + w} ${y}V${y + h}Q${x + w / 2} ${y + h + ry * 2} ${x} ${y + h}z" fill="url(#${id})"/>`;
  for (let i = 1; i < seams; i++) {
    const sy = y + (h * i) / seams;
    out += `<path d="M${x} ${sy}Q${x + w / 2} ${sy + ry * 1.6} ${x + w} ${sy}" stroke="${tone(shade)}" stroke-width="1.2" opacity=".7" fill="none"/>`;
  }
  return out;
}

/** The guide frame of a gas holder: columns round an ellipse, tied by rings of girders. */
export function guideFrame(cx, base, rx, h, { columns = 22, rings = 3, back = false, t = 3, c = tone(0.6), ry = rx * 0.1 } = {}) {
  let out = '';
  const points = [];
  for (let i = 0; i <= columns; i++) {
    const a = (i / columns) * Math.PI;
    points.push([cx - Math.cos(a) * rx, Math.sin(a) * ry * (back ? -1 : 1)]);
  }
  for (const [x, dy] of points) out += girder(x, base + dy, x, base - h + dy * 0.4, t * 1.9, t * 1.3, 26, t * 0.55, c);
  for (let r = 0; r < rings; r++) {
    const level = base - h * ((r + 1) / rings);
    for (let i = 0; i < columns; i++) {
      const [p, q] = [points[i], points[i + 1]];
      const k = 1 - 0.6 * ((r + 1) / rings);
      out += girder(p[0], level + p[1] * k, q[0], level + q[1] * k, t * 2.6, t * 2.6, 5, t * 0.55, c);
    }
    if (r === rings - 1) continue;
    for (let i = 0; i < columns; i++) {
      const k = 1 - 0.6 * ((r + 1.5) / rings);
      const up = base - h * ((r + 2) / rings);
      out += line(points[i][0], level + points[i][1] * k, points[i + 1][0], up + points[i + 1][1] * k, t * 0.28, c);
      out += line(points[i + 1][0], level + points[i + 1][1] * k, points[i][0], up + points[i][1] * k, t * 0.28, c);
    }
  }
  return out;
}

/** A portal crane: legs, cab, and a jib of lattice. `s` is its scale, `dir` where the jib points. */
export function portalCrane(x, base, s, { dir = 1, raise = 0.9, c = tone(0.55), cab = 0 } = {}) {
  const g = (px, py) => [x + px * s * dir, base - py * s];
  const seg = (a, b, w1, w2, n, t) => girder(...g(...a), ...g(...b), w1 * s, w2 * s, n, Math.max(0.8, t * s), c);
  const tip = [40 + Math.cos(raise) * 330, 210 + Math.sin(raise) * 330];
  let out = '';
  for (const lx of [-60, 60]) out += seg([lx, 0], [lx * 0.5, 130], 15, 12, 7, 3.2);
  out += seg([-70, 62], [70, 62], 12, 12, 8, 2.6) + seg([-44, 132], [44, 132], 16, 16, 7, 3.2);
  out += seg([0, 132], [0, 190], 40, 34, 3, 3.6);
  out += poly([g(-62, 176), g(52, 176), g(58, 232), g(-20, 246), g(-62, 232)], c);
  out += poly([g(36, 184), g(60, 184), g(64, 214), g(36, 214)], tone(0.5, cab));
  out += seg([40, 214], tip, 26, 6, 20, 2.4);
  out += seg([-10, 240], [6, 330], 18, 5, 6, 2.4);
  const top = g(6, 330);
  const end = g(...tip);
  out += line(...top, ...end, Math.max(0.7, 1.4 * s), c) + line(...top, ...g(40 + Math.cos(raise) * 200, 210 + Math.sin(raise) * 200), Math.max(0.7, 1.2 * s), c);
  out += line(...top, ...g(-60, 224), Math.max(0.8, 2 * s), c);
  out += line(end[0], end[1], end[0], end[1] + 250 * s, Math.max(0.6, 1 * s), c) + rect(end[0] - 4 * s, end[1] + 246 * s, 8 * s, 16 * s, c);
  return out;
}

/** A pylon with three arms, and where its wires hang. */
export function pylon(x, base, s, c = tone(0.5)) {
  let out = girder(x, base, x, base - 300 * s, 90 * s, 22 * s, 6, 2.2 * s, c) + girder(x, base - 300 * s, x, base - 440 * s, 22 * s, 4 * s, 7, 1.8 * s, c);
  const hangs = [];
  for (const [h, w] of [[300, 92], [350, 74], [400, 58]]) {
    for (const d of [-1, 1]) {
      out += line(x, base - (h + 16) * s, x + d * w * s, base - h * s, 1.6 * s, c) + line(x, base - h * s, x + d * w * s, base - h * s, 1.6 * s, c);
      out += line(x + d * w * s, base - h * s, x + d * w * s, base - (h - 18) * s, 2.4 * s, c);
      hangs.push([x + d * w * s, base - (h - 18) * s]);
    }
  }
  return { svg: out, hangs };
}
export const wire = ([x1, y1], [x2, y2], sag, w = 1, c = tone(0.4)) =>
  `<path d="M${f(x1)} ${f(y1)}Q${f((x1 + x2) / 2)} ${f((y1 + y2) / 2 + sag)} ${f(x2)} ${f(y2)}" stroke="${c}" stroke-width="${w}" fill="none"/>`;

/** Rows of lit and unlit panes. */
export function panes(x, y, w, h, cols, rows, glow, seed = 1) {
  let out = '';
  for (let r = 0; r < rows; r++)
    for (let i = 0; i < cols; i++) {
      const n = Math.abs(Math.sin((r * 13.7 + i * 7.3 + seed) * 43.7));
      out += rect(x + (i * w) / cols, y + (r * h) / rows, (w / cols) * 0.82, (h / rows) * 0.84, tone(0.15, n < 0.12 ? 0 : glow * (0.6 + 0.4 * n)));
    }
  return out;
}

/** Somebody on the night shift, `h` high, standing at x, y. */
export const figure = (x, y, h, c = tone(0.06)) =>
  `<g transform="translate(${x} ${y}) scale(${h / 100})" fill="${c}"><circle cx="0" cy="-92" r="8"/><path d="M-10-96h20l3 4h-26z"/><path d="M-13-82Q0-90 13-82L18-42 13-40 12-4 14 0H3L0-38-3 0H-14l2-4-1-36-5-2z"/></g>`;
