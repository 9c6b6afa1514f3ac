import type { Page } from 'playwright/test';
import { ready } from './support/ready.ts';
import { unguarded as test } from './support/stand-in.ts';
import { expect } from './support/test.ts';

/*
 * A connection that is gone, and an old tab after a release: the page that is open stays, what happened is said in plain
 * words, and the same control is another try. Chromium prints each file that does not come.
 */

const notes = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Closes the notifications, unless they have gone by themselves. */
async function closeNotes(page: Page): Promise<void> {
  await expect(async () => {
    const close = notes(page).getByRole('button', { name: 'Close toast' });
    if ((await close.count()) > 0) await close.first().click({ timeout: 5000 });
    expect(await close.count()).toBe(0);
  }).toPass();
}

/** Resolves when a page can show notifications, which it fetches at the first sign of a visitor. */
async function notesReady(page: Page): Promise<void> {
  const isThere = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/toast-area-/.test(name)),
    );
  await expect.poll(isThere).toBe(true);
}

test('a dialog and a form whose code does not come leave the page, and come when there is a connection', async ({
  page,
}) => {
  await page.goto('/templates');
  await ready(page.getByLabel('Sort by'));
  await page.route('**/assets/preview-dialog-*.js', (route) => route.abort());
  const preview = page.getByRole('button', { name: /^Preview / }).first();
  await preview.click();
  await expect(notes(page)).toContainText('This part of the page could not be loaded.');
  await expect(page.getByRole('heading', { name: 'Free Templates' })).toBeVisible();
  await page.unroute('**/assets/preview-dialog-*.js');
  await preview.click();
  await expect(page.getByRole('dialog')).toBeVisible();

  for (const [path, name] of [
    ['/template/pizza-world', 'Share Template'],
    ['/git-store/plinth/pizza-world', 'Share'],
  ] as const) {
    await page.goto(path);
    const share = page.getByRole('button', { name, exact: true });
    await ready(share);
    await page.route('**/assets/share-*.js', (route) => route.abort());
    await share.click();
    await expect(notes(page)).toContainText('Share failed');
    await closeNotes(page);
    await page.unroute('**/assets/share-*.js');
  }

  await page.goto('/community');
  await ready(page.getByRole('tab', { name: 'Upload Website' }));
  await page.route('**/assets/upload-form-*.js', (route) => route.abort());
  await page.getByRole('tab', { name: 'Upload Website' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Upload Website' });
  await expect(panel.getByText('This part of the page could not be loaded.')).toBeVisible();
  await page.unroute('**/assets/upload-form-*.js');
  await panel.getByRole('link', { name: 'Try again' }).click();
  await expect(panel.getByText(/sign in/i).first()).toBeVisible();
});

test('a link followed offline leaves the page with what was typed in it, and works later', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await ready(message);
  await message.fill('A long letter');
  await notesReady(page);
  await context.setOffline(true);
  // Pointing at a link asks for its page, and must not cost the one that is open either.
  const asked = page.waitForEvent('requestfailed', (request) => /\/assets\/premium/.test(request.url()));
  await page.getByRole('link', { name: 'Premium Source Code', exact: true }).first().hover();
  await asked;
  // A page that React opens, and one that is a document of its own.
  for (const name of ['Premium Source Code', 'Blog']) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(notes(page)).toContainText('You are offline. Please try again once the connection is back.');
    await expect(page).toHaveURL('/contact');
    await expect(message).toHaveValue('A long letter');
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0);
    await closeNotes(page);
  }
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Our Blog' })).toBeVisible();
  // From there, too.
  await ready(page.getByRole('banner'));
  await context.setOffline(true);
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click();
  await expect(notes(page)).toContainText('You are offline.');
  await expect(page).toHaveURL('/blog');
  await closeNotes(page);
  await context.setOffline(false);

  // The code is there by now, and the server does not answer.
  await page.goBack();
  await ready(page.getByRole('textbox', { name: 'Message' }));
  await page.route('**/*.data*', (route) => route.abort());
  await page.route('**/healthz', (route) => route.abort());
  for (const name of ['Premium Source Code', 'Blog']) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(notes(page)).toContainText('The site could not be reached.');
    await expect(page).toHaveURL('/contact');
    await closeNotes(page);
  }
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
});

test('after a release an old tab goes where the link leads', async ({ page }) => {
  await page.goto('/contact');
  const link = page.getByRole('link', { name: 'Testimonials', exact: true }).first();
  await ready(link);
  // As when a release has taken the files of this one away; the page itself is read whole.
  await page.route(/\/assets\/testimonials-[^/]*\.js/, (route) => route.fulfill({ status: 404 }), {
    times: 2,
  });
  await page.evaluate(() => Object.assign(window, { isOldTab: true }));
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Testimonials' })).toBeVisible();
  await expect(page).toHaveURL('/testimonials');
  expect(await page.evaluate(() => 'isOldTab' in window)).toBe(false);
});

test('the page shown offline after a step back loads by itself when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await page.goto('/premium');
  const link = page.getByRole('link', { name: 'Contact Us' }).first();
  await ready(link);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await page.route('**/premium.data*', (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByText('You seem to be offline.')).toBeVisible();
  // Nothing is offered that would lead to the browser's own page.
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Premium Source Code' })).toBeVisible();
});

test('signing in and out without a connection says so in plain words', async ({ page, context, login }) => {
  await page.goto('/auth');
  await ready(page.getByLabel('Email'));
  await page.getByLabel('Email').fill('somebody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('some password');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(notes(page)).toContainText('You are offline. Please try again once the connection is back.');
  await expect(page.getByText('Failed to fetch')).toHaveCount(0);
  await context.setOffline(false);
  await login(page);
  await page.goto('/contact');
  const signOut = page.getByRole('button', { name: 'Sign Out' });
  await ready(signOut);
  await context.setOffline(true);
  await signOut.click();
  await expect(notes(page)).toContainText('You are offline.');
});

test('whoever is signed in stays so while the account cannot be checked', async ({
  page,
  context,
  login,
}) => {
  await login(page);
  await page.route('**/.well-known/plinth.json', (route) => route.abort());
  const failed = page.waitForEvent('console', (message) => message.text().includes('could not be checked'));
  await page.goto('/contact');
  const signOut = page.getByRole('button', { name: 'Sign Out' });
  await ready(signOut);
  await failed;
  await expect(signOut).toBeVisible();
  await page.unroute('**/.well-known/plinth.json');
  await context.setOffline(true);
  const checked = page.waitForResponse('**/.well-known/plinth.json');
  await context.setOffline(false);
  await checked;
  await signOut.click();
  await expect(notes(page)).toContainText('Signed out successfully');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('a page whose code does not come at first is left as it was drawn, and comes alive later', async ({
  page,
  context,
}) => {
  await page.route('**/assets/contact-page-*.js', (route) => route.abort());
  await page.route('**/healthz', (route) => route.abort());
  // From then on the page waits for the connection to be back.
  const failed = page.waitForEvent('console', (message) =>
    message.text().includes('The code of this page could not be fetched.'),
  );
  await page.goto('/contact');
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })));
  await failed;
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await page.unroute('**/assets/contact-page-*.js');
  await context.setOffline(true);
  await context.setOffline(false);
  await ready(page.getByRole('textbox', { name: 'Message' }));
});
