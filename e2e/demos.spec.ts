import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { FrameLocator, Page } from 'playwright/test';
import { products, templates } from './support/catalogue.ts';
import { ready } from './support/ready.ts';
import { test as base, expect } from './support/test.ts';

/** The same server by a name that leads to no host of a demo. */
const byAddress = (url: string) => url.replace('//localhost', '//127.0.0.1');

const test = base.extend({
  neighbours: [async ({ server }, use) => use([byAddress(server.url)]), { scope: 'worker' }],
});

/** One with two themes, one with one, and one that keeps what it is given. What the others' files decide is a bar of the workshop. */
const shown = [
  templates.find(({ themes }) => themes.length > 1),
  templates.find(({ themes }) => themes.length === 1),
  templates.find(({ id }) => id === 'code-editor'),
].filter((template) => template !== undefined);

const demoIn = (page: Page, title: string): FrameLocator =>
  page.frameLocator(`iframe[title="${title}, live demo"]`);

/** The host of a demo, or of a product's preview. */
const hostOf = (url: string, label: string) => url.replace('//', `//${label}.`);

async function openPreview(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const preview = page.getByRole('link', { name: 'Preview', exact: true });
  await ready(preview);
  await preview.click();
}

/** Resolves when the demo's page has its style sheets and scripts. A frame that is being replaced is looked at again. */
const loaded = (demo: FrameLocator) =>
  expect(async () => {
    const state = await demo
      .locator('h1')
      .first()
      .evaluate(() => document.readyState);
    expect(state).toBe('complete');
  }).toPass();

/** Background and text of a demo's page, as the browser computes them. */
const lookOf = (demo: FrameLocator) =>
  demo.locator('body').evaluate((body) => {
    const { backgroundColor, color } = getComputedStyle(body);
    return [backgroundColor, color, getComputedStyle(document.documentElement).backgroundColor].join();
  });
const looksOtherwise = (demo: FrameLocator, than: string) =>
  expect(async () => {
    await loaded(demo);
    expect(await lookOf(demo)).not.toBe(than);
  }).toPass();

for (const { id, title, themes } of shown) {
  test(`${title}: the preview has an origin of its own, from which it reaches nothing of the site`, async ({
    page,
    server,
  }) => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('session', 'held'));
    await openPreview(page, `/template/${id}`);
    const demo = demoIn(page, title);
    const body = demo.locator('body');
    await expect(body).toBeVisible();
    const own = hostOf(server.url, `demo--${id}`);
    const reached = await body.evaluate(async () => {
      const attempt = async (work: () => unknown) => {
        try {
          return String((await work()) ?? 'nothing');
        } catch {
          return 'refused';
        }
      };
      return {
        origin,
        storage: await attempt(() => localStorage.getItem('session')),
        cookies: document.cookie,
        page: await attempt(() => parent.document.title),
        storageOfPage: await attempt(() => parent.localStorage.getItem('session')),
      };
    });
    expect(reached).toEqual({
      origin: own,
      storage: 'nothing',
      cookies: '',
      page: 'refused',
      storageOfPage: 'refused',
    });
    if (themes.length > 1) {
      await loaded(demo);
      const light = await lookOf(demo);
      await page.getByRole('dialog').getByText('Dark', { exact: true }).click();
      await looksOtherwise(demo, light);
    }
    await page.goto(`/demo/${id}/?from=journey#here`);
    await expect(page).toHaveURL(`${own}/?from=journey#here`);
    await expect(page.locator('h1').first()).toBeAttached();
  });
}

for (const phone of [false, true]) {
  test.describe(phone ? 'on a phone' : 'on a desk', () => {
    if (phone) test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    test('a demo keeps what it was given: in the frame, and in a tab of its own', async ({
      page,
      context,
      server,
    }) => {
      const add = async (place: FrameLocator | Page, name: string) => {
        await place
          .getByRole('button', { name: /^New wagon/ })
          .first()
          .press('Enter');
        await place.locator('form.add').getByRole('textbox').fill(name);
        await place.locator('form.add').getByRole('textbox').press('Enter');
        await expect(place.getByText(name).first()).toBeVisible();
        // The board writes a moment after it has changed.
        const kept = () => place.locator('body').evaluate(() => JSON.stringify(localStorage));
        await expect.poll(kept).toContain(name);
      };
      await openPreview(page, '/template/kanban-board');
      const demo = demoIn(page, 'Kanban Board');
      await loaded(demo);
      await add(demo, 'Framed wagon');
      await page.getByRole('dialog').getByRole('button', { name: 'Reload' }).click();
      await expect(demo.getByText('Framed wagon').first()).toBeVisible();
      await page.reload();
      await expect(demo.getByText('Framed wagon').first()).toBeVisible();

      const opened = context.waitForEvent('page');
      await page.getByRole('dialog').getByRole('link', { name: 'Open in a new tab' }).click();
      const tab = await opened;
      await expect(tab).toHaveURL(`${hostOf(server.url, 'demo--kanban-board')}/`);
      await tab.waitForLoadState();
      await add(tab, 'Wagon in a tab');
      await tab.reload();
      await expect(tab.getByText('Wagon in a tab').first()).toBeVisible();
      await tab.close();
    });
  });
}

