import type { Locator } from 'playwright/test';
import { hold } from './support/hold.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const SLUG = 'how-a-website-gets-found-and-shared-in-2026';
const TITLE = 'How a Website Gets Found and Shared in 2026';
const POST = `/blog/${SLUG}`;

test('the list shows the featured articles, and a whole card leads to its article', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Blog' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Articles' })).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const time of ['18 min read', '20 min read', '25 min read'])
    await expect(cards.getByText(time)).toHaveCount(1);
  const card = page.getByRole('article', { name: TITLE });
  await expect(card.getByRole('link')).toHaveCount(1);
  await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveCount(3);
  await expect(card.getByText('Read More')).toBeVisible();
  await ready(card.getByRole('link'));
  // At the picture, far from the link's text.
  await card.click({ position: { x: 200, y: 120 } });
  await expect(page).toHaveURL(POST);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByText('The programs that build previews in chat apps')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('an article has its facts on the page and in its head', async ({ page, server, request }) => {
  await page.goto(POST);
  await expect(page).toHaveTitle(TITLE);
  const article = page.getByRole('article').first();
  await expect(article.getByText('November 19, 2026')).toBeVisible();
  await expect(article.getByText('18 min read')).toBeVisible();
  const contents = (selector: string) => page.locator(selector).getAttribute('content');
  expect(await contents('meta[name="keywords"]')).toContain('Structured data');
  expect(await contents('meta[name="description"]')).toContain('A working order for search and sharing');
  expect(await contents('meta[property="og:type"]')).toBe('article');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', server.url + POST);
  const picture = await request.get((await contents('meta[property="og:image"]')) ?? '');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const nodes = JSON.parse(data ?? '')['@graph'] as { '@type': string }[];
  expect(nodes.map((node) => node['@type'])).toEqual(['BreadcrumbList', 'BlogPosting']);
});

test('the table of contents folds, follows the reading and leads to the headings', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(POST);
  const contents = page.getByRole('navigation', { name: 'Table of Contents' });
  const link = contents.getByRole('link', { name: 'One page, one address' });
  await expect(link).toBeVisible();
  await contents.getByText('Hide').click();
  await expect(link).toBeHidden();
  await contents.getByText('Show').click();
  await link.click();
  await expect(page).toHaveURL(`${POST}#one-page-one-address`);
  const heading = page.getByRole('heading', { name: 'One page, one address' });
  await expect(heading).toBeFocused();
  await expect(async () => {
    const header = await page.getByRole('banner').boundingBox();
    const place = await heading.boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(place?.y).toBeLessThan(200);
  }).toPass();
  await expect(link).toHaveAttribute('aria-current', 'location');
  // The box has stayed in view.
  await expect(contents).toBeInViewport({ ratio: 1 });
  const list = contents.getByRole('list');
  expect(await list.evaluate(({ clientHeight }) => clientHeight)).toBeLessThanOrEqual(256);
  // Over many headings at once, and back above the first. While a page still rolls, Chromium takes no other key for it.
  const atEnd = page.evaluate(
    () => new Promise<void>((done) => document.addEventListener('scrollend', () => done(), { once: true })),
  );
  await page.keyboard.press('End');
  await atEnd;
  await expect(link).not.toHaveAttribute('aria-current');
  await expect(contents.locator('[aria-current="location"]')).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('a heading chosen before the script has come stays on the screen and keeps the focus', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto(POST, { waitUntil: 'domcontentloaded' });
  const contents = page.getByRole('navigation', { name: 'Table of Contents' });
  await contents.getByRole('link', { name: 'One page, one address' }).click();
  const heading = page.getByRole('heading', { name: 'One page, one address' });
  await expect(heading).toBeFocused();
  release();
  await ready(contents);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.getByText('The programs that build previews in chat apps')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(POST);
});

