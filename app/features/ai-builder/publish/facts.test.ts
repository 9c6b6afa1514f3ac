import { expect, it } from 'vitest';
import { NO_FILES } from '../schema.ts';
import { descriptionOf, fileNameOf, titleOf } from './facts.ts';

const page = (html: string) => ({ ...NO_FILES, 'index.html': html });

it.each([
  ['<title> Golden&nbsp;Crumb &amp; Co </title><h1>Bread</h1>', 'Golden Crumb & Co'],
  ['<title></title><h1 class="a">Rye <em>bread</em></h1>', 'Rye bread'],
  ['<!-- <title>Before</title> --><title>Caf&eacute; &gt; Bar</title>', 'Café > Bar'],
  ['<script>const page = "<title>Not this</title>"</script><h1 title="a > b">Rye bread</h1>', 'Rye bread'],
  ['<h1>Hi</h1>', ''],
  ['<p>a</p>', ''],
  [`<title>${'x'.repeat(120)}</title>`, `${'x'.repeat(99)}…`],
])('the title of %s', (html, title) => {
  expect(titleOf(page(html))).toBe(title);
});

it('the description is the page’s own, or what it was made from, and never too long', () => {
  expect(descriptionOf(page(`<meta content='Fresh bread' name="description">`), 'made from')).toBe(
    'Fresh bread',
  );
  expect(descriptionOf(page('<meta name="description" content="">'), ' A bakery ')).toBe('A bakery');
  expect([...descriptionOf(page(''), '🥐'.repeat(600))]).toHaveLength(500);
});

it.each([
  ['Blé & Co', 'ble-co'],
  ['日本', 'website'],
  ['  A--b  ', 'a-b'],
])('the file name of %s', (title, name) => {
  expect(fileNameOf(title)).toBe(name);
});