test('the theme of the preview wins over what the demo remembers, and what it keeps is there in both', async ({
  page,
}) => {
  await openPreview(page, '/template/pizza-world');
  const demo = demoIn(page, 'Pizza World');
  const theme = (name: string) => page.getByRole('dialog').getByText(name, { exact: true }).click();
  const root = demo.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await loaded(demo);
  // By key: where a pointer is in a frame of another origin that is drawn smaller, Playwright does not know.
  await demo.getByRole('button', { name: 'Night paper' }).press('Enter');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  // From page to page it goes by its own switch.
  await demo
    .getByRole('link', { name: /allergen/i })
    .first()
    .press('Enter');
  await expect(demo.getByRole('heading', { level: 1 })).toHaveText('What is in what');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await demo.locator('body').evaluate(() => localStorage.setItem('kept', 'by the demo'));
  await page.getByRole('dialog').getByRole('button', { name: 'Reload' }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await theme('Dark');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await theme('Light');
  await expect(root).toHaveAttribute('data-theme', 'light');
  expect(await demo.locator('body').evaluate(() => localStorage.getItem('kept'))).toBe('by the demo');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
    'href',
    '/demo/pizza-world/allergens.html',
  );
});

test('by a name without such hosts the preview is a stranger to the site, and its theme is switched as well', async ({
  page,
  server,
}) => {
  await openPreview(page, `${byAddress(server.url)}/template/pizza-world`);
  const demo = demoIn(page, 'Pizza World');
  await expect(demo.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await demo.locator('body').evaluate(() => origin)).toBe('null');
  const kept = await demo.locator('body').evaluate(() => {
    try {
      return localStorage.length;
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(kept).toBe('SecurityError');
  await loaded(demo);
  const light = await lookOf(demo);
  await page.getByRole('dialog').getByText('Dark', { exact: true }).click();
  await looksOtherwise(demo, light);
});

test('every demo and every preview has a host of its own, and no origin where that is not to be had', async ({
  request,
  server,
}) => {
  const shownRunning = [
    ...templates.map(({ id }) => ['demo', id] as const),
    ...products.map(({ slug }) => ['preview', slug] as const),
  ];
  expect(shownRunning.length).toBeGreaterThan(40);
  for (const [kind, id] of shownRunning) {
    const address = `/${kind}/${id}/`;
    const led = await request.get(address, { maxRedirects: 0 });
    expect([led.status(), led.headers().location]).toEqual([307, `${hostOf(server.url, `${kind}--${id}`)}/`]);
    const apart = await request.get(byAddress(server.url) + address);
    expect(apart.status(), address).toBe(200);
    expect(apart.headers()['content-security-policy'], address).toContain('; sandbox allow-scripts ');
  }
});

for (const { slug, title } of products.slice(0, 1)) {
  test(`${title}: the built version runs on a host of its own, and without an origin`, async ({
    page,
    server,
  }) => {
    for (const [start, shownAt, own] of [
      [server.url, `${hostOf(server.url, `preview--${slug}`)}/`, hostOf(server.url, `preview--${slug}`)],
      [byAddress(server.url), `${byAddress(server.url)}/preview/${slug}/`, 'null'],
    ] as const) {
      await page.goto(`${start}/preview/${slug}/`);
      await expect(page).toHaveURL(new RegExp(`^${shownAt.replaceAll('.', '\\.')}`));
      expect(await page.evaluate(() => origin)).toBe(own);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
  });
}

test('what is downloaded has the papers, the very page that the demo shows, and the sum that is said', async ({
  request,
  server,
}) => {
  for (const { id, title } of templates) {
    const page = await (await request.get(`/template/${id}`)).text();
    const link = /href="([^"]+)"[^>]*>(?:<[^>]+>)*Download Template/.exec(page)?.[1];
    expect(link, `${id} names its zip`).toBeTruthy();
    const download = await request.get(link ?? '');
    expect(download.headers()['content-disposition'], id).toContain(encodeURIComponent(`${title}.zip`));
    const zip = await download.body();
    expect(page, id).toContain(createHash('sha256').update(zip).digest('hex'));
    const files = Object.entries(unzipSync(zip));
    const find = (name: string) => files.find(([file]) => file === name || file.endsWith(`/${name}`))?.[1];
    for (const name of ['README.md', 'LICENSE', 'CHANGELOG.md'])
      expect(find(name), `${id} ${name}`).toBeTruthy();
    const demo = await (await request.get(`${byAddress(server.url)}/demo/${id}/index.html`)).body();
    expect(Buffer.from(find('index.html') ?? []).equals(demo), id).toBe(true);
  }
});

test('the button of a template saves its zip under its title', async ({ page }) => {
  const [{ id, title } = { id: '', title: '' }] = templates;
  await page.goto(`/template/${id}`);
  const arrives = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download Template/ }).click();
  const download = await arrives;
  expect(download.suggestedFilename()).toBe(`${title}.zip`);
  const sum = createHash('sha256').update(await readFile(await download.path()));
  await expect(page.getByRole('figure').filter({ hasText: 'sha-256 of the zip' })).toContainText(
    sum.digest('hex'),
  );
});
