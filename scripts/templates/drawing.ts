import type { Page } from 'playwright';

/** Longest time in milliseconds that a page waits for a frame, on a machine that does much else. */
const patience = 10_000;
const pulse = 2_000;

/** The browser draws a page no more: it is visible, its timers run, and no frame of it comes. */
export class NotDrawn extends Error {
  constructor(page: Page) {
    super(`The browser has not drawn ${page.url()} for ${patience / 1000} s.`);
  }
}

/** Waits until the page is drawn next. Throws `NotDrawn` when it is not. */
export function nextFrame(page: Page): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new NotDrawn(page)), patience);
    page
      .evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => done())))
      // A page that goes elsewhere or is closed meanwhile says so, which is no silence.
      .catch(() => undefined)
      .finally(() => {
        clearTimeout(late);
        resolve();
      });
  });
}

/** Throws `NotDrawn` when the page is drawn no more; otherwise returns when it has been closed. */
export async function watchDrawing(page: Page): Promise<void> {
  while (!page.isClosed()) {
    await nextFrame(page);
    await new Promise((done) => setTimeout(done, pulse));
  }
}
