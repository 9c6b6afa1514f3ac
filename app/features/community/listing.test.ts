import { describe, expect, it } from 'vitest';
import { checksInWords, toggleCheck } from './check-filter.ts';
import { listingHref, pageCountOf, pageRange, parseListing, parseTab, totalLabel } from './listing.ts';

const read = (query: string) => parseListing(new URLSearchParams(query));

describe('parseListing', () => {
  it('starts with everything on page 1', () => {
    expect(read('')).toEqual({ page: 1, q: '', tag: '', checks: [] });
  });
  it('reads page, search and tag', () => {
    expect(read('page=3&q=+harbour+&tag=Dark mode')).toEqual({
      page: 3,
      q: 'harbour',
      tag: 'Dark mode',
      checks: [],
    });
  });
  it('reads checks in one order, repeated or between commas, and drops unknown ones', () => {
    expect(read('checks=under-500-kb,live,fast&checks=live').checks).toEqual(['live', 'under-500-kb']);
  });
  it.each(['0', '-1', '1.5', 'two', '', '1e9', '01', '9999999999'])('takes page %j for the first', (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });
  it('cuts a search that is too long and drops what the database cannot hold', () => {
    expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(100);
    expect(read('q=a%00b').q).toBe('ab');
  });
});

describe('listingHref', () => {
  it('leaves out what is at its default', () => {
    expect(listingHref({})).toBe('/community');
    expect(listingHref({ page: 1, q: '', tag: '' })).toBe('/community');
  });
  it('is read back unchanged', () => {
    const listing = { page: 2, q: 'a&b=c #1', tag: 'C++', checks: ['live', 'no-faults'] as const };
    const url = new URL(listingHref(listing, 'upload'), 'http://localhost');
    expect(parseListing(url.searchParams)).toEqual(listing);
    expect(parseTab(url.searchParams)).toBe('upload');
  });
});

it('chooses a check, and takes it back', () => {
  expect(toggleCheck(['under-500-kb'], 'no-faults')).toEqual(['no-faults', 'under-500-kb']);
  expect(toggleCheck(['no-faults', 'under-500-kb'], 'no-faults')).toEqual(['under-500-kb']);
});

it('says what is asked of a live site in one sentence', () => {
  expect(checksInWords([])).toBe('');
  expect(checksInWords(['live'])).toBe('a live site');
  expect(checksInWords(['live', 'no-faults', 'under-500-kb'])).toBe(
    'a live site with 0 faults by axe, under 500 KB',
  );
});

describe('pages', () => {
  it('have 24 projects each', () => {
    expect(pageRange(1)).toEqual({ from: 0, to: 23 });
    expect(pageRange(3)).toEqual({ from: 48, to: 71 });
  });
  it.each([
    [0, 1],
    [1, 1],
    [24, 1],
    [25, 2],
    [48, 2],
    [49, 3],
  ])('hold %i projects on %i', (total, pages) => expect(pageCountOf(total)).toBe(pages));
});

it('says where a total is an estimate', () => {
  expect(totalLabel(1)).toBe('1 project');
  expect(totalLabel(1000)).toBe('1,000 projects');
  expect(totalLabel(1001)).toBe('About 1,000 projects');
  expect(totalLabel(123_456)).toBe('About 120,000 projects');
});
