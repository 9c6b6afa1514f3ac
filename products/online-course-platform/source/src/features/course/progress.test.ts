import { expect, test } from 'vitest';
import { rhythm } from '../../data/sample/rhythm.ts';
import { completedOn, minutesOf, neighbours, progressOf } from './progress.ts';

const all = {
  'rhythm-pulse': '2026-10-02',
  'rhythm-against': '2026-10-09',
  'rhythm-even': '2026-10-05',
  'rhythm-check': '2026-10-06',
};

test('the next lesson is the first that is open, even when later ones are done', () => {
  const progress = progressOf(rhythm, { 'rhythm-pulse': '2026-10-02', 'rhythm-even': '2026-10-03' });
  expect(progress).toMatchObject({ done: 2, total: 4, share: 0.5, complete: false });
  expect(progress.next?.id).toBe('rhythm-against');
});

test('a course is complete on the day of the latest lesson', () => {
  expect(completedOn(rhythm, all)).toBe('2026-10-09');
  expect(completedOn(rhythm, { 'rhythm-pulse': '2026-10-02' })).toBeNull();
});

test('lessons that were removed do not count', () => {
  expect(progressOf(rhythm, { gone: '2026-10-02' }).done).toBe(0);
});

test('a course without lessons is neither begun nor complete', () => {
  expect(progressOf({ ...rhythm, units: [] }, {})).toMatchObject({ share: 0, complete: false, next: null });
});

test('neighbours cross from one unit into the next', () => {
  expect(neighbours(rhythm, 'rhythm-even').before?.id).toBe('rhythm-against');
  expect(neighbours(rhythm, 'rhythm-check').after).toBeNull();
  expect(neighbours(rhythm, 'unknown').after).toBeNull();
});

test('minutes add up', () => {
  expect(minutesOf(rhythm)).toBe(30);
});
