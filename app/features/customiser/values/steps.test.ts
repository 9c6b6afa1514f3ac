import { expect, it } from 'vitest';
import { canRedo, canUndo, NO_STEPS, presentOf, redone, undone, withStep } from './steps.ts';

const values = (line: string) => ({ slots: { line } });

it('goes back and forth, and a step from there takes the place of what was undone', () => {
  const two = withStep(withStep(NO_STEPS, values('a'), false), values('b'), false);
  expect(presentOf(undone(two))).toEqual(values('a'));
  expect(presentOf(redone(undone(two)))).toEqual(values('b'));
  const other = withStep(undone(two), values('c'), false);
  expect(canRedo(other)).toBe(false);
  expect(presentOf(undone(other))).toEqual(values('a'));
  expect(presentOf(undone(undone(undone(other))))).toEqual({ slots: {} });
});

it('takes what is typed into one field as one step', () => {
  const typed = withStep(withStep(NO_STEPS, values('a'), false), values('ab'), true);
  expect(typed.list).toHaveLength(2);
  expect(presentOf(undone(typed))).toEqual({ slots: {} });
  // Not after one has gone back: what is ahead would be lost without a step of its own.
  expect(withStep(undone(withStep(typed, values('abc'), false)), values('x'), true).list).toHaveLength(3);
});

it('does not grow for ever', () => {
  let steps = NO_STEPS;
  for (let count = 0; count < 300; count += 1) steps = withStep(steps, values(String(count)), false);
  expect(steps.list).toHaveLength(200);
  expect(canUndo(steps)).toBe(true);
  expect(presentOf(steps)).toEqual(values('299'));
});
