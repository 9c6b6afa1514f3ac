import { expect, it } from 'vitest';
import { readablePath } from './readable-path.ts';

it.each([
  ['/caf%C3%A9/%D8%B3%D9%84%D8%A7%D9%85', '/café/سلام'],
  ['/%E3%83%9A%E3%83%BC%E3%82%B8', '/ページ'],
  ['/plain-path', '/plain-path'],
  ['/100%25', '/100%25'],
  ['/a%2Fb%3Fc%23d', '/a%2Fb%3Fc%23d'],
  ['/a%20b', '/a%20b'],
  // No text in UTF-8, and marks that turn the line around.
  ['/%FF%FE', '/%FF%FE'],
  ['/%E2%80%AEevil', '/%E2%80%AEevil'],
  ['/%0A%00', '/%0A%00'],
  ['/%', '/%'],
])('%s is shown as %s', (path, shown) => {
  expect(readablePath(path)).toBe(shown);
});
