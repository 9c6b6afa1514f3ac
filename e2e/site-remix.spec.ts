import { zipSync } from 'fflate';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { createAccount, signIn } from './support/accounts.ts';
import { axeAtWidths } from './support/axe.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

/** Pictures have bytes of their own: no text. */
const picture = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#f5b014' } })
  .png()
  .toBuffer();
const image = { name: 'card.png', mimeType: 'image/png', buffer: picture };
const page = (words: string) =>
  `<!doctype html><html lang="en"><title>Tea</title><link rel="icon" href="data:,"><link rel="stylesheet" href="a.css"><h1>${words}</h1>`;
const zipOf = (files: Record<string, string | Buffer>) => ({
  name: 'tea-room.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(
    zipSync(
      Object.fromEntries(Object.entries(files).map(([path, text]) => [`tea/${path}`, Buffer.from(text)])),
    ),
  ),
});
const tea = (words: string) =>
  zipOf({
    'index.html': page(words),
    'a.css': 'h1 { color: #123456; }',
    LICENSE: 'MIT, Ada',
    'card.png': picture,
  });

/** The upload form with everything but what publishes it. */
async function fillForm(on: Page, title: string, zip: ReturnType<typeof zipOf>) {
  await on.goto('/community?tab=upload');
  await ready(on.getByLabel('Title'));
  await on.getByLabel('Title').fill(title);
  await on.getByLabel('Image', { exact: true }).setInputFiles(image);
  await on.getByLabel('Zip file', { exact: true }).setInputFiles(zip);
}

/** Opens a site in a page of its own and reads its headline, or another element. */
async function headline(on: Page, address: string, element = 'h1'): Promise<string | null> {
  const visitor = await on.context().newPage();
  await visitor.goto(address);
  const words = await visitor.locator(element).first().textContent();
  await visitor.close();
  return words;
}

// Sites have origins of their own, which their visitors' pages ask.
test.use({
  neighbours: [
    async ({ server }, use) => {
      const { port } = new URL(server.url);
      const names = ['tea-room', 'tea-room-2', 'green-tea', 'golden-crumb'];
      await use(names.map((name) => `http://${name}.localhost:${port}`));
    },
    { scope: 'worker' },
  ],
});

