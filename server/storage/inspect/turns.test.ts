import { expect, it } from 'vitest';
import { takeTurns } from './turns.ts';

it('runs no more than the limit at once, in order, and goes on after a failure', async () => {
  const inTurn = takeTurns(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 9 }, (_, index) =>
      inTurn(async () => {
        started.push(index);
        most = Math.max(most, ++running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        if (index % 3 === 0) throw new Error('This one fails.');
        return index;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
});
