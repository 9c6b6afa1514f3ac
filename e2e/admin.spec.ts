import { createClient } from '@supabase/supabase-js';
import type { Page } from 'playwright/test';
import type { ServerProcess } from '../server/testing/process.ts';
import { websiteZip } from '../server/testing/storage.ts';
import { backendOf, createAccount, signIn } from './support/accounts.ts';
import { asOperator, buy, openDesk, rowOf } from './support/desk.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

// A setting of its own, so that the server is: nothing is reported at first.
test.use({ settings: { SUPPORT_EMAIL: 'desk@example.org' } });

async function clientOf(server: ServerProcess) {
  const { url, publishableKey } = await backendOf(server);
  return createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** A member who has handed in a project, with the member's own client. */
async function handIn(server: ServerProcess, title: string) {
  const account = await createAccount(server);
  const client = await clientOf(server);
  const { data } = await client.auth.signInWithPassword(account);
  const user_id = data.user?.id ?? '';
  const path = `${user_id}/${crypto.randomUUID()}.zip`;
  const bucket = client.storage.from('project-files');
  const { error } = await bucket.upload(path, websiteZip(), { contentType: 'application/zip' });
  expect(error).toBeNull();
  const zip_file_url = bucket.getPublicUrl(path).data.publicUrl;
  await client
    .from('projects')
    .insert({ title, zip_file_url, status: 'pending_review', slug: '', user_id })
    .throwOnError();
  return { account, client, zip: zip_file_url };
}

/** Fills in and sends the form of the suggestion board. */
async function suggest(
  page: Page,
  fields: { name: string; email: string; suggestion: string },
): Promise<void> {
  const form = page
    .getByRole('form')
    .filter({ has: page.getByRole('button', { name: 'Submit Suggestion' }) });
  await ready(form.getByRole('textbox').first());
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name="${name}"]`).fill(value);
  await form.getByRole('button', { name: 'Submit Suggestion' }).click();
  await expect(page.getByText('Suggestion Submitted!').first()).toBeVisible();
}

test('there is no such page for visitors and members', async ({ page, login }) => {
  const answer = await page.goto('/admin');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await login(page);
  for (const path of ['/admin', '/admin/accounts', '/admin/nothing']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Desk' })).toHaveCount(0);
  }
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Account Status' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the desk' })).toHaveCount(0);
});

test('a project that waits is published, taken down with a reason, and deleted with its files', async ({
  page,
  server,
}) => {
  const { account, client, zip } = await handIn(server, 'Bakery of the north');
  const mails = async () =>
    (await server.mails()).filter(({ to, subject }) => to === account.email && /Bakery/.test(subject));
  const email = await asOperator(page, server);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Open the desk' }).click();
  const row = rowOf(page, 'Bakery of the north');
  await row.getByRole('button', { name: 'Publish' }).dblclick();
  await expect(row).toHaveCount(0);
  const mine = () => client.from('projects').select('status, review_note').eq('title', 'Bakery of the north');
  expect((await mine()).data).toEqual([{ status: 'published', review_note: '' }]);
  await expect.poll(mails).toHaveLength(1);
  expect((await mails())[0]).toMatchObject({ subject: 'Published: Bakery of the north' });

  await page.getByRole('link', { name: 'Published', exact: true }).click();
  await row.getByRole('button', { name: 'Take down' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Take down' }).click();
  await expect(dialog.getByText('Please say why')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The pictures are somebody else’s.');
  await dialog.getByRole('button', { name: 'Take down' }).click();
  await expect(row).toHaveCount(0);
  expect((await mine()).data).toEqual([
    { status: 'pending_review', review_note: 'The pictures are somebody else’s.' },
  ]);
  await expect.poll(mails).toHaveLength(2);
  const takenDown = (await mails()).find(({ subject }) => subject === 'Taken down: Bakery of the north');
  expect(takenDown?.text).toContain('> The pictures are somebody else’s.');
  expect(takenDown?.text).toContain(`${server.url}/profile?tab=projects`);
  const again = await client
    .from('projects')
    .update({ status: 'published' })
    .eq('title', 'Bakery of the north');
  expect(again.error?.message).toContain('taken down');

  await page.getByRole('link', { name: 'Taken down', exact: true }).click();
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete project' }).click();
  await expect(row).toHaveCount(0);
  expect((await mine()).data).toEqual([]);
  expect((await fetch(zip)).status).toBe(404);

  await page.getByRole('link', { name: 'Audit log' }).click();
  const removed = rowOf(page, 'Deleted the project “Bakery of the north”');
  await expect(removed).toContainText(email);
  await expect(rowOf(page, 'Took down the project “Bakery of the north”')).toContainText(
    'Reason: The pictures are somebody else’s.',
  );
  await expect(rowOf(page, 'Published the project “Bakery of the north”')).toBeVisible();
});

test('a project is sent back with what to change, and its owner reads it', async ({ page, server }) => {
  const { account, client } = await handIn(server, 'Half a shop');
  await asOperator(page, server);
  await openDesk(page, 'projects');
  const row = rowOf(page, 'Half a shop');
  await row.getByRole('button', { name: 'Send back' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('The second page is missing.');
  await page.getByRole('dialog').getByRole('button', { name: 'Send back' }).click();
  await expect(row).toHaveCount(0);
  const { data } = await client.from('projects').select('status, review_note').eq('title', 'Half a shop');
  expect(data).toEqual([{ status: 'draft', review_note: 'The second page is missing.' }]);
  const mail = async () =>
    (await server.mails()).find(({ to, subject }) => to === account.email && subject.includes('Half a shop'));
  await expect.poll(mail).toMatchObject({ subject: 'Not published yet: Half a shop' });
  expect((await mail())?.text).toContain('> The second page is missing.');
  await signIn(page, server, account);
  await page.goto('/profile?tab=projects');
  await expect(page.getByText('From the operator: The second page is missing.')).toBeVisible();
});

test('a message of the contact form is read and ticked off', async ({ page, server }) => {
  await page.goto('/contact');
  const field = (name: string) => page.getByRole('textbox', { name });
  await ready(field('Subject'));
  await field('Your name').fill('Bea');
  await field('Your e-mail address').fill('bea@example.org');
  await field('Subject').fill('A question about licences');
  await field('Message').fill('May I use a template for a client?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText("Message sent! We'll get back to you soon.").first()).toBeVisible();

  await asOperator(page, server);
  await openDesk(page, 'messages');
  const row = rowOf(page, 'A question about licences');
  await expect(row).toContainText('May I use a template for a client?');
  await expect(row.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    /^mailto:bea%40example\.org/,
  );
  await row.getByRole('button', { name: 'Done' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: 'Done', exact: true }).click();
  await expect(row.getByRole('button', { name: 'Put back' })).toBeVisible();
});

test('a suspended member is signed out, can not sign in, and can again when restored', async ({
  page,
  server,
  browser,
}) => {
  const { account, client } = await handIn(server, 'Spam shop');
  // Who has a page open meanwhile.
  const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn(elsewhere, server, account);
  await elsewhere.goto('/profile');
  const name = elsewhere.getByLabel('First name');
  await ready(name);
  await name.fill('Sam');
  await asOperator(page, server);
  await page.goto(`/admin/accounts?q=${encodeURIComponent(account.email)}`);
  const row = rowOf(page, account.email);
  await row.getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Sells what is not theirs.');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(row.getByText('Suspended', { exact: true })).toBeVisible();

  const change = client.from('projects').update({ description: 'Still here' }).eq('title', 'Spam shop');
  expect((await change.select()).data).toEqual([]);
  expect((await client.auth.getUser()).error?.code).toBe('user_banned');
  await elsewhere.getByRole('button', { name: /^Save/ }).first().click();
  await expect(elsewhere.getByRole('region', { name: 'Notifications' })).toContainText(
    'This account has been suspended.',
  );
  await expect(elsewhere.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await elsewhere.context().close();
  const visitor = await clientOf(server);
  expect((await visitor.auth.signInWithPassword(account)).error?.code).toBe('user_banned');
  await row.getByRole('button', { name: 'Restore' }).click();
  await expect(row.getByRole('button', { name: 'Suspend' })).toBeVisible();
  expect((await visitor.auth.signInWithPassword(account)).error).toBeNull();
});

test('the desk keeps its place in the address and fits a phone', async ({ page, server }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  // What has no place to break, in each list that strangers fill.
  const endless = 'Wwwwwwwwww'.repeat(9);
  const { account } = await handIn(server, endless);
  await buy(server, { email: `${'w'.repeat(60)}@${'example'.repeat(8)}.org`, full_name: endless });
  await page.goto('/make-my-site?tab=submit');
  await suggest(page, {
    name: endless,
    email: `${'m'.repeat(60)}@example.org`,
    suggestion: `A site for ${endless}`,
  });
  const email = await asOperator(page, server);
  await openDesk(page, 'projects');
  await rowOf(page, endless).getByRole('button', { name: 'Publish' }).click();
  await expect(rowOf(page, endless)).toHaveCount(0);
  for (const path of [
    'projects?view=published',
    'reports',
    'messages',
    'suggestions',
    'testimonials',
    'orders',
    `accounts?q=${encodeURIComponent(account.email)}`,
    'log',
  ]) {
    await openDesk(page, path);
    await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), path)
      .toBeLessThanOrEqual(320);
  }
  await expect(rowOf(page, endless)).toContainText(email);
  await openDesk(page, 'reports');
  await expect(page.getByRole('heading', { name: 'No report is open' })).toBeVisible();
  await page.getByRole('link', { name: 'Closed' }).click();
  await expect(page).toHaveURL(/\/admin\/reports\?view=closed$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'No report is open' })).toBeVisible();
});

test('the desk is there on a full load for who runs the site, and leaves no word of a missing page', async ({
  page,
  server,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await asOperator(page, server);
  // The first page of a session tells the browser whose it is.
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: 'Open the desk' })).toBeVisible();
  for (const path of ['/admin', '/admin/orders', '/admin/log?page=2']) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
    await expect(page).toHaveTitle(/ · Operator · Plinth$/);
  }
  expect(said.filter((text) => /404/.test(text))).toEqual([]);
  expect((await page.goto('/admin/nothing'))?.status()).toBe(404);
  // Whoever only has the cookie gets the page that everybody gets. A page that follows the account would drop it.
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Desk' })).toHaveCount(0);
});

test('an operator sees who suggested something, which the board masks', async ({ page, server }) => {
  await page.goto('/make-my-site?tab=submit');
  await suggest(page, {
    name: 'Dee',
    email: 'dee.dee@example.org',
    suggestion: 'A site for beekeepers in town',
  });
  await asOperator(page, server);
  await openDesk(page, 'suggestions');
  const row = rowOf(page, 'A site for beekeepers in town');
  await expect(row).toContainText('Dee <dee.dee@example.org>');
  await expect(row.getByRole('link', { name: 'Write to the author' })).toHaveAttribute(
    'href',
    /^mailto:dee\.dee%40example\.org/,
  );
});
