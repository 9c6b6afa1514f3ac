import { describe, expect, it } from 'vitest';
import { placeFeatured } from './place-featured.ts';
import { countLabel, downloadsOf, firstLetter, formatDate, type Project, projectPath } from './project.ts';

describe('formatDate', () => {
  it('writes month, day and year out, in UTC wherever the visitor is', () => {
    expect(formatDate('2026-11-21T23:59:59.999Z')).toBe('November 21, 2026');
    expect(formatDate('2026-11-21T01:00:00+02:00')).toBe('November 20, 2026');
    expect(formatDate('2026-01-05T00:00:00.123456+00:00')).toBe('January 5, 2026');
  });
  it('is empty for what is no time', () => expect(formatDate('soon')).toBe(''));
});

describe('firstLetter', () => {
  it.each([
    ['harbour', 'H'],
    ['  éclair', 'É'],
    ['e\u0301clair', 'E\u0301'],
    ['👩‍🚀 space', '👩‍🚀'],
    ['привет', 'П'],
    ['日本', '日'],
    ['', ''],
  ])('of %j is %j', (title, letter) => expect(firstLetter(title)).toBe(letter));
});

it('counts with the right noun', () => {
  expect(countLabel(0, 'download')).toBe('0 downloads');
  expect(countLabel(1, 'download')).toBe('1 download');
  expect(countLabel(1204, 'download')).toBe('1,204 downloads');
});

it('shows 0 where no downloads are known', () => expect(downloadsOf({ downloads_count: null })).toBe(0));

it('keeps slugs of other scripts addressable', () => {
  expect(projectPath({ slug: 'a/b' })).toBe('/project/a%2Fb/content');
});

describe('placeFeatured', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id }) as Project) as [Project, Project, Project];
  it('leaves a project of this page where it is', () => expect(placeFeatured([a, b], b)).toEqual([a, b]));
  it('puts one of another page first', () => expect(placeFeatured([a, b], c)).toEqual([c, a, b]));
  it('changes nothing without one', () => {
    expect(placeFeatured([a], null)).toEqual([a]);
    expect(placeFeatured([a], undefined)).toEqual([a]);
  });
});
