/*
 * The darkroom: turns a scene (see scenes.mjs) into a square negative and prints it.
 *
 * A scene is a list of steps from far to near. Shapes are SVG; their red channel is how much light they return,
 * green how much white light they give off. Fog and glow lie between the shapes, so that what stands nearer is
 * a silhouette against what is lit behind it. There are two exposures: white light, and the one sodium lamp.
 */
import sharp from 'sharp';

/* 540 is enough to look at a composition and four times as fast: SIZE=540 node tools/print.mjs */
export const SIZE = Number(process.env.SIZE ?? 1080);
const N = SIZE * SIZE;

function lattice(i, j) {
  let n = (i * 374761393 + j * 668265263) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967295;
}
const ease = (t) => t * t * t * (t * (t * 6 - 15) + 10);
function noise(x, y) {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = ease(x - i);
  const v = ease(y - j);
  const top = lattice(i, j) * (1 - u) + lattice(i + 1, j) * u;
  const low = lattice(i, j + 1) * (1 - u) + lattice(i + 1, j + 1) * u;
  return top * (1 - v) + low * v;
}
export function cloud(x, y, octaves = 5) {
  let sum = 0;
  let weight = 0.5;
  for (let o = 0; o < octaves; o++) {
    sum += noise(x, y) * weight;
    [x, y, weight] = [x * 1.8 + y * 0.9 + 13.7, y * 1.8 - x * 0.9 + 7.1, weight / 2];
  }
  return sum;
}

/** The cloud function over the whole square, worked out on a coarse grid: fog has no edges. */
function clouds(fx, fy, octaves) {
  const M = 240;
  const grid = Float32Array.from({ length: (M + 1) ** 2 }, (_, k) => cloud(fx(((k % (M + 1)) * 1000) / M), fy((Math.floor(k / (M + 1)) * 1000) / M), octaves));
  return (x, y) => between(grid, M, x, y);
}

/** Reads a grid of M by M cells over the square of 1000 between its points. */
function between(grid, M, x, y) {
  const gx = Math.min(M - 0.001, (x * M) / 1000);
  const gy = Math.min(M - 0.001, (y * M) / 1000);
  const k = (gy | 0) * (M + 1) + (gx | 0);
  const u = gx - (gx | 0);
  const v = gy - (gy | 0);
  return (grid[k] * (1 - u) + grid[k + 1] * u) * (1 - v) + (grid[k + M + 1] * (1 - u) + grid[k + M + 2] * u) * v;
}

async function raster(svg) {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 1000 1000" stroke-linecap="butt">${svg}</svg>`;
  return (await sharp(Buffer.from(text)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })).data;
}

/** Box blur three times over: near enough to a Gaussian, and independent of its width. */
function blur(source, radius) {
  let a = Float32Array.from(source);
  let b = new Float32Array(N);
  const r = Math.max(1, Math.round(radius));
  const pass = (from, to, step, line) => {
    for (let k = 0; k < SIZE; k++) {
      const base = k * line;
      let sum = 0;
      for (let i = -r; i <= r; i++) sum += from[base + Math.min(Math.max(i, 0), SIZE - 1) * step];
      for (let i = 0; i < SIZE; i++) {
        to[base + i * step] = sum / (2 * r + 1);
        sum += from[base + Math.min(i + r + 1, SIZE - 1) * step] - from[base + Math.max(i - r, 0) * step];
      }
    }
  };
  for (let n = 0; n < 3; n++) {
    pass(a, b, 1, SIZE);
    pass(b, a, SIZE, 1);
  }
  return a;
}

export class Negative {
  constructor(seed) {
    this.seed = seed;
    this.white = new Float32Array(N);
    this.amber = new Float32Array(N);
  }

  each(fn) {
    const scale = 1000 / SIZE;
    for (let j = 0, k = 0; j < SIZE; j++) for (let i = 0; i < SIZE; i++, k++) fn(k, i * scale, j * scale);
  }

  sky({ top, low, horizon = 700, cloudy = 0.3, size = 380 }) {
    const cover = clouds((x) => x / size + this.seed, (y) => (y / size) * 2.2 + this.seed, 6);
    this.each((k, x, y) => {
      const t = Math.min(1, Math.max(0, y / horizon));
      const c = cover(x, y);
      this.white[k] = (top + (low - top) * t ** 2.2) * (1 - cloudy + cloudy * 4.4 * c * c);
    });
  }

