import { describe, expect, it, test } from 'vitest';
import { numberInPath, splitSuggestion, suggestionPath } from './suggestion.ts';

describe('the heading of a suggestion', () => {
  test.each([
    ['A page for a choir', 'A page for a choir', ''],
    ['A page for a choir.\nWith notes.', 'A page for a choir.', 'With notes.'],
    ['A page for a choir! With notes.', 'A page for a choir!', 'With notes.'],
    ['Something, e.g. a shop, that sells bread.', 'Something, e.g. a shop, that sells bread.', ''],
    ['  one\n\ntwo  ', 'one', 'two'],
  ])('%j', (text, headline, rest) => {
    expect(splitSuggestion(text)).toEqual({ headline, rest });
  });

  it('of a text without an end in time is cut at a word, and nothing is lost', () => {
    const text = 'word '.repeat(40).trim();
    const { headline, rest } = splitSuggestion(text);
    expect(headline).toMatch(/^(word )+word…$/);
    expect(headline.length).toBeLessThanOrEqual(91);
    expect(`${headline.slice(0, -1)} ${rest.slice(1)}`).toBe(text);
  });

  it('is never cut within a character', () => {
    const { headline, rest } = splitSuggestion(`x${'🙂'.repeat(200)}`);
    expect(headline.isWellFormed() && rest.isWellFormed()).toBe(true);
    expect(headline.slice(0, -1) + rest.slice(1)).toBe(`x${'🙂'.repeat(200)}`);
  });
});

describe('the address of a suggestion', () => {
  test.each([
    ['A page for a Chöir & Co.', '/make-my-site/7-a-page-for-a-choir-co'],
    ['日本語のサイト', '/make-my-site/7'],
    ['../../etc', '/make-my-site/7-etc'],
    ['x'.repeat(200), `/make-my-site/7-${'x'.repeat(60)}`],
  ])('of %j', (suggestion, path) => {
    expect(suggestionPath({ number: 7, suggestion })).toBe(path);
  });

  test.each([
    ['7', 7],
    ['7-a-page', 7],
    ['7a', null],
    ['07', null],
    ['0', null],
    ['-7', null],
    ['', null],
    ['9'.repeat(13), null],
  ])('%j names number %j', (segment, number) => {
    expect(numberInPath(segment)).toBe(number);
  });
});
