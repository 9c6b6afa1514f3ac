import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkSiteName, suggestSiteName } from './site-name.ts';

it.each(['abc', 'my-site', 'a1b', '7-days', 'x'.repeat(40)])('%s can be the name of a site', (name) => {
  expect(checkSiteName(name)).toBeUndefined();
});

it.each([
  ['ab', '3 to 40'],
  ['x'.repeat(41), '3 to 40'],
  ['My-Site', 'a to z'],
  ['caf\u00e9', 'a to z'],
  ['a.b', 'a to z'],
  ['a_b', 'a to z'],
  ['abc\n', 'a to z'],
  ['-abc', 'begins and ends'],
  ['abc-', 'begins and ends'],
  ['xn--abc', 'two hyphens'],
  ['2026', 'more than digits'],
  ['www', 'reserved'],
  ['admin', 'reserved'],
  ['mcp', 'reserved'],
])('%j cannot, and the reason names the fault', (name, reason) => {
  expect(checkSiteName(name)).toContain(reason);
});

it.each([
  ['Green Café & Bar', 'green-cafe-bar'],
  ['Blog', 'blog-site'],
  ['2026', '2026-site'],
  ['日本', ''],
])('%s suggests %j', (title, name) => {
  expect(suggestSiteName(title)).toBe(name);
});

it('a suggested name is a good one, whatever the title', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80, unit: 'binary' }), (title) => {
      const name = suggestSiteName(title);
      if (name !== '') expect(checkSiteName(name)).toBeUndefined();
    }),
  );
});
