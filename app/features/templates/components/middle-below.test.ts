import { expect, it } from 'vitest';
import { middleBelow } from './middle-below.ts';

const CARD = { top: 700, bottom: 1200 };
const LINES = [
  { top: 600, bottom: 640 },
  { top: 650, bottom: 690 },
];
/** Where the bars' lower edge, 130 px down the window, then lies on the page. */
const edge = (height: number, lines = LINES) => 130 + middleBelow(CARD, lines, { top: 130, bottom: height });

it('stands in the middle of what the bars leave', () => {
  expect(edge(720, [])).toBe(655);
  expect(edge(730)).toBe(650);
  expect(edge(900)).toBe(565);
});

it('shows a line whole that would be cut, or hides it where that is nearer', () => {
  // In the middle the bar would end at 605.
  expect(edge(820)).toBe(600 - 12);
  // At 615.
  expect(edge(800)).toBe(640);
});

it('hides it where the card needs the room', () => {
  expect(edge(680, [{ top: 660, bottom: 740 }])).toBe(740);
});

it('keeps to the middle where the card is higher than the window', () => {
  expect(edge(500)).toBe(765);
});
