import type { Page } from 'playwright/test';
import { kept, openFrom, openZip, PREVIEW } from './support/builder.ts';
import { asMember, openGitFolder } from './support/git.ts';
import { create, text } from './support/git-store.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const pageOf = (words: string) =>
  `<!doctype html><html lang="en"><title>Tea</title><h1>${words}</h1><a href="about.html">About</a>`;
const SITE = { 'index.html': pageOf('Tea'), 'about.html': pageOf('About tea') };
const headline = (page: Page) => page.frameLocator(PREVIEW).locator('h1');
const steps = (page: Page) => page.getByRole('combobox', { name: 'Go to a step' });

test('two tabs that go on with one chat keep both, and the later one says so', async ({ page, context }) => {
  await openZip(page, SITE);
  await expect(headline(page)).toHaveText('Tea');
  await kept(page, 'From plinth/handmade');
  const other = await context.newPage();
  await other.goto('/ai-temp-build');
  await expect(headline(other)).toHaveText('Tea');
  await rewrite(page, 'Green tea');
  await kept(page, 'Edit index.html');
  await rewrite(other, 'Black tea');
  const said = other.getByText('This chat was changed in another tab as well.');
  await expect(said).toBeVisible();
  await expect(page.getByText('This chat was changed in another tab as well.')).toHaveCount(0);
  await rewrite(page, 'Green tea again');
  for (const [tab, words] of [
    [page, 'Green tea again'],
    [other, 'Black tea'],
  ] as const) {
    await expect(headline(tab)).toHaveText(words);
    await tab.reload();
    await expect(headline(tab)).toHaveText(words);
    await expect(steps(tab)).toContainText('1. From plinth/handmade');
  }
  await other.getByRole('button', { name: 'Start New Chat' }).click();
  await expect(page.getByText('No code generated yet.')).toHaveCount(0);
  await other.reload();
  await expect(other.getByText('No code generated yet.')).toBeVisible();
  await other.getByRole('button', { name: 'Bring the last chat back' }).click();
  await expect(headline(other)).toHaveText(/tea/);
});

test('a chat is there that a browser kept before websites had several files', async ({ page }) => {
  await page.goto('/faq');
  await page.evaluate(
    (html) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('plinth-ai-builder', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('sessions');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('sessions', 'readwrite');
          const files = { 'index.html': html, 'styles.css': '', 'script.js': '' };
          const chat = (label: string, at: number) => ({
            ...{ id: '', description: label, wishes: [], isComposed: false, notes: [], templates: [] },
            history: { steps: [{ id: 1, parent: null, label, at, files }], current: 1, redo: {} },
          });
          transaction.objectStore('sessions').put(chat('The first', 1), 'previous');
          transaction.objectStore('sessions').put(chat('The second', 2), 'current');
          transaction.oncomplete = () => resolve();
          opening.result.close();
        };
      }),
    pageOf('Of old'),
  );
  await page.goto('/ai-temp-build');
  await expect(headline(page)).toHaveText('Of old');
  await expect(page.getByLabel('Describe your website')).toHaveValue('The second');
  await page.getByRole('button', { name: 'Start New Chat' }).click();
  await page.getByRole('button', { name: 'Bring the last chat back' }).click();
  await expect(steps(page)).toContainText('1. The second');
  await kept(page, 'The first');
});

test('what is written into a file stays, whichever way one goes on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openZip(page, SITE);
  const field = page.getByLabel('Text of index.html');
  await field.fill(pageOf('Mint tea'));
  // The list takes the place of the file without the field being left.
  await page.getByRole('combobox', { name: 'File', exact: true }).selectOption('about.html');
  await expect(page.getByLabel('Text of about.html')).toBeVisible();
  await expect(headline(page)).toHaveText('Mint tea');
  const about = page.getByLabel('Text of about.html');
  await about.click();
  await about.fill(pageOf('About mint'));
  const asked = page.waitForEvent('dialog');
  const left = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await left;
  await expect(about).toHaveValue(pageOf('About mint'));
});

test('a website is saved to the branch one chooses', async ({ page, login }) => {
  await login(page);
  const files = Object.entries(SITE).map(([path, content]) => text(path, content));
  // Its name is a word of the addresses of templates.
  const path = await create(page, 'templates', { files });
  const { token } = await asMember<{ token: string }>(page, '/rest/v1/rpc/create_access_token', {
    name: 'e2e',
    scopes: ['repo:write'],
    days: 1,
  });
  const address = new URL(`/git${path.replace('/git-store', '')}.git`, page.url()).href;
  const work = await openGitFolder();
  try {
    await work.git('.', 'clone', address, 'copy');
    await work.write('copy/about.html', pageOf('Drafted'));
    await work.git('copy', 'commit', '-am', 'Draft');
    await work.git('copy', 'push', address.replace('://', `://member:${token}@`), 'HEAD:draft');
  } finally {
    await work.close();
  }
  await openFrom(page, `${path}/file/index.html`);
  await rewrite(page, 'Branch tea');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Save to Git Store' }).click();
  await expect(dialog.getByLabel('Branch')).toHaveValue('main');
  await dialog.getByLabel('Branch').selectOption('draft');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/templates has a new commit/)).toBeVisible();
  await page.goto(`${path}/file/index.html?ref=draft`);
  await expect(page.getByLabel('Text of index.html')).toContainText('Branch tea');
  await page.goto(`${path}/file/about.html?ref=draft`);
  await expect(page.getByLabel('Text of about.html')).toContainText('Drafted');
  await page.goto(`${path}/file/index.html`);
  await expect(page.getByLabel('Text of index.html')).not.toContainText('Branch tea');
});

/** Gives the first page of SITE another headline, by hand. */
async function rewrite(page: Page, words: string): Promise<void> {
  await ready(page.getByLabel('Describe your website'));
  await page.getByRole('navigation', { name: 'Files' }).getByRole('button', { name: 'index.html' }).click();
  await page.getByLabel('Text of index.html').fill(pageOf(words));
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(headline(page)).toHaveText(words);
}
