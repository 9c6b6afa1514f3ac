import type { Page } from 'playwright/test';
import { signIn } from './support/accounts.ts';
import { hold } from './support/hold.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Profile' });
const notes = (page: Page) => page.getByRole('region', { name: 'Notifications' });
/** One notification: it goes by itself, so that what it says is looked at as a whole. */
const note = (page: Page, title: string) => notes(page).getByRole('listitem').filter({ hasText: title });

async function open(page: Page): Promise<void> {
  await page.goto('/profile');
  await ready(field(page, 'First name'));
}

test('a visitor sees a preview, and what they type is there after signing in', async ({ page, account }) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeVisible();
  await expect(page.getByText('This is a preview')).toBeVisible();
  await expect(field(page, 'Email')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Account Status' })).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  await field(page, 'First name').fill('Ada');
  await save(page).click();
  await expect(note(page, 'Authentication Required')).toContainText('Please sign in to save your profile.');

  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fprofile/);
  await ready(page.getByRole('button', { name: 'Sign In', exact: true }));
  await field(page, 'Email').fill(account.email);
  await field(page, 'Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await expect(field(page, 'First name')).toHaveValue('Ada');
  await expect(page.getByText('What you typed before is filled in again.')).toBeVisible();
});

test('each tab begins with its own heading', async ({ page }) => {
  await open(page);
  const heading = page.getByRole('heading', { level: 1 });
  const invitation = page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true });
  await expect(heading).toHaveText('Create Your Profile');
  await expect(invitation).toBeVisible();
  for (const [tab, title] of [
    ['Favourites', 'Favourites'],
    ['Downloads', 'Download history'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(heading).toHaveText(title);
    await expect(invitation).toHaveCount(0);
  }
});

for (const [what, files] of [
  ['any script', '**/assets/*.js'],
  ['the page’s own code', '**/assets/profile-tabs-*.js'],
  ['the form’s code', '**/assets/profile-form-*.js'],
] as const) {
  test(`what is typed before ${what} has arrived is kept`, async ({ page }) => {
    const release = await hold(page, files);
    await page.goto('/profile', { waitUntil: 'commit' });
    await field(page, 'First name').fill('Ada');
    release();
    await ready(field(page, 'First name'));
    await expect(page.getByText('Ada', { exact: true })).toBeVisible();
    await expect(field(page, 'First name')).toHaveValue('Ada');
  });
}

test('filling in, mistakes, saving, reloading', async ({ page, login }) => {
  const account = await login(page);
  await open(page);
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Account Status' })).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(account.email);
  await expect(field(page, 'Email')).not.toBeEditable();

  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Lovelace');
  await expect(page.getByText('Ada Lovelace')).toBeVisible();
  await field(page, 'About you').fill('x'.repeat(2001));
  await field(page, 'Website').fill('my site');
  await save(page).click();
  await expect(page.getByText('About can be at most 2,000 characters.')).toBeVisible();
  await expect(
    page.getByText('Please enter the full address, for example https://example.com'),
  ).toBeVisible();
  await expect(field(page, 'About you')).toBeFocused();

  await field(page, 'About you').fill('Writes programs for engines.');
  await field(page, 'Website').fill('ada.example');
  await field(page, 'Phone').fill('+44 20 7946 0000');
  await save(page).click();
  await expect(note(page, 'Profile Updated')).toContainText('Profile Saved Successfully');
  await expect(page.getByText('You have unsaved changes.')).toHaveCount(0);
  await expect(field(page, 'Website')).toHaveValue('https://ada.example');

  await page.reload();
  await expect(field(page, 'Last name')).toHaveValue('Lovelace');
  await expect(field(page, 'About you')).toHaveValue('Writes programs for engines.');
  await expect(field(page, 'Website')).toHaveValue('https://ada.example');
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
});

