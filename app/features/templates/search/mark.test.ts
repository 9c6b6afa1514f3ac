import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from '../../../lib/fold.ts';
import { markParts } from './mark.ts';

it('marks whole words, whatever their case and accents', () => {
  expect(markParts('Un Café, two cafés', ['cafe'])).toEqual([
    { text: 'Un ', marked: false },
    { text: 'Café', marked: true },
    { text: ', two cafés', marked: false },
  ]);
});

it('loses nothing of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, terms) => {
      const parts = markParts(text, [...terms, ...text.split(' ').map(fold)]);
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }),
  );
});
