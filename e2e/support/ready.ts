import { expect, type Locator } from 'playwright/test';

/**
 * Resolves when React has taken over the element, or the script of a plain page has run. A test acts sooner after the
 * first paint than a person can; what a person does, it may only do then. Before that, links and plain forms work and
 * buttons that need scripts wait.
 */
export async function ready(element: Locator): Promise<void> {
  // Again when another document takes the page's place meanwhile.
  await expect(async () => {
    // Somebody is there: pages that wait for a sign of that need not wait any longer.
    await element.page().evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })));
    const isReady = await element.evaluate(
      (node) =>
        document.documentElement.dataset.plain === 'ready' ||
        Object.keys(node).some((key) => key.startsWith('__reactProps')),
    );
    expect(isReady).toBe(true);
  }).toPass({ intervals: [50, 100, 200, 400] });
}
