import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { layOut } from './markdown.ts';

const place = { owner: 'ada', slug: 'shop', ref: undefined, path: 'README.md' };
const render = (text: string, path = place.path) => layOut(text, { ...place, path }).html.join('[colours]');
const sample = readFileSync(new URL('./testing/readme-sample.md', import.meta.url), 'utf8');

it('lays out what READMEs have: HTML, jumps, folders, tasks, footnotes', () => {
  const html = render(sample);
  expect(html).not.toContain('badges: start');
  for (const part of [
    '<p class="readme-center"><img src="/functions/v1/git/ada/shop/raw?path=logo.svg" alt="Logo" width="80" loading="lazy"></p>',
    '<h2 id="readme-demo">Demo</h2>',
    '<a href="#readme-install">Install</a>',
    '<h3 id="readme-install">Install</h3>',
    '<a href="#readme-questions--answers">',
    '<h3 id="readme-questions--answers">',
    '<a href="/git-store/ada/shop/file/docs">',
    '<a href="/git-store/ada/shop/file/docs/guide.md#readme-second-part">',
    '<details><summary>More</summary>\n<p>Hidden <strong>text</strong>.</p>\n</details>',
    'Line one<br>line two, and a note.<sup class="footnote-ref"><a href="#readme-fn1" id="readme-fnref1">',
    '<input type="checkbox" disabled checked aria-label="Done">done',
    '<input type="checkbox" disabled aria-label="To do">open',
  ]) {
    expect(html).toContain(part);
  }
  expect(html).toMatch(/<li id="readme-fn1" class="footnote-item"><p>note .*<\/section>\n$/s);
});

it.each([
  ['a byte-order mark', '\ufeff'],
  ['YAML', '---\ntitle: A\ntags:\n  - x\n---\n'],
  [
    'YAML behind a mark, with the line ends of Windows',
    '\ufeff---\r\n# for the site\r\nlayout: page\r\n---\r\n\r\n',
  ],
  ['TOML', '+++\ntitle = "A"\n+++\n'],
])('%s before it changes nothing', (_, before) => expect(render(before + sample)).toBe(render(sample)));

it('a line across the page is no front matter', () => {
  expect(render('---\nHello there\n\n---\n')).toContain('Hello there');
  expect(render('---\n')).toContain('<hr>');
});

it('jumps within a page and into others, and opens folders and files', () => {
  const links = render(
    '[a](../x/y.md#z) [b](/docs/#z) [c](./) [d](a.js#L4) [e](A%20B.md?raw=true) [f](..)',
    'docs/sub/README.md',
  );
  expect([...links.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/git-store/ada/shop/file/docs/x/y.md#readme-z',
    '/git-store/ada/shop/file/docs#readme-z',
    '/git-store/ada/shop/file/docs/sub',
    '/git-store/ada/shop/file/docs/sub/a.js#L4',
    '/git-store/ada/shop/file/docs/sub/A%20B.md',
    '/git-store/ada/shop/file/docs',
  ]);
  expect(render('<a name="jump"></a>[go](#jump)')).toContain(
    '<a id="readme-jump"></a><a href="#readme-jump">',
  );
});

it('headings written as HTML have ids too, and the same one twice has two', () => {
  expect(render('<h1 align="center">Big <em>name</em></h1>\n\n## Big name\n\n# 日本語 & `code`')).toMatch(
    /<h2 class="readme-center" id="readme-big-name">.*<h3 id="readme-big-name-1">.*<h2 id="readme-日本語--code">/s,
  );
});

it('notes and pictures for two themes are drawn, pictures of other hosts are named', () => {
  expect(render('> [!NOTE]\n> Look.')).toContain(
    '<div class="readme-alert readme-alert-note"><p class="readme-alert-title">Note</p>',
  );
  expect(
    render(
      '<picture><source media="(prefers-color-scheme: dark)" srcset="d.png"><img src="l.png" width="50%"></picture>',
    ),
  ).toContain(
    '<p><img src="/functions/v1/git/ada/shop/raw?path=l.png" alt="" width="50%" loading="lazy"></p>',
  );
  expect(render('[![Build](https://ci.example/b.svg)](https://ci.example)')).toContain(
    '<a href="https://ci.example" rel="nofollow ugc noopener"><span title="https://ci.example/b.svg" class="readme-picture">Build</span></a>',
  );
});

const attributes =
  'alt aria-label checked class colspan dir disabled height href id lang loading open rel reversed rowspan scope src start tabindex title type value width';

it.each([
  '<script>alert(1)</script><style>*{display:none}</style><svg onload=alert(1)><title><b>x</title></svg>',
  '<img src=x onerror=alert(1)><img src="https://evil.example/p.png"><img srcset="https://evil.example/p.png 2x" src=a.png>',
  '<a href="javascript:alert(1)">a</a><a href=" java\nscript:alert(1)">b</a><a href="//evil.example">c</a><a href="/\\evil.example">d</a>',
  '<a href="&#106;avascript:alert(1)">a</a><a href="data:text/html,x">b</a><a target=_top href=http://a.example>c</a>',
  '<form action=/auth/v1/logout><input type=text name=x><button>Go</button></form><iframe src=/></iframe><base href=//evil.example>',
  '<p style="position:fixed">x</p><div class="fixed inset-0" id="main" popover>y</div><meta http-equiv=refresh content=0>',
  '</div></section></main><h1>out</h1>',
  '<div title="\n\n```js\n" onclick="alert(1)\n```\n\n">x</div>',
  "<pre title='\n\n```js\n' onmouseover='alert(1)\n```\n\n'>x</pre>",
  '<table title="\n\n    " onclick="alert(1)\n\n">x</table>',
  '<textarea>\n\n```js\n</textarea><script>alert(1)</script>\n```\n\n</textarea>',
  '<code data-piece="0"></code><code data-piece="1"></code>\n\n```js\n1\n```\n\n```css\na{}\n```\n\n<code data-piece="0"></code>',
  '> [!NOTE] <img src=x onerror=alert(1)>\n> x',
  '# <img src=x onerror=alert(1)> "quoted" \'title\'',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
])('nothing in it acts: %j', (text) => {
  const { html, codes } = layOut(text, place);
  expect(html).toHaveLength(codes.length + 1);
  const whole = html.join('[colours]');
  for (const [tag, isEnd = '', name = '', rest = ''] of whole.matchAll(/<(\/?)([a-z0-9]*)([^>]*)>/gi)) {
    expect(name, tag).toMatch(
      /^(a|br|code|div|em|h[2-6]|hr|img|input|li|ol|p|pre|section|span|sup|table|tbody|td|th|tr|ul|wbr)$/,
    );
    const names = [...rest.matchAll(/ ([^ =]+)(?:="[^"]*")?/g)].map((found) => found[1]);
    expect(isEnd ? [] : names.filter((one) => !attributes.split(' ').includes(String(one))), tag).toEqual([]);
  }
  for (const [, address = ''] of whole.matchAll(/(?:href|src)="([^"]*)"/g)) {
    expect(address).toMatch(/^(#readme-|\/git-store\/ada\/shop|\/functions\/v1\/git\/ada\/shop\/|https?:)/);
  }
  expect(whole).not.toMatch(/src="https?:/);
  const ends = (pattern: RegExp) => [...whole.matchAll(pattern)].length;
  expect(ends(/<div/g)).toBe(ends(/<\/div>/g));
  // Colours come where text is, so that no quotation mark in code ends an attribute.
  for (const before of html.slice(0, -1)) expect(before).toMatch(/<code>$/);
});
