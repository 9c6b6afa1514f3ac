import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright/test';
import type { ServerProcess } from '../server/testing/process.ts';
import { websiteZip } from '../server/testing/storage.ts';
import { type Account, signIn } from './support/accounts.ts';
import { holdUploads } from './support/hold.ts';
import { memberClient } from './support/member-client.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const notes = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const archive = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(bytes),
});

/** A project of the account's with an archive, and what is stored of it. */
async function share(server: ServerProcess, account: Account, title: string) {
  const client = await memberClient(server, account);
  const owner = (await client.auth.getUser()).data.user?.id ?? '';
  const bucket = client.storage.from('project-files');
  const path = `${owner}/first.zip`;
  expect((await bucket.upload(path, websiteZip(), { contentType: 'application/zip' })).error).toBeNull();
  const { data } = await client
    .from('projects')
    .insert({
      title,
      zip_file_url: bucket.getPublicUrl(path).data.publicUrl,
      preview_url: 'https://example.com',
    })
    .select()
    .single()
    .throwOnError();
  return {
    id: String(data.id),
    slug: String(data.slug),
    files: async () => ((await bucket.list(owner)).data ?? []).map(({ name }) => name),
  };
}

async function openForm(page: Page, id: string) {
  await page.goto(`/profile?tab=projects&edit=${id}`);
  await ready(page.getByLabel('New zip file'));
}

/** The bytes a visitor gets by the button of the project's page. */
async function download(page: Page, slug: string): Promise<Buffer> {
  await page.goto(`/project/${slug}/content`);
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /download/i })
    .first();
  await ready(button);
  const saved = page.waitForEvent('download');
  await button.click();
  return readFile(await (await saved).path());
}

test('a new archive takes the place of the old one, and is what others download', async ({
  page,
  account,
  server,
}) => {
  const title = `Lighthouse ${Date.now()}`;
  const project = await share(server, account, title);
  const wanted = zipSync({ 'index.html': strToU8('<h1>The second edition</h1>') });
  await signIn(page, server, account);
  await openForm(page, project.id);
  await page.getByLabel('Title').fill(`${title} again`);
  // Saved while the page still looks at the file, as a large picture or a slow disk makes it do.
  await page.evaluate(() => {
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = async function () {
      await new Promise((resolve) => addEventListener('test:look', resolve, { once: true }));
      Blob.prototype.arrayBuffer = read;
      return read.call(this);
    };
  });
  await page.getByLabel('New zip file').setInputFiles(archive('second edition.zip', wanted));
  // A double click sends it once.
  const save = page.getByRole('button', { name: 'Save changes' });
  await save.dblclick();
  await expect(save).toBeDisabled();
  await page.evaluate(() => dispatchEvent(new Event('test:look')));
  await expect(notes(page).getByText('Project updated')).toBeVisible();
  await expect(page).toHaveURL(/tab=projects$/);
  await expect(page.getByRole('link', { name: `${title} again`, exact: true })).toBeVisible();
  const names = async () => (await project.files()).map((name) => name.replace(/^\d{13}-/, ''));
  await expect.poll(names).toEqual(['second_edition.zip']);
  expect(sha256(await download(page, project.slug))).toBe(sha256(wanted));
});

test('what is refused or cancelled on the way loses neither the archive nor what was typed', async ({
  page,
  account,
  server,
}) => {
  const project = await share(server, account, `Windmill ${Date.now()}`);
  await signIn(page, server, account);
  await openForm(page, project.id);
  const zip = page.getByLabel('New zip file');
  await zip.setInputFiles(archive('site.rar', websiteZip()));
  await expect(page.getByText('Please select a valid ZIP file')).toBeVisible();

  await page.getByLabel('Title').fill('A title that is kept');
  await zip.setInputFiles(archive('slip.zip', zipSync({ '../../etc/cron': strToU8('x') })));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^Failed to upload file:/).first()).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('A title that is kept');
  expect(await project.files()).toEqual(['first.zip']);

  const film = zipSync({ 'site/film.bin': randomBytes(30 * 1024 * 1024) }, { level: 0 });
  await zip.setInputFiles(archive('film.zip', film));
  await holdUploads(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  const bar = page.getByRole('progressbar');
  await expect
    .poll(() => bar.evaluate((element) => (element as HTMLProgressElement).value))
    .toBeGreaterThan(5);
  // Another tab of the profile would end it: that is asked first.
  await page.getByRole('tab', { name: 'Security' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText('Nothing was stored.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('A title that is kept');
  expect(await project.files()).toEqual(['first.zip']);
  expect(sha256(await download(await page.context().newPage(), project.slug))).toBe(sha256(websiteZip()));
});
