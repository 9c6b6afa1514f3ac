import { expect, test } from 'vitest';
import { waves } from '../../data/sample/waves.ts';
import { editLesson, faultsOf, moveLesson, placeOf, removeLesson, stepLesson } from './outline.ts';

const ids = (units: typeof waves.units) =>
  units.map(({ lessons }) => lessons.map(({ id }) => id.replace('waves-', '')));

test('a lesson moves within and between parts', () => {
  expect(ids(moveLesson(waves.units, 'waves-check', { unit: 0, index: 1 }))).toEqual([
    ['carry', 'check', 'length'],
    ['two', 'bubble'],
  ]);
});

test('places outside are drawn to the edge, unknown lessons change nothing', () => {
  expect(placeOf(moveLesson(waves.units, 'waves-two', { unit: 9, index: 99 }), 'waves-two')).toEqual({
    unit: 1,
    index: 2,
  });
  expect(moveLesson(waves.units, 'nobody', { unit: 0, index: 0 })).toBe(waves.units);
});

test('steps cross from part to part and stop at the ends', () => {
  const down = stepLesson(waves.units, 'waves-length', 1);
  expect(ids(down)).toEqual([['carry'], ['length', 'two', 'bubble', 'check']]);
  expect(ids(stepLesson(down, 'waves-length', -1))).toEqual(ids(waves.units));
  expect(stepLesson(waves.units, 'waves-carry', -1)).toBe(waves.units);
  expect(stepLesson(waves.units, 'waves-check', 1)).toBe(waves.units);
});

test('the course that was given is left as it was', () => {
  const before = JSON.stringify(waves.units);
  moveLesson(waves.units, 'waves-check', { unit: 0, index: 0 });
  removeLesson(waves.units, 'waves-check');
  editLesson(waves.units, 'waves-check', (lesson) => ({ ...lesson, title: 'x' }));
  expect(JSON.stringify(waves.units)).toBe(before);
});

test('faults are named, the sample has none', () => {
  expect(faultsOf(waves)).toEqual([]);
  const bad = {
    ...waves,
    title: ' ',
    price: 12.5,
    units: [
      { id: 'u', title: 'Empty', lessons: [] },
      ...editLesson(waves.units, 'waves-two', (l) => ({ ...l, minutes: 0 })),
    ],
  };
  expect(faultsOf(bad)).toHaveLength(4);
});
