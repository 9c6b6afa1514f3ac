import { Secret, TOTP } from 'otpauth';
import type { CDPSession, Page } from 'playwright/test';
import { signIn } from './support/accounts.ts';
import { axeAtWidths } from './support/axe.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const notes = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const list = (page: Page) => page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
const button = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });

/** A device of the browser's that keeps passkeys. It answers when it is told to. */
class Device {
  readonly #session: CDPSession;
  readonly #id: string;

  private constructor(session: CDPSession, id: string) {
    this.#session = session;
    this.#id = id;
  }

  static async of(page: Page): Promise<Device> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Device(session, authenticatorId);
  }

  /** Whether its holder touches it when it is asked. */
  answers(enabled: boolean) {
    return this.#session.send('WebAuthn.setAutomaticPresenceSimulation', {
      authenticatorId: this.#id,
      enabled,
    });
  }

  /** Whether its holder unlocks it. */
  unlocks(isUserVerified: boolean) {
    return this.#session.send('WebAuthn.setUserVerified', { authenticatorId: this.#id, isUserVerified });
  }
}

async function openSecurity(page: Page): Promise<void> {
  await page.goto('/profile?tab=security');
  await ready(page.getByRole('button', { name: 'Download my data' }));
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(notes(page).getByText('Signed out successfully')).toBeVisible();
}

test('a passkey is added, named, signs in by the button, and is removed', async ({
  page,
  account,
  server,
}) => {
  // A browser without a list in the field: the device would answer there as soon as the page is touched.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const device = await Device.of(page);
  await signIn(page, server, account);
  await openSecurity(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(notes(page).getByText('Passkey added')).toBeVisible();
  await expect(list(page)).toHaveText([/^Chrome on Linux\s*Added .+ Not used yet/]);

  // The same device has one already.
  await page.getByRole('button', { name: 'Add another passkey' }).click();
  await expect(notes(page).getByText('This device already has a passkey for your account.')).toBeVisible();

  await page.getByRole('button', { name: 'Rename Chrome on Linux' }).click();
  const form = page.getByRole('form', { name: 'Rename Chrome on Linux' });
  await form.getByLabel('Name').fill('  ');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please name the passkey.')).toBeVisible();
  await form.getByLabel('Name').fill('Work laptop');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(list(page)).toHaveText([/^Work laptop/]);
  await expect(page.getByRole('button', { name: 'Rename Work laptop' })).toBeFocused();

  await signOut(page);
  await page.goto('/auth?next=%2Fprofile%3Ftab%3Dsecurity');
  await ready(button(page));
  await device.unlocks(false);
  await button(page).click();
  await expect(
    notes(page).getByText('You cancelled, or this device has no passkey for this site.'),
  ).toBeVisible();
  await expect(button(page)).toBeEnabled();
  await device.unlocks(true);
  await button(page).click();
  await expect(page).toHaveURL(/\/profile\?tab=security/);
  await expect(list(page)).toHaveText([/^Work laptop.+Last used/]);

  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove “Work laptop”?' });
  await expect(dialog).toContainText('It is your only passkey. After that you sign in with your password');
  await dialog.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(notes(page).getByText('Passkey removed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  await expect(list(page)).toHaveCount(0);

  // The device still has it, and does not know.
  await signOut(page);
  await page.goto('/auth');
  await ready(button(page));
  await button(page).click();
  await expect(notes(page).getByText('This passkey is not known here any more')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('a passkey signs in from the list of the field for the address', async ({ page, account, server }) => {
  await Device.of(page);
  await signIn(page, server, account);
  await openSecurity(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(list(page)).toHaveCount(1);
  await signOut(page);
  await page.goto('/auth?next=%2Fprofile');
  const field = page.getByLabel('Email');
  await expect(field).toHaveAttribute('autocomplete', 'username webauthn');
  // The device picks its passkey as soon as the list is there; no button is pressed.
  await ready(field);
  await expect(page).toHaveURL(/\/profile/);
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
});

test('a passkey takes the place of the code that a password waits for', async ({ page, account, server }) => {
  const device = await Device.of(page);
  await signIn(page, server, account);
  await openSecurity(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(list(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByAltText(/^QR code/)).toBeVisible();
  const secret = (await page.locator('form code').textContent()) ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  await page.getByLabel('Code the app shows').fill(app.generate());
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await device.answers(false);
  await signOut(page);

  await page.goto('/auth?next=%2Fprofile%3Ftab%3Dsecurity');
  await ready(page.getByRole('button', { name: 'Sign In', exact: true }));
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await device.answers(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/profile\?tab=security/);
  // The sign-in that waited for its code is none any more.
  await expect(page.getByRole('list', { name: 'Devices' }).getByRole('listitem')).toHaveCount(1);
  // What is only for whoever has both factors.
  await page.getByRole('button', { name: 'Remove Authenticator app' }).click();
  await page.getByRole('button', { name: 'Remove app' }).click();
  await expect(notes(page).getByText('Authenticator app removed')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the list of passkeys is for everybody, in the ${colorScheme}`, async ({
    browser,
    account,
    server,
  }) => {
    const context = await browser.newContext({ baseURL: server.url, colorScheme, bypassCSP: true });
    const page = await context.newPage();
    await Device.of(page);
    await signIn(page, server, account);
    await openSecurity(page);
    const { faults, look } = axeAtWidths(page, colorScheme);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(list(page)).toHaveCount(1);
    await look('the list');
    await page.getByRole('button', { name: 'Rename Chrome on Linux' }).click();
    const form = page.getByRole('form', { name: 'Rename Chrome on Linux' });
    await form.getByLabel('Name').fill('');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Please name the passkey.')).toBeVisible();
    await look('a name that is missing');
    await form.getByLabel('Name').press('Escape');
    await page.getByRole('button', { name: 'Remove Chrome on Linux' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look('the last one going');
    expect(faults).toEqual([]);
    await context.close();
  });
}

test('a browser without passkeys is told so', async ({ page, account, server }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/auth');
  await ready(button(page));
  await button(page).click();
  await expect(notes(page).getByText('This browser cannot use passkeys.')).toBeVisible();
  await signIn(page, server, account);
  await openSecurity(page);
  const panel = page.getByRole('tabpanel', { name: 'Security' });
  await expect(panel.getByText('This browser cannot use passkeys.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
});
