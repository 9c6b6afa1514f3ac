import { dots, line, type Mark, paint, pen, type Stroke, wash } from './brush.ts';
import { land } from './figures-land.ts';
import { sea } from './figures-sea.ts';
import { town } from './figures-town.ts';
import { letters } from './letters.ts';

const all = { ...sea, ...land, ...town };

/** Everything that can be painted on a tile. */
export type Figure = keyof typeof all;
export const figures = Object.keys(all) as Figure[];

/** The quarter of a rosette that every tile carries in its corners: four tiles make it whole. */
const corner: Mark[] = [
  wash('mid', '0 0 9 0 8 5 5 8 0 9'),
  line(2.6, '6 6 10 13 18 18', 'deep'),
  line(1.7, '2 12 8 15 9 21'),
  line(1.7, '12 2 15 8 21 9'),
  dots('20.500 20.500 1.500'),
];
const corners = [
  corner,
  ...[
    (x: number, y: number) => [100 - x, y] as const,
    (x: number, y: number) => [x, 100 - y] as const,
    (x: number, y: number) => [100 - x, 100 - y] as const,
  ].map((turn) =>
    corner.map(
      (mark): Mark =>
        mark.kind === 'dots'
          ? { ...mark, dots: mark.dots.map(([x, y, r]) => [...turn(x, y), r] as const) }
          : { ...mark, points: mark.points.map(([x, y]) => turn(x, y)) },
    ),
  ),
].flat();

/** Ridges that the trowel left in the mortar, where a tile has come off. */
const combed: Mark[] = [14, 26, 38, 50, 62, 74, 86].map((y) =>
  pen(2.2, `4 ${y} 28 ${y - 4} 50 ${y + 1} 74 ${y - 3} 96 ${y + 2}`, 'mid'),
);

const painted = new Map<string, Stroke[]>();
function once(name: string, make: () => Stroke[]): Stroke[] {
  const known = painted.get(name);
  if (known) return known;
  const made = make();
  painted.set(name, made);
  return made;
}

/** The strokes of a figure, always the same. */
export const strokesOf = (figure: Figure): Stroke[] =>
  once(figure, () => paint(all[figure], figure.length * 7 + figure.charCodeAt(1)));
export const letterStrokes = (letter: string): Stroke[] =>
  once(`letter ${letter}`, () => paint(letters[letter] ?? [], letter.charCodeAt(0)));
export const cornerStrokes = (): Stroke[] => once('corner', () => paint(corners, 3));
export const mortarStrokes = (): Stroke[] => once('mortar', () => paint(combed, 9));
