import { zipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { axeAtWidths } from './support/axe.ts';
import { memberClient } from './support/member-client.ts';
import { expect, test } from './support/test.ts';

/** A page with a picture that nobody describes and a link to nothing, in a zip. */
const zip = Buffer.from(
  zipSync({
    'index.html': Buffer.from(`<!doctype html><html lang="en"><head><title>Harbour</title>
      <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
      <style>body { margin: 0; font: 1.25rem/1.6 Georgia, serif; background: #123c47; color: #fdf6e3 }
      main { max-width: 40rem; margin: 0 auto; padding: 4rem 1.5rem } h1 { font-size: 3.5rem; line-height: 1; margin: 0 }
      a { color: #ffd166 } img { width: 100%; height: 10rem }</style></head>
      <body><main><h1>The harbour is open</h1><p>Boats leave at nine, at noon and at five. Tickets are sold at the pier.</p>
      <img src="boat.svg"><p><a href="/fares">What it costs</a></p></main></body></html>`),
    'boat.svg': Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path fill="#ffd166" d="M4 6h32l-4 3H8zM19 1l9 4h-9z"/></svg>',
    ),
  }),
);

test.use({ settings: { CHROMIUM: process.env.PLINTH_EYES ?? 'off' } });

/** Whether a picture is there, and how wide it is in itself. */
const widthOf = (page: Page, name: string) =>
  page.getByRole('img', { name }).evaluate((image) => (image as HTMLImageElement).naturalWidth);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    // Axe is brought into the page, which its policy would not let a stranger do.
    test.use({ bypassCSP: true, colorScheme });

    test('a site that becomes live is looked at, its owner is told what to mend, and Community shows it', async ({
      page,
      login,
      server,
    }) => {
      const { faults, look } = axeAtWidths(page, colorScheme);
      const name = `harbour-${colorScheme}`;
      const title = `Harbour in the ${colorScheme}`;
      const client = await memberClient(server, await login(page));
      const user_id = (await client.auth.getUser()).data.user?.id ?? '';
      const bucket = client.storage.from('project-files');
      const key = `${user_id}/${crypto.randomUUID()}.zip`;
      await bucket.upload(key, zip, { contentType: 'application/zip' });
      const zip_file_url = bucket.getPublicUrl(key).data.publicUrl;
      await client
        .from('projects')
        .insert({ title, zip_file_url, status: 'published', slug: '', user_id })
        .throwOnError();

      await page.goto('/profile?tab=projects');
      await page.getByRole('link', { name: title, exact: true }).click();
      await page.getByRole('button', { name: 'Publish live from this zip' }).click();
      const dialog = page.getByRole('dialog', { name: 'Publish live' });
      await dialog.getByLabel('Name').fill(name);
      await dialog.getByRole('button', { name: 'Publish live' }).click();
      await page
        .getByRole('dialog', { name: 'Your site is live' })
        .getByRole('button', { name: 'Done' })
        .click();

      await page.goto('/profile?tab=sites');
      await page.getByRole('button', { name: `Checks of ${name}` }).click();
      // It comes by itself, when the browser has looked.
      await expect(page.getByRole('heading', { name: '2 things to mend' })).toBeVisible();
      const findings = page.getByRole('list', { name: '2 things to mend' }).getByRole('listitem');
      await expect(findings.nth(0)).toContainText('Images must have alternative text (1 element)');
      await expect(findings.nth(0)).toContainText('Describe the picture in its alt attribute');
      await expect(findings.nth(1)).toContainText('/ → /fares');
      for (const width of [360, 768, 1280]) {
        await expect.poll(() => widthOf(page, `The first page at ${width} pixels`)).toBe(width);
      }
      await look('checks');
      await page.getByRole('button', { name: `Deployments of ${name}` }).click();
      const deployments = page.getByRole('list', { name: `Deployments of ${name}` });
      await expect(deployments).toContainText('1 fault by axe · First page 1 KB · No foreign requests');
      await look('deployments');

      await page.goto('/community');
      const card = page.getByRole('article', { name: title });
      await expect(card.getByRole('list', { name: 'Measured on the live preview' })).toContainText(
        '1 fault by axe',
      );
      await expect(card.getByText('No foreign requests')).toBeVisible();
      await expect
        .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(1280);
      await look('community');
      await page.goto(
        (await card.getByRole('link', { name: title, exact: true }).getAttribute('href')) ?? '',
      );
      await expect(page.getByRole('list', { name: 'Measured on the live preview' })).toBeVisible();
      await look('project');
      expect(faults).toEqual([]);
    });
  });
}
