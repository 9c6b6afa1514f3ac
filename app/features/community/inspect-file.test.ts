import { expect, it } from 'vitest';
import { inspectZip } from './inspect-file.ts';

const zip = (start: number[], name = 'site.zip') => new File([new Uint8Array(start), 'rest'], name);

it('accepts what begins like an archive', async () => {
  expect(await inspectZip(zip([0x50, 0x4b, 3, 4]))).toBeUndefined();
  expect(await inspectZip(zip([0x50, 0x4b, 5, 6]))).toBeUndefined();
});

it.each([
  ['a program', zip([0x4d, 0x5a, 0x90, 0])],
  ['a text', new File(['PK is a text'], 'site.zip')],
  ['one byte', new File(['P'], 'site.zip')],
  ['another name', zip([0x50, 0x4b, 3, 4], 'site.rar')],
])('refuses %s', async (_what, file) => {
  expect(await inspectZip(file)).toBe('Please select a valid ZIP file');
});
