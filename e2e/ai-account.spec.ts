import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { signIn } from './support/accounts.ts';
import { kept, PREVIEW } from './support/builder.ts';
import { create } from './support/git-store.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

test('from a description to a published project, and on from there', async ({ page, login }) => {
  await login(page);
  await compose(page, 'Bakery called Golden Crumb in Ghent that sells sourdough, croissants and rye bread');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish to Community' });
  await expect(dialog.getByLabel('Title')).toHaveValue(/^Golden Crumb/);
  await expect(dialog.getByRole('img', { name: 'How your page looks in Community' })).toBeVisible();
  await dialog.getByLabel('Title').fill('Golden Crumb of Ghent');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('link', { name: 'See it there' }).click();
  await expect(page.getByRole('heading', { name: 'Golden Crumb of Ghent' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /Download/ })
      .first()
      .click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const files = unzipSync(new Uint8Array(Buffer.concat(chunks)));
  expect(Object.keys(files).sort()).toEqual(['index.html', 'script.js', 'styles.css']);
  expect(strFromU8(files['index.html'] as Uint8Array)).toContain('<link rel="stylesheet" href="styles.css">');

  // Anybody goes on from it.
  const address = new URL(page.url()).pathname;
  await page.goto('/ai-temp-build');
  await ready(page.getByLabel('Describe your website'));
  await page.getByRole('button', { name: 'Start New Chat' }).click();
  await page.getByText('Start from a repository').click();
  await page.getByLabel('Where from').fill(address);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.frameLocator(PREVIEW).getByRole('heading', { name: 'Rye bread' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Go to a step' })).toContainText(
    'From “Golden Crumb of Ghent”',
  );
});

test('what is saved again becomes a commit in the same repository, until that has gone another way', async ({
  page,
  login,
}) => {
  await login(page);
  await compose(page, 'Bakery called Golden Crumb in Ghent that sells sourdough, croissants and rye bread');
  const save = page.getByRole('button', { name: 'Save to Git Store' });
  await save.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('..');
  await expect(dialog.getByText('A name needs more than dots.')).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill('golden-crumb');
  await dialog.getByRole('button', { name: 'Create Repository' }).click();
  await expect(page).toHaveURL(/\/git-store\/[^/]+\/golden-crumb$/);
  const repository = page.url();
  await kept(page, '"name":"golden-crumb"');

  const rename = async (name: string) => {
    await page.goto('/ai-temp-build');
    await ready(page.getByLabel('What should be different?'));
    await page.getByLabel('What should be different?').fill(`call it ${name}`);
    await page.getByRole('button', { name: 'Propose', exact: true }).click();
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(page.frameLocator(PREVIEW).getByRole('link', { name })).toBeVisible();
    await save.click();
  };
  await rename('Silver Crumb');
  await expect(dialog.getByRole('radio', { name: /golden-crumb/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/golden-crumb has a new commit/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await save.click();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/golden-crumb has this page already/)).toBeVisible();

  await page.goto(`${repository}/file/index.html`);
  await expect(page.getByRole('link', { name: '2 commits' })).toBeVisible();
  await page.getByLabel('More about this file').click();
  await page.getByRole('button', { name: 'Delete file' }).click();
  await dialog.getByRole('button', { name: /Delete/ }).click();
  await expect(page.getByRole('link', { name: '3 commits' })).toBeVisible();
  await rename('Copper Crumb');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText('The repository has other files than you saved last.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace what is there' }).click();
  // The notification of the first commit may have come along to this page.
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/golden-crumb has a new commit/).last()).toBeVisible();
  await page.goto(`${repository}/file/index.html`);
  await expect(page.getByLabel('Text of index.html')).toContainText('Copper Crumb');
});

