import { describe, expect, it } from 'vitest';
import { firstLetter, inkShift } from './first-letter.ts';

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
