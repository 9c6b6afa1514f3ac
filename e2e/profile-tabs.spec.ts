import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import { connectAgent } from '../server/testing/agent.ts';
import { gitClientEnvironment } from '../server/testing/git-client.ts';
import { signIn } from './support/accounts.ts';
import { memberClient, publicAddress } from './support/member-client.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const run = promisify(execFile);
const notes = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Runs git without the settings of who runs the test. */
function git(cwd: string, ...args: string[]) {
  return run('git', args, { cwd, env: gitClientEnvironment(cwd) });
}

test('a token made here clones a private repository, until it is deleted', async ({
  page,
  account,
  server,
}) => {
  const member = await memberClient(server, account);
  const made = await member
    .from('git_repositories')
    .insert({ name: 'Secret notes', is_private: true })
    .select()
    .single();
  expect(made.error).toBeNull();
  const { id, owner, slug } = made.data as Record<string, string>;
  await member
    .from('git_repository_files')
    .insert({ repository_id: id, filename: 'notes.md', content: '# Mine' });

  await signIn(page, server, account);
  await page.goto('/profile?tab=repositories');
  await expect(page.getByRole('link', { name: 'Secret notes' })).toHaveAttribute(
    'href',
    `/git-store/${owner}/${slug}`,
  );
  await expect(page.getByText('Private', { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Access tokens' }).click();
  await page.getByRole('button', { name: 'New token' }).click();
  const form = page.getByRole('form', { name: 'New token' });
  await form.getByRole('button', { name: 'Create token' }).click();
  await expect(form.getByText('Please name the token.')).toBeVisible();
  await form.getByLabel('Name').fill('Laptop');
  await form.getByLabel('Works for').selectOption('7 days');
  await form.getByRole('button', { name: 'Create token' }).dblclick();
  await expect(page.getByText('“Laptop” is ready')).toBeVisible();
  const token = (await page.getByText(/^plinth_[0-9a-f]{64}$/).textContent()) ?? '';
  await expect(page.getByRole('list', { name: 'Access tokens' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Never used')).toBeVisible();

  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-token-'));
  const address = new URL(`${server.url}/git/${owner}/${slug}.git`);
  await expect(git(folder, 'clone', '-q', address.href, 'anonymous')).rejects.toThrow(
    /could not read Username/,
  );
  Object.assign(address, { username: 'me', password: token });
  await git(folder, 'clone', '-q', address.href, 'work');
  expect(await readFile(path.join(folder, 'work/notes.md'), 'utf8')).toBe('# Mine');

  await page.reload();
  await expect(page.getByText(/Last used (just now|\d+ minutes? ago)/)).toBeVisible();
  await expect(page.getByText(token)).toHaveCount(0);
  await ready(page.getByRole('button', { name: 'New token' }));
  await page.getByRole('button', { name: 'Delete token Laptop' }).click();
  await page.getByRole('button', { name: 'Delete token', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No tokens yet' })).toBeVisible();
  await expect(git(folder, 'clone', '-q', address.href, 'late')).rejects.toThrow();
  await rm(folder, { recursive: true });
});

test('a token for an agent says what it may do, and is taken at /mcp', { tag: '@own-backend' }, async ({
  page,
  account,
  server,
}) => {
  await signIn(page, server, account);
  await page.goto('/profile?tab=tokens');
  await page.getByRole('button', { name: 'New token' }).click();
  const form = page.getByRole('form', { name: 'New token' });
  await form.getByLabel('Name').fill('Assistant');
  await form.getByRole('radio', { name: 'Everything an agent needs' }).check();
  await form.getByRole('button', { name: 'Create token' }).click();
  const token = (await page.getByText(/^plinth_[0-9a-f]{64}$/).textContent()) ?? '';
  const row = page.getByRole('list', { name: 'Access tokens' }).getByRole('listitem');
  await expect(row.getByText('Repositories, sites and board')).toBeVisible();

  const { client, use } = await connectAgent(`${server.url}/mcp`, token);
  expect((await use('list_sites')).facts).toEqual({ sites: [], total: 0 });
  await client.close();
  await page.reload();
  await expect(row.getByText(/Last used/)).toBeVisible();
});

test('the name in addresses is chosen once and for one', async ({ page, login, account, server }) => {
  const other = await memberClient(server, account);
  expect((await other.rpc('choose_handle', { handle: 'taken-name' })).error).toBeNull();
  await login(page);
  await page.goto('/profile?tab=repositories');
  await expect(page.getByRole('heading', { name: 'No repositories yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose' }).click();
  const name = page.getByLabel('Your name in addresses');
  const save = page.getByRole('button', { name: 'Save name' });
  for (const [given, said] of [
    ['', 'Please enter a name.'],
    ['ada lovelace', 'Use letters a to z, digits and single hyphens'],
    ['taken-name', 'This name is taken.'],
    ['admin', 'This name is taken.'],
  ] as const) {
    await name.last().fill(given);
    await save.click();
    await expect(page.getByText(said)).toBeVisible();
  }
  const wanted = `ada-${Date.now()}`;
  await name.last().fill(wanted);
  await save.click();
  await expect(notes(page).getByText('Name changed')).toBeVisible();
  await expect(page.getByText(`/git-store/${wanted}/…`)).toBeVisible();
});

test('projects: drafts too, their status, editing with a question, deleting', async ({
  page,
  account,
  server,
  browser,
}) => {
  const member = await memberClient(server, account);
  const { data } = await member.auth.getUser();
  const zip = publicAddress(member, `${data.user?.id}/1-site.zip`);
  const title = `Harbour ${Date.now()}`;
  const row = {
    title,
    zip_file_url: zip,
    preview_url: 'https://example.com',
    status: 'draft',
    tags: ['css'],
  };
  expect((await member.from('projects').insert(row)).error).toBeNull();

  await signIn(page, server, account);
  await page.goto('/profile?tab=projects');
  const list = page.getByRole('list', { name: 'My projects' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  const status = page.getByLabel(`Status of ${title}`);
  await expect(status).toHaveValue('draft');
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage();
  const isPublic = async () => {
    await visitor.goto(`/community?q=${encodeURIComponent(title)}`);
    return (await visitor.getByRole('heading', { name: title }).count()) > 0;
  };
  expect(await isPublic()).toBe(false);
  await status.selectOption('published');
  await expect(notes(page).getByText('Status changed')).toBeVisible();
  await expect.poll(isPublic).toBe(true);

  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(page).toHaveURL(/tab=projects&edit=/);
  await page.getByLabel('Title').fill('ab');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Title must be at least 3 characters')).toBeVisible();
  await page.getByLabel('Title').fill(`${title} at night`);
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(`${title} at night`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(notes(page).getByText('Project updated')).toBeVisible();
  await expect(page).toHaveURL(/tab=projects$/);
  await expect(list.getByRole('link', { name: `${title} at night`, exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Delete ${title} at night` }).click();
  await page.getByRole('button', { name: 'Delete project' }).click();
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
  await expect.poll(isPublic).toBe(false);
  await visitor.context().close();
});

test('another member finds nothing of it', async ({ page, login, account, server }) => {
  const member = await memberClient(server, account);
  await member.from('git_repositories').insert({ name: 'Hidden', is_private: true });
  await member.rpc('create_access_token', { name: 'Mine', scopes: ['repo:read'] });
  await login(page);
  for (const [tab, empty] of [
    ['projects', 'No projects yet'],
    ['repositories', 'No repositories yet'],
    ['purchases', 'No purchases yet'],
    ['tokens', 'No tokens yet'],
  ] as const) {
    await page.goto(`/profile?tab=${tab}`);
    await expect(page.getByRole('heading', { name: empty })).toBeVisible();
  }
  await page.goto('/profile?tab=projects&edit=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('This project is not among yours')).toBeVisible();
});

test('tabs are reached and opened with the keyboard', async ({ page, login }) => {
  await login(page);
  await page.goto('/profile');
  const tab = page.getByRole('tab', { name: 'Profile', exact: true });
  await ready(tab);
  await tab.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'My projects' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=projects/);
  await page.keyboard.press('End');
  await page.keyboard.press(' ');
  await expect(page).toHaveURL(/tab=security/);
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
});
