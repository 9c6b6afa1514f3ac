import { describe, expect, it } from 'vitest';
import { placeFeatured } from './place-featured.ts';
import { downloadsOf, type Project, projectPath } from './project.ts';

it('shows 0 where no downloads are known', () => expect(downloadsOf({ downloads_count: null })).toBe(0));

it('keeps slugs of other scripts addressable', () => {
  expect(projectPath({ slug: 'a/b' })).toBe('/project/a%2Fb/content');
});

describe('placeFeatured', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id }) as Project) as [Project, Project, Project];
  it('puts one of this page first, once', () => expect(placeFeatured([a, b], b)).toEqual([b, a]));
  it('puts one of another page first', () => expect(placeFeatured([a, b], c)).toEqual([c, a, b]));
  it('changes nothing without one', () => {
    expect(placeFeatured([a], null)).toEqual([a]);
    expect(placeFeatured([a], undefined)).toEqual([a]);
  });
});
