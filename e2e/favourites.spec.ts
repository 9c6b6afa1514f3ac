import type { Page } from 'playwright/test';
import type { Account } from './support/accounts.ts';
import { signIn } from './support/accounts.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

// With Pizza World, Simple Blog and Weather App on its first page.
const GALLERY = '/templates?category=restaurant,blog,application';

const heart = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^(Add|Remove) ${title} (to|from) favourites$`) });
const favourites = (page: Page) => page.getByRole('list', { name: 'Favourites' }).getByRole('listitem');
const downloads = (page: Page) => page.getByRole('list', { name: 'Downloads' }).getByRole('listitem');
const notes = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function press(page: Page, title: string): Promise<void> {
  await ready(heart(page, title));
  await heart(page, title).click();
}

/** Signs in as a visitor does, coming back to the favourites. */
async function signInByForm(page: Page, account: Account): Promise<void> {
  await page.goto(`/auth?next=${encodeURIComponent('/profile?tab=favourites')}`);
  await ready(page.getByLabel('Email'));
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/profile\?tab=favourites/);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
}

/** The answer to what adds to the account's favourites. */
const added = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/rest/v1/template_favourites') && response.request().method() === 'POST',
  );

/** Everything this browser keeps about the lists. */
const kept = (page: Page) =>
  page.evaluate(
    () => `${localStorage.getItem('plinth:favourites')} ${localStorage.getItem('plinth:downloads')}`,
  );

test('a visitor keeps favourites in the browser, in every tab', async ({ page, context }) => {
  await page.goto(GALLERY);
  await expect(heart(page, 'Pizza World')).toHaveAttribute('aria-pressed', 'false');
  await press(page, 'Pizza World');
  await expect(heart(page, 'Pizza World')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart(page, 'Pizza World')).toHaveAttribute('aria-pressed', 'true');

  const second = await context.newPage();
  await second.goto('/profile?tab=favourites');
  await expect(favourites(second)).toHaveCount(1);
  await expect(second.getByText('Your favourites are kept in this browser.')).toBeVisible();
  await press(page, 'Simple Blog');
  await expect(favourites(second)).toHaveCount(2);
  await expect(favourites(second).first()).toContainText('Simple Blog');
  await expect(second.getByRole('tab', { name: 'Favourites 2' })).toBeVisible();

  // Taken off the list it keeps its place until the page is left.
  await press(second, 'Pizza World');
  await expect(favourites(second).last()).toContainText('Removed');
  await expect(heart(page, 'Pizza World')).toHaveAttribute('aria-pressed', 'false');
  await heart(second, 'Pizza World').click();
  await expect(heart(page, 'Pizza World')).toHaveAttribute('aria-pressed', 'true');
  await heart(second, 'Pizza World').click();
  await expect(heart(page, 'Pizza World')).toHaveAttribute('aria-pressed', 'false');
  await second.reload();
  await expect(favourites(second)).toHaveCount(1);
  await favourites(second).getByRole('link', { name: 'Simple Blog', exact: true }).click();
  await expect(second).toHaveURL(/\/template\/simple-blog/);
});

test('favourites join the account at sign-in, are there on another device, and leave with the account', async ({
  page,
  account,
  browser,
  server,
}) => {
  await page.goto(GALLERY);
  await press(page, 'Pizza World');
  await press(page, 'Weather App');
  await heart(page, 'Weather App').click();
  await expect(heart(page, 'Weather App')).toHaveAttribute('aria-pressed', 'false');

  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn(other, server, account);
  await other.goto(GALLERY);
  const addedElsewhere = added(other);
  await press(other, 'Simple Blog');
  await expect(heart(other, 'Simple Blog')).toHaveAttribute('aria-pressed', 'true');
  expect((await addedElsewhere).status()).toBe(201);

  const stored = added(page);
  await signInByForm(page, account);
  expect((await stored).status()).toBe(201);
  await expect(favourites(page)).toHaveCount(2);
  await expect(page.getByText('Your favourites are kept in this browser.')).toHaveCount(0);

  await other.goto('/profile?tab=favourites');
  await expect(favourites(other)).toHaveCount(2);
  await expect(favourites(other).filter({ hasText: 'Weather App' })).toHaveCount(0);
  const gone = other.waitForResponse((response) => response.request().method() === 'DELETE');
  await press(other, 'Simple Blog');
  await gone;
  await page.reload();
  await expect(favourites(page)).toHaveCount(1);

  await signOut(page);
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await expect.poll(() => kept(page)).toBe('null null');
  await other.context().close();
});

test('favourites join the account where no page shows them', async ({ page, account, server }) => {
  await page.goto(GALLERY);
  await press(page, 'Pizza World');
  await signIn(page, server, account);
  const stored = added(page);
  await page.goto('/about');
  await stored;
  await ready(page.getByRole('button', { name: 'Sign Out' }));
  await signOut(page);
  await expect.poll(() => kept(page)).toBe('null null');
});

test('what can not be sent is kept and sent when the server answers again', async ({
  page,
  login,
  context,
}) => {
  await login(page);
  await page.goto(GALLERY);
  await ready(heart(page, 'Pizza World'));
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await context.route('**/rest/v1/template_favourites**', (route) => route.abort());
  await heart(page, 'Pizza World').click();
  await expect(notes(page).getByText('Not saved to your account yet')).toBeVisible();
  await expect(heart(page, 'Pizza World')).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/profile?tab=favourites');
  await expect(favourites(page)).toHaveCount(1);
  await expect(page.getByText('One change is still being saved to your account.')).toBeVisible();
  await context.unroute('**/rest/v1/template_favourites**');
  await page.reload();
  await expect(favourites(page)).toHaveCount(1);
  await expect.poll(() => kept(page)).toContain('"unsent":{}');
  await expect(page.getByText('One change is still being saved to your account.')).toHaveCount(0);
});

test('a change made as the session ends is kept for the same account', async ({ page, account, context }) => {
  await signInByForm(page, account);
  await page.goto(GALLERY);
  await ready(heart(page, 'Pizza World'));
  await context.route('**/rest/v1/template_favourites**', (route) =>
    route.fulfill({
      status: 401,
      json: { code: 'PGRST303', message: 'JWT expired', details: null, hint: null },
    }),
  );
  await heart(page, 'Pizza World').click();
  await expect(notes(page).getByText('Your session has ended')).toBeVisible();
  await context.unroute('**/rest/v1/template_favourites**');

  // The next person at this browser sees nothing of it.
  await signOut(page);
  await expect(heart(page, 'Pizza World')).toHaveAttribute('aria-pressed', 'false');
  await signInByForm(page, account);
  await expect(favourites(page)).toHaveCount(1);
  await expect(favourites(page)).toContainText('Pizza World');
});

test('without storage favourites last as long as the page, and it says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto(GALLERY);
  await press(page, 'Pizza World');
  await expect(notes(page).getByText('Kept until you close this page')).toBeVisible();
  await expect(heart(page, 'Pizza World')).toHaveAttribute('aria-pressed', 'true');
});

test('downloads are noted with their version, joined at sign-in, removed and cleared', async ({
  page,
  account,
}) => {
  await page.goto('/profile?tab=downloads');
  await expect(page.getByText('No downloads yet')).toBeVisible();
  await page.goto(GALLERY);
  const button = page
    .getByRole('article', { name: 'Pizza World' })
    .getByRole('button', { name: /^Download Pizza World/ })
    .or(page.getByRole('article', { name: 'Pizza World' }).getByRole('link', { name: /download/i }));
  await ready(button.first());
  const file = page.waitForEvent('download');
  await button.first().click();
  expect((await file).suggestedFilename()).toBe('Pizza World.zip');

  await page.goto('/profile?tab=downloads');
  await expect(downloads(page)).toHaveCount(1);
  await expect(downloads(page)).toContainText(/Pizza World.*Version 1\.\d+\.\d+/);
  await expect(page.getByText('Your downloads are kept in this browser.')).toBeVisible();

  await signInByForm(page, account);
  await page.getByRole('tab', { name: /Downloads/ }).click();
  await expect(downloads(page)).toHaveCount(1);
  await downloads(page).getByRole('button', { name: 'Remove Pizza World from the history' }).click();
  await expect(downloads(page)).toContainText('Removed');
  await downloads(page).getByRole('button', { name: 'Keep Pizza World in the history' }).click();
  await expect(downloads(page)).not.toContainText('Removed');

  await page.getByRole('button', { name: 'Clear history' }).click();
  await expect(page.getByText('No downloads yet')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(downloads(page)).toHaveCount(1);
  await expect.poll(() => kept(page)).toMatch(/"unsent":\{\}.*"unsent":\{\}|^null.*"unsent":\{\}/);
  await page.reload();
  await expect(downloads(page)).toHaveCount(1);
  await signOut(page);
  await expect(page.getByText('No downloads yet')).toBeVisible();
});

test('without scripts hearts are not shown and the profile says why its lists are empty', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(GALLERY);
  await expect(page.getByRole('heading', { name: 'Free Templates' })).toBeVisible();
  await expect(heart(page, 'Pizza World')).toBeHidden();
  await page.goto('/profile?tab=favourites');
  await expect(page.getByText('Showing them needs JavaScript, which is off.')).toBeVisible();
  await context.close();
});
