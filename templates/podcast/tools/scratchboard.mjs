/*
  A sheet of scratchboard: dark shapes, and light scratched into them as strokes whose width follows how much of it
  falls there. Everything is written as one SVG whose colours stand in a style of its own, by night and at dawn.
*/
const round = (n) => Math.round(n);

/* Chance that is the same every time. */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function contains(points, x, y) {
  let inside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [xi, yi] = points[i];
    const [xj, yj] = points[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/* Light of a lamp at a point: full beside it, none at the radius. */
export const pool = (lx, ly, radius, power = 1, squash = 1) => (x, y) => {
  const d = Math.hypot(x - lx, (y - ly) * squash) / radius;
  return d >= 1 ? 0 : power * (1 - d) ** 1.6;
};
export const sum = (...lights) => (x, y) => lights.reduce((all, light) => all + light(x, y), 0);

const style = `:root{--a:#050d0e;--b:#0b2124;--hz:#17393a;--far:#0d2527;--mid:#081a1c;--near:#04100f;--ink:#020807;--sea:#071719;--sea2:#030b0c;--o:#ff9d33;--e:#b4560f;--g:#45e392;--w:#f6f0de;--c:#2a5654;--k:#163635;--win:#ffc873;--glow:.85;--ray:.5}
@media (prefers-color-scheme:light){:root{--a:#a9cbcd;--b:#dfe6d6;--hz:#ffd9a6;--far:#a5c0b9;--mid:#6c9391;--near:#325a5c;--ink:#153538;--sea:#b7d0c6;--sea2:#5f8f90;--o:#f08a24;--e:#d2691e;--g:#0f9a5c;--w:#fffaf0;--c:#d8e8df;--k:#88b0ab;--win:#ffe3ad;--glow:.5;--ray:.45}}
.a{fill:var(--a)}.far{fill:var(--far)}.mid{fill:var(--mid)}.near{fill:var(--near)}.ink{fill:var(--ink)}.win{fill:var(--win)}.fo{fill:var(--o)}.fe{fill:var(--e)}.fg{fill:var(--g)}.fw{fill:var(--w)}.fc{fill:var(--c)}.fk{fill:var(--k)}
.o,.e,.g,.w,.c,.k,.i{fill:none;stroke-linecap:round;stroke-linejoin:round}.o{stroke:var(--o)}.e{stroke:var(--e)}.g{stroke:var(--g)}.w{stroke:var(--w)}.c{stroke:var(--c)}.k{stroke:var(--k)}.i{stroke:var(--ink)}
.s0{stop-color:var(--a)}.s1{stop-color:var(--b)}.s2{stop-color:var(--hz)}.t0{stop-color:var(--sea)}.t1{stop-color:var(--sea2)}.go{stop-color:var(--o)}.gg{stop-color:var(--g)}.gw{stop-color:var(--w)}.gl{opacity:var(--glow)}.ry{opacity:var(--ray)}`;

const glowStops = (name) => `<stop class="${name}" stop-opacity=".95"/><stop offset=".22" class="${name}" stop-opacity=".42"/><stop offset=".55" class="${name}" stop-opacity=".1"/><stop offset="1" class="${name}" stop-opacity="0"/>`;
const defs = `<defs><linearGradient id="sky" x2="0" y2="1"><stop class="s0"/><stop offset=".62" class="s1"/><stop offset="1" class="s2"/></linearGradient><linearGradient id="sea" x2="0" y2="1"><stop class="t0"/><stop offset="1" class="t1"/></linearGradient>${['o', 'g', 'w'].map((c) => `<radialGradient id="g${c}">${glowStops(`g${c}`)}</radialGradient>`).join('')}</defs>`;

export class Board {
  constructor(width, height, seed) {
    Object.assign(this, { width, height, rnd: chance(seed), parts: [], rays: 0 });
  }
  between(a, b) { return a + (b - a) * this.rnd(); }
  add(markup) { this.parts.push(markup); return this; }
  poly(points, cls) { return this.add(`<path class="${cls}" d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z"/>`); }
  rect(x, y, w, h, cls) { return this.add(`<path class="${cls}" d="M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${-round(w)}Z"/>`); }
  path(d, cls) { return this.add(`<path class="${cls}" d="${d}"/>`); }
  line(d, cls, width = 3) { return this.add(`<path class="${cls}" stroke-width="${width}" d="${d}"/>`); }
  dot(x, y, r, cls) { return this.add(`<circle class="${cls}" cx="${round(x)}" cy="${round(y)}" r="${r}"/>`); }
  glow(x, y, r, colour = 'o') { return this.add(`<circle class="gl" cx="${round(x)}" cy="${round(y)}" r="${r}" fill="url(#g${colour})"/>`); }
  sky(to) { return this.add(`<path fill="url(#sky)" d="M0 0h${this.width}v${to}H0Z"/>`); }
  sea(from) { return this.add(`<path fill="url(#sea)" d="M0 ${from}h${this.width}V${this.height}H0Z"/>`); }

  /* A beam: bright where it begins, gone where it ends. */
  ray(points, [x1, y1], [x2, y2], colour = 'o') {
    const id = `r${this.rays++}`;
    return this.add(`<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop class="g${colour}"/><stop offset="1" class="g${colour}" stop-opacity="0"/></linearGradient><path class="ry" fill="url(#${id})" d="M${points.map((p) => p.map(round).join(' ')).join('L')}Z"/>`);
  }

  /* Strokes at an angle inside a shape; the width of each piece follows light(x, y), 0 to 1. */
  hatch(points, { light, angle = 0, gap = 9, step = 22, cls = 'o', max = 5, wobble = 2, rough = 0.22, from = 0.1 }) {
    const turn = (angle * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const us = points.map(([x, y]) => x * cos + y * sin);
    const vs = points.map(([x, y]) => y * cos - x * sin);
    const [u0, u1, v0, v1] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)];
    const buckets = Array.from({ length: 5 }, () => []);
    for (let v = v0 + gap / 2; v < v1; v += gap * this.between(0.85, 1.15)) {
      const phase = this.between(0, 6);
      let run = null;
      const close = () => { if (run && run.at.length > 1) buckets[run.bucket].push(run.at); run = null; };
      for (let u = u0 + this.between(0, step); u < u1; u += step * this.between(0.6, 1.4)) {
        const w = v + Math.sin(u / 60 + phase) * wobble;
        const [x, y] = [u * cos - w * sin, u * sin + w * cos];
        const amount = contains(points, x, y) ? light(x, y) + (this.rnd() - 0.5) * rough : 0;
        const bucket = amount < from ? -1 : Math.min(4, Math.floor(amount * 5));
        if (run && run.bucket !== bucket) {
          if (bucket >= 0) run.at.push([round(x), round(y)]);
          close();
        }
        if (bucket >= 0) {
          run ??= { bucket, at: [] };
          run.at.push([round(x), round(y)]);
        }
      }
      close();
    }
    buckets.forEach((lines, i) => {
      if (!lines.length) return;
      const d = lines.map((at) => `M${at[0].join(' ')}l${at.slice(1).map(([x, y], n) => `${x - at[n][0]} ${y - at[n][1]}`).join(' ')}`).join('');
      this.line(d.replaceAll(' -', '-'), cls, Math.round((max * (i + 1)) / 5 * 10) / 10);
    });
    return this;
  }

  /* A lamp's light on moving water: short strokes that spread and thin out below it. */
  reflect(x, y0, y1, spread, cls = 'o', max = 5) {
    let thick = '';
    let thin = '';
    for (let y = y0; y < y1; y += this.between(7, 13)) {
      const t = (y - y0) / (y1 - y0);
      const wide = spread * (0.35 + t) * this.between(0.25, 1) * (1 - t * 0.55);
      const at = x + (this.rnd() - 0.5) * spread * (0.3 + t);
      const stroke = `M${round(at - wide / 2)} ${round(y)}h${round(wide)}`;
      if (this.rnd() > t) thick += stroke; else thin += stroke;
    }
    if (thick) this.line(thick, cls, max);
    if (thin) this.line(thin, cls, max / 2.4);
    return this;
  }

  /* Ripples that nobody lights: only what the sky gives. */
  ripples(y0, y1, count, cls = 'c') {
    let d = '';
    for (let i = 0; i < count; i++) {
      const t = this.rnd();
      const y = y0 + (y1 - y0) * t * t;
      d += `M${round(this.between(0, this.width))} ${round(y)}h${round(this.between(14, 40 + 110 * t))}`;
    }
    return this.line(d, cls, 2);
  }

  stars(to, count) {
    let d = '';
    for (let i = 0; i < count; i++) d += `M${round(this.between(0, this.width))} ${round(to * this.rnd() ** 1.4)}h.1`;
    return this.line(d, 'k', 4);
  }

  /* A row of gabled fronts on a line; the answers say where their windows are. */
  houses(x0, x1, base, low, high, cls, edge = 'k') {
    const all = [];
    for (let x = x0; x < x1;) {
      const w = Math.min(this.between(62, 118), x1 - x + 20);
      const h = this.between(low, high);
      const gable = this.between(0.3, 0.62) * w;
      const kind = this.rnd();
      const top = base - h;
      const roof = kind < 0.55
        ? [[x, top], [x + w / 2, top - gable], [x + w, top]]
        : kind < 0.8
          ? [[x, top], [x + w * 0.12, top], [x + w * 0.12, top - gable * 0.4], [x + w * 0.3, top - gable * 0.4], [x + w * 0.3, top - gable * 0.8], [x + w * 0.7, top - gable * 0.8], [x + w * 0.7, top - gable * 0.4], [x + w * 0.88, top - gable * 0.4], [x + w * 0.88, top], [x + w, top]]
          : [[x, top - gable * 0.5], [x + w, top - gable * 0.5]];
      const chimney = x + w * this.between(0.66, 0.8);
      this.rect(chimney, top - gable * 0.75, 13, gable * 0.7, cls);
      this.poly([[x, base], ...roof, [x + w, base]], cls);
      this.line(`M${roof.map((p) => p.map(round).join(' ')).join('L')}`, edge, 2.5);
      let panes = '';
      const columns = w > 92 ? 3 : 2;
      for (let row = 0; row * 46 + 70 < h; row++) {
        for (let c = 0; c < columns; c++) panes += `M${round(x + w * (c + 0.72) / (columns + 0.45))} ${round(top + 18 + row * 46)}h${round(w * 0.15)}v25h${-round(w * 0.15)}Z`;
      }
      this.line(panes, edge, 2);
      all.push({ x, w, top, base, h });
      x += w;
    }
    return all;
  }

  /* Somebody standing, facing right; height in units. */
  person(x, foot, tall, cls = 'ink', arm = 'M3-58l20 12') {
    return this.add(`<g class="${cls}" transform="translate(${round(x)} ${round(foot)}) scale(${(tall / 100).toFixed(2)})"><path d="M-11 0l2-40-5-24q0-14 14-14t14 14l-4 24 2 40h-9l-2-34-3 34Z"/><circle cy="-89" r="10.500"/><path class="i" stroke-width="8" style="stroke:var(--${cls})" d="${arm}"/></g>`);
  }

  svg() {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}"><style>${style}</style>${defs}${this.parts.join('\n')}</svg>\n`;
  }
}
