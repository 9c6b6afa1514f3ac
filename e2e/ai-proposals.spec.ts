import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { shownPage, untilShown } from './support/customiser.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const BAKERY =
  'Bakery Morgenrot in Bath. Sourdough £4.20, rye loaf £3.90. Open Tue–Sat 7–14. 5 Walcot Street, Bath BA1 5BG. Phone 01225 496 000.';

const DENTIST =
  'Zahnarztpraxis Dr. Lindner in Freiburg, Habsburgerstraße 20, 79104 Freiburg. Dr. Eva Lindner, Zahnärztin, und Jonas Weber, Prophylaxe. Leistungen: Kontrolle, Professionelle Zahnreinigung 95 €, Füllungen, Bleaching 290 €. Wir nehmen uns Zeit. Öffnungszeiten: Montag bis Donnerstag 8–18 Uhr, Freitag 8–14 Uhr. Telefon 0761 555 0190, praxis@lindner.example.';

test('three sites are made of one description, and follow what is corrected', async ({ page }) => {
  await describe(page, BAKERY);
  const panel = page.getByRole('region', { name: 'Three sites from your words' });
  await expect(panel.getByRole('article')).toHaveCount(3);
  const first = previewOf(page, 0);
  await expect(first.getByRole('heading', { level: 1 })).toHaveText('Bakery Morgenrot');
  for (const text of ['£4.20', 'Tue–Sat', '5 Walcot Street'])
    await expect(first.getByText(text).first()).toBeVisible();

  await panel.getByRole('button', { name: /^Name Bakery Morgenrot/ }).click();
  await panel.getByLabel('Name', { exact: true }).fill('Dawn Bread');
  await panel.getByRole('button', { name: 'Use this' }).click();
  for (const nth of [0, 1, 2])
    await expect(previewOf(page, nth).getByRole('heading', { level: 1 })).toHaveText('Dawn Bread');

  await panel.getByRole('button', { name: /^Take back Offer Sourdough/ }).click();
  await expect(first.getByText('£4.20')).toHaveCount(0);
  await expect(first.getByText('£3.90')).toBeVisible();
});

test('a proposal is made one’s own, and taken along with its pages alone', async ({ page }) => {
  await describe(page, BAKERY);
  const panel = page.getByRole('region', { name: 'Three sites from your words' });
  await panel
    .getByRole('button', { name: /^Make it yours/ })
    .first()
    .click();
  await expect(page).toHaveURL('/template/base/customize');
  await untilShown(page);
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toHaveText('Bakery Morgenrot');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const pages = Object.keys(files).filter((file) => file.endsWith('.html'));
  expect(pages.sort()).toEqual(
    ['404.html', 'contact.html', 'index.html', 'legal.html'].map((file) => `base/${file}`),
  );
  const html = pages.map((file) => strFromU8(files[file] as Uint8Array)).join('\n');
  expect(html).toContain('01225 496 000');
  expect(html).not.toContain('Quoin');
});

test('a template that was made for the kind comes first, and is filled and taken along alike', async ({
  page,
}) => {
  await describe(page, DENTIST);
  const panel = page.getByRole('region', { name: 'Three sites from your words' });
  const first = page.frameLocator('iframe[title^="Preview of Dental Clinic"]');
  await expect(first.getByRole('heading', { level: 1 })).toHaveText('Zahnarztpraxis in Freiburg');
  for (const text of ['Professionelle Zahnreinigung', '95 €', 'Dr. Eva Lindner', 'Öffnungszeiten'])
    await expect(first.getByText(text).first()).toBeVisible();
  await expect(page.locator('iframe[title^="Preview of Base"]')).toHaveCount(2);

  await panel
    .getByRole('button', { name: /^Make it yours/ })
    .first()
    .click();
  await expect(page).toHaveURL('/template/dental-clinic/customize');
  await untilShown(page);
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toHaveText('Zahnarztpraxis in Freiburg');
  await expect(shownPage(page).getByRole('link', { name: 'Termin', exact: true })).toBeVisible();
  await expect(shownPage(page).getByText('Fees')).toHaveCount(0);
});

test('on a telephone the sites stand one below the other, and all of it works by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await describe(page, BAKERY);
  const panel = page.getByRole('region', { name: 'Three sites from your words' });
  await expect(previewOf(page, 2).getByRole('heading', { level: 1 })).toHaveText('Bakery Morgenrot');
  const lefts = await panel
    .getByRole('article')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await panel.getByRole('button', { name: /^Kind Bakery/ }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('form', { name: 'Correct Kind' })).toBeVisible();
  await panel.getByLabel('Kind', { exact: true }).selectOption('Café');
  await panel.getByRole('button', { name: 'Use this' }).press('Enter');
  await expect(panel.getByRole('button', { name: /^Kind Café/ })).toBeVisible();
});

test('an application is not made into a website', async ({ page }) => {
  await describe(page, 'A calculator for mortgage rates');
  const panel = page.getByRole('region', { name: 'Three sites from your words' });
  await expect(panel.getByText('It cannot be made here without a model.')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Finance Tools' })).toHaveAttribute(
    'href',
    '/template/finance-tools',
  );
  await expect(panel.getByRole('article')).toHaveCount(0);
});

async function describe(page: Page, text: string): Promise<void> {
  await page.goto('/ai-temp-build');
  const prompt = page.getByLabel('Describe your website');
  await ready(prompt);
  await prompt.fill(text);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
}

const previewOf = (page: Page, nth: number) => page.frameLocator('iframe[title^="Preview of Base"]').nth(nth);
