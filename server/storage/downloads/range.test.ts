import { expect, it } from 'vitest';
import { parseRange } from './range.ts';

it.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-4', { start: 2, end: 4 }],
  ['bytes=7-', { start: 7, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=0-99', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-12', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=4-2', null],
  ['bytes=0-1,3-4', null],
  ['bytes=-', null],
  ['bytes=x', null],
  ['lines=0-1', null],
  [undefined, null],
] as const)('reads %j of ten bytes', (header, expected) => {
  expect(parseRange(header, 10)).toEqual(expected);
});

it('has nothing to give of an empty file', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable');
});
