import { expect, it } from 'vitest';
import { canonicalRichText } from '../../../../domain/contract/rich-text.ts';
import { fromMarkup, toMarkup } from './rich-markup.ts';

it.each([
  'Plain & simple',
  'An <em>old</em> engine <strong>shed</strong>',
  'Call <a href="tel:+491">us</a>.<br>Or come by',
  '<strong>Very <em>old</em> indeed</strong>',
  '<em>Not <strong>that</strong> old</em>',
  'Two * stars, a [bracket] and a \\ backslash',
  '<a href="https://x.example/a_(b)?c=1&amp;d">In (brackets)</a>',
  'Less &lt; more &gt; &amp;amp;',
  'Say <code>sort --by &lt;day&gt;</code>, <strong><code>*</code></strong> or a ` by itself',
])('comes back as it was: %s', (source) => {
  const canonical = canonicalRichText(source);
  const html = 'html' in canonical ? canonical.html : expect.fail(canonical.fault);
  expect(fromMarkup(toMarkup(html))).toBe(html);
});

it.each([
  ['*open', '*open'],
  ['a **b', 'a **b'],
  ['a `b', 'a `b'],
  ['`a *b` c', '<code>a *b</code> c'],
  ['[no address]', '[no address]'],
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['5 * 3 = 15', '5 * 3 = 15'],
  ['one\ntwo', 'one<br>two'],
])('what is typed is %s', (typed, html) => {
  expect(fromMarkup(typed)).toBe(html);
  expect(canonicalRichText(html)).toEqual({ html });
});
