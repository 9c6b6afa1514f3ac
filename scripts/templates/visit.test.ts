import type { EventEmitter } from 'node:events';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { launchBrowser } from './browser.ts';
import { NotDrawn } from './drawing.ts';
import { reload, visit } from './visit.ts';

const address = 'data:text/html,<title>Bread</title>';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(() => vi.restoreAllMocks());

/** As when the browser stops drawing a page: whoever asks for its next frame hears nothing more. */
const stopFrames = (page: Page) =>
  page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
const waitForFrame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame));

it('opens a page anew that the browser stops drawing, and returns what is seen then', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let visits = 0;
  const title = await visit(browser, address, {}, async ({ page }) => {
    visits += 1;
    if (visits === 1) await stopFrames(page);
    await waitForFrame(page);
    return page.title();
  });
  expect([title, visits]).toEqual(['Bread', 2]);
  expect(said.mock.calls.flat().join()).toMatch(/has not drawn data:.* for 10 s\. It is opened anew\./);
});

it('does not believe what was seen of a page that is drawn no more when one has looked', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let visits = 0;
  const seen = await visit(browser, address, {}, async ({ page }) => {
    visits += 1;
    if (visits === 1) await stopFrames(page);
    return visits;
  });
  expect(seen).toBe(2);
});

it('gives up in words when the page is never drawn', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const never = visit(browser, address, {}, ({ page }) => stopFrames(page));
  await expect(never).rejects.toThrow(NotDrawn);
});

it('passes on what goes wrong while one looks, at once', async () => {
  let visits = 0;
  const failing = visit(browser, address, {}, () => {
    visits += 1;
    return Promise.reject(new Error('The oven is cold.'));
  });
  await expect(failing).rejects.toThrow('The oven is cold.');
  expect(visits).toBe(1);
});

it('leaves a page before all its answers were measured, and tells whoever asks', async () => {
  const rejected = vi.fn();
  process.on('unhandledRejection', rejected);
  const request = {
    url: () => 'http://127.0.0.1/bread',
    resourceType: () => 'fetch',
    sizes: () => Promise.reject(new Error('The page has been closed.')),
  };
  const asked = await visit(browser, address, {}, async ({ page, transfers }) => {
    (page as unknown as EventEmitter).emit('requestfinished', request);
    await waitForFrame(page);
    return transfers().catch(String);
  });
  process.off('unhandledRejection', rejected);
  expect([asked, rejected.mock.calls]).toEqual(['Error: The page has been closed.', []]);
});

it('lets the clock of a page start at a fixed time and go on, when it is loaded anew too', async () => {
  const seen = await visit(browser, address, {}, async ({ page }) => {
    const first = await page.evaluate(readClock);
    await waitForFrame(page);
    await reload(page);
    return { first, second: await page.evaluate(readClock) };
  });
  expect(seen.first).toMatchObject({ zone: 'UTC', ofOtherTime: '1970-01-01T00:00:01.000Z', isDate: true });
  expect(seen.first.texts).toEqual(Array(3).fill('2026-11-24 09:41'));
  expect(seen.second.now).toBeGreaterThan(seen.first.now);
  expect(seen.second.now - seen.first.now).toBeLessThan(30_000);
});

/** Runs in the page: the time in every way in which a page asks for it. */
function readClock() {
  const made = new Date();
  const Constructor = made.constructor as DateConstructor;
  const dates = [made, new Date(Date()), new Constructor(Constructor.now())];
  return {
    now: Date.now(),
    texts: dates.map((date) => date.toISOString().slice(0, 16).replace('T', ' ')),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ofOtherTime: new Date(1000).toISOString(),
    isDate: made instanceof Date && Date.UTC(1970, 0) === 0,
  };
}
