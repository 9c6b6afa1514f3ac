import type { Page } from 'playwright/test';
import { asMember, openGitFolder } from './support/git.ts';
import { commit, create, rewrite } from './support/git-store.ts';
import { hold } from './support/hold.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

test.describe('changing files in the browser', () => {
  const code = (page: Page) => page.getByRole('textbox', { name: /Text of/ });

  test('each change is a commit with its lines; two at once lose nothing', async ({
    page,
    login,
    context,
  }) => {
    await login(page);
    const path = await create(page, 'edited');
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(`${path}/file/index.html`);
      const edit = tab.getByRole('button', { name: 'Edit' });
      await ready(edit);
      await edit.click();
      await expect(code(tab)).toBeVisible();
    }
    await rewrite(page, '<!doctype html>\n<title>Closed</title>\n');
    await commit(page, 'Close the shop');
    await expect(page.getByLabel('Text of index.html')).toContainText('Closed');

    await rewrite(other, '<!doctype html>\n<title>Mine</title>\n');
    await other.getByRole('button', { name: 'Commit changes' }).click();
    await expect(other.getByText('Changed meanwhile')).toBeVisible();
    await expect(other.locator('pre').filter({ hasText: 'Closed' })).toBeVisible();
    await expect(code(other)).toContainText('Mine');
    await other.getByRole('button', { name: 'Keep my version' }).click();
    await commit(other);
    await expect(other.getByLabel('Text of index.html')).toContainText('Mine');

    await other.getByRole('link', { name: '3 commits' }).click();
    await other.getByRole('link', { name: 'Close the shop' }).click();
    await expect(other.getByRole('row', { name: /−.*<title>Shop/ })).toBeVisible();
    await expect(other.getByRole('row', { name: /\+.*<title>Closed/ })).toBeVisible();
  });

  test('files are written, moved and deleted, and leaving asks', async ({ page, login }) => {
    await login(page);
    const path = await create(page, 'moving');
    await page.getByRole('button', { name: 'New file' }).click();
    await page.getByRole('textbox', { name: 'New file', exact: true }).fill('src/app.exe');
    await expect(page.getByText('files of this kind are not accepted')).toBeVisible();
    await page.getByRole('textbox', { name: 'New file', exact: true }).fill('src/app.ts');
    await rewrite(page, 'export const a = 1;\n');
    await page.getByRole('tab', { name: 'Community' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    // What would be in no commit is not taken.
    const release = await hold(page, '**/functions/v1/git/*/*/commits');
    await page.getByRole('button', { name: 'Commit changes' }).click();
    const field = page.getByRole('textbox', { name: /Text of/ });
    await field.focus();
    await page.keyboard.insertText('typed too late');
    await expect(field).toHaveText('export const a = 1;');
    release();
    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(page).toHaveURL(`${path}/file/src/app.ts`);
    await expect(page.getByLabel('Text of app.ts')).toContainText('export const a');

    await page.getByLabel('More about this file').click();
    await page.getByRole('button', { name: 'Rename or move' }).click();
    await page.getByLabel('Path').fill('lib/app.ts');
    await page.getByRole('button', { name: 'Commit', exact: true }).click();
    await expect(page).toHaveURL(`${path}/file/lib/app.ts`);

    await page.getByLabel('More about this file').click();
    await page.getByRole('button', { name: 'Delete file' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete file' }).click();
    await expect(page).toHaveURL(path);
    const files = page.getByRole('navigation', { name: 'Files of moving' });
    await expect(files.getByRole('link', { name: /README\.md/ })).toBeVisible();
    await expect(files.getByRole('link', { name: /app\.ts/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: '4 commits' })).toBeVisible();
  });

  test('an address points at lines, and the keyboard walks the tree', async ({ page, login }) => {
    await login(page);
    const path = await create(page, 'lines');
    await page.goto(`${path}/file/README.md#L1-L3`);
    await expect(page.getByLabel('Text of README.md')).toContainText('# Shop');
    await expect(page.locator('.line-marked')).toHaveCount(3);
    await page.keyboard.press('t');
    await expect(page.getByRole('searchbox', { name: /Search files/ })).toBeFocused();
    await page.keyboard.type('inx');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path}/file/index.html`);
    const files = page.getByRole('navigation', { name: 'Files of lines' });
    await files.getByRole('link', { name: /index\.html/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(files.getByRole('link', { name: /README\.md/ })).toBeFocused();
  });
});

test.describe('git itself', () => {
  test('clone, push and fetch have the commits that the browser shows', async ({ page, login, server }) => {
    await login(page);
    const path = await create(page, 'cloned');
    const { token } = await asMember<{ token: string }>(page, '/rest/v1/rpc/create_access_token', {
      name: 'e2e',
      scopes: ['repo:write'],
      days: 1,
    });
    await page.locator('summary', { hasText: 'Clone' }).click();
    const address = await page.getByLabel('Address for git clone').innerText();
    expect(address).toBe(`${server.url}/git${path.replace('/git-store', '')}.git`);

    const work = await openGitFolder();
    try {
      await work.git('.', 'clone', address, 'copy');
      await work.write('copy/from-git.js', 'let pushed = true;\n');
      await work.git('copy', 'add', '.');
      await work.git('copy', 'commit', '-m', 'Come from git');
      const signed = address.replace('://', `://member:${token}@`);
      await work.git('copy', 'push', signed, 'HEAD:main');
      const head = await work.git('copy', 'rev-parse', 'HEAD');
      expect(await work.git('copy', 'fsck', '--strict')).not.toMatch(/error|missing/);

      await page.goto(`${path}/commits`);
      await page.getByRole('link', { name: 'Come from git' }).click();
      await expect(page).toHaveURL(`${path}/commit/${head}`);
      await expect(page.getByText('let pushed = true;')).toBeVisible();

      await page.goto(`${path}/file/from-git.js`);
      const edit = page.getByRole('button', { name: 'Edit' });
      await ready(edit);
      await edit.click();
      await rewrite(page, 'let edited = true;\n');
      await commit(page, 'Come from the browser');
      await expect(page.getByLabel('Text of from-git.js')).toContainText('edited');
      await work.git('copy', 'pull', '--ff-only', address, 'main');
      expect(await work.git('copy', 'log', '-1', '--format=%s')).toBe('Come from the browser');
    } finally {
      await work.close();
    }
  });
});
