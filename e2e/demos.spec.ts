import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { type Listed, products, templates } from './support/catalogue.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

for (const template of templates) {
  test(`${template.title}: the preview is a stranger to this site, and what is downloaded is what it shows`, async ({
    page,
  }) => {
    await page.goto(`/template/${template.id}`);
    await downloads(page, template);
    await runsAsStranger(page, template);
    await opensByItself(page, template);
  });
}

for (const { slug, title } of products) {
  test(`${title}: the built version runs without an origin, every page of it`, async ({ page }) => {
    const response = await page.goto(`/preview/${slug}/`);
    expect(response?.headers()['content-security-policy']).toContain('; sandbox allow-scripts ');
    expect(await page.evaluate(() => origin)).toBe('null');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // Views of it and files beside it, as its own links name them.
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const own = [...new Set(links)].filter((link) => new URL(link).pathname.startsWith(`/preview/${slug}/`));
    for (const link of own.slice(0, 12)) {
      await page.goto(link);
      await expect(page.locator('h1').first()).toBeAttached();
    }
  });
}

/** In the preview a demo has no origin, can not read what this site keeps, and follows the theme that is chosen. */
async function runsAsStranger(page: Page, { title, themes }: Listed): Promise<void> {
  const preview = page.getByRole('link', { name: 'Preview', exact: true });
  await ready(preview);
  await preview.click();
  const body = page.frameLocator(`iframe[title="${title}, live demo"]`).locator('body');
  await expect(body).toBeVisible();
  expect(await body.evaluate(() => origin)).toBe('null');
  const kept = await body.evaluate(() => {
    try {
      return localStorage.length;
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(kept).toBe('SecurityError');
  if (themes.length < 2) return;
  const look = () =>
    body.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return [backgroundColor, color, getComputedStyle(document.documentElement).backgroundColor].join();
    });
  const light = await look();
  await page.getByRole('dialog').getByText('Dark', { exact: true }).click();
  await expect.poll(look).not.toBe(light);
}

async function opensByItself(page: Page, { id }: Listed): Promise<void> {
  const response = await page.goto(`/demo/${id}/`);
  expect(response?.status()).toBe(200);
  expect(await page.evaluate(() => origin)).toBe('null');
  await expect(page.locator('h1').first()).toBeAttached();
  await expect.poll(async () => (await page.locator('body').innerText()).length).toBeGreaterThan(60);
}

/** The zip has the papers and the very page that the demo shows, and the sum that is said. */
async function downloads(page: Page, { id, title }: Listed): Promise<void> {
  const said = page.getByRole('figure').filter({ hasText: 'sha-256 of the zip' });
  const arrives = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download Template/ }).click();
  const download = await arrives;
  expect(download.suggestedFilename()).toBe(`${title}.zip`);
  const zip = await readFile(await download.path());
  await expect(said).toContainText(createHash('sha256').update(zip).digest('hex'));
  const files = Object.entries(unzipSync(zip));
  const find = (name: string) => files.find(([file]) => file === name || file.endsWith(`/${name}`))?.[1];
  for (const name of ['README.md', 'LICENSE', 'CHANGELOG.md']) expect(find(name), name).toBeTruthy();
  const shown = await (await page.request.get(`/demo/${id}/index.html`)).body();
  expect(Buffer.from(find('index.html') ?? []).equals(shown)).toBe(true);
}
