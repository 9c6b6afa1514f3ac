import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { filledTemplate } from '../server/testing/filled-template.ts';
import { axeAtWidths, faultsNow } from './support/axe.ts';
import { expectSections, openCustomiser, pictureFile, shownPage, untilShown } from './support/customiser.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const fold = (page: Page, name: string) => page.locator('summary').filter({ hasText: name }).first();
const saved = (page: Page) => expect(page.getByText('Saved in this browser')).toBeVisible();
const ground = (page: Page) =>
  shownPage(page)
    .locator('html')
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--ground').trim());

/** The files of a download, by their paths in the folder of the template. */
async function download(page: Page): Promise<Map<string, Uint8Array>> {
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  const all = Object.entries(unzipSync(new Uint8Array(await readFile(await zip.path()))));
  return new Map(all.map(([path, bytes]) => [path.slice(path.indexOf('/') + 1), bytes]));
}

test('a gym is made one’s own: words, colours, parts and a photograph, kept over a reload and taken away', async ({
  page,
}) => {
  await page.goto('/template/gym');
  await ready(page.getByRole('banner'));
  await page.getByRole('link', { name: 'Make it yours' }).click();
  await expect(page.getByRole('heading', { name: 'Make it yours' })).toBeVisible();
  await untilShown(page);
  const gym = shownPage(page);

  await fold(page, 'Hero').click();
  await page.getByLabel('Line', { exact: true }).fill('Rowing & <ropes> in an old "mill".');
  await expect(gym.getByText('Rowing & <ropes> in an old "mill".')).toBeVisible();

  await page.getByRole('tab', { name: 'Look' }).click();
  const before = await ground(page);
  await page.getByRole('radio', { name: 'Canvas, oxblood and brass' }).check();
  // Again when another page takes its place meanwhile.
  await expect(async () => expect(await ground(page)).not.toBe(before)).toPass({ intervals: [50, 100, 200] });

  await page.getByRole('tab', { name: 'Sections' }).click();
  await expect(gym.locator('[data-slot-section="coaches"]').first()).toBeVisible();
  await page.getByRole('switch', { name: 'Trainers in a row' }).uncheck();
  await expect(gym.locator('[data-slot-section="coaches"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Move up: Some prices' }).click();
  await expectSections(page, ['house', 'offers', 'kinds', 'calculator', 'trial']);
  await page.getByRole('button', { name: 'Duplicate: The house, with a picture' }).click();
  await expectSections(page, ['house', 'house-2', 'offers', 'kinds', 'calculator', 'trial']);

  await page.getByRole('tab', { name: 'Content' }).click();
  await fold(page, 'House').click();
  await page.getByLabel('Photograph: The gym, wide').setInputFiles(await pictureFile(page));
  const dialog = page.getByRole('dialog', { name: 'Place the photograph' });
  await dialog.getByRole('button', { name: 'Use photograph' }).click();
  await expect(dialog.getByText('Say in a few words what the photograph shows.')).toBeVisible();
  await dialog.getByLabel('What it shows').fill('The hall at six in the morning');
  await dialog.getByRole('button', { name: 'Use photograph' }).click();
  const photo = gym.getByRole('img', { name: 'The hall at six in the morning' });
  await expect(photo).toBeVisible();
  await expect(photo).toHaveJSProperty('naturalWidth', 1600);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(photo).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(photo).toBeVisible();
  await saved(page);

  await page.reload();
  await untilShown(page);
  await expect(photo).toBeVisible();
  await expect(gym.getByText('Rowing & <ropes> in an old "mill".')).toBeVisible();
  await expectSections(page, ['house', 'house-2', 'offers', 'kinds', 'calculator', 'trial']);
  expect(await ground(page)).not.toBe(before);

  const files = await download(page);
  const siteJson = strFromU8(files.get('site.json') as Uint8Array);
  expect(JSON.parse(siteJson)).toMatchObject({
    template: 'gym',
    slots: { 'hero.line': 'Rowing & <ropes> in an old "mill".' },
    look: { palette: 'leather' },
  });
  const wanted = await filledTemplate('gym', siteJson);
  const own = [...files.keys()].filter((path) => path.startsWith('assets/own/'));
  expect(own).toHaveLength(1);
  expect([...files.keys()].sort()).toEqual([...wanted.keys(), ...own].sort());
  for (const [path, bytes] of wanted)
    if (path !== 'site.json') expect(strFromU8(files.get(path) as Uint8Array), path).toBe(strFromU8(bytes));
});

