import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byFacet,
  EVERYTHING,
  normalizeSearch,
  parseSelection,
  type Selection,
  SORTS,
  selectionHref,
  stateOf,
  toValue,
  withChoice,
} from './selection.ts';

const parse = (href: string) => parseSelection(new URL(href, 'http://host').searchParams);

const value = fc.stringMatching(/^[a-z0-9][a-z0-9_.+-]{0,15}$/);
const choice = fc
  .tuple(fc.uniqueArray(value, { maxLength: 5 }), fc.uniqueArray(value, { maxLength: 5 }))
  .map(([only, not]) => ({ only: only.filter((one) => !not.includes(one)).sort(), not: not.sort() }));
const selection: fc.Arbitrary<Selection> = fc.record({
  q: fc.string({ unit: 'grapheme', maxLength: 60 }).map(normalizeSearch),
  facets: fc.record(byFacet(() => choice)),
  sort: fc.option(fc.constantFrom(...SORTS), { nil: null }),
  page: fc.integer({ min: 1, max: 25 }),
});

describe('the address of a selection', () => {
  it('gives back every selection it was made of', () => {
    fc.assert(
      fc.property(selection, (one) => {
        expect(parse(selectionHref(one))).toEqual(one);
      }),
    );
  });

  it('is read without failing whatever it holds, and settles at once', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const once = selectionHref(parse(`/templates?${query}`));
        expect(selectionHref(parse(once))).toBe(once);
      }),
    );
  });

  it('is short and readable', () => {
    const one = withChoice(
      withChoice({ ...EVERYTHING, q: 'dark menu' }, 'tag', 'local_business', 'only'),
      'category',
      'shop',
      'not',
    );
    expect(selectionHref(one)).toBe('/templates?q=dark+menu&category=-shop&tag=local_business');
    expect(selectionHref(EVERYTHING)).toBe('/templates');
  });

  it('is the same for the fields of a form; not outweighs only', () => {
    const form = parse('/templates?q=&category=restaurant&category=-shop&category=shop&sort=');
    expect(selectionHref(form)).toBe('/templates?category=restaurant,-shop');
  });

  it('ignores what makes no sense', () => {
    const odd = '/templates?page=0&sort=cheap&category=<b>,,-,%00&size=SMALL&page=3';
    expect(parse(odd)).toEqual({
      ...EVERYTHING,
      facets: { ...EVERYTHING.facets, size: { only: ['small'], not: [] } },
    });
  });
});

it('a choice replaces the one before and starts at the first page', () => {
  const only = withChoice({ ...EVERYTHING, page: 3 }, 'category', 'blog', 'only');
  const not = withChoice(only, 'category', 'blog', 'not');
  expect([stateOf(only, 'category', 'blog'), stateOf(not, 'category', 'blog')]).toEqual(['only', 'not']);
  expect(not.page).toBe(1);
  expect(withChoice(not, 'category', 'blog', 'any')).toEqual(EVERYTHING);
});

it('names are written in one word', () => {
  expect(toValue('Landing page')).toBe('landing_page');
});
