import { expect, it } from 'vitest';
import { memorySites } from '../testing/memory-sites.ts';
import { redirectCircles } from './redirect-circles.ts';

const circles = (rules: string, files: Record<string, string> = {}) =>
  redirectCircles(memorySites().deploy({ 'index.html': 'Home', ...files, _redirects: rules }).manifest);

it.each([
  ['two that name each other', '/a /b 301\n/b /a 301', '/a → /b → /a'],
  ['three, with queries', '/a /b?x=1\n/b /c\n/c /a#top', '/a → /b → /c → /a'],
  ['folders', '/old/* /new/:splat 301\n/new/* /old/:splat 302', '/old/any → /new/any → /old/any'],
  ['placeholders', '/p/:id /q/:id\n/q/:id /p/:id', '/p/any-id → /q/any-id → /p/any-id'],
  ['before files', '/page.html /page 301!\n/page /page.html 301!', '/page.html → /page → /page.html'],
  ['letters of any script', '/été /zürich\n/zürich /été', '/%C3%A9t%C3%A9 → /z%C3%BCrich → /%C3%A9t%C3%A9'],
])('circles are told: %s', async (_, rules, way) => {
  expect(await circles(rules, { 'page.html': 'Page' })).toEqual([
    `_redirects: these lead to each other without end: ${way}`,
  ]);
});

it('whoever leads into a circle does not tell it again', async () => {
  expect(await circles('/in /a\n/a /b\n/b /a\n/also /b')).toHaveLength(1);
});

it.each([
  ['the way ends at a file', '/a /b\n/b /', {}],
  ['a file stands in the way', '/a /b\n/b /a', { 'b.html': 'B' }],
  ['all go to one page', '/* /index.html 301', {}],
  ['a path grows with each step', '/* /new/:splat 302', { 'new/page.html': 'Page' }],
  ['it leads to another host', '/a https://elsewhere.example/a\n/b /a', {}],
  ['a file is shown under another path', '/app/* /index.html 200\n/index.html /app/x 301', {}],
])('no circle is told where %s', async (_, rules, files) => {
  expect(await circles(rules, files as Record<string, string>)).toEqual([]);
});
