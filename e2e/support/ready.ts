import { expect, type Locator } from 'playwright/test';

/**
 * Resolves when React has taken over the element, or the script of a plain page has run. A test acts sooner after the
 * first paint than a person can; what a person does, it may only do then. Before that, links and plain forms work and
 * buttons that need scripts wait.
 */
export async function ready(element: Locator): Promise<void> {
  // Somebody is there: pages that wait for a sign of that need not wait until their patience ends.
  await element.page().evaluate(() => dispatchEvent(new Event('pointermove')));
  await expect
    .poll(() =>
      element.evaluate(
        (node) =>
          document.documentElement.dataset.plain === 'ready' ||
          Object.keys(node).some((key) => key.startsWith('__reactProps')),
      ),
    )
    .toBe(true);
}
