import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composePage } from './compose-page.ts';
import { Inliner } from './inline-assets.ts';

const compose = (files: Record<string, string>, file: string) =>
  composePage(
    new Inliner({
      text: (path) => files[path] ?? null,
      bytes: (path) => (files[path] === undefined ? null : new TextEncoder().encode(files[path])),
    }),
    file,
    { keepsRest: true },
  ) ?? '';
const data = (type: string, text: string) => `data:${type};base64,${btoa(text)}`;

describe('a page of a website as one text', () => {
  it('has its style sheets with what they import and draw, from where each of them is', () => {
    const page = compose(
      {
        'blog/a.html': '<head><link rel="stylesheet" href="../css/a.css" media="screen"></head>',
        'css/a.css':
          '@import url("parts/b.css") print;\n@import "c.css" layer(base);\na { background: url(x.png) }',
        'css/parts/b.css': '@import "../a.css";\nb { background: url("../x.png") }',
        'css/c.css': 'c {}',
        'css/x.png': 'x',
      },
      'blog/a.html',
    );
    expect(page).toContain('<style media="screen">@media print{');
    expect(page).toContain(`b { background: url("${data('image/png', 'x')}") }`);
    expect(page).toContain('@layer base{c {}}');
    expect(page).not.toContain('<link');
  });

  it('has its pictures in every way in which pages name them', () => {
    const page = compose(
      {
        'index.html':
          '<img src="a.png" srcset="a.png 1x, b.png 2x"><video poster="a.png"></video><p style="background:url(b.png)"></p><svg><image href="a.png"/></svg>',
        'a.png': 'a',
        'b.png': 'b',
      },
      'index.html',
    );
    const a = data('image/png', 'a');
    expect(page.split(a)).toHaveLength(5);
    expect(page.split(data('image/png', 'b'))).toHaveLength(3);
  });

  it('runs its scripts, those that wait at the end', () => {
    const page = compose(
      {
        'index.html':
          '<head><script src="a.js" defer></script><script src="b.js"></script></head><body><p></p></body>',
        'a.js': 'a("</script>")',
        'b.js': 'b()',
      },
      'index.html',
    );
    expect(page).toContain('<head><script>b()</script></head>');
    expect(page).toContain('<p></p><script>a("<\\/script>")</script></body>');
  });

  it('imports modules by names, which a map leads to their texts', () => {
    const page = compose(
      {
        'index.html':
          '<head><script type="importmap">{"imports":{"tool":"./lib/tool.js"}}</script></head><script type="module" src="js/main.js"></script><script type="module">import { a } from "./js/a.js"</script>',
        'js/main.js':
          "import { a } from './a.js';\nimport tool from 'tool';\nconst b = await import(\"../lib/tool.js\");\nfetch(new URL('a.json', import.meta.url));",
        'js/a.js': "import './main.js';\nexport const a = 'from \"./nothing.js\"';",
        'lib/tool.js': 'export default 1',
      },
      'index.html',
    );
    const map = JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(page)?.[1] ?? '').imports;
    expect(Object.keys(map).sort()).toEqual([
      'site:/js/a.js',
      'site:/js/main.js',
      'site:/lib/tool.js',
      'tool',
    ]);
    const main = atob(map['site:/js/main.js'].replace(/^.*,/, ''));
    expect(main).toContain("from 'site:/js/a.js'");
    expect(main).toContain('import("site:/lib/tool.js")');
    expect(main).toContain('new URL(\'a.json\', "site:/js/main.js")');
    expect(map.tool).toBe(data('text/javascript', 'export default 1'));
    expect(page).toContain('<script type="module">import "site:/js/main.js";</script>');
    expect(page).toContain('<script type="module">import { a } from "site:/js/a.js"</script>');
    expect(page.indexOf('importmap')).toBeLessThan(page.indexOf('type="module"'));
  });

  it('keeps what is of other hosts, and what is not there', () => {
    const html =
      '<link rel="stylesheet" href="https://example.org/a.css"><link rel="stylesheet" href="none.css"><img src="none.png"><script src="https://example.org/a.js"></script><a href="about.html">About</a>';
    expect(compose({ 'index.html': html }, 'index.html')).toBe(html);
  });

  it('is made of any tags, however they cross each other', () => {
    const piece = fc.constantFrom(
      '<a style="background:url(a.png)">',
      '</a>',
      '<p>',
      '</p>',
      '<b style="x:url(a.png)">',
      '</b>',
      '<table>',
      '<style>a{}',
      '</style>',
      '<script src="a.js">',
      '</script>',
      '<link rel=stylesheet href=a.css>',
      '<head>',
      '<body>',
      '<svg><style>',
      '<template>',
      '<img src="a.png"',
      '>',
      '<!--',
      '-->',
    );
    const others = { 'a.png': 'a', 'a.js': 'a()', 'a.css': 'a{}' };
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (parts) => {
        expect(typeof compose({ ...others, 'index.html': parts.join('') }, 'index.html')).toBe('string');
      }),
      { numRuns: 1000 },
    );
  });
});
