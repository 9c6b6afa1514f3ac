import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FrameLocator, Page } from 'playwright/test';
import { ready } from './support/ready.ts';
import { runInShell } from './support/shell.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/template/pizza-world';
const SOURCE = `${PAGE}/source/assets/css/style.css`;

const preview = (page: Page) => page.getByRole('dialog', { name: 'Preview of Pizza World' });
const demo = (page: Page): FrameLocator => page.frameLocator('iframe[title="Pizza World, live demo"]');

/** Background of the demo's page as the browser computes it when its style sheets have come. */
const paper = (page: Page) =>
  demo(page)
    .locator('h1')
    .first()
    .evaluate(async () => {
      if (document.readyState !== 'complete')
        await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
      return getComputedStyle(document.body).backgroundColor;
    });
/** Another theme is shown by another frame: one that is looked at meanwhile may be going. */
const hasOtherPaper = (page: Page, than: string) =>
  expect(async () => expect(await paper(page)).not.toBe(than)).toPass();

test('the page says what the template is, in the head as well', async ({ page, server }) => {
  const response = await page.goto(PAGE);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle('Pizza World: Free HTML Template · Plinth');
  await expect(page.getByRole('heading', { level: 1, name: 'Pizza World' })).toBeVisible();
  for (const feature of [
    'Fully Responsive Design',
    'Modern UI Components',
    'Easy to Customize',
    'Cross-browser Compatible',
    'Clean Code Structure',
  ])
    await expect(page.getByRole('listitem').filter({ hasText: feature })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', server.url + PAGE);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  const types = data['@graph'].map((node: { '@type': unknown }) => node['@type']);
  expect(types).toEqual(['BreadcrumbList', ['CreativeWork', 'SoftwareSourceCode']]);
  const demoLink = page.getByRole('link', { name: 'Live Demo' }).first();
  await expect(demoLink).toHaveAttribute('href', '/demo/pizza-world/');
  await expect(demoLink).toHaveAttribute('target', '_blank');
  const related = page.getByRole('region', { name: 'Related templates' }).getByRole('listitem');
  await expect(related).toHaveCount(3);
  await expect(related.getByRole('heading', { name: 'Pizza World' })).toHaveCount(0);
});

test('the zip is named after the title and is the one whose sum is shown', async ({ page }) => {
  await page.goto(PAGE);
  const link = page.getByRole('link', { name: /^Download Template/ });
  await ready(link);
  const arrives = page.waitForEvent('download');
  await link.click();
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications.getByText('Download started')).toBeVisible();
  const download = await arrives;
  expect(download.suggestedFilename()).toBe('Pizza World.zip');
  const sum = createHash('sha256')
    .update(await readFile(await download.path()))
    .digest('hex');
  await expect(page.getByRole('figure').filter({ hasText: 'sha-256 of the zip' })).toContainText(sum);
});

