import { describe, expect, it } from 'vitest';
import { tagsOf } from '../read-html.ts';
import { NO_FILES, type PageFiles } from '../schema.ts';
import { contrast, readableColour } from './contrast.ts';
import { type Fault, readFault, withFault } from './fault.ts';
import { mendByRules } from './mend-by-rules.ts';
import { mendInRounds } from './mend-in-rounds.ts';
import { missingFiles } from './missing.ts';
import { viewOf } from './page-view.ts';
import { findTags, withAttribute } from './tags.ts';

const page = (html: string, css = ''): PageFiles => ({ ...NO_FILES, 'index.html': html, 'styles.css': css });
const axe = (rule: string, html: string, more: Partial<Extract<Fault, { kind: 'axe' }>> = {}): Fault => ({
  kind: 'axe',
  rule,
  help: rule,
  html,
  target: '',
  colours: null,
  ...more,
});
const htmlAfter = (html: string, fault: Fault) => mendByRules(page(html), [fault], 'light')['index.html'];

describe('tags', () => {
  it('are found as a browser writes them, however the page does', () => {
    const html = `<p>a</p><IMG src='a b.png' class=big hidden/><!-- <img src="a b.png"> -->
      <script>const x = '<img src="a b.png" class="big" hidden="">';</script>`;
    const [tag, ...others] = findTags(html, '<img src="a b.png" class="big" hidden="">');
    expect(others).toEqual([]);
    expect(html.slice(tag?.start, tag?.end)).toBe(`<IMG src='a b.png' class=big hidden/>`);
  });

  it.each([
    ['<img src=x>', 'alt', '', '<img src=x alt="">'],
    ['<img src="x" />', 'alt', 'A "b"', '<img src="x" alt="A &quot;b&quot;" />'],
    [`<img alt='old' src="x">`, 'alt', 'new', '<img alt="new" src="x">'],
    ['<img data-alt="a" alt src="x">', 'alt', 'new', '<img data-alt="a" alt="new" src="x">'],
    ['<img src="x" srcset="y 2x">', 'srcset', null, '<img src="x">'],
  ])('%s gets %s of %s', (html, name, value, after) => {
    expect(withAttribute(html, tagsOf(html)[0] as never, name, value)).toBe(after);
  });
});

