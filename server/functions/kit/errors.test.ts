import { expect, test } from 'vitest';
import { functionErrors } from './errors.ts';

test('a code means one thing, with one status and words for the visitor', () => {
  const codes = Object.values(functionErrors).map(([, code]) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const [status, code, message] of Object.values(functionErrors)) {
    expect(status, code).toBeGreaterThanOrEqual(400);
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(message, code).toMatch(/^[A-Z]/);
  }
});
