import { expect, it } from 'vitest';
import { counted } from './counted.ts';

it('counts with the right noun', () => {
  expect([0, 1, 1204].map((count) => counted(count, 'download'))).toEqual([
    '0 downloads',
    '1 download',
    '1,204 downloads',
  ]);
  expect([counted(1, 'copy', 'copies'), counted(2, 'copy', 'copies')]).toEqual(['1 copy', '2 copies']);
});
