import { zipSync } from 'fflate';
import type { Page } from 'playwright/test';
import type { ServerProcess } from '../server/testing/process.ts';
import type { Account } from './support/accounts.ts';
import { axeAtWidths } from './support/axe.ts';
import { memberClient } from './support/member-client.ts';
import { expect, test } from './support/test.ts';

const zipOf = (words: string) => ({
  name: 'tea-room.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(
    zipSync({
      'tea/index.html': Buffer.from(
        `<!doctype html><html lang="en"><title>Tea room</title><link rel="icon" href="data:,"><h1>${words}</h1>`,
      ),
      'tea/node_modules/left.js': Buffer.from('x'),
    }),
  ),
});

/** Shares a project without a preview, as the form does for one that has one. */
async function shareProject(server: ServerProcess, account: Account, title: string, zip: Buffer) {
  const client = await memberClient(server, account);
  const { data } = await client.auth.getUser();
  const user_id = data.user?.id ?? '';
  const bucket = client.storage.from('project-files');
  const key = `${user_id}/${crypto.randomUUID()}.zip`;
  const { error } = await bucket.upload(key, zip, { contentType: 'application/zip' });
  expect(error).toBeNull();
  const { publicUrl } = bucket.getPublicUrl(key).data;
  await client
    .from('projects')
    .insert({ title, zip_file_url: publicUrl, status: 'published', slug: '', user_id })
    .throwOnError();
}

/** Opens a site in a page of its own and reads its headline. */
async function headline(page: Page, address: string): Promise<string | null> {
  const visitor = await page.context().newPage();
  await visitor.goto(address);
  const words = await visitor.getByRole('heading', { level: 1 }).textContent();
  await visitor.close();
  return words;
}

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Sites' }).getByRole('listitem').filter({ hasText: name }).first();

// Sites have origins of their own, which their visitors' pages ask.
test.use({
  neighbours: [
    async ({ server }, use) => {
      const { port } = new URL(server.url);
      await use(['tea-room', 'tea-garden'].map((name) => `http://${name}.localhost:${port}`));
    },
    { scope: 'worker' },
  ],
});

