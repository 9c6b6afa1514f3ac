import type { ArtName } from '../content/types.ts';
import { seeded } from '../lib/random.ts';

/** One sheet of a relief: its outline, how dark its paper is (1 light to 8 dark), how high it stands over the next. */
export interface Sheet {
  d: string;
  tone: number;
  lift: number;
  /** Its shadow falls on what stands behind it, upwards, as in a row of standing sheets. */
  stands?: boolean;
}

/** Every relief is drawn on a sheet of this size. */
export const WIDTH = 800;
export const HEIGHT = 600;

type Point = readonly [number, number];
const text = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
const path = (points: readonly Point[]): string => `M${points.map(text).join('L')}Z`;

/** Ridges from edge to edge, one before the other; the side of each peak away from the light is a sheet of its own. */
function range(seed: number): Sheet[] {
  const next = seeded(seed);
  return Array.from({ length: 6 }, (_, row) => {
    const top = 235 + row * 66;
    const rough = 190 - row * 26;
    const peaks = 2 + (row % 3);
    const step = (WIDTH + 160) / peaks;
    const line: Point[] = [];
    const sides: string[] = [];
    for (let i = 0; i <= peaks; i += 1) {
      const x = -80 + step * (i + 0.15 + next() * 0.45) - row * 30;
      const peak: Point = [x, top - rough * (0.45 + next() * 0.55)];
      const saddle: Point = [x + step * (0.38 + next() * 0.16), top + rough * 0.12 * next()];
      line.push(peak, saddle);
      sides.push(
        path([
          peak,
          saddle,
          [saddle[0] - step * 0.08, HEIGHT + 60],
          [x + step * (0.02 + next() * 0.12), HEIGHT + 60],
          [x - step * 0.03, (peak[1] + HEIGHT) / 2],
        ]),
      );
    }
    const first: Point = [-140, top];
    return [
      {
        d: path([[-140, HEIGHT + 60], first, ...line, [WIDTH + 160, top], [WIDTH + 160, HEIGHT + 60]]),
        tone: 1 + row,
        lift: 10 + row,
        stands: true,
      },
      { d: sides.join(''), tone: Math.min(3 + row, 8), lift: 0 },
    ];
  }).flat();
}

/** A sheet with a hole; the holes lie in each other. */
function well(seed: number): Sheet[] {
  const next = seeded(seed);
  const corners = Array.from({ length: 13 }, () => 0.72 + next() * 0.5);
  return Array.from({ length: 8 }, (_, i) => {
    const size = 250 - i * 29;
    const hole = corners.map((far, k): Point => {
      const turn = (k / corners.length) * Math.PI * 2;
      return [
        WIDTH / 2 + Math.cos(turn) * size * far * 1.35 + i * 7,
        HEIGHT / 2 + Math.sin(turn) * size * far * 0.95 + i * 5,
      ];
    });
    return { d: `M-40-40H${WIDTH + 40}V${HEIGHT + 40}H-40Z${path(hole.reverse())}`, tone: i + 1, lift: 11 };
  }).reverse();
}

/** Slanted pleats: one side to the light, one away from it. */
function pleats(seed: number): Sheet[] {
  const next = seeded(seed);
  const slant = 90 + next() * 70;
  const count = 11;
  const step = (WIDTH + 300) / count;
  return Array.from({ length: count * 2 }, (_, i) => {
    const left = -180 + (i / 2) * step;
    const bend = 60 * Math.sin(i / 3 + seed);
    return {
      d: path([
        [left, -40],
        [left + step / 2 + 1, -40],
        [left + step / 2 + slant, 300 + bend],
        [left + step / 2 - bend, 640],
        [left - bend, 640],
        [left + slant, 300 + bend],
      ]),
      tone: i % 2 ? 6 : 2 + (i % 3),
      lift: i % 2 ? 0 : 6,
    };
  });
}

/** Rows of houses with steep roofs; windows are cut out. */
function town(seed: number): Sheet[] {
  const next = seeded(seed);
  return [0, 1, 2].flatMap((row) => {
    const base = HEIGHT - 190 + row * 110;
    const sheets: Sheet[] = [];
    for (let x = -50 - row * 45; x < WIDTH; ) {
      const width = 84 + next() * 60;
      const height = 120 + next() * 130 - row * 22;
      const roof = 46 + next() * 66;
      const middle = x + width * (0.35 + next() * 0.3);
      const window = `M${Math.round(x + width * 0.3)} ${Math.round(base - height + 26)}v34h22v-34Z`;
      sheets.push({
        d: `${path([
          [x, HEIGHT + 40],
          [x, base - height],
          [middle, base - height - roof],
          [x + width, base - height],
          [x + width, HEIGHT + 40],
        ])}${window}`,
        tone: 2 + ((row * 2 + sheets.length) % 4) + row,
        lift: 8 + row * 3,
        stands: true,
      });
      x += width - 8;
    }
    return sheets;
  });
}