  /** Lays a shape over what is there. Lights near it fall on it; `stain` is how weathered it is. */
  async shape(svg, { ambient = 0.004, lights = [], stain = 0.5, soft = 0 } = {}) {
    const data = await raster(svg);
    let alpha = Float32Array.from({ length: N }, (_, k) => data[k * 4 + 3] / 255);
    if (soft) alpha = blur(alpha, soft);
    this.each((k, x, y) => {
      const a = alpha[k];
      if (a < 0.003) return;
      const albedo = (data[k * 4] / 255) ** 1.6;
      const glow = (data[k * 4 + 1] / 255) ** 2.2;
      const dirt = 1 - stain + stain * 1.6 * cloud(x / 38 + 5, y / 130 + this.seed, 4) * (0.6 + 0.8 * noise(x / 5, y / 60));
      let w = ambient;
      let o = 0;
      for (const l of lights) {
        const d = Math.hypot(x - l.x, (y - l.y) * (l.flat ?? 1));
        // The sodium lamp falls off faster, and a little of it reaches the film as white.
        if (l.amber) {
          o += (0.6 * l.power) / (1 + (d / (l.reach * 0.62)) ** 3);
          w += (0.05 * l.power) / (1 + (d / (l.reach * 1.8)) ** 2);
        } else w += l.power / (1 + (d / l.reach) ** 2);
      }
      this.white[k] = this.white[k] * (1 - a) + (w * albedo * dirt + glow * 1.4) * a;
      this.amber[k] = this.amber[k] * (1 - a) + o * albedo * dirt * a;
    });
    this.last = alpha;
    return alpha;
  }

  /** Fog between two depths: `thick` at the height `at`, thinning upwards over `spread`. */
  fog({ thick, level, at = 800, spread = 400, drift = 0.6, size = 300 }) {
    const banks = clouds((x) => x / size + this.seed * 3.1, (y) => (y / size) * 2.4 + this.seed, 5);
    this.each((k, x, y) => {
      const c = banks(x, y);
      const f = Math.min(0.97, thick * Math.exp(-(((y - at) / spread) ** 2)) * (1 - drift + drift * 2 * c));
      this.white[k] = this.white[k] * (1 - f) + level * f;
      this.amber[k] *= 1 - f * 0.6;
    });
  }

  /** Light scattered by the fog round a lamp. With `through`, what stands before it throws shadows into the fog. */
  glow({ x, y, power, reach, amber = false, fall = amber ? 2.5 : 1.7, through = null, shaft = 1, mist = 0.5 }) {
    const target = amber ? this.amber : this.white;
    const M = 420; // shadows in fog are soft: their grid may be coarser than the picture
    const open = through && Float32Array.from({ length: (M + 1) ** 2 }, (_, k) => {
      const px = ((k % (M + 1)) * 1000) / M;
      const py = (Math.floor(k / (M + 1)) * 1000) / M;
      const steps = 40;
      let sum = 0;
      for (let s = 0; s < steps; s++) {
        const t = (s + 0.5) / steps;
        const qx = ((x + (px - x) * t) * SIZE) / 1000;
        const qy = ((y + (py - y) * t) * SIZE) / 1000;
        sum += qx < 0 || qy < 0 || qx >= SIZE || qy >= SIZE ? 1 : 1 - through[(qy | 0) * SIZE + (qx | 0)];
      }
      return (sum / steps) ** 3;
    });
    const haze = clouds((px) => px / 190 + this.seed, (py) => py / 120 - this.seed, 4);
    this.each((k, px, py) => {
      const d = Math.hypot(px - x, py - y);
      let g = power / (1 + (d / reach) ** fall);
      if (g < 0.0006) return;
      if (open) g *= 1 - shaft + shaft * between(open, M, px, py);
      target[k] += g * (1 - mist + mist * 2 * haze(px, py));
    });
  }

  /** A lamp itself: a small disc that burns out. */
  lamp({ x, y, r = 5, power = 6, amber = false }) {
    const target = amber ? this.amber : this.white;
    this.each((k, px, py) => {
      const d = Math.hypot(px - x, py - y);
      if (d < r * 3) target[k] += power * Math.exp(-((d / r) ** 2));
    });
  }

