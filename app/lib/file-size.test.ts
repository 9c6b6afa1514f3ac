import { expect, it } from 'vitest';
import { formatFileSize } from './file-size.ts';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1.0 KB'],
  [1024 ** 2 - 1, '1.0 MB'],
  [1024 ** 2 - 51, '1.0 MB'],
  [1024 ** 2 - 60, '1023.9 KB'],
  [1024 ** 3 - 1, '1.0 GB'],
  [49 * 1024 * 1024, '49.0 MB'],
  [3 * 1024 ** 3, '3.0 GB'],
  [5000 * 1024 ** 3, '5000.0 GB'],
])('%i bytes are %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text));

it('sizes of the Git Store are in B, KB or MB with one decimal', () => {
  const sizes = [0, 1023, 1024, 1536, 1024 ** 2 - 1, 1024 ** 2, 10 * 1024 ** 2, 1024 ** 3].map((bytes) =>
    formatFileSize(bytes, 'short'),
  );
  expect(sizes).toEqual(['0 B', '1023 B', '1.0 KB', '1.5 KB', '1.0 MB', '1.0 MB', '10.0 MB', '1024.0 MB']);
});

it.each([
  ['plain', 480 * 1024 ** 2, '480 MB'],
  ['plain', 1.5 * 1024 ** 2, '1.5 MB'],
  ['rough', 1, '1 KB'],
  ['rough', 90_000, '88 KB'],
  ['rough', 1024 ** 2 - 1, '1.0 MB'],
  ['rough', 1_450_000, '1.4 MB'],
] as const)('%s: %i bytes are %s', (form, bytes, text) => expect(formatFileSize(bytes, form)).toBe(text));
