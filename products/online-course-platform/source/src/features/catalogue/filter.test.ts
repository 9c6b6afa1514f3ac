import { expect, test } from 'vitest';
import { sampleCourses } from '../../data/sample/courses.ts';
import { fits, fromQuery, noFilter, toQuery } from './filter.ts';

const titles = (filter: Partial<typeof noFilter>) =>
  sampleCourses.filter((course) => fits(course, { ...noFilter, ...filter })).map(({ id }) => id);

test('without a filter everything stands face-out', () => {
  expect(titles({})).toHaveLength(sampleCourses.length);
});

test('conditions add up', () => {
  expect(titles({ free: true })).toEqual(['money']);
  expect(titles({ kind: 'code', level: 'Some practice' })).toEqual(['order', 'rhythm']);
  expect(titles({ kind: 'code', level: 'Some practice', length: 40 })).toEqual(['rhythm']);
});

test('an address and back is the same filter', () => {
  const filter = { subject: 'Music', level: 'Some practice', length: 45, kind: 'film', free: true } as const;
  expect(fromQuery(new URLSearchParams(toQuery(filter)))).toEqual(filter);
  expect(toQuery(noFilter)).toBe('');
});

test('nonsense in an address is left out', () => {
  expect(fromQuery(new URLSearchParams('level=expert&length=-3&kind=dance'))).toEqual(noFilter);
});
