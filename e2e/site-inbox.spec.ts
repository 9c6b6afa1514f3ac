import { readFile } from 'node:fs/promises';
import { zipSync } from 'fflate';
import type { Browser, Page } from 'playwright/test';
import { visitSite } from '../server/testing/site-client.ts';
import { axeAtWidths } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const head =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Tea room</title><link rel="icon" href="data:,">';
const field = (name: string, more = '') => `<label>${name} <input name="${name}" ${more}></label>`;
const pages = {
  'index.html': `${head}<h1>Tea room</h1><a href="/contact">Contact</a>`,
  'contact.html': `${head}<h1>Contact</h1><form data-form="contact" method="post">${field('email')}
    <label>message <textarea name="message"></textarea></label><button>Send</button></form>
    <script>document.querySelector('form').addEventListener('submit', async (event) => {
      if (!document.documentElement.dataset.scripted) return;
      event.preventDefault();
      const answer = await fetch('', { method: 'POST', body: new URLSearchParams(new FormData(event.target)) });
      document.querySelector('h1').textContent = (await answer.json()).ok ? 'Sent by a script' : 'Not sent';
    })</script>`,
  'booking.html': `${head}<h1>Booking</h1><form data-form="booking" method="post" enctype="multipart/form-data">
    ${field('guests')}${field('menu', 'type="file"')}<button>Book</button></form>`,
};

const zip = () => ({
  name: 'tea.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(
    zipSync(Object.fromEntries(Object.entries(pages).map(([name, text]) => [name, Buffer.from(text)]))),
  ),
});

const names = ['tea-inbox', 'tea-visits', 'harbour-light', 'harbour-dark'];
// Sites have origins of their own, which their visitors' pages ask.
test.use({
  neighbours: [
    async ({ server }, use) => {
      const { port } = new URL(server.url);
      await use(names.map((name) => `http://${name}.localhost:${port}`));
    },
    { scope: 'worker' },
  ],
});

/** Publishes the zip under a name and opens the list of sites. */
async function publish(page: Page, name: string): Promise<void> {
  await page.goto('/profile?tab=sites');
  await page.getByRole('button', { name: 'Publish a zip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish live' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Zip file').setInputFiles(zip());
  await dialog.getByRole('button', { name: 'Publish live' }).click();
  const done = page.getByRole('dialog', { name: 'Your site is live' });
  await expect(done.getByText('The form “booking” on booking.html asks for files.')).toBeVisible();
  await done.getByRole('button', { name: 'Done' }).click();
}

const open = (page: Page, section: string, name: string) =>
  page.getByRole('button', { name: `${section} of ${name}` }).click();
const entries = (page: Page, name: string) =>
  page.getByRole('list', { name: `Entries of ${name}` }).getByRole('article');

/** A visitor of a site in a browser of their own, with or without scripts. */
async function visitor(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
  });
  return context.newPage();
}

async function send(page: Page, address: string, email: string, message: string): Promise<void> {
  await page.goto(`${address}/contact`);
  await page.getByLabel('email').fill(email);
  await page.getByLabel('message').fill(message);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Rows of a CSV file with its names. */
function parseCsv(text: string): Record<string, string>[] {
  expect(text.startsWith('\ufeff')).toBe(true);
  const lines = [...text.slice(1).matchAll(/((?:"(?:[^"]|"")*",?)+)\r\n/g)].map(([, line = '']) =>
    [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
  );
  const [columns = [], ...rows] = lines;
  return rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index] ?? ''])));
}