test('what is saved again reaches its repository under a new name, not another that has the old one', async ({
  page,
  login,
}) => {
  await login(page);
  await compose(page, 'Bakery called Golden Crumb in Ghent that sells sourdough, croissants and rye bread');
  const save = page.getByRole('button', { name: 'Save to Git Store' });
  const dialog = page.getByRole('dialog');
  await save.click();
  await dialog.getByLabel('Name', { exact: true }).fill('golden-crumb');
  await dialog.getByRole('button', { name: 'Create Repository' }).click();
  await expect(page).toHaveURL(/\/golden-crumb$/);
  const first = page.url();
  await kept(page, '"name":"golden-crumb"');
  await page.getByRole('button', { name: 'Repository settings' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('old-crumb');
  await dialog.getByRole('button', { name: 'Save settings' }).click();
  await expect(page).toHaveURL(/\/old-crumb$/);
  await create(page, 'golden-crumb');

  await page.goto('/ai-temp-build');
  await ready(page.getByLabel('What should be different?'));
  await page.getByLabel('What should be different?').fill('call it Silver Crumb');
  await page.getByRole('button', { name: 'Propose', exact: true }).click();
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(page.frameLocator(PREVIEW).getByRole('link', { name: 'Silver Crumb' })).toBeVisible();
  await save.click();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/old-crumb has a new commit/)).toBeVisible();
  await page.goto(`${first}/file/index.html`);
  await expect(page.getByLabel('Text of index.html')).toContainText('<title>Shop</title>');

  // And says when there is none any more.
  await page.goto(first.replace(/golden-crumb$/, 'old-crumb'));
  await page.getByRole('button', { name: 'Repository settings' }).click();
  await dialog.getByLabel('Type old-crumb to confirm').fill('old-crumb');
  await dialog.getByRole('button', { name: 'Delete repository' }).click();
  await expect(page.getByText('old-crumb has been deleted.')).toBeVisible();
  await page.goto('/ai-temp-build');
  await ready(page.getByLabel('What should be different?'));
  await save.click();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText(/^The repository is not there any more/)).toBeVisible();
});

test('who is not signed in is led to it, and finds everything again', async ({ page, server, account }) => {
  await compose(page, 'Wedding website for Nora & Theo, elegant, burgundy');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish to Community' });
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await dialog.getByRole('link', { name: 'Sign in or create an account' }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fai-temp-build/);
  await kept(page, 'Nora & Theo');
  await signIn(page, server, account);
  await page.goto('/ai-temp-build');
  await ready(page.getByLabel('Describe your website'));
  await expect(page.getByLabel('Describe your website')).toHaveValue(/Nora & Theo/);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
});

test('steps are kept in the account and gone on with in another browser', async ({
  page,
  browser,
  server,
  account,
}) => {
  await signIn(page, server, account);
  await compose(page, 'Bakery called Golden Crumb in Ghent that sells sourdough, croissants and rye bread');
  await page.getByLabel('What should be different?').fill('call it Silver Crumb');
  await page.getByRole('button', { name: 'Propose', exact: true }).click();
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(page.frameLocator(PREVIEW).getByRole('link', { name: 'Silver Crumb' })).toBeVisible();
  await expect(page.getByText('Kept in your account')).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await signIn(other, server, account);
  await other.goto('/ai-temp-build');
  await ready(other.getByLabel('Describe your website'));
  await other.getByRole('button', { name: 'Your chats' }).click();
  await other.getByRole('button', { name: /^Bakery called Golden Crumb.*2 steps/ }).click();
  const frame = other.frameLocator(PREVIEW);
  await expect(frame.getByRole('link', { name: 'Silver Crumb' })).toBeVisible();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(frame.getByRole('link', { name: 'Golden Crumb' })).toBeVisible();
  await other.getByRole('button', { name: 'Your chats' }).click();
  await other.getByRole('button', { name: /^Delete “Bakery/ }).click();
  await expect(other.getByText('Nothing is kept yet.')).toBeVisible();
  await context.close();
});

async function compose(page: Page, description: string): Promise<void> {
  await page.goto('/ai-temp-build');
  const prompt = page.getByLabel('Describe your website');
  await ready(prompt);
  await prompt.fill(description);
  await prompt.press('Enter');
  await expect(page.getByText('Composed without a model')).toBeVisible();
}
