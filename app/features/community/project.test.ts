import { describe, expect, it } from 'vitest';
import { placeFeatured } from './place-featured.ts';
import { downloadsOf, firstLetter, inkShift, type Project, projectPath } from './project.ts';

describe('firstLetter', () => {
  it.each([
    ['harbour', 'H'],
    ['  éclair', 'É'],
    ['e\u0301clair', 'E\u0301'],
    ['👩‍🚀 space', '👩‍🚀'],
    ['привет', 'П'],
    ['日本', '日'],
    // A vowel that is written first, with its consonant.
    ['เว็บไซต์', 'เว็'],
    ['', ''],
  ])('of %j is %j', (title, letter) => expect(firstLetter(title)).toBe(letter));
});

it.each([
  ['K', 0],
  ['Å', 0],
  ['町', 0],
  ['م', -0.28],
  ['ج', -0.28],
  ['ب', -0.14],
  ['ا', 0],
  ['אֶ', 0],
  ['ลู', -0.1],
])('the ink of %s stands where a capital has it', (letter, shift) => expect(inkShift(letter)).toBe(shift));

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
