import { expect, test } from 'vitest';
import { waves } from '../../data/sample/waves.ts';
import type { CohortRow } from '../../data/types.ts';
import { isQuiet, medianShare, reach, sortRows } from './cohort.ts';

const row = (name: string, done: string[], lastSeen: string, score: number | null): CohortRow => ({
  id: name,
  name,
  joined: '2026-10-01',
  done,
  lastSeen,
  score,
});
const rows = [
  row('Bela', ['waves-carry', 'waves-length'], '2026-11-01', null),
  row('Arun', ['waves-carry'], '2026-11-20', 0.8),
  row(
    'Chand',
    waves.units.flatMap((unit) => unit.lessons.map(({ id }) => id)),
    '2026-10-05',
    0.6,
  ),
];
const names = (list: CohortRow[]) => list.map(({ name }) => name).join(' ');

test('no score stands last, up or down', () => {
  expect(names(sortRows(rows, 'score', true))).toBe('Chand Arun Bela');
  expect(names(sortRows(rows, 'score', false))).toBe('Arun Chand Bela');
});

test('progress and last visit sort both ways and leave the list alone', () => {
  expect(names(sortRows(rows, 'progress', false))).toBe('Chand Bela Arun');
  expect(names(sortRows(rows, 'lastSeen', true))).toBe('Chand Bela Arun');
  expect(names(rows)).toBe('Bela Arun Chand');
});

test('whoever has finished is never quiet', () => {
  expect(rows.map((it) => isQuiet(it, 5, '2026-11-24'))).toEqual([true, false, false]);
});

test('lessons show how many are lost before them', () => {
  expect(reach(waves, rows).map(({ finished, lost }) => [finished, lost])).toEqual([
    [3, 0],
    [2, 1],
    [1, 1],
    [1, 0],
    [1, 0],
  ]);
});

test('the median lies in the middle', () => {
  expect(medianShare(rows, 5)).toBe(0.4);
  expect(medianShare(rows.slice(0, 2), 5)).toBeCloseTo(0.3);
  expect(medianShare([], 5)).toBeNull();
});
