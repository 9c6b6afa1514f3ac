import { expect, test } from 'vitest';
import { createBox } from '../lib/storage.ts';
import { localApi } from './local.ts';

test('a saved course takes the place of the sample, a new one is added', async () => {
  const api = localApi(createBox('t:', null));
  const [first] = await api.courses();
  await api.saveCourse({ ...first, title: 'Another title' });
  await api.saveCourse({ ...first, id: 'brand-new' });
  const courses = await api.courses();
  expect(courses[0].title).toBe('Another title');
  expect(courses.at(-1)?.id).toBe('brand-new');
  await api.reset();
  expect((await api.courses())[0].title).toBe(first.title);
});

test('the cohort is the same on every visit, and finishes lessons in order', async () => {
  const api = localApi(createBox('t:', null));
  const rows = await api.cohort('waves');
  expect(await api.cohort('waves')).toEqual(rows);
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.every(({ joined, lastSeen }) => joined <= lastSeen)).toBe(true);
});

test('a failing school rejects', async () => {
  const api = localApi(createBox('t:', null), () => 'failing');
  await expect(api.courses()).rejects.toThrow('did not answer');
});
