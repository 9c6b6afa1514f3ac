import type { Locator, Page } from 'playwright/test';
import type { ServerProcess } from '../server/testing/process.ts';
import { hold } from './support/hold.ts';
import { ready } from './support/ready.ts';
import { sendPlainly } from './support/send-plainly.ts';
import { expect, test } from './support/test.ts';

// A setting of its own, so that the server is: the board is to be empty at first.
test.use({ settings: { SUPPORT_EMAIL: 'testimonials@example.org' } });

const PUBLISHED = 'Thank you for your feedback. Your testimonial has been published.';
const FAILED = 'There was an error submitting your testimonial. Please try again.';

const formOf = (page: Page) => page.getByRole('form', { name: 'Submit Testimonial' });
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Testimonial' });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const notes = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');

async function open(page: Page): Promise<Locator> {
  await page.goto('/testimonials?tab=submit');
  await ready(field(page, 'Your name'));
  return formOf(page);
}

async function write(page: Page, name: string, review: string, stars = '5 stars'): Promise<void> {
  await field(page, 'Your name').fill(name);
  await page.getByRole('radio', { name: stars, exact: true }).check();
  await field(page, 'Your review').fill(review);
}

async function publish(page: Page, name: string, review: string, stars?: string): Promise<void> {
  const form = await open(page);
  await write(page, name, review, stars);
  await submit(page).click();
  await expect(form.getByRole('status').filter({ hasText: PUBLISHED })).toBeVisible();
}

const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;

async function linkTo(server: ServerProcess, email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const mail = (await server.mails()).find(({ to }) => to.includes(email));
      link = mail?.links.find((address) => address.includes('/testimonials/')) ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

test('a visitor writes, everybody reads: stars, words, date, mean and distribution', async ({ page }) => {
  const name = unique('Ada');
  const form = await open(page);
  await expect(page.getByRole('heading', { name: 'Testimonials', level: 1 })).toBeVisible();
  await expect(page.getByRole('radio', { name: '5 stars', exact: true })).toBeChecked();
  await write(page, name, 'It does\nwhat it says.', '3 stars');
  const release = await hold(page, '**/functions/v1/testimonials');
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(field(page, 'Your name')).toBeDisabled();
  release();
  await expect(form.getByRole('status').filter({ hasText: PUBLISHED })).toBeVisible();
  await expect(page.getByText('Testimonial Submitted!').first()).toBeVisible();
  await expect(field(page, 'Your name')).toHaveValue('');
  await expect(field(page, 'Your review')).toHaveValue('');
  await expect(page.getByRole('radio', { name: '5 stars', exact: true })).toBeChecked();

  await page.getByRole('tab', { name: 'Site Testimonials' }).click();
  const shown = card(page, name);
  await expect(shown.getByRole('img', { name: '3 stars out of 5' })).toBeVisible();
  await expect(shown.getByText('“It does what it says.”')).toBeVisible();
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());
  await expect(shown.getByText(today)).toBeVisible();
  await expect(shown.getByText('Verified')).toHaveCount(0);
  const ratings = page.getByRole('region', { name: 'Ratings' });
  await expect(ratings.getByText('out of 5', { exact: true })).toBeVisible();
  await ratings.getByRole('link', { name: /^3 stars: \d+ testimonials?$/ }).click();
  await expect(page).toHaveURL(/stars=3/);
  await expect(card(page, name)).toBeVisible();

  // A crawler without scripts sees the same, and the figures as data; text of a visitor stays text.
  const html = await (await page.request.get('/testimonials')).text();
  expect(html).toContain(name);
  expect(html).toContain('"@type":"AggregateRating"');
});

test('markup in a testimonial stays text, in the page and in its data', async ({ page }) => {
  const name = unique('</script><script>document.title="taken"</script><b>Eve');
  await publish(page, name, '<img src=x onerror=alert(1)> “quoted” & 🙂');
  await page.goto('/testimonials');
  await ready(page.getByRole('tab', { name: 'Submit Testimonial' }));
  await expect(card(page, name)).toContainText('<img src=x onerror=alert(1)>');
  await expect(page).toHaveTitle(/^Testimonials/);
});

test('stars and form by keyboard alone; what is missing is said, and the first fault is where to go on', async ({
  page,
}) => {
  const form = await open(page);
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  await submit(page).click();
  await expect(notes(page).filter({ hasText: 'Missing Information' })).toContainText(
    'Please fill in all fields before submitting.',
  );
  await expect(field(page, 'Your name')).toBeFocused();
  for (const label of ['Your name', 'Your review']) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  expect(asked).toEqual([]);
  const name = unique('Bea');
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: '5 stars', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '2 stars', exact: true })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Your e-mail address')).toBeFocused();
  // Past no hidden field: the next stop is the button.
  await page.keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status').filter({ hasText: PUBLISHED })).toBeVisible();
  await page.getByRole('link', { name: 'See it among the testimonials' }).click();
  await expect(card(page, name).getByRole('img', { name: '2 stars out of 5' })).toBeVisible();
});