test('a project is published, published again, rolled back, renamed and deleted', async ({
  page,
  login,
  server,
}) => {
  const { port } = new URL(server.url);
  const address = `http://tea-room.localhost:${port}/`;
  await shareProject(server, await login(page), 'Tea room', zipOf('Good tea').buffer);

  await page.goto('/profile?tab=projects');
  await page.getByRole('link', { name: 'Tea room', exact: true }).click();
  await page.getByRole('button', { name: 'Publish live from this zip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish live' });
  await expect(dialog.getByLabel('Name')).toHaveValue('tea-room');
  await dialog.getByLabel('Name').fill('admin');
  await dialog.getByRole('button', { name: 'Publish live' }).click();
  await expect(dialog.getByText('This name is reserved. Please choose another one.')).toBeVisible();
  await dialog.getByLabel('Name').fill('tea-room');
  await dialog.getByRole('button', { name: 'Publish live' }).click();
  const done = page.getByRole('dialog', { name: 'Your site is live' });
  await expect(done.getByText('Left out: node_modules (1 file).')).toBeVisible();
  await expect(done.getByRole('link', { name: 'Open site' })).toHaveAttribute('href', address);
  expect(await headline(page, address)).toBe('Good tea');
  await done.getByRole('button', { name: 'Done' }).click();
  // The project had no preview.
  await expect(page.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', address);

  await page.goto('/profile?tab=sites');
  await row(page, 'tea-room').getByRole('button', { name: 'Publish a zip to tea-room' }).click();
  await dialog.getByLabel('Zip file').setInputFiles(zipOf('Better tea'));
  await dialog.getByRole('button', { name: 'Publish live' }).click();
  await done.getByRole('button', { name: 'Done' }).click();
  expect(await headline(page, address)).toBe('Better tea');

  await row(page, 'tea-room').getByRole('button', { name: 'Deployments of tea-room' }).click();
  // Not the notes in them, which are a list as well.
  const deployments = page.getByRole('list', { name: 'Deployments of tea-room' }).locator('> li');
  await expect(deployments).toHaveCount(2);
  await expect(deployments.first()).toContainText('Live');
  await deployments.last().getByRole('button', { name: 'Roll back' }).click();
  await expect(deployments.last()).toContainText('Live');
  await expect.poll(() => headline(page, address)).toBe('Good tea');

  await row(page, 'tea-room').getByRole('button', { name: 'Rename tea-room' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename “tea-room”' });
  await rename.getByLabel('Name').fill('tea-garden');
  await rename.getByRole('button', { name: 'Rename site' }).click();
  await expect(page.getByText('It is tea-garden now.')).toBeVisible();
  await expect.poll(() => headline(page, address)).toBe('Good tea');

  await row(page, 'tea-garden').getByRole('button', { name: 'Unpublish tea-garden' }).click();
  await page.getByRole('button', { name: 'Unpublish site' }).click();
  await expect(row(page, 'tea-garden')).toContainText('Not published');
  await expect.poll(() => headline(page, address)).toBe('Nothing here yet');
  await row(page, 'tea-garden').getByRole('button', { name: 'Delete tea-garden' }).click();
  await page.getByRole('button', { name: 'Delete site' }).click();
  await expect(page.getByText('No sites yet')).toBeVisible();
});

test('what cannot be published is refused with the reason, and the form keeps what was typed', async ({
  page,
  login,
}) => {
  await login(page);
  await page.goto('/profile?tab=sites');
  await page.getByRole('button', { name: 'Publish a zip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish live' });
  await dialog.getByLabel('Name').fill('empty-tin');
  await dialog.getByRole('button', { name: 'Publish live' }).click();
  await expect(dialog.getByText('Please choose a zip file.')).toBeVisible();
  const buffer = Buffer.from(zipSync({ 'dist/about.html': Buffer.from('x'), 'README.md': Buffer.from('x') }));
  await dialog.getByLabel('Zip file').setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer });
  await dialog.getByRole('button', { name: 'Publish live' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'no index.html at its top' })).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('empty-tin');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the tab Sites, ${colorScheme}`, () => {
    // Axe is brought into the page, which its policy would not let a stranger do.
    test.use({ bypassCSP: true, colorScheme });

    test('has no fault, empty, loading, failing and full', async ({ page, login }) => {
      const { faults, look } = axeAtWidths(page, colorScheme);
      await login(page);
      await page.goto('/profile?tab=sites');
      await expect(page.getByText('No sites yet')).toBeVisible();
      await look('empty');
      await page.getByRole('button', { name: 'Publish a zip' }).click();
      const dialog = page.getByRole('dialog', { name: 'Publish live' });
      // As long as a name may be.
      const name = `harbour-${colorScheme}`.padEnd(40, '-tea');
      await dialog.getByLabel('Name').fill(name);
      await look('dialog');
      await dialog.getByLabel('Zip file').setInputFiles(zipOf('Ships'));
      await dialog.getByRole('button', { name: 'Publish live' }).click();
      const done = page.getByRole('dialog', { name: 'Your site is live' });
      await expect(done.getByRole('link', { name: 'Open site' })).toBeVisible();
      await look('published');
      await done.getByRole('button', { name: 'Done' }).click();
      await row(page, name)
        .getByRole('button', { name: `Deployments of ${name}` })
        .click();
      await expect(page.getByRole('list', { name: `Deployments of ${name}` })).toBeVisible();
      await look('full');
      await row(page, name)
        .getByRole('button', { name: `Rename ${name}` })
        .click();
      const rename = page.getByRole('dialog', { name: `Rename “${name}”` });
      await expect(rename.getByLabel('Name')).toBeVisible();
      await look('rename');
      await expect(rename).not.toContainText('This field is full');
      await page.keyboard.press('Escape');
      await expect(rename).toBeHidden();
      await page.route('**/functions/v1/sites', (route) => route.abort());
      await page.reload();
      await expect(page.getByText('Failed to load your sites.')).toBeVisible();
      await look('failing');
      expect(faults).toEqual([]);
    });
  });
}