test('on a phone the folded table of contents stays in view and opens over the text', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(POST);
  const contents = page.getByRole('navigation', { name: 'Table of Contents' });
  await ready(contents);
  await contents.getByRole('link', { name: 'One page, one address' }).click();
  const heading = page.getByRole('heading', { name: 'One page, one address' });
  await expect(heading).toBeFocused();
  await expect(contents.getByText('Show')).toBeInViewport({ ratio: 1 });
  const bottomOf = async (element: Locator) => {
    const box = await element.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect(async () => {
    const bar = await bottomOf(contents);
    const place = (await heading.boundingBox())?.y ?? 0;
    expect(place).toBeGreaterThanOrEqual(bar);
    expect(place).toBeLessThan(200);
  }).toPass();

  // Typefaces that came now would move the text.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('plinth:faces'))).toBe('1');
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await contents.locator('summary').focus();
  const before = (await heading.boundingBox())?.y;
  await page.keyboard.press('Enter');
  const current = contents.getByRole('link', { name: 'One page, one address' });
  await expect(current).toBeInViewport({ ratio: 1 });
  expect((await heading.boundingBox())?.y).toBe(before);
  await current.focus();
  await page.keyboard.press('Escape');
  await expect(current).toBeHidden();
  await expect(contents.locator('summary')).toBeFocused();
});

test('links of an article open in a new tab that knows nothing of ours', async ({ page }) => {
  await page.goto(POST);
  const links = page.locator('#post-body a[href]');
  expect(await links.count()).toBeGreaterThan(20);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  const heights = await page
    .locator('#post-body img')
    .evaluateAll((images) => images.map((i) => i.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(320);
});

test('code is copied by its button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(POST);
  await page.getByRole('button', { name: 'Copy Shell code' }).first().click();
  await expect(page.getByText('Code copied!')).toBeVisible();
  const code = await page.getByRole('group', { name: 'Shell code' }).first().textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test('an address that no article has is not found', async ({ page }) => {
  const response = await page.goto('/blog/no-such-article');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Post Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('both feeds are valid, linked, and carry the whole articles with addresses that work elsewhere', async ({
  page,
  request,
  server,
}) => {
  await page.goto('/blog');
  const linked = await page
    .locator('link[rel="alternate"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(linked).toEqual(['/blog/feed.xml', '/blog/feed.json']);

  const atom = await request.get('/blog/feed.xml');
  expect(atom.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  const feed = await page.evaluate(
    (source) => {
      const document = new DOMParser().parseFromString(source, 'application/xml');
      return {
        faults: document.querySelectorAll('parsererror').length,
        ids: [...document.querySelectorAll('feed > entry > id')].map((id) => id.textContent),
        content: document.querySelector('entry > content')?.textContent ?? '',
      };
    },
    await atom.text(),
  );
  expect(feed.faults).toBe(0);
  expect(feed.ids).toHaveLength(3);
  expect(feed.ids).toContain(server.url + POST);
  expect(feed.content).toContain(`src="${server.url}/blog-images/`);
  expect(feed.content).not.toMatch(/(href|src)="\//);
  const again = await request.get('/blog/feed.xml', {
    headers: { 'If-None-Match': atom.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);

  const json = await request.get('/blog/feed.json');
  expect(json.headers()['content-type']).toBe('application/feed+json; charset=utf-8');
  const { version, items } = await json.json();
  expect(version).toBe('https://jsonfeed.org/version/1.1');
  expect(items.map((item: { url: string }) => item.url)).toEqual(feed.ids);
  expect(items[0].content_html).toContain('<h2');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('an article is complete and its table of contents works', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: TITLE }).click();
    await expect(page.getByText('The programs that build previews in chat apps')).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'Table of Contents' });
    await contents.getByRole('link', { name: 'One page, one address' }).click();
    await expect(page.getByRole('heading', { name: 'One page, one address' })).toBeInViewport();
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
    await contents.getByText('Hide').click();
    await expect(contents.getByRole('link').first()).toBeHidden();
  });
});
