import { strFromU8, unzipSync } from 'fflate';
import type { FrameLocator } from 'playwright/test';
import { axeAtWidths } from './support/axe.ts';
import { openFrom, openZip, PREVIEW } from './support/builder.ts';
import { ready } from './support/ready.ts';
import { unguarded } from './support/stand-in.ts';
import { expect, test } from './support/test.ts';

const TAB_FRAME = 'iframe[title="Page"]';
/** A picture of one dot. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** The template with the most bytes, and with the most files. */
const LARGEST = 'fashion-shop';

test('the largest template is opened, changed, saved, published and exported whole', async ({
  page,
  login,
  server,
}) => {
  const { port } = new URL(server.url);
  await login(page);
  await openFrom(page, `/template/${LARGEST}`);
  const frame = page.frameLocator(PREVIEW);
  await test.step('links lead to its other pages, with pictures and styles', async () => {
    await expect(frame.getByRole('heading', { name: 'Bought once. Mended for life.' })).toBeVisible();
    await frame.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('about.html');
    await expect(frame.locator('h1')).toBeVisible();
    await page.getByRole('combobox', { name: 'Page' }).selectOption('shop.html');
    const picture = frame.locator('main img').filter({ visible: true }).first();
    // Pictures load when they come into view.
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    expect(await frame.locator('link[rel=stylesheet], script[src]').count()).toBe(0);
  });

  await test.step('a file of it is changed by hand', async () => {
    await page.getByRole('combobox', { name: 'Page' }).selectOption('about.html');
    const files = page.getByRole('navigation', { name: 'Files' });
    await files.getByRole('button', { name: 'about.html' }).click();
    const text = page.getByLabel('Text of about.html');
    const before = await text.inputValue();
    await text.fill(before.replace(/<h1[^>]*>/, (tag) => `${tag}Changed by hand `));
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(frame.locator('h1')).toContainText('Changed by hand');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(text).toHaveValue(before);
    await expect(frame.locator('h1')).not.toContainText('Changed by hand');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(frame.locator('h1')).toContainText('Changed by hand');
    for (const folder of ['assets', 'fonts'])
      await files.getByText(folder, { exact: true }).filter({ visible: true }).click();
    await files.getByRole('button', { name: 'karla.woff2' }).click();
    await expect(page.getByText('This file cannot be shown as text.')).toBeVisible();
  });

  await test.step('it is there after a reload, every file of it', async () => {
    await page.reload();
    await ready(page.getByLabel('Describe your website'));
    await page.getByRole('combobox', { name: 'Page' }).selectOption('about.html');
    await expect(frame.locator('h1')).toContainText('Changed by hand');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(frame.locator('h1')).not.toContainText('Changed by hand');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(page.getByText('save websites with more than a page to the Git Store')).toBeVisible();
  });

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download zip' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const zip = unzipSync(new Uint8Array(Buffer.concat(chunks)));
  const original = unzipSync(
    new Uint8Array(await (await page.request.get(`/customiser/files/${LARGEST}.zip`)).body()),
  );
  const folder = `${Object.keys(original)[0]?.split('/')[0]}/`;
  expect(Object.keys(zip).sort()).toEqual(
    Object.keys(original)
      .map((path) => path.slice(folder.length))
      .filter(Boolean)
      .sort(),
  );
  const other = Object.keys(zip).filter(
    (path) => Buffer.compare(zip[path] as Uint8Array, original[folder + path] as Uint8Array) !== 0,
  );
  expect(other).toEqual(['about.html']);
  expect(strFromU8(zip['about.html'] as Uint8Array)).toContain('Changed by hand');

  await test.step('it goes live without its sources', async () => {
    await page.getByRole('button', { name: 'Publish live' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish live' });
    await dialog.getByLabel('Name').fill('thrum-again');
    await dialog.getByRole('button', { name: 'Publish live' }).click();
    const done = page.getByRole('dialog', { name: 'Your site is live' });
    await done.getByRole('button', { name: 'Done' }).click();
    const site = (path: string) =>
      page.request.get(`http://localhost:${port}/${path}`, {
        headers: { host: `thrum-again.localhost:${port}` },
      });
    expect(await (await site('about.html')).text()).toContain('Changed by hand');
    expect((await site('assets/app.css')).status()).toBe(200);
    expect((await site('source/package.json')).status()).toBe(404);
  });

  await test.step('it is saved to the Git Store, and its next state is a commit there', async () => {
    const save = page.getByRole('button', { name: 'Save to Git Store' });
    await save.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('thrum');
    await dialog.getByRole('button', { name: 'Create Repository' }).click();
    await expect(page).toHaveURL(/\/git-store\/[^/]+\/thrum$/);
    const repository = new URL(page.url()).pathname;
    await openFrom(page, repository);
    await expect(page.getByText(`${Object.keys(zip).length} files`)).toBeVisible();
    await page.getByRole('combobox', { name: 'Page' }).selectOption('about.html');
    await expect(frame.locator('h1')).toContainText('Changed by hand');
    await page.getByRole('navigation', { name: 'Files' }).getByRole('button', { name: 'about.html' }).click();
    const text = page.getByLabel('Text of about.html');
    await text.fill((await text.inputValue()).replace('Changed by hand', 'Changed again'));
    await text.press('Control+s');
    await expect(frame.locator('h1')).toContainText('Changed again');
    await save.click();
    await expect(dialog.getByRole('radio', { name: /thrum/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(/thrum has a new commit/)).toBeVisible();
    await page.goto(`${repository}/file/about.html`);
    await expect(page.getByText('Changed again')).toBeVisible();
  });
});

test('files are added, renamed, uploaded and deleted, and a page becomes a website', async ({ page }) => {
  await page.goto('/ai-temp-build');
  const prompt = page.getByLabel('Describe your website');
  await ready(prompt);
  await prompt.fill('Bakery called Golden Crumb in Ghent that sells sourdough, croissants and rye bread');
  await prompt.press('Enter');
  await expect(page.getByRole('tab', { name: 'script.js' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a file' });
  await dialog.getByLabel('Name').fill('../about.html');
  await expect(dialog.getByText('inside the website')).toBeVisible();
  await dialog.getByLabel('Name').fill('styles.css');
  await expect(dialog.getByText('There is a file styles.css already.')).toBeVisible();
  await dialog.getByLabel('Name').fill('about.html');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  // The page keeps its look, and links are followed.
  const frame = page.frameLocator(PREVIEW);
  await expect(page.getByRole('tab', { name: 'script.js' })).toHaveCount(0);
  const text = page.getByLabel('Text of about.html');
  await text.fill(
    '<!doctype html><html lang="en"><title>About</title><img src="drawn.svg" alt="Drawn"><h1>About us</h1><a href="index.html">Home</a>',
  );
  await text.blur();
  await page
    .getByLabel('Files to upload')
    .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(DOT, 'base64') });
  await expect(page.getByRole('img', { name: 'How dot.png looks' })).toBeVisible();
  await page.getByLabel('Files to upload').setInputFiles({
    name: 'drawing.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>'),
  });
  await expect(page.getByLabel('Text of drawing.svg')).toBeVisible();
  await page.getByRole('button', { name: 'Rename' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename drawing.svg' });
  await renaming.getByLabel('Name').fill('drawn.svg');
  await renaming.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('combobox', { name: 'Page' }).selectOption('about.html');
  await expect(frame.getByRole('heading', { name: 'About us' })).toBeVisible();
  await expect
    .poll(() =>
      frame.getByRole('img', { name: 'Drawn' }).evaluate((one) => (one as HTMLImageElement).naturalWidth),
    )
    .toBe(40);
  await frame.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('index.html');
  // As its own style sheet says, and not as browsers do.
  await expect(frame.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '500');

  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Run', exact: true }).click(),
  ]);
  await expect(tab.frameLocator(TAB_FRAME).getByRole('heading', { level: 1 })).toBeVisible();
  await tab.close();
  for (const name of ['about.html', 'dot.png', 'drawn.svg']) {
    await page.getByRole('navigation', { name: 'Files' }).getByRole('button', { name }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
  }
  await expect(page.getByRole('tab', { name: 'script.js' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('navigation', { name: 'Files' })).toBeVisible();
});

const MODULES = {
  'index.html':
    '<!doctype html><html lang="en"><head><title>Modules</title><link rel="stylesheet" href="css/site.css"></head><body><h1>Modules</h1><p id="out"></p><a href="pages/second.html#end">Second</a><script type="module" src="js/main.js"></script></body></html>',
  'css/site.css': '@import "parts/colours.css";',
  'css/parts/colours.css': 'h1 { color: rgb(1, 2, 3) }',
  'js/main.js': `import { word } from './word.js';
const { more } = await import('../lib/more.js');
const { how } = await (await fetch(new URL('../data/how.json', import.meta.url))).json();
const end = await (await fetch('data/end.txt')).text();
document.getElementById('out').textContent = word + more + how + end;
const drawing = new Image();
drawing.alt = 'Made by a script';
drawing.src = 'data/drawing.svg';
document.body.append(drawing);`,
  'js/word.js': "export const word = 'It ';",
  'lib/more.js': "export const more = 'runs';",
  'data/how.json': '{"how":" well "}',
  'data/end.txt': 'in the end',
  'data/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>',
  // Neither linked nor of the page: it stays what it is.
  'styles.css': 'h1 { color: red }',
  'script.js': '',
  'pages/second.html':
    '<!doctype html><html lang="en"><title>Second</title><h1>Second page</h1><div style="height:4000px"></div><p id="end">The end</p><a href="/">Home</a></html>',
};

const RUNS = 'It runs well in the end';
/** How wide the picture is that a script has made. */
const drawn = (frame: FrameLocator) =>
  frame
    .getByRole('img', { name: 'Made by a script' })
    .evaluate((one) => (one as HTMLImageElement).naturalWidth);

// The browser prints that it kept the script's picture from loading, before it gets it from the builder.
unguarded(
  'modules, their files, imported styles and links to places run, in the preview and in a tab',
  async ({ page }) => {
    await openZip(page, MODULES);
    await expect(page.getByText(`${Object.keys(MODULES).length} files`)).toBeVisible();
    const frame = page.frameLocator(PREVIEW);
    await expect(frame.getByText(RUNS)).toBeVisible();
    await expect.poll(() => drawn(frame)).toBe(40);
    await expect(frame.getByRole('heading')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await frame.getByRole('link', { name: 'Second' }).click();
    await expect(frame.getByRole('heading', { name: 'Second page' })).toBeVisible();
    await expect.poll(() => frame.locator('html').evaluate(() => scrollY)).toBeGreaterThan(1000);
    await frame.getByRole('link', { name: 'Home' }).click();
    await expect(frame.getByText(RUNS)).toBeVisible();
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Run', exact: true }).click(),
    ]);
    const shown = tab.frameLocator(TAB_FRAME);
    await expect(shown.getByText(RUNS)).toBeVisible();
    await expect.poll(() => drawn(shown)).toBe(40);
    await expect(tab).toHaveTitle('Modules');
    await shown.getByRole('link', { name: 'Second' }).click();
    await expect(shown.getByRole('heading', { name: 'Second page' })).toBeVisible();
    await shown.getByRole('link', { name: 'Home' }).click();
    await expect(shown.getByText(RUNS)).toBeVisible();
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`a website in the builder, ${colorScheme}`, () => {
    // Axe is brought into the page, which its policy would not let a stranger do.
    test.use({ bypassCSP: true, colorScheme });

    test('has no fault', async ({ page }) => {
      const { faults, look } = axeAtWidths(page, colorScheme);
      await openZip(page, MODULES);
      await expect(page.frameLocator(PREVIEW).getByText(RUNS)).toBeVisible();
      await look('files');
      await page.getByRole('button', { name: 'Rename' }).click();
      await look('renaming');
      expect(faults).toEqual([]);
    });
  });
}
