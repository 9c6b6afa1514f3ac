import { expect, test } from 'vitest';
import { isAllowedLink, renderMarkdown } from './markdown.ts';

const render = (source: string) => renderMarkdown(source, () => ({ width: 640, height: 320 })).html;

test('HTML is shown as text', () => {
  expect(render('a <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>')).not.toMatch(/<(img|script)/);
});

test.each([
  'https://a.example',
  'http://a',
  'irc://a',
  'ircs://a',
  'mailto:a@b.example',
  'xmpp:a@b',
  '/a',
  'a',
  '#a',
])('%s may be linked', (address) => expect(isAllowedLink(address)).toBe(true));

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'ftp://a',
  'file:///a',
])('%s may not', (address) => {
  expect(isAllowedLink(address)).toBe(false);
  expect(render(`[text](${address})`)).not.toContain('<a');
});

test('links open in a new tab that knows nothing of ours; those within the page do not', () => {
  expect(render('[a](https://a.example)')).toContain(
    '<a href="https://a.example" target="_blank" rel="noopener noreferrer">',
  );
  expect(render('[a](#b)')).toContain('<a href="#b">');
});

test('level-2 headings get ids made like slugs, and are listed', () => {
  const { html, headings } = renderMarkdown('## What `dialog` does, & why\n\n### Not this', () => {
    throw new Error('no pictures');
  });
  expect(html).toContain('<h2 id="what-dialog-does-why" tabindex="-1">');
  expect(html).toContain('<h3>Not this</h3>');
  expect(headings).toEqual([{ id: 'what-dialog-does-why', text: 'What dialog does, & why' }]);
  expect(() => render('## A\n\n## a')).toThrow("two headings 'a'");
});

test('code carries classes and no style attribute', () => {
  const html = render('```js\nconst a = "b < c"; // d\n```');
  expect(html).toContain('<span class="t-keyword">const');
  expect(html).toContain('&lt;');
  expect(html).not.toContain('style=');
  expect(() => render('```cobol\nx\n```')).toThrow("unknown language 'cobol'");
});

test('pictures have their size and lead to their file; tables have a box with a name', () => {
  expect(render('![A "b"](/blog-images/a.svg)')).toMatch(
    /<a class="picture" href="\/blog-images\/a\.svg".*alt="A &quot;b&quot;" width="640" height="320" loading="lazy"/,
  );
  expect(render('| A | B |\n| --- | --- |\n| 1 | 2 |')).toContain(
    '<section class="table-box" aria-label="Table 1: A, B" tabindex="0"',
  );
});
