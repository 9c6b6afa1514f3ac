import { expect, it } from 'vitest';
import { PREVIEW_LINES, previewCode } from './code-preview.ts';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`).join('\n');

it('shows a file of 24 lines whole, with or without a line break at its end', () => {
  expect(previewCode(lines(PREVIEW_LINES), false)).toEqual({ text: lines(PREVIEW_LINES), isLong: false });
  expect(previewCode(`${lines(PREVIEW_LINES)}\n`, false).isLong).toBe(false);
});

it('shows 24 lines and an ellipsis of a longer one, until it is expanded', () => {
  const { text, isLong } = previewCode(lines(25), false);
  expect(isLong).toBe(true);
  expect(text.split('\n')).toHaveLength(25);
  expect(text.endsWith('line 24\n…')).toBe(true);
  expect(previewCode(lines(25), true)).toEqual({ text: lines(25), isLong: true });
});
