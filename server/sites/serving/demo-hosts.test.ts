import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoFolder, makeDemoFolder } from '../../testing/demo-folder.ts';
import { mainPage, type SiteServer, startSiteServer } from '../../testing/site-server.ts';

let folder: DemoFolder;
let server: SiteServer;
let under: SiteServer;
const words = '<p>Words that can be compressed.</p>'.repeat(60);
const one = `<!doctype html><head><title>One</title></head>${words}`;

beforeAll(async () => {
  folder = await makeDemoFolder({
    'templates/one/index.html': one,
    'templates/one/guide/index.html': 'guide of one',
    'templates/one/a b.html': 'a and b',
    'templates/one/style.css': '@media (prefers-color-scheme: dark) { body { color: white } }',
    'templates/one/source/index.html': 'source of one',
    'templates/one/package.json': '{}',
    'templates/two.x/index.html': 'no name of a host',
    'products/crm/preview/index.html': '<title>Sold</title>',
    'products/crm/source/index.html': 'SOURCE OF CRM',
  });
  server = await startSiteServer({ LOG_LEVEL: 'silent' }, folder.demos);
  under = await startSiteServer({ LOG_LEVEL: 'silent', SITES_PATH: 'on' }, folder.demos);
  server.show('ada.localhost', server.deploy({ 'index.html': 'the site of Ada' }));
});
afterAll(async () => {
  await server.close();
  await under.close();
  await folder.remove();
});

const main = () => `localhost:${server.port}`;
const origin = (label: string) => `http://${label}.localhost:${server.port}`;

describe('a path of the main site', () => {
  it.each([
    ['/demo/one/', 'demo--one', '/'],
    ['/demo/one', 'demo--one', '/'],
    ['/demo/one/guide', 'demo--one', '/guide/'],
    ['/demo/one/guide/?a=1&b=//evil.example', 'demo--one', '/guide/?a=1&b=//evil.example'],
    ['/demo/one/a%20b.html?x', 'demo--one', '/a%20b.html?x'],
    ['/demo/%6fne/index.html', 'demo--one', '/index.html'],
    ['/demo/one%2fguide/', 'demo--one', '/guide/'],
    ['/demo/one~dark/style.css', 'demo--one', '/~dark/style.css'],
    ['/demo/one~light', 'demo--one', '/~light/'],
    ['/preview/crm/', 'preview--crm', '/'],
  ])('%s leads to the host %s', async (path, label, to) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await server.ask(main(), path, { method });
      expect([status, headers.location]).toEqual([307, origin(label) + to]);
      expect(headers['cache-control']).toBe('no-store');
    }
    expect((await server.ask(`demo--one.localhost:${server.port}`, path)).status).toBe(404);
  });

  it.each([
    '/demo/none/',
    '/demo/one/missing.html',
    '/demo/one/source/index.html',
    '/demo/one/package.json',
    '/demo/one//evil.example/',
    '/demo//evil.example/',
    '/demo/%2f%2fevil.example/',
    '/demo/one/..%2fone/',
    '/demo/one~blue/',
    '/preview/crm/source/index.html',
    '/preview/one/',
    '/demo/crm/',
  ])('%s leads nowhere, and gets the site’s own answer', async (path) => {
    const { status, headers, text } = await server.ask(main(), path);
    expect([status, headers.location, text]).toEqual([200, undefined, mainPage]);
  });

  it.each([
    ['an address', '127.0.0.1'],
    ['another port', 'localhost:1'],
    ['a name of the network', 'plinth.lan'],
    ['a host that begins like it', 'localhost.evil.example'],
    ['none at all', ''],
  ])('shows the demo as a stranger to who knows the server by %s', async (_, host) => {
    for (const path of ['/demo/one/', '/preview/crm/']) {
      const { status, headers } = await server.ask(host, path);
      expect([status, headers.location]).toEqual([200, undefined]);
      expect(headers['content-security-policy']).toContain('; sandbox allow-scripts ');
    }
  });

  it('shows it so to everybody where sites have no hosts', async () => {
    const { status, headers } = await under.ask(`localhost:${under.port}`, '/demo/one/');
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain('; sandbox allow-scripts ');
    const host = await under.ask(`demo--one.localhost:${under.port}`, '/');
    expect([host.status, host.text.includes('No site here')]).toEqual([404, true]);
  });

  it('leads by https to a name under SITES_HOST, without a port', async () => {
    const outside = await startSiteServer(
      { SITE_URL: 'https://plinth.example', SITES_HOST: 'sites.example' },
      folder.demos,
    );
    try {
      const { headers } = await outside.ask('PLINTH.example', '/demo/one/guide/');
      expect(headers.location).toBe('https://demo--one.sites.example/guide/');
      const shown = await outside.ask('demo--one.sites.example', '/');
      expect(shown.text).toBe(one);
      expect(shown.headers['content-security-policy']).toMatch(
        /frame-ancestors 'self' https:\/\/plinth\.example$/,
      );
      expect(shown.headers['strict-transport-security']).toBe('max-age=31536000');
      for (const other of [
        'demo--one.localhost',
        'demo--one.plinth.example',
        'demo--one.sites.example.evil.example',
      ])
        expect((await outside.ask(other, '/')).text, other).toBe(mainPage);
    } finally {
      await outside.close();
    }
  });
});

