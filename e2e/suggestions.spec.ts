import { hold } from './support/hold.ts';
import { ready } from './support/ready.ts';
import { sendPlainly } from './support/send-plainly.ts';
import { cards, counted, fieldOf, fill, openForm, suggest, voteOf } from './support/suggestions.ts';
import { expect, test } from './support/test.ts';

// A setting of its own, so that the server is: the board is to be empty at first.
test.use({ settings: { SUPPORT_EMAIL: 'suggestions@example.org' } });

const SUBMITTED = 'Suggestion Submitted!';
const THANKS = "Thank you for your suggestion. We'll review it and get back to you soon.";

test('an empty board invites, and the first suggestion is on it at once', async ({ page }) => {
  await page.goto('/make-my-site');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['All Suggestions', 'Submit Suggestion']);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  // The first test of the file: nobody has suggested anything on this server yet.
  await expect(page.getByRole('heading', { name: 'No suggestions yet' })).toBeVisible();
  await expect(page.getByText('Be the first to suggest a website idea!')).toBeVisible();
  await page.getByRole('tabpanel').getByRole('link', { name: 'Submit Suggestion' }).click();
  await ready(fieldOf(page, 'Your name'));
  await expect(fieldOf(page, 'Your suggestion')).toHaveAttribute('rows', '6');
  await expect(page.getByRole('heading', { name: 'What happens next?' })).toBeVisible();
  await expect(page.getByText('All suggestions are public.')).toBeVisible();

  await fill(page, 'A page for a choir. With rehearsals and <b>notes</b>.');
  const release = await hold(page, '**/functions/v1/suggestions');
  await page.getByRole('button', { name: 'Submit Suggestion' }).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(fieldOf(page, 'Your name')).toBeDisabled();
  release();
  await expect(page.getByText(SUBMITTED).first()).toBeVisible();
  await expect(page.getByText(THANKS).first()).toBeVisible();
  await expect(fieldOf(page, 'Your suggestion')).toHaveValue('');

  await tabs.first().click();
  const card = cards(page).filter({ hasText: 'A page for a choir.' });
  await expect(card).toContainText('With rehearsals and <b>notes</b>.');
  await expect(card).toContainText('Ada Lovelace');
  await expect(card).toContainText('a•••@example.org');
  await expect(card).not.toContainText('ada@');
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format();
  await expect(card).toContainText(today);
});

test('what is missing is said, where it is, and nothing is sent or lost', async ({ page }) => {
  await openForm(page);
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  await fieldOf(page, 'Your name').fill('Ada');
  await page.getByRole('button', { name: 'Submit Suggestion' }).click();
  const notes = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(notes.filter({ hasText: 'Missing Information' })).toContainText(
    'Please fill in all fields before submitting.',
  );
  await expect(fieldOf(page, 'Your e-mail address')).toBeFocused();
  await fieldOf(page, 'Your e-mail address').fill('ada@');
  await fieldOf(page, 'Your suggestion').fill('A page for maps');
  await page.getByRole('button', { name: 'Submit Suggestion' }).click();
  await expect(page.getByText('Please enter a valid e-mail address, such as you@example.com')).toBeVisible();
  expect(asked.filter((url) => url.includes('/functions/'))).toEqual([]);
  await page.reload();
  await expect(fieldOf(page, 'Your suggestion')).toHaveValue('A page for maps');
});

test('a double click suggests once; what cannot be sent is kept', async ({ page, context }) => {
  await openForm(page);
  await fill(page, 'A page for trains, sent twice.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit Suggestion' }).click();
  await expect(page.getByText('Submission Failed').first()).toBeVisible();
  await expect(page.getByText(/You are offline/).first()).toBeVisible();
  await context.setOffline(false);
  await page.route('**/functions/v1/suggestions', (route) => route.fulfill({ status: 502, body: 'Bad' }));
  await page.getByRole('button', { name: 'Submit Suggestion' }).click();
  await expect(
    page.getByText('There was an error submitting your suggestion. Please try again.').first(),
  ).toBeVisible();
  await page.unroute('**/functions/v1/suggestions');
  await page.getByRole('button', { name: 'Submit Suggestion' }).dblclick();
  await expect(page.getByRole('link', { name: 'See it on the board' })).toBeVisible();
  await page.getByRole('tab', { name: 'All Suggestions' }).click();
  await expect(cards(page).filter({ hasText: 'sent twice' })).toHaveCount(1);
});

