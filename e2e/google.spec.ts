import { freePort } from '../server/testing/free-port.ts';
import { startIssuer, type TestIssuer } from '../server/testing/issuer.ts';
import { backendOf } from './support/accounts.ts';
import { ready } from './support/ready.ts';
import { unguarded } from './support/stand-in.ts';
import { expect } from './support/test.ts';

interface WorkerFixtures {
  issuerPort: number;
  /** Stands in for Google, on this machine. Server and issuer have to know of each other before either starts. */
  issuer: TestIssuer;
}

/** Pages ask no other host by themselves; here the visitor goes to one. */
const test = unguarded.extend<object, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from here what a fixture needs
  issuerPort: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  settings: [
    async ({ issuerPort }, use) => {
      const google = {
        issuer: `http://127.0.0.1:${issuerPort}`,
        clientId: 'plinth',
        clientSecret: 'a secret between two',
      };
      await use({ OIDC_PROVIDERS: JSON.stringify({ google }) });
    },
    { scope: 'worker' },
  ],
  issuer: [
    async ({ server, issuerPort }, use) => {
      const { url } = await backendOf(server);
      const issuer = await startIssuer(`${url}/auth/v1/callback`, issuerPort);
      await use(issuer);
      await issuer.close();
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'serial' });

test('a visitor signs in with Google and comes back signed in', async ({ page, issuer }) => {
  issuer.people.set('ada', { sub: 'ada', email: 'ada@example.org', email_verified: true, name: 'Ada' });
  issuer.present = 'ada';
  await page.goto('/auth');
  const button = page.getByRole('button', { name: 'Sign in with Google' });
  await ready(button);
  await button.click();
  const notes = page.getByRole('region', { name: 'Notifications' });
  await expect(notes).toContainText('Signed in successfully!');
  await expect(notes).not.toContainText('redirected');
  await expect(page.getByRole('banner').getByText('ada@example.org')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('a member links Google, and takes it off again', { tag: '@own-backend' }, async ({
  page,
  login,
  issuer,
}) => {
  issuer.people.set('grace', { sub: 'grace', email: 'grace@elsewhere.example', email_verified: true });
  const { email } = await login(page);
  issuer.present = 'grace';
  await page.goto('/profile?tab=security');
  const link = page.getByRole('button', { name: 'Link Google' });
  await ready(link);
  await link.click();
  const ways = page.getByRole('list', { name: 'Ways to sign in' });
  await expect(ways.getByText('grace@elsewhere.example')).toBeVisible();
  await expect(ways.getByText(email)).toBeVisible();
  const unlink = ways.getByRole('button', { name: 'Unlink Google' });
  await ready(unlink);
  await unlink.click();
  await expect(ways.getByText('grace@elsewhere.example')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Link Google' })).toBeVisible();
});

test('an account of Google that opens another account already is not linked', {
  tag: '@own-backend',
}, async ({ page, login, issuer }) => {
  issuer.present = 'ada';
  await login(page);
  await page.goto('/profile?tab=security');
  const link = page.getByRole('button', { name: 'Link Google' });
  await ready(link);
  await link.click();
  await expect(page.getByText('That account is linked already').first()).toBeVisible();
  await expect(page).toHaveURL(/\/profile\?tab=security$/);
  await expect(page.getByRole('button', { name: 'Link Google' })).toBeVisible();
});
