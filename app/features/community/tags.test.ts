import { describe, expect, it } from 'vitest';
import { addTag, MAX_TAG_LENGTH, MAX_TAGS, shortenTags } from './tags.ts';

describe('addTag', () => {
  it('trims', () => expect(addTag(['a'], '  dark   mode ')).toEqual(['a', 'dark mode']));
  it.each(['', '   ', '\t'])('ignores the blank %j', (text) => {
    const tags = ['a'];
    expect(addTag(tags, text)).toBe(tags);
  });
  it.each(['React', ' React ', 'react'])('ignores %j when React is there', (text) => {
    const tags = ['React'];
    expect(addTag(tags, text)).toBe(tags);
  });
  it('stops at the limits of the table', () => {
    const full = Array.from({ length: MAX_TAGS }, (_, index) => `t${index}`);
    expect(addTag(full, 'one more')).toBe(full);
    expect(addTag([], 'x'.repeat(99))[0]).toHaveLength(MAX_TAG_LENGTH);
  });
});

describe('shortenTags', () => {
  it('shows three and counts the rest', () => {
    expect(shortenTags(['a', 'b', 'c', 'd', 'e'])).toEqual({ shown: ['a', 'b', 'c'], more: 2 });
    expect(shortenTags(['a', 'b', 'c'])).toEqual({ shown: ['a', 'b', 'c'], more: 0 });
    expect(shortenTags([])).toEqual({ shown: [], more: 0 });
  });
});
