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

test('a tool is opened in a new tab and its address copied, by keyboard', { tag: '@own-backend' }, async ({
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

test('File URL Converter refuses broken base64, names the place, and keeps the words when asked to', async ({
  page,
}) => {
  await page.goto('/demo/file-url-converter/');
  const text = page.getByRole('textbox', { name: 'Text in' });
  const make = page.getByRole('button', { name: 'Make it a file' });
  const files = page.getByRole('region', { name: 'Recent files' });
  await text.fill('aGVsbG8gd29y*GQ1');
  await make.click();
  await expect(page.getByRole('alert')).toHaveText(
    'This looks like base64, but “*” at place 13 is not a base64 character.',
  );
  await expect(text).toHaveValue('aGVsbG8gd29y*GQ1');
  await expect(files.getByRole('button', { name: /^Remove parcel-1/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Make it a text file anyway' }).click();
  await expect(files.getByRole('button', { name: 'Remove parcel-1.txt' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();

  // A word is no base64, although its letters would be.
  await text.fill('document');
  await make.click();
  await page.getByRole('button', { name: 'Base64' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toHaveText('ZG9jdW1lbnQ=');
});

test('a quote of the Invoice Generator becomes an invoice, and that a credit note, each with its own numbers', async ({
  page,
}) => {
  await page.goto('/demo/invoice-newgen/');
  const number = page.getByRole('textbox', { name: 'No.' });
  const outstanding = page.getByText(/^Outstanding: /);
  const before = await outstanding.textContent();
  await page.getByRole('button', { name: 'New invoice' }).click();
  await page.getByRole('combobox', { name: 'Document' }).selectOption('Quote');
  await page.getByRole('textbox', { name: 'Bill to' }).fill('Harbour Office');
  await page.getByRole('textbox', { name: 'Description, line 1' }).fill('Name on the pilot boat');
  await page.getByRole('textbox', { name: 'Price, line 1' }).fill('100');
  await page.getByRole('textbox', { name: 'Tax %, line 1' }).fill('0');
  await expect(number).toHaveValue(/^Q-\d{4}-001$/);
  await expect(page.getByRole('textbox', { name: 'Valid until' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(outstanding).toHaveText(before ?? '');

  await page.getByRole('button', { name: 'Make an invoice of it' }).click();
  await expect(number).toHaveValue(/^\d{4}-048$/);
  await expect(page.getByRole('textbox', { name: 'Your reference' })).toHaveValue(/^Q-\d{4}-001$/);
  await expect(page.getByRole('textbox', { name: 'Description, line 1' })).toHaveValue(
    'Name on the pilot boat',
  );
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(outstanding).not.toHaveText(before ?? '');

  await page.getByRole('button', { name: 'Write a credit note' }).click();
  await expect(number).toHaveValue(/^C-\d{4}-001$/);
  await page.getByRole('button', { name: 'Mark as sent' }).click();
  // What is owed to the client takes away what the invoice asked for.
  await expect(outstanding).toHaveText(before ?? '');
});
