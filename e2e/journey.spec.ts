import { createHash, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

// Real mail, and access tokens that end after ten seconds: the maker's has ended when it is needed again.
const tokenSeconds = 10;
test.use({ smtp: true, settings: { ACCESS_TOKEN_SECONDS: String(tokenSeconds) } });
test.setTimeout(3_600_000);

const password = 'correct horse battery';
const megabyte = 1024 * 1024;

test('a website goes from its maker to a visitor and away again', async ({
  browser,
  inbox,
  server,
}, testInfo) => {
  const files = {
    image: testInfo.outputPath('harbour.png'),
    zip: testInfo.outputPath('harbour.zip'),
    downloaded: testInfo.outputPath('downloaded.zip'),
  };
  await sharp({ create: { width: 1280, height: 800, channels: 3, background: '#2740c8' } })
    .png()
    .toFile(files.image);
  const website = {
    'harbour/index.html': strToU8('<!doctype html><title>Harbour</title>'),
    'harbour/film.bin': randomBytes(49 * megabyte),
  };
  await writeFile(files.zip, zipSync(website, { level: 0 }));
  const sent = await digest(files.zip);

  const open = async (viewport?: { width: number; height: number }) =>
    (await browser.newContext({ baseURL: server.url, ...(viewport ? { viewport } : {}) })).newPage();
  const signUp = async (page: Page, email: string) => {
    await page.goto('/auth');
    await ready(page.getByRole('tab', { name: 'Sign Up' }));
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    // Until the tab has changed, the fields are those of signing in.
    const form = page.getByRole('tabpanel', { name: 'Sign Up' });
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByText('Check your email for the confirmation link!').first()).toBeVisible();
    const mail = await inbox?.next(email);
    const link = /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(mail?.text ?? '')?.[0] as string;
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    await expect(page.getByRole('banner').getByText(email)).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/`);
  };

  const maker = await open();
  const visitor = await open();
  const other = await open({ width: 360, height: 740 });
  const slug = 'harbour-lights';

  await test.step('the maker signs up and confirms by mail', () => signUp(maker, 'maker@example.org'));

  await test.step('uploads a project of 49 MB', async () => {
    await maker.goto('/community');
    await maker.getByRole('tab', { name: 'Upload Website' }).click();
    await ready(maker.getByLabel('Title'));
    await maker.getByLabel('Title').fill('Harbour Lights');
    await maker.getByLabel('Preview URL').fill(`${server.url}/demo/pizza-world/`);
    await maker.getByLabel('Tags').fill('harbour');
    await maker.getByLabel('Tags').press('Enter');
    const submit = maker.getByRole('button', { name: /upload (project|website)/i });
    await expect(submit).toBeDisabled();
    await maker.getByLabel(/image/i).setInputFiles(files.image);
    await maker.getByLabel('Zip file', { exact: true }).setInputFiles(files.zip);
    await submit.click();
    await expect(maker.getByRole('progressbar')).toBeVisible();
    await expect(
      maker.getByText('Project uploaded successfully! You can view it in the community section.'),
    ).toBeVisible();
    await expect(maker.getByLabel('Title')).toHaveValue('');
  });

  await test.step('sees it in Community', async () => {
    await maker.goto(`/community/${slug}`);
    const card = project(maker);
    await expect(card.getByText('Featured')).toBeVisible();
    await expect(card.getByText('harbour', { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: /delete/i })).toBeVisible();
  });

  await test.step('a visitor finds, previews and downloads it', async () => {
    await visitor.goto('/community');
    await visitor.getByRole('searchbox').fill('harbour');
    await visitor.getByRole('searchbox').press('Enter');
    await expect(visitor).toHaveURL(/q=harbour/);
    const card = project(visitor);
    await expect(card).toBeVisible();
    await expect(card.getByRole('button', { name: /delete/i })).toHaveCount(0);

    const preview = visitor.waitForEvent('popup');
    await card.getByRole('link', { name: /preview/i }).click();
    await expect((await preview).getByRole('heading', { level: 1 })).toBeVisible();
    await (await preview).close();

    await ready(card.getByRole('button', { name: /download/i }));
    const download = visitor.waitForEvent('download');
    await card.getByRole('button', { name: /download/i }).click();
    expect((await download).suggestedFilename()).toBe(`${slug}.zip`);
    await (await download).saveAs(files.downloaded);
    expect(await digest(files.downloaded)).toBe(sent);
    // Counted after it has begun; the page of details is what the server knows when it is opened.
    await expect(card).toContainText('1 download');

    const details = visitor.waitForEvent('popup');
    await card.getByRole('link', { name: /details/i }).click();
    const page = await details;
    await expect(page).toHaveURL(`${server.url}/project/${slug}/content`);
    await expect(page.getByRole('heading', { name: 'Harbour Lights' })).toBeVisible();
    await expect(page.getByText('No additional content available for this project.')).toBeVisible();
    await expect(
      page.locator('dt', { hasText: 'Downloads' }).locator('xpath=following-sibling::dd | ../dd').first(),
    ).toHaveText('1');
  });

  await test.step('another member, on a phone and by keyboard, can not delete it', async () => {
    await signUp(other, 'other@example.org');
    await other.keyboard.press('Control+b');
    await expect(other.getByRole('dialog')).toBeVisible();
    await other.getByRole('dialog').getByRole('link', { name: 'Community' }).focus();
    await other.keyboard.press('Enter');
    await expect(other.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
    await expect(other.getByRole('dialog')).toBeHidden();
    await expect(project(other)).toBeVisible();
    await expect(project(other).getByRole('button', { name: /delete/i })).toHaveCount(0);
  });

  await test.step('the maker, whose token has ended meanwhile, deletes it', async () => {
    const ended = await maker.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => /^sb-.+-auth-token$/.test(name)) as string;
      return JSON.parse(localStorage.getItem(key) as string).expires_at * 1000;
    });
    await expect.poll(() => Date.now(), { timeout: tokenSeconds * 2000 }).toBeGreaterThan(ended);
    const refreshed = maker.waitForResponse((response) =>
      response.url().includes('grant_type=refresh_token'),
    );
    await maker.goto(`/community/${slug}`);
    await project(maker)
      .getByRole('button', { name: /delete/i })
      .click();
    const dialog = maker.getByRole('alertdialog');
    await expect(
      dialog.getByText('Are you sure you want to delete this project? This action cannot be undone.'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: /delete/i }).click();
    await expect(maker.getByText('Your project has been deleted.').first()).toBeVisible();
    await expect(project(maker)).toHaveCount(0);
    // Not greeted by the news that it is gone.
    await expect(maker).toHaveURL(`${server.url}/community`);
    await expect(maker.getByText('no longer in the community')).toHaveCount(0);
    expect((await refreshed).status()).toBe(200);
    await visitor.goto(`/project/${slug}/content`);
    await expect(visitor).toHaveURL(`${server.url}/community`);
  });
});

function project(page: Page) {
  return page.getByRole('article').filter({ hasText: 'Harbour Lights' });
}

async function digest(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}
