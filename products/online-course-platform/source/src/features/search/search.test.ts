import { expect, test } from 'vitest';
import { sampleCourses } from '../../data/sample/courses.ts';
import { fold, marked, searchLessons } from './index.ts';

test('a title beats a mention', () => {
  expect(searchLessons(sampleCourses, 'arch')[0].lesson.id).toBe('bridges-arch');
});

test('every word has to be found', () => {
  expect(searchLessons(sampleCourses, 'merge bubble')).toEqual([]);
  expect(searchLessons(sampleCourses, '   ')).toEqual([]);
});

test('a find in a film leads to its second', () => {
  const [hit] = searchLessons(sampleCourses, 'keystone');
  expect([hit.lesson.id, hit.at]).toEqual(['bridges-arch', 20]);
  expect(hit.snippet).toContain('keystone');
});

test('accents and case do not matter', () => {
  expect(fold('Café')).toBe('cafe');
  expect(searchLessons(sampleCourses, 'NAISMITH').map(({ lesson }) => lesson.id)).toContain('maps-time');
});

test('finds are marked by the beginning of words', () => {
  const pieces = marked('Two arches, one arch', 'arch');
  expect(pieces.filter(({ found }) => found).map(({ text }) => text)).toEqual(['arches', 'arch']);
  expect(pieces.map(({ text }) => text).join('')).toBe('Two arches, one arch');
});
