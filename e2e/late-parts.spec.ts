import type { Page } from 'playwright/test';
import { findFaces, withOnlyFace } from './support/faces.ts';
import { hold } from './support/hold.ts';
import { servePagesInTwo } from './support/page-in-two.ts';
import { ready } from './support/ready.ts';
import { expect, test } from './support/test.ts';

// What comes after a page has been painted: typefaces, whole style sheets, the pages that links lead to.

const ARTICLE = '/blog/from-downloaded-template-to-live-site';

const sheetsInUse = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ media }) => media);
const facesInUse = () =>
  [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);

test('typefaces and whole style sheets are in use soon after a page has come', async ({ page }) => {
  await page.goto('/about');
  await expect.poll(() => page.evaluate(sheetsInUse)).toContain('all');
  expect(await page.evaluate(sheetsInUse)).not.toContain('not all');
  await expect
    .poll(() => page.evaluate(facesInUse))
    .toEqual(expect.arrayContaining(['Instrument Sans', 'Bricolage Grotesque']));
});

test('style sheets do not wait for a typeface that does not come', async ({ page }) => {
  const release = await hold(page, '**/*.woff2');
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await page.mouse.move(50, 50);
  await expect.poll(() => page.evaluate(sheetsInUse)).toContain('all');
  expect(await page.evaluate(facesInUse)).not.toContain('Instrument Sans');
  release();
  await expect.poll(() => page.evaluate(facesInUse)).toContain('Instrument Sans');
});

test('whole style sheets and typefaces that come together are put to use in a frame each', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const request = requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    let holding = false;
    window.requestAnimationFrame = (callback) => (holding ? held.push(callback) : request(callback));
    addEventListener('test:hold-frames', () => {
      holding = true;
    });
    addEventListener('test:release-frames', () => {
      holding = false;
      for (const callback of held.splice(0)) request(callback);
    });
  });
  const asked = Promise.all([page.waitForRequest('**/*.css'), page.waitForRequest('**/*.woff2')]);
  const releaseSheets = await hold(page, '**/*.css');
  const releaseFaces = await hold(page, '**/*.woff2');
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await asked;
  const come = await page.evaluateHandle(() => {
    dispatchEvent(new Event('test:hold-frames'));
    const links = document.querySelectorAll('link[media="not all"], link[as="font"]');
    const loads = [...links].map((link) => new Promise((resolve) => link.addEventListener('load', resolve)));
    // In an object, since a promise would be waited for here. What the page does about a file comes before the next task.
    return { all: Promise.all(loads).then(() => new Promise((resolve) => setTimeout(resolve))) };
  });
  releaseSheets();
  releaseFaces();
  await come.evaluate(({ all }) => all);
  const inUse = () =>
    ['link[rel="stylesheet"]', 'style[data-faces]'].filter(
      (parts) => document.querySelector<HTMLLinkElement | HTMLStyleElement>(parts)?.media === 'all',
    );
  expect(await page.evaluate(inUse)).toHaveLength(1);
  await page.evaluate(() => dispatchEvent(new Event('test:release-frames')));
  await expect.poll(() => page.evaluate(inUse)).toHaveLength(2);
});

test('pages are fetched ahead from when this one has been drawn, on a plain page always, else until React is needed and does so', async ({
  page,
}) => {
  const rules = page.locator('#speculation-rules');
  const html = await (await page.request.get('/templates')).text();
  expect(html).toContain('<script id="speculation-rules" type="text/plain">');
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/templates');
  await expect(rules).toHaveAttribute('type', 'speculationrules');
  release();
  await page.keyboard.press('Shift');
  await expect(rules).toHaveCount(0);
  // Those that are documents of their own go on being fetched so.
  await expect(page.locator('#speculation-rules-plain')).toHaveAttribute('type', 'speculationrules');
  await page.goto('/about');
  await ready(page.getByRole('banner'));
  await expect(rules).toHaveAttribute('type', 'speculationrules');
});

/** How far what was on the page has moved until now, once what has come has been drawn. */
async function shiftOf(page: Page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise(requestAnimationFrame);
    add(observer.takeRecords());
    return sum;
  });
}

/** The limit on a phone. */
const LARGEST_SHIFT = 0.02;

const faces = findFaces();
const fitted = faces.filter(({ standIn, files }) => standIn && files.length > 0);
const unfitted = faces.filter(({ standIn, files }) => !standIn && files.length > 0);

test('the machine has a face that stands in for ours, and one that does not', () => {
  const missing = faces.filter(({ files }) => files.length === 0).map(({ name }) => name);
  if (missing.length > 0)
    process.stdout.write(`Not installed, so no page was looked at in: ${missing.join(', ')}.\n`);
  expect(fitted).not.toEqual([]);
  expect(unfitted).not.toEqual([]);
});

