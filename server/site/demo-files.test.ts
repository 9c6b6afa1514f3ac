import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templateDemos } from './demo-files.ts';
import { demoRoutes } from './demo-routes.ts';

let folder: string;
const app = new Hono();

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-demos-'));
  const files: Record<string, string> = {
    'one/index.html': `<!doctype html><title>One</title>${'<p>Some text that can be compressed.</p>'.repeat(40)}`,
    'one/guide/index.html': '<!doctype html><title>Guide</title>',
    'one/assets/site.js': 'export {};',
    'one/photos/card-800.webp': 'picture',
    'one/card.webp': 'picture',
    'one/measured.json': '{}',
    'one/source/index.html': 'source',
    'one/tools/index.html': 'tools',
    'one/package.json': '{}',
    'one/node_modules/x/index.js': 'x',
    'one/.env': 'SECRET=1',
    'catalogue.json': '{}',
    'README.md': '# Templates',
    'two/index.html': 'two',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  await symlink(path.join(folder, '..'), path.join(folder, 'one/out'));
  await symlink(path.join(folder, 'two/index.html'), path.join(folder, 'one/other.html'));
  app.route('/demo', demoRoutes(templateDemos(folder)));
  app.notFound((c) => c.text('page of the site', 404));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (target: string, headers: Record<string, string> = {}) =>
  app.request(`http://localhost${target}`, { headers });

describe('live demos', () => {
  it('shows the start page under a policy that lets nothing in or out', async () => {
    const response = await get('/demo/one/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/https?:|\*/);
    expect(await response.text()).toContain('<title>One</title>');
  });

  it.each(['/demo/one/', '/demo/one~dark/', '/demo/one/assets/site.js'])(
    'shows %s as a stranger to the site, in a tab of its own as well, to which its own files still come',
    async (target) => {
      const { status, headers } = await get(target);
      expect(status).toBe(200);
      expect(headers.get('content-security-policy')).toContain('; sandbox allow-scripts ');
      expect(headers.get('content-security-policy')).not.toMatch(/allow-same-origin|allow-top-navigation/);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
      expect(headers.get('x-robots-tag')).toBe(target.includes('~') ? 'noindex' : null);
    },
  );

  it('has a demo in one theme, and in no other', async () => {
    expect((await get('/demo/one~dark')).headers.get('location')).toBe('/demo/one~dark/');
    expect((await get('/demo/one~dark/source/index.html')).status).toBe(404);
    expect((await get('/demo/one~blue/')).status).toBe(404);
  });

  it.each([
    ['/demo/one', '/demo/one/'],
    ['/demo/one?theme=dark', '/demo/one/?theme=dark'],
    ['/demo/one/guide', '/demo/one/guide/'],
  ])('leads %s to its folder', async (from, to) => {
    const response = await get(from);
    expect([response.status, response.headers.get('location')]).toEqual([308, to]);
  });

  it.each([
    '/demo/none',
    '/demo/none/',
    '/demo/one/missing.html',
    '/demo/one/photos/card-800.webp',
    '/demo/one/card.webp',
    '/demo/one/measured.json',
    '/demo/one/source/index.html',
    '/demo/one/source/',
    '/demo/one/tools/index.html',
    '/demo/one/package.json',
    '/demo/one/node_modules/x/index.js',
    '/demo/one/.env',
    '/demo/catalogue.json',
    '/demo/README.md',
    '/demo/one/out/',
    '/demo/one/other.html',
    '/demo/one/..%2ftwo%2findex.html',
    '/demo/one/%00',
    '/demo/one/%ff',
    '/demo/one//index.html',
  ])('gives the site’s own answer for %s', async (target) => {
    const response = await get(target);
    expect([response.status, await response.text()]).toEqual([404, 'page of the site']);
  });

  it('answers 304 while the file is the same, and sends it when it has changed', async () => {
    const etag = (await get('/demo/one/assets/site.js')).headers.get('etag') ?? '';
    const again = await get('/demo/one/assets/site.js', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await writeFile(path.join(folder, 'one/assets/site.js'), 'export const changed = true;');
    await utimes(path.join(folder, 'one/assets/site.js'), 2_000_000_000, 2_000_000_000);
    const changed = await get('/demo/one/assets/site.js', { 'if-none-match': etag });
    expect([changed.status, await changed.text()]).toEqual([200, 'export const changed = true;']);
  });

  it('compresses text for who accepts it', async () => {
    const plain = await get('/demo/one/');
    expect(plain.headers.get('content-encoding')).toBeNull();
    for (const encoding of ['br', 'gzip']) {
      const packed = await get('/demo/one/', { 'accept-encoding': encoding });
      expect(packed.headers.get('content-encoding')).toBe(encoding);
      expect(Number(packed.headers.get('content-length'))).toBeLessThan(
        Number(plain.headers.get('content-length')) / 4,
      );
      expect(packed.headers.get('vary')).toBe('Accept-Encoding');
    }
  });
});
