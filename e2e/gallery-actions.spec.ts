import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { card, cards, openGallery, search, titles } from './support/gallery.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

/** Downloads as a person at that address would: browsers that programs steer are not counted. */
async function downloadFrom(localAddress: string, url: URL) {
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
  // A name may lead to an address of the other family first.
  const request = get(url, { localAddress, family: 4, headers: { 'user-agent': agent } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  await finished(answer.resume());
}

test('what people download moves to the front of the most downloaded', { tag: '@own-backend' }, async ({
  page,
  request,
}) => {
  await openGallery(page);
  const last = (await titles(page)).at(-1) ?? '';
  const download = card(page, last).getByRole('link', { name: `Download ${last}`, exact: true });
  const address = (await download.getAttribute('href')) ?? '';
  // Every other test comes from one address, which counts once for a template.
  for (const visitor of ['127.0.0.11', '127.0.0.12'])
    await downloadFrom(visitor, new URL(address, page.url()));
  // Written within about a second, and pages read the counts every ten.
  const firstOf = async () => {
    const html = await (await request.get('/templates?sort=popular')).text();
    return /Front page of ([^"]+)"/.exec(html)?.[1];
  };
  await expect.poll(firstOf).toBe(last);
  await page.goto('/templates?sort=popular');
  await expect(cards(page).first()).toHaveAccessibleName(last);
  // The browser sorts by the same figures.
  await ready(search(page));
  await page.getByLabel('Sort by').selectOption('Name');
  await page.getByLabel('Sort by').selectOption('Most downloaded');
  await expect(cards(page).first()).toHaveAccessibleName(last);
});

test('share copies the link and says so for three seconds', async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openGallery(page, '/templates?category=restaurant');
  // A clock does not go back: the moment must still be to come when the page hears of it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await card(page, 'Pizza World').getByRole('button', { name: 'Share Pizza World' }).click();
  const notice = page.getByRole('region', { name: 'Notifications' });
  const copied = notice.getByText('Link copied!');
  // It is drawn by code that arrives first.
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await copied.isVisible()).toBe(true);
  }).toPass();
  await expect(
    notice.getByText('Pizza World template link has been copied to your clipboard.'),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${server.url}/templates/pizza-world`,
  );
  // It waits while it is pointed at.
  await page.mouse.move(0, 0);
  await page.clock.runFor(2500);
  await expect(copied).toBeVisible();
  await page.clock.runFor(1000);
  await expect(copied).toHaveCount(0);
});

test('a double click downloads one zip named after the title', async ({ page }) => {
  await openGallery(page, '/templates?category=restaurant');
  const files: string[] = [];
  page.on('download', (download) => files.push(download.suggestedFilename()));
  await card(page, 'Pizza World').getByRole('link', { name: 'Download Pizza World', exact: true }).dblclick();
  const notice = page.getByRole('region', { name: 'Notifications' });
  await expect(notice.getByRole('listitem')).toHaveText([
    /Download started.*Pizza World template download has begun\./,
  ]);
  await expect.poll(() => files).toEqual(['Pizza World.zip']);
});

test('a download that fails says so', async ({ page }) => {
  await openGallery(page, '/templates?category=restaurant');
  await page.route('**/downloads/**', (route) => route.abort());
  await card(page, 'Pizza World').getByRole('link', { name: 'Download Pizza World', exact: true }).click();
  await expect(page.getByText('Download failed')).toBeVisible();
});