test('six skeletons stand in while the list loads; a failure says so and can be tried again', async ({
  page,
}) => {
  await suggest(page, 'A page that comes late, for skeletons.');
  let answer: (status: 'fail' | 'go') => void = () => {};
  const decided = new Promise<'fail' | 'go'>((resolve) => {
    answer = resolve;
  });
  await page.goto('/contact');
  await page.route(/\/make-my-site\.data/, async (route) => {
    if ((await decided) === 'fail') await route.abort();
    else await route.continue();
  });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Make My Site' });
  await ready(link);
  await link.click();
  await expect(page.locator('[data-skeleton]')).toHaveCount(6);
  answer('fail');
  await expect(page.getByText('Failed to load suggestions.').first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(cards(page).filter({ hasText: 'comes late' })).toHaveCount(1);
});

test('suggestions like the one being typed appear while typing', async ({ page }) => {
  await suggest(page, 'A booking page for a small hotel with rooms.');
  await openForm(page);
  await fieldOf(page, 'Your suggestion').fill('Please make a website for hotels that shows every room');
  const similar = page.getByRole('region', { name: 'Similar suggestions' });
  await expect(similar.getByRole('link', { name: /A booking page for a small hotel/ })).toBeVisible();
});

test('a visitor and two members vote once each, and each sees it', async ({
  page,
  browser,
  server,
  login,
}) => {
  const place = await suggest(page, 'A page for a bookshop that two members want.');
  await page.goto(place);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A page for a bookshop that two members want.',
  );
  await ready(voteOf(page));
  const isCounted = counted(page);
  await voteOf(page).click();
  await expect(voteOf(page)).toHaveAccessibleName(/^1 Vote/);
  await expect(voteOf(page)).toHaveAttribute('aria-pressed', 'true');
  await isCounted;
  await page.reload();
  await expect(voteOf(page)).toHaveAttribute('aria-pressed', 'true');

  for (const count of [2, 3]) {
    const context = await browser.newContext({ baseURL: server.url });
    const other = await context.newPage();
    await login(other);
    await other.goto(place);
    await ready(voteOf(other));
    const isCounted = counted(other);
    await voteOf(other).dblclick();
    await isCounted;
    await expect(voteOf(other)).toHaveAccessibleName(new RegExp(`^${count} Voted`));
    await other.reload();
    // The page is drawn for a visitor; the member's votes come with the account.
    await expect(voteOf(other)).toHaveAttribute('aria-pressed', 'true');
    await context.close();
  }

  // Taken back by keyboard.
  await page.reload();
  await ready(voteOf(page));
  await voteOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(voteOf(page)).toHaveAccessibleName(/^2 Vote/);
  await expect(voteOf(page)).toHaveAttribute('aria-pressed', 'false');
});

test('an account whose session has ended is told so, and the vote is not shown as counted', async ({
  page,
  login,
}) => {
  const place = await suggest(page, 'A page for a session that ends.');
  await login(page);
  await page.goto(place);
  await ready(voteOf(page));
  await page.route(/\/functions\/v1\/suggestions\/.+\/vote$/, (route) =>
    route.fulfill({
      status: 401,
      json: { code: 'signed_out', message: 'You have been signed out. Please sign in again.' },
    }),
  );
  await voteOf(page).click();
  await expect(page.getByText('You have been signed out. Please sign in again.').first()).toBeVisible();
  await expect(voteOf(page)).toHaveAccessibleName(/^0 Vote/);
});

