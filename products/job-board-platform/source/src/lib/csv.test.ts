import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('commas, quotes and breaks are quoted', () => {
  expect(csv([['a,b', 'say "hi"', 'x\ny']])).toBe('"a,b","say ""hi""","x\ny"');
});

test('formulas are made harmless, numbers stay numbers', () => {
  expect(csv([['=1+1', -3]])).toBe("'=1+1,-3");
});
