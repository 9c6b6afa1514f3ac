import { expect, it } from 'vitest';
import { niceTicks } from './ticks';

it.each([
  [1, [0, 0.25, 0.5, 0.75, 1]],
  [97, [0, 25, 50, 75, 100]],
  [4100, [0, 2000, 4000, 6000]],
])('reaches beyond %d in round steps', (most, ticks) => expect(niceTicks(most)).toEqual(ticks));