test('a double click publishes once', async ({ page }) => {
  const name = unique('Twice');
  const form = await open(page);
  await write(page, name, 'Only one of me');
  await submit(page).dblclick();
  await expect(form.getByRole('status').filter({ hasText: PUBLISHED })).toBeVisible();
  await page.goto('/testimonials');
  await expect(card(page, name)).toHaveCount(1);
});

test('what cannot be sent is kept: said in words, there after a reload, and sent when it works again', async ({
  page,
  context,
}) => {
  const name = unique('Train');
  const form = await open(page);
  await write(page, name, 'From a train', '4 stars');
  await context.setOffline(true);
  await submit(page).click();
  await expect(form.getByRole('alert').filter({ hasText: FAILED })).toContainText('You are offline.');
  await expect(page.getByText('Submission Failed').first()).toBeVisible();
  await context.setOffline(false);
  await page.route('**/functions/v1/testimonials', (route) => route.fulfill({ status: 502, body: 'Bad' }));
  await submit(page).click();
  await expect(form.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  await expect(submit(page)).toBeFocused();
  await page.unroute('**/functions/v1/testimonials');
  await page.reload();
  await ready(field(page, 'Your name'));
  await expect(field(page, 'Your review')).toHaveValue('From a train');
  await expect(page.getByRole('radio', { name: '4 stars', exact: true })).toBeChecked();
  await submit(page).click();
  await expect(form.getByRole('status').filter({ hasText: PUBLISHED })).toBeVisible();
  await page.reload();
  await ready(field(page, 'Your name'));
  await expect(field(page, 'Your review')).toHaveValue('');
});

test('a list that cannot be read says so and is read again; six cards stand in while it loads', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.route('**/rest/v1/testimonial*', (route) => route.fulfill({ status: 503, body: '{}' }));
  const link = page.getByRole('navigation').getByRole('link', { name: 'Testimonials' }).first();
  await ready(link);
  await link.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to load testimonials.' }).first();
  await expect(alert).toBeVisible();
  await page.unroute('**/rest/v1/testimonial*');
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/rest/v1/testimonial*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('tabpanel').getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('Loading testimonials')).toBeAttached();
  await expect(page.locator('[aria-busy="true"] .rounded-sm.border')).toHaveCount(6);
  go();
  await expect(page.getByText('Loading testimonials')).toHaveCount(0);
});

