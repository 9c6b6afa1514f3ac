import type { Page } from 'playwright/test';
import type { ServerProcess } from '../server/testing/process.ts';
import { type Account, signIn } from './support/accounts.ts';
import { axeAtWidths } from './support/axe.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

interface Codes {
  device_code: string;
  user_code: string;
  verification_uri: string;
  verification_uri_complete: string;
}

/** Asks for codes, as the command line does. */
async function begin(server: ServerProcess, host = 'laptop'): Promise<Codes> {
  const response = await fetch(`${server.url}/functions/v1/device/code`, {
    method: 'POST',
    body: new URLSearchParams({ host }),
  });
  return (await response.json()) as Codes;
}

/** What the command line is told when it asks for its token. */
async function ask(server: ServerProcess, { device_code }: Codes): Promise<Record<string, string>> {
  const response = await fetch(`${server.url}/functions/v1/device/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code }),
  });
  return (await response.json()) as Record<string, string>;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });

test('the command line is allowed to publish by the code that it shows', async ({
  page,
  account,
  server,
}) => {
  const codes = await begin(server, 'Ada’s laptop');
  // To whoever is not signed in yet the code is kept.
  await page.goto(codes.verification_uri_complete);
  await page.getByRole('link', { name: 'Sign in or create an account' }).click();
  await givePassword(page, account);
  await expect(page).toHaveURL(`/device?code=${codes.user_code}`);
  const field = page.getByRole('textbox', { name: 'Code' });
  await expect(field).toHaveValue(codes.user_code);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(heading(page, 'Allow the command line on “Ada’s laptop”?')).toBeFocused();
  await expect(page.getByText(codes.user_code)).toBeVisible();
  await expect(page.getByText('Only if you started this just now')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'publish your sites' })).toBeVisible();
  await expect(page.getByText('For 90 days.')).toBeVisible();
  expect(await ask(server, codes)).toEqual({ error: 'authorization_pending' });
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(heading(page, 'Allowed')).toBeFocused();
  const { access_token = '' } = await ask(server, codes);
  expect(access_token).toMatch(/^plinth_/);

  await page.goto('/profile?tab=tokens');
  const row = page.getByRole('listitem').filter({ hasText: 'Command line on Ada’s laptop' });
  await expect(row).toContainText(access_token.slice(-4));
  await expect(row).toContainText('Sites');
});

test('a typed code is read however it is typed, and refused', async ({ page, account, server }) => {
  const codes = await begin(server);
  await signIn(page, server, account);
  await page.goto('/device');
  await ready(page.getByRole('button', { name: 'Continue' }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please enter the code that the program shows.')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Code' });
  await field.fill('BCDF-GHJK');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No program waits under this code.')).toBeVisible();
  await expect(field).toHaveValue('BCDF-GHJK');
  await field.fill(codes.user_code.toLowerCase().replace('-', ' '));
  await page.keyboard.press('Enter');
  await expect(heading(page, /^Allow the command line on/)).toBeFocused();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(heading(page, 'Refused')).toBeFocused();
  expect(await ask(server, codes)).toEqual({ error: 'access_denied' });
});

test('a code that expired or was decided meanwhile is said to be so', async ({ page, account, server }) => {
  const codes = await begin(server);
  await signIn(page, server, account);
  const other = await page.context().newPage();
  for (const one of [page, other]) {
    await one.goto(codes.verification_uri_complete);
    await ready(one.getByRole('button', { name: 'Continue' }));
    await one.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(one, /^Allow the command line on/)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(heading(page, 'Refused')).toBeVisible();
  await other.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(other.getByText('No program waits under this code.')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the question has no faults, ${colorScheme}`, async ({ browser, account, server }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      colorScheme,
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    const page = await context.newPage();
    await signIn(page, server, account);
    const { verification_uri_complete } = await begin(
      server,
      'a-very-long-name-of-a-computer-without-any-space-in-it-0123456',
    );
    await page.goto(verification_uri_complete);
    await ready(page.getByRole('button', { name: 'Continue' }));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page, /^Allow the command line on/)).toBeVisible();
    const { look, faults } = axeAtWidths(page, colorScheme);
    await look('/device');
    expect(faults).toEqual([]);
    await context.close();
  });

async function givePassword(page: Page, { email, password }: Account): Promise<void> {
  await ready(page.getByRole('button', { name: 'Sign In', exact: true }));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}