test('a website that was downloaded is opened again, with its pictures', async ({ page }) => {
  const gym = await openCustomiser(page, 'gym');
  await fold(page, 'House').click();
  await page.getByLabel('Photograph: The gym, wide').setInputFiles(await pictureFile(page));
  await page.getByLabel('What it shows').fill('Our hall');
  await page.getByRole('button', { name: 'Use photograph' }).click();
  await expect(gym.getByRole('img', { name: 'Our hall' })).toBeVisible();
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  const bytes = await readFile(await zip.path());
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(gym.getByRole('img', { name: 'Our hall' })).toHaveCount(0);

  const importer = page.getByLabel('A site.json, or a zip that was downloaded here');
  await importer.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(page.getByText('Choose a site.json, or a zip that was downloaded from here.')).toBeVisible();
  const other = { template: 'studio', slots: {} };
  await importer.setInputFiles({
    name: 'site.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(other)),
  });
  await expect(page.getByText('belongs to the template “studio”')).toBeVisible();
  await importer.setInputFiles({ name: 'Gym.zip', mimeType: 'application/zip', buffer: bytes });
  await expect(gym.getByRole('img', { name: 'Our hall' })).toBeVisible();
});

test('a text of the preview chooses its field, links lead to other pages, and lists grow and shrink', async ({
  page,
}) => {
  const gym = await openCustomiser(page, 'gym');
  await gym.getByText('Boxing and barbells in a locomotive shed.').first().click();
  await expect(page.getByLabel('Line', { exact: true })).toBeFocused();

  await gym.locator('[data-slot-list="kinds.items"] [data-slot="words"]').nth(1).click();
  const words = page.locator('[data-where="kinds.items.2.words"]').getByRole('textbox');
  await expect(words).toBeFocused();
  await words.fill('Slower than it looks.');
  const items = gym.locator('[data-slot-list="kinds.items"] [data-slot="words"]');
  await expect(items.nth(1)).toHaveText('Slower than it looks.');
  const count = await items.count();
  const scroll = () => gym.locator('html').evaluate(() => Math.round(scrollY));
  const before = await scroll();
  expect(before).toBeGreaterThan(0);
  await page.locator('[data-where="kinds.items"]').getByRole('button', { name: 'Add an item' }).click();
  await expect(items).toHaveCount(count + 1);
  expect(await scroll()).toBe(before);
  await page.getByRole('button', { name: /^Remove: / }).click();
  await expect(items).toHaveCount(count);
  await expect(items.filter({ hasText: 'Slower than it looks.' })).toHaveCount(0);

  const field = page.getByLabel('Title', { exact: true }).first();
  await field.fill('');
  await expect(page.getByText('Title must not be empty.')).toBeVisible();
  await page.getByLabel('Page', { exact: true }).selectOption('Legal');
  await expect(field).toHaveCount(0);
  await page.getByRole('button', { name: '1 field to mend' }).click();
  await expect(page.getByText('On this page: Home')).toBeVisible();
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Title must not be empty.')).toBeHidden();

  await page.getByRole('button', { name: 'Follow links' }).click();
  await gym.getByRole('link', { name: 'Prices', exact: true }).first().click();
  await expect(page.getByLabel('Page', { exact: true })).toHaveValue('prices.html');
  await expect(page.getByText('On this page: Prices')).toBeVisible();
  await page.getByLabel('Page', { exact: true }).selectOption('Timetable');
  await expect(gym.locator('[data-slot-section="monday"]').first()).toBeVisible();

  // Asked again by itself when another page takes its place meanwhile.
  const root = gym.locator('html');
  await expect(root).toHaveCSS('color-scheme', /light/);
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(root).toHaveCSS('color-scheme', /dark/);
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  await expect(root).toHaveJSProperty('clientWidth', 390);
});

