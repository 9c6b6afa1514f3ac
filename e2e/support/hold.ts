import type { Page } from 'playwright/test';

const held = new WeakSet<Page>();

/** Whether something that the page has asked for is kept from it. */
export const isHeld = (page: Page) => held.has(page);

/** Keeps answers to requests of this address waiting, so that what is shown meanwhile can be looked at. Returns how to let them go. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = () => {
      held.delete(page);
      resolve();
    };
  });
  held.add(page);
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Lets the first piece of each resumable upload through and keeps the others, so that it is under way for as long as a test needs. */
export async function holdUploads(page: Page): Promise<void> {
  await page.route('**/storage/v1/upload/resumable/**', async (route) => {
    const { 'upload-offset': offset } = route.request().headers();
    if (route.request().method() !== 'PATCH' || offset === '0') await route.continue();
  });
}
