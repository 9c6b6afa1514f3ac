import { readFile } from 'node:fs/promises';
import { strToU8, unzipSync, zipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { faultsNow, faultsOf } from './support/axe.ts';
import { asMember, openGitFolder } from './support/git.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const text = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});
const site = [
  text('README.md', '# Shop\n\nSells [things](index.html).\n'),
  text('index.html', '<!doctype html>\n<title>Shop</title>\n<p>Open</p>\n'),
];

async function openDialog(page: Page) {
  await page.goto('/git-store');
  const button = page.getByRole('button', { name: 'New Repository' });
  await ready(button);
  await button.click();
  return page.getByRole('dialog', { name: 'New Repository' });
}

async function create(page: Page, name: string, options: { files?: typeof site; isPrivate?: boolean } = {}) {
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
async function rewrite(page: Page, content: string) {
  const field = page.getByRole('textbox', { name: /Text of/ });
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(content);
  await expect(field).toContainText(content.split('\n')[0] ?? '');
}

/** Commits, and waits until the file is on show again. */
async function commit(page: Page, message?: string) {
  if (message) await page.getByLabel('Commit message').fill(message);
  await page.getByRole('button', { name: 'Commit changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name: new RegExp(name) });

test.describe('making a repository', () => {
  test('a member fills in the dialog, opens the files, and finds the repository in both lists', async ({
    page,
    login,
  }) => {
    await login(page);
    await page.goto('/git-store');
    await expect(page.getByText('No repositories yet')).toBeVisible();
    await expect(page.getByText('Create your first repository to get started!')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Editor' })).toHaveCount(0);

    const dialog = await openDialog(page);
    const submit = dialog.getByRole('button', { name: 'Create Repository' });
    await expect(submit).toBeDisabled();
    await dialog.getByLabel('Name', { exact: true }).fill('   ');
    await expect(submit).toBeDisabled();
    await dialog.getByLabel('Name', { exact: true }).fill('shop');
    await dialog.getByLabel('Description').fill('A small shop');
    await dialog.getByLabel('Choose files').setInputFiles([...site, text('notes.txt', 'not wanted')]);
    await dialog.getByRole('button', { name: 'Remove notes.txt' }).click();
    await expect(dialog.getByText('2 files')).toBeVisible();
    await submit.click();

    await expect(page.getByText('Repository created successfully!')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Editor' })).toHaveAttribute('aria-selected', 'true');
    await expect(heading(page, 'shop')).toBeVisible();
    await expect(page.getByText('Select a file to view its content')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Shop' })).toBeVisible();
    await expect(page.getByText('notes.txt')).toHaveCount(0);

    await page
      .getByRole('navigation', { name: 'Files of shop' })
      .getByRole('link', { name: 'index.html' })
      .click();
    await expect(page).toHaveURL(/\/file\/index\.html$/);
    await expect(page.getByLabel('Text of index.html')).toContainText('<title>Shop</title>');

    await page.getByRole('tab', { name: 'My Repositories' }).click();
    const card = page.getByRole('article').filter({ hasText: 'shop' });
    await expect(card).toContainText('Public');
    await expect(card).toContainText('A small shop');
    await expect(card).toContainText('2 files');
    await expect(card).toHaveAttribute('aria-current', 'true');
    await page.getByRole('tab', { name: 'Community' }).click();
    await expect(page.getByRole('heading', { name: 'Community Repositories' })).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'A small shop' })).toBeInViewport();
  });

  test('a refusal keeps the dialog with everything in it', async ({ page, login }) => {
    await login(page);
    await create(page, 'twice');
    const dialog = await openDialog(page);
    await dialog.getByLabel('Name', { exact: true }).fill('Twice');
    await dialog.getByLabel('Choose files').setInputFiles(site);
    await dialog.getByRole('button', { name: 'Create Repository' }).click();
    await expect(page.getByText('You already have a repository named “Twice”.')).toBeVisible();
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Twice');
    await expect(dialog.getByText('2 files')).toBeVisible();
  });

  test('a visitor is told who may', async ({ page }) => {
    const dialog = await openDialog(page);
    await expect(dialog.getByText('You need an account to keep a repository.')).toBeVisible();
    await dialog.getByLabel('Name', { exact: true }).fill('shop');
    await dialog.getByRole('button', { name: 'Create Repository' }).click();
    await expect(page.getByText('User not authenticated')).toBeVisible();
    await expect(dialog).toBeVisible();
  });

  test('a zip and a folder come with their paths, and what cannot be kept is named', async ({
    page,
    login,
  }) => {
    await login(page);
    const dialog = await openDialog(page);
    await dialog.getByLabel('Name', { exact: true }).fill('dropped');
    const zip = zipSync({
      'site/css/a.css': strToU8('a {}'),
      'site/run.exe': strToU8('x'),
      'site/node_modules/x.js': strToU8('x'),
    });
    await dialog
      .getByLabel('Choose files')
      .setInputFiles([
        { name: 'site.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) },
        text('large.txt', 'a'.repeat(1024 * 1024 + 1)),
      ]);
    await expect(dialog.getByText('css/a.css')).toBeVisible();
    await expect(dialog.getByText('run.exe: files of this kind are not accepted.')).toBeVisible();
    await expect(dialog.getByText('large.txt: a file can have at most 1 MB.')).toBeVisible();
    await expect(dialog.getByText(/1 of node_modules/)).toBeVisible();

    await dialog.getByText('Drop files, a folder or a zip here').evaluate((area) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['let b'], 'b.js'));
      area.parentElement?.dispatchEvent(
        new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }),
      );
    });
    await expect(dialog.getByText('b.js')).toBeVisible();
    await dialog.getByRole('button', { name: 'Create Repository' }).click();
    const files = page.getByRole('navigation', { name: 'Files of dropped' });
    await expect(files.getByRole('link', { name: 'a.css' })).toBeVisible();
    await expect(files.getByRole('link', { name: 'b.js' })).toBeVisible();
  });
});

test.describe('who may see it', () => {
  test('a private repository is to others what is not there', async ({ page, login, browser, server }) => {
    await login(page);
    const path = await create(page, 'secret-plans', { isPrivate: true });
    await expect(page.getByRole('tabpanel').getByText('Private', { exact: true })).toBeVisible();
    await page.reload();
    await expect(heading(page, 'secret-plans')).toBeVisible();

    const hidden = await (await fetch(server.url + path)).text();
    const missing = await (await fetch(server.url + path.replace('secret-plans', 'secret-plane'))).text();
    const plain = (html: string) =>
      html.replaceAll('secret-plane', 'secret-plans').replace(/nonce="[^"]*"/g, '');
    expect((await fetch(server.url + path)).status).toBe(404);
    expect(plain(hidden)).toBe(plain(missing));

    const other = await browser.newContext({ baseURL: server.url });
    const visitor = await other.newPage();
    await login(visitor);
    await visitor.goto(path);
    await expect(visitor.getByText('Repository not found')).toBeVisible();
    await visitor.goto('/git-store/repo/secret-plans');
    await expect(visitor.getByText('Repository not found')).toBeVisible();
    await visitor.goto('/git-store?tab=community&q=secret-plans');
    await expect(visitor.getByText('Nothing matches')).toBeVisible();
    await other.close();
  });

  test('a public one is read without scripts, and its name leads to it', async ({
    page,
    login,
    browser,
    server,
  }) => {
    await login(page);
    const path = await create(page, 'readable');
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
    const visitor = await context.newPage();
    await visitor.goto('/git-store/repo/readable');
    await expect(visitor).toHaveTitle(/readable/);
    await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute('href', server.url + path);
    await expect(visitor.getByText('Sells things.')).toBeVisible();
    await visitor
      .getByRole('navigation', { name: 'Files of readable' })
      .getByRole('link', { name: 'README.md' })
      .click();
    await expect(visitor.getByText('Sells things.')).toBeVisible();
    await visitor.getByLabel('Text', { exact: true }).check({ force: true });
    await expect(visitor.getByLabel('Text of README.md')).toContainText('# Shop');
    await visitor.getByRole('link', { name: '1 commit' }).click();
    await visitor.getByRole('link', { name: 'Add 2 files' }).click();
    await expect(visitor.getByText('2 files changed')).toBeVisible();
    await context.close();
  });

  test('an earlier name goes on leading to it; deleting asks for the name', async ({
    page,
    login,
    server,
  }) => {
    await login(page);
    const path = await create(page, 'old-name');
    await page.getByRole('button', { name: 'Repository settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Repository settings' });
    await dialog.getByLabel('Name', { exact: true }).fill('new-name');
    await dialog.getByLabel('Description').fill('Renamed');
    await dialog.getByRole('button', { name: 'Save settings' }).click();
    await expect(heading(page, 'new-name')).toBeVisible();
    const answer = await fetch(`${server.url}${path}/file/index.html`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      `${path.replace('old-name', 'new-name')}/file/index.html`,
    ]);

    await page.getByRole('button', { name: 'Repository settings' }).click();
    const remove = dialog.getByRole('button', { name: 'Delete repository' });
    await dialog.getByLabel('Type new-name to confirm').fill('new-nam');
    await expect(remove).toBeDisabled();
    await dialog.getByLabel('Type new-name to confirm').fill('new-name');
    await remove.click();
    await expect(page.getByText('new-name has been deleted.')).toBeVisible();
    await expect(page.getByText('No repositories yet')).toBeVisible();
    expect((await fetch(server.url + path)).status).toBe(404);
  });
});

