import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mainPage, type SiteServer, startSiteServer } from '../../testing/site-server.ts';

let server: SiteServer;
const page = `<!doctype html><title>Ada</title>${'<p>Words of a page.</p>'.repeat(100)}`;
const files = {
  'index.html': page,
  'about.html': 'about',
  'docs/index.html': 'docs',
  'both.html': 'page',
  'both/index.html': 'folder',
  'café.html': 'coffee',
  'a b.txt': 'spaces',
  '404.html': 'lost',
  'style.css': 'body {}',
  'forced.css': 'never seen',
  'assets/index-DiwrgTda.js': 'hashed',
  'assets/main.8f3c21d9.css': 'hashed',
  'report-FinalDay.pdf': 'named by somebody',
  'robots.txt': 'User-agent: *\nDisallow: /',
  'large.bin': Buffer.alloc(700_000, 'abc'),
  'constructor.html': 'own',
  _redirects:
    '/old /about 301\n/app/* /index.html 200\n/gone /lost 200\n/both /never\n/forced.css /about 302!\n/x https://example.org/y#z',
  _headers:
    "/about.html\n  Cache-Control: no-store\n  x-robots-tag: none\n  Content-Security-Policy: img-src 'none'",
};
const host = 'ada.localhost';

beforeAll(async () => {
  server = await startSiteServer({ LOG_LEVEL: 'silent' });
  server.show(host, server.deploy(files));
});
afterAll(() => server.close());

const get = (target: string, headers: Record<string, string> = {}) => server.ask(host, target, { headers });

describe('a site answers', () => {
  it.each([
    ['/', 200, page],
    ['/index.html', 200, page],
    ['/?a=b', 200, page],
    ['/about', 200, 'about'],
    ['/about.html', 200, 'about'],
    ['/docs/', 200, 'docs'],
    ['/both', 200, 'page'],
    ['/both/', 200, 'folder'],
    ['/caf%C3%A9', 200, 'coffee'],
    // The other way to write é, as macOS names files.
    ['/cafe%CC%81', 200, 'coffee'],
    ['/a%20b.txt', 200, 'spaces'],
    ['/app/any/where', 200, page],
    ['/constructor', 200, 'own'],
    ['/nothing', 404, 'lost'],
    ['/gone', 404, 'lost'],
    ['/_redirects', 404, 'lost'],
    ['/_headers', 404, 'lost'],
    ['/__proto__', 404, 'lost'],
    ['/toString', 404, 'lost'],
    ['/%2e%2e/%2e%2e/etc/passwd', 404, 'lost'],
    ['/docs%2findex.html', 404, 'lost'],
    ['/docs%5cindex.html', 404, 'lost'],
    ['/%00', 404, 'lost'],
    ['/%', 404, 'lost'],
    ['/%ff', 404, 'lost'],
    [`/${'a'.repeat(5000)}`, 404, 'lost'],
  ])('%s with %i', async (target, status, text) => {
    for (const _again of ['read', 'kept']) {
      const answer = await get(target);
      expect([answer.status, answer.text]).toEqual([status, text]);
    }
  });

  it.each([
    ['/docs', '/docs/'],
    ['/about/', '/about'],
    ['/style.css/', '/style.css'],
    ['/docs?a=b', '/docs/?a=b'],
    ['/old', '/about'],
    ['/old?a=b', '/about?a=b'],
    ['/x?a=b', 'https://example.org/y?a=b#z'],
    ['/forced.css', '/about'],
    ['//evil.example', '/evil.example'],
    ['//evil.example/', '/evil.example/'],
    ['///evil.example/%2e%2e', '/'],
    ['/docs//', '/docs/'],
  ])('%s by leading to %s', async (target, to) => {
    const { status, headers } = await get(target);
    expect([status, headers.location]).toEqual([expect.toSatisfy((code) => code > 300 && code < 309), to]);
  });

  it('nothing but reading', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const answer = await server.ask(host, '/', { method });
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    }
    const head = await server.ask(host, '/', { method: 'HEAD' });
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(page.length)]);
  });

  it('404 in words of ours where it has no page for it', async () => {
    server.show('bare.localhost', server.deploy({ 'index.html': 'x' }));
    const answer = await server.ask('bare.localhost', '/nothing');
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('There is no page at this address of the site.');
    server.lose();
    expect((await server.ask('bare.localhost', '/')).status).toBe(404);
    server.show(host, server.deploy(files));
  });
});

