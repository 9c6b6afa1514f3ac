import { expect, it } from 'vitest';
import type { RowChange } from '../../lib/follow-rows.ts';
import { withChange } from './live.ts';
import type { Project } from './project.ts';

const projectOf = (day: number): Project => ({
  id: `project-${day}`,
  title: `Day ${day}`,
  description: 'A site',
  content: null,
  tags: ['one'],
  preview_url: null,
  image_url: 'https://here.example/picture.png',
  zip_file_url: 'https://here.example/site.zip',
  status: 'published',
  slug: `day-${day}`,
  user_id: 'ann',
  downloads_count: 3,
  created_at: new Date(Date.UTC(2026, 0, day)).toISOString(),
});
/** Days 26 to 3, as many as a page holds. */
const projects = Array.from({ length: 24 }, (_, index) => projectOf(26 - index));
const page = { projects, total: 50, page: 1 };
const change = (type: RowChange['type'], row: RowChange['row']) => ({ table: 'projects', type, row });

it('takes words and counts of a project that is shown, and leaves its files as they are', () => {
  const row = {
    ...projectOf(10),
    title: 'New',
    downloads_count: 4,
    image_url: 'https://there.example/x.png',
  };
  const changed = withChange(page, change('UPDATE', row));
  expect(changed?.projects[16]).toEqual({ ...projectOf(10), title: 'New', downloads_count: 4 });
  expect(changed?.projects.toSpliced(16, 1)).toEqual(projects.toSpliced(16, 1));
});

it('asks to read again for what comes to the page or goes from it', () => {
  expect(withChange(page, change('INSERT', { ...projectOf(27) }))).toBeNull();
  expect(withChange(page, change('UPDATE', { ...projectOf(26), id: 'was a draft' }))).toBeNull();
  expect(withChange(page, change('DELETE', { id: 'project-10' }))).toBeNull();
  expect(withChange({ ...page, projects: [] }, change('INSERT', { ...projectOf(1) }))).toBeNull();
});

it('is not concerned with other pages', () => {
  expect(withChange(page, change('UPDATE', { ...projectOf(2) }))).toBe(page);
  expect(withChange(page, change('DELETE', { id: 'project-2' }))).toBe(page);
  const second = { ...page, page: 2 };
  expect(withChange(second, change('INSERT', { ...projectOf(27) }))).toBe(second);
  expect(
    withChange({ ...second, projects: projects.slice(1) }, change('UPDATE', { ...projectOf(2) })),
  ).toBeNull();
});
