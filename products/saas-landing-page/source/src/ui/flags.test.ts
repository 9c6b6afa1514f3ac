import { describe, expect, it } from 'vitest';
import { flagOf, spell } from './flags';

describe('flags', () => {
  it('exist for every letter, and differ', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const drawn = letters.map((letter) => JSON.stringify(flagOf(letter)));
    expect(new Set(drawn).size).toBe(26);
    expect(flagOf('q')).toEqual(flagOf('Q'));
    expect(flagOf('4')).toBeNull();
  });
});

describe('spelling', () => {
  it.each([
    ['Halyard', 7, 'HALYARD'],
    ['Søster & Åsa', 9, 'SSTERASA'],
    ['Ops 24/7', 9, 'OPS'],
    ['constantinople', 7, 'CONSTAN'],
    ['', 7, ''],
  ])('%j in %d flags', (word, most, letters) => expect(spell(word, most).join('')).toBe(letters));
});
