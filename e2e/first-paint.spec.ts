import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

// Everything else in this folder sees pages as they are by default. Here what schedules their first paint is off.
test.use({ settings: { FIRST_PAINT: 'off' } });

test('every page works without what schedules its first paint', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  // Of pages made from one mould one is enough.
  const moulds = new Map(paths.map((path) => [path.replace(/^(\/[^/]+\/).+/, '$1'), path]));
  for (const path of [...moulds.values(), '/auth', '/profile', '/no/such/page']) {
    await page.goto(path);
    await ready(page.getByRole('banner'));
    await expect(page.locator('#first-paint, #page-scripts, style[data-href]'), path).toHaveCount(0);
    await expect(page.locator('link[rel="stylesheet"]').first(), path).not.toHaveAttribute(
      'media',
      'not all',
    );
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    const faces = () =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    await expect.poll(() => page.evaluate(faces), path).toContain('Bricolage Grotesque');
  }
});

test('a page that waits for a touch comes alive by itself, and another opens from it', async ({ page }) => {
  await page.goto('/templates');
  await ready(page.getByLabel('Search templates'));
  await page.getByLabel('Search templates').fill('weather');
  await expect(page).toHaveURL(/q=weather/);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await nav.getByRole('link', { name: 'Community' }).click();
  await expect(page).toHaveURL('/community');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Our Blog' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Search templates')).toHaveValue('weather');
});
