import type { Page } from 'playwright/test';
import { createAccount } from './support/accounts.ts';
import { memberClient, publicAddress } from './support/member-client.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

// A setting of its own, so that the server is.
test.use({ settings: { SUPPORT_EMAIL: 'live@example.org' } });

const cards = (page: Page) => page.getByRole('article');
const voteOf = (page: Page) => page.getByRole('main').getByRole('button', { name: /^[\d,]+ Voted? for/ });

/** Resolves when any socket that the page opens from now on has brought the text: a lost one is followed by another. */
function brought(page: Page, text: string): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes(text)) resolve();
      }),
    );
  });
}

/** Resolves when the page hears of what others do. */
async function opened(
  page: Page,
  address: string,
  element: () => ReturnType<Page['getByRole']>,
): Promise<void> {
  // The page before may have opened a socket of its own up to now.
  await page.goto(address, { waitUntil: 'commit' });
  const joined = brought(page, 'Subscribed to PostgreSQL');
  await ready(element());
  await joined;
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

/** Submits a suggestion and returns the address of its page. */
async function suggest(page: Page, text: string): Promise<string> {
  await page.goto('/make-my-site?tab=submit');
  await ready(field(page, 'Your name'));
  await field(page, 'Your name').fill('Ada Lovelace');
  await field(page, 'Your e-mail address').fill('ada@example.org');
  await field(page, 'Your suggestion').fill(text);
  await page.getByRole('button', { name: 'Submit Suggestion' }).click();
  return (await page.getByRole('link', { name: 'See it on the board' }).getAttribute('href')) ?? '';
}

test('a project that a member publishes comes to the list of somebody else, and so do its downloads', async ({
  page,
  server,
}) => {
  await opened(page, '/community', () => page.getByRole('button', { name: 'Search', exact: true }));
  await expect(cards(page).filter({ hasText: 'Only just made' })).toHaveCount(0);
  const account = await createAccount(server);
  const member = await memberClient(server, account);
  const { data: session } = await member.auth.getUser();
  const project = {
    title: 'Only just made',
    description: 'A site for a choir',
    tags: ['choir'],
    zip_file_url: publicAddress(member, `${session.user?.id}/1-a.zip`),
    status: 'draft',
    slug: '',
    user_id: session.user?.id,
  };
  const { data, error } = await member.from('projects').insert(project).select('id, slug').single();
  expect(error).toBeNull();
  await member.from('projects').update({ status: 'published' }).eq('id', data?.id);
  const card = cards(page).filter({ hasText: 'Only just made' });
  await expect(card).toBeVisible();

  const counted = await member.rpc('increment_downloads', { project_id: data?.id });
  expect(counted.error).toBeNull();
  await expect(card).toContainText('1 download');

  await member.from('projects').delete().eq('id', data?.id);
  await expect(card).toHaveCount(0);
});

test('what moves the list waits while somebody is about to press something in it', async ({
  page,
  server,
}) => {
  await page.clock.install();
  const heard = brought(page, 'Comes later');
  await opened(page, '/community', () => page.getByRole('button', { name: 'Search', exact: true }));
  await cards(page).first().hover();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/rest/v1/projects') && asked.push(request.url()));
  const account = await createAccount(server);
  const member = await memberClient(server, account);
  const { data: session } = await member.auth.getUser();
  const { error } = await member.from('projects').insert({
    title: 'Comes later',
    description: 'A site',
    zip_file_url: publicAddress(member, `${session.user?.id}/2-a.zip`),
    status: 'published',
    slug: '',
    user_id: session.user?.id,
  });
  expect(error).toBeNull();
  await heard;
  // Longer than any page takes to begin to read again.
  await page.clock.fastForward(5000);
  expect(asked).toEqual([]);
  await page.mouse.move(0, 0);
  await expect(cards(page).filter({ hasText: 'Comes later' })).toBeVisible();
});

test('votes and comments of one come to the pages of another', async ({ page, browser, server }) => {
  const path = await suggest(page, 'A page for a lighthouse.');

  await opened(page, '/make-my-site', () => voteOf(page).first());
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  await opened(other, path, () => voteOf(other));
  const before = Number.parseInt((await voteOf(other).textContent()) ?? '', 10);

  await voteOf(page).first().click();
  await expect(voteOf(other)).toContainText(String(before + 1));
  await expect(voteOf(other)).toHaveAttribute('aria-pressed', 'false');
  await voteOf(other).click();
  await expect(voteOf(page).first()).toContainText(String(before + 2));

  await opened(page, path, () => field(page, 'Your comment'));
  await field(page, 'Your name').fill('Ada Lovelace');
  await field(page, 'Your comment').fill('With a lamp, please.');
  await page.getByRole('button', { name: 'Publish comment' }).click();
  await expect(other.getByText('With a lamp, please.')).toBeVisible();
  await other.context().close();
});

test('a page whose socket is refused is what its last reading made it', async ({ page }) => {
  await suggest(page, 'A page for a mill.');
  const refused: string[] = [];
  await page.routeWebSocket(/\/realtime\/v1\//, (socket) => {
    refused.push(socket.url());
    void socket.close();
  });
  await page.goto('/make-my-site');
  await ready(voteOf(page).first());
  await expect.poll(() => refused.length).toBeGreaterThan(1);
  await voteOf(page).first().click();
  await expect(voteOf(page).first()).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Community' }).first().click();
  await expect(cards(page)).not.toHaveCount(0);
});
