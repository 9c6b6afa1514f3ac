import { expect, test } from 'vitest';
import { projectMeta } from './meta.ts';
import type { Project } from './project.ts';

const project = {
  id: 'a',
  user_id: 'b',
  slug: 'lighthouse',
  title: 'Lighthouse',
  description: 'A site for a lighthouse.',
  tags: ['sea', 'light'],
  status: 'published',
  created_at: '2026-11-22T00:00:00Z',
} as unknown as Project;
const keywordsOf = (given: Partial<Project>) =>
  projectMeta({ ...project, ...given }, 'lighthouse', 'https://plinth.example').find(
    (entry): entry is { name: string; content: string } => 'name' in entry && entry.name === 'keywords',
  )?.content;

test('the keywords of a project are its tags, or its name', () => {
  expect(keywordsOf({})).toBe('sea, light');
  expect(keywordsOf({ tags: [] })).toBe('Lighthouse, community website');
});
