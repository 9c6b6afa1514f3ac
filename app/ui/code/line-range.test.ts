import { expect, it } from 'vitest';
import { parseLines, readRange, writeRange } from './line-range.ts';

it('reads and writes the fragment of one line or several', () => {
  expect(readRange('#L12')).toEqual({ first: 12, last: 12 });
  expect(readRange('#L20-L12')).toEqual({ first: 12, last: 20 });
  expect(readRange('#L12-20')).toEqual({ first: 12, last: 20 });
  for (const other of ['', '#L', '#L0', '#licence', '#L1-', '#L12345678'])
    expect(readRange(other)).toBeNull();
  expect(writeRange({ first: 3, last: 3 })).toBe('#L3');
  expect(writeRange({ first: 3, last: 9 })).toBe('#L3-L9');
});

it('takes what people type, within the file', () => {
  expect(parseLines(' 12 ', 40)).toEqual({ first: 12, last: 12 });
  expect(parseLines('12 – 20', 40)).toEqual({ first: 12, last: 20 });
  expect(parseLines('l12-l20', 40)).toEqual({ first: 12, last: 20 });
  for (const wrong of ['', '0', '41', '30-50', 'x', '1,2']) expect(parseLines(wrong, 40)).toBeNull();
});