describe('the bytes of a file', () => {
  it('come compressed to who reads it, from the second time on from memory', async () => {
    const before = server.opened();
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
      ['identity', undefined, (bytes: Buffer) => bytes],
    ] as const) {
      for (const _again of ['read', 'kept']) {
        const { headers, body } = await get('/', { 'accept-encoding': accepted });
        expect(headers['content-encoding']).toBe(encoding);
        expect(headers.vary).toBe('Accept-Encoding');
        expect(headers['content-length']).toBe(String(body.length));
        expect(String(unpack(body))).toBe(page);
      }
    }
    expect(server.opened() - before).toBeLessThanOrEqual(3);
  });

  it('are not sent again to who has them', async () => {
    const { headers } = await get('/', { 'accept-encoding': 'br' });
    for (const known of [headers.etag, `"a", W/${headers.etag}`, '*']) {
      const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': String(known) });
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag]);
    }
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await get('/nothing', { 'if-none-match': '*' })).status).toBe(404);
  });

  it('come in parts, of the version that is asked for', async () => {
    for (const [path, size] of [
      ['/', page.length],
      ['/large.bin', 700_000],
    ] as const) {
      const part = await get(path, { range: 'bytes=1-3', 'accept-encoding': 'br' });
      expect([part.status, part.headers['content-range'], part.body.length]).toEqual([
        206,
        `bytes 1-3/${size}`,
        3,
      ]);
      const { etag } = part.headers;
      expect((await get(path, { range: 'bytes=0-1', 'if-range': String(etag) })).status).toBe(206);
      expect((await get(path, { range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200);
      const behind = await get(path, { range: `bytes=${size}-` });
      expect([behind.status, behind.headers['content-range']]).toEqual([416, `bytes */${size}`]);
    }
  });

  it('are kept for a minute, or for ever where the name changes with them', async () => {
    const cache = async (path: string) => (await get(path)).headers['cache-control'];
    for (const path of ['/', '/report-FinalDay.pdf', '/large.bin'])
      expect(await cache(path)).toBe('public, max-age=0, must-revalidate');
    for (const path of ['/assets/index-DiwrgTda.js', '/assets/main.8f3c21d9.css'])
      expect(await cache(path)).toBe('public, max-age=31536000, immutable');
    expect(await cache('/about')).toBe('no-store');
  });
});

describe('hosts', () => {
  it.each([host, `${host}.`, 'ADA.LocalHost', `${host}:80`])('%s is the site', async (name) => {
    expect((await server.ask(name, '/about')).text).toBe('about');
  });

  it.each([
    'localhost',
    'localhost:1234',
    'LOCALHOST.',
    '127.0.0.1',
    '127.1',
    '[::1]',
    '[::1]:80',
    'plinth',
    'somewhere.example',
    'notlocalhost',
  ])('%s is the main site', async (name) => {
    expect((await server.ask(name, '/about')).text).toBe(mainPage);
  });

  it.each(['eve.localhost', 'a.ada.localhost', 'abcdefghij--ada.localhost', 'xn--bcher-kva.localhost'])(
    '%s is no site',
    async (name) => {
      const answer = await server.ask(name, '/');
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('There is no site at this address.');
    },
  );

  it('of absurd lengths and forms are nobody’s', async () => {
    for (const name of [
      `${'a'.repeat(64)}.localhost`,
      `${'a.'.repeat(150)}localhost`,
      'ada_.localhost',
      '-.localhost',
      '..localhost',
      'ada..localhost',
    ]) {
      const answer = await server.ask(name, '/about');
      expect([answer.status, answer.text.includes('There is no site at this address.')], name).toEqual([
        404,
        true,
      ]);
    }
    expect((await server.ask('ädä.localhost', '/about')).status).toBe(400);
  });

  it('of sites have nothing of the main site, and the main site’s nothing of them', async () => {
    server.show('wide.localhost', server.deploy({ 'index.html': 'w', 'healthz.html': 'mine' }));
    for (const path of [
      '/readyz',
      '/metrics',
      '/.well-known/plinth.json',
      '/_mailbox',
      '/_mailbox.json',
      '/auth/v1/health',
      '/rest/v1/',
      '/storage/v1/bucket',
      '/functions/v1/contact',
      '/_page/plain-page.css',
      '/demo/portfolio/',
      '/sites/ada/',
      '/assets/app.js',
    ]) {
      expect((await server.ask('wide.localhost', path)).status, path).toBe(404);
    }
    expect((await server.ask('wide.localhost', '/healthz')).text).toBe('mine');
    expect((await server.ask('localhost', '/about')).text).toBe(mainPage);
    expect((await server.ask('localhost', '/healthz')).text).toBe('{"status":"ok"}');
  });

  it('that are custom domains are sites, until they are no more', async () => {
    expect((await server.ask('ada.example', '/')).text).toBe(mainPage);
    server.show('ada.example', server.deploy({ 'index.html': 'own domain' }), true);
    expect((await server.ask('ada.example', '/')).text).toBe('own domain');
  });
});

describe('headers', () => {
  it('of a page let its own scripts run, and only the main site frame it', async () => {
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toBe(
      "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; " +
        "style-src 'self' 'unsafe-inline' https:; img-src 'self' data: blob: https:; font-src 'self' data: https:; " +
        "media-src 'self' data: blob: https:; connect-src 'self' data: blob:; frame-src 'self' data: blob:; " +
        "worker-src 'self' blob:; object-src 'none'; base-uri 'self'; form-action 'self' https:; " +
        `frame-ancestors 'self' http://localhost:${server.port}`,
    );
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'origin-agent-cluster': '?1',
    });
    expect(headers['x-robots-tag']).toBeUndefined();
  });

  it('of its owner only add to the policy, and set no cookie', async () => {
    const { headers } = await get('/about');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'self'.*frame-ancestors .*, img-src 'none'$/,
    );
    expect(headers['x-robots-tag']).toBe('none');
    for (const path of ['/', '/about', '/nothing', '/old', '/docs'])
      expect((await get(path, { cookie: 'a=b' })).headers['set-cookie']).toBeUndefined();
  });

  it('let its scripts connect where its owner has opened it', async () => {
    server.show('open.localhost', server.deploy(files, { site: { openConnections: true } }));
    const policy = (await server.ask('open.localhost', '/')).headers['content-security-policy'];
    expect(policy).toContain(
      "connect-src 'self' data: blob: https: wss:; frame-src 'self' data: blob: https:;",
    );
  });

  it.each([
    ['a preview', { preview: true }],
    ['a site that is not to be listed', { site: { indexed: false } }],
  ])('keep %s out of search engines, whatever its owner says and robots.txt hides', async (_name, change) => {
    server.show('quiet.localhost', server.deploy({ ...files, _headers: '/*\n  X-Robots-Tag: all' }, change));
    for (const path of ['/', '/about', '/nothing', '/old', '/docs', '/large.bin', '/robots.txt'])
      expect((await server.ask('quiet.localhost', path)).headers['x-robots-tag'], path).toBe('noindex');
    expect((await server.ask('quiet.localhost', '/robots.txt')).text).toBe('User-agent: *\nAllow: /\n');
    expect((await get('/robots.txt')).text).toContain('Disallow');
  });
});

