import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { products, templates } from './support/catalogue.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

/** One with two themes, one with one, and one that keeps what it is given. What the others' files decide is a bar of the workshop. */
const shown = [
  templates.find(({ themes }) => themes.length > 1),
  templates.find(({ themes }) => themes.length === 1),
  templates.find(({ id }) => id === 'code-editor'),
].filter((template) => template !== undefined);

for (const { id, title, themes } of shown) {
  test(`${title}: the preview is a stranger to this site, and a tab of its own as well`, async ({ page }) => {
    await page.goto(`/template/${id}`);
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
    if (themes.length > 1) {
      const look = () =>
        body.evaluate((element) => {
          const { backgroundColor, color } = getComputedStyle(element);
          return [backgroundColor, color, getComputedStyle(document.documentElement).backgroundColor].join();
        });
      const light = await look();
      await page.getByRole('dialog').getByText('Dark', { exact: true }).click();
      await expect.poll(look).not.toBe(light);
    }
    await isApart(page, `/demo/${id}/`);
  });
}

test('every demo and every built version has no origin, by what the server says of it', async ({
  request,
}) => {
  expect(shown).toHaveLength(3);
  const addresses = [
    ...templates.map(({ id }) => `/demo/${id}/`),
    ...products.map(({ slug }) => `/preview/${slug}/`),
  ];
  for (const address of addresses) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-security-policy'], address).toContain('; sandbox allow-scripts ');
  }
});

for (const { slug, title } of products.slice(0, 1)) {
  test(`${title}: the built version runs without an origin`, async ({ page }) => {
    await isApart(page, `/preview/${slug}/`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  });
}

test('what is downloaded has the papers, the very page that the demo shows, and the sum that is said', async ({
  request,
}) => {
  for (const { id, title } of templates) {
    const page = await (await request.get(`/template/${id}`)).text();
    const link = /href="([^"]+)"[^>]*>(?:<[^>]+>)*Download Template/.exec(page)?.[1];
    expect(link, `${id} names its zip`).toBeTruthy();
    const download = await request.get(link ?? '');
    expect(download.headers()['content-disposition'], id).toContain(encodeURIComponent(`${title}.zip`));
    const zip = await download.body();
    expect(page, id).toContain(createHash('sha256').update(zip).digest('hex'));
    const files = Object.entries(unzipSync(zip));
    const find = (name: string) => files.find(([file]) => file === name || file.endsWith(`/${name}`))?.[1];
    for (const name of ['README.md', 'LICENSE', 'CHANGELOG.md'])
      expect(find(name), `${id} ${name}`).toBeTruthy();
    const demo = await (await request.get(`/demo/${id}/index.html`)).body();
    expect(Buffer.from(find('index.html') ?? []).equals(demo), id).toBe(true);
  }
});

test('the button of a template saves its zip under its title', async ({ page }) => {
  const [{ id, title } = { id: '', title: '' }] = templates;
  await page.goto(`/template/${id}`);
  const arrives = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download Template/ }).click();
  const download = await arrives;
  expect(download.suggestedFilename()).toBe(`${title}.zip`);
  const sum = createHash('sha256').update(await readFile(await download.path()));
  await expect(page.getByRole('figure').filter({ hasText: 'sha-256 of the zip' })).toContainText(
    sum.digest('hex'),
  );
});

/** Opened by itself, too, the page is there and has no origin. */
async function isApart(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  expect(response?.headers()['content-security-policy']).toContain('; sandbox allow-scripts ');
  expect(await page.evaluate(() => origin)).toBe('null');
  await expect(page.locator('h1').first()).toBeAttached();
}
