import { describe, expect, it } from 'vitest';
import { addTags, endsTag, MAX_TAG_LENGTH, MAX_TAGS, shortenTags } from './tags.ts';

describe('addTags', () => {
  const listAfter = (tags: string[], text: string) => addTags(tags, text).tags;
  it('trims', () => expect(listAfter(['a'], '  dark   mode ')).toEqual(['a', 'dark mode']));
  it.each(['', '   ', '\t', ',', ' , ,'])('ignores the blank %j', (text) => {
    expect(addTags(['a'], text)).toEqual({ tags: ['a'], rest: '' });
  });
  it.each(['React', ' React ', 'react', 'react,REACT'])('ignores %j when React is there', (text) => {
    expect(listAfter(['React'], text)).toEqual(['React']);
  });
  it.each(['a,b', 'a, b,', 'a，b', 'a、b', 'a، b', 'a; b', 'a\nb'])('takes %j for two tags', (text) => {
    expect(endsTag(text)).toBe(true);
    expect(listAfter([], text)).toEqual(['a', 'b']);
  });
  it('stops at the limits of the table, and gives back what found no place', () => {
    const full = Array.from({ length: MAX_TAGS - 1 }, (_, index) => `t${index}`);
    expect(addTags(full, 'one, two, three')).toEqual({ tags: [...full, 'one'], rest: 'two, three' });
    expect(listAfter([], 'x'.repeat(99))[0]).toHaveLength(MAX_TAG_LENGTH);
    expect(listAfter([], `${'x'.repeat(39)}🥐`)[0]).toMatch(/🥐$/u);
  });
});

describe('shortenTags', () => {
  it('shows three and counts the rest', () => {
    expect(shortenTags(['a', 'b', 'c', 'd', 'e'])).toEqual({ shown: ['a', 'b', 'c'], more: 2 });
    expect(shortenTags(['a', 'b', 'c'])).toEqual({ shown: ['a', 'b', 'c'], more: 0 });
    expect(shortenTags([])).toEqual({ shown: [], more: 0 });
  });
});