test('changes are not lost without a question', async ({ page, login }) => {
  await login(page);
  await open(page);
  await field(page, 'Location').fill('London');
  await page.getByRole('tab', { name: 'Favourites' }).click();
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(field(page, 'Location')).toHaveValue('London');

  await page.getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page, 'Location')).toHaveValue('London');
  await page.getByRole('link', { name: 'About Us' }).click();
  await page.getByRole('button', { name: 'Leave and discard' }).click();
  await expect(page).toHaveURL(/\/about/);
  // The address changes first. While the form is still there, leaving it asks.
  await expect(field(page, 'Location')).toHaveCount(0);
  await page.goto('/profile');
  await ready(field(page, 'Location'));
  await expect(field(page, 'Location')).toHaveValue('');
});

test('on a phone one wide button saves', async ({ page, login }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await login(page);
  await open(page);
  await field(page, 'Title').fill('Analyst');
  await expect(save(page)).toHaveCount(1);
  const box = await save(page).boundingBox();
  expect(box?.width).toBeGreaterThan(300);
  await save(page).click();
  await expect(notes(page).getByText('Profile Saved Successfully')).toBeVisible();
});

test('loading, a failure to load, and trying again', async ({ page, login, context }) => {
  await login(page);
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/rest/v1/user_profiles**', async (route) => {
    await held;
    await route.fulfill({ status: 503, json: { message: 'unavailable' } });
  });
  await page.goto('/profile');
  await expect(page.getByText('Loading your profile...')).toBeVisible();
  release();
  await expect(page.getByText('Failed to load profile. Please refresh and try again.')).toBeVisible();
  await context.unroute('**/rest/v1/user_profiles**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(field(page, 'First name')).toBeVisible();
});

test('saving says that it is under way, and why it failed', async ({ page, login, context }) => {
  await login(page);
  await open(page);
  await field(page, 'Title').fill('Analyst');
  let answer: (how: 'refuse' | 'drop') => void = () => {};
  const next = () =>
    new Promise<'refuse' | 'drop'>((resolve) => {
      answer = resolve;
    });
  let decided = next();
  await context.route('**/rest/v1/user_profiles**', async (route) => {
    if ((await decided) === 'refuse')
      await route.fulfill({
        status: 400,
        json: { code: 'P0001', message: 'The engine is out of steam.', details: null, hint: null },
      });
    else await route.abort();
  });
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  answer('refuse');
  await expect(note(page, 'Update Failed')).toContainText('The engine is out of steam.');

  decided = next();
  answer('drop');
  await save(page).click();
  await expect(note(page, 'Save Failed')).toContainText('Failed to save profile. Please try again.');
  await expect(field(page, 'Title')).toHaveValue('Analyst');
});

test('saving without a connection says so, keeps what was typed, and works when there is one', async ({
  page,
  login,
  context,
}) => {
  await login(page);
  await open(page);
  await field(page, 'Title').fill('Analyst');
  await context.setOffline(true);
  await save(page).click();
  await expect(notes(page)).toContainText(
    'You are offline. Your changes are kept here: save them when you are connected again.',
  );
  await expect(field(page, 'Title')).toHaveValue('Analyst');
  await context.setOffline(false);
  await save(page).click();
  await expect(notes(page)).toContainText('Profile Saved Successfully');
});

test('a session that ended loses nothing that was typed', async ({ page, account, server, browser }) => {
  await signIn(page, server, account);
  await open(page);
  await field(page, 'Title').fill('Analyst');

  // Signed out everywhere from another device.
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn(other, server, account);
  await other.goto('/');
  await ready(other.getByRole('button', { name: 'Sign Out' }));
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await other.context().close();

  await save(page).click();
  await expect(notes(page).getByText('Please sign in to save your profile.')).toBeVisible();
  await signIn(page, server, account);
  await open(page);
  await expect(field(page, 'Title')).toHaveValue('Analyst');
  await save(page).click();
  await expect(notes(page).getByText('Profile Saved Successfully')).toBeVisible();
});

test('nothing of a member is left for the next person', async ({ page, login }) => {
  await login(page);
  await open(page);
  await field(page, 'Phone').fill('12345');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeVisible();
  await expect(field(page, 'Phone')).toHaveValue('');
});
