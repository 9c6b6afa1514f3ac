import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is done at once, then as often as it may, and once more for what was asked last', () => {
  const work = vi.fn();
  const { ask, end } = atMostEvery(100, work);
  for (let piece = 0; piece < 25; piece += 1) {
    ask();
    vi.advanceTimersByTime(10);
  }
  expect(work).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(500);
  expect(work).toHaveBeenCalledTimes(4);
  ask();
  end();
  vi.advanceTimersByTime(500);
  expect(work).toHaveBeenCalledTimes(4);
});
