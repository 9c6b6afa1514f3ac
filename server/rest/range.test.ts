import { expect, test } from 'vitest';
import { contentRange, rangeStatus, resolveRange } from './range.ts';

test.each([
  [undefined, undefined, undefined, { offset: 0, limit: 1000 }],
  [undefined, 10, 5, { offset: 5, limit: 10 }],
  [undefined, 5000, undefined, { offset: 0, limit: 1000 }],
  [undefined, 0, undefined, { offset: 0, limit: 0 }],
  ['0-9', undefined, undefined, { offset: 0, limit: 10 }],
  ['20-', undefined, undefined, { offset: 20, limit: 1000 }],
  ['items=5-6', undefined, undefined, { offset: 5, limit: 2 }],
  ['5-20', 10, undefined, { offset: 5, limit: 5 }],
  ['0-9', 10, 20, { offset: 20, limit: 0 }],
  ['bytes', undefined, undefined, { offset: 0, limit: 1000 }],
])('the header %s with limit %s and offset %s', (header, limit, offset, range) => {
  expect(resolveRange(header, limit, offset, 1000)).toEqual(range);
});

test('refuses a range that ends before it starts', () => {
  expect(() => resolveRange('9-0', undefined, undefined, 1000)).toThrow('Requested range not satisfiable');
});

test.each([
  [0, 20, 57, '0-19/57', 206],
  [40, 17, 57, '40-56/57', 206],
  [0, 3, 3, '0-2/3', 200],
  [0, 3, null, '0-2/*', 200],
  [0, 0, 0, '*/0', 200],
  [0, 0, null, '*/*', 200],
  [57, 0, 57, '*/57', 206],
])('offset %i, %i rows of %s', (offset, rows, total, header, status) => {
  expect(contentRange(offset, rows, total)).toBe(header);
  expect(rangeStatus(offset, rows, total)).toBe(status);
});

test('a range behind the last row cannot be had', () => {
  expect(() => rangeStatus(58, 0, 57)).toThrow('Requested range not satisfiable');
});
