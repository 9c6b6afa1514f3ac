/** Shapes of the signal flags of the International Code, in a box of 12 by 12: path and colour, drawn in this order. */
export type Colour = 'red' | 'yellow' | 'blue' | 'black' | 'white';
type Layer = [colour: Colour, path: string];

const all = 'M0 0h12v12H0z';
const cross = 'M0 4.500h4.500V0h3v4.500H12v3H7.500V12h-3V7.500H0z';
const saltire =
  'M0 0h2.200L6 3.800 9.800 0H12v2.200L8.200 6 12 9.800V12H9.800L6 8.200 2.200 12H0V9.800L3.800 6 0 2.200z';
const swallow = 'M0 0h12L9 6l3 6H0z';
const disc = 'M6 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6z';

const flags: Record<string, Layer[]> = {
  A: [
    ['blue', swallow],
    ['white', 'M0 0h6v12H0z'],
  ],
  B: [['red', swallow]],
  C: [
    ['blue', all],
    ['white', 'M0 2.400h12v7.200H0z'],
    ['red', 'M0 4.800h12v2.400H0z'],
  ],
  D: [
    ['yellow', all],
    ['blue', 'M0 3h12v6H0z'],
  ],
  E: [
    ['red', all],
    ['blue', 'M0 0h12v6H0z'],
  ],
  F: [
    ['white', all],
    ['red', 'M6 0l6 6-6 6-6-6z'],
  ],
  G: [
    ['yellow', all],
    ['blue', 'M2 0h2v12H2zM6 0h2v12H6zM10 0h2v12h-2z'],
  ],
  H: [
    ['red', all],
    ['white', 'M0 0h6v12H0z'],
  ],
  I: [
    ['yellow', all],
    ['black', disc],
  ],
  J: [
    ['blue', all],
    ['white', 'M0 4h12v4H0z'],
  ],
  K: [
    ['blue', all],
    ['yellow', 'M0 0h6v12H0z'],
  ],
  L: [
    ['yellow', all],
    ['black', 'M6 0h6v6H6zM0 6h6v6H0z'],
  ],
  M: [
    ['blue', all],
    ['white', saltire],
  ],
  N: [
    ['white', all],
    ['blue', 'M0 0h3v3H0zM6 0h3v3H6zM3 3h3v3H3zM9 3h3v3H9zM0 6h3v3H0zM6 6h3v3H6zM3 9h3v3H3zM9 9h3v3H9z'],
  ],
  O: [
    ['red', all],
    ['yellow', 'M0 0v12h12z'],
  ],
  P: [
    ['blue', all],
    ['white', 'M3 3h6v6H3z'],
  ],
  Q: [['yellow', all]],
  R: [
    ['red', all],
    ['yellow', cross],
  ],
  S: [
    ['white', all],
    ['blue', 'M3 3h6v6H3z'],
  ],
  T: [
    ['blue', all],
    ['white', 'M0 0h8v12H0z'],
    ['red', 'M0 0h4v12H0z'],
  ],
  U: [
    ['white', all],
    ['red', 'M0 0h6v6H0zM6 6h6v6H6z'],
  ],
  V: [
    ['white', all],
    ['red', saltire],
  ],
  W: [
    ['blue', all],
    ['white', 'M2 2h8v8H2z'],
    ['red', 'M4 4h4v4H4z'],
  ],
  X: [
    ['white', all],
    ['blue', cross],
  ],
  Y: [
    ['yellow', all],
    [
      'red',
      'M0 0h2.400L0 2.400zM4.800 0h2.400L0 7.200V4.800zM9.600 0H12L0 12V9.600zM12 2.400v2.400L4.800 12H2.400zM12 7.200v2.400L9.600 12H7.200z',
    ],
  ],
  Z: [
    ['yellow', 'M0 0h12L6 6z'],
    ['blue', 'M12 0v12L6 6z'],
    ['red', 'M0 12h12L6 6z'],
    ['black', 'M0 0v12l6-6z'],
  ],
};

/** What a flag says when it is hoisted alone. */
export const meanings: Record<string, string> = {
  A: 'Diver down',
  C: 'Yes',
  H: 'Pilot on board',
  O: 'Man overboard',
  Q: 'All well',
  R: 'Received',
  S: 'Going astern',
  W: 'Medical help',
};

/** Layers of a letter's flag; null for anything that has none. */
export const flagOf = (letter: string): Layer[] | null => flags[letter.toUpperCase()] ?? null;

/** Letters of a word that have a flag, at most so many. */
export function spell(word: string, most: number): string[] {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  return [...plain].filter((letter) => letter in flags).slice(0, most);
}
