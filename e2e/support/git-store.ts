import { expect, type Page } from 'playwright/test';
import { ready } from './ready.ts';

/** A file as a person chooses it. */
export const text = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});
/** What most repositories of the tests hold. */
export const site = [
  text('README.md', '# Shop\n\nSells [things](index.html).\n'),
  text('index.html', '<!doctype html>\n<title>Shop</title>\n<p>Open</p>\n'),
];

/** The window in which a repository is made. */
export async function openDialog(page: Page) {
  await page.goto('/git-store');
  const button = page.getByRole('button', { name: 'New Repository' });
  await ready(button);
  await button.click();
  return page.getByRole('dialog', { name: 'New Repository' });
}

/** Makes a repository by that window. Its path, once it is open. */
export async function create(
  page: Page,
  name: string,
  options: { files?: typeof site; isPrivate?: boolean } = {},
) {
  const dialog = await openDialog(page);
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  if (options.isPrivate) await dialog.getByRole('switch', { name: 'Private repository' }).check();
  await dialog.getByLabel('Choose files').setInputFiles(options.files ?? site);
  await dialog.getByRole('button', { name: 'Create Repository' }).click();
  await expect(page.getByText('Repository created successfully!')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/git-store/[a-z0-9-]+/${name}$`));
  return new URL(page.url()).pathname;
}

/** Puts text in the place of what the editor holds, by the keys a person presses. */
export async function rewrite(page: Page, content: string) {
  const field = page.getByRole('textbox', { name: /Text of/ });
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(content);
  await expect(field).toContainText(content.split('\n')[0] ?? '');
}

/** Commits, and waits until the file is on show again. */
export async function commit(page: Page, message?: string) {
  if (message) await page.getByLabel('Commit message').fill(message);
  await page.getByRole('button', { name: 'Commit changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
}

/** The heading of a repository’s page. */
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: new RegExp(name) });