test('order and status are in the address; the newest come first', async ({ page }) => {
  const first = await suggest(page, 'Order: the older one that is voted for.');
  await suggest(page, 'Order: the newer one.');
  await page.goto(first);
  await ready(voteOf(page));
  const isCounted = counted(page);
  await voteOf(page).click();
  await isCounted;
  await expect(voteOf(page)).toHaveAccessibleName(/^1 Vote/);
  const order = async () =>
    (await cards(page).getByRole('heading').allTextContents()).filter((text) => text.startsWith('Order:'));
  await page.goto('/make-my-site');
  await expect.poll(order).toEqual(['Order: the newer one.', 'Order: the older one that is voted for.']);
  await page.getByRole('link', { name: 'Top', exact: true }).click();
  await expect(page).toHaveURL(/sort=top/);
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(order).toEqual(['Order: the older one that is voted for.', 'Order: the newer one.']);
  await page.getByRole('link', { name: 'Declined' }).click();
  await expect(page).toHaveURL(/sort=top&status=declined/);
  await expect(page.getByRole('heading', { name: 'Nothing is declined' })).toBeVisible();
});

test('comments: a visitor adds one, a member adds one and deletes it', async ({ page, login }) => {
  const place = await suggest(page, 'A page for people who comment.');
  const comment = async (name: string, text: string) => {
    await page.goto(place);
    await ready(fieldOf(page, 'Your comment'));
    await fieldOf(page, 'Your name').fill(name);
    await fieldOf(page, 'Your comment').fill(text);
    await page.getByRole('button', { name: 'Publish comment' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
    await expect(fieldOf(page, 'Your comment')).toHaveValue('');
  };
  await comment('Bea', 'With a <i>calendar</i>\nfor everyone.');
  await login(page);
  await comment('Cleo', 'And a map.');
  await expect(page.getByRole('heading', { name: '2 comments' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete your comment' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete your comment' }).click();
  await page.getByRole('button', { name: 'Delete comment' }).click();
  await expect(page.getByText('And a map.')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '1 comment' })).toBeVisible();
});

test('the feed has what is on the board', async ({ page, request }) => {
  const place = await suggest(page, 'A page for feed readers & others.');
  const answer = await request.get('/make-my-site/feed.xml');
  expect(answer.headers()['content-type']).toContain('application/atom+xml');
  const feed = await answer.text();
  expect(feed).toContain('<title>A page for feed readers &amp; others.</title>');
  expect(feed).toContain(place);
  expect(feed).not.toContain('ada@');
  const again = await request.get('/make-my-site/feed.xml', {
    headers: { 'If-None-Match': answer.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
});

test('an address is what the words make it; an unknown number is not found', async ({ page, request }) => {
  const place = await suggest(page, 'A page with an address.');
  await page.goto(place.replace(/(\/\d+)-.+$/, '$1-other-words'));
  await expect(page).toHaveURL(place);
  const missing = await request.get('/make-my-site/999999-nothing');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('Suggestion Not Found');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one reads, suggests, votes once, takes the vote back and comments', async ({ page }) => {
    await page.goto('/make-my-site?tab=submit');
    const form = page.getByRole('form', { name: 'Submit Suggestion' });
    await fill(page, 'A page that needs no scripts.');
    await sendPlainly(form.getByRole('button', { name: 'Submit Suggestion' }), page.getByText(SUBMITTED));
    await page.getByRole('link', { name: 'See it on the board' }).click();
    await voteOf(page).click();
    await expect(voteOf(page)).toHaveAccessibleName(/^1 Vote/);
    await expect(voteOf(page)).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(voteOf(page)).toHaveAccessibleName(/^1 Vote/);
    await voteOf(page).click();
    await expect(voteOf(page)).toHaveAccessibleName(/^0 Vote/);
    await fieldOf(page, 'Your name').fill('Bea');
    await fieldOf(page, 'Your comment').fill('By hand.');
    await sendPlainly(
      page.getByRole('button', { name: 'Publish comment' }),
      page.getByRole('listitem').filter({ hasText: 'By hand.' }),
    );
    await page.goto('/make-my-site');
    await expect(cards(page).filter({ hasText: 'needs no scripts' })).toContainText('1 comment');
  });
});

for (const width of [320, 360, 768, 1280]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    const place = await suggest(page, `${'Unbreakable'.repeat(30)} ${width}`);
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/make-my-site', '/make-my-site?tab=submit', place]) {
      await page.goto(address);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(overflow, { message: address }).toBeLessThanOrEqual(0);
    }
  });
}