test('what visitors send is read, searched, exported and deleted', async ({
  page,
  browser,
  login,
  server,
}) => {
  const name = 'tea-inbox';
  const address = `http://${name}.localhost:${new URL(server.url).port}`;
  await login(page);
  await publish(page, name);
  await open(page, 'Inbox', name);
  await expect(page.getByText('<form data-form="contact" method="post">')).toBeVisible();

  const plain = await visitor(browser, false);
  await send(plain, address, 'bea@example.org', 'A table at the Café for "two",\nplease');
  await expect(plain.getByText('What you sent has arrived.')).toBeVisible();
  // One arrives while somebody looks.
  await page.getByRole('button', { name: 'Show what has just arrived' }).click();
  await expect(entries(page, name)).toHaveCount(1);
  await expect(entries(page, name)).toContainText('New');
  // That it was seen is kept.
  await expect(page.getByRole('button', { name: `Inbox of ${name}`, exact: true })).toBeVisible();

  const scripted = await visitor(browser);
  await scripted.goto(`${address}/contact`);
  await scripted.evaluate(() => {
    document.documentElement.dataset.scripted = 'yes';
  });
  await scripted.getByLabel('email').fill('dan@example.org');
  await scripted.getByLabel('message').fill('=1+1');
  await scripted.getByRole('button', { name: 'Send' }).click();
  await expect(scripted.getByRole('heading', { name: 'Sent by a script' })).toBeVisible();

  await scripted.goto(`${address}/booking`);
  await scripted.getByLabel('guests').fill('4');
  for (const size of [100, 5 * 1024 * 1024]) {
    await scripted
      .getByLabel('menu')
      .setInputFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(size, 'x') });
    await scripted.getByRole('button', { name: 'Book' }).click();
    await expect(scripted.getByText(/files can not be sent with this form/i)).toBeVisible();
    await scripted.goBack();
    await expect(scripted.getByLabel('guests')).toHaveValue('4');
  }
  await scripted.getByLabel('menu').setInputFiles([]);
  await scripted.getByRole('button', { name: 'Book' }).click();
  await expect(scripted.getByText('What you sent has arrived.')).toBeVisible();

  await page.reload();
  // The first one has been seen.
  await expect(page.getByRole('button', { name: `Inbox of ${name} 2 new` })).toBeVisible();
  await open(page, 'Inbox', name);
  await expect(entries(page, name)).toHaveCount(3);
  await expect(entries(page, name).first()).toContainText('guests');
  await expect(entries(page, name).last()).toContainText('A table at the Café for "two",');
  await expect(entries(page, name).last().getByRole('link', { name: '/contact.html' })).toHaveAttribute(
    'href',
    `${address}/contact.html`,
  );

  const search = page.getByRole('searchbox', { name: `Search the inbox of ${name}` });
  await search.fill('CAFE table');
  await search.press('Enter');
  await expect(page.getByText('1 entry shown with “CAFE table”')).toBeVisible();
  await expect(search).toBeFocused();
  await expect(entries(page, name)).toContainText('bea@example.org');
  await search.fill('coffee');
  await search.press('Enter');
  await expect(page.getByText('Nothing that was sent has “coffee” in it.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all', exact: true }).click();
  await expect(search).toHaveValue('');
  await expect(entries(page, name)).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Form' }).selectOption('booking (1)');
  await expect(entries(page, name)).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Form' }).selectOption('All forms (3)');
  await expect(entries(page, name)).toHaveCount(3);
  // On a phone the choice of a form has a line of its own, in full.
  await page.setViewportSize({ width: 360, height: 740 });
  const edges = () =>
    page.getByRole('combobox', { name: 'Form' }).evaluate((element) => {
      const { width, right } = element.getBoundingClientRect();
      return { isReadable: width > 150, isInside: right < innerWidth };
    });
  await expect.poll(edges).toEqual({ isReadable: true, isInside: true });
  await page.setViewportSize({ width: 1280, height: 720 });

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^tea-inbox-inbox-\d{4}-\d\d-\d\d\.csv$/);
  const rows = parseCsv(await readFile(await download.path(), 'utf8'));
  expect(rows.map(({ Form, email, message, guests }) => [Form, email, message, guests])).toEqual([
    ['contact', 'bea@example.org', 'A table at the Café for "two",\nplease', ''],
    ['contact', 'dan@example.org', "'=1+1", ''],
    ['booking', '', '', '4'],
  ]);

  await entries(page, name)
    .first()
    .getByRole('button', { name: /^Delete / })
    .click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('Delete this entry?');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(entries(page, name)).toHaveCount(3);
  await entries(page, name)
    .first()
    .getByRole('button', { name: /^Delete / })
    .click();
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(entries(page, name)).toHaveCount(2);
  // The entry goes before its question does, which then leaves the focus before the list.
  await expect(asked).toBeHidden();
  await expect(page.locator(':focus').getByRole('list', { name: `Entries of ${name}` })).toBeVisible();
  // By keyboard alone.
  const all = page.getByRole('checkbox', { name: 'Select all shown' });
  await page.keyboard.press('Tab');
  await expect(all).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Delete 2 selected' }).focus();
  await page.keyboard.press('Enter');
  const confirm = asked.getByRole('button', { name: 'Delete' });
  await confirm.focus();
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing has been sent yet' })).toBeVisible();
  await plain.context().close();
  await scripted.context().close();
});