/** Petals around a square, larger ones below. */
function bloom(seed: number): Sheet[] {
  const next = seeded(seed);
  const petals = 6 + Math.floor(next() * 3) * 2;
  return Array.from({ length: 5 }, (_, ring) => {
    const far = 300 - ring * 56;
    const d = Array.from({ length: petals }, (_, k) => {
      const turn = ((k + ring / 2) / petals) * Math.PI * 2;
      const at = (angle: number, size: number): Point => [
        WIDTH / 2 + Math.cos(angle) * size,
        HEIGHT / 2 + Math.sin(angle) * size,
      ];
      const half = Math.PI / petals;
      return path([
        [WIDTH / 2, HEIGHT / 2],
        at(turn - half * 0.92, far * 0.66),
        at(turn, far),
        at(turn + half * 0.92, far * 0.66),
      ]);
    }).join('');
    return { d, tone: 2 + ring, lift: 8 + ring };
  });
}

/** Steps that climb to the right: treads to the light, risers away from it, and the wall under them. */
function stairs(seed: number): Sheet[] {
  const next = seeded(seed);
  const count = 6 + Math.floor(next() * 3);
  const run = 520 / count;
  const rise = 250 / count;
  const deep: Point = [-80 - next() * 40, -190 - next() * 40];
  const at = (i: number, up: number): Point => [180 + i * run, 540 - (i + up) * rise];
  const back = ([x, y]: Point): Point => [x + deep[0], y + deep[1]];
  const steps = Array.from({ length: count }, (_, i) => [
    { d: path([at(i, 0), at(i, 1), back(at(i, 1)), back(at(i, 0))]), tone: 6, lift: 4 },
    {
      d: path([
        at(i, 1),
        [at(i + 1, 0)[0], at(i, 1)[1]],
        back([at(i + 1, 0)[0], at(i, 1)[1]]),
        back(at(i, 1)),
      ]),
      tone: 2 + (i % 2),
      lift: 5,
    },
  ])
    .reverse()
    .flat();
  const outline = Array.from({ length: count }, (_, i) => [at(i, 0), at(i, 1)]).flat();
  return [
    ...steps,
    {
      d: path([...outline, [180 + count * run, at(count - 1, 1)[1]], [180 + count * run, 540]]),
      tone: 4,
      lift: 10,
    },
  ];
}

/** Rows of breakers. */
function wave(seed: number): Sheet[] {
  const next = seeded(seed);
  return Array.from({ length: 7 }, (_, row) => {
    const y = 150 + row * 68;
    const length = 130 + next() * 80 + row * 14;
    let d = `M-60 ${HEIGHT + 60}V${Math.round(y)}`;
    const phase = next() * length;
    for (let x = -60 - phase; x < WIDTH + 80; x += length) {
      const high = 34 + next() * 46;
      d += `C${[x + length * 0.35, y - high * 0.1, x + length * 0.45, y - high, x + length * 0.8, y - high].map(Math.round).join(' ')}Q${[x + length * 0.62, y - high * 0.35, x + length, y].map(Math.round).join(' ')}`;
    }
    return { d: `${d}V${HEIGHT + 60}Z`, tone: 1 + row, lift: 9 + row, stands: true };
  });
}

/** Open books standing up. */
function book(seed: number): Sheet[] {
  const next = seeded(seed);
  return Array.from({ length: 9 }, (_, i) => {
    const x = 130 + (i % 3) * 265 + (next() - 0.5) * 30;
    const y = 165 + Math.floor(i / 3) * 160 + (next() - 0.5) * 20;
    const open = 62 + next() * 44;
    return [
      {
        d: path([
          [x, y - 60],
          [x - open, y - 84],
          [x - open, y + 44],
          [x, y + 72],
        ]),
        tone: 2 + (i % 2),
        lift: 9,
      },
      {
        d: path([
          [x, y - 60],
          [x + open, y - 84],
          [x + open, y + 44],
          [x, y + 72],
        ]),
        tone: 5 + (i % 2),
        lift: 9,
      },
    ];
  }).flat();
}

/** Doors, some of them open. */
function gate(seed: number): Sheet[] {
  const next = seeded(seed);
  return Array.from({ length: 24 }, (_, i) => {
    const x = 74 + (i % 6) * 112;
    const y = 62 + Math.floor(i / 6) * 124;
    const open = next();
    return [
      {
        d: path([
          [x, y],
          [x + 84, y],
          [x + 84, y + 96],
          [x, y + 96],
        ]),
        tone: 7,
        lift: 0,
      },
      {
        d: path([
          [x, y],
          [x + 84 * (1 - open * 0.75), y - 26 * open],
          [x + 84 * (1 - open * 0.75), y + 96 + 26 * open],
          [x, y + 96],
        ]),
        tone: 2 + (i % 3),
        lift: 7,
      },
    ];
  }).flat();
}

const DRAW: Record<ArtName, (seed: number) => Sheet[]> = {
  range,
  well,
  pleats,
  town,
  bloom,
  stairs,
  wave,
  book,
  gate,
};

/** The sheets of a relief, the lowest first. The same name and seed always give the same sheets. */
export const sheetsOf = (name: ArtName, seed: number): Sheet[] => DRAW[name](seed);
