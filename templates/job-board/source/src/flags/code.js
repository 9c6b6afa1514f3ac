/*
 * The International Code of Signals: every letter as coloured regions on a field from 0,0 (hoist, top) to 1,1.
 * A region is [colour, polygon]; later ones lie on top. `tail` cuts the fly as in A and B.
 */

const r = 'red';
const y = 'yellow';
const b = 'blue';
const k = 'black';
const w = 'white';

const box = (colour, x0, y0, x1, y1) => [colour, [[x0, y0], [x1, y0], [x1, y1], [x0, y1]]];
const all = (colour) => box(colour, 0, 0, 1, 1);
const rows = (...colours) => colours.map((colour, i) => box(colour, 0, i / colours.length, 1, (i + 1) / colours.length));
const columns = (...colours) => colours.map((colour, i) => box(colour, i / colours.length, 0, (i + 1) / colours.length, 1));
const saltire = (colour, t = 0.13) => [
  [colour, [[0, 0], [t, 0], [1, 1 - t], [1, 1], [1 - t, 1], [0, t]]],
  [colour, [[1, 0], [1, t], [t, 1], [0, 1], [0, 1 - t], [1 - t, 0]]],
];
const cross = (colour, t = 0.11) => [box(colour, 0.5 - t, 0, 0.5 + t, 1), box(colour, 0, 0.5 - t, 1, 0.5 + t)];
const disc = (colour, radius) => [colour, Array.from({ length: 28 }, (_, i) => [0.5 + (radius / 1.2) * Math.cos((i * Math.PI) / 14), 0.5 + radius * Math.sin((i * Math.PI) / 14)])];
const stripes = Array.from({ length: 5 }, (_, i) => {
  const from = (i * 2 + 1) / 5;
  const to = (i * 2 + 2) / 5;
  return [r, slope(from, to)];
});

/** The band between two diagonals x + y = from and x + y = to. */
function slope(from, to) {
  const at = (sum) => (sum <= 1 ? [[sum, 0], [0, sum]] : [[1, sum - 1], [sum - 1, 1]]);
  const [a, c] = at(from);
  const [d, e] = at(to);
  const corner = from < 1 && to > 1;
  return corner ? [a, [1, 0], d, e, [0, 1], c] : [a, d, e, c];
}

const checker = Array.from({ length: 8 }, (_, i) => {
  const row = Math.floor(i / 2);
  const column = (i % 2) * 2 + (row % 2);
  return box(b, column / 4, row / 4, (column + 1) / 4, (row + 1) / 4);
});

export const code = {
  A: { name: 'Alfa', regions: columns(w, b), tail: true },
  B: { name: 'Bravo', regions: [all(r)], tail: true },
  C: { name: 'Charlie', regions: rows(b, w, r, w, b) },
  D: { name: 'Delta', regions: [all(y), box(b, 0, 0.25, 1, 0.75)] },
  E: { name: 'Echo', regions: rows(b, r) },
  F: { name: 'Foxtrot', regions: [all(w), [r, [[0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]]]] },
  G: { name: 'Golf', regions: columns(y, b, y, b, y, b) },
  H: { name: 'Hotel', regions: columns(w, r) },
  I: { name: 'India', regions: [all(y), disc(k, 0.29)] },
  J: { name: 'Juliett', regions: rows(b, w, b) },
  K: { name: 'Kilo', regions: columns(y, b) },
  L: { name: 'Lima', regions: [all(y), box(k, 0.5, 0, 1, 0.5), box(k, 0, 0.5, 0.5, 1)] },
  M: { name: 'Mike', regions: [all(b), ...saltire(w)] },
  N: { name: 'November', regions: [all(w), ...checker] },
  O: { name: 'Oscar', regions: [all(y), [r, [[0, 0], [1, 0], [1, 1]]]] },
  P: { name: 'Papa', regions: [all(b), box(w, 0.3, 0.3, 0.7, 0.7)] },
  Q: { name: 'Quebec', regions: [all(y)] },
  R: { name: 'Romeo', regions: [all(r), ...cross(y)] },
  S: { name: 'Sierra', regions: [all(w), box(b, 0.3, 0.3, 0.7, 0.7)] },
  T: { name: 'Tango', regions: columns(r, w, b) },
  U: { name: 'Uniform', regions: [all(w), box(r, 0, 0, 0.5, 0.5), box(r, 0.5, 0.5, 1, 1)] },
  V: { name: 'Victor', regions: [all(w), ...saltire(r)] },
  W: { name: 'Whiskey', regions: [all(b), box(w, 0.2, 0.2, 0.8, 0.8), box(r, 0.38, 0.38, 0.62, 0.62)] },
  X: { name: 'X-ray', regions: [all(w), ...cross(b)] },
  Y: { name: 'Yankee', regions: [all(y), ...stripes] },
  Z: { name: 'Zulu', regions: [[y, [[0, 0], [1, 0], [0.5, 0.5]]], [b, [[1, 0], [1, 1], [0.5, 0.5]]], [r, [[0, 1], [1, 1], [0.5, 0.5]]], [k, [[0, 0], [0.5, 0.5], [0, 1]]]] },
};

/** The letters of a text that can be hoisted. */
export const lettersOf = (text) =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z ]/g, '');

/** Initials of an employer: two or three words' first letters. */
export const initials = (name) =>
  lettersOf(name)
    .split(' ')
    .filter((word) => word && !['THE', 'OF', 'AND', 'FOR'].includes(word))
    .map((word) => word[0])
    .join('')
    .slice(0, 3);
