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
  A: { name: 'Alfa', means: 'I have a diver down; keep well clear at slow speed.', regions: columns(w, b), tail: true },
  B: { name: 'Bravo', means: 'I am taking in, or discharging, or carrying dangerous goods.', regions: [all(r)], tail: true },
  C: { name: 'Charlie', means: 'Yes.', regions: rows(b, w, r, w, b) },
  D: { name: 'Delta', means: 'Keep clear of me; I am manoeuvring with difficulty.', regions: [all(y), box(b, 0, 0.25, 1, 0.75)] },
  E: { name: 'Echo', means: 'I am altering my course to starboard.', regions: rows(b, r) },
  F: { name: 'Foxtrot', means: 'I am disabled; communicate with me.', regions: [all(w), [r, [[0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]]]] },
  G: { name: 'Golf', means: 'I require a pilot.', regions: columns(y, b, y, b, y, b) },
  H: { name: 'Hotel', means: 'I have a pilot on board.', regions: columns(w, r) },
  I: { name: 'India', means: 'I am altering my course to port.', regions: [all(y), disc(k, 0.29)] },
  J: { name: 'Juliett', means: 'I am on fire and have dangerous cargo; keep well clear.', regions: rows(b, w, b) },
  K: { name: 'Kilo', means: 'I wish to communicate with you.', regions: columns(y, b) },
  L: { name: 'Lima', means: 'You should stop your vessel instantly.', regions: [all(y), box(k, 0.5, 0, 1, 0.5), box(k, 0, 0.5, 0.5, 1)] },
  M: { name: 'Mike', means: 'My vessel is stopped and making no way.', regions: [all(b), ...saltire(w)] },
  N: { name: 'November', means: 'No.', regions: [all(w), ...checker] },
  O: { name: 'Oscar', means: 'Man overboard.', regions: [all(y), [r, [[0, 0], [1, 0], [1, 1]]]] },
  P: { name: 'Papa', means: 'All persons should report on board; the vessel is about to proceed to sea.', regions: [all(b), box(w, 0.3, 0.3, 0.7, 0.7)] },
  Q: { name: 'Quebec', means: 'My vessel is healthy and I request free pratique.', regions: [all(y)] },
  R: { name: 'Romeo', means: 'No meaning alone; the only flag with the day off.', regions: [all(r), ...cross(y)] },
  S: { name: 'Sierra', means: 'My engines are going astern.', regions: [all(w), box(b, 0.3, 0.3, 0.7, 0.7)] },
  T: { name: 'Tango', means: 'Keep clear of me; I am engaged in pair trawling.', regions: columns(r, w, b) },
  U: { name: 'Uniform', means: 'You are running into danger.', regions: [all(w), box(r, 0, 0, 0.5, 0.5), box(r, 0.5, 0.5, 1, 1)] },
  V: { name: 'Victor', means: 'I require assistance.', regions: [all(w), ...saltire(r)] },
  W: { name: 'Whiskey', means: 'I require medical assistance.', regions: [all(b), box(w, 0.2, 0.2, 0.8, 0.8), box(r, 0.38, 0.38, 0.62, 0.62)] },
  X: { name: 'X-ray', means: 'Stop carrying out your intentions and watch for my signals.', regions: [all(w), ...cross(b)] },
  Y: { name: 'Yankee', means: 'I am dragging my anchor.', regions: [all(y), ...stripes] },
  Z: { name: 'Zulu', means: 'I require a tug.', regions: [[y, [[0, 0], [1, 0], [0.5, 0.5]]], [b, [[1, 0], [1, 1], [0.5, 0.5]]], [r, [[0, 1], [1, 1], [0.5, 0.5]]], [k, [[0, 0], [0.5, 0.5], [0, 1]]]] },
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
