import { readFile } from 'node:fs/promises';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { create, heading, openDialog, site, text } from './support/git-store.ts';
import { expect, test } from './support/test.ts';

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
    // While files are being read nothing can be made without them.
    await page.evaluate(() => {
      const { arrayBuffer } = Blob.prototype;
      const { promise, resolve } = Promise.withResolvers<void>();
      Blob.prototype.arrayBuffer = async function read(this: Blob) {
        await promise;
        return arrayBuffer.call(this);
      };
      Object.assign(window, { readOn: resolve });
    });
    await dialog
      .getByLabel('Choose files')
      .setInputFiles([
        { name: 'site.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) },
        text('large.txt', 'a'.repeat(1024 * 1024 + 1)),
      ]);
    const create = dialog.getByRole('button', { name: 'Create Repository' });
    await expect(dialog.getByText('Reading files')).toBeVisible();
    await expect(create).toBeDisabled();
    await page.evaluate(() => (window as unknown as { readOn(): void }).readOn());
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
    await create.click();
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
    await expect(visitor.getByRole('heading', { level: 2, name: 'Repository not found' })).toBeVisible();
    await visitor.goto('/git-store/repo/secret-plans');
    await expect(visitor.getByRole('heading', { level: 2, name: 'Repository not found' })).toBeVisible();
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
    await expect(visitor).toHaveURL(/\/README\.md$/);
    await expect(visitor.getByText('Sells things.')).toBeVisible();
    await visitor
      .locator('label')
      .filter({ hasText: /^Text$/ })
      .click();
    await expect(visitor.getByLabel('Text of README.md')).toContainText('# Shop');
    await visitor.getByRole('link', { name: '1 commit' }).click();
    await visitor.getByRole('link', { name: 'Add 2 files' }).click();
    await expect(visitor.getByText('2 files changed')).toBeVisible();
    await context.close();
  });

  test('its README leads through it: jumps, pages, folders', async ({ page, login, browser, server }) => {
    await login(page);
    const readme =
      '<p align="center"><b>Harbour</b></p>\n\n- [Tides](#tides--times)\n- [Docs](docs/)\n- [Second](docs/guide.md#second-part)\n\n## Tides & times\n';
    const files = {
      'README.md': strToU8(`\ufeff---\ntitle: x\n---\n${readme}`),
      'docs/README.md': strToU8('# About the docs\n'),
      'docs/guide.md': strToU8(`# Guide\n${'\nA line.\n'.repeat(120)}\n## Second part\n`),
      'docs/more/a.txt': strToU8('a'),
    };
    const zip = { name: 'site.zip', mimeType: 'application/zip', buffer: Buffer.from(zipSync(files)) };
    const path = await create(page, 'harbour', { files: [zip] });
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
    const visitor = await context.newPage();
    await visitor.goto(path);
    await visitor.getByRole('link', { name: 'Tides' }).click();
    await expect(visitor.getByRole('heading', { name: 'Tides & times' })).toBeInViewport();
    await visitor.getByRole('link', { name: 'Docs', exact: true }).click();
    await expect(visitor.getByRole('heading', { name: 'About the docs' })).toBeVisible();
    const inside = visitor.getByRole('list', { name: 'Files in docs' });
    await expect(inside.getByRole('link')).toHaveText([/more/, /guide\.md/, /README\.md/]);
    expect((await visitor.request.get(`${path}/file/docs/`)).status()).toBe(200);
    expect((await visitor.request.get(`${path}/file/doc`)).status()).toBe(404);
    await visitor.goto(path);
    await visitor.getByRole('link', { name: 'Second' }).click();
    await expect(visitor.getByRole('heading', { name: 'Second part' })).toBeInViewport();
    await context.close();
  });

  test('a name belongs to its first public owner, and others share what stays theirs', async ({
    page,
    login,
    browser,
    server,
  }) => {
    await login(page);
    const mine = await create(page, 'twin');
    const context = await browser.newContext({ baseURL: server.url });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
    const other = await context.newPage();
    await login(other);
    const theirs = await create(other, 'twin');
    const share = () => other.getByRole('button', { name: 'Share', exact: true }).click();
    const copied = () => other.evaluate(() => navigator.clipboard.readText());
    await share();
    await expect.poll(copied).toBe(server.url + theirs);
    await create(other, 'own-secret', { isPrivate: true });
    await share();
    await expect(other.getByText('This repository is private: only you can open the link.')).toBeVisible();
    expect(await copied()).toMatch(/\/git-store\/[^/]+\/own-secret$/);
    // The same for everybody, its second owner included.
    for (const visitor of [page, other]) {
      await visitor.goto('/git-store/repo/Twin');
      await expect(visitor.getByRole('heading', { level: 1 }).locator(`a[href="${mine}"]`)).toBeVisible();
    }
    // One's own private one where nobody has the name.
    await other.goto('/git-store/repo/own-secret');
    await expect(heading(other, 'own-secret')).toBeVisible();
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
    await page.getByRole('button', { name: 'Download .txt with all files as text' }).click();
    const download = await asText;
    expect(download.suggestedFilename()).toBe('portable.txt');
    const content = await readFile(await download.path(), 'utf8');
    expect(content).toMatch(
      /^Repository: portable\nDescription: No description\nFiles: 2\nCreated: .+\nUpdated: .+\n/,
    );
    expect(content).toContain('File: index.html');
    expect(content).toContain('<title>Shop</title>');

    const asZip = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download .zip' }).click();
    const zip = unzipSync(new Uint8Array(await readFile(await (await asZip).path())));
    expect(Object.keys(zip)).toContain('portable/index.html');

    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByText('Repository URL copied!')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${server.url}/git-store/repo/portable`);
  });
});
