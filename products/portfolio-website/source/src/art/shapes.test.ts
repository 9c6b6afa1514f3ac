import { describe, expect, it } from 'vitest';
import { ARTS } from '../content/types.ts';
import { sheetsOf } from './shapes.ts';

describe('every relief', () => {
  for (const name of ARTS) {
    it(`${name} is the same each time, and another with another seed`, () => {
      expect(sheetsOf(name, 3)).toEqual(sheetsOf(name, 3));
      expect(sheetsOf(name, 3)).not.toEqual(sheetsOf(name, 4));
    });
    it(`${name} has closed outlines without broken numbers, in tones that exist`, () => {
      for (let seed = 1; seed <= 20; seed += 1) {
        for (const { d, tone, lift } of sheetsOf(name, seed)) {
          expect(d).toMatch(/^M.*Z$/);
          expect(d).not.toMatch(/NaN|Infinity|undefined/);
          expect(tone).toBeGreaterThanOrEqual(1);
          expect(tone).toBeLessThanOrEqual(8);
          expect(lift).toBeGreaterThanOrEqual(0);
        }
      }
    });
  }
});