describe('a proxy may get a certificate for', () => {
  const allowed = async (domain: string) =>
    (await server.ask('localhost', `/functions/v1/sites/allowed?domain=${domain}`)).status;

  it('addresses of sites, and their own domains', async () => {
    server.show('mine.example', server.deploy(files), true);
    server.show('moved.localhost', { kind: 'moved', to: 'ada' });
    for (const domain of [host, 'ADA.localhost.', 'moved.localhost', 'mine.example'])
      expect(await allowed(domain), domain).toBe(200);
  });

  it.each([
    '',
    'localhost',
    'nobody.localhost',
    'a.ada.localhost',
    'other.example',
    '127.0.0.1',
    '::1',
    '[::1]',
    '::ffff:127.0.0.1',
    '2130706433',
    '0x7f.1',
    '1.2.3',
    `${'a.'.repeat(200)}localhost`,
    'ada.localhost%00',
    'ada.localhost/x',
    '*.localhost',
  ])('not %j', async (domain) => {
    expect(await allowed(domain)).toBe(404);
  });

  it('none that was taken down', async () => {
    server.show('down.localhost', { kind: 'taken-down', reason: 'x' });
    server.show('down.example', { kind: 'taken-down', reason: 'x' }, true);
    for (const domain of ['down.localhost', 'down.example']) expect(await allowed(domain)).toBe(404);
    // It does not become the main site's.
    expect((await server.ask('down.example', '/')).status).toBe(410);
  });
});