describe('by rules', () => {
  it.each([
    ['html-has-lang', '<html><body>Wir backen Brot mit Liebe und Zeit', '<html>', '<html lang="de">'],
    ['html-has-lang', '<!doctype html>\n<h1>Bread for you and the family</h1>', '', '<html lang="en">'],
    ['document-title', '<html><head></head><h1>Golden <i>Crumb</i></h1>', '', '<title>Golden Crumb</title>'],
    ['document-title', '<head><title></title></head>', '', '<title>Website</title>'],
    ['image-alt', '<img src="img/rye-bread.jpg">', '<img src="img/rye-bread.jpg">', 'alt="Rye bread"'],
    ['image-alt', '<img src="img/0815.jpg">', '<img src="img/0815.jpg">', 'alt=""'],
    [
      'label',
      '<input placeholder="Your e-mail">',
      '<input placeholder="Your e-mail">',
      'aria-label="Your e-mail"',
    ],
    [
      'button-name',
      '<button class="open-menu"></button>',
      '<button class="open-menu">',
      'aria-label="Open menu"',
    ],
    [
      'link-name',
      '<a href="https://www.x.org/"><svg></svg></a>',
      '<a href="https://www.x.org/">',
      'aria-label="x.org"',
    ],
    ['select-name', '<select name="roomType">', '<select name="roomType">', 'aria-label="Room type"'],
    [
      'meta-viewport',
      '<meta name="viewport" content="user-scalable=no">',
      '<meta name="viewport" content="user-scalable=no">',
      'content="width=device-width, initial-scale=1"',
    ],
  ])('%s in %s', (rule, html, element, expected) => {
    expect(htmlAfter(html, axe(rule, element))).toContain(expected);
  });

  it('a picture that is not there keeps the name its file had', () => {
    const html = '<img src="img/rye-bread.jpg">';
    const faults: Fault[] = [
      { kind: 'missing', address: 'img/rye-bread.jpg' },
      axe('image-alt', '<img src="img/rye-bread.jpg">'),
    ];
    expect(mendByRules(page(html), faults, 'light')['index.html']).toMatch(
      /src="data:[^"]*" alt="Rye bread">/,
    );
  });

  it('a rule that does not know the fault changes nothing', () => {
    const files = page('<p>a</p>');
    expect(
      mendByRules(files, [axe('scrollable-region-focusable', '<p>'), { kind: 'error', text: 'x' }], 'dark'),
    ).toEqual(files);
  });

  it('text gets the nearest colour that can be read, in the scheme it was seen in', () => {
    const colours = { text: '#999999', ground: '#ffffff', needed: 4.5 };
    const fault = axe('color-contrast', '<p>', { target: 'main > p', colours });
    const plain = mendByRules(page('<p>a</p>', 'p { color: #999; }\n'), [fault], 'light')['styles.css'];
    expect(plain).toMatch(/^p \{ color: #999; \}\n\nmain > p \{\n {2}color: #[0-9a-f]{6} !important;\n\}\n$/);
    const schemes = mendByRules(page('', ':root { color: light-dark(#999, #fff); }'), [fault], 'dark');
    expect(schemes['styles.css']).toContain('@media (prefers-color-scheme: dark) {\n  main > p {\n');
    for (const ground of ['#ffffff', '#1f3bd1', '#777777', '#f5ae14', '#000000']) {
      const colour = readableColour({ text: ground, ground, needed: 4.5 });
      expect(colour && contrast(colour, ground), ground).toBeGreaterThanOrEqual(4.5);
    }
    expect(readableColour({ text: '#777777', ground: '#777777', needed: 7 })).toBeNull();
  });

  it('a selector that would end its rule is not written', () => {
    const colours = { text: '#999999', ground: '#ffffff', needed: 4.5 };
    const files = page('<p>');
    expect(mendByRules(files, [axe('color-contrast', '<p>', { target: 'p{}', colours })], 'light')).toEqual(
      files,
    );
  });
});

describe('missing files', () => {
  const files = page(
    `<link rel="stylesheet" href="styles.css">
<link rel="icon" href="favicon.ico">
<link rel="stylesheet" href="https://fonts.example/a.css">
<img class="hero" src="img/hero.jpg" srcset="img/hero.jpg 1x, img/hero@2x.jpg 2x" alt="Bread">
<video poster="film.jpg" src="film.mp4"></video>
<a href="about.html">About</a> <a href="#top">Top</a>
<script src="vendor.js"></script>
<script src="./script.js?v=2"></script>
`,
    '@import "reset.css";\nbody { background: url(ground.png); mask: url("#m"); src: url(data:x); }\n',
  );
  const missing = missingFiles(files, 'index.html');

  it('are all that the page loads and does not have', () => {
    expect(missing.map((fault) => fault.kind === 'missing' && fault.address).sort()).toEqual(
      [
        'favicon.ico',
        'img/hero.jpg',
        'img/hero@2x.jpg',
        'film.jpg',
        'film.mp4',
        'vendor.js',
        'ground.png',
        'reset.css',
      ].sort(),
    );
  });

  it('are taken out or replaced, and nothing else is', () => {
    const after = mendByRules(files, missing, 'light');
    expect(missingFiles(after, 'index.html')).toEqual([]);
    expect(after['index.html']).toContain(
      '<link rel="stylesheet" href="styles.css">\n<link rel="stylesheet" href="https',
    );
    expect(after['index.html']).toMatch(/<img class="hero" src="data:image\/svg\+xml,[^"]+" alt="Bread">/);
    expect(after['index.html']).toContain('<a href="about.html">About</a>');
    expect(after['index.html']).toContain('</a>\n<script src="./script.js?v=2">');
    expect(after['styles.css']).toMatch(/^body \{ background: url\("data:image/);
  });
});

describe('in rounds', () => {
  const error: Fault = { kind: 'error', text: 'x is not defined' };
  const alt = axe('image-alt', '<img>');
  const run = (found: Fault[][], byModel: ((files: PageFiles) => Promise<PageFiles>) | null = null) => {
    const steps: string[] = [];
    const [first = [], ...rest] = found;
    const result = mendInRounds(page('<img>'), first, {
      byRules: (files, faults) => mendByRules(files, faults, 'light'),
      byModel,
      check: async () => rest.shift() ?? [],
      keep: (label) => steps.push(label),
    });
    return result.then((outcome) => ({ ...outcome, steps }));
  };
  let count = 0;
  const model = async (files: PageFiles) => ({ ...files, 'script.js': `// ${++count}` });

  it('rules come first, the model after them', async () => {
    expect(await run([[alt, error], [error], []], model)).toMatchObject({
      mended: 2,
      left: [],
      rounds: 2,
      steps: ['Mended by rules', 'Mended by the model'],
    });
  });

  it('there are three at most', async () => {
    expect(await run([[error], [error], [error], [error], [error]], model)).toMatchObject({
      mended: 0,
      left: [error],
      rounds: 3,
    });
  });

  it('without a model what rules can not mend is left, and said', async () => {
    expect(await run([[alt, error], [error]])).toMatchObject({
      mended: 1,
      left: [error],
      steps: ['Mended by rules'],
    });
  });

  it('a round that makes it worse is not kept', async () => {
    expect(await run([[error], [error, alt]], model)).toMatchObject({ left: [error], steps: [] });
  });

  it('what the network was off for is no fault of the page', async () => {
    expect(await run([[{ kind: 'kept', address: 'https://fonts.example' }]], model)).toMatchObject({
      rounds: 0,
    });
  });
});

it('of what a page says of itself only what has the shape of a fault is taken', () => {
  const fault = axe('image-alt', '<img>', { colours: { text: '#ffffff', ground: '#000000', needed: 3 } });
  expect(readFault(JSON.parse(JSON.stringify(fault)))).toEqual(fault);
  expect(
    readFault({ kind: 'axe', rule: 'x', colours: { text: 'red;}', ground: '#000000', needed: 3 } }),
  ).toMatchObject({
    colours: null,
  });
  expect(readFault({ kind: 'error', text: 'x'.repeat(9000) })).toMatchObject({ text: 'x'.repeat(400) });
  for (const value of [null, 'x', {}, { kind: 'other' }, { kind: 'missing' }])
    expect(readFault(value)).toBeNull();
  expect(withFault([fault], { ...fault })).toHaveLength(1);
});

it('of a website one page is mended, and the last of its style sheets', () => {
  const site = {
    'blog/first.html': '<link rel="stylesheet" href="../a.css"><link rel="stylesheet" href="b.css"><p>',
    'blog/b.css': 'b{}',
    'a.css': 'a{}',
    'index.html': '<p>',
  };
  const { view, put } = viewOf(site, 'blog/first.html');
  expect(view).toEqual({ ...NO_FILES, 'index.html': site['blog/first.html'], 'styles.css': 'b{}' });
  expect(put(page('<h1>', 'c{}'))).toEqual({ ...site, 'blog/first.html': '<h1>', 'blog/b.css': 'c{}' });
});