for (const face of fitted) {
  for (const width of [360, 1280]) {
    test(`nothing to speak of moves when typefaces and whole style sheets come, in ${face.name} at ${width} px`, async ({
      playwright,
      launchOptions,
      server,
    }) => {
      await withOnlyFace(face, { type: playwright.chromium, options: launchOptions }, async (browser) => {
        const first = await browser.newPage();
        await hold(first, '**/*.woff2');
        await first.goto(`${server.url}/about`, { waitUntil: 'domcontentloaded' });
        await expect.poll(() => first.evaluate(facesInUse)).toContain(face.standIn);
        await first.close();
        const moved: Record<string, number> = {};
        for (const path of ['/', '/templates', '/premium', '/git-store', '/blog', ARTICLE, '/about']) {
          // Each as somebody's first page, in which faces are fetched last.
          const page = await browser.newPage({ viewport: { width, height: 800 } });
          await page.goto(server.url + path);
          await expect.poll(() => page.evaluate(sheetsInUse)).toContain('all');
          await expect.poll(() => page.evaluate(facesInUse)).toContain('Bricolage Grotesque');
          moved[path] = await shiftOf(page);
          await page.close();
        }
        expect(Object.entries(moved).filter(([, shift]) => shift > LARGEST_SHIFT)).toEqual([]);
      });
    });
  }
}

for (const face of fitted) {
  test(`what stands below a project’s tags stays when typefaces come, in ${face.name}`, async ({
    playwright,
    launchOptions,
    server,
  }) => {
    await withOnlyFace(face, { type: playwright.chromium, options: launchOptions }, async (browser) => {
      const moved: Record<string, number> = {};
      // At 412 px five tags only just fit.
      for (const width of [360, 390, 412]) {
        const page = await browser.newPage({ viewport: { width, height: 823 } });
        await page.goto(`${server.url}/project/simple-blog/content`);
        await expect.poll(() => page.evaluate(sheetsInUse)).toContain('all');
        await expect.poll(() => page.evaluate(facesInUse)).toContain('Bricolage Grotesque');
        moved[width] = await shiftOf(page);
        await page.close();
      }
      expect(Object.entries(moved).filter(([, shift]) => shift > LARGEST_SHIFT)).toEqual([]);
    });
  });
}

for (const face of unfitted.slice(0, 1)) {
  test(`typefaces wait for the next page in ${face.name}, in which they would move this one`, async ({
    playwright,
    launchOptions,
    server,
  }) => {
    await withOnlyFace(face, { type: playwright.chromium, options: launchOptions }, async (browser) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.goto(`${server.url}/templates`);
      await expect.poll(() => page.evaluate(sheetsInUse)).toContain('all');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('plinth:faces'))).toBe('1');
      expect(await shiftOf(page)).toBeLessThanOrEqual(LARGEST_SHIFT);
      expect(await page.evaluate(facesInUse)).not.toContain('Bricolage Grotesque');
      const about = page.getByRole('navigation').getByRole('link', { name: 'About Us' });
      await ready(about);
      await about.click();
      // Another document: what is asked of the one before is lost with it.
      await expect(page).toHaveURL(/\/about$/);
      await expect.poll(() => page.evaluate(facesInUse)).toContain('Bricolage Grotesque');
      await page.goto(`${server.url}/premium`);
      await expect.poll(() => page.evaluate(facesInUse)).toContain('Bricolage Grotesque');
      expect(await shiftOf(page)).toBeLessThanOrEqual(LARGEST_SHIFT);
    });
  });
}

for (const { path, width, breakAfter, seen } of [
  // After the second of seven cards, and before the card with the price.
  { path: '/premium', width: 768, breakAfter: 'href="/premium/ecommerce-dashboard"', seen: '.card-media' },
  {
    path: '/premium/job-board-platform',
    width: 1280,
    breakAfter: 'aria-label="Screens"',
    seen: '.premium-stage',
  },
  // After the first of five shelves, which stand on the section's lower edge.
  { path: '/', width: 1280, breakAfter: 'ml-[4%]', seen: 'a[data-tooltip="Pizza World"]' },
]) {
  test(`what has come of ${path} stands where it stays when the rest has come`, async ({
    browser,
    server,
  }) => {
    const slow = await servePagesInTwo({ url: server.url, breakAfter });
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    await page.goto(slow.url + path, { waitUntil: 'commit' });
    const part = page.locator(seen).first();
    const place = async () => {
      const { x, y, width: across } = (await part.boundingBox()) ?? {};
      return { x, y, across };
    };
    await part.waitFor();
    const before = await place();
    slow.release();
    await page.waitForLoadState();
    expect(await place()).toEqual(before);
    await page.close();
    slow.close();
  });
}
