import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { signIn } from './support/accounts.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const notes = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('a picture is uploaded, shown and removed', async ({ page, login }) => {
  await login(page);
  await page.goto('/profile');
  await ready(page.getByLabel('First name'));
  const picture = page.locator('form[aria-label="Profile"] svg image');
  const input = page.locator('input[type="file"]');
  await expect(page.getByText('Add a picture')).toBeVisible();
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  // Beside the picture, until the next try: not in a notification that goes.
  await expect(page.locator('main').getByText(/^The picture was not uploaded\. Please choose/)).toBeVisible();
  await input.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(
    page.locator('main').getByText('Please choose a PNG, JPEG, WebP, GIF or AVIF picture.'),
  ).toBeVisible();
  await expect(notes(page).getByText('The picture was not uploaded')).toHaveCount(0);

  // What is being typed stays.
  await page.getByLabel('Title').fill('Analyst');
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#ba4a00' } })
    .jpeg()
    .toBuffer();
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await expect(notes(page).getByText('Picture updated')).toBeVisible();
  await expect(page.getByText(/The picture was not uploaded/)).toHaveCount(0);
  await expect(picture).toHaveAttribute('href', /\/avatars\/.+\.webp$/);
  const stored = await page.request.get((await picture.getAttribute('href')) ?? '');
  const about = await sharp(await stored.body()).metadata();
  expect([about.format, about.width, about.height]).toEqual(['webp', 384, 384]);
  await expect(page.getByLabel('Title')).toHaveValue('Analyst');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(notes(page).getByText('Profile Saved Successfully')).toBeVisible();
  await expect(picture).toHaveCount(1);

  await page.reload();
  await expect(picture).toHaveCount(1);
  await ready(page.getByLabel('First name'));
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(notes(page).getByText('Picture removed')).toBeVisible();
  await expect(picture).toHaveCount(0);
  expect((await page.request.get((await stored.url()) ?? '')).status()).toBe(404);
});

test('the data comes as a zip', async ({ page, login }) => {
  const { email } = await login(page);
  await page.goto('/profile?tab=security');
  const button = page.getByRole('button', { name: 'Download my data' });
  await ready(button);
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toMatch(/^account-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  expect(strFromU8(files['data/account.json'] ?? new Uint8Array())).toContain(email);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['README.txt', 'data/sessions.json', 'data/projects.json']),
  );
});

test('an account is deleted after its address and password were typed', async ({ page, account, server }) => {
  await signIn(page, server, account);
  await page.goto('/profile?tab=security');
  await ready(page.getByRole('button', { name: 'Delete my account' }));
  await expect(page.getByText('are kept without your account')).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  await expect(dialog.getByLabel(`Type ${account.email} to confirm`)).toBeFocused();
  await dialog.getByLabel('Password').fill('not my password');
  await confirm.click();
  await expect(dialog.getByText(`Please type ${account.email}`)).toBeVisible();
  await dialog.getByLabel(`Type ${account.email} to confirm`).fill(account.email);
  await confirm.click();
  await expect(dialog.getByText('The password is not right.')).toBeVisible();
  await dialog.getByLabel('Password').fill(account.password);
  await confirm.dblclick();
  await expect(notes(page).getByText('Account deleted')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(signIn(page, server, account)).rejects.toThrow(/invalid_credentials/);
});

test('nothing is deleted and nothing lost while the site cannot be reached', async ({
  page,
  login,
  context,
}) => {
  const { email } = await login(page);
  await page.goto('/profile?tab=security');
  await ready(page.getByRole('button', { name: 'Delete my account' }));
  await context.route('**/functions/v1/account/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(notes(page).getByText('The site could not be reached.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(notes(page).getByText('Your account was not deleted')).toBeVisible();
  await expect(dialog.getByLabel(`Type ${email} to confirm`)).toHaveValue(email);
});
