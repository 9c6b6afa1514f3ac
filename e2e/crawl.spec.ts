import sharp from 'sharp';
import { repositoriesMade } from '../server/testing/repositories.ts';
import { crawl } from './support/crawl/crawl.ts';
import { ofEachKind } from './support/crawl/of-each-kind.ts';
import { checkJsonLd } from './support/crawl/structured-data.ts';
import { expect, test } from './support/test.ts';

/** What is wrong with the card that a page names for sharing. */
async function faultsOfCard(meta: Record<string, string>): Promise<string[]> {
  const picture = await fetch(meta['og:image'] ?? '');
  const bytes = Buffer.from(await picture.arrayBuffer());
  const { format, width, height } = await sharp(bytes).metadata();
  const faults: string[] = [];
  const type = picture.headers.get('content-type');
  if (type !== `image/${format}`) faults.push(`its card is ${format} and called ${type}`);
  if (!meta['og:image:width']) return faults;
  const said = `${meta['og:image:width']} x ${meta['og:image:height']}`;
  if (said !== `${width} x ${height}`) faults.push(`its card is ${width} x ${height} and called ${said}`);
  if (bytes.length > 80_000) faults.push(`its card has ${bytes.length} bytes`);
  return faults;
}

/** Paths the sitemap lists. */
async function sitemap(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/sitemap.xml`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/xml');
  const addresses = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
  for (const address of addresses) expect(address.startsWith(`${origin}/`), address).toBe(true);
  return addresses.map((address) => address.slice(origin.length));
}

// A site with forty templates has hundreds of addresses: three minutes, and more beside other journeys.
test.describe.configure({ timeout: 3_600_000 });

test('everything a crawler finds is there, says what it is, and says it once', {
  tag: '@own-backend',
}, async ({ page, server }) => {
  await repositoriesMade(server.url);
  const listed = await sitemap(server.url);
  // What the buttons for sharing copy; no page links to it.
  const shared = listed
    .map((path) =>
      path.replace(/^\/template\//, '/templates/').replace(/^\/project\/(.+)\/content$/, '/community/$1'),
    )
    .filter((path) => !listed.includes(path));
  const starts = ['/', '/sitemap.xml', ...listed, ...shared];
  const { pages, assets, external, faults } = await crawl(page, server.url, starts);
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
  const types = new Set<string>();

  for (const [address, facts] of pages) {
    const fault = (text: string) => faults.push(`${address}: ${text}`);
    const { title, description, canonical, noindex, h1, meta, jsonLd } = facts;
    if (h1.length !== 1) fault(`has ${h1.length} headings of level 1: ${h1.join(' | ')}`);
    if (!title) fault('has no title');
    if (noindex) {
      if (listed.includes(address)) fault('is in the sitemap and kept out of search engines');
      continue;
    }
    const path = canonical?.startsWith(server.url) ? canonical.slice(server.url.length) : canonical;
    if (!path) fault('has no canonical address');
    else if (listed.includes(address) ? path !== address : path !== address && !listed.includes(path))
      fault(`names ${path} as its canonical address`);
    if (path === address && !address.includes('?') && !listed.includes(address))
      fault('is not in the sitemap');
    for (const source of jsonLd) {
      const result = checkJsonLd(source);
      for (const type of result.types) types.add(type);
      for (const problem of result.faults) fault(`JSON-LD ${problem}`);
    }
    if (jsonLd.length === 0 && path === address) fault('has no structured data');
    if (description.length < 50 || description.length > 160)
      fault(`its description has ${description.length} characters`);
    const needed = ['keywords', 'og:title', 'og:description', 'og:image', 'og:image:alt', 'twitter:card'];
    for (const name of needed) if (!meta[name]) fault(`has no ${name}`);
    if (meta['og:url'] !== canonical) fault(`og:url is ${meta['og:url']}`);
    if (listed.includes(address)) for (const text of await faultsOfCard(meta)) fault(text);
    if (path !== address) continue;
    for (const [kind, text] of Object.entries({ title, description })) {
      const other = seen[kind as keyof typeof seen].get(text);
      if (other) fault(`has the ${kind} of ${other}: ${text}`);
      seen[kind as keyof typeof seen].set(text, address);
    }
  }
  for (const { from, href, rel } of external)
    if (!/\bno(opener|referrer)\b/.test(rel)) faults.push(`${from}: the link to ${href} has no rel`);

  console.log(
    `Crawled ${pages.size} pages (${listed.length} in the sitemap), ${assets.size} assets, ` +
      `${external.length} links to other sites; structured data: ${[...types].sort().join(', ')}; ${faults.length} faults.`,
  );
  expect(faults).toEqual([]);
  for (const address of listed) expect(pages.has(address), `${address} is a page`).toBe(true);
});

test('public pages of every kind can be read without scripts', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  // Words and style sheets decide whether a page can be read.
  await page.route(/\.(avif|webp|png|jpe?g|svg|woff2|mp4)(\?|$)/, (route) => route.abort());
  for (const path of ofEachKind(await sitemap(server.url))) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const text = await page.getByRole('main').innerText();
    expect(text.length, `${path}: ${text}`).toBeGreaterThan(150);
    await expect(page.getByRole('main').locator('[aria-busy="true"]'), path).toHaveCount(0);
  }
  await context.close();
});

for (const path of ['/no/such/page', '/template/no-such-template', '/blog/no-such-article']) {
  test(`${path} is not found, and not kept by search engines`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toMatch(/<meta name="robots" content="noindex"/);
  });
}

test('robots.txt leads to the sitemap and keeps private pages out', async ({ request, server }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const lines = (await response.text()).split('\n');
  expect(lines).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  for (const path of ['/auth', '/profile', '/_styleguide', '/_mailbox'])
    expect(lines).toContain(`Disallow: ${path}`);
});

test('the manifest and the icons are complete', async ({ request }) => {
  const response = await request.get('/site.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await response.json();
  expect(manifest).toMatchObject({ short_name: 'Plinth', start_url: '/', theme_color: '#f6f5f2' });
  for (const { src, sizes, type } of manifest.icons as { src: string; sizes: string; type: string }[]) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toBe(type);
    if (sizes === 'any') continue;
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  const purposes = (manifest.icons as { purpose: string }[]).map(({ purpose }) => purpose);
  expect(purposes).toContain('maskable');
  expect((await request.get('/favicon.ico')).headers()['content-type']).toBe('image/x-icon');
  const touch = await sharp(await (await request.get('/apple-touch-icon.png')).body()).metadata();
  expect([touch.width, touch.height]).toEqual([180, 180]);
});
