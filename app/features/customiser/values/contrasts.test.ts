import { expect, it } from 'vitest';
import { contrastWords } from './contrasts.ts';

const pair = { theme: 'light' as const, front: 'ink', back: 'paper' };

it.each([
  [21, 4.5, '21.0 to 1: very good (AAA)'],
  [4.56, 4.5, '4.5 to 1: good (AA)'],
  [4.499, 4.5, '4.4 to 1: too little, 4.5 is needed (AA)'],
  [2.9, 3, '2.9 to 1: too little, 3 is needed (AA)'],
])('a contrast of %d where %d is needed is %s', (ratio, least, words) => {
  expect(contrastWords({ ...pair, ratio, least })).toBe(words);
});
