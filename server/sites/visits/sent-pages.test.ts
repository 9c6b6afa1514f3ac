import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SiteServer, startSiteServer } from '../../testing/site-server.ts';

let server: SiteServer;
const files = {
  'index.html': '<h1>Tea</h1>',
  'menu/index.html': '<h1>Menu</h1>',
  'about.html': 'About',
  '404.html': 'Nothing',
  'style.css': 'p { color: teal }',
  _redirects: '/old /about\n/app/* /index.html 200',
};
const host = 'tea.localhost';

beforeAll(async () => {
  server = await startSiteServer();
  server.show(host, server.deploy(files));
  server.show('abcdefghij--tea.localhost', server.deploy(files, { preview: true }));
});
beforeEach(() => {
  server.sent.length = 0;
});
afterAll(() => server.close());

const counted = () => server.sent.map(({ siteId, path, host }) => [siteId.slice(-1), path, host]);

describe('a page that is sent', () => {
  it('is counted each time, from the disk and from memory', async () => {
    for (let time = 0; time < 3; time += 1) await server.ask(host, '/');
    await server.ask(host, '/about?from=mail');
    expect(counted()).toEqual([...Array(3).fill(['1', 'index.html', host]), ['1', 'about.html', host]]);
  });

  it('is counted as the page that it is, whatever address led there', async () => {
    for (const target of ['/menu/', '/index.html', '/about.html', '/app/a/b']) await server.ask(host, target);
    expect(counted().map(([, path]) => path)).toEqual([
      'menu/index.html',
      'index.html',
      'about.html',
      'index.html',
    ]);
  });

  it('comes with what the request says of itself', async () => {
    const headers = { referer: 'http://example.org/a', 'user-agent': 'Firefox' };
    for (let time = 0; time < 2; time += 1) await server.ask(host, '/', { headers });
    for (const { header } of server.sent)
      expect([header('referer'), header('user-agent'), header('sec-purpose')]).toEqual([
        'http://example.org/a',
        'Firefox',
        undefined,
      ]);
  });

  it('under a path is counted as well', async () => {
    const under = await startSiteServer({ SITES_PATH: 'on' });
    try {
      under.show('tea.localhost', under.deploy(files));
      await under.ask('localhost', '/sites/tea/menu/');
      expect(under.sent).toMatchObject([{ path: 'menu/index.html', host: 'localhost' }]);
    } finally {
      await under.close();
    }
  });
});

describe('nothing is counted of', () => {
  it.each([
    ['a look at the head', host, '/', { method: 'HEAD' }],
    ['what is not there', host, '/nothing', {}],
    ['made-up addresses', host, '/wp-login.php?a=1', {}],
    ['a redirect', host, '/old', {}],
    ['a folder without its slash', host, '/menu', {}],
    ['another file than a page', host, '/style.css', {}],
    ['a part of a page', host, '/', { headers: { range: 'bytes=0-3' } }],
    ['a preview', 'abcdefghij--tea.localhost', '/', {}],
    ['a host without a site', 'coffee.localhost', '/', {}],
  ])('%s', async (_name, at, target, options) => {
    for (let time = 0; time < 2; time += 1) await server.ask(at, target, options);
    expect(counted()).toEqual([]);
  });

  it('a page that the browser has already', async () => {
    const { headers } = await server.ask(host, '/');
    server.sent.length = 0;
    for (let time = 0; time < 2; time += 1) {
      const again = await server.ask(host, '/', { headers: { 'if-none-match': String(headers.etag) } });
      expect(again.status).toBe(304);
    }
    expect(counted()).toEqual([]);
  });
});