test('two tabs do not overwrite each other without a word', async ({ page, context }) => {
  await openCustomiser(page, 'gym');
  const other = await context.newPage();
  const otherGym = await openCustomiser(other, 'gym');
  await fold(page, 'Hero').click();
  await page.getByLabel('Line', { exact: true }).fill('From the first tab');
  await saved(page);
  await expect(other.getByText('This draft was changed in another tab')).toBeVisible();
  await fold(other, 'Hero').click();
  await other.getByLabel('Line', { exact: true }).fill('From the second tab');
  await expect(otherGym.getByText('From the second tab')).toBeVisible();
  await page.reload();
  await untilShown(page);
  await expect(shownPage(page).getByText('From the first tab')).toBeVisible();
  await other.getByRole('button', { name: 'Keep what is here' }).click();
  await saved(other);
  await page.getByRole('button', { name: 'Show what is there' }).click();
  await expect(shownPage(page).getByText('From the second tab')).toBeVisible();
});

test('it goes on without a network', async ({ page, context }) => {
  const gym = await openCustomiser(page, 'gym');
  await context.setOffline(true);
  await page.getByLabel('Page', { exact: true }).selectOption('Contact');
  await expect(gym.locator('[data-slot-section="way"]').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Sections' }).click();
  await page.getByRole('switch', { name: 'How to get there' }).uncheck();
  await expect(gym.locator('[data-slot-section="way"]')).toHaveCount(0);
  expect((await download(page)).get('contact.html')).toBeDefined();
  await context.setOffline(false);
});

test('everything is done by the keyboard alone', async ({ page }) => {
  const gym = await openCustomiser(page, 'gym');
  const press = (key: string) => page.keyboard.press(key);
  const focusBy = async (key: string, name: RegExp) => {
    const focused = () =>
      page.evaluate(() => {
        const one = document.activeElement as HTMLElement;
        const labels = (one as HTMLInputElement).labels;
        return one.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? one.textContent ?? '';
      });
    for (let presses = 0; presses < 80 && !name.test(await focused()); presses += 1) await press(key);
    expect(await focused()).toMatch(name);
  };
  await page.getByRole('link', { name: 'Back to Gym' }).focus();
  await focusBy('Tab', /^Content$/);
  await focusBy('Tab', /^Hero$/);
  await press('Enter');
  await focusBy('Tab', /^Line/);
  await press('Control+a');
  await page.keyboard.type('Typed by keys');
  await expect(gym.getByText('Typed by keys')).toBeVisible();
  await press('Control+z');
  await expect(gym.getByText('Typed by keys')).toBeHidden();
  await press('Control+Shift+z');
  await expect(gym.getByText('Typed by keys')).toBeVisible();

  await focusBy('Shift+Tab', /^Content$/);
  await press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Wide and heavy' })).toBeVisible();
  await focusBy('Tab', /^Concrete and/);
  await press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Canvas, oxblood and brass' })).toBeChecked();
  await focusBy('Shift+Tab', /^Look$/);
  await press('ArrowRight');
  await focusBy('Tab', /^Move down: Kinds of classes/);
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Move down: Kinds of classes' })).toBeFocused();
  await expectSections(page, ['house', 'coaches', 'kinds', 'offers', 'calculator', 'trial']);
  await focusBy('Tab', /^Kinds of classes$/);
  await press('Space');
  await expectSections(page, ['house', 'coaches', 'offers', 'calculator', 'trial']);
});

test('on a phone one edits and looks in turn', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const gym = await openCustomiser(page, 'gym');
  await fold(page, 'Hero').click();
  await page.getByLabel('Line', { exact: true }).fill('In the palm of a hand');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(gym.getByText('In the palm of a hand')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Content' })).toBeHidden();
  await gym.getByText('In the palm of a hand').click();
  await expect(page.getByLabel('Line', { exact: true })).toBeFocused();
});

test('members keep it in the Git Store and publish it; others are asked to sign in', {
  tag: '@own-backend',
}, async ({ page, login }) => {
  await openCustomiser(page, 'gym');
  await page.getByRole('button', { name: 'Publish live' }).click();
  await expect(page.getByText('Your page stays in this browser meanwhile.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await login(page);
  await openCustomiser(page, 'gym');
  await fold(page, 'Hero').click();
  await page.getByLabel('Line', { exact: true }).fill('Rowing in a mill');
  await page.getByRole('button', { name: 'Publish live' }).click();
  const publish = page.getByRole('dialog', { name: 'Publish live' });
  await publish.getByLabel('Name').fill('rowing-in-a-mill');
  await publish.getByRole('button', { name: 'Publish live' }).click();
  const done = page.getByRole('dialog', { name: 'Your site is live' });
  await expect(done.getByText(/rowing-in-a-mill/).first()).toBeVisible();
  await done.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Save to Git Store' }).click();
  const save = page.getByRole('dialog', { name: 'Save to the Git Store' });
  await save.getByLabel('Name').fill('rowing');
  await save.getByRole('button', { name: 'Create Repository' }).click();
  await expect(page).toHaveURL(/\/git-store\/.+\/rowing$/);
  await expect(page.getByRole('link', { name: 'contract.json' })).toBeVisible();
  const repository = new URL(page.url()).pathname;
  await page.goto(`${repository}/file/index.html`);
  await expect(page.getByText('Rowing in a mill').first()).toBeVisible();

  // From then on what is changed is a commit in the same repository.
  await openCustomiser(page, 'gym');
  await fold(page, 'Hero').click();
  await page.getByLabel('Line', { exact: true }).fill('Rowing in a barn');
  await page.getByRole('button', { name: 'Save to Git Store' }).click();
  await expect(save.getByRole('radio', { name: /rowing/ })).toBeChecked();
  await save.getByLabel('What has changed').fill('Move to the barn');
  await save.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/rowing has a new commit/)).toBeVisible();
  await page.getByRole('button', { name: 'Save to Git Store' }).click();
  await save.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/rowing has this website already/)).toBeVisible();
  await page.goto(`${repository}/commits`);
  await expect(page.getByText('Move to the barn')).toHaveCount(1);
  await page.goto(`${repository}/file/index.html`);
  await expect(page.getByText('Rowing in a barn').first()).toBeVisible();
});