test('the link that is shared is copied, and a clipboard that refuses is reported', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  const share = page.getByRole('button', { name: 'Share Template' });
  await ready(share);
  await share.click();
  await expect(
    page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('listitem')
      .filter({ has: page.getByText('Link Copied!', { exact: true }) })
      .filter({ hasText: 'Template share link copied to clipboard' }),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${server.url}/templates/pizza-world`,
  );
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await share.click();
  await expect(page.getByText('Copy failed', { exact: true })).toBeVisible();
});

test('the command for a shell fetches and unpacks the template', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  const block = page.getByRole('figure').filter({ hasText: 'macOS, Linux, WSL' });
  await ready(block.getByRole('button'));
  await block.getByRole('button').click();
  await expect(block.getByText('Copied')).toBeVisible();
  const command = await page.evaluate(() => navigator.clipboard.readText());
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-fetch-'));
  await runInShell(folder, command);
  expect(await readdir(path.join(folder, 'pizza-world'))).toContain('index.html');
  await rm(folder, { recursive: true });
});

test('photographs are enlarged, turned by keys and closed', async ({ page }) => {
  await page.goto(PAGE);
  const dark = page.getByRole('link', { name: 'Enlarge: front page, dark of Pizza World' });
  await ready(dark);
  await dark.click();
  const box = page.getByRole('dialog', { name: 'Photographs of Pizza World' });
  await expect(box.getByText('2 of 5')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(box.getByText('Front page on a phone, light')).toBeVisible();
  await box.getByRole('button', { name: 'Previous photograph' }).click();
  await expect(box.getByText('2 of 5')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(dark).toBeFocused();
});

test('the preview shows any screen in both themes, by keyboard alone', async ({ page }) => {
  await page.goto(PAGE);
  const open = page.getByRole('link', { name: 'Preview', exact: true });
  await ready(open);
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PAGE}?preview=laptop`);
  await expect(demo(page).getByRole('heading', { level: 1 })).toBeVisible();
  const status = preview(page).getByText(/×/);
  await expect(status).toContainText('1280 × 800');

  await preview(page).getByRole('radio', { name: 'Laptop' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(status).toContainText('390 × 844');
  await expect(page).toHaveURL(`${PAGE}?preview=phone`);
  await preview(page).getByRole('button', { name: 'Rotate' }).press('Enter');
  await expect(status).toContainText('844 × 390');
  const width = preview(page).getByRole('spinbutton', { name: 'Width' });
  await width.fill('612');
  await width.press('Enter');
  await expect(status).toContainText('612 × 390');
  const handle = preview(page).getByRole('slider', { name: 'Width of the screen' });
  await handle.press('ArrowLeft');
  await expect(status).toContainText('602 × 390');
  const widthInside = () =>
    demo(page)
      .locator('html')
      .evaluate(() => innerWidth);
  await expect.poll(widthInside).toBe(602);

  const light = await paper(page);
  await preview(page).getByRole('radio', { name: 'Light' }).focus();
  await page.keyboard.press('ArrowRight');
  await hasOtherPaper(page, light);

  await page.keyboard.press('Escape');
  await expect(preview(page)).toBeHidden();
  await expect(page).toHaveURL(PAGE);
  await expect(open).toBeFocused();
});

test('the width follows the handle that is dragged', async ({ page }) => {
  await page.goto(`${PAGE}?preview=full`);
  const handle = preview(page).getByRole('slider', { name: 'Width of the screen' });
  // It stands still where it is pointed at.
  await handle.hover();
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle has no place.');
  const before = Number(await handle.getAttribute('aria-valuenow'));
  await page.mouse.move(box.x + 9, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 91, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  // Both edges move, so the width changes by twice the way.
  await expect
    .poll(async () => before - Number(await handle.getAttribute('aria-valuenow')))
    .toBeGreaterThan(150);
});

test('the preview keeps the page a visitor went to, and a demo that does not come is reported', async ({
  page,
}) => {
  await page.goto(`${PAGE}?preview=full`);
  await demo(page)
    .getByRole('link', { name: /allergen/i })
    .first()
    .click();
  const tab = preview(page).getByRole('link', { name: 'Open in a new tab' });
  await expect(tab).toHaveAttribute('href', '/demo/pizza-world/allergens.html');
  const light = await paper(page);
  await preview(page).getByText('Dark', { exact: true }).click();
  await hasOtherPaper(page, light);
  await expect(tab).toHaveAttribute('href', '/demo/pizza-world/allergens.html');

  await page.route('**/demo/**', (route) => route.abort());
  await preview(page).getByRole('button', { name: 'Reload' }).click();
  await expect(preview(page).getByRole('alert')).toContainText('The demo could not be loaded.');
  await page.unroute('**/demo/**');
  await preview(page).getByRole('button', { name: 'Try again' }).click();
  await expect(demo(page).getByRole('heading', { level: 1 })).toBeVisible();
});

test('a file is read with numbered lines, and an address points at some of them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  const link = page.getByRole('link', { name: 'index.html' });
  await ready(link);
  await link.click();
  await expect(page).toHaveURL(`${PAGE}/source/index.html`);
  await expect(page.getByRole('heading', { level: 1, name: 'index.html' })).toBeFocused();

  await page.goto(`${SOURCE}#L120-L124`);
  const text = page.getByRole('region', { name: 'Text of style.css' });
  const marked = text.locator('.line-marked');
  await expect(marked).toHaveCount(5);
  await expect(marked.first()).toBeInViewport();
  const copy = page.getByRole('button', { name: 'Copy style.css' });
  await ready(copy);
  await copy.click();
  const raw = await page.request.get(`${PAGE}/raw/assets/css/style.css`);
  expect(raw.headers()['content-type']).toBe('text/plain; charset=utf-8');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await raw.text());

  await page.getByRole('textbox', { name: 'Go to line' }).fill('30-32');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${SOURCE}#L30-L32`);
  await expect(marked).toHaveCount(3);
  await text.locator('#L34').click({ position: { x: 30, y: 8 }, modifiers: ['Shift'] });
  await expect(page).toHaveURL(`${SOURCE}#L30-L34`);
  await expect(marked).toHaveCount(5);
  await page.getByRole('textbox', { name: 'Go to line' }).fill('99999');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Lines 1 to \d+$/)).toBeVisible();

  const line = text.locator('#L19');
  const narrow = await line.evaluate((element) => element.clientWidth);
  await page.getByRole('checkbox', { name: 'Wrap lines' }).check();
  expect(await line.evaluate((element) => element.clientWidth)).toBeLessThan(narrow);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the main action is in the first view, before the photographs', async ({ page }) => {
    await page.goto(PAGE);
    const download = page.getByRole('link', { name: /^Download Template/ });
    await expect(download).toBeInViewport({ ratio: 1 });
    const photograph = page.getByRole('link', { name: /^Enlarge/ }).first();
    const [above, below] = [await download.boundingBox(), await photograph.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    // The keyboard comes by in the same order.
    const licence = page.getByRole('complementary').getByRole('link', { name: /free for any use/ });
    expect((await licence.boundingBox())?.y).toBeGreaterThan(below?.y ?? 0);
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('a file begins in the first view, and another is chosen from one line', async ({ page }) => {
        await page.goto(SOURCE);
        const text = page.getByRole('region', { name: 'Text of style.css' });
        await expect(text.locator('#L10')).toBeInViewport();
        const files = page.getByRole('navigation', { name: 'Files of Pizza World' });
        await expect(files).toBeHidden();
        const chooser = page.getByRole('button', {
          name: /^Files of Pizza World, now assets.css.style\.css/,
        });
        if (javaScriptEnabled) await ready(chooser);
        await text.locator('#L300').scrollIntoViewIfNeeded();
        await chooser.tap();
        await expect(files.getByRole('link', { name: /^CHANGELOG\.md/ })).toBeInViewport({ ratio: 1 });
        await files.getByRole('link', { name: /^CHANGELOG\.md/ }).tap();
        // Not `expect`: while it does not hold it describes the whole page, line by line, and the page waits for that.
        await page.getByRole('heading', { level: 1, name: 'CHANGELOG.md' }).waitFor();
        await expect(page).toHaveURL(`${PAGE}/source/CHANGELOG.md`);
        await expect(files).toBeHidden();
      });
    });
  }
});

