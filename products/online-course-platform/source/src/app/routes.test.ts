import { expect, test } from 'vitest';
import { sampleCourses } from '../data/sample/courses.ts';
import { screenOf } from './routes.tsx';

const title = (path: string) => screenOf(path, sampleCourses).title;

test('every lesson of every course has a screen', () => {
  for (const course of sampleCourses)
    for (const lesson of course.units.flatMap((unit) => unit.lessons))
      expect(title(`/course/${course.id}/${lesson.id}`)).toBe(lesson.title);
});

test('what does not exist says so', () => {
  expect(title('/course/knots')).toBe('Not on the shelf');
  expect(title('/course/waves/order-why')).toBe('Not on the shelf');
  expect(title('/somewhere')).toBe('Not on the shelf');
});
