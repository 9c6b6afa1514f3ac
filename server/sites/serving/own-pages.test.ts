import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpError } from '../../http/errors.ts';
import { type SiteServer, startSiteServer } from '../../testing/site-server.ts';

let server: SiteServer;
const page = '<!doctype html><title>Ada</title><p>Words of a page.</p>';

beforeAll(async () => {
  server = await startSiteServer({ LOG_LEVEL: 'silent' });
  server.show('ada.localhost', server.deploy({ 'index.html': page, 'about.html': 'about' }));
});
afterAll(() => server.close());

describe('a host says', () => {
  it('where the site has moved to, with the path', async () => {
    server.show('was.localhost', { kind: 'moved', to: 'ada' });
    const { status, headers } = await server.ask('was.localhost', '//evil.example/a?b=c');
    expect([status, headers.location]).toEqual([
      308,
      `http://ada.localhost:${server.port}//evil.example/a?b=c`,
    ]);
  });

  it.each([
    [{ kind: 'nothing-live', name: 'soon' } as const, 404, 'Nothing is published'],
    [
      { kind: 'taken-down', reason: 'Phishing of ada@example.org' } as const,
      410,
      'have taken this site down',
    ],
  ])('%j', async (answer, status, words) => {
    server.show('soon.localhost', answer);
    const { headers, ...said } = await server.ask('soon.localhost', '/any');
    expect(said.status).toBe(status);
    expect(said.text).toContain(words);
    expect(said.text).not.toContain('Phishing');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('a site is reported', () => {
  it('at an address of its own on the main site, whatever its files and rules say', async () => {
    const taken = {
      'index.html': page,
      '.well-known/report': 'mine',
      '.well-known/report.html': 'mine',
      '.well-known/report/index.html': 'mine',
      _redirects: '/.well-known/report /about 301!\n/.well-known/* /about 200!\n/* /about 302!',
    };
    server.show('evil.localhost', server.deploy(taken, { site: { name: 'evil' } }));
    server.show(
      'abcdefghij--evil.localhost',
      server.deploy(taken, { site: { name: 'evil' }, preview: true }),
    );
    for (const own of ['evil.localhost', 'abcdefghij--evil.localhost'])
      for (const path of [
        '/.well-known/report',
        '/.well-known/report/',
        '/.well-known/%72eport',
        '//.well-known/report?a',
      ])
        for (const _again of ['first', 'kept']) {
          const { status, headers } = await server.ask(own, path);
          expect([status, headers.location], path).toEqual([
            302,
            `http://localhost:${server.port}/report/site/evil`,
          ]);
          expect(headers['cache-control']).toBe('no-store');
        }
    expect((await server.ask('evil.localhost', '/other')).headers.location).toBe('/about');
    // Without a rule its page is in memory, and is found under its other names.
    const { _redirects, ...pages } = taken;
    server.show('sly.localhost', server.deploy(pages, { site: { name: 'sly' } }));
    for (const _again of ['read', 'kept'])
      for (const path of ['/', '/.well-known/report.html', '/.well-known/report/index.html'])
        expect((await server.ask('sly.localhost', path)).status).toBe(200);
    for (const path of ['/.well-known/report', '/.well-known/report/'])
      expect((await server.ask('sly.localhost', path)).status, path).toBe(302);
  });
});

describe('a page of ours on a site’s host', () => {
  const asPage = { accept: 'text/html' };
  const failing = (error: Error) =>
    ({
      get kind(): never {
        throw error;
      },
    }) as never;

  it.each([
    ['nobody', { kind: 'unknown' } as const, 404, 'No site here'],
    ['unpublished', { kind: 'nothing-live', name: 'unpublished' } as const, 404, 'Nothing here yet'],
    ['down', { kind: 'taken-down', reason: 'x' } as const, 410, 'Taken down'],
    [
      'busy',
      failing(new HttpError(503, 'over_capacity', 'Please try again in a moment.', { retryAfter: 3 })),
      503,
      'One moment, please',
    ],
    ['broken', failing(new Error('the database has gone')), 500, 'Something went wrong'],
  ])(
    'says what there is at %s, small and by itself, in no search engine',
    async (name, answer, status, title) => {
      server.show(`${name}.localhost`, answer);
      const said = await server.ask(`${name}.localhost`, '/any', { headers: asPage });
      expect(said.status).toBe(status);
      expect(said.text).toContain(`<h1>${title}</h1>`);
      expect(said.text).not.toContain('database');
      expect(said.text).not.toMatch(/<script|<img|url\(|@import|@font-face|rel="stylesheet"/);
      expect(said.body.length).toBeLessThan(6000);
      expect(said.headers).toMatchObject({
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
      });
      expect(said.headers['content-security-policy']).toContain("default-src 'none'");
      if (name === 'busy') expect(said.headers['retry-after']).toBe('3');
    },
  );

  it('is in JSON for programs, where something has failed', async () => {
    server.show('broken.localhost', failing(new Error('x')));
    const said = await server.ask('broken.localhost', '/any', { headers: { accept: 'application/json' } });
    expect([said.status, said.headers['content-type']]).toEqual([500, 'application/json']);
  });
});
