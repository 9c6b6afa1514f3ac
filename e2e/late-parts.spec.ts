import { hold } from './support/hold.ts';
import { servePagesInTwo } from './support/page-in-two.ts';
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

test('pages are fetched ahead from when this one has been drawn until React does so', async ({ page }) => {
  // Some browsers move a pointer that is over a new page, which is a sign that somebody is there.
  await page.addInitScript(() =>
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true),
  );
  const rules = page.locator('#speculation-rules');
  const html = await (await page.request.get('/about')).text();
  expect(html).toContain('<script id="speculation-rules" type="text/plain">');
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/about');
  await expect(rules).toHaveAttribute('type', 'speculationrules');
  release();
  await expect(rules).toHaveCount(0);
});

for (const width of [360, 1280]) {
  test(`nothing to speak of moves when typefaces and whole style sheets come, at ${width} px`, async ({
    browser,
    server,
  }) => {
    const moved: Record<string, number> = {};
    for (const path of ['/', '/templates', '/premium', '/git-store', '/blog', ARTICLE, '/about']) {
      // Each as somebody's first page, in which faces are fetched last.
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      await page.goto(server.url + path);
      await expect.poll(() => page.evaluate(sheetsInUse)).toContain('all');
      await expect.poll(() => page.evaluate(facesInUse)).toContain('Bricolage Grotesque');
      moved[path] = await page.evaluate(async () => {
        // Until what the faces changed has been drawn.
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
      await page.close();
    }
    // The same limit as for a telephone.
    expect(Object.entries(moved).filter(([, shift]) => shift > 0.02)).toEqual([]);
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
