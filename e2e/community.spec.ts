import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { holdUploads } from './support/hold.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const png = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#f5b014' } })
  .png()
  .toBuffer();
const zip = Buffer.from(zipSync({ 'site/index.html': strToU8('<!doctype html><title>Site</title>') }));
const image = { name: 'card.png', mimeType: 'image/png', buffer: png };
const archive = { name: 'site.zip', mimeType: 'application/zip', buffer: zip };

type File = Parameters<Locator['setInputFiles']>[0];

async function fill(
  page: Page,
  title: string,
  files: { image: File; archive: File } = { image, archive },
): Promise<void> {
  await page.goto('/community?tab=upload');
  await ready(page.getByLabel('Title'));
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Preview URL').fill('https://example.org/');
  await page.getByLabel('Image', { exact: true }).setInputFiles(files.image);
  await page.getByLabel('Zip file', { exact: true }).setInputFiles(files.archive);
}

/** Path of a zip of this many bytes: what lies on disk reaches the browser at once. */
async function largeArchive(bytes: number): Promise<string> {
  const path = test.info().outputPath('site.zip');
  await writeFile(path, zipSync({ 'site/film.bin': randomBytes(bytes) }, { level: 0 }));
  return path;
}

const submit = (page: Page) => page.getByRole('button', { name: 'Upload project' });
const cards = (page: Page) => page.getByRole('article');

test.describe('browsing', () => {
  test('a project is highlighted by its address, and a search is kept in the address and by Back', async ({
    page,
  }) => {
    await page.goto('/community/simple-blog');
    const featured = cards(page).filter({ hasText: 'Featured' });
    await expect(featured).toHaveCount(1);
    await expect(featured).toContainText('Simple Blog');
    // Nothing has been touched: it stands there from the beginning, however many others there are.
    await expect(cards(page).first()).toContainText('Featured');
    await expect(featured).toBeInViewport();

    await page.getByRole('searchbox').fill('pizza');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/[?&]q=pizza/);
    await expect(cards(page)).toHaveCount(1);
    await cards(page).getByText('menu', { exact: true }).click();
    await expect(page).toHaveURL(/tag=menu/);
    await page.goBack();
    await expect(page).toHaveURL(/[?&]q=pizza/);
    await expect(page.getByRole('searchbox')).toHaveValue('pizza');

    await page.getByRole('searchbox').fill('there is no such thing');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Clear search' }).last().click();
    await expect(cards(page)).not.toHaveCount(0);
  });

  test('the list is narrowed down to live sites by the address, by Back and by keyboard', async ({
    page,
  }) => {
    const only = page.getByRole('navigation', { name: 'Show', exact: true });
    // The shared projects become live sites in the first moments of a server.
    await expect(async () => {
      await page.goto('/community?checks=live');
      expect(await cards(page).count()).toBeGreaterThan(0);
    }).toPass();
    const live = await cards(page).count();

    await ready(only.getByRole('link', { name: '0 faults by axe' }));
    await only.getByRole('link', { name: '0 faults by axe' }).press('Enter');
    await expect(page).toHaveURL(/[?&]checks=live(,|%2C)no-faults/);
    // No browser has looked at them here.
    await expect(
      page.getByText(
        'No project has “Live site” and “0 faults by axe”. Remove a filter, or look at everything.',
      ),
    ).toBeVisible();
    const chosen = only.getByRole('link', { name: 'Remove the filter 0 faults by axe' });
    await expect(chosen).toBeFocused();
    await chosen.press('Enter');
    await expect(cards(page)).toHaveCount(live);
    await page.goBack();
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/community$/);
    await expect(cards(page)).not.toHaveCount(0);
    await expect(only.getByRole('link', { name: /^Remove/ })).toHaveCount(0);
  });

  test('skeletons stand in while the list loads, and a failure can be tried again', async ({ page }) => {
    let answer: (status: 'fail' | 'go') => void = () => {};
    const decided = new Promise<'fail' | 'go'>((resolve) => {
      answer = resolve;
    });
    await page.goto('/contact');
    await page.route(/\/community\.data|\/rest\/v1\/projects/, async (route) => {
      if ((await decided) === 'fail') await route.fulfill({ status: 503, body: 'unavailable' });
      else await route.continue();
    });
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Community' });
    await ready(link);
    await link.click();
    await expect(page.locator('[data-skeleton], .skeleton-card, [aria-busy="true"]').first()).toBeVisible();
    answer('fail');
    await expect(page.getByText('Error loading projects. Please try again later.')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(cards(page)).not.toHaveCount(0);
  });

  test('sharing copies the link where the device has no share sheet', async ({ page, context, server }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
    await page.goto('/community');
    await ready(page.getByRole('button', { name: 'Share Pizza World' }));
    await page.getByRole('button', { name: 'Share Pizza World' }).click();
    await expect(page.getByText('The project link has been copied to your clipboard.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${server.url}/community/pizza-world`,
    );
  });

  test('a download is counted once, however often the button is pressed in a hurry', async ({ page }) => {
    const counted: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('increment_downloads'))
        counted.push(request.url());
    });
    await page.goto('/community?q=weather');
    const button = cards(page).getByRole('button', { name: /download/i });
    await ready(button);
    // The file may come when the notification has gone.
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      expect(page.getByText('Your project download has begun.').first()).toBeVisible(),
      button.dblclick(),
    ]);
    expect(download.suggestedFilename()).toBe('weather-app.zip');
    await expect.poll(() => counted).toHaveLength(1);
  });

  test('a download without a connection says so', async ({ page, context }) => {
    await page.goto('/community?q=weather');
    const button = cards(page).getByRole('button', { name: /download/i });
    await ready(button);
    await context.setOffline(true);
    await button.click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('You are offline.');
  });

  test('a project that does not exist leads to the community', async ({ page }) => {
    await page.goto('/project/no-such-project/content');
    await expect(page).toHaveURL('/community');
  });
});