test.describe('taking it along', () => {
  test('as one text, as a zip, and as a link', async ({ page, login, context, server }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
    await login(page);
    await create(page, 'portable');
    const asText = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download all files as text' }).click();
    const download = await asText;
    expect(download.suggestedFilename()).toBe('portable.txt');
    const content = await readFile(await download.path(), 'utf8');
    expect(content).toMatch(
      /^Repository: portable\nDescription: No description\nFiles: 2\nCreated: .+\nUpdated: .+\n/,
    );
    expect(content).toContain('File: index.html');
    expect(content).toContain('<title>Shop</title>');

    const asZip = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Zip' }).click();
    const zip = unzipSync(new Uint8Array(await readFile(await (await asZip).path())));
    expect(Object.keys(zip)).toContain('portable/index.html');

    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Repository URL copied!')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${server.url}/git-store/repo/portable`);
  });
});

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
    await other.getByRole('button', { name: 'Go on with my text' }).click();
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
    await page.getByRole('textbox', { name: 'New file' }).fill('src/app.exe');
    await expect(page.getByText('files of this kind are not accepted')).toBeVisible();
    await page.getByRole('textbox', { name: 'New file' }).fill('src/app.ts');
    await rewrite(page, 'export const a = 1;\n');
    await page.getByRole('tab', { name: 'Community' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await commit(page);
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
    await expect(page.getByRole('link', { name: 'app.ts' })).toHaveCount(0);
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in any state at three widths, ${colorScheme}`, async ({ browser, server }) => {
    test.setTimeout(400_000);
    const account = await createAccount(server);
    const faults: string[] = [];
    let path = '';
    for (const width of [1280, 768, 360]) {
      const context = await browser.newContext({
        baseURL: server.url,
        colorScheme,
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
        // The checker is a script of the test's own, which the pages' policy rightly refuses.
        bypassCSP: true,
      });
      const page = await context.newPage();
      await signIn(page, server, account);
      if (!path) {
        const [made] = await asMember<{ id: string; owner: string; slug: string }[]>(
          page,
          '/rest/v1/git_repositories',
          { name: `audited-${colorScheme}`, description: 'Checked in every state' },
        );
        const files = [
          [
            'README.md',
            '# Audited\n\n## Use\n\n```js\nlet a = 1; // one\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
          ],
          ['src/app.ts', '/** A */\nexport const a: number = 1;\n'],
          ['data.csv', 'a,b\n1,2\n'],
          ['mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'],
        ].map(([filename, content]) => ({ repository_id: made?.id, filename, content }));
        await asMember(page, '/rest/v1/git_repository_files', files);
        path = `/git-store/${made?.owner}/${made?.slug}`;
      }
      const places = [
        '',
        '/file/README.md',
        '/file/src/app.ts',
        '/file/data.csv',
        '/file/mark.svg',
        '/commits',
      ];
      for (const place of [...places, '/file/none.txt']) faults.push(...(await faultsOf(page, path + place)));
      faults.push(...(await faultsOf(page, `/git-store?open=${path.replace('/git-store/', '')}`)));
      await page.goto(`${path}/commits`);
      await page.getByRole('link', { name: 'Add 4 files' }).click();
      await expect(page.getByText('4 files changed')).toBeVisible();
      faults.push(...(await faultsNow(page, 'commit')));

      await page.goto(path);
      const settings = page.getByRole('button', { name: 'Repository settings' });
      await ready(settings);
      await page.locator('summary', { hasText: 'Clone' }).click();
      faults.push(...(await faultsNow(page, 'clone')));
      await settings.click();
      await expect(page.getByLabel('Description')).toBeVisible();
      faults.push(...(await faultsNow(page, 'settings')));
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'New Repository' }).click();
      await page.getByLabel('Choose files').setInputFiles([...site, text('a.exe', 'x')]);
      await expect(page.getByText('Not everything can be kept')).toBeVisible();
      faults.push(...(await faultsNow(page, 'new repository')));
      await page.keyboard.press('Escape');

      await page.goto(`${path}/file/src/app.ts`);
      const edit = page.getByRole('button', { name: 'Edit' });
      await ready(edit);
      await edit.click();
      await expect(page.getByRole('textbox', { name: /Text of/ })).toBeVisible();
      faults.push(...(await faultsNow(page, 'editor')));
      await context.close();
    }
    expect(faults).toEqual([]);
  });
}
