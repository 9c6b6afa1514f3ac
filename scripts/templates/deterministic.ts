import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { moment } from './clock.ts';

/**
 * Opens a page in which nothing depends on when or where it is opened: the clock stands still until it is moved,
 * chance follows a fixed seed, language, time zone and fonts are fixed.
 */
export async function openStill(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', ...options });
  const page = await context.newPage();
  await page.clock.install({ time: moment });
  await page.clock.pauseAt(new Date(moment.getTime() + 1000));
  await page.addInitScript(fixChanceAndFrames);
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => null));
  await passBy(page);
  await page.clock.runFor(5000);
  await page.waitForLoadState('networkidle');
  await page.evaluate(finishAnimations);
  await page.clock.runFor(1000);
  return page;
}

/** Whatever waits for being seen is seen once, picture by picture, and then the page is back at its top. */
async function passBy(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < Math.min(height, 30_000); y += 600) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.clock.runFor(100);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(waitForImages);
}

/** Runs in the page. A lazy image outside the window would never be decoded, so all are loaded now. */
async function waitForImages(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => null)));
}

/**
 * Runs in the page, on top of the clock that stands still. The clock's own `performance.now` carries the few
 * milliseconds that passed before it was stopped, and its frames follow them: both are counted from zero here.
 */
function fixChanceAndFrames(): void {
  // Mulberry32, a small generator of evenly spread numbers.
  let state = 0x9e3779b9;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const start = Date.now();
  performance.now = () => Date.now() - start;
  window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 16);
  window.cancelAnimationFrame = (handle) => clearTimeout(handle);
}

/** Runs in the page. */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    else animation.cancel();
  }
}
