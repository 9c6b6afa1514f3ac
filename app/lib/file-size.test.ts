import { expect, it } from 'vitest';
import { formatFileSize } from './file-size.ts';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1.0 KB'],
  [49 * 1024 * 1024, '49.0 MB'],
  [3 * 1024 ** 3, '3.0 GB'],
  [5000 * 1024 ** 3, '5000.0 GB'],
])('%i bytes are %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text));
