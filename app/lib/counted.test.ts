import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { counted } from './counted.ts';
import { groupThousands } from './digits.ts';

it('counts with the right noun', () => {
  expect([0, 1, 1204].map((count) => counted(count, 'download'))).toEqual([
    '0 downloads',
    '1 download',
    '1,204 downloads',
  ]);
  expect([counted(1, 'copy', 'copies'), counted(2, 'copy', 'copies')]).toEqual(['1 copy', '2 copies']);
});

it('groups digits as the platform does', () => {
  const platform = new Intl.NumberFormat('en-US');
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
      expect(groupThousands(value)).toBe(platform.format(value));
    }),
  );
});