test('templates can be made one’s own, and what is none has no such page', async ({ page, request }) => {
  const { items } = await (await request.get('/templates/feed.json')).json();
  for (const { url } of items) expect((await request.get(`${url}/customize`)).status(), url).toBe(200);
  expect(items.length).toBeGreaterThan(20);
  const answer = await page.goto('/template/no-such-template/customize');
  expect(answer?.status()).toBe(404);
});

test('opening a template for changes counts as no download', async ({ page, request }) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await openCustomiser(page, 'gym');
  await download(page);
  expect(asked.filter((path) => path.startsWith('/downloads/'))).toEqual([]);
  const zip = await request.get('/customiser/files/gym.zip');
  expect(zip.headers()['cache-control']).toContain('public');
  expect((await request.get('/customiser/files/no-such.zip')).status()).toBe(404);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing, and nothing is wider than the window, in the ${colorScheme}`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ baseURL: server.url, colorScheme, bypassCSP: true });
    const page = await context.newPage();
    await openCustomiser(page, 'gym');
    const { look, faults } = axeAtWidths(page, colorScheme);
    await fold(page, 'Hero').click();
    await fold(page, 'Kinds').click();
    await page.locator('[data-where="kinds.items"] summary').first().click();
    await look('content');
    // What reaches beyond the panel is cut off there, and is not seen in the window.
    const panel = page.locator('.customiser-panel');
    for (const width of [1920, 1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => panel.evaluate((element) => element.scrollWidth - element.clientWidth), `${width}`)
        .toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('tab', { name: 'Look' }).click();
    await look('look');
    await page.getByRole('tab', { name: 'Sections' }).click();
    await look('sections');
    expect(faults).toEqual([]);
    await page.getByRole('tab', { name: 'Content' }).click();
    await fold(page, 'House').click();
    await page.getByLabel('Photograph: The gym, wide').setInputFiles(await pictureFile(page));
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await faultsNow(page, 'placing a photograph')).toEqual([]);
    await page.getByLabel('What it shows').fill('Our hall');
    await page.getByRole('button', { name: 'Use photograph' }).click();
    await expect(page.getByRole('img', { name: 'Our hall' })).toBeVisible();
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await context.close();
  });
