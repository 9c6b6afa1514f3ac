import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright/test';
import { orderAtTerminal } from '../server/testing/operator.ts';
import type { ServerProcess } from '../server/testing/process.ts';
import { type Account, signIn } from './support/accounts.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const notes = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const security = '/profile?tab=security';

async function open(page: Page): Promise<void> {
  await page.goto(security);
  await ready(page.getByRole('button', { name: 'Download my data' }));
}

/** Signs in by the form, as far as the password goes. */
async function givePassword(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/auth?next=%2Fprofile');
  await ready(page.getByRole('button', { name: 'Sign In', exact: true }));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** The code an app shows, `steps` half minutes from now. */
function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')), digits: 6, period: 30 });
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

async function anotherDevice(browser: Browser, server: ServerProcess): Promise<Page> {
  return (await browser.newContext({ baseURL: server.url })).newPage();
}

test('an authenticator app is set up, asked for, replaced by a recovery code and removed', async ({
  page,
  account,
  server,
  browser,
}) => {
  await signIn(page, server, account);
  await open(page);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const form = page.getByRole('form', { name: 'Set up an authenticator app' });
  await expect(form.getByAltText('QR code with the secret for your authenticator app')).toBeVisible();
  const secret = (await form.locator('code').textContent()) ?? '';
  expect(secret.replaceAll(' ', '')).toMatch(/^[A-Z2-7]{32}$/);
  await form.getByLabel('Code the app shows').fill('12');
  await form.getByRole('button', { name: 'Turn on' }).click();
  await expect(form.getByText('Please enter the six digits the app shows.')).toBeVisible();
  await form.getByLabel('Code the app shows').fill(codeOf(secret, 20));
  await form.getByRole('button', { name: 'Turn on' }).click();
  await expect(form.getByText('This code is not right.')).toBeVisible();
  const used = codeOf(secret);
  await form.getByLabel('Code the app shows').fill(used);
  await form.getByRole('button', { name: 'Turn on' }).click();

  await expect(page.getByText('Keep these recovery codes')).toBeVisible();
  const list = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  const codes = await list.allTextContents();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 of 10 left')).toBeVisible();
  await expect(page.getByText(codes[0] as string)).toHaveCount(0);

  // The password alone opens nothing.
  const phone = await anotherDevice(browser, server);
  await givePassword(phone, account);
  await expect(phone.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(phone.getByText(account.email)).toBeVisible();
  await expect(phone.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeHidden();
  await phone.goto('/profile');
  await expect(phone.getByRole('heading', { name: 'Create Your Profile' })).toBeVisible();
  await phone.goto('/auth?next=%2Fprofile');
  await ready(phone.getByLabel('Authentication code'));
  // The code that turned it on does not work again.
  await phone.getByLabel('Authentication code').fill(used);
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(phone.getByText('This code is not right, or was used before.')).toBeVisible();
  await phone.getByLabel('Authentication code').fill(codeOf(secret, 1));
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(phone).toHaveURL(/\/profile/);
  await expect(phone.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await phone.context().close();

  const lost = await anotherDevice(browser, server);
  await givePassword(lost, account);
  await lost.getByRole('button', { name: 'Use a recovery code' }).click();
  await lost.getByLabel('Recovery code').fill((codes[3] as string).toLowerCase());
  await lost.getByRole('button', { name: 'Continue' }).click();
  await expect(lost.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await open(lost);
  await expect(lost.getByText('9 of 10 left')).toBeVisible();
  await lost.getByRole('button', { name: 'Remove Authenticator app' }).click();
  await lost.getByRole('button', { name: 'Remove app' }).click();
  await expect(notes(lost).getByText('Authenticator app removed')).toBeVisible();
  await lost.context().close();

  const again = await anotherDevice(browser, server);
  await givePassword(again, account);
  await expect(again.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await again.context().close();
});

/** Sets an app up and forgets its secret. */
async function setUpApp(page: Page): Promise<void> {
  await open(page);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByAltText(/^QR code/)).toBeVisible();
  const secret = (await page.locator('form code').textContent()) ?? '';
  await page.getByLabel('Code the app shows').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Keep these recovery codes')).toBeVisible();
}

test('whoever has lost app and codes is let in again from the terminal, and told by mail', {
  tag: '@own-backend',
}, async ({ page, account, server, browser }) => {
  await signIn(page, server, account);
  await setUpApp(page);
  expect(await orderAtTerminal(server.dataDirectory, ['reset-factors', account.email])).toContain(
    `A mail to ${account.email} says so.`,
  );
  const mail = async () =>
    (await server.mails()).find(
      ({ to, subject }) => to === account.email && subject === 'Two-step sign-in was turned off',
    );
  await expect.poll(async () => (await mail())?.text).toContain(`${server.url}${security}`);
  // Whoever has the phone is signed out, and the password opens everything.
  const other = await anotherDevice(browser, server);
  await givePassword(other, account);
  await expect(other.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await open(other);
  await expect(other.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
  await expect(other.getByRole('list', { name: 'Devices' }).getByRole('listitem')).toHaveCount(1);
  await other.context().close();
});

test('a sign-in that waits for its code can be left', async ({ page, account, server, browser }) => {
  await signIn(page, server, account);
  await setUpApp(page);
  const other = await anotherDevice(browser, server);
  await givePassword(other, account);
  await other.getByRole('button', { name: 'Use another account' }).click();
  await expect(other.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await other.context().close();
});

test('devices are listed and signed out, one by one and all others', async ({
  page,
  account,
  server,
  browser,
}) => {
  await signIn(page, server, account);
  const others = [await anotherDevice(browser, server), await anotherDevice(browser, server)];
  for (const one of others) {
    await givePassword(one, account);
    await expect(one.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  }
  await open(page);
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  // With the one that followed the link in the mail.
  await expect(devices).toHaveCount(4);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(devices.filter({ hasText: 'Chrome on Linux' }).first()).toBeVisible();
  await devices
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .click();
  await expect(devices).toHaveCount(3);
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(devices).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Sign out all other devices' })).toHaveCount(0);
  for (const one of others) {
    await one.getByLabel('Title').fill('Analyst');
    await one.getByRole('button', { name: 'Save Profile' }).click();
    await expect(notes(one).getByText('Please sign in to save your profile.')).toBeVisible();
    await one.context().close();
  }
});

test('the password is changed with the one before, and other devices are signed out', async ({
  page,
  account,
  server,
  browser,
}) => {
  await signIn(page, server, account);
  const other = await anotherDevice(browser, server);
  await signIn(other, server, account);
  await open(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  const form = page.getByRole('form', { name: 'Change password' });
  const change = form.getByRole('button', { name: 'Change password' });
  await change.click();
  await expect(form.getByText('Please enter your current password.')).toBeVisible();
  await form.getByLabel('Current password').fill('not my password');
  await form.getByLabel('New password').fill('another horse battery');
  await change.click();
  await expect(form.getByText('This is not your current password.')).toBeVisible();
  await form.getByLabel('Current password').fill(account.password);
  await form.getByLabel('New password').fill(account.password);
  await change.click();
  await expect(form.getByText('New password should be different from the old password.')).toBeVisible();
  await form.getByLabel('New password').fill('another horse battery');
  await change.dblclick();
  await expect(notes(page).getByText('Password changed')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Devices' }).getByRole('listitem')).toHaveCount(1);
  await other.context().close();

  const next = await anotherDevice(browser, server);
  await givePassword(next, account);
  await expect(notes(next).getByText('Invalid login credentials')).toBeVisible();
  await givePassword(next, { ...account, password: 'another horse battery' });
  await expect(next.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await next.context().close();
});

test('ways to sign in say only what is true', async ({ page, login }) => {
  const { email } = await login(page);
  await open(page);
  const ways = page.getByRole('list', { name: 'Ways to sign in' });
  await expect(ways.getByText(email)).toBeVisible();
  await expect(ways.getByText('Not set up on this site')).toBeVisible();
  await expect(ways.getByRole('button')).toHaveCount(0);
});

test('a visitor is asked to sign in and comes back', async ({ page, account }) => {
  for (const tab of ['projects', 'repositories', 'purchases', 'tokens', 'security']) {
    await page.goto(`/profile?tab=${tab}`);
    await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  const send = page.getByRole('button', { name: 'Sign In', exact: true });
  await ready(send);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await send.click();
  await expect(page).toHaveURL(/\/profile\?tab=security$/);
  await expect(page.getByRole('heading', { name: 'Devices' })).toBeVisible();
});