test('two members and a visitor: the author edits and deletes, others see no way to', async ({
  browser,
  page,
  login,
  server,
}) => {
  const name = unique('Member');
  await login(page);
  const form = await open(page);
  await expect(page.getByText('You are signed in')).toBeVisible();
  await expect(field(page, 'Your e-mail address')).toHaveCount(0);
  await write(page, name, 'First words');
  await submit(page).click();
  await expect(form.getByRole('status').filter({ hasText: PUBLISHED })).toBeVisible();
  await page.getByRole('link', { name: 'See it among the testimonials' }).click();
  await card(page, name)
    .getByRole('link', { name: /Edit your testimonial/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Edit Testimonial' })).toBeVisible();
  const address = new URL(page.url()).pathname;
  await page.getByRole('textbox', { name: 'Your review' }).fill('Second thoughts');
  await page.getByRole('radio', { name: '1 star', exact: true }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your changes are published.' })).toBeVisible();

  // Another member, and a visitor.
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  await login(other);
  await other.goto(address);
  await expect(other.getByText('This testimonial is not yours.')).toBeVisible();
  // Which are theirs decides what each card offers.
  const ownKnown = other.waitForResponse(
    (answer) => answer.url().includes('/testimonial_authors?') && answer.ok(),
  );
  await other.goto('/testimonials');
  const seen = card(other, name);
  await ready(other.getByRole('tab', { name: 'Submit Testimonial' }));
  await expect(seen).toContainText('“Second thoughts”');
  await expect(seen).toContainText('edited');
  await ownKnown;
  await expect(seen.getByRole('link', { name: /Edit/ })).toHaveCount(0);
  await expect(seen.getByRole('link', { name: `Report the testimonial of ${name}` })).toBeVisible();
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage();
  await visitor.goto(address);
  await expect(visitor.getByText('Is this testimonial yours?')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Sign in' }).last()).toHaveAttribute(
    'href',
    `/auth?next=${encodeURIComponent(address)}`,
  );

  await page.getByText('Delete this testimonial').click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your testimonial has been deleted.')).toBeVisible();
  await expect(card(page, name)).toHaveCount(0);
  await other.reload();
  await expect(card(other, name)).toHaveCount(0);
  await other.context().close();
  await visitor.context().close();
});

test('somebody who has downloaded a template is marked as verified', async ({ page, login }) => {
  const name = unique('Verified');
  await login(page);
  await page.goto('/template/pizza-world');
  const download = page.getByRole('link', { name: /Download Template/ }).first();
  await ready(download);
  // It is noted for the account after it has begun.
  const noted = page.waitForResponse(
    (answer) =>
      answer.url().includes('/rest/v1/template_download_history') &&
      answer.request().method() === 'POST' &&
      answer.ok(),
  );
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
  await noted;
  await page.goto('/profile?tab=downloads');
  await expect(page.getByRole('main').getByText('Pizza World').first()).toBeVisible();
  await publish(page, name, 'Took it home');
  await page.goto('/testimonials');
  await expect(card(page, name).getByText('Verified download')).toBeVisible();
});

test('without JavaScript: read, write, change by the link in the mail, delete', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  const name = unique('Plain');
  const email = `${name.replace(' ', '.').toLowerCase()}@example.org`;
  await page.goto('/testimonials');
  await page.getByRole('tab', { name: 'Submit Testimonial' }).click();
  await field(page, 'Your name').fill(name);
  await page.getByText('4 stars', { exact: true }).locator('..').click();
  await field(page, 'Your review').fill('Without scripts');
  // The browser's own check lets this one pass.
  await field(page, 'Your e-mail address').fill('plain@example');
  await submit(page).click();
  await expect(page.getByText('Please enter a valid e-mail address')).toBeVisible();
  await expect(field(page, 'Your review')).toHaveValue('Without scripts');
  await expect(page.getByRole('radio', { name: '4 stars', exact: true })).toBeChecked();
  await field(page, 'Your e-mail address').fill(email);
  await sendPlainly(submit(page), page.getByText(PUBLISHED));
  await page.getByRole('link', { name: 'See it among the testimonials' }).click();
  await expect(card(page, name).getByRole('img', { name: '4 stars out of 5' })).toBeVisible();

  const link = await linkTo(server, email);
  await page.goto(link);
  await field(page, 'Your review').fill('Changed without scripts');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes are published.')).toBeVisible();
  await page.goto('/testimonials');
  await expect(card(page, name)).toContainText('Changed without scripts');

  // A part of the key is no key.
  await page.goto(link.slice(0, -1));
  await expect(page.getByText('This link does not open the testimonial.')).toBeVisible();
  await page.goto(link);
  await page.getByText('Delete this testimonial').click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your testimonial has been deleted.')).toBeVisible();
  await expect(card(page, name)).toHaveCount(0);
  const answer = await page.goto(link);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('This testimonial is not here')).toBeVisible();
  await context.close();
});

test('the link in the mail works with scripts, too, and the list in this tab knows at once', async ({
  page,
  server,
}) => {
  const name = unique('Linked');
  const email = `${name.replace(' ', '.').toLowerCase()}@example.org`;
  const form = await open(page);
  await write(page, name, 'By link');
  await field(page, 'Your e-mail address').fill(email);
  await submit(page).click();
  await expect(form.getByRole('status').filter({ hasText: PUBLISHED })).toBeVisible();
  await page.goto(await linkTo(server, email));
  const review = field(page, 'Your review');
  await ready(review);
  await review.fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your review is required')).toBeVisible();
  await expect(review).toBeFocused();
  await review.fill('By link, changed');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes are published.')).toBeVisible();
  await page.getByRole('link', { name: 'See it among the testimonials' }).click();
  await expect(card(page, name)).toContainText('By link, changed');
});

test('a testimonial is reported, with and without JavaScript', async ({ page, browser, server }) => {
  const name = unique('Spam');
  await publish(page, name, 'Cheap watches');
  await page.getByRole('link', { name: 'See it among the testimonials' }).click();
  await card(page, name)
    .getByRole('link', { name: `Report the testimonial of ${name}` })
    .click();
  await expect(page.getByRole('heading', { name: 'Report this testimonial' })).toBeVisible();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Please choose a reason')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.getByRole('radio', { name: 'Something else' }).check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Please say what is wrong')).toBeVisible();
  await page.getByRole('textbox', { name: /What is wrong/ }).fill('It sells watches.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your report has been sent.' })).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(new URL(page.url()).pathname);
  await plain.getByText('It is advertising or spam').click();
  await sendPlainly(
    plain.getByRole('button', { name: 'Send report' }),
    plain.getByText('Your report has been sent.'),
  );
  expect((await plain.goto('/report/testimonial/x'))?.status()).toBe(404);
  await context.close();
});
