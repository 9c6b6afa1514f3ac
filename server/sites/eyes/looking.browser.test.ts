import sharp from 'sharp';
import { expect, it } from 'vitest';
import { goodPage, kinds, reportOf } from './testing/job.ts';

it('of a page in order there is nothing to say, but pictures at three widths', async () => {
  const report = await reportOf({
    'index.html': goodPage('<a href="about">About</a>'),
    'about.html': goodPage(),
  });
  expect(report.findings).toEqual([]);
  expect([report.axe_faults, report.requests, report.foreign_hosts]).toEqual([0, 1, []]);
  expect(report.bytes).toBeGreaterThan(100);
  const sizes = await Promise.all(
    report.pictures.map(async ({ bytes }) => {
      const { format, width, height } = await sharp(bytes).metadata();
      return [format, width, height];
    }),
  );
  expect(sizes).toEqual([
    ['webp', 360, 720],
    ['webp', 768, 960],
    ['webp', 1280, 800],
  ]);
});

it('what is wrong is found: for eyes, on small screens, in links, in the console, at other hosts', async () => {
  const report = await reportOf({
    'index.html': goodPage(`<img src="photo.png"><div style="width: 700px">Wide</div><a href="/gone">Gone</a>
      <a href="/old">Old</a><img alt="" src="https://pictures.example/one.png"><script>console.error('Oops')</script>`),
    'deep/more.html': goodPage('<a href="../nowhere.html">Nowhere</a><a href="./">Here</a>'),
    'deep/index.html': goodPage(),
    'photo.png': Buffer.from('89504e470d0a1a0a', 'hex'),
    _redirects: '/old /deep/ 301',
  });
  expect(report.findings).toMatchObject([
    { kind: 'axe', rule: 'image-alt', count: 1, where: 'img[src$="photo.png"]' },
    { kind: 'console', text: 'Oops' },
    { kind: 'foreign', host: 'pictures.example' },
    { kind: 'wide', width: expect.any(Number) },
    { kind: 'broken-link', page: '/', target: '/gone' },
    { kind: 'broken-link', page: '/deep/more.html', target: '/nowhere.html' },
  ]);
  expect([report.axe_faults, report.foreign_hosts]).toEqual([1, ['pictures.example']]);
});

it('neither the policy nor the scripts of a page decide what is found', async () => {
  const report = await reportOf({
    'index.html': goodPage(`<img src="/photo.png"><script>
      document.querySelectorAll = Document.prototype.querySelectorAll = () => [];
      window.axe = { run: async () => ({ violations: [] }) };
      Object.defineProperty(document.documentElement, 'scrollWidth', { get: () => 100 });
      Array.prototype.map = () => []; Promise.prototype.then = () => {};</script><p style="width: 900px">Wide</p>`),
    'photo.png': Buffer.from('89504e470d0a1a0a', 'hex'),
    _headers:
      "/*\n  Content-Security-Policy: default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'",
  });
  expect(report.findings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ rule: 'image-alt' }),
      { kind: 'wide', width: expect.any(Number) },
    ]),
  );
});

it('a page whose text is made by scripts is told, and its links are looked at', async () => {
  const report = await reportOf({
    'index.html': `<!doctype html><html lang="en"><head><title>App</title></head><body><div id="root"></div>
      <script src="app.js"></script></body></html>`,
    'app.js': `document.querySelector('#root').innerHTML = '<main><h1>App</h1><a href="/gone">Gone</a></main>'`,
  });
  expect(report.findings).toEqual([
    { kind: 'needs-scripts' },
    { kind: 'broken-link', page: '/', target: '/gone' },
  ]);
  expect(report.requests).toBe(2);
});

it('a page that leads away is told, and nothing is said of what it leads to', async () => {
  const report = await reportOf({
    'index.html': goodPage('<script>location = "https://elsewhere.example/page"</script>'),
  });
  expect([kinds(report), report.foreign_hosts, report.pictures]).toEqual([
    ['leads-away'],
    ['elsewhere.example'],
    [],
  ]);
});
