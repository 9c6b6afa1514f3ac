import { expect, test } from 'vitest';
import { habitOf, habitWords, mondayOf } from './habit.ts';

const today = '2026-11-24'; // a Tuesday

test('the week begins on Monday', () => {
  expect(mondayOf('2026-11-24')).toBe('2026-11-23');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
});

test('a quiet week takes nothing away', () => {
  const before = habitOf(['2026-11-02', '2026-11-03'], '2026-11-03', 2).weeksKept;
  const after = habitOf(['2026-11-02', '2026-11-03'], today, 2).weeksKept;
  expect([before, after]).toEqual([1, 1]);
});

test('a day counts once, and the future not at all', () => {
  const habit = habitOf([today, today, '2026-12-24'], today, 2);
  expect(habit.thisWeek).toBe(1);
  expect(habit.evenings.filter(({ studied }) => studied)).toHaveLength(1);
  expect(habit.evenings.at(-1)?.day).toBe(today);
});

test('words follow the week, and welcome whoever was away', () => {
  expect(habitWords(habitOf([], today, 2), 2)).toContain('first evening');
  expect(habitWords(habitOf([today], today, 2), 2)).toContain('One more');
  expect(habitWords(habitOf(['2026-11-23', today], today, 2), 2)).toContain('kept');
  expect(habitWords(habitOf(['2026-10-01'], today, 2), 2)).toContain('where you left it');
});