test.describe('uploading', () => {
  test('a visitor is asked to sign in first', async ({ page }) => {
    await page.goto('/community?tab=upload');
    await expect(
      page.getByText('You must be logged in to upload projects. Please sign in first.'),
    ).toBeVisible();
    await page.getByRole('link', { name: /sign in or create/i }).click();
    await expect(page).toHaveURL(/\/auth\?next=/);
  });

  test('every rule of the form has its message', async ({ page, login }) => {
    await login(page);
    await page.goto('/community?tab=upload');
    await ready(page.getByLabel('Title'));
    const check = async (label: string, value: string, message: string) => {
      await page.getByLabel(label).fill(value);
      await page.getByLabel(label).blur();
      await expect(page.getByText(message)).toBeVisible();
    };
    await check('Title', ' ', 'Title is required');
    await check('Title', 'ab', 'Title must be at least 3 characters');
    await check('Title', 'a'.repeat(101), 'Title must be less than 100 characters');
    await check('Content', 'a'.repeat(2001), 'Content must be less than 2000 characters');
    await check('Preview URL', '', 'Preview URL is required');
    await check(
      'Preview URL',
      'ftp://example.org',
      'Please enter a valid URL starting with http:// or https://',
    );
    await expect(submit(page)).toBeDisabled();
    await page
      .getByLabel('Image')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
    await expect(page.getByText('Please select a valid image file').first()).toBeVisible();
    await page
      .getByLabel('Zip file')
      .setInputFiles({ name: 'site.rar', mimeType: 'application/x-rar', buffer: zip });
    await expect(page.getByText('Please select a valid ZIP file').first()).toBeVisible();
    const large = (name: string, size: number) => ({ name, mimeType: '', buffer: Buffer.alloc(size) });
    await page
      .getByLabel('Image')
      .setInputFiles({ ...large('big.png', 10 * 1024 * 1024 + 1), mimeType: 'image/png' });
    await expect(page.getByText('Image file is too large. Maximum size is 10MB.')).toBeVisible();

    // A refused file leaves the one that was chosen before, and says so.
    await page.getByLabel('Image', { exact: true }).setInputFiles(image);
    await expect(page.getByText('Image file is too large.')).toBeHidden();
    await page.getByLabel('Zip file', { exact: true }).setInputFiles(archive);
    await expect(submit(page)).toBeEnabled();
    await page
      .getByLabel('Image', { exact: true })
      .setInputFiles({ ...image, name: 'other.png', buffer: Buffer.from('no') });
    await expect(
      page.getByText('Please select a valid image file. “card.png” is still chosen.'),
    ).toBeVisible();
    await page.getByLabel('Image', { exact: true }).setInputFiles({
      name: 'drawing.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg width="9" height="9"><rect width="9" height="9"/></svg>'),
    });
    await expect(page.getByText('Its first tag lacks xmlns=')).toBeVisible();
    await page
      .getByLabel('Zip file', { exact: true })
      .setInputFiles({ ...archive, buffer: Buffer.from('no') });
    await expect(page.getByText('Please select a valid ZIP file. “site.zip” is still chosen.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove image' }).click();
    await expect(page.getByText('is still chosen')).toHaveCount(1);

    const tags = page.getByLabel('Tags');
    for (const tag of ['shop', ' shop ', '  ', 'dark']) {
      await tags.fill(tag);
      await tags.press('Enter');
    }
    await expect(page.getByRole('button', { name: /^Remove tag/ })).toHaveCount(2);
    await page.getByRole('button', { name: 'Remove tag shop' }).press('Enter');
    await expect(page.getByRole('button', { name: /^Remove tag/ })).toHaveCount(1);
    await tags.pressSequentially('one,two');
    await expect(page.getByRole('button', { name: 'Remove tag one' })).toBeVisible();
    await expect(tags).toHaveValue('two');
    const pasted = `, ${['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].join(', ')}`;
    await tags.evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, pasted);
    await expect(page.getByRole('button', { name: /^Remove tag/ })).toHaveCount(11);
    await expect(tags).toHaveValue('');
  });

  test('a draft is stored but not shown to others', async ({ page, login }) => {
    await login(page);
    await fill(page, 'Only a draft');
    await page.getByRole('radio', { name: /draft/i }).check();
    await submit(page).click();
    await expect(page.getByText(/Project uploaded successfully!/).first()).toBeVisible();
    await page.goto('/community?q=only+a+draft');
    await expect(page.getByText('Nothing matches')).toBeVisible();
  });

  for (const [name, files, message] of [
    [
      'a program that calls itself a zip',
      { image, archive: { ...archive, buffer: Buffer.concat([Buffer.from('MZ'), randomBytes(5000)]) } },
      'Please select a valid ZIP file',
    ],
    [
      'a text that calls itself a picture',
      { image: { ...image, buffer: Buffer.from('Not a picture at all.') }, archive },
      'Please select a valid image file',
    ],
  ] as const) {
    test(`${name} is refused before anything is sent`, async ({ page, login }) => {
      await login(page);
      await fill(page, 'Not what it says', files);
      await expect(page.getByText(message).first()).toBeVisible();
      await expect(submit(page)).toBeDisabled();
      await expect(page.getByLabel('Title')).toHaveValue('Not what it says');
    });
  }

  test('a zip whose file leaves its folder is refused by the server, and nothing is left or lost', async ({
    page,
    login,
  }) => {
    await login(page);
    const slip = { ...archive, buffer: Buffer.from(zipSync({ '../../etc/cron': strToU8('x') })) };
    await fill(page, 'Not what it says', { image, archive: slip });
    const stored: string[] = [];
    page.on('response', (response) => {
      const request = response.request();
      if (response.ok() && request.method() === 'POST' && /\/object\/project-files\//.test(request.url())) {
        stored.push(request.url().replace('/object/', '/object/public/'));
      }
    });
    await submit(page).click();
    // First what goes by itself.
    await expect(page.getByText('Upload failed').first()).toBeVisible();
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to upload file:' });
    await expect(alert.first()).toContainText('leaves its folder');
    await expect(page.getByLabel('Title')).toHaveValue('Not what it says');
    await expect(submit(page)).toBeEnabled();
    // The picture had been stored by then, and is gone again.
    expect(stored).toHaveLength(1);
    await expect
      .poll(async () => (await page.request.get(stored[0] as string)).status())
      .toBeGreaterThanOrEqual(400);
    await page.goto('/community?q=not+what+it+says');
    await expect(page.getByText('Nothing matches')).toBeVisible();
  });

  test('a large upload goes on where it was when the connection breaks, and its card shows a small picture', async ({
    page,
    login,
  }) => {
    await login(page);
    const wide = await sharp(png).resize(2400, 1500).png().toBuffer();
    await fill(page, 'Over a bad line', {
      image: { ...image, buffer: wide },
      archive: await largeArchive(14 * 1024 * 1024),
    });
    const offsets: (string | undefined)[] = [];
    await page.route('**/storage/v1/upload/resumable/*', async (route) => {
      const request = route.request();
      if (request.method() !== 'PATCH') return route.continue();
      offsets.push(request.headers()['upload-offset']);
      // The second piece meets a broken line, once.
      return offsets.length === 2 ? route.abort('connectionreset') : route.continue();
    });
    await submit(page).click();
    await expect(page.getByText(/Project uploaded successfully!/).first()).toBeVisible();
    const piece = String(6 * 1024 * 1024);
    expect(offsets).toEqual(['0', piece, piece, String(12 * 1024 * 1024)]);

    await page.goto('/community?q=over+a+bad+line');
    const picture = cards(page).locator('img');
    await expect
      .poll(() => picture.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    const source = await picture.evaluate((element) => (element as HTMLImageElement).currentSrc);
    expect(source).toContain('/storage/v1/render/image/public/');
    const sent = await page.request.get(source, { headers: { accept: 'image/webp,*/*' } });
    const { width, format } = await sharp(await sent.body()).metadata();
    expect(format).toBe('webp');
    expect(width).toBeLessThanOrEqual(1280);
  });

  test('an upload is cancelled half-way, and nothing is stored', async ({ page, login }) => {
    await login(page);
    await fill(page, 'Changed my mind', { image, archive: await largeArchive(30 * 1024 * 1024) });
    await holdUploads(page);
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
    const bar = page.getByRole('progressbar');
    await expect
      .poll(() => bar.evaluate((element) => (element as HTMLProgressElement).value))
      .toBeGreaterThan(5);
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(page.getByText('Nothing was stored.')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Changed my mind');
    await page.goto('/community?q=changed+my+mind');
    await expect(page.getByText('Nothing matches')).toBeVisible();
  });
});
