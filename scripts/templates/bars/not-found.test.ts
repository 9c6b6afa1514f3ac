import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentType } from '../../../server/site/content-types.ts';
import { launchBrowser } from '../browser.ts';
import { openById } from '../catalogue.ts';
import { createFixture, type Fixture } from '../fixture.ts';
import { listTemplates, type Template } from '../template.ts';
import { visit } from '../visit.ts';
import { checkAllLinks, checkNotFound } from './not-found.ts';

const good = `<!doctype html>
<html lang="en">
<head>
  <title>Not here</title>
  <link rel="icon" href="assets/img/favicon.svg">
  <style>
    @font-face { font-family: Own; src: url("assets/own.woff2"); }
    .beside { display: none; }
    .afar { display: contents; }
  </style>
  <link rel="stylesheet" href="assets/beside.css">
</head>
<body>
  <a href="#main">Skip</a>
  <main id="main">
    <p class="afar"><a href="/">Home</a> <a href="/index.html#top">Top</a></p>
    <p class="beside"><a href="index.html">Home</a></p>
    <a href="mailto:desk@corner.example">Write</a>
  </main>
</body>
</html>
`;

describe('a page for addresses that are not there', () => {
  let fixture: Fixture;
  let count = 0;
  beforeAll(async () => {
    fixture = await createFixture();
  });
  afterAll(() => fixture.remove());

  async function faultsOf(page: string): Promise<string[]> {
    count += 1;
    const id = `lost-${count}`;
    await fixture.make(id, { '404.html': page, 'assets/beside.css': '.afar { display: none; }' });
    const template = await openById(id, fixture.folder);
    if (!template) throw new Error('The template can not be opened.');
    const faults = [...(await checkNotFound(template)), ...(await checkAllLinks(template))];
    return faults.filter(({ file }) => file === '404.html').map(({ what }) => what);
  }

  it('passes when it holds below a folder', async () => {
    expect(await faultsOf(good)).toEqual([]);
  });

  it.each([
    ['no styles', /<style>[\s\S]*<\/style>/, '', 'loses its styles below a folder'],
    ['a style sheet', 'beside.css', 'site.css', 'loses "assets/site.css" below a folder'],
    ['a script', '</head>', '<script src="a.js"></script></head>', 'loses "a.js" below a folder'],
    [
      'a picture',
      '<p class="beside">',
      '<p class="beside"><img src="a.svg" alt="">',
      'loses "a.svg" below a folder',
    ],
    ['a ground', 'display: none', 'background: url(a.svg)', 'loses "a.svg" below a folder'],
    ['a relative link', 'class="beside"', 'class="x"', '"index.html" leads elsewhere below a folder'],
    ['a link from the root', 'class="afar"', 'class="x"', '"/" leads nowhere from disk'],
    ['no way home', 'href="/"', 'href="/index.html"', 'has no way home below a folder'],
    [
      'a page that is not there',
      '/index.html',
      '/gone.html',
      '"/gone.html#top" starts at the root of a host',
    ],
  ])('does not pass with %s', async (_, from, to, what) => {
    expect(await faultsOf(good.replace(from, to))).toContainEqual(expect.stringContaining(what));
  });
});

describe('the page of each template that has one', async () => {
  const templates = await Promise.all((await listTemplates()).map((id) => openById(id)));
  const own = templates.filter((one): one is Template => one?.pages.includes('404.html') ?? false);
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each(own.map((template) => [template.id, template] as const))(
    'leads home in its own look from below a folder and from disk: %s',
    async (_, template) => {
      const server = await serve(template);
      try {
        const { port } = server.address() as AddressInfo;
        const afar = await visitLost(`http://127.0.0.1:${port}/no/such/page`);
        const beside = await visitLost(`http://127.0.0.1:${port}/404.html`);
        const disk = await visitLost(pathToFileURL(path.join(template.folder, '404.html')).href);
        expect(afar.home).toBe(`http://127.0.0.1:${port}/`);
        expect(beside.home).toBe(`http://127.0.0.1:${port}/index.html`);
        expect(disk.home).toBe(pathToFileURL(path.join(template.folder, 'index.html')).href);
        for (const one of [afar, beside, disk]) expect(one.look).toEqual(disk.look);
        // The ground of the page: its styles are there.
        expect(disk.look[0]).not.toBe('rgba(0, 0, 0, 0) none');
      } finally {
        server.close();
      }
    },
  );

  /** Where the first link of the main part leads when it is followed, and the colours of what can be seen. */
  async function visitLost(address: string): Promise<{ home: string; look: string[] }> {
    return visit(browser, address, { reducedMotion: 'reduce' }, async ({ page }) => {
      const look = await page.evaluate(() => {
        // As a browser paints the page: of the root where that has a ground, else of the body.
        const grounds = [document.documentElement, document.body].map((element) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(element);
          return `${backgroundColor} ${backgroundImage}`;
        });
        const ground = grounds.find((one) => one !== 'rgba(0, 0, 0, 0) none') ?? grounds[0];
        const parts = [...document.querySelectorAll('body, main, h1, main p, footer')].map((element) => {
          const { color, backgroundColor, display } = getComputedStyle(element);
          return `${element.tagName} ${color} ${backgroundColor} ${display}`;
        });
        return [ground ?? '', ...parts];
      });
      await page.locator('main a:visible').first().click();
      await page.waitForLoadState();
      // It may lead to a part of the first page.
      return { home: page.url().replace(/#.*/, ''), look };
    });
  }
});

/** A host that answers with `404.html` for every address that is not there. */
async function serve(template: Template): Promise<Server> {
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://host').pathname.slice(1) || 'index.html';
    const isThere = template.site.includes(asked);
    const file = isThere ? asked : '404.html';
    readFile(path.join(template.folder, file)).then((bytes) => {
      response.writeHead(isThere ? 200 : 404, { 'Content-Type': contentType(file) }).end(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