describe('the host of a demo', () => {
  it('shows it with an origin, which nothing but the main site shows in a frame and which no other host gets into', async () => {
    const { status, headers, text } = await server.ask('demo--one.localhost', '/');
    expect([status, text]).toEqual([200, one]);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('sandbox');
    expect(policy).toContain("default-src 'none'; script-src 'self' 'unsafe-inline' blob:;");
    expect(policy).toContain("connect-src 'self' data: blob:;");
    expect(policy).toMatch(new RegExp(`; frame-ancestors 'self' http://localhost:${server.port}$`));
    expect(policy.replace(/frame-ancestors.*/, '')).not.toMatch(/https?:|\*/);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'origin-agent-cluster': '?1',
    });
    expect(headers['permissions-policy']).toContain('geolocation=()');
    for (const name of ['access-control-allow-origin', 'set-cookie', 'x-robots-tag'])
      expect(headers[name]).toBeUndefined();
    expect((await server.ask('preview--crm.localhost', '/')).text).toBe('<title>Sold</title>');
  });

  it('answers 304 to who has the file, and compresses it for who accepts that', async () => {
    const plain = await server.ask('demo--one.localhost', '/index.html');
    const again = await server.ask('demo--one.localhost', '/', {
      headers: { 'if-none-match': plain.headers.etag ?? '' },
    });
    expect([again.status, again.text]).toEqual([304, '']);
    const packed = await server.ask('demo--one.localhost', '/', { headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.body.length).toBeLessThan(plain.body.length / 4);
  });

  it('has each theme below it, which tells the main site its page and is in no search engine', async () => {
    const dark = await server.ask('demo--one.localhost', '/~dark/');
    expect(dark.text).toContain(`location.hash},'http://localhost:${server.port}');`);
    expect(dark.headers['x-robots-tag']).toBe('noindex');
    expect((await server.ask('demo--one.localhost', '/~dark/style.css')).text).toContain(
      '@media (min-width: 0)',
    );
    expect((await server.ask('demo--one.localhost', '/~light/style.css')).text).toContain(
      '@media (max-width: 0)',
    );
    // Under the path of the same server it is another text.
    expect((await server.ask('127.0.0.1', '/demo/one~dark/')).text).toContain(
      'location.hash},location.origin);',
    );
  });

  it.each([
    ['/guide', '/guide/'],
    ['/guide?a=1', '/guide/?a=1'],
    ['/~dark', '/~dark/'],
    ['/~dark/guide', '/~dark/guide/'],
  ])('leads %s to its folder', async (from, to) => {
    const { status, headers } = await server.ask('demo--one.localhost', from);
    expect([status, headers.location]).toEqual([308, to]);
  });

  it.each([
    '/missing.html',
    '/source/index.html',
    '/~dark/source/index.html',
    '/package.json',
    '/~blue/',
    '//evil.example/guide',
    '//guide',
    '/..%2fone/index.html',
    '/../products/crm/source/index.html',
    '/%2e%2e%2f%2e%2e%2fproducts%2fcrm%2fsource%2findex.html',
    '/%00',
    '/%ff',
    '/healthz',
    '/rest/v1/projects',
    '/.well-known/plinth.json',
    '/demo/one/',
    '/sites/ada/',
  ])('has no %s', async (path) => {
    for (const host of ['demo--one.localhost', 'preview--crm.localhost']) {
      const { status, headers, text } = await server.ask(host, path);
      expect([status, headers.location]).toEqual([404, undefined]);
      expect(text).toContain('<h1>Page not found</h1>');
      expect(text).not.toContain('SOURCE OF');
    }
  });

  it('takes nothing', async () => {
    const { status, headers } = await server.ask('demo--one.localhost', '/', { method: 'POST', body: 'a=1' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    'demo--none.localhost',
    'demo--two.x.localhost',
    'demo--crm.localhost',
    'preview--one.localhost',
    'xdemo--one.localhost',
    'a.demo--one.localhost',
    'demo--one--one.localhost',
    'one.localhost',
    'demo.localhost',
  ])('is not %s', async (host) => {
    const { status, text } = await server.ask(host, '/');
    expect([status, text.includes('No site here')]).toEqual([404, true]);
  });

  it('is beside those of sites, which are what they were', async () => {
    expect((await server.ask('ada.localhost', '/')).text).toBe('the site of Ada');
    expect((await server.ask('demo--one.localhost:9999', '/')).text).toBe(one);
  });
});

describe('a proxy', () => {
  const asked = async (domain: string) =>
    (await server.ask('127.0.0.1', `/functions/v1/sites/allowed?domain=${domain}`)).status;

  it('gets a certificate for the host of each demo that is there', async () => {
    expect(await asked('demo--one.localhost')).toBe(200);
    expect(await asked('preview--crm.localhost')).toBe(200);
    for (const none of ['demo--none', 'demo--crm', 'preview--one', 'a.demo--one', 'demo--two.x'])
      expect(await asked(`${none}.localhost`), none).toBe(404);
    expect(await asked('demo--one.example.org')).toBe(404);
  });
});

describe('the main site', () => {
  it('answers the origin of a demo as that of any stranger', async () => {
    const said = async (from: string, path: string, method: string) => {
      const { status, headers } = await server.ask(main(), path, {
        method,
        headers: { origin: from, cookie: 'session=1', 'access-control-request-method': 'POST' },
      });
      const about = Object.entries(headers).filter(([name]) =>
        /^(access-control-|cross-origin-|set-cookie)/.test(name),
      );
      return [status, Object.fromEntries(about)] as const;
    };
    for (const path of [
      '/',
      '/.well-known/plinth.json',
      '/demo/one/',
      '/functions/v1/sites/allowed?domain=a',
    ])
      for (const method of ['GET', 'OPTIONS']) {
        const toDemo = await said(origin('demo--one'), path, method);
        expect(toDemo, path).toEqual(await said('https://stranger.example', path, method));
        expect(toDemo[1]).not.toHaveProperty('access-control-allow-credentials');
      }
  });
});
