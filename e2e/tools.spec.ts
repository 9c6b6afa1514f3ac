import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const names = [
  'Web Editor',
  'File Fusion',
  'Health Portal',
  'Finance Tools',
  'URL Shortener',
  'Code Editor',
  'Invoice Generator',
  'File URL Converter',
];

test('every tool has a picture, a description and a working address, without JavaScript', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  // Each has a host of its own, which browsers alone know how to find.
  const opened = await context.newPage();
  await page.goto('/our-websites');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Websites & Tools');
  const cards = page.getByRole('article');
  for (const card of await cards.all()) {
    const name = (await card.getByRole('heading', { level: 2 }).textContent()) ?? '';
    expect(names).toContain(name);
    const picture = card.getByRole('img', { name: `Front page of ${name}` });
    await expect(picture).toHaveAttribute('width', '1280');
    await expect(picture).toHaveAttribute('height', '800');
    await expect(card.locator('source[type="image/avif"]')).toHaveAttribute('srcset', /400w.*800w.*1280w/);
    await expect(card.locator('p')).toHaveText(/.{40,}/);
    await expect(card.getByRole('button')).toHaveCount(0);
    const link = card.getByRole('link', { name: 'Visit Website' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    const address = (await link.getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/demo\/[a-z-]+\/$/);
    expect((await opened.goto(address))?.status(), address).toBe(200);
  }
  const shown = await cards.getByRole('heading', { level: 2 }).allTextContents();
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).toEqual(names.filter((name) => shown.includes(name)));

  await expect(page.getByRole('heading', { name: 'Have a Project Idea?' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  await context.close();
});

test('a tool is opened in a new tab and its address copied, by keyboard', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/our-websites');
  const card = page.getByRole('article', { name: 'Web Editor' });
  const visit = card.getByRole('link', { name: 'Visit Website Web Editor (opens in a new tab)' });
  const copy = card.getByRole('button', { name: 'Copy URL of Web Editor' });
  await ready(copy);

  await visit.focus();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const tool = await opened;
  await expect(tool).toHaveURL(`${server.url.replace('//', '//demo--web-editor.')}/`);
  await tool.close();

  // Only the page in front may write to the clipboard.
  await page.bringToFront();
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  await page.keyboard.press('Enter');
  const notes = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(notes.filter({ hasText: 'URL Copied!' })).toContainText(
    'Website URL has been copied to clipboard.',
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/demo/web-editor/`);
});

test('a clipboard that refuses is reported', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
  });
  await page.goto('/our-websites');
  const copy = page.getByRole('button', { name: 'Copy URL of Web Editor' });
  await ready(copy);
  await copy.click();
  const notes = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(notes.filter({ hasText: 'Copy Failed' })).toContainText('Unable to copy URL to clipboard.');
});
