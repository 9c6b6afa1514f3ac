/** What a stroke is painted with: three strengths of cobalt, the line itself, and the other old pigments. */
export type Pigment = 'ink' | 'deep' | 'mid' | 'pale' | 'bare' | 'sun' | 'plum' | 'leaf';

/** One stroke, ready for the `d` of a path in a box of 200 by 200. */
export interface Stroke {
  pigment: Pigment;
  d: string;
}

/** How the width goes along a line: thin at both ends, the same all along, or strong in the middle. */
type Shape = 'tapered' | 'even' | 'swelling';

type Point = readonly [number, number];

/** Something that can be painted: points are given in a box of 100 by 100. */
export type Mark =
  | { kind: 'line'; width: number; points: Point[]; shape: Shape; pigment: Pigment }
  | { kind: 'wash'; pigment: Pigment; points: Point[] }
  | { kind: 'dots'; pigment: Pigment; dots: (readonly [number, number, number])[] };

const pairs = (text: string): Point[] => {
  const n = text.trim().split(/\s+/).map(Number);
  return n.flatMap((x, i) => (i % 2 === 0 ? [[x, n[i + 1] ?? 0] as const] : []));
};

/** A line of the brush, `width` wide where it is pressed most, thin where it begins and ends. */
export const line = (width: number, text: string, pigment: Pigment = 'ink'): Mark => ({
  kind: 'line',
  width,
  points: pairs(text),
  shape: 'tapered',
  pigment,
});

/** A line of one width from end to end, as of a flat pen. */
export const pen = (width: number, text: string, pigment: Pigment = 'ink'): Mark => ({
  kind: 'line',
  width,
  points: pairs(text),
  shape: 'even',
  pigment,
});

/** A line that is strongest in its middle and not thin at its ends, as the bow of an S. */
export const swell = (width: number, text: string, pigment: Pigment = 'ink'): Mark => ({
  kind: 'line',
  width,
  points: pairs(text),
  shape: 'swelling',
  pigment,
});

/** A closed round shape through the points. */
export const wash = (pigment: Pigment, text: string): Mark => ({ kind: 'wash', pigment, points: pairs(text) });

/** Round dots: x, y and radius, one after the other. */
export const dots = (text: string, pigment: Pigment = 'ink'): Mark => {
  const n = text.trim().split(/\s+/).map(Number);
  const list: (readonly [number, number, number])[] = [];
  for (let i = 0; i + 2 < n.length; i += 3) list.push([n[i] ?? 0, n[i + 1] ?? 0, n[i + 2] ?? 0]);
  return { kind: 'dots', pigment, dots: list };
};

/** The same marks, scaled by `size`, turned by `degrees` around the middle and moved by x, y. */
export function put(marks: Mark[], x: number, y: number, size = 1, degrees = 0, mirror = false): Mark[] {
  const a = (degrees * Math.PI) / 180;
  const move = ([px, py]: Point): Point => {
    const dx = (px - 50) * size * (mirror ? -1 : 1);
    const dy = (py - 50) * size;
    return [50 + x + dx * Math.cos(a) - dy * Math.sin(a), 50 + y + dx * Math.sin(a) + dy * Math.cos(a)];
  };
  return marks.map((mark) =>
    mark.kind === 'dots'
      ? { ...mark, dots: mark.dots.map(([px, py, r]) => [...move([px, py]), r * size] as const) }
      : mark.kind === 'line'
        ? { ...mark, width: mark.width * Math.max(size, 0.55), points: mark.points.map(move) }
        : { ...mark, points: mark.points.map(move) },
  );
}

/** A hand that trembles the same way each time it is asked for the same seed: -1 to 1. */
function handOf(seed: number): () => number {
  let state = seed * 2654435761 + 12345;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return (state / 4294967296) * 2 - 1;
  };
}

/** Points on a Catmull-Rom curve, `steps` for each piece. */
function curve(points: Point[], closed: boolean, steps: number): Point[] {
  const n = points.length;
  const at = (i: number): Point =>
    (closed ? points[(i + n) % n] : points[Math.min(n - 1, Math.max(0, i))]) ?? [0, 0];
  const out: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k += 1) {
      const t = k / steps;
      const value = (c: 0 | 1) =>
        0.5 *
        (2 * q[c] +
          (r[c] - p[c]) * t +
          (2 * p[c] - 5 * q[c] + 4 * r[c] - s[c]) * t * t +
          (3 * q[c] - p[c] - 3 * r[c] + s[c]) * t * t * t);
      out.push([value(0), value(1)]);
    }
  }
  if (!closed) out.push(at(n - 1));
  return out;
}

/** Relative path data in whole units of a box of 200. */
function written(points: Point[]): string {
  let [x, y] = [Math.round((points[0]?.[0] ?? 0) * 2), Math.round((points[0]?.[1] ?? 0) * 2)];
  let d = `M${x} ${y}l`;
  for (const [px, py] of points.slice(1)) {
    const [nx, ny] = [Math.round(px * 2), Math.round(py * 2)];
    if (nx === x && ny === y) continue;
    d += `${nx - x} ${ny - y} `;
    [x, y] = [nx, ny];
  }
  // Dots of a distant thing may be smaller than a unit: then there is nothing to paint.
  return d.endsWith('l') ? '' : `${d.trim()}z`.replaceAll(' -', '-');
}

/** How hard the brush is pressed at `t` of its way, from 0 to 1. */
const press: Record<Shape, (t: number) => number> = {
  tapered: (t) => 0.16 + 0.84 * Math.sin(Math.PI * t ** 0.8) ** 0.7,
  even: (t) => 0.97 + 0.05 * Math.sin(t * 5),
  swelling: (t) => 0.42 + 0.58 * Math.sin(Math.PI * t),
};

function stroked(points: Point[], width: number, shape: Shape, hand: () => number): string {
  const way = curve(points, false, points.length > 6 ? 4 : 6);
  const last = way.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [i, [x, y]] of way.entries()) {
    const [ax, ay] = way[Math.max(0, i - 1)] ?? [x, y];
    const [bx, by] = way[Math.min(last, i + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const t = i / last;
    const half = (width / 2) * press[shape](t) + hand() * (shape === 'tapered' ? 0.16 : 0.09);
    const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half];
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  }
  return written([...left, ...right.reverse()]);
}

const ring = (x: number, y: number, r: number): Point[] =>
  [0, 1, 2, 3, 4, 5].map((i) => [x + r * Math.cos((i * Math.PI) / 3), y + r * Math.sin((i * Math.PI) / 3)]);

/** Paints marks in their order; neighbours of one pigment become one path. The same seed paints the same. */
export function paint(marks: Mark[], seed = 1): Stroke[] {
  const hand = handOf(seed);
  const strokes: Stroke[] = [];
  for (const mark of marks) {
    const d =
      mark.kind === 'dots'
        ? mark.dots.map(([x, y, r]) => written(curve(ring(x, y, r), true, r > 2 ? 3 : 2))).join('')
        : mark.kind === 'line'
          ? stroked(mark.points, mark.width, mark.shape, hand)
          : written(
              curve(
                mark.points.map(([x, y]) => [x + hand() * 0.7, y + hand() * 0.7]),
                true,
                5,
              ),
            );
    const last = strokes.at(-1);
    if (last && last.pigment === mark.pigment) last.d += d;
    else strokes.push({ pigment: mark.pigment, d });
  }
  return strokes;
}