test('an upload is published live, and another member remixes it', async ({
  page: ada,
  login,
  server,
  browser,
}) => {
  const { port } = new URL(server.url);
  const address = `http://tea-room.localhost:${port}/`;
  await login(ada);

  await test.step('the form fills the preview by itself', async () => {
    await fillForm(ada, 'Tea room', tea('Good tea'));
    await ada.getByLabel('Publish live from this zip').check();
    await expect(ada.getByLabel('Site name')).toHaveValue('tea-room');
    await expect(ada.getByText(`Free: ${address}`)).toBeVisible();
    await expect(ada.getByLabel('Preview URL')).toHaveValue(address);
    await expect(ada.getByLabel('Let others remix it')).not.toBeChecked();
    await ada.getByLabel('Let others remix it').check();
    await ada.getByLabel('Site name').fill('admin');
    await expect(ada.getByText('This name is reserved. Please choose another one.')).toBeVisible();
    await ada.getByLabel('Site name').fill('tea-room');
    await expect(ada.getByText(`Free: ${address}`)).toBeVisible();
    await ada.getByRole('button', { name: 'Upload project' }).click();
    await expect(
      ada.getByText('Project uploaded successfully! You can view it in the community section.'),
    ).toBeVisible();
    await expect(ada.getByRole('link', { name: address })).toBeVisible();
    await expect(ada.getByLabel('Title')).toHaveValue('');
    expect(await headline(ada, address)).toBe('Good tea');
  });

  await test.step('its page leads to the site', async () => {
    await ada.goto('/project/tea-room/content');
    await expect(ada.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', address);
  });

  await test.step('another member remixes it', async () => {
    const context = await browser.newContext({ baseURL: server.url });
    const bea = await context.newPage();
    await signIn(bea, server, await createAccount(server));
    await bea.goto('/project/tea-room/content');
    const remix = bea.getByRole('link', { name: 'Remix Tea room' });
    await ready(remix);
    await remix.click();
    await expect(bea).toHaveURL(/\/git-store\/[a-z0-9-]+\/tea-room$/);
    await expect(bea.getByText('Remixed from Tea room').first()).toBeVisible();
    await expect(bea.getByText('1 commit', { exact: true })).toBeVisible();
    for (const file of ['index.html', 'LICENSE', 'card.png'])
      await expect(bea.getByText(file, { exact: true }).first()).toBeVisible();
    await bea.getByRole('link', { name: 'Tea room', exact: true }).click();
    await expect(bea).toHaveURL(/\/project\/tea-room\/content$/);
    await expect(bea.getByText('1 remix', { exact: true })).toBeVisible();

    // The site itself as well, while its maker allows it.
    await bea.goto('/remix/tea-room');
    await expect(bea.getByRole('heading', { name: 'Remix tea-room' })).toBeVisible();
    await expect(bea.getByText('card.png')).toBeVisible();
    await ada.goto('/profile?tab=sites');
    await ada.getByRole('button', { name: 'Settings of tea-room' }).click();
    await ada.getByRole('switch', { name: 'Remixes' }).click();
    await expect(ada.getByText('tea-room is not remixed any more.')).toBeVisible();
    const remixSite = bea.getByRole('link', { name: 'Remix tea-room' });
    await ready(remixSite);
    await remixSite.click();
    await expect(bea.getByText('The owner of this site does not let others copy it.').first()).toBeVisible();
    await bea.reload();
    await expect(bea.getByText('There is nothing here to remix')).toBeVisible();
    await context.close();
  });

  await test.step('who is not signed in has all of it in the builder', async () => {
    const context = await browser.newContext({ baseURL: server.url });
    const visitor = await context.newPage();
    await visitor.goto('/project/tea-room/content');
    const remix = visitor.getByRole('link', { name: 'Remix Tea room' });
    await ready(remix);
    await remix.click();
    const preview = visitor.frameLocator('iframe[title="Preview of your page"]');
    await expect(preview.getByRole('heading', { name: 'Good tea' })).toBeVisible();
    await expect(visitor.getByRole('navigation', { name: 'Files' }).getByText('card.png')).toBeVisible();
    await expect(visitor.getByText('4 files')).toBeVisible();
    await context.close();
  });
});

test('a site that cannot be published leaves the project saved and the form filled', async ({
  page: ada,
  login,
  server,
}) => {
  const { port } = new URL(server.url);
  await login(ada);
  await fillForm(ada, 'Green tea', zipOf({ 'about.html': page('About'), 'README.md': 'No first page' }));
  await ada.getByLabel('Publish live from this zip').check();
  await expect(ada.getByText(/^Free: /)).toBeVisible();
  await ada.getByRole('button', { name: 'Upload project' }).click();
  const alert = ada.getByRole('alert').filter({ hasText: 'Your project is saved, but it is not live yet.' });
  await expect(alert).toContainText('no index.html at its top');
  await expect(ada.getByLabel('Title')).toHaveValue('Green tea');

  // The same project goes on: another zip takes the place of the one that is stored.
  await ada.getByLabel('Zip file', { exact: true }).setInputFiles(tea('Green tea'));
  await ada.getByRole('button', { name: 'Upload project' }).click();
  await expect(ada.getByText('Project uploaded successfully! You can view it')).toBeVisible();
  expect(await headline(ada, `http://green-tea.localhost:${port}/`)).toBe('Green tea');
  await ada.goto('/profile?tab=projects');
  const projects = ada.getByRole('list', { name: 'My projects' }).getByRole('listitem');
  await expect(projects).toHaveCount(1);

  // And from the form of an own project, to the site that it has.
  await ada.getByRole('link', { name: /^Edit/ }).click();
  await ready(ada.getByLabel('Title'));
  await ada.getByLabel('New zip file', { exact: true }).setInputFiles(tea('Greener tea'));
  await ada.getByLabel('Publish live from this zip').check();
  await expect(ada.getByText('Its site green-tea shows this zip from then on.')).toBeVisible();
  await ada.getByRole('button', { name: 'Save changes' }).click();
  await expect(ada.getByText('Your changes have been saved.')).toBeVisible();
  await expect.poll(() => headline(ada, `http://green-tea.localhost:${port}/`)).toBe('Greener tea');
});

test('a page of the builder is published live, and again to the same site', async ({
  page: ada,
  account,
  server,
}) => {
  const { port } = new URL(server.url);
  const address = `http://golden-crumb.localhost:${port}/`;
  await ada.goto('/ai-temp-build');
  const prompt = ada.getByLabel('Describe your website');
  await ready(prompt);
  await prompt.fill('Bakery called Golden Crumb in Ghent that sells sourdough, croissants and rye bread');
  await prompt.press('Enter');
  await expect(ada.getByText('Composed without a model')).toBeVisible();

  // Signed out it asks to sign in, and loses nothing.
  await ada.getByRole('button', { name: 'Publish live' }).click();
  const dialog = ada.getByRole('dialog', { name: 'Publish live' });
  await expect(dialog.getByText('Sites belong to an account.')).toBeVisible();
  await signIn(ada, server, account);
  await ada.goto('/ai-temp-build');
  const button = ada.getByRole('button', { name: 'Publish live' });
  await ready(button);
  await button.click();
  await expect(dialog.getByLabel('Name')).toHaveValue(/^golden-crumb/);
  await dialog.getByLabel('Name').fill('golden-crumb');
  await expect(dialog.getByLabel('Let others remix it')).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Publish live' }).click();
  const done = ada.getByRole('dialog', { name: 'Your site is live' });
  await done.getByRole('button', { name: 'Done' }).click();
  await expect(ada.getByRole('link', { name: address })).toBeVisible();
  expect(await headline(ada, address, 'body')).toContain('Golden Crumb');

  await ada.getByLabel('What should be different?').fill('call it Silver Crumb');
  await ada.getByRole('button', { name: 'Propose', exact: true }).click();
  await ada.getByRole('button', { name: 'Accept all' }).click();
  await button.click();
  await expect(dialog.getByLabel('Site')).toHaveValue(/./);
  await dialog.getByRole('button', { name: 'Publish live' }).click();
  await done.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => headline(ada, address, 'body')).toContain('Silver Crumb');
  await ada.goto('/profile?tab=sites');
  await expect(ada.getByText('1 site', { exact: true })).toBeVisible();
  await ada.getByRole('button', { name: 'Settings of golden-crumb' }).click();
  await expect(ada.getByRole('switch', { name: 'Remixes' })).not.toBeChecked();
  await ada.getByRole('button', { name: 'Deployments of golden-crumb' }).click();
  await expect(
    ada.getByRole('list', { name: 'Deployments of golden-crumb' }).getByText(/^AI builder/),
  ).toHaveCount(2);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`what publishes and remixes, ${colorScheme}`, () => {
    // Axe is brought into the page, which its policy would not let a stranger do.
    test.use({ bypassCSP: true, colorScheme });

    test('has no fault', async ({ page: ada, login, server }) => {
      const { faults, look } = axeAtWidths(ada, colorScheme);
      const name = `tea-house-${colorScheme}`;
      await login(ada);
      await fillForm(ada, name, tea('Tea house'));
      await ada.getByLabel('Publish live from this zip').check();
      await expect(ada.getByText(/^Free: /)).toBeVisible();
      await look('upload form');
      await ada.getByLabel('Site name').fill('admin');
      await expect(ada.getByText('This name is reserved.')).toBeVisible();
      await look('upload form with a fault');
      await ada.getByLabel('Site name').fill(name);
      await expect(ada.getByText(/^Free: /)).toBeVisible();
      await ada.getByLabel('Let others remix it').check();
      await ada.getByRole('button', { name: 'Upload project' }).click();
      await expect(ada.getByText('Project uploaded successfully! You can view it')).toBeVisible();
      await look('uploaded');
      await ada.goto(`/remix/${name}`);
      const remix = ada.getByRole('link', { name: `Remix ${name}` });
      await ready(remix);
      await look('remix page');
      await remix.click();
      await expect(ada.getByText(`Remixed from ${name}`).first()).toBeVisible();
      await look('repository');
      await ada.goto(`/project/${name}/content`);
      await ready(ada.getByRole('link', { name: `Remix ${name}` }));
      await look('project');
      await ada.goto('/profile?tab=sites');
      await ada.getByRole('button', { name: `Settings of ${name}` }).click();
      await expect(ada.getByRole('switch', { name: 'Remixes' })).toBeChecked();
      await look('setting');
      await ada.goto('/remix/nobody-has-this');
      await expect(ada.getByText('There is nothing here to remix')).toBeVisible();
      await look('nothing to remix');
      expect(faults).toEqual([]);
      expect(server.url).toContain('localhost');
    });
  });
}
