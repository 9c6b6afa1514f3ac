import type { Page } from 'playwright/test';
import type { ServerProcess } from '../server/testing/process.ts';
import { confirmationLink, createAccount } from './support/accounts.ts';
import { faultsNow } from './support/axe.ts';
import { memberClient } from './support/member-client.ts';
import { unguarded } from './support/stand-in.ts';
import { expect, test } from './support/test.ts';

/** The newest link to a mailbox, when one of its kind has come. */
async function linkTo(server: ServerProcess, email: string, type: string): Promise<string> {
  // Without a mail there is no link to look at.
  await expect(async () => {
    expect(await confirmationLink(server, email)).toContain(`type=${type}`);
  }).toPass();
  return confirmationLink(server, email);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link of a mail asks before it does anything, and its button signs in', {
    tag: '@own-backend',
  }, async ({ page, server }) => {
    const account = await createAccount(server);
    const client = await memberClient(server, account);
    await client.auth.resetPasswordForEmail(account.email, { redirectTo: `${server.url}/auth/reset` });
    const link = await linkTo(server, account.email, 'recovery');
    // A scanner of mails, then a reader who thinks better of it and comes back.
    await page.goto(link);
    await page.goto('/');
    await page.goto(link);
    await expect(page).toHaveTitle('Reset your password · Plinth');
    await expect(page.getByText(`Signs you in as ${account.email}`)).toBeVisible();
    await expect(page.getByText('Close this page: nothing happens without the button.')).toBeVisible();
    await page.getByRole('button', { name: 'Choose a new password' }).click();
    await expect(page).toHaveURL(/\/auth\/reset#access_token=/);

    await page.goto(link);
    await expect(page.getByText('It was used before: links work once.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get a new password link' })).toHaveAttribute(
      'href',
      '/auth?mode=forgot',
    );
  });

  unguarded.use({ javaScriptEnabled: false });
  unguarded('a page of another site does not press it', async ({ page, server }) => {
    const account = await createAccount(server);
    const client = await memberClient(server, account);
    await client.auth.signInWithOtp({ email: account.email });
    const link = new URL(await linkTo(server, account.email, 'magiclink'));
    const fields = [...link.searchParams].map(([name, value]) => `<input name="${name}" value="${value}">`);
    // The same machine under another name is another site.
    const { hostname } = new URL(server.url);
    const other = hostname === 'localhost' ? '127.0.0.1' : 'localhost';
    await page.goto(`${server.url.replace(hostname, other)}/healthz`);
    await page.setContent(
      `<form method="post" action="${new URL('/auth/v1/verify/link', link)}">${fields.join('')}<button>Win</button></form>`,
    );
    await page.getByRole('button', { name: 'Win' }).click();
    await expect(page.getByText(`Signs you in as ${account.email} in this browser.`)).toBeVisible();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/#access_token=/);
  });
});

test('a change of address by both links, each of which says which mailbox it is about', async ({
  page,
  server,
}) => {
  const account = await createAccount(server);
  const client = await memberClient(server, account);
  const next = `moved-${account.email}`;
  await client.auth.updateUser({ email: next });
  await page.goto(await linkTo(server, next, 'email_change'));
  await expect(page.getByText(`The account moves from ${account.email} to ${next}`)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm new address' }).click();
  await expect(page.getByRole('heading', { name: 'One of two mailboxes has confirmed' })).toBeVisible();
  await page.goto(await linkTo(server, account.email, 'email_change'));
  await page.getByRole('button', { name: 'Agree to the change' }).click();
  await expect(page.getByRole('banner').getByText(next)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the pages of links, and nothing reaches beyond the window, ${colorScheme}`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ baseURL: server.url, colorScheme, bypassCSP: true });
    const page = await context.newPage();
    const account = await createAccount(server);
    const client = await memberClient(server, account);
    await client.auth.updateUser({ email: `a-rather-long-name-for-a-mailbox.${account.email}` });
    const change = await linkTo(server, account.email, 'email_change');
    await client.auth.resetPasswordForEmail(account.email);
    const reset = await linkTo(server, account.email, 'recovery');
    const gone = new URL('/auth/v1/verify?token=spent&type=signup', change).href;
    expect(await faultsAtWidths(page, { change, reset, gone })).toEqual([]);
    await context.close();
  });
}

async function faultsAtWidths(page: Page, pages: Record<string, string>): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, address] of Object.entries(pages)) {
    await page.goto(address);
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      faults.push(...(await faultsNow(page, `${name} at ${width} px`)));
    }
  }
  return faults;
}
