import type { Page } from 'playwright/test';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

const fieldOf = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

test('suggestions, comments and websites of the community are reported from their pages', async ({
  page,
  server,
  browser,
}) => {
  await page.goto('/make-my-site?tab=submit');
  await ready(fieldOf(page, 'Your name'));
  await fieldOf(page, 'Your name').fill('Eve');
  await fieldOf(page, 'Your e-mail address').fill('eve@example.org');
  await fieldOf(page, 'Your suggestion').fill('A page that sells watches.');
  await page.getByRole('button', { name: 'Submit Suggestion' }).click();
  await page.getByRole('link', { name: 'See it on the board' }).click();
  await ready(fieldOf(page, 'Your comment'));
  const place = new URL(page.url()).pathname;
  await fieldOf(page, 'Your name').fill('Mallory');
  await fieldOf(page, 'Your comment').fill('Cheap ones.');
  await page.getByRole('button', { name: 'Publish comment' }).click();
  await expect(page.getByRole('link', { name: 'Report the comment of Mallory' })).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  for (const [from, link, noun] of [
    [place, 'Report the suggestion of Eve', 'suggestion'],
    [place, 'Report the comment of Mallory', 'comment'],
    ['/project/pizza-world/content', 'Report “Pizza World”', 'community project'],
  ] as const) {
    await other.goto(from);
    await other.getByRole('link', { name: link }).click();
    await expect(other.getByRole('heading', { name: `Report this ${noun}` })).toBeVisible();
    const send = other.getByRole('button', { name: 'Send report' });
    await ready(send);
    await other.getByRole('radio', { name: 'It is advertising or spam' }).check();
    await send.click();
    await expect(other.getByRole('status').filter({ hasText: 'Your report has been sent.' })).toBeVisible();
  }
  await context.close();
});