test('visits are counted by page and host, and a robot’s are not', async ({
  page,
  browser,
  login,
  server,
}) => {
  const name = 'tea-visits';
  const address = `http://${name}.localhost:${new URL(server.url).port}`;
  await login(page);
  await publish(page, name);
  await open(page, 'Visits', name);
  await expect(page.getByRole('heading', { name: 'No visits in the last 30 days' })).toBeVisible();

  const guest = await visitor(browser);
  await guest.goto(`${address}/`, { referer: 'https://search.example/find?q=tea' });
  await guest.getByRole('link', { name: 'Contact' }).click();
  await expect(guest.getByRole('heading', { name: 'Contact' })).toBeVisible();
  await guest.goto(`${address}/nothing`);
  expect(await guest.context().cookies()).toEqual([]);
  await guest.context().close();
  const robot = await visitSite(server, name, '', {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)',
  });
  expect(robot.status).toBe(200);

  await page.reload();
  await open(page, 'Visits', name);
  const visits = page.getByRole('region', { name: `Visits of ${name}` });
  await expect(visits.getByRole('heading', { name: '2 visits in the last 30 days' })).toBeVisible();
  await expect(visits.getByRole('list', { name: 'Pages' }).getByRole('listitem')).toHaveText([
    '/contact.html1',
    '/1',
  ]);
  await expect(visits.getByRole('list', { name: 'Came from' }).getByRole('listitem')).toHaveText([
    'search.example1',
  ]);
  await visits.getByText('Show the days as a table').click();
  await expect(visits.getByRole('row')).toHaveCount(31);
  await expect(visits.getByRole('row').nth(1)).toContainText(/2$/);
  await expect(visits.getByRole('row').nth(2)).toContainText(/0$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`inbox and visits, ${colorScheme}`, () => {
    // Axe is brought into the page, which its policy would not let a stranger do.
    test.use({ bypassCSP: true, colorScheme });

    test('have no fault, empty, full, failing and with long and strange words', async ({
      page,
      browser,
      login,
      server,
    }) => {
      const { faults, look } = axeAtWidths(page, colorScheme);
      const name = `harbour-${colorScheme}`;
      const address = `http://${name}.localhost:${new URL(server.url).port}`;
      await login(page);
      await publish(page, name);
      await open(page, 'Inbox', name);
      await expect(page.getByRole('heading', { name: 'Nothing has been sent yet' })).toBeVisible();
      await look('inbox, empty');
      const guest = await visitor(browser);
      await send(guest, address, 'noa@example.org', 'שלום! אני רוצה שולחן לשניים');
      await expect(guest.getByText('What you sent has arrived.')).toBeVisible();
      await send(
        guest,
        address,
        'ada@example.org',
        `${'W'.repeat(400)}\n${'long lines of words '.repeat(60)}`,
      );
      await expect(guest.getByText('What you sent has arrived.')).toBeVisible();
      await guest.context().close();
      await page.reload();
      await open(page, 'Inbox', name);
      await expect(entries(page, name)).toHaveCount(2);
      await expect(entries(page, name).last().getByText(/^שלום/)).toHaveCSS('direction', 'rtl');
      await page.getByRole('button', { name: 'Show all of message' }).click();
      await page.getByRole('checkbox', { name: 'Select all shown' }).check();
      await look('inbox, filled');
      await page.getByRole('button', { name: 'Delete 2 selected' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await look('inbox, asked');
      await page.keyboard.press('Escape');
      await open(page, 'Visits', name);
      await expect(page.getByRole('region', { name: `Visits of ${name}` })).toBeVisible();
      await page.getByText('Show the days as a table').click();
      await look('visits');
      await page.route('**/rest/v1/rpc/find_site_form_entries*', (route) => route.abort());
      await page.route('**/visits', (route) => route.abort());
      await page.reload();
      await open(page, 'Inbox', name);
      await expect(page.getByText('The inbox could not be loaded')).toBeVisible();
      await look('inbox, failing');
      await open(page, 'Visits', name);
      await expect(page.getByText('Visits could not be loaded')).toBeVisible();
      expect(faults).toEqual([]);
    });
  });
}
