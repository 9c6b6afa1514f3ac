import { startIssuer, type TestIssuer } from '../server/testing/issuer.ts';
import { ready } from './support/ready.ts';
import { test as base, expect } from './support/test.ts';

// Stands in for Google, on this machine.
const port = 41_973;
const provider = {
  issuer: `http://127.0.0.1:${port}`,
  clientId: 'plinth',
  clientSecret: 'a secret between two',
};

/** Pages ask no other host by themselves; here the visitor goes to one. */
const test = base.extend({ guard: async ({ baseURL: _ }, use) => use(undefined) });
test.use({ settings: { OIDC_PROVIDERS: JSON.stringify({ google: provider }) } });
test.describe.configure({ mode: 'serial' });

let issuer: TestIssuer;
test.beforeAll(async ({ server }) => {
  issuer = await startIssuer(`${server.url}/auth/v1/callback`, port);
});
test.afterAll(() => issuer.close());

test('a visitor signs in with Google and comes back signed in', async ({ page }) => {
  issuer.people.set('ada', { sub: 'ada', email: 'ada@example.org', email_verified: true, name: 'Ada' });
  issuer.present = 'ada';
  await page.goto('/auth');
  const button = page.getByRole('button', { name: 'Sign in with Google' });
  await ready(button);
  await button.click();
  await expect(page.getByRole('banner').getByText('ada@example.org')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('a member links Google, and takes it off again', async ({ page, login }) => {
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

test('an account of Google that opens another account already is not linked', async ({ page, login }) => {
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
