import { expect, it } from 'vitest';
import { isSameSecret } from './same-secret.ts';

it.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'ab', false],
  ['', '', true],
  // As many characters, not as many bytes.
  ['é', 'e', false],
  ['é', 'é', true],
  [new Uint8Array([1, 2]), Buffer.from([1, 2]), true],
])('%j and %j', (given, expected, same) => expect(isSameSecret(given, expected)).toBe(same));
