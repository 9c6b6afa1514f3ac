import { describe, expect, it } from 'vitest';
import { clipText } from './clip-text.ts';

describe('clipText', () => {
  it('leaves a short text alone but for its spaces', () => {
    expect(clipText('  one\n two  ', 20)).toBe('one two');
  });
  it('cuts at a word, without what stood before the gap', () => {
    expect(clipText('one, two, three', 11)).toBe('one, two…');
  });
  it('cuts a text without spaces, and no character in half', () => {
    expect(clipText('a'.repeat(30), 10)).toBe(`${'a'.repeat(9)}…`);
    expect(clipText(`${'a'.repeat(8)}😀😀`, 10)).toBe(`${'a'.repeat(8)}…`);
  });
});
