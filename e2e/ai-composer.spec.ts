import type { Page } from 'playwright/test';
import { faultsNow } from './support/axe.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

test('without a service a page is composed, and that is said', async ({ page }) => {
  await compose(page);
  await expect(page.getByText('No AI service is connected on this site.')).toBeVisible();
  const frame = page.frameLocator('iframe[title="Preview of your page"]');
  await expect(frame.getByRole('heading', { name: 'Rye bread' })).toBeVisible();
  await page.getByLabel('What should be different?').fill('call it Silver Crumb');
  await page.getByRole('button', { name: 'Propose', exact: true }).click();
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(frame.getByRole('link', { name: 'Silver Crumb' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download zip' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('website.zip');
});

test('one picks a text in the page and writes it anew', async ({ page }) => {
  await compose(page);
  const frame = page.frameLocator('iframe[title="Preview of your page"]');
  await page.getByRole('button', { name: 'Pick an element' }).click();
  await expect(frame.locator('html')).toHaveCSS('cursor', 'crosshair');
  // The page stands there smaller than it is: where its elements are on the screen is not for the test to work out.
  await frame.getByRole('heading', { name: 'Sourdough' }).dispatchEvent('click');
  await page.getByLabel('Its text').fill('Yesterday’s dough');
  await page.getByRole('button', { name: 'Change the text' }).click();
  await expect(frame.getByRole('heading', { name: 'Yesterday’s dough' })).toBeVisible();

  // Of two texts that are alike the one that was pointed at becomes another.
  const write = async (old: string, nth: number, text: string) => {
    await page.getByRole('button', { name: 'Pick an element' }).click();
    await expect(frame.locator('html')).toHaveCSS('cursor', 'crosshair');
    await frame.getByRole('heading', { name: old, exact: true }).nth(nth).dispatchEvent('click');
    await page.getByLabel('Its text').fill(text);
    await page.getByRole('button', { name: 'Change the text' }).click();
  };
  await write('Croissants', 0, 'Yesterday’s dough');
  const alike = frame.getByRole('heading', { name: 'Yesterday’s dough', exact: true });
  await expect(alike).toHaveCount(2);
  await write('Yesterday’s dough', 1, 'Brioche');
  await expect(alike).toHaveCount(1);
  await expect(
    frame
      .getByRole('heading', { level: 3 })
      .or(frame.getByRole('heading', { level: 2 }))
      .filter({
        hasText: /^(?:Yesterday’s dough|Brioche)$/,
      }),
  ).toHaveText(['Yesterday’s dough', 'Brioche']);
});

test('one picks by keyboard alone', async ({ page }) => {
  await compose(page);
  const preview = page.getByRole('region', { name: 'Preview' });
  const said = preview.getByRole('status').first();
  const frame = page.frameLocator('iframe[title="Preview of your page"]');
  const button = page.getByRole('button', { name: 'Pick an element' });
  await button.press('Enter');
  await expect(said).toContainText('choose by arrow keys and Enter');
  await expect(frame.locator('html')).toHaveCSS('cursor', 'crosshair');
  const bread = frame.getByRole('heading', { name: 'Sourdough' });
  const isMarked = () => bread.evaluate((element) => element.style.outline !== '');
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText(/^a: Skip/);
  // The page inside hears of a key after it was pressed: the next one waits until the mark has moved.
  const nthMarked = () =>
    frame.locator('html').evaluate((root) => {
      const all = [...root.querySelectorAll<HTMLElement>('*')];
      return all.findIndex((element) => element.style.outline !== '');
    });
  while (!(await isMarked())) {
    const nth = await nthMarked();
    await page.keyboard.press('ArrowDown');
    await expect.poll(nthMarked).toBeGreaterThan(nth);
  }
  await expect(said).toHaveText(/^h\d: Sourdough$/);
  await expect(bread).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect.poll(isMarked).toBe(false);
  await page.keyboard.press('ArrowUp');
  await expect.poll(isMarked).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Picked element' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Its text')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Dough of yesterday');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('heading', { name: 'Dough of yesterday' })).toBeVisible();

  await button.press('Enter');
  await expect(frame.locator('html')).toHaveCSS('cursor', 'crosshair');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('the arrow keys work, too, when one asks to pick before the page has come', async ({ page }) => {
  let letThrough = (): void => {};
  const asked = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/ai-run/*', async (route) => {
    await asked;
    await route.continue();
  });
  await compose(page);
  await page.getByRole('button', { name: 'Pick an element' }).press('Enter');
  await expect(page.getByTitle('Preview of your page')).toBeFocused();
  letThrough();
  await expect(page.frameLocator('iframe[title="Preview of your page"]').locator('html')).toHaveCSS(
    'cursor',
    'crosshair',
  );
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('status').first()).toHaveText(
    /^a: Skip/,
  );
});

test.describe('with everything on show', () => {
  // Axe is a script that the page’s policy rightly keeps out.
  test.use({ bypassCSP: true });

  for (const width of [360, 1280])
    test(`no fault at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await compose(page);
      expect(await faultsNow(page, 'composed')).toEqual([]);
      await page.getByLabel('What should be different?').fill('make it red');
      await page.getByRole('button', { name: 'Propose', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible();
      expect(await faultsNow(page, 'changes')).toEqual([]);
    });
});

async function compose(page: Page): Promise<void> {
  await page.goto('/ai-temp-build');
  const prompt = page.getByLabel('Describe your website');
  await ready(prompt);
  await prompt.fill('Bakery called Golden Crumb in Ghent that sells sourdough, croissants and rye bread');
  await prompt.press('Enter');
  await expect(page.getByText('Composed without a model')).toBeVisible();
}