it('requests are counted as those of sites, whatever their path', async () => {
  await get('/rest/v1/x');
  const { text } = await server.ask('localhost', '/metrics');
  expect(text).toMatch(/plinth_http_requests_total\{part="sites",method="GET",status="404"\} \d+/);
  expect(text).not.toMatch(/part="rest"/);
});

describe('under a path of the main site', () => {
  let under: SiteServer;
  beforeAll(async () => {
    under = await startSiteServer({ SITES_PATH: 'on' });
    under.show(host, under.deploy(files));
  });
  afterAll(() => under.close());

  it('a site has no origin, and is not listed', async () => {
    const { status, text, headers } = await under.ask('localhost', '/sites/ada/');
    expect([status, text]).toEqual([200, page]);
    const self = `http://localhost:${under.port}/sites/ada/`;
    expect(headers['content-security-policy']).toMatch(/; sandbox allow-scripts allow-forms allow-popups$/);
    expect(headers['content-security-policy']).toContain(`script-src ${self} 'unsafe-inline'`);
    expect(headers['content-security-policy']).not.toContain("'self'");
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'access-control-allow-origin': '*' });
    const styled = await under.ask('localhost', '/sites/ada/assets/main.8f3c21d9.css');
    expect(styled.headers['content-security-policy']).toMatch(/sandbox allow-scripts/);
  });

  it('its redirects stay below it', async () => {
    for (const [target, to] of [
      ['/sites/ada', '/sites/ada/'],
      ['/sites/ada?a=b', '/sites/ada/?a=b'],
      ['/sites/ada/docs', '/sites/ada/docs/'],
      ['/sites/ada/old', '/sites/ada/about'],
      ['/sites/ada//evil.example', '/sites/ada/evil.example'],
    ] as const) {
      expect((await under.ask('localhost', target)).headers.location, target).toBe(to);
    }
    expect((await under.ask('localhost', '/sites/eve/')).status).toBe(404);
    expect((await under.ask('localhost', '/sites/')).text).toBe(mainPage);
  });

  it('gives no worker to the main site', async () => {
    const headers = { 'service-worker': 'script' };
    const answer = await under.ask('localhost', '/sites/ada/assets/index-DiwrgTda.js', { headers });
    expect(answer.text).toBe(mainPage);
  });
});
