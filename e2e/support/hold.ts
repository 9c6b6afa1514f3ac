import type { Page } from 'playwright/test';

/** Keeps answers to requests of this address waiting, so that what is shown meanwhile can be looked at. Returns how to let them go. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
