import type { Browser, BrowserContextOptions, Page, Request } from 'playwright';
import { setClock } from './clock.ts';
import { NotDrawn, nextFrame, watchDrawing } from './drawing.ts';
import { type Trouble, watchTroubles } from './troubles.ts';

export interface Visit {
  page: Page;
  /** What went wrong so far. */
  troubles: Trouble[];
  /** Answers so far, with the bytes of their bodies as they travelled. */
  transfers(): Promise<{ url: string; bytes: number }[]>;
}

/** Options of every page that is looked at. */
export const everyContext = { viewport: { width: 1280, height: 800 }, timezoneId: 'UTC' };

/** How often a page is opened that the browser stops drawing. */
const mostVisits = 3;

/**
 * Opens an address in a fresh context at a fixed time (`clock.ts`), waits until it has loaded, its fonts too, and the network is quiet, and returns
 * what `look` returns. Once in thousands of pages Chromium stops drawing one for good, and whoever waits for its next
 * frame would wait for ever: such a page is opened anew, so `look` must not leave anything anywhere.
 */
export async function visit<Seen>(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
  look: (visit: Visit) => Promise<Seen>,
): Promise<Seen> {
  // Without scripts a page neither asks for frames nor waits for any.
  const isWatched = options.javaScriptEnabled !== false;
  for (let count = 1; ; count += 1) {
    const context = await browser.newContext({ ...everyContext, ...options });
    try {
      const page = await context.newPage();
      const seen = open(page, address).then(look);
      if (isWatched) {
        await Promise.race([seen, watchDrawing(page)]);
        await nextFrame(page);
      }
      return await seen;
    } catch (error) {
      if (!(error instanceof NotDrawn) || count === mostVisits) throw error;
      console.warn(`${error.message} It is opened anew.`);
    } finally {
      await context.close();
    }
  }
}

async function open(page: Page, address: string): Promise<Visit> {
  await setClock(page);
  await page.addInitScript(watchContent);
  page.setDefaultTimeout(20_000);
  const troubles = watchTroubles(page, address);
  const transfers: Promise<{ url: string; bytes: number }>[] = [];
  const pending = new Set<Request>();
  pendingOf.set(page, pending);
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));

  page.on('requestfinished', (request) => {
    // The icon, and only it, is of type `other`: the browser asks for it when it pleases, or not at all.
    if (!/^https?:/.test(request.url()) || request.resourceType() === 'other') return;
    const measure = request.sizes().then(({ responseBodySize }) => responseBodySize);
    const transfer = measure.then((bytes) => ({ url: request.url(), bytes }));
    // Whoever asks is told; of a page that is left before it was measured nobody asks.
    transfer.catch(() => undefined);
    transfers.push(transfer);
  });
  await page.goto(address, { waitUntil: 'load' });
  await settle(page, pending);
  return { page, troubles, transfers: () => Promise.all(transfers) };
}

/** Loads the page anew and waits as `visit` does. */
export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'load' });
  await settle(page, pendingOf.get(page) ?? new Set());
}

/** Scrolls through the page as a reader does, so that what waits for being seen appears, and goes back to the top. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const step = innerHeight * 0.8;
    for (let y = 0; y < Math.min(document.documentElement.scrollHeight, 40_000); y += step) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
  await settle(page, pendingOf.get(page) ?? new Set());
}

const pendingOf = new WeakMap<Page, Set<Request>>();

declare global {
  interface Window {
    /** When an element was last put into the page or taken out of it, by `performance.now()`. */
    contentChangedAt?: number;
  }
}

/** Runs in the page, before its own scripts. */
function watchContent(): void {
  window.contentChangedAt = 0;
  new MutationObserver(() => {
    window.contentChangedAt = performance.now();
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Waits until no request has been under way for a tenth of a second, at most thirty seconds, fonts are ready, and scripts
 * have put nothing into the page for as long, at most a second: some keep doing so.
 */
async function settle(page: Page, pending: Set<Request>): Promise<void> {
  const quiet = 100;
  const deadline = Date.now() + 30_000;
  for (let since = Date.now(); Date.now() - since < quiet && Date.now() < deadline; ) {
    if (pending.size > 0) since = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await page.evaluate(async (least) => {
    await document.fonts.ready;
    const end = performance.now() + 1000;
    while (performance.now() < Math.min(end, (window.contentChangedAt ?? Number.NEGATIVE_INFINITY) + least))
      await new Promise((resolve) => setTimeout(resolve, 20));
  }, quiet);
}
