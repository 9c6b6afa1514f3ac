import type { Locator } from 'playwright/test';
import { asOperator } from './support/desk.ts';
import { create } from './support/git-store.ts';
import { hold } from './support/hold.ts';
import { expect, test } from './support/test.ts';

// What has to fit, on the screens where room is short.

/** The heights at which elements have their middles, without repeats: one for what stands in one row. */
async function rowsOf(elements: Locator): Promise<number[]> {
  const middles = await elements.evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ top, height }) => Math.round((top + height / 2) / 4)),
  );
  expect(middles.length).toBeGreaterThan(2);
  return [...new Set(middles)];
}

/** All of them, once they have come, stand in one row. */
async function expectOneRow(elements: Locator): Promise<void> {
  await expect(async () => expect(await rowsOf(elements)).toHaveLength(1)).toPass({ timeout: 120_000 });
}

for (const width of [320, 360, 768, 1024, 1280, 1536]) {
  test(`what can be done with a template stands in one row of its card, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/templates/admin-dashboard');
    const card = page.getByRole('article', { name: 'Admin Dashboard', exact: true });
    const actions = card.getByRole('button', { name: 'Share Admin Dashboard' }).locator('xpath=../..');
    await expectOneRow(actions.locator('a, button'));
  });
}

test('on a tablet the sidebar begins as icons, and stays open for whoever opens it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/about');
  const width = () =>
    page.locator('#sidebar').evaluate((element) => element.getBoundingClientRect().width / 16);
  await expect.poll(width).toBe(3);
  // Also after React has taken over.
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(width).toBe(3);
  await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
  await expect.poll(width).toBe(16);
  await page.reload();
  await expect.poll(width).toBe(16);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the desk’s menu is one row, with where one is in sight', async ({ page, server }) => {
    await asOperator(page, server);
    await page.goto('/admin/log');
    const menu = page.getByRole('navigation', { name: 'Desk' });
    const here = menu.getByRole('link', { name: 'Audit log' });
    await expect(here).toBeInViewport({ ratio: 1 });
    await expectOneRow(menu.getByRole('link'));
    await menu.getByRole('link', { name: 'Projects' }).focus();
    await expect(menu.getByRole('link', { name: 'Projects' })).toBeInViewport({ ratio: 1 });
  });

  test('a repository’s files begin in the upper half of the screen', async ({ page, login }) => {
    await login(page);
    const path = await create(page, 'small');
    const letThrough = await hold(page, '**/assets/*.js');
    // The whole page: what is still on its way would be missing from the places below.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const files = page.getByRole('searchbox', { name: 'Search files' });
    await expect(files).toBeVisible();
    expect((await files.boundingBox())?.y).toBeLessThan(370);
    // Nothing moves when the page learns that the owner reads it.
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main summary, main [role="searchbox"], main [type="search"]')].map(
          (node) => Math.round(node.getBoundingClientRect().y),
        ),
      );
    const asReader = await places();
    letThrough();
    await expect(page.getByRole('button', { name: 'Repository settings' })).toBeVisible();
    expect(await places()).toEqual(asReader);
    await page.locator('summary').filter({ hasText: 'Clone' }).click();
    const address = page.getByRole('region', { name: 'Address for git clone' });
    await expect(address).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
  });
});