  /** Water or wet stone below `y`: mirrors what is above, broken by ripples that grow towards the viewer. */
  mirror({ y: line, strength = 0.6, ripple = 26, wave = 1, dark = 0.002, smear = 60 }) {
    for (const buffer of [this.white, this.amber]) {
      const above = Float32Array.from(buffer);
      const take = (x, y) => above[Math.min(SIZE - 1, Math.max(0, y | 0)) * SIZE + Math.min(SIZE - 1, Math.max(0, x | 0))];
      this.each((k, x, y) => {
        if (y <= line) return;
        const near = (y - line) / (1000 - line);
        const far = 26 / (0.06 + near);
        const n = noise((x * far) / 900 + this.seed, y * far * 0.022 * wave) + 0.5 * noise((x * far) / 400, y * far * 0.05 * wave + 9) - 0.75;
        const m = noise((x * far) / 700 + 40, y * far * 0.018 * wave + 4) - 0.5;
        let sum = 0;
        for (let s = 0; s < 7; s++) {
          const up = line - (y - line) * (0.82 + s * 0.03) - n * ripple * (0.4 + near * 2) - (s - 3) * smear * near * 0.3;
          sum += take(((x + m * ripple * near * 1.4) * SIZE) / 1000, (Math.min(up, line - 1) * SIZE) / 1000);
        }
        const fresnel = strength * (1 - 0.55 * near) * (0.7 + 0.6 * (n + 0.5));
        const fade = Math.min(1, (y - line) / 6);
        buffer[k] = buffer[k] * (1 - fade) + fade * ((sum / 7) * fresnel + (buffer === this.white ? dark : 0));
      });
    }
  }

  /** Prints: bloom, vignette, paper curve, grain. Returns a sharp image. */
  print({ exposure = 1, grain = 1, contrast = 1.28 } = {}) {
    const bloom = (buffer) => {
      const hot = buffer.map((v) => Math.max(0, v - 0.35));
      const wide = blur(hot, 42);
      const tight = blur(hot, 7);
      return buffer.map((v, k) => v + tight[k] * 0.35 + wide[k] * 0.5);
    };
    const white = blurSlightly(bloom(this.white));
    const amber = blurSlightly(bloom(this.amber));
    let random = this.seed * 7919 + 1;
    const dice = () => {
      random = (random * 1664525 + 1013904223) % 4294967296;
      return random / 4294967296;
    };
    const clumps = blurSlightly(Float32Array.from({ length: N }, () => dice() + dice() + dice() - 1.5));
    const out = Buffer.alloc(N * 3);
    this.each((k, x, y) => {
      const r2 = ((x - 500) ** 2 + (y - 500) ** 2) / 500000;
      const vignette = 1 - 0.42 * r2;
      const w = white[k] * exposure * vignette;
      const o = amber[k] * exposure * vignette;
      const channels = [w * 1.0 + o * 1.0, w * 0.985 + o * 0.43, w * 0.96 + o * 0.07];
      const g = clumps[k] * 0.1 * grain;
      for (let c = 0; c < 3; c++) {
        let v = (1 - Math.exp(-2.6 * channels[c])) ** (1 / 2.2);
        v = 0.5 + (v - 0.5) * contrast - 0.012;
        v += g * (0.25 + 1.5 * Math.max(0, v) * Math.max(0, 1.15 - v));
        out[k * 3 + c] = Math.min(255, Math.max(5, Math.round(v * 255)));
      }
    });
    return sharp(out, { raw: { width: SIZE, height: SIZE, channels: 3 } });
  }
}

/** The softness of a lens wide open, and of silver. */
function blurSlightly(source) {
  const out = new Float32Array(N);
  for (let j = 0, k = 0; j < SIZE; j++)
    for (let i = 0; i < SIZE; i++, k++) {
      const l = i ? k - 1 : k;
      const r = i < SIZE - 1 ? k + 1 : k;
      const u = j ? k - SIZE : k;
      const d = j < SIZE - 1 ? k + SIZE : k;
      out[k] = source[k] * 0.4 + (source[l] + source[r] + source[u] + source[d]) * 0.15;
    }
  return out;
}
