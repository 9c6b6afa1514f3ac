import { describe, expect, it } from 'vitest';
import { safeNext } from './next-page.ts';

const ORIGIN = 'https://plinth.example';

describe('safeNext', () => {
  it('keeps path, query and hash on the same origin', () => {
    expect(safeNext('/community?tab=upload&page=2#form', ORIGIN)).toBe('/community?tab=upload&page=2#form');
  });
  it.each([
    null,
    undefined,
    '',
    'community',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'https:evil.example',
  ])('answers / for %j', (next) => {
    expect(safeNext(next, ORIGIN)).toBe('/');
  });
  it('does not lead back to the sign-in page', () => {
    expect(safeNext('/auth?next=/auth', ORIGIN)).toBe('/');
    expect(safeNext('/auth/reset', ORIGIN)).toBe('/');
    expect(safeNext('/authors', ORIGIN)).toBe('/authors');
  });
  it('never yields something a browser resolves to another origin', () => {
    for (const next of [
      '/..//evil.example',
      '/a/..//evil.example',
      '/%2f/evil.example',
      '/\n/evil.example',
    ]) {
      expect(new URL(safeNext(next, ORIGIN), ORIGIN).origin).toBe(ORIGIN);
    }
  });
});
