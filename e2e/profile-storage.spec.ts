import type { Page } from 'playwright/test';
import sharp from 'sharp';
import type { ServerProcess } from '../server/testing/process.ts';
import { largeZip } from '../server/testing/storage.ts';
import { type Account, createAccount, signIn } from './support/accounts.ts';
import { faultsNow } from './support/axe.ts';
import { memberClient } from './support/member-client.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

// What the operator sets: little enough to be filled in a moment.
test.use({
  settings: {
    QUOTA_FILE_BYTES: '1 MB',
    QUOTA_FILES: '10',
    QUOTA_REPOSITORIES: '1',
    QUOTA_CHECKPOINTS: 'unlimited',
    QUOTA_CHECKPOINT_BYTES: 'unlimited',
  },
});

/** The files of an account, as its owner uploads and removes them past the pages. */
async function filesOf(server: ServerProcess, account: Account) {
  const member = await memberClient(server, account);
  const id = (await member.auth.getUser()).data.user?.id;
  const files = member.storage.from('project-files');
  return {
    member,
    upload: (name: string, kilobytes: number) =>
      files.upload(`${id}/${name}.zip`, largeZip(kilobytes * 1024), { contentType: 'application/zip' }),
    remove: (name: string) => files.remove([`${id}/${name}.zip`]),
  };
}

const section = (page: Page, name: string) => page.getByRole('region', { name });

async function open(page: Page): Promise<void> {
  await page.goto('/profile?tab=storage');
  await expect(section(page, 'Projects').getByRole('meter', { name: 'Size' })).toBeVisible();
}

test.describe('storage', () => {
  // Axe is brought into the page, which its policy would not let a stranger do.
  test.use({ bypassCSP: true });

  test('a member sees what is used of how much, when it is nearly full and full, and where to make room', async ({
    page,
    account,
    server,
  }) => {
    const { member, upload, remove } = await filesOf(server, account);
    await signIn(page, server, account);
    await open(page);
    const projects = section(page, 'Projects');
    const size = projects.getByRole('meter', { name: 'Size' });
    await expect(size).toHaveAttribute('aria-valuetext', '0 bytes of 1 MB');
    await expect(projects.getByRole('meter', { name: 'Files' })).toHaveAttribute('aria-valuetext', '0 of 10');
    await expect(section(page, 'Everything').getByText('1 GB free')).toBeVisible();
    // Without a limit there is nothing to fill.
    await expect(section(page, 'AI builder').getByText('0 bytes, no limit')).toBeVisible();
    await expect(section(page, 'AI builder').getByRole('meter')).toHaveCount(0);
    await expect(page.getByText(/almost full/i)).toHaveCount(0);

    expect((await upload('first', 960)).error).toBeNull();
    await open(page);
    await expect(size).toHaveAttribute('aria-valuetext', /^96\d\.\d KB of 1 MB$/);
    await expect(projects.getByText('Almost full', { exact: true })).toBeVisible();
    await expect(projects.getByText(/^Almost full: \d+(\.\d)? KB left\.$/)).toBeVisible();

    await member.from('git_repositories').insert({ name: 'Only one' }).throwOnError();
    await open(page);
    const repositories = section(page, 'Repositories');
    await expect(repositories.getByText('Full', { exact: true })).toBeVisible();
    await expect(
      repositories.getByText(/^Full\. No more can be added until you delete repositories/),
    ).toBeVisible();
    for (const [name, label] of [
      ['Projects', 'Manage projects'],
      ['Repositories', 'Manage repositories'],
      ['AI builder', 'Open the AI builder'],
    ] as const) {
      await expect(section(page, name).getByRole('link', { name: label })).toBeVisible();
    }
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // Opened anew: the colours of an open page are on their way for a moment.
        await open(page);
        expect(await faultsNow(page, `storage, ${width}, ${colorScheme}`)).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await projects.getByRole('link', { name: 'Manage projects' }).click();
    await expect(page).toHaveURL(/tab=projects/);

    expect((await remove('first')).error).toBeNull();
    await open(page);
    await expect(size).toHaveAttribute('aria-valuetext', '0 bytes of 1 MB');
  });

  test('nobody sees what another keeps', async ({ page, account, server }) => {
    const other: Account = await createAccount(server);
    const member = await memberClient(server, other);
    await member.from('git_repositories').insert({ name: 'Theirs' }).throwOnError();
    await page.goto('/profile?tab=storage');
    await expect(page.getByText('What your account keeps, and how much room is left.').last()).toBeVisible();
    await expect(page.getByRole('meter')).toHaveCount(0);
    await signIn(page, server, account);
    await open(page);
    await expect(section(page, 'Repositories').getByText('0 of 1', { exact: true })).toBeVisible();
  });
});

test('an upload for which there is no room is refused beside the form, which keeps everything, and works once there is', async ({
  page,
  account,
  server,
}) => {
  const { upload, remove } = await filesOf(server, account);
  expect((await upload('there', 900)).error).toBeNull();

  await signIn(page, server, account);
  await page.goto('/community?tab=upload');
  await ready(page.getByLabel('Title'));
  await page.getByLabel('Title').fill('A garden centre');
  await page.getByLabel('Preview URL').fill('https://example.org/');
  const png = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const image = { name: 'garden.png', mimeType: 'image/png', buffer: png };
  await page.getByLabel('Image', { exact: true }).setInputFiles(image);
  const archive = { name: 'garden.zip', mimeType: 'application/zip', buffer: largeZip(300 * 1024) };
  await page.getByLabel('Zip file', { exact: true }).setInputFiles(archive);
  const submit = page.getByRole('button', { name: 'Upload project' });
  await submit.click();
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Failed to upload file:' });
  await expect(alert).toContainText(/Your storage for files is full: 9\d\d(\.\d)? KB of 1 MB are used/);
  await expect(alert).toContainText('Delete projects that you no longer need, then try again.');
  await expect(alert.getByRole('link', { name: /See your storage/ })).toHaveAttribute(
    'href',
    '/profile?tab=storage',
  );
  await expect(page.getByLabel('Title')).toHaveValue('A garden centre');
  await expect(page.getByText('garden.zip').first()).toBeVisible();

  expect((await remove('there')).error).toBeNull();
  await submit.click();
  await expect(page.getByText(/Project uploaded successfully!/).first()).toBeVisible();
});

test('a repository too many is refused in its window, which keeps what was typed', async ({
  page,
  account,
  server,
}) => {
  const member = await memberClient(server, account);
  await member.from('git_repositories').insert({ name: 'The first' }).throwOnError();
  await signIn(page, server, account);
  await page.goto('/git-store');
  const create = page.getByRole('button', { name: 'New Repository' });
  await ready(create);
  await create.click();
  const dialog = page.getByRole('dialog', { name: 'New Repository' });
  await dialog.getByLabel('Name', { exact: true }).fill('The second');
  await dialog
    .getByLabel('Choose files')
    .setInputFiles({ name: 'index.html', mimeType: 'text/html', buffer: Buffer.from('<p>x</p>') });
  await dialog.getByRole('button', { name: 'Create Repository' }).click();
  const words = 'Your account has 1 of at most 1 repositories, and this would add 1.';
  await expect(dialog.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('The second');
  await expect(dialog.getByText('index.html').first()).toBeVisible();
});