test('pictures and typefaces are shown, and nothing beside the zip is', async ({ page, request }) => {
  await page.goto(`${PAGE}/source/assets/img/favicon.svg`);
  const picture = page.getByRole('img', { name: 'assets/img/favicon.svg' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByRole('region', { name: 'Text of favicon.svg' })).toContainText('<svg');
  await page.goto(`${PAGE}/source/assets/fonts/besley-variable.woff2`);
  await expect(page.getByText('Hamburgefonstiv')).toBeVisible();
  for (const file of ['measured.json', 'photos/card-400.webp', '..%2f..%2fpackage.json', 'assets']) {
    expect((await request.get(`${PAGE}/source/${file}`)).status(), file).toBe(404);
    expect((await request.get(`${PAGE}/raw/${file}`)).status(), file).toBe(404);
  }
  const script = await request.get(`${PAGE}/raw/index.html`);
  expect(script.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(script.headers()['content-security-policy']).toContain('sandbox');
});

test('an address that no template has is not found', async ({ page }) => {
  for (const address of ['/template/no-such', '/template/no-such/source/index.html']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Template Not Found' })).toBeVisible();
    await expect(page.getByText("The template you're looking for doesn't exist.")).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
  await page.getByRole('link', { name: 'Back to Templates' }).click();
  await expect(page).toHaveURL('/templates');
  const response = await page.goto(`${PAGE}/source/no-such-file.css`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'File Not Found' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, downloaded and looked into', async ({ page, request }) => {
    await page.goto(PAGE);
    const zip = await page.getByRole('link', { name: /^Download Template/ }).getAttribute('href');
    expect((await request.get(zip ?? '')).headers()['content-type']).toBe('application/zip');
    await expect(page.getByRole('link', { name: 'Preview', exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Share Template' })).toBeHidden();
    await page.getByRole('group').filter({ hasText: 'draw-pizzas.mjs' }).getByText('tools').click();
    await expect(page.getByRole('link', { name: /draw-pizzas/ })).toBeHidden();
    await page.getByRole('link', { name: 'text of the licence' }).click();
    await expect(page.getByRole('region', { name: 'Text of LICENSE' })).toContainText('MIT License');
    await page.goto(`${SOURCE}#L12`);
    await expect(page.locator('#L12')).toBeInViewport();
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the main actions stay within reach, and the preview fits', async ({ page }) => {
    await page.goto(PAGE);
    const bar = page.getByRole('navigation', { name: 'Main actions' });
    await expect(page.getByRole('link', { name: /^Download Template/ })).toBeInViewport({ ratio: 1 });
    await expect(bar).toBeHidden();
    await page.getByRole('heading', { name: 'What is in the zip' }).scrollIntoViewIfNeeded();
    await expect(bar.getByRole('link', { name: 'Download' })).toBeInViewport({ ratio: 1 });
    await bar.getByRole('link', { name: 'Preview' }).click();
    await preview(page).getByRole('radio', { name: 'Phone' }).check({ force: true });
    await expect(preview(page).getByText(/390 × 844/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const box = await page.locator('iframe').boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await page.goBack();
    await expect(preview(page)).toBeHidden();
  });
});
